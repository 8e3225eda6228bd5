"""What `/odds` shows: nothing is lost on the way from the distribution to the rows and bars."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.odds import Distribution
from bot.engine.screen import Bars, Screen
from cogs.tabletop.rules.odds import Question
from cogs.tabletop.screens.odds import MOST_BARS, MOST_ROWS, odds_screen

distributions = st.dictionaries(st.integers(-(10**6), 10**6), st.integers(1, 10**9), min_size=1, max_size=400).map(
    lambda ways: Distribution(values=tuple(sorted(ways)), ways=tuple(ways[value] for value in sorted(ways)))
)
bells = st.integers(1, 300).map(
    lambda n: Distribution(values=tuple(range(n)), ways=tuple(1 + 2 ** min(k, n - k) for k in range(n)))
)


def table(screen: Screen) -> Bars:
    [bars] = [block for block in screen.blocks if isinstance(block, Bars)]
    return bars


def share(bars: Bars, *, counting: bool) -> Fraction:
    return sum(
        (Fraction(bar.share.num, bar.share.den) for bar in bars.bars if bar.counts or not counting), start=Fraction(0)
    )


@settings(max_examples=80)
@given(distributions | bells, st.none() | st.integers(-400, 400))
def test_the_table_tells_all_and_counts_exactly_what_reaches_the_target(odds: Distribution, target: int | None) -> None:
    rows = table(odds_screen(Question(expression="1d6", target=target), odds))
    assert 1 <= len(rows.bars) <= MOST_ROWS
    assert share(rows, counting=False) == 1
    assert share(rows, counting=True) == (1 if target is None else odds.at_least(target))


@settings(max_examples=80)
@given(distributions | bells)
def test_a_lead_counts_from_one_and_a_tie_has_a_row_of_its_own(odds: Distribution) -> None:
    rows = table(odds_screen(Question(expression="1d6", against="1d6"), odds))
    assert len(rows.bars) <= MOST_ROWS
    assert share(rows, counting=True) == odds.at_least(1)
    ties = [bar for bar in rows.bars if bar.label == "0"]
    assert share(Bars(bars=tuple(ties)), counting=False) in {odds.exactly(0), 0}
    if not ties and odds.exactly(0):  # then it is one of the few that an end sums up
        assert any(bar.label in {"≤0", "≥0"} for bar in rows.bars)


@settings(max_examples=80)
@given(distributions | bells, st.none() | st.integers(-400, 400))
def test_the_picture_leaves_out_no_more_than_can_be_seen(odds: Distribution, target: int | None) -> None:
    picture = odds_screen(Question(expression="1d6", target=target), odds).picture
    assert picture is not None
    assert 1 <= len(picture.drawn.bars) <= MOST_BARS
    assert share(picture.drawn, counting=False) >= 1 - Fraction(2, 2000)


@pytest.mark.parametrize(
    ("ways", "target", "labels"),
    [
        ([1] * 6, None, ["1", "2", "3", "4", "5", "6"]),
        ([1] * 100, 65, ["1–10", "11–20", "21–30", "31–40", "41–50", "51–60", "61–64"]),
        ([1] * 10 + [1000] * 10 + [1] * 10, None, ["≤10", "11", "12", "13", "14", "15", "16"]),
    ],
)
def test_rows_are_single_values_ranges_or_ends(ways: list[int], target: int | None, labels: list[str]) -> None:
    odds = Distribution(values=tuple(range(1, len(ways) + 1)), ways=tuple(ways))
    rows = table(odds_screen(Question(expression="1d6", target=target), odds)).bars
    assert [bar.label for bar in rows[: len(labels)]] == labels


def test_a_range_of_negative_numbers_can_be_read() -> None:
    odds = Distribution(values=tuple(range(-50, 50)), ways=(1,) * 100)
    rows = table(odds_screen(Question(expression="1d6"), odds)).bars
    assert (rows[0].label, rows[-1].label) == ("−50…−41", "40–49")

"""Which row a value falls into, and how likely that was (R000-16, R000-17)."""

from collections import Counter

import pytest

from bot.engine.text import say
from cogs.turning.rules.chances import Chance, row_chances
from tests.turning.examples import ALL_ROWS, EDGES, TABLES

RESULTS = TABLES.results


@pytest.mark.parametrize(("value", "row"), EDGES)
def test_e000_10_row_edges(value: int, row: str) -> None:
    assert RESULTS.row_for(value).id == row
    assert RESULTS.row_at(10, value).id == row


@pytest.mark.parametrize("value", [-100, 5, 18, 100])
def test_r000_17_a_natural_1_or_20_has_its_own_row_whatever_the_value(value: int) -> None:
    assert RESULTS.row_at(1, value).id == "natural-1"
    assert RESULTS.row_at(20, value).id == "natural-20"


def test_g000_7_what_the_rows_offer() -> None:
    offers = {row.id: [(str(offer.effect), offer.dice) for offer in row.alternatives] for row in ALL_ROWS}
    bay, damage, stunning = "keep-at-bay", "positive-direct-damage", "divine-stunning"
    top = [(bay, "3d6+10"), (damage, "5d6"), (stunning, "2d4")]
    assert offers == {
        "natural-1": [],
        "5-or-less": [],
        "6-10": [(bay, "1d4")],
        "11-15": [(bay, "1d6+2"), (damage, "1d6")],
        "16-20": [(bay, "1d8+4"), (damage, "2d6"), (stunning, "1d3")],
        "21-25": [(bay, "2d6+6"), (damage, "3d6"), (stunning, "1d4+1")],
        "26-or-more": top,
        "natural-20": top,
    }


def test_rows_are_named_in_the_reader_s_language() -> None:
    names = [row.text for row in ALL_ROWS]
    assert names == [
        say("turning-row-natural", face=1),
        say("turning-row-natural", face=20),
        say("turning-row-or-less", high=5),
        *(say("turning-row-range", low=low, high=low + 4) for low in (6, 11, 16, 21)),
        say("turning-row-or-more", low=26),
    ]


def test_g000_7_a_cleric_against_an_undead_of_his_own_level() -> None:
    """The die less the Lower Order's 1, as the page counts it: 30 % nothing, 25, 25 and 15 %, and 5 % for the top."""
    chances = {row: chance.num for row, chance in row_chances(-1, RESULTS).items()}
    assert chances == {"natural-1": 1, "5-or-less": 5, "6-10": 5, "11-15": 5, "16-20": 3, "natural-20": 1}


@pytest.mark.parametrize("bonus", range(-60, 61))
def test_chances_are_a_full_count_of_the_die(bonus: int) -> None:
    chances = row_chances(bonus, RESULTS)
    counted: Counter[str] = Counter()
    for face in range(1, 21):
        value = face + bonus
        if face in (1, 20):
            counted[f"natural-{face}"] += 1
        elif value <= 5:
            counted["5-or-less"] += 1
        elif value >= 26:
            counted["26-or-more"] += 1
        else:
            low = (value - 1) // 5 * 5 + 1
            counted[f"{low}-{low + 4}"] += 1
    assert chances == {row: Chance(num=faces, den=20) for row, faces in counted.items()}
    assert sum(chance.num for chance in chances.values()) == 20

"""One roll, several times: `6x4d6kh3`; and that it is never taken for a product."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import DiceRefusal, RecordingDice, ScriptedDice, SeededDice, parse, roll
from bot.engine.dice.limits import MOST_DICE, MOST_TIMES
from bot.engine.refusal import Refused
from tests.bot.engine.dice.strategies import FIXED_OPERATORS, ROLLING_OPERATORS, dice, expressions


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("6x4d6kh3", "6x4d6kh3"),
        ("6X4D6KH3", "6x4d6kh3"),
        ("6 x 4d6kh3", "6x4d6kh3"),
        ("6хд20", "6x1d20"),
        ("6 Х 2к6", "6x2d6"),
        ("6x(4d6kh3)", "6x4d6kh3"),
        ("3x((1d6+2))", "3x1d6+2"),
        ("3x(1d6+2)[a]", "3x(1d6+2)[a]"),
        ("3x(1d6)+2", "3x(1d6)+2"),
        ("3x-(1d6)", "3x-(1d6)"),
        ("2x3+1d6", "2x3+1d6"),
        ("1x1d20", "1d20"),
        ("10x1d20", "10x1d20"),
    ],
)
def test_the_whole_is_repeated(typed: str, canonical: str) -> None:
    assert parse(typed).text == canonical
    assert parse(canonical).text == canonical


@pytest.mark.parametrize(
    ("typed", "canonical", "total"),
    [
        ("2×3", "2*3", 6),
        ("2×(3+4)", "2*(3+4)", 14),
        ("2×3+1d1", "2*3+1d1", 7),
        ("2×3×1d1", "2*3*1d1", 6),
        ("2*1d1", "2*1d1", 2),
        ("2*(1d1+3)", "2*(1d1+3)", 8),
        ("1d1×2", "1d1*2", 2),
        ("2×(1d1+3)", "2*(1d1+3)", 8),
        ("3✕1d1", "3*1d1", 3),
        ("2×(3)+(1d1)", "2*(3)+(1d1)", 7),
    ],
)
def test_a_product_stays_a_product(typed: str, canonical: str, total: int) -> None:
    assert parse(typed).text == canonical
    assert roll(typed, SeededDice(b"", 1)).total == total


@pytest.mark.parametrize(
    ("typed", "reason", "place"),
    [
        ("2x3", DiceRefusal.NOTHING_REPEATED, "2▸x3"),
        ("2 x (3+4)", DiceRefusal.NOTHING_REPEATED, "2 ▸x (3+4)"),
        ("11x1d20", DiceRefusal.TIMES, "▸11x1d20"),
        ("0x1d20", DiceRefusal.TIMES, "▸0x1d20"),
        ("9" * 50 + "x1d20", DiceRefusal.TIMES, "▸" + "9" * 20 + "…"),
        ("10x101d6", DiceRefusal.TOO_MANY, "▸10x101d6"),
        ("10x60d6kh9kl9ph1pl1mi2ma3kh9pl2", DiceRefusal.TOO_MUCH_WORK, "▸10x60d6kh9kl9ph1pl1m…"),
        ("10x1d6+200000000000000", DiceRefusal.TOO_BIG, "▸10x1d6+2000000000000…"),
        ("2x3x1d6", DiceRefusal.WORD, "2x3▸x1d6"),
        ("2x(3x1d6)", DiceRefusal.WORD, "2x(3▸x1d6)"),
        ("1d6x2", DiceRefusal.WORD, "1d6▸x2"),
        ("x1d6", DiceRefusal.WORD, "▸x1d6"),
        ("6x", DiceRefusal.NOTHING_REPEATED, "6▸x"),
        ("6x+d", DiceRefusal.UNFINISHED, "6x+d▸"),
    ],
)
def test_what_cannot_be_repeated_is_refused_by_name_with_the_place(typed: str, reason: DiceRefusal, place: str) -> None:
    with pytest.raises(Refused) as caught:
        roll(typed, ScriptedDice([]))
    assert (caught.value.reason, caught.value.text.args["place"]) == (reason, place)


def test_each_time_has_its_own_faces_and_its_own_sum() -> None:
    rolled = roll("2x2d6+1", ScriptedDice([6, 5, 1, 2]))

    assert [[part.amount for part in time] for time in rolled.times] == [[11, 1], [3, 1]]
    assert rolled.times[1][0].shown == "2d6 [1, 2]"
    assert rolled.total == 16
    assert rolled.natural is None


def test_luck_is_bounded_for_all_times_together() -> None:
    dice = RecordingDice(ScriptedDice([1] * MOST_DICE + [2]))
    with pytest.raises(Refused) as caught:
        roll("10x1d6rr1", dice)
    assert caught.value.reason is DiceRefusal.TOO_MANY
    assert len(dice.faces) == MOST_DICE


@given(expressions(dice(ROLLING_OPERATORS, most=3)), st.integers(2, MOST_TIMES), st.integers(min_value=0))
def test_B02_the_parts_of_all_times_sum_to_the_total_and_the_canonical_form_is_the_same(
    typed: str, times: int, number: int
) -> None:
    try:
        expression = parse(f"{times}x{typed}")
    except Refused as refused:
        assert refused.reason in {  # noqa: PT017  an expression alone is within the limits; so many may not be
            DiceRefusal.NOTHING_REPEATED,
            DiceRefusal.TOO_MANY,
            DiceRefusal.TOO_MUCH_WORK,
        }
        return
    rolled = roll(expression.text, SeededDice(b"", number))

    assert parse(expression.text) == expression
    assert len(rolled.times) == times
    assert sum(part.amount for part in rolled.parts) == rolled.total
    assert tuple(part for time in rolled.times for part in time) == rolled.parts
    assert expression.low <= rolled.total <= expression.high
    assert len(rolled.faces) <= expression.dice
    assert roll(rolled.expression, ScriptedDice([face.face for face in rolled.faces])) == rolled


@given(expressions(dice(FIXED_OPERATORS, most=3)), st.integers(2, 5), st.integers(min_value=0))
def test_repeating_is_rolling_one_after_the_other(typed: str, times: int, number: int) -> None:
    typed += "+1d6"
    single = SeededDice(b"", number)
    totals = [roll(typed, single).total for _ in range(times)]
    repeated = roll(f"{times}x{typed}", SeededDice(b"", number))

    assert [sum(part.amount for part in time) for time in repeated.times] == totals

import re
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.engine.dice import Expression, Face, Part, ScriptedDice, SeededDice, parse, roll
from bot.engine.refusal import Refused
from tests.bot.engine.dice.strategies import FIXED_OPERATORS, ROLLING_OPERATORS, dice, expressions

EXAMPLES: list[tuple[str, list[int], list[tuple[str, int]]]] = [
    ("5", [], [("", 5)]),
    ("d20", [12], [("1d20 [12]", 12)]),
    ("1d20-3", [12], [("1d20 [12]", 12), ("", -3)]),
    ("10-1d4", [3], [("", 10), ("1d4 [3]", -3)]),
    ("-1d4", [3], [("1d4 [3]", -3)]),
    ("3d6", [1, 2, 3], [("3d6 [1, 2, 3]", 6)]),
    ("0d6+1", [], [("0d6 []", 0), ("", 1)]),
    ("d%", [100], [("1d100 [100]", 100)]),
    ("4dF", [1, 2, 3, 3], [("4dF [−1, 0, 1, 1]", 1)]),
    ("4d6kh3", [6, 5, 4, 1], [("4d6kh3 [6, 5, 4, (1)]", 15)]),
    ("4d6kl1", [6, 5, 1, 1], [("4d6kl1 [(6), (5), 1, (1)]", 1)]),
    ("4d6kh1kl1", [6, 5, 4, 1], [("4d6kh1kl1 [6, (5), (4), 1]", 7)]),
    ("4d6kh9", [6, 5, 4, 1], [("4d6kh9 [6, 5, 4, 1]", 16)]),
    ("4d6kh0", [6, 5, 4, 1], [("4d6kh0 [(6), (5), (4), (1)]", 0)]),
    ("4d6ph1", [6, 5, 6, 1], [("4d6ph1 [(6), 5, 6, 1]", 12)]),
    ("4d6pl2", [6, 5, 4, 1], [("4d6pl2 [6, 5, (4), (1)]", 11)]),
    ("4d6k3", [3, 5, 3, 1], [("4d6k3 [3, (5), 3, (1)]", 6)]),
    ("4d6k>3", [3, 5, 4, 1], [("4d6k>3 [(3), 5, 4, (1)]", 9)]),
    ("4d6p<3", [3, 2, 4, 1], [("4d6p<3 [3, (2), 4, (1)]", 7)]),
    ("4d6pl1kh1", [1, 2, 3, 4], [("4d6pl1kh1 [(1), (2), (3), 4]", 4)]),
    ("d20adv", [7, 15], [("2d20kh1 [(7), 15]", 15)]),
    ("d20dis", [7, 15], [("2d20kl1 [7, (15)]", 7)]),
    ("2d6rr<3", [1, 5, 2, 3], [("2d6rr<3 [(1), (2), 3, 5]", 8)]),
    ("2d6rr1rr2", [1, 5, 2, 3], [("2d6rr1rr2 [(1), (2), 3, 5]", 8)]),
    ("2d6ro<3", [1, 5, 2], [("2d6ro<3 [(1), 2, 5]", 7)]),
    ("3d6ro1ro6", [6, 5, 1, 1, 6], [("3d6ro1ro6 [(6), 1, 5, (1), 6]", 12)]),
    ("3d6rol1", [4, 2, 6, 5], [("3d6rol1 [4, (2), 5, 6]", 15)]),
    ("2d6kh1ro6", [6, 6, 2], [("2d6kh1ro6 [(6), 2, (6)]", 2)]),
    ("2d6!", [6, 2, 6, 3], [("2d6e6 [6!, 2, 6!, 3]", 17)]),
    ("2d6e>4", [5, 6, 1, 2], [("2d6e>4 [5!, 6!, 1, 2]", 14)]),
    ("2d6ra6", [6, 6, 6], [("2d6ra6 [6!, 6, 6]", 18)]),
    ("3d6rah1", [2, 5, 4, 5], [("3d6rah1 [2, 5!, 4, 5]", 16)]),
    ("2d6!kh1", [6, 2, 4], [("2d6e6kh1 [6!, (2), (4)]", 6)]),
    ("2dF!", [3, 1, 2], [("2dFe1 [1!, −1, 0]", 0)]),
    ("3d6mi2", [1, 2, 3], [("3d6mi2 [1→2, 2, 3]", 7)]),
    ("3d6ma2", [1, 2, 3], [("3d6ma2 [1, 2, 3→2]", 5)]),
    ("2d20mi10kh1", [3, 7], [("2d20mi10kh1 [3→10, (7→10)]", 10)]),
    ("1d6mi6e6", [1, 3], [("1d6mi6e6 [1→6!, 3]", 9)]),
    ("2*(1d6+3)", [4], [("2×(1d6 [4]+3)", 14)]),
    ("(1d6-1d4)*-2", [4, 1], [("(1d6 [4]−1d4 [1])×−2", -6)]),
    ("2+3*4", [], [("", 2), ("3×4", 12)]),
    ("2*3+4", [], [("2×3", 6), ("", 4)]),
    ("7/2", [], [("7÷2", 3)]),
    ("-7//2", [], [("−7÷2", -4)]),
    ("1-7//2", [], [("", 1), ("7÷2", -3)]),
    ("7/2*2", [], [("7÷2×2", 6)]),
    ("1d8[fire]+2[bonus]+1", [5], [("1d8[fire] [5]", 5), ("2[bonus]", 2), ("", 1)]),
]


@pytest.mark.parametrize(("typed", "faces", "parts"), EXAMPLES)
def test_what_is_shown_and_what_it_comes_to(typed: str, faces: list[int], parts: list[tuple[str, int]]) -> None:
    rolled = roll(typed, ScriptedDice(faces))

    assert list(rolled.parts) == [Part(shown, amount) for shown, amount in parts]
    assert rolled.total == sum(amount for _, amount in parts)
    assert [face.face for face in rolled.faces] == faces


@pytest.mark.parametrize(
    ("typed", "faces", "natural"),
    [
        ("1d20", [20], 20),
        ("1d20+5-2+2*3", [1], 1),
        ("5+1d20", [7], 7),
        ("2d20kh1+5", [3, 18], 18),
        ("d20dis", [3, 18], 3),
        ("1d20rr1", [1, 9], 9),
        ("1d20mi10", [3], 3),
        ("2d20", [3, 18], None),
        ("1d20e20", [20, 4], None),
        ("1d20+1d4", [3, 2], None),
        ("1d20+0d4", [3], None),
        ("1d20+(2-1)*3", [3], 3),
        ("1d20+1d20", [3, 2], None),
        ("5-1d20", [3], None),
        ("1d20*2", [3], None),
        ("(1d20)", [3], None),
        ("1d6", [3], None),
        ("5", [], None),
    ],
)
def test_the_natural_face_is_that_of_the_one_d20_that_counts(typed: str, faces: list[int], natural: int | None) -> None:
    assert roll(typed, ScriptedDice(faces)).natural == natural


def test_faces_are_kept_as_they_were_rolled() -> None:
    rolled = roll("1dF+d%+2d20kl1", ScriptedDice([1, 55, 20, 3]))

    assert rolled.faces == (Face(3, 1), Face(100, 55), Face(20, 20), Face(20, 3))


@given(expressions(dice(ROLLING_OPERATORS)), st.integers(min_value=0))
def test_a_roll_is_its_expression_and_its_faces(typed: str, number: int) -> None:
    rolled = roll(typed, SeededDice(b"", number))
    again = roll(rolled.expression, ScriptedDice([face.face for face in rolled.faces]))

    assert again == rolled
    assert again.parts == rolled.parts


@pytest.mark.parametrize("bonus", ["", "+3", "-3", "+1d6"])
@pytest.mark.parametrize("named", ["1d20", "1d30", "2d6", "1d100", "1d20adv", "1d20dis"])
def test_B02_a_bonus_behind_any_roll_is_counted_and_shown(named: str, bonus: str) -> None:
    alone = roll(named, SeededDice(b"", 1))
    rolled = roll(named + bonus, SeededDice(b"", 1))

    assert rolled.parts[0] == alone.parts[0]
    assert len(rolled.parts) == (2 if bonus else 1)
    assert rolled.total == alone.total + sum(part.amount for part in rolled.parts[1:])


def test_many_faces_are_counted_instead_of_shown() -> None:
    rolled = roll("1000d6", ScriptedDice([6] * 1000))

    assert rolled.parts == (Part("1000d6 [" + "6, " * 80 + "… +920]", 6000),)
    assert roll("40d1000000", ScriptedDice([1_000_000] * 40)).parts[0].shown.endswith(", 1000000, … +14]")


@given(expressions(dice(FIXED_OPERATORS, most=250)), st.integers(min_value=0))
def test_what_is_shown_stays_short(typed: str, number: int) -> None:
    shown = [part.shown for part in roll(typed, SeededDice(b"", number)).parts]

    assert sum(map(len, shown)) <= 1_000


def test_the_longest_expressions_stay_short() -> None:
    for typed in ("+".join(["99d%"] * 9 + ["1d6"] * 33), "+".join(["4d1"] * 49), "(" + "+".join(["1d9e9"] * 13) + ")"):
        shown = [part.shown for part in roll(typed, SeededDice(b"", 1)).parts]
        assert sum(map(len, shown)) <= 1_000


@given(expressions(dice(ROLLING_OPERATORS)), st.integers(min_value=0))
def test_B02_the_parts_always_sum_to_the_total_and_the_total_is_within_its_bounds(typed: str, number: int) -> None:
    rolled = roll(typed, SeededDice(b"", number))
    expression = parse(typed)

    assert sum(part.amount for part in rolled.parts) == rolled.total
    assert expression.low <= rolled.total <= expression.high
    assert len(rolled.faces) <= expression.dice


def every_total(expression: Expression) -> set[int]:
    """All totals, by trying all faces. The sides are read off a roll, as all rolls have the same."""
    sides = [face.sides for face in roll(expression.text, SeededDice(b"", 1)).faces]
    return {roll(expression.text, ScriptedDice(faces)).total for faces in product(*(range(1, n + 1) for n in sides))}


@given(expressions(dice(FIXED_OPERATORS, most=2, sides=4)).filter(lambda typed: parse(typed).dice <= 4).map(parse))
@example(parse("2d3kh1kl1"))
def test_B39_the_bounds_are_exactly_what_can_come_out(expression: Expression) -> None:
    totals = every_total(expression)

    assert expression.low <= min(totals)
    assert max(totals) <= expression.high
    if not re.search("[kp]h[0-9]+[kp]l|[kp]l[0-9]+[kp]h", expression.text):
        # Of equal dice one may be the highest and the lowest at once; then fewer are picked, or more are left.
        assert (min(totals), max(totals)) == (expression.low, expression.high)


def test_a_divisor_may_not_become_zero_by_equal_dice() -> None:
    with pytest.raises(Refused):
        parse("1/(2d3kh1kl1-1)")
    with pytest.raises(Refused):
        parse("1/(2d3ph1pl1-1)")


@given(
    faces=st.lists(st.integers(min_value=1, max_value=20), min_size=2, max_size=8),
    keep=st.integers(min_value=0, max_value=8),
    die=st.integers(min_value=0, max_value=7),
)
def test_B39_keeping_is_monotonic(faces: list[int], keep: int, die: int) -> None:
    """A higher face, or one die more, never lowers the total; the highest are never below the lowest."""
    better = list(faces)
    better[die % len(faces)] = 20

    def total(operator: str, count: int, shown: list[int]) -> int:
        return roll(f"{len(shown)}d20{operator}{count}", ScriptedDice(shown)).total

    for operator in ("kh", "kl"):
        assert total(operator, keep, faces) <= total(operator, keep, better)
        assert total(operator, keep, faces) <= total(operator, keep + 1, faces)
    assert total("kh", keep, faces) == sum(sorted(faces, reverse=True)[:keep])
    assert total("kl", keep, faces) == sum(sorted(faces)[:keep])
    assert total("kh", keep, faces) + total("ph", keep, faces) == sum(faces)
    assert total("kl", keep, faces) + total("pl", keep, faces) == sum(faces)


@given(first=st.integers(min_value=1, max_value=20), second=st.integers(min_value=1, max_value=20))
def test_B39_advantage_never_hurts(first: int, second: int) -> None:
    assert (
        roll("d20adv", ScriptedDice([first, second])).total
        >= first
        >= roll("d20dis", ScriptedDice([first, second])).total
    )

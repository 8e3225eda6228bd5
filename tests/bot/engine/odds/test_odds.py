"""Odds are exact: they are those of trying out every face of every die, and those that others have published."""

from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.engine.dice import parse
from bot.engine.odds import Distribution, OddsRefusal, check, lead, odds
from bot.engine.refusal import Refused
from tests.bot.engine.dice.strategies import FIXED_OPERATORS, HOLDS, KEEPS, VALUE_KEEPS, dice, expressions
from tests.bot.engine.odds.tried import tried

ONCE = st.sampled_from(
    ["ro1", "ro<3", "roh1", "rol1", "ro3rol1", "ra2", "ra>1", "rah1", "ral1", "rol1roh1", "kh1kl1", "ph1pl1", "kh2k1"]
)
"""Operators that throw at most so many dice again, and those that compare dice with each other twice."""

OPERATORS = st.lists(KEEPS | HOLDS | VALUE_KEEPS | ONCE, max_size=3).map("".join)


def of(typed: str) -> Distribution:
    return odds(parse(typed))


def as_tried(typed: str, *, most: int = 12) -> None:
    """The odds of `typed` are those of trying, as far as that goes."""
    counted = of(typed)
    chances = dict(zip(counted.values, counted.chances, strict=True))
    found, longer = tried(parse(typed), most=most)
    for total in chances.keys() | found.keys():
        difference = chances.get(total, Fraction(0)) - found.get(total, Fraction(0))
        assert -counted.rest <= difference <= longer, total
    if not longer:
        assert chances == found


@settings(max_examples=150)
@given(dice(OPERATORS, most=3, sides=4))
def test_operators_do_to_chances_what_they_do_to_dice(typed: str) -> None:
    as_tried(typed)


@settings(max_examples=80)
@given(expressions(dice(FIXED_OPERATORS, most=2, sides=4)))
def test_sums_products_and_quotients_are_those_of_a_roll(typed: str) -> None:
    try:
        expression = parse(typed)
    except Refused:
        assume(False)
    assume(expression.dice <= 5)
    as_tried(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "1d4!",
        "2d3e3",
        "2d4e>2",
        "1d6mi4e4",
        "2d3rr1",
        "3d4rr<3kh2",
        "2d3e3k>1",
        "1d4e4ro1",
        "1d3rr1e3ma2",
        "2d4ro1e4",
        "1dF!",
        "2d3kh1e3",
        "2d4kl1rr2",
        "3d3kh2ro1",
        "1d3mi5e5",
        "2d2rr1kh1rr1",
        "1d4e4e1",
        "2d4p1e2",
        "3d2k2kh1ra2",
    ],
)
def test_what_may_go_on_for_ever_is_followed_far_enough(typed: str) -> None:
    as_tried(typed, most=8)


@pytest.mark.parametrize(
    "typed", ["2*-1d4", "-1d6//4", "7//-(1d3)", "-(2d4)*1d3", "1d4*1d4//3", "3d4p1kl1", "3d4k>2kl2", "3d4p<3ph1", "0d6"]
)
def test_signs_and_what_is_dropped_before_dice_are_ranked_are_those_of_a_roll(typed: str) -> None:
    as_tried(typed)


@pytest.mark.parametrize(
    ("typed", "number", "chance"),
    [
        ("2d6", 7, "21/36"),
        ("1d20adv", 11, "3/4"),
        ("1d20dis", 11, "1/4"),
        ("1d20+5", 15, "11/20"),
        ("3d6", 18, "1/216"),
        ("4d6kh3", 18, "21/1296"),
        ("4dF", 4, "1/81"),
        ("d%", 96, "1/20"),
        ("1d6!", 7, "1/6"),
        ("10d6", 10, "1"),
        ("2d6", 13, "0"),
    ],
)
def test_the_chance_of_reaching_a_number(typed: str, number: int, chance: str) -> None:
    assert of(typed).at_least(number) == Fraction(chance)


@pytest.mark.parametrize(
    ("typed", "mean"), [("4d6kh3", "15869/1296"), ("1d20adv", "553/40"), ("1d20dis", "287/40"), ("2d6*10-5", "65")]
)
def test_the_mean_is_the_known_one(typed: str, mean: str) -> None:
    assert of(typed).mean == Fraction(mean)


def test_explosions_have_the_mean_of_dice_that_never_stop() -> None:
    for sides in (2, 6, 20):
        assert float(of(f"1d{sides}!").mean) == pytest.approx((sides + 1) / 2 * sides / (sides - 1), abs=1e-6)
    assert float(of("5d6e>4").mean) == pytest.approx(5 * 3.5 / (2 / 3), abs=1e-5)


def test_the_spread_is_the_known_one() -> None:
    assert of("3d6").variance == Fraction(35, 4)
    assert float(of("2d6").spread) == pytest.approx((35 / 6) ** 0.5, abs=2e-6)


@settings(max_examples=60)
@given(dice(OPERATORS, most=3, sides=6), st.integers(-30, 60))
def test_chances_add_up_to_one_and_fall_as_the_number_rises(typed: str, number: int) -> None:
    counted = of(typed)
    assert sum(counted.chances) == 1
    assert min(counted.ways) > 0
    assert counted.at_least(number) >= counted.at_least(number + 1)
    assert counted.at_least(number) + counted.at_most(number) - counted.exactly(number) == 1
    assert list(counted.values) == sorted(set(counted.values))


@settings(max_examples=40)
@given(dice(FIXED_OPERATORS, most=3), dice(FIXED_OPERATORS, most=3))
def test_of_two_who_roll_one_wins_or_they_tie_whoever_is_named_first(ours: str, theirs: str) -> None:
    first, second = (odds(lead(parse(a), parse(b))) for a, b in ((ours, theirs), (theirs, ours)))
    assert first.at_least(1) + first.exactly(0) + first.at_most(-1) == 1
    assert first.at_least(1) == second.at_most(-1)
    assert first.exactly(0) == second.exactly(0)


def test_the_better_die_wins_as_often_as_known() -> None:
    better = odds(lead(parse("1d8"), parse("1d6")))
    assert (better.at_least(1), better.exactly(0)) == (Fraction(27, 48), Fraction(6, 48))


def test_a_label_changes_nothing() -> None:
    assert of("1d6[fire]+(2)[cold]") == of("1d6+2")


def refusal(typed: str) -> Refused:
    with pytest.raises(Refused) as caught:
        check(parse(typed))
    return caught.value


def test_what_is_not_counted_exactly_is_refused_by_name() -> None:
    assert refusal("3x1d6").reason is OddsRefusal.REPEATED
    exploded = refusal("2d6+4d6e6kh3")
    assert exploded.reason is OddsRefusal.EXPLODED
    assert exploded.text.args == {"operator": "kh3", "expression": "4d6e6kh3"}
    assert refusal("1d6+900d20").text.args == {"expression": "900d20"}

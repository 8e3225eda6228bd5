"""Values that an expression names: `1d20+@arcana`."""

from contextlib import suppress
from time import thread_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import DiceRefusal, ScriptedDice, SeededDice, names_in, parse, roll, with_numbers
from bot.engine.dice.tokens import is_name
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim
from tests.bot.engine.dice.strategies import ROLLING_OPERATORS, dice, expressions

VALUES = {"level": 5, "hit_dice": 3, "luck": -2, "Магія": 4, "d": 7, "сила-волі": 6}


def refused(typed: str, values: dict[str, int] = VALUES) -> tuple[DiceRefusal, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        roll(typed, ScriptedDice([]), values)
    assert isinstance(caught.value.reason, DiceRefusal)
    return caught.value.reason, dict(caught.value.text.args)


@pytest.mark.parametrize(
    ("typed", "canonical", "total"),
    [
        ("@level", "@level", 5),
        ("@LÉVEL", "@level", 5),
        ("＠level", "@level", 5),
        ("2*@level+1", "2*@level+1", 11),
        ("@hit-dice", "@hit_dice", 3),
        ("@Hit_Dice-d1", "@hit_dice-1d1", 2),
        ("@level-1", "@level-1", 4),
        ("@level-@luck", "@level-@luck", 7),
        ("1d1+@luck", "1d1+@luck", -1),
        ("-@luck", "-@luck", 2),
        ("@магія", "@Магія", 4),
        ("@сила_волі", "@сила-волі", 6),
        ("2*@d", "2*@d", 14),
        ("@level[bonus]", "@level[bonus]", 5),
        ("2x@level+1d1", "2x@level+1d1", 12),
        ("(@level+1)/2", "(@level+1)/2", 3),
    ],
)
def test_a_value_is_found_by_its_name_in_any_form(typed: str, canonical: str, total: int) -> None:
    rolled = roll(typed, SeededDice(b"", 1), VALUES)

    assert (rolled.expression, rolled.total) == (canonical, total)
    assert roll(rolled.expression, SeededDice(b"", 1), VALUES) == rolled


def test_a_value_is_shown_with_its_name() -> None:
    rolled = roll("1d20+@level-@luck+2*@luck", ScriptedDice([12]), VALUES)

    assert [(part.shown, part.amount) for part in rolled.parts] == [
        ("1d20 [12]", 12),
        ("@level", 5),
        ("@luck", 2),
        ("2×@luck [−2]", -4),
    ]
    assert rolled.natural == 12


def test_an_unknown_value_is_refused_by_name_with_the_place_and_the_nearest() -> None:
    reason, args = refused("1d20+@lvel-2")

    assert reason is DiceRefusal.VALUE
    assert args["name"] == "lvel"
    assert args["place"] == "1d20+▸@lvel-2"
    assert args["known"] == Listing(items=(Verbatim(verbatim="`@level`"),))
    assert args["n"] == len(VALUES)
    assert refused("1d20+@level", {})[1]["n"] == 0


@pytest.mark.parametrize("name", ["everyone", "here", "a" * 150])
def test_nothing_but_a_known_name_is_taken(name: str) -> None:
    assert refused(f"@{name}")[0] is DiceRefusal.VALUE


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("@", DiceRefusal.SIGN),
        ("1d20@level", DiceRefusal.UNEXPECTED),
        ("@level@level", DiceRefusal.UNEXPECTED),
        ("1/@none", DiceRefusal.DIVISION),
        ("1d6/(@level-5)", DiceRefusal.DIVISION),
        ("@huge", DiceRefusal.TOO_BIG),
        ("2x@level", DiceRefusal.NOTHING_REPEATED),
        ("1d@level", DiceRefusal.UNEXPECTED),
    ],
)
def test_a_value_is_held_to_the_limits_of_a_number(typed: str, reason: DiceRefusal) -> None:
    assert refused(typed, VALUES | {"none": 0, "huge": 10**16})[0] is reason


def test_what_is_remembered_of_an_expression_knows_no_values() -> None:
    assert refused("@level", {})[0] is DiceRefusal.VALUE
    assert roll("@level", ScriptedDice([]), {"level": 5}).total == 5
    assert roll("@level", ScriptedDice([]), {"level": 6}).total == 6
    assert refused("@level", {})[0] is DiceRefusal.VALUE


def test_the_names_of_an_expression_can_be_asked_for() -> None:
    assert names_in("1d20+@Level - @hit-dice-d6*@level") == ("Level", "hit-dice", "level")
    assert names_in("1d20[@level]") == ()


def test_names_that_cannot_be_typed_are_left_alone() -> None:
    reason, args = refused("@a", {"a b": 1, "`": 2, "": 3})
    assert (reason, args["known"]) == (DiceRefusal.VALUE, Listing(items=()))


@pytest.mark.timed
def test_B05_many_values_and_many_names_are_quick() -> None:
    values = {f"some_rather_long_name_{number}": number for number in range(200)}
    for typed in ("+".join(["@a"] * 66), "+".join(["@some_rather_long_name_199"] * 7), "@" + "x" * 199):
        times: list[float] = []
        for _ in range(7):
            start = thread_time()
            with suppress(Refused):
                roll(typed, SeededDice(b"", 1), values)
            times.append(thread_time() - start)
        assert min(times) < 0.01, typed


NAMES = st.from_regex(r"[a-zа-яіїєґ][a-zа-яіїєґ0-9_]{0,8}", fullmatch=True).filter(is_name)


@given(
    expressions(dice(ROLLING_OPERATORS, most=3)),
    st.dictionaries(NAMES, st.integers(-50, 50), min_size=1, max_size=4),
    st.sampled_from(["+", "-", "*"]),
    st.integers(min_value=0),
)
def test_B02_the_parts_sum_to_the_total_with_values_as_with_numbers(
    typed: str, values: dict[str, int], operator: str, number: int
) -> None:
    names = "".join(f"{operator}@{name}" for name in values)
    numbers = "".join(f"{operator}{value}" for value in values.values())
    rolled = roll(typed + names, SeededDice(b"", number), values)

    assert sum(part.amount for part in rolled.parts) == rolled.total
    assert rolled.total == roll(typed + numbers, SeededDice(b"", number)).total
    assert roll(rolled.expression, SeededDice(b"", number), values) == rolled
    assert parse(rolled.expression, values).text == rolled.expression


@pytest.mark.parametrize(
    ("typed", "in_numbers"),
    [
        ("1d20+@level", "1d20+5"),
        ("1d20-@luck", "1d20-(-2)"),
        ("@LEVEL*@hit-dice [both]", "5*3 [both]"),
        ("@level-d6", "5-d6"),
        ("2d6+3", "2d6+3"),
    ],
)
def test_names_give_way_to_their_numbers(typed: str, in_numbers: str) -> None:
    assert with_numbers(typed, VALUES) == in_numbers
    assert parse(in_numbers).low == parse(typed, VALUES).low


def test_an_unknown_name_has_no_number() -> None:
    with pytest.raises(Refused) as caught:
        with_numbers("1d20+@arcana", VALUES)
    assert caught.value.reason is DiceRefusal.VALUE

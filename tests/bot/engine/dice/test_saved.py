"""Saved rolls as they are called (B02), and the names they may have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import DiceRefusal, SeededDice, called, roll, saved_key, saved_name
from bot.engine.refusal import Refused
from tests.bot.engine.dice.strategies import ROLLING_OPERATORS, dice, expressions

SAVED = {
    saved_key(name): expression
    for name, expression in {
        "Stealth": "1d20+5",
        "sneak attack": "2d6+3",
        "sneak": "1d20",
        "Ada: stealth": "1d20+7",
        "stats": "6x4d6kh3",
        "Крадій-майстер": "2d6",
        "Perché no": "1d8",
    }.items()
}


def meaning(typed: str) -> str | None:
    call = called(typed, SAVED)
    return call.meaning(SAVED[call.key]) if call else None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("stealth", "1d20+5"),
        ("STEALTH", "1d20+5"),
        ("stealth+3", "1d20+5+3"),
        ("stealth –3", "1d20+5-3"),
        ("stealth + 1d6", "1d20+5+ 1d6"),
        ("sneak attack*2", "(2d6+3) *2"),
        ("sneak  attack ÷2", "(2d6+3) /2"),
        ("sneak*2", "(1d20) *2"),
        ("sneak adv", "1d20 adv"),
        ("sneak [in the dark]", "1d20 [in the dark]"),
        ("2x stealth+1", "2x1d20+5+1"),
        ("ada:  stealth-1", "1d20+7-1"),
        ("крадій-майстер-2", "2d6-2"),
        ("perche no+1", "1d8+1"),
        ("stats", "6x4d6kh3"),
    ],
)
def test_B02_a_saved_roll_is_expanded_with_whatever_stands_around_it(typed: str, meant: str) -> None:
    assert meaning(typed) == meant


@pytest.mark.parametrize("typed", ["1d20", "stealthy", "stealth2", "a stealth", "d20+stealth", "?", "крадій", "@sneak"])
def test_what_only_looks_like_a_saved_roll_is_none(typed: str) -> None:
    assert meaning(typed) is None


@pytest.mark.parametrize("bonus", ["", "+3", "-3", "+1d6", "adv", " dis", "*2", "[for luck]"])
@pytest.mark.parametrize("name", sorted(SAVED))
def test_B02_every_combination_is_rolled_with_parts_that_sum_up_or_refused_with_a_reason(name: str, bonus: str) -> None:
    meant = meaning(f"{name} {bonus}")
    assert meant is not None
    try:
        rolled = roll(meant, SeededDice(b"", 1))
    except Refused as refused:
        assert refused.reason in {DiceRefusal.ADVANTAGE, DiceRefusal.WORD}  # noqa: PT017
        assert bonus in {"adv", " dis", "*2"}
        return
    assert sum(part.amount for part in rolled.parts) == rolled.total


@given(expressions(dice(ROLLING_OPERATORS, most=3)), st.sampled_from(["+3", "-3", "+1d6", "*2"]), st.integers(0))
def test_B02_a_modifier_counts_for_the_whole_of_a_saved_roll(expression: str, bonus: str, number: int) -> None:
    call = called(f"attack{bonus}", {"attack"})
    assert call is not None
    rolled = roll(call.meaning(expression), SeededDice(b"", number))
    in_brackets = roll(f"({expression}){bonus}", SeededDice(b"", number))
    assert rolled.total == in_brackets.total


@pytest.mark.parametrize(
    "name", ["stealth", "Sneak attack", "a-b", "крадіжка", "обов'язок", "x", "kh", "d20 attack", "हिन्दी", "a_b 2"]
)
def test_a_name_is_letters_digits_and_blanks(name: str) -> None:
    assert saved_name(f" {name}\u200b ") == name
    assert called(name, {saved_key(name)})


@pytest.mark.parametrize("name", ["", " ", "?", "2nd", "a+b", "a-1", "-a", "a-", "a:b", "a`b", "@level", "a, b", "*a*"])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        saved_name(name)
    assert caught.value.reason is DiceRefusal.SAVED_NAME


@pytest.mark.parametrize("name", ["d", "D20", "к", "дF", "d6 kh", "d20adv", "d20 adv", "d6e", "кF"])
def test_a_name_that_is_dice_is_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        saved_name(name)
    assert caught.value.reason is DiceRefusal.SAVED_NAME_IS_DICE


def test_names_too_long_to_be_typed_are_never_called() -> None:
    assert saved_key("\ufdfa" * 32)
    assert called("x" * 150, {"x" * 150}) is None
    assert called("x" * 66, {"x" * 66})


@given(st.text(max_size=80))
def test_any_text_calls_something_or_nothing_or_is_refused(typed: str) -> None:
    try:
        call = called(typed, SAVED)
    except Refused as refused:
        assert isinstance(refused.reason, DiceRefusal)  # noqa: PT017
        return
    assert call is None or call.key in SAVED

"""Nothing anybody types holds up the bot: it is refused before a die is rolled, by name, and at once."""

from contextlib import suppress
from itertools import repeat
from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import DiceRefusal, RecordingDice, ScriptedDice, SeededDice, parse, roll
from bot.engine.dice.limits import BIGGEST, MOST_CHARACTERS, MOST_DICE
from bot.engine.refusal import Refused

AT_ONCE = 0.01
"""Seconds that any expression may take."""


def reason(typed: str) -> DiceRefusal:
    """Why `typed` is refused. The script is empty: rolling a single die would be another error."""
    with pytest.raises(Refused) as caught:
        roll(typed, ScriptedDice([]))
    assert isinstance(caught.value.reason, DiceRefusal)
    return caught.value.reason


def quickest(typed: str) -> float:
    """Seconds for `typed`, of our own time only and the best of several, since the machine may be busy otherwise."""
    times: list[float] = []
    for number in range(7):
        dice = SeededDice(b"", number)
        start = thread_time()
        with suppress(Refused):
            roll(typed, dice)
        times.append(thread_time() - start)
    return min(times)


HOSTILE: list[tuple[str, DiceRefusal]] = [
    ("999999999d6", DiceRefusal.TOO_MANY),
    ("1001d6", DiceRefusal.TOO_MANY),
    ("500d6+501d6", DiceRefusal.TOO_MANY),
    ("501d6ro1", DiceRefusal.TOO_MANY),
    ("1d99999999999999999999", DiceRefusal.SIDES),
    ("2147483647d2147483647", DiceRefusal.TOO_MANY),
    ("1" * 5_000, DiceRefusal.TOO_LONG),
    ("9" * 150, DiceRefusal.TOO_BIG),
    ("1d6kh" + "9" * 150, DiceRefusal.TOO_BIG),
    ("1+" * 2_000 + "1", DiceRefusal.TOO_LONG),
    ("*".join(["1000000"] * 20), DiceRefusal.TOO_BIG),
    ("*".join(["1d1000000"] * 20), DiceRefusal.TOO_BIG),
    ("1000d6mi" + "9" * 15, DiceRefusal.TOO_BIG),
    ("(" * 300 + "1" + ")" * 300, DiceRefusal.TOO_LONG),
    ("(" * 90 + "1" + ")" * 90, DiceRefusal.TOO_DEEP),
    ("(" * 11 + "1" + ")" * 11, DiceRefusal.TOO_DEEP),
    ("1d1e1", DiceRefusal.ENDLESS),
    ("2d6rr<7", DiceRefusal.ENDLESS),
    ("d6!>0", DiceRefusal.ENDLESS),
    ("1d1!", DiceRefusal.ENDLESS),
    ("1d2rr1rr2", DiceRefusal.ENDLESS),
    ("1d6e<3e>4e3e4", DiceRefusal.ENDLESS),
    ("1dFrr<2", DiceRefusal.ENDLESS),
    ("4d6rrh1", DiceRefusal.ENDLESS),
    ("4d6el1", DiceRefusal.ENDLESS),
    ("1d1000000rr<1000000", DiceRefusal.TOO_MANY),
    ("1d20e>1", DiceRefusal.TOO_MANY),
    ("900d6!", DiceRefusal.TOO_MANY),
    ("100d2e1rr1e1rr1e1rr1", DiceRefusal.TOO_MANY),
    ("1000d6" + "kh1000" * 900, DiceRefusal.TOO_LONG),
    ("1000d6" + "kh999pl1" * 3, DiceRefusal.TOO_MUCH_WORK),
    ("-" * 5_000 + "1", DiceRefusal.TOO_LONG),
    ("[" * 199, DiceRefusal.BRACKETS),
    ("d" * 200, DiceRefusal.WORD),
    ("\u0334" * 6_000, DiceRefusal.TOO_LONG),
    ("\ufdfa" * 200, DiceRefusal.TOO_LONG),
    ("\ufdfa" * 6_000, DiceRefusal.TOO_LONG),
    ("1 " * 3_000, DiceRefusal.TOO_LONG),
    ("1d6" + " " * 6_000, DiceRefusal.TOO_LONG),
    (" " * 6_000, DiceRefusal.EMPTY),
    ("\u200b" * 6_000, DiceRefusal.EMPTY),
    ("1d6" * 1_000_000, DiceRefusal.TOO_LONG),
    ("10x101d6", DiceRefusal.TOO_MANY),
    ("9" * 190 + "x1d6", DiceRefusal.TIMES),
    ("2x" * 90 + "1d6", DiceRefusal.WORD),
    ("×" * 200, DiceRefusal.UNEXPECTED),
    ("@a+" * 66 + "1", DiceRefusal.VALUE),
    ("@" + "a-" * 99 + "a", DiceRefusal.VALUE),
]


@pytest.mark.timed
@pytest.mark.parametrize(
    ("typed", "expected"), HOSTILE, ids=[typed[:24].encode("unicode_escape").decode() for typed, _ in HOSTILE]
)
def test_B05_B06_what_would_take_too_long_is_refused_at_once(typed: str, expected: DiceRefusal) -> None:
    assert reason(typed) is expected
    assert quickest(typed) < AT_ONCE


@pytest.mark.timed
@pytest.mark.parametrize(
    "typed",
    [
        "1000d6",
        *("1000d6" + "kh1000" * times for times in (1, 4, 12)),
        "600d6!",
        "1000d1000000kh9pl9",
        "+".join(["1d6!"] * 13),
        "(" * 10 + "1d6" + ")" * 10,
        "-" * 199 + "1",
        "1d6" + " " * 5_000,
        "+".join(["1"] * 100),
        "*".join(["1"] * 100),
        "10x100d6",
        "10x40d6kh9pl9",
    ],
)
def test_B05_B06_what_is_allowed_is_quick(typed: str) -> None:
    assert roll(typed, SeededDice(b"", 1)).parts
    assert quickest(typed) < AT_ONCE


@pytest.mark.parametrize(
    ("allowed", "refused"),
    [
        ("1000d6", "1001d6"),
        ("1d1000000", "1d1000001"),
        ("1" * 15, "1" * 16),
        (f"{BIGGEST}", f"{BIGGEST + 1}"),
        (f"{BIGGEST - 20}+1d20", f"{BIGGEST - 19}+1d20"),
        (f"-{BIGGEST}", f"-{BIGGEST}-1"),
        ("(" * 10 + "1" + ")" * 10, "(" * 11 + "1" + ")" * 11),
        ("-" * 199 + "1", "-" * 200 + "1"),
        ("500d6ro1", "501d6ro1"),
        ("1d2e2", "1d20e>1"),
    ],
)
def test_every_limit_is_where_it_is_said_to_be(allowed: str, refused: str) -> None:
    parse(allowed)
    reason(refused)


def test_the_canonical_form_can_always_be_rolled_again() -> None:
    """`d%` is written `1d100`, so some expressions grow beyond what may be typed."""
    typed = "+".join(["d%"] * 60)

    assert len(typed) < MOST_CHARACTERS
    assert reason(typed) is DiceRefusal.TOO_LONG


@pytest.mark.parametrize("typed", ["1d6!", "1d6rr>5", "2d6!+500d6"])
def test_B06_scripted_luck_ends_as_well(typed: str) -> None:
    dice = RecordingDice(ScriptedDice(repeat(6)))

    with pytest.raises(Refused) as caught:
        roll(typed, dice)

    assert caught.value.reason is DiceRefusal.TOO_MANY
    assert len(dice.faces) == MOST_DICE


@pytest.mark.timed
@given(st.text(st.sampled_from("0123456789d!er<>hlkp+-*/()x×@_"), min_size=30, max_size=250))
def test_B05_no_text_takes_long(typed: str) -> None:
    assert quickest(typed) < AT_ONCE

"""Ours against d20 1.1.2, on the faces that d20 rolled: its grammar is what players of other bots type."""

import random
import warnings
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import RecordingDice, ScriptedDice, roll
from tests.bot.engine.dice.strategies import ROLLING_OPERATORS, dice, expressions

with warnings.catch_warnings():
    # Its parser, lark, imports a deprecated module of Python's.
    warnings.simplefilter("ignore", DeprecationWarning)
    import d20

CORPUS = """
    1d20 | d20+5 | 2d20kh1+7 | 2d20kl1-1 | 4d6kh3 | 4d6pl1 | 4d6ph1kl2 | 8d6[fire] | 2d6+1d8[cold]-3 | 1+2*3-4//3
    -7//2 | 7//-2 | 1-7//2 | -(7//2) | --3 | 2*-3 | (1d6+2)*3 | (2d6-1d8)//2 | -1d4+-1d6 | 4d6k3 | 4d6k<4 | 4d6p>5
    4d6kh1kl1 | 4d6kh9 | 4d6kh0 | 0d6 | 4d6ro<3 | 4d6ro1ro2 | 4d6rr1 | 4d6rr<3kh3 | 4d6rol1 | 4d6roh2 | 6d6e6 | 6d6e>4
    4d6ra6 | 4d6ra6ra5 | 4d6rah1 | 4d6mi2 | 4d6mi2ma5 | 4d6ma3 | 4d6rr1e6 | 4d6e6rr1 | 4d6e6kh3 | 4d6mi6e6 | 4d6mi3rr3
    4d6e6ro1 | 3d4e4e1kh2 | 1d100 + 1d20 - 1 | ((1d6)) | (2d4)[a] * (1d4)[b]
"""


def thrown(node: d20.Number) -> Iterator[d20.Dice]:
    """The dice of d20's result from left to right, which is the order in which they are rolled."""
    if isinstance(node, d20.Dice):
        yield node
    for child in node.children:
        yield from thrown(child)


def faces_in_order(term: d20.Dice) -> list[int]:
    """The faces of a term in the order in which ours rolls: first the dice, then what each operator adds.

    d20 remembers for each die what it showed, which is enough where at most one operator rerolls and one explodes.
    """
    shown = [[literal.values[0] for literal in die.values] for die in term.values]
    first = [history[0] for history in shown]
    rerolled = [face for history in shown for face in history[1:]]
    rolling = [operator.op for operator in term.operations if operator.op in {"rr", "ro", "e", "ra"}]
    if rolling and rolling[0] in {"e", "ra"}:
        return first + rerolled
    return first[: term.num] + rerolled + first[term.num :]


def compare(typed: str) -> None:
    theirs = d20.roll(typed)
    faces = [face for term in thrown(theirs.expr) for face in faces_in_order(term)]
    dice = RecordingDice(ScriptedDice(faces))

    assert roll(typed, dice).total == theirs.total
    assert len(dice.faces) == len(faces)


@pytest.mark.parametrize(
    "typed", [typed.strip() for line in CORPUS.split("\n") for typed in line.split("|") if line.strip()]
)
def test_both_agree_on_what_players_type(typed: str) -> None:
    for _ in range(30):
        compare(typed)


@given(expressions(dice(ROLLING_OPERATORS)), st.integers())
def test_both_agree_on_any_expression(typed: str, seed: int) -> None:
    random.seed(seed)
    compare(typed)


def test_they_differ_where_we_say_so() -> None:
    """`/` rounds down at once, the percentile die shows 1 to 100, and nothing behind an expression is ignored."""
    assert (d20.roll("7/2*2").total, roll("7/2*2", ScriptedDice([])).total) == (7, 6)
    assert {d20.roll("d%").total for _ in range(300)} == set(range(0, 100, 10))
    assert roll("d%", ScriptedDice([100])).total == 100

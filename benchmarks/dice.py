"""Dice expressions against d20 1.1.2, and against the hostile.

Both roll the same expressions, from the text a player typed, with the same source of chance, `random.randrange`. Both
keep what they have parsed and work out the text with the faces only when it is asked for, so there is a measure with
that text and one without. Two more say what that lead is made of: with expressions that were never seen before, and
with the fair dice of production, which cost one HMAC-SHA256 each where d20 has a plain random number.

The hostile are generated from a fixed seed. Each must be rolled or refused within 10 ms; the worst of them counts, by
its best of a few runs. Only our own time is measured, not what the machine does meanwhile.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, islice, repeat
from time import thread_time

from benchmarks.measure import Measure, alternate
from bot.engine.dice import Dice, SeededDice, roll
from bot.engine.refusal import Refused

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import d20

EXPRESSIONS = (
    "d20",
    "1d20+5",
    "1d20-1",
    "2d20kh1+7",
    "2d20kl1",
    "1d8[fire]+3",
    "2d6+1d8[cold]+3",
    "4d6kh3",
    "8d6",
    "(2d6+3)*2",
    "4d6ro<3",
    "6d6e6",
    "1d20mi10+11",
    "20d10",
)
ROUNDS = 60
TIMES = 20
HOSTILE = 10_000
HOSTILE_SECONDS = 0.01
FLOODS = ("1+", "(", "-", "1d6!", "[a]", "kh1000", "1", " ", "\u200b", "ﷺ", "\u0334", "1d6+(", "d", "é", "1 ", "1*-")


class RandomDice:
    """Dice as d20 rolls them."""

    def roll(self, sides: int) -> int:
        """A face."""
        return random.randrange(sides) + 1


def measures() -> Iterable[Measure]:
    """The lead over d20 in four ways, and the worst of the hostile."""
    chance, fair = RandomDice(), SeededDice(bytes(32), 1)
    yield Measure("dice-against-d20", _lead(chance), 3, at_least=True)
    yield Measure("dice-with-text-against-d20", _lead(chance, shown=True), 3, at_least=True)
    yield Measure("dice-never-seen-against-d20", _lead(chance, seen=False), 1, at_least=True)
    yield Measure("dice-fair-against-d20", _lead(fair), 1, at_least=True)
    yield Measure("dice-worst-of-hostile-against-10-ms", _worst() / HOSTILE_SECONDS, 1, at_least=False)


def _lead(dice: Dice, *, seen: bool = True, shown: bool = False) -> float:
    """How many times as fast as d20 all expressions together are rolled, each by its best run."""
    ours = theirs = 0.0
    for text in EXPRESSIONS:
        mine, its = alternate(
            partial(_roll_ours, _texts(text, seen), dice, shown),
            partial(_roll_theirs, _texts(text, seen), shown),
            rounds=ROUNDS,
            clock=thread_time,
        )
        ours += mine.best
        theirs += its.best
    return theirs / ours


def _texts(text: str, seen: bool) -> Iterator[str]:
    """`text` for ever, or `text` with something added that makes it new every time."""
    return repeat(text) if seen else (f"{text}+{number}" for number in count(1_000))


def _roll_ours(texts: Iterator[str], dice: Dice, shown: bool) -> None:
    for text in islice(texts, TIMES):
        rolled = roll(text, dice)
        rolled.total  # noqa: B018
        if shown:
            rolled.parts  # noqa: B018


def _roll_theirs(texts: Iterator[str], shown: bool) -> None:
    for text in islice(texts, TIMES):
        rolled = d20.roll(text)
        rolled.total  # noqa: B018  is added up when it is asked for
        if shown:
            rolled.result  # noqa: B018


def _worst() -> float:
    """Seconds that the slowest of the hostile takes."""
    chance = random.Random(20)
    slowest = sorted((_hostile(chance) for _ in range(HOSTILE)), key=_seconds)[-50:]
    return max(min(_seconds(text) for _ in range(5)) for text in slowest)


def _seconds(text: str) -> float:
    dice = SeededDice(bytes(32), 1)
    begun = thread_time()
    with suppress(Refused):
        roll(text, dice)
    return thread_time() - begun


def _hostile(chance: random.Random) -> str:
    """Something nobody should type: noise, floods, or the most dice and operators that the limits let through."""
    match chance.randrange(4):
        case 0:
            return "".join(
                chance.choices("0123456789d%F!<>khlpreomia+-*/()[].,  дк−\u200b²ﷺ\u0301", k=chance.randrange(300))
            )
        case 1:
            return chance.choice(FLOODS) * chance.randrange(1, 6_000)
        case 2:
            return "+".join(_heavy_term(chance) for _ in range(chance.randrange(1, 20)))
    return _heavy_term(chance)


def _heavy_term(chance: random.Random) -> str:
    operators = "".join(
        chance.choice(("k", "p", "rr", "ro", "ra", "e", "mi", "ma"))
        + chance.choice(("", "", "h", "l", "<", ">"))
        + str(chance.choice((1, 2, 5, 99, 999, 10**6, 10**15)))
        for _ in range(chance.choice((0, 1, 1, 2, 4, 30)))
    )
    return (
        f"{chance.choice((1, 10, 99, 400, 999, 1_000, 10**9))}d{chance.choice((1, 2, 6, 100, 10**6, 10**9))}{operators}"
    )

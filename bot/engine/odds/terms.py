"""What the operators of a dice term look at: each die alone, or all of them together."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from bot.engine.dice.expression import DiceTerm, Operator

UNLIKELY = Fraction(1, 10**9)
"""How likely it may be, at the most, that dice explode further than they are followed."""


class Stages(NamedTuple):
    """The operators of a term. Those of `first` and `alone` look at each die alone, and one die stays one in `first`.

    `together` begins and ends with operators that compare dice or pick one of them.
    """

    first: tuple[Operator, ...]
    together: tuple[Operator, ...]
    alone: tuple[Operator, ...]


def stages(term: DiceTerm) -> Stages:
    """The operators of `term`, by what they look at."""
    last = max((place for place, operator in enumerate(term.operators, 1) if _looks_at_all(operator)), default=0)
    begin = 0
    while begin < last and not _looks_at_all(term.operators[begin]) and term.operators[begin].name not in "kpe":
        begin += 1
    return Stages(term.operators[:begin], term.operators[begin:last], term.operators[last:])


def _looks_at_all(operator: Operator) -> bool:
    return operator.name == "ra" or any(selector.kind in {"h", "l"} for selector in operator.selectors)


def roll_nothing(operators: Iterable[Operator]) -> bool:
    """Whether what they make of a die is fixed by what it shows."""
    return not any(operator.name in {"ro", "rr", "ra", "e"} for operator in operators)


def faces(term: DiceTerm) -> range:
    """What a die of `term` counts as before anything is done to it."""
    return range(1 + term.shift, term.sides + term.shift + 1)


def slice_of(count: int, together: tuple[Operator, ...]) -> range | None:
    """The places of the dice that stay of `count` sorted from the lowest; None if they need not lie side by side."""
    kept = range(count)
    for operator in together:
        kinds = {selector.kind for selector in operator.selectors}
        if operator.name not in {"k", "p"} or kinds not in ({"h"}, {"l"}):
            return None
        number = min(len(kept), max(selector.number for selector in operator.selectors))
        left = len(kept) - number
        match operator.name, *kinds:
            case "k", "h":
                kept = kept[left:]
            case "k", "l":
                kept = kept[:number]
            case "p", "h":
                kept = kept[:left]
            case _:
                kept = kept[number:]
    return kept


def explosions(term: DiceTerm) -> Iterator[tuple[Operator, int, Fraction]]:
    """The exploding operators of `term`: how many times in a row each die may explode, and a bound of what is left."""
    dice = term.count + sum(operator.name == "ra" for operator in term.operators)
    for operator in term.operators:
        if operator.name == "e":
            picked = operator.matching(faces(term)[0], faces(term)[-1])
            depth = 1
            if picked and dice:
                depth = max(1, math.ceil(math.log(dice / UNLIKELY) / math.log(term.sides / picked)))
            # Held to a picked number, a die explodes in any case; only the new ones depend on chance.
            yield operator, depth, dice * Fraction(picked, term.sides) ** depth
            dice *= 1 + depth

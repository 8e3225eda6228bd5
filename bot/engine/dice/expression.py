"""What was asked for: the tree of an expression. Every node knows its bounds and its cost before a die is rolled.

Sum        summands, added or subtracted        1d20+5
Product    factors, multiplied or divided       2*1d6
Group      a sum in brackets                    (1d6+2)
DiceTerm   dice with operators                  4d6kh3
Number     a plain number, or a named value     5, @level
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from bot.engine.dice.limits import BIGGEST, LUCK, MOST_DICE

REPEATING = frozenset({"rr", "e"})
"""Operators that go on for as long as the dice tell them to."""


class Selector(NamedTuple):
    """Picks dice by what they count as: `h3` the three highest, `l1` the lowest, `<3`, `>3`, and plain `3`.

    `values` are the values it always picks; none for h and l, which compare dice.
    """

    kind: str
    number: int
    values: range


def selector(kind: str, number: int) -> Selector:
    """The selector written as `kind` and `number`."""
    match kind:
        case "<":
            return Selector(kind, number, range(-BIGGEST, number))
        case ">":
            return Selector(kind, number, range(number + 1, BIGGEST + 1))
        case "":
            return Selector(kind, number, range(number, number + 1))
    return Selector(kind, number, range(0))


class Operator(NamedTuple):
    """Something done to dice: keep, drop, reroll, explode, or hold to a minimum or maximum."""

    name: str
    selectors: tuple[Selector, ...]

    def __str__(self) -> str:
        return "".join(f"{self.name}{selector.kind}{selector.number}" for selector in self.selectors)

    def picks(self, value: int) -> bool:
        """Whether a selector that looks at a die alone picks one that counts as `value`."""
        for selector in self.selectors:  # noqa: SIM110  in a hot place a loop takes half the time of any()
            if value in selector.values:
                return True
        return False

    def ranked(self) -> tuple[int, int] | None:
        """The fewest and the most of many dice that it picks, if it picks by rank only.

        The fewest, where one of equal dice is among the highest and among the lowest.
        """
        if not all(selector.kind in {"h", "l"} for selector in self.selectors):
            return None
        numbers = [max((s.number for s in self.selectors if s.kind == kind), default=0) for kind in ("h", "l")]
        return max(numbers), sum(numbers)

    def joined(self, other: Operator) -> Operator:
        """Both selections of the same operator at once."""
        return Operator(self.name, tuple(dict.fromkeys(self.selectors + other.selectors)))

    def matching(self, low: int, high: int) -> int:
        """How many of the faces from `low` to `high` are picked by a selector that looks at the face alone."""
        count, end = 0, low
        for values in sorted((selector.values for selector in self.selectors), key=attrgetter("start")):
            first, stop = max(values.start, end), min(values.stop, high + 1)
            count += max(0, stop - first)
            end = max(end, stop)
        return count

    def is_endless(self, low: int, high: int) -> bool:
        """Whether it repeats itself with nothing to stop it: every face matches, or there is always a highest die."""
        if self.name not in REPEATING:
            return False
        return any(s.kind in {"h", "l"} for s in self.selectors) or self.matching(low, high) == high - low + 1


@dataclass(frozen=True, slots=True)
class Bounded:
    """Part of an expression. It comes out between `low` and `high` and rolls `dice` dice at the most."""

    text: str
    low: int
    high: int
    dice: int
    work: int


@dataclass(frozen=True, slots=True)
class Number(Bounded):
    """A plain number, or the value with this `name`."""

    value: int
    name: str
    label: str


@dataclass(frozen=True, slots=True)
class DiceTerm(Bounded):
    """`count` dice showing 1 to `sides`; `shift` is added to each face (Fate dice are d3 shifted by −2)."""

    count: int
    sides: int
    shift: int
    operators: tuple[Operator, ...]


@dataclass(frozen=True, slots=True)
class Group(Bounded):
    """A sum in brackets."""

    inner: Sum
    label: str


class Factor(NamedTuple):
    """One factor of a product: `*` or `/`, a sign, and what it applies to."""

    operator: str
    negative: bool
    node: Node


@dataclass(frozen=True, slots=True)
class Product(Bounded):
    """Factors taken from left to right. The first one's operator is `*`."""

    factors: tuple[Factor, ...]


class Summand(NamedTuple):
    """One summand of a sum: `sign` is 1 or −1."""

    sign: int
    node: Node


@dataclass(frozen=True, slots=True)
class Sum(Bounded):
    """Summands, at least one. A whole expression may be rolled several `times`; text and bounds are of all together."""

    summands: tuple[Summand, ...]
    times: int = 1


Node: TypeAlias = Number | DiceTerm | Group | Product
"""What can stand in a sum or a product."""

Expression: TypeAlias = Sum
"""A whole expression. `text` is its canonical form, `low` and `high` what it can come to."""


def number(value: int, label: str = "", *, name: str = "") -> Number:
    """The number `value`, called `name` if it has one."""
    written = f"@{name}" if name else str(value)
    return Number(f"{written}{in_brackets(label)}", value, value, 0, 0, value, name, label)


def group(inner: Sum, label: str = "") -> Group:
    """`inner` in brackets."""
    return Group(f"({inner.text}){in_brackets(label)}", inner.low, inner.high, inner.dice, inner.work, inner, label)


def total(summands: Iterable[Summand]) -> Sum:
    """The sum of `summands`."""
    summands = tuple(summands)
    text, low, high = "", 0, 0
    for sign, node in summands:
        text += ("-" if sign < 0 else "+" if text else "") + node.text
        low += node.low if sign > 0 else -node.high
        high += node.high if sign > 0 else -node.low
    nodes = [node for _, node in summands]
    return Sum(text, low, high, sum(node.dice for node in nodes), sum(node.work for node in nodes), summands)


def repeated(once: Sum, times: int) -> Sum:
    """`once`, rolled so many times. Brackets around the whole of it say nothing more."""
    while len(once.summands) == 1:
        [(sign, node)] = once.summands
        if sign < 0 or not isinstance(node, Group) or node.label:
            break
        once = node.inner
    low, high, dice, work = (bound * times for bound in (once.low, once.high, once.dice, once.work))
    return Sum(f"{times}x{once.text}", low, high, dice, work, once.summands, times)


def product(factors: Iterable[Factor]) -> Product:
    """The product of `factors`; no divisor may be able to become 0."""
    factors = tuple(factors)
    text, low, high = "", 1, 1
    for operator, negative, node in factors:
        text += (operator if text else "") + ("-" if negative else "") + node.text
        ends = (-node.high, -node.low) if negative else (node.low, node.high)
        # Both operations are monotonic in each argument while the divisor keeps its sign: the extremes are corners.
        corners = [apply(operator, left, right) for left in (low, high) for right in ends]
        low, high = min(corners), max(corners)
    nodes = [node for _, _, node in factors]
    return Product(text, low, high, sum(node.dice for node in nodes), sum(node.work for node in nodes), factors)


def apply(operator: str, left: int, right: int) -> int:
    """`left * right`, or `left / right` rounded down (towards minus infinity)."""
    return left * right if operator == "*" else left // right


def dice_term(count: int, sides: int, *, fate: bool, operators: tuple[Operator, ...], label: str = "") -> DiceTerm:
    """`count` dice of `sides` sides, or as many Fate dice, with `operators` applied from left to right."""
    shift = -2 if fate else 0
    die_low, die_high = 1 + shift, sides + shift
    low, high, fewest, most, rolled = die_low, die_high, count, count, count
    for operator in operators:
        least, greatest = operator.ranked() or (0, most)
        match operator.name:
            case "k":
                fewest, most = min(fewest, least), min(most, greatest)
            case "p":
                fewest, most = max(0, fewest - greatest), max(0, most - least)
            case "mi":
                low, high = (max(end, operator.selectors[0].number) for end in (low, high))
            case "ma":
                low, high = (min(end, operator.selectors[0].number) for end in (low, high))
            case name:
                low, high = min(low, die_low), max(high, die_high)
                more = _more_dice(name, most, operator.matching(die_low, die_high) / sides)
                if name in REPEATING and operator is operators[0]:  # then the dice themselves are those first rolls
                    more -= most
                rolled += more
                most += more if name in {"e", "ra"} else 0
    name = f"{count}d{'F' if fate else sides}"
    return DiceTerm(
        text=f"{name}{''.join(map(str, operators))}{in_brackets(label)}",
        low=min(fewest * low, most * low),
        high=max(fewest * high, most * high),
        dice=rolled,
        work=rolled * (1 + sum(len(operator.selectors) for operator in operators)),
        count=count,
        sides=sides,
        shift=shift,
        operators=operators,
    )


def _more_dice(name: str, dice: int, chance: float) -> int:
    """How many dice operator `name` adds to `dice` at the most, each die being picked with `chance`.

    A chain of rerolls or explosions has no hard end. `n` dice take more than `m` rolls if fewer than `n` of `m` rolls
    go unpicked, and by Chernoff's bound that has a probability below e**-LUCK if m·(1 − chance) = x with
    (x − n)² = 2·LUCK·x. That counts `n` chains from their first roll, as after another operator every die may match.
    """
    match name:
        case "ra":
            return min(dice, 1)
        case "ro":
            return dice
    if not dice or not chance:
        return dice
    unpicked = dice + LUCK + math.sqrt(2 * LUCK * dice + LUCK * LUCK)
    return math.ceil(min(unpicked / (1 - chance), MOST_DICE + 1))


def in_brackets(label: str) -> str:
    """`label` as it is written behind what it is the label of."""
    return f"[{label}]" if label else ""

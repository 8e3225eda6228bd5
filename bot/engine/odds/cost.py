"""What it takes to count the odds of an expression, worked out from its tree before anything is counted.

The unit is one pair of values that is added up. All figures are meant as upper bounds.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from bot.engine.dice.expression import DiceTerm, Expression, Group, Node, Number, Operator, Sum
from bot.engine.odds.refusal import OddsRefusal
from bot.engine.odds.terms import explosions, faces, roll_nothing, slice_of, stages
from bot.engine.refusal import Refused
from bot.engine.text import clean

MOST_WORK = 1_000_000
"""Pairs that one answer may take: about half a second."""

MOST_VALUES = 20_000
"""Values that a die or a sum may have."""

MOST_POOLED = 400
"""Values of dice that are sorted together; icepool calls itself once for each."""

SHOWN = 60
"""Characters of what a refusal quotes."""

_FACE, _HAND, _LOOK, _THROW = 16, 40, 20, 40
"""Pairs in whose time the face of a die is dealt with, and a hand of dice is made, looked at, and thrown in part."""

_MULTIPLIED = 4
"""Pairs that are added up in the time in which one is multiplied or divided."""


class Cost(NamedTuple):
    """How many values come out, how far apart the ends are, and what it takes to count them."""

    values: float
    span: float
    work: float


_TOO_MUCH = Cost(math.inf, math.inf, math.inf)


class _Alone(NamedTuple):
    """What becomes of a die that is looked at alone.

    A die that shows something becomes one of `values` values, a new one of `fresh`; `span` lies between the ends.
    """

    values: float
    fresh: float
    span: float
    work: float


def check(expression: Expression) -> None:
    """Raises `Refused(REPEATED, EXPLODED, TOO_HEAVY)` for what is not counted."""
    if expression.times > 1:
        raise Refused(OddsRefusal.REPEATED)
    _cost(expression)


def _cost(node: Node | Sum) -> Cost:
    """The cost of `node`. Raises the refusals of `check` at the first part that is too much."""
    match node:
        case Number():
            return Cost(1, 0, 0)
        case Group():
            return _cost(node.inner)
        case DiceTerm():
            return _affordable(node, _dice(node))
        case Sum():
            nodes = [inner for _, inner in node.summands]
        case _:
            nodes = [inner for _, _, inner in node.factors]
    whole = Cost(1, 0, 0)
    for inner in nodes:
        cost = _cost(inner)
        if not isinstance(node, Sum):
            # A product has gaps: every pair may come to something else.
            cost = Cost(cost.values, math.inf, cost.work + (_MULTIPLIED - 1) * whole.values * cost.values)
        whole = _affordable(node, _together(whole, cost))
    return whole


def _together(left: Cost, right: Cost) -> Cost:
    """The cost of a sum."""
    pairs, span = left.values * right.values, left.span + right.span
    return Cost(min(pairs, span + 1), span, left.work + right.work + pairs)


def _affordable(node: Node | Sum, cost: Cost) -> Cost:
    heavier = 1 + node.dice / 500  # the more dice, the longer the numbers
    if cost.values > MOST_VALUES or cost.work * heavier > MOST_WORK:
        raise Refused(OddsRefusal.TOO_HEAVY, expression=clean(node.text, limit=SHOWN))
    return cost


def _dice(term: DiceTerm) -> Cost:
    _, together, alone = stages(term)
    exploding = [operator.name == "e" for operator in together]
    if any(exploding):
        ranking = next(o for o in together[exploding.index(True) :] if o.name != "e")
        raise Refused(OddsRefusal.EXPLODED, operator=str(ranking), expression=clean(term.text, limit=SHOWN))
    if term.sides > MOST_VALUES:
        return _TOO_MUCH
    then = _alone(term, alone)
    if not together:
        return _times(Cost(then.fresh, then.span, then.work), term.count)
    kept = slice_of(term.count, together)
    if kept is not None and len(kept) == 1 and kept[0] in {0, term.count - 1}:
        return Cost(then.fresh, then.span, then.work + _FACE * term.sides * then.values)
    if term.sides > MOST_POOLED:
        return _TOO_MUCH
    if kept is None:
        dice, work = _hands_seen(term, together, then)
    else:
        dice, work = len(kept), _sorted(term, len(kept))
        if not roll_nothing(alone):
            hands = _hands(dice, term.sides)
            work += _HAND * hands + _summed(hands, dice, then)
    span = dice * then.span
    return Cost(span + 1, span, work + then.work)


def _sorted(term: DiceTerm, kept: int) -> float:
    """What it takes to sort dice by value and add up `kept` of them: measured, not derived."""
    return term.sides**2 * term.count**2 * max(1, kept) / (1 + term.count / 8)


def _times(die: Cost, times: int) -> Cost:
    """The cost of adding up so many of the same dice, by doubling."""
    if times < 2:
        return die
    half = _times(die, times // 2)
    whole = _together(half, half._replace(work=0))
    return _together(whole, die._replace(work=0)) if times % 2 else whole


def _hands_seen(term: DiceTerm, together: tuple[Operator, ...], then: _Alone) -> tuple[int, float]:
    """Dice that are looked at hand by hand: how many there may be in the end, and what it takes."""
    dice, hands = term.count, _hands(term.count, term.sides)
    work = _HAND * hands
    for operator in together:
        work += _LOOK * hands
        if not roll_nothing((operator,)):
            _, most = operator.ranked() or (0, dice)
            thrown = 1 if operator.name == "ra" else min(dice, most)
            branches = hands * _hands(thrown, term.sides)
            work += _THROW * branches
            dice += operator.name == "ra"
            hands = min(branches, _hands(dice, term.sides + 2))
    return dice, work + _summed(hands, dice, then)


def _summed(hands: float, dice: int, then: _Alone) -> float:
    """What it takes to add up the dice of so many hands."""
    return hands * (_LOOK + (dice * (then.values - 1)) ** 2)


def _hands(dice: int, values: int) -> float:
    """How many hands of so many like dice there are; infinite if more than can be afforded."""
    hands = 1
    for place in range(1, min(dice, values - 1) + 1):
        hands = hands * (dice + values - place) // place
        if hands > MOST_WORK:
            return math.inf
    return hands


def _alone(term: DiceTerm, operators: tuple[Operator, ...]) -> _Alone:
    """What the operators make of one die, from the last back to the first."""
    first, last = faces(term)[0], faces(term)[-1]
    held = [o.selectors[0].number for o in term.operators if o.name in {"mi", "ma"}]
    span: float = max(0, last, *held) - min(0, first, *held)
    depths = {id(operator): depth for operator, depth, _ in explosions(term)}
    values, fresh, work = 1.0, float(term.sides + len(operators)), float(_FACE * term.sides)
    for operator in reversed(operators):
        match operator.name:
            case "ro" | "rr":
                work += 2 * term.sides * values
                values = fresh
            case "e":
                depth = depths[id(operator)]
                span *= depth + 1
                chain = min(span + 1, fresh * values ** min(depth, 20) * (depth + 1))
                work += depth * (operator.matching(first, last) * values * chain + term.sides * values)
                values = fresh = chain
    return _Alone(values, fresh, span, work)

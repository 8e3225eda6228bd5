"""Counting, with icepool: what `cost` has let through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

from bot.engine.dice.expression import DiceTerm, Expression, Group, Node, Number, Operator, Sum
from bot.engine.odds.distribution import Distribution
from bot.engine.odds.terms import explosions, faces, roll_nothing, slice_of, stages

Die = Any
"""A die of icepool's: outcomes with their quantities. One of hands has sorted tuples as outcomes."""

Hand = tuple[int, ...]

Then = Callable[[int], Any]
"""What becomes of a die that counts as this much: a number or a `Die`."""


def count(expression: Expression) -> Distribution:
    """Counts every way to roll `expression`, however many there are."""
    found = _value(expression).simplify()
    cuts = [cut for term in _terms(expression) for cut in explosions(term)]
    return Distribution(
        values=tuple(found.outcomes()),
        ways=tuple(found.quantities()),
        depth=max((depth for _, depth, rest in cuts if rest), default=0),
        rest=sum((rest for _, _, rest in cuts), start=Fraction(0)),
    )


def _terms(node: Node | Sum) -> Iterator[DiceTerm]:
    match node:
        case DiceTerm():
            yield node
        case Group():
            yield from _terms(node.inner)
        case Sum():
            for _, inner in node.summands:
                yield from _terms(inner)
        case Number():
            pass
        case _:
            for _, _, inner in node.factors:
                yield from _terms(inner)


def _value(node: Node | Sum) -> Die:
    import icepool  # It takes a fifth of a second to load: the first who asks waits, not every start.

    match node:
        case Number():
            return icepool.Die([node.value])
        case Group():
            return _value(node.inner)
        case DiceTerm():
            return _dice(node)
        case Sum():
            total = icepool.Die([0])
            for sign, inner in node.summands:
                total = total + _value(inner) if sign > 0 else total - _value(inner)
            return total
    product = icepool.Die([1])
    for operator, negative, inner in node.factors:
        value = -_value(inner) if negative else _value(inner)
        product = product * value if operator == "*" else product // value
    return product


def _dice(term: DiceTerm) -> Die:
    import icepool
    from icepool.evaluator import SumEvaluator

    first, together, alone = stages(term)
    then = _alone(term, alone)
    if not together:
        return _times(icepool.Die([then(face) for face in faces(term)]), term.count)
    prepared = _alone(term, first)
    one = icepool.Die([prepared(face) for face in faces(term)])
    pool = one.pool(term.count)
    kept = slice_of(term.count, together)
    if kept is None:
        hands = _looked_at(pool.expand(), together, list(faces(term)))
    elif len(kept) == 1 and kept[0] in {0, term.count - 1}:
        return (one.lowest if kept[0] == 0 else one.highest)(term.count).map(then, star=False)
    else:
        pool = pool.highest(len(kept), term.count - kept.stop)
        if roll_nothing(alone):
            # Our own evaluator, since the one behind `pool.sum()` remembers every pool for good.
            return SumEvaluator(map=then).evaluate(pool)
        hands = pool.expand()
    return hands.map(lambda hand: sum(map(then, hand)), star=False)


def _times(die: Die, times: int) -> Die:
    """The sum of so many such dice, by doubling."""
    if times == 0:
        return die.zero()
    if times == 1:
        return die
    half = _times(die, times // 2)
    return half + half + die if times % 2 else half + half


def _alone(term: DiceTerm, operators: tuple[Operator, ...]) -> Then:
    """What becomes of one die when these operators are through with it; from the last back to the first."""
    depths = {id(operator): depth for operator, depth, _ in explosions(term)}
    then: Then = int
    for operator in reversed(operators):
        then = _before(operator, then, list(faces(term)), depths.get(id(operator), 0))
    return then


def _before(operator: Operator, then: Then, faces: list[int], depth: int) -> Then:
    """What becomes of a die that `operator` gets to see first, and `then` the rest of them."""
    import icepool

    match operator.name:
        case "k":
            return lambda value: then(value) if operator.picks(value) else 0
        case "p":
            return lambda value: 0 if operator.picks(value) else then(value)
        case "mi":
            return lambda value: then(max(value, operator.selectors[0].number))
        case "ma":
            return lambda value: then(min(value, operator.selectors[0].number))
        case "e":
            more = icepool.Die([then(face) for face in faces])
            picked = [then(face) for face in faces if operator.picks(face)]
            others = [then(face) for face in faces if not operator.picks(face)]
            for _ in range(depth - 1):
                more = icepool.Die([icepool.Die(picked) + more, *others], times=[len(picked)] + [1] * len(others))
            return lambda value: then(value) + more if operator.picks(value) else then(value)
    again = icepool.Die([then(face) for face in faces if operator.name == "ro" or not operator.picks(face)])
    return lambda value: again if operator.picks(value) else then(value)


def _looked_at(hands: Die, operators: tuple[Operator, ...], faces: list[int]) -> Die:
    """What the operators leave of the hands, which they see as a whole."""
    for operator in operators:
        hands = hands.map(_seen_by(operator, faces), star=False)
    return hands


def _seen_by(operator: Operator, faces: list[int]) -> Callable[[Hand], Any]:
    import icepool

    fresh = icepool.Die([face for face in faces if operator.name != "rr" or not operator.picks(face)])

    @cache
    def thrown(dice: int) -> Die:
        return fresh.pool(dice).expand()

    def with_new(kept: Hand, dice: int) -> Any:
        return thrown(dice).map(lambda new: tuple(sorted(kept + new)), star=False) if dice else kept

    def seen(hand: Hand) -> Any:
        match operator.name:
            case "mi":
                return tuple(max(value, operator.selectors[0].number) for value in hand)
            case "ma":
                return tuple(min(value, operator.selectors[0].number) for value in hand)
        chosen = _picked(operator, hand)
        if operator.name == "k":
            return tuple(hand[place] for place in sorted(chosen))
        if operator.name == "ra":
            return with_new(hand, 1 if chosen else 0)
        left = tuple(value for place, value in enumerate(hand) if place not in chosen)
        return left if operator.name == "p" else with_new(left, len(chosen))

    return seen


def _picked(operator: Operator, hand: Hand) -> set[int]:
    """The places in the sorted `hand` that any selector picks.

    Among equal dice each selector begins with the same one, so that two may pick one die and not its equal.
    """
    chosen: set[int] = set()
    for kind, number, values in operator.selectors:
        if kind == "h":
            for place in range(max(0, len(hand) - number), len(hand)):
                # The highest dice are the last ones, but of the lowest value among them the first.
                first, unused = hand.index(hand[place]), max(0, len(hand) - number)
                chosen.add(place if first >= unused else place - unused + first)
        elif kind == "l":
            chosen.update(range(min(number, len(hand))))
        else:
            chosen.update(place for place, value in enumerate(hand) if value in values)
    return chosen

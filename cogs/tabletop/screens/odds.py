"""The answer to `/odds`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from bot.engine.odds import Distribution
from bot.engine.screen import Address, Bar, Bars, Block, Button, Fact, Picture, Screen
from bot.engine.text import Arg, Ratio, Text, Verbatim, say
from cogs.tabletop.rules.odds import Question

MOST_ROWS = 20
"""Rows of the table."""

MOST_BARS = 120
"""Bars of the picture."""

_ENDS = 2
"""Rows for what lies beyond the ends of a table."""

_TAIL = Fraction(1, 200)
"""What each end of a long table may leave out and sum up in one row."""

_UNSEEN = Fraction(1, 2000)
"""What each end of the picture may leave out: less than a line's height."""

_WORTH = 10
"""One in so many values at least has to be left out; otherwise none is."""

_LONGEST = 16
"""Characters of a label."""

_SHORT = 9_999
"""Largest number in a fraction that says more than its percentage."""

_STEPS = (1, 2, 5)

_CARRIED = 70
"""Characters of a question that a button can carry."""

REACH = "reach"
"""The word in a button that says that a tie is enough."""


def odds_screen(question: Question, odds: Distribution, *, private: bool = True) -> Screen:
    """The chances asked for, or mean and spread; with a table and a picture of all that can come up."""
    edges = _edges(question)
    first_counting = edges[-1] if edges else odds.values[0]
    table = Bars(bars=tuple(_bars(odds, edges, first_counting, MOST_ROWS, _TAIL, ends=True)))
    drawn = Bars(bars=tuple(_bars(odds, edges, first_counting, MOST_BARS, _UNSEEN, ends=False)))
    return Screen(
        title=_title(question),
        blocks=(*_facts(question, odds), table),
        picture=Picture(name="odds.png", drawn=drawn, told=table),
        footer=_rest(odds) if odds.rest else None,
        controls=tuple(_show(question)) if private else (),
        private=private,
    )


def _edges(question: Question) -> tuple[int, ...]:
    """The values between which nothing may be summed up."""
    if question.against:
        return (0,) if question.reach else (0, 1)
    return () if question.target is None else (question.target,)


def _show(question: Question) -> Iterator[Button]:
    """The button that shows the answer to all; none for a question that is too long for it."""
    target = "" if question.target is None else str(question.target)
    args = (target, question.expression, question.against, *([REACH] if question.reach else []))
    if sum(map(len, args)) <= _CARRIED:
        yield Button(address=Address(package="tabletop", action="odds-show", args=args), label=say("odds-button-show"))


def _title(question: Question) -> Text:
    if question.against:
        return say("odds-title-against", expression=question.expression, against=question.against)
    return say("odds-title", expression=question.expression)


def _facts(question: Question, odds: Distribution) -> Iterator[Block]:
    if question.reach:
        yield Fact(label=say("odds-reaches"), value=_chance(odds.at_least(0), odds))
        yield Fact(label=say("odds-misses"), value=_chance(odds.at_most(-1), odds))
        yield Fact(label=say("odds-lead"), value=_ratio(odds.mean))
        return
    if question.against:
        yield Fact(label=say("odds-win"), value=_chance(odds.at_least(1), odds))
        yield Fact(label=say("odds-tie"), value=_chance(odds.exactly(0), odds))
        yield Fact(label=say("odds-lose"), value=_chance(odds.at_most(-1), odds))
        yield Fact(label=say("odds-lead"), value=_ratio(odds.mean))
        return
    if (target := question.target) is not None:
        yield Fact(label=say("odds-at-least", target=target), value=_chance(odds.at_least(target), odds))
        yield Fact(label=say("odds-exactly", target=target), value=_chance(odds.exactly(target), odds))
        yield Fact(label=say("odds-at-most", target=target), value=_chance(odds.at_most(target), odds))
    yield Fact(label=say("odds-mean"), value=_ratio(odds.mean))
    yield Fact(label=say("odds-spread"), value=_ratio(odds.spread))


def _chance(chance: Fraction, odds: Distribution) -> Arg:
    """The chance in percent, and as a fraction where that is short and exact."""
    percent = _ratio(chance, percent=True)
    if chance.denominator in range(2, _SHORT + 1) and not odds.rest:
        return say("odds-chance", percent=percent, fraction=Verbatim(verbatim=str(chance)))
    return percent


def _ratio(number: Fraction, *, percent: bool = False) -> Ratio:
    return Ratio(num=number.numerator, den=number.denominator, percent=percent)


def _rest(odds: Distribution) -> Text:
    """How far explosions are followed, and one in how many rolls goes further: in words of few digits, so at most."""
    rolls = int(1 / odds.rest)
    return say("odds-rest", depth=odds.depth, rolls=10 ** (len(str(rolls)) - 1))


def _bars(
    odds: Distribution, edges: Sequence[int], first_counting: int, most: int, tail: Fraction, *, ends: bool
) -> Iterator[Bar]:
    """About `most` bars at the most, none of them across one of `edges`.

    With `ends` the bars tell of all: from where to where they reach, and what is left out at the ends is summed up.
    """
    pairs = list(zip(odds.values, odds.ways, strict=True))
    low = high = 0
    if len(pairs) > most:
        most -= _ENDS
        low, high = (_left_out(side, edges, tail * odds.all_ways) for side in (pairs, pairs[::-1]))
        if (low + high) * _WORTH < len(pairs):
            low = high = 0
    inner = pairs[low : len(pairs) - high]
    borders = [0, *sorted({sum(value < edge for value, _ in inner) for edge in edges} - {0}), len(inner)]
    parts = [inner[start:end] for start, end in pairwise(borders)]
    steps = (step * 10**power for power in range(9) for step in _STEPS)
    size = next(step for step in steps if sum(-(-len(part) // step) for part in parts) <= max(most, len(parts)))
    groups = [part[start : start + size] for part in parts for start in range(0, len(part), size)]
    labels = [_label(group[0][0], group[-1][0] if ends else group[0][0]) for group in groups]
    if ends and low:
        groups.insert(0, pairs[:low])
        labels.insert(0, f"≤{_number(pairs[low - 1][0])}")
    if ends and high:
        groups.append(pairs[len(pairs) - high :])
        labels.append(f"≥{_number(pairs[len(pairs) - high][0])}")
    for label, group in zip(labels, groups, strict=True):
        share = Ratio(num=sum(ways for _, ways in group), den=odds.all_ways, percent=True)
        yield Bar(label=label, share=share, counts=group[0][0] >= first_counting)


def _left_out(pairs: Sequence[tuple[int, int]], edges: Sequence[int], tail: Fraction) -> int:
    """How many of the first pairs come to no more than `tail`, all of them on the same side of every edge."""
    so_far, outermost = 0, pairs[0][0]
    for place, (value, ways) in enumerate(pairs):
        so_far += ways
        if so_far > tail or any((value < edge) != (outermost < edge) for edge in edges):
            return place
    return 0


def _label(first: int, last: int) -> str:
    if first == last:
        return _number(first)
    both = f"{_number(first)}{'–' if first >= 0 else '…'}{_number(last)}"
    return both if len(both) <= _LONGEST else f"{_number(first)}…"


def _number(number: int) -> str:
    return str(number).replace("-", "−")

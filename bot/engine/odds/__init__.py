"""Exact odds of dice expressions: all ways to roll them are counted, none is tried out.

    >>> odds(parse("2d6")).at_least(7)
    Fraction(7, 12)

`cost` tells beforehand what would take too long, and refuses it; `counting` has icepool count the rest, with `terms`
for what operators look at. What comes out is a `Distribution`.
"""

from bot.engine.dice import Expression
from bot.engine.dice.expression import Summand, group, total
from bot.engine.odds import cost, counting
from bot.engine.odds.distribution import Distribution
from bot.engine.odds.refusal import OddsRefusal

__all__ = ["Distribution", "OddsRefusal", "check", "lead", "odds"]

check = cost.check


def odds(expression: Expression) -> Distribution:
    """The odds of `expression`. Raises `Refused(TOO_HEAVY, EXPLODED, REPEATED)` before anything is counted."""
    check(expression)
    return counting.count(expression)


def lead(ours: Expression, theirs: Expression) -> Expression:
    """By how much `ours` beats `theirs`, both rolled: 0 is a tie, less is a loss."""
    return total((Summand(1, group(ours)), Summand(-1, group(theirs))))

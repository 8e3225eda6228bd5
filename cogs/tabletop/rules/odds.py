"""What is asked about odds, and the answer."""

from __future__ import annotations

import re
from functools import lru_cache

from bot.engine.dice import Expression, parse
from bot.engine.model import Frozen
from bot.engine.odds import Distribution, OddsRefusal, check, lead, odds
from bot.engine.odds.situation import Situation
from bot.engine.refusal import Refused

_LABEL = re.compile(r"\[[^\[\]]*\]")


class Question(Frozen):
    """The odds of `expression`: of reaching `target`, of beating a roll of `against`, or of all it can come to.

    The expressions are canonical and bare of labels. `reach`: a tie with `against` is enough.
    """

    expression: str
    target: int | None = None
    against: str = ""
    reach: bool = False

    @property
    def counted(self) -> Expression:
        """What has to be counted; with `against` it is the lead of one roll over the other."""
        expression = parse(self.expression)
        return lead(expression, parse(self.against)) if self.against else expression


def ask(expression: str, target: int | None, against: str, *, reach: bool = False) -> Question:
    """The question somebody typed. Raises `Refused` with a `DiceRefusal` or an `OddsRefusal`, before all work."""
    if target is not None and against:
        raise Refused(OddsRefusal.TWO_QUESTIONS)
    question = Question(
        expression=_bare(expression), target=target, against=_bare(against) if against else "", reach=reach
    )
    check(question.counted)
    return question


def ask_in(situation: Situation, expression: str, target: int | None, against: str) -> Question:
    """The question, with the dice that a situation adds to both sides. Raises as `ask`."""
    if target is not None and against:
        raise Refused(OddsRefusal.TWO_QUESTIONS)
    ours = _plus(expression, situation.ours)
    if against:
        return ask(ours, None, _plus(against, situation.theirs), reach=True)
    if target is not None and situation.theirs:
        return ask(ours, None, _plus(str(target), situation.theirs), reach=True)
    return ask(ours, target, "")


def _plus(expression: str, dice: str) -> str:
    return f"{expression} + {dice}" if dice else expression


def _bare(typed: str) -> str:
    """The canonical form without labels. Raises the refusals of `ask`."""
    expression = parse(typed)
    check(expression)
    return _LABEL.sub("", expression.text)


@lru_cache(maxsize=32)
def answer(question: Question) -> Distribution:
    """The odds that are asked for. Takes up to half a second, when first asked."""
    return odds(question.counted)

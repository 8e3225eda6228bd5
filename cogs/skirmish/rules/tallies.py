"""What succeeded and what failed in a game, with the chance that it had: for how often things do."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.engine.fairness import Outcome
from bot.engine.ruling import Ruling
from bot.engine.text import Ratio
from cogs.skirmish.rules.apart import Apart
from cogs.skirmish.rules.results import Attacked, Saved
from cogs.skirmish.rules.rolls import chance

KINDS = ("save", "attack", "save-apart")
"""The kinds of rulings that succeed or fail."""


def outcomes(ruling: Ruling) -> Iterator[Outcome]:
    """The outcome of a save or an attack."""
    match ruling.kind:
        case "save":
            save = Saved.model_validate(ruling.result)
            yield Outcome(save.passed, _exact(chance(save.reckoning.total - save.face, save.dc)))
        case "attack":
            blow = Attacked.model_validate(ruling.result)
            yield Outcome(blow.hit, _exact(chance(blow.reckoning.total - blow.face, blow.ac.total)))
        case "save-apart":
            apart = Apart.model_validate(ruling.result)
            yield Outcome(bool(apart.passed), _exact(apart.chance) if apart.chance else None)


def _exact(ratio: Ratio) -> Fraction:
    return Fraction(ratio.num, ratio.den)

"""What the sides roll for the initiative, and how likely a d20 is enough."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.ruling import Reckoning
from bot.engine.text import Ratio
from cogs.skirmish.rules.terms import Side

FACES = 20
"""Faces of the die of attacks and saves."""


class SideRoll(Frozen):
    """The initiative of a side: all its faces, and the sum of the best with what its commander adds."""

    side: Side
    faces: tuple[int, ...]
    reckoning: Reckoning
    commander: str | None = None


def chance(bonus: int, target: int) -> Ratio:
    """How likely a d20 with this bonus reaches the target, where a 1 never and a 20 always does."""
    wanted = min(max(target - bonus, 2), FACES)
    return Ratio(num=FACES + 1 - wanted, den=FACES, percent=True)

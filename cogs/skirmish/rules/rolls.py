"""What the sides roll for the initiative."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.ruling import Reckoning
from cogs.skirmish.rules.terms import Side


class SideRoll(Frozen):
    """The initiative of a side: all its faces, and the sum of the best with what its commander adds."""

    side: Side
    faces: tuple[int, ...]
    reckoning: Reckoning
    commander: str | None = None

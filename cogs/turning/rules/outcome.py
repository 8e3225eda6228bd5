"""The outcome of an attempt, as it is stored, shown and chosen from."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.ruling import Reckoning
from bot.engine.text import Text
from cogs.turning.rules.chances import Chance
from cogs.turning.rules.effects import Applied
from cogs.turning.rules.potential import is_natural
from cogs.turning.tables import Alternative


class Verdict(Frozen):
    """What the attempt means for one undead.

    `value` is None where a natural 1 or 20 decides. `chance` is what this row had before the die was rolled. Of
    several `alternatives` the cleric chooses one later; a single one is `applied` at once; none means no effect.
    """

    sheet_id: int
    name: str
    value: Reckoning | None
    row: str
    row_text: Text
    chance: Chance
    alternatives: tuple[Alternative, ...]
    applied: Applied | None = None

    @property
    def is_open(self) -> bool:
        """Whether the cleric has yet to choose (R000-18)."""
        return bool(self.alternatives) and self.applied is None


class Attempt(Frozen):
    """The result of an attempt. `protected` is how many creatures Keep at Bay covers besides the cleric."""

    cleric_id: int
    cleric_name: str
    cleric_level: int
    face: int
    potential: Reckoning
    verdicts: tuple[Verdict, ...]
    attempts_left: int
    protected: int

    @property
    def is_natural(self) -> bool:
        """Whether the die decided by itself (R000-17)."""
        return is_natural(self.face)

    def verdict(self, sheet_id: int) -> Verdict | None:
        """The verdict on this undead, if the attempt touched it."""
        return next((verdict for verdict in self.verdicts if verdict.sheet_id == sheet_id), None)

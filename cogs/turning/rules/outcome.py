"""The outcome of an attempt, as it is stored, shown and chosen from."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.fairness import Outcome
from bot.engine.model import Frozen
from bot.engine.ruling import Reckoning, Ruling
from bot.engine.text import Text
from cogs.turning.rules.chances import Chance
from cogs.turning.rules.effects import Applied
from cogs.turning.rules.keep_at_bay import Kept, Protected
from cogs.turning.rules.potential import is_natural
from cogs.turning.rules.present import LeftOut, Number
from cogs.turning.tables import Alternative, Kind


class Verdict(Frozen):
    """What the attempt means for one undead.

    `value` is None where a natural 1 or 20 decides. `chance` is what this row had before the die was rolled. Of
    several `alternatives` the cleric chooses one later; a single one is `applied` at once; none means no effect.
    `superseded`: a simultaneous attempt was stronger, and this one has no effect on the undead (R000-19).
    `notices`: the undead realises that it was to be commanded, and may act on that (R000-42).
    """

    sheet_id: int
    name: str
    value: Reckoning | None
    row: str
    row_text: Text
    chance: Chance
    alternatives: tuple[Alternative, ...]
    applied: Applied | None = None
    superseded: bool = False
    notices: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the cleric has yet to choose (R000-18)."""
        return bool(self.alternatives) and self.applied is None and not self.superseded

    @property
    def victim_id(self) -> int | None:
        """The sheet of the creature that the undead is driven against, if it is."""
        return self.applied.victim.sheet_id if self.applied and self.applied.victim else None


class Superseded(Frozen):
    """The attempt of this entry of the ledger has no effect on this undead, since another was stronger."""

    entry: int
    sheet_id: int


class Attempt(Frozen):
    """The result of an attempt.

    `number` is how many undead it could affect, where that could matter. `protected` is how many creatures Keep at Bay
    covers besides the cleric, `protects` whom; None until they are named. `supersedes` is where simultaneous attempts
    that were entered before give way to this one. `moment` is the ledger's entry of the first of them; None for that
    one itself.
    """

    kind: Kind = Kind.TURN
    cleric_id: int
    cleric_name: str
    cleric_level: int
    face: int
    potential: Reckoning
    verdicts: tuple[Verdict, ...]
    attempts_left: int
    protected: int
    protects: tuple[Protected, ...] | None = None
    number: Number | None = None
    left_out: tuple[LeftOut, ...] = ()
    supersedes: tuple[Superseded, ...] = ()
    moment: int | None = None

    @property
    def is_natural(self) -> bool:
        """Whether the die decided by itself (R000-17)."""
        return is_natural(self.face)

    @property
    def kept(self) -> Kept:
        """What a Keep at Bay of this attempt knows: the cleric, and whom he protects."""
        cleric = Protected(name=self.cleric_name, sheet_id=self.cleric_id)
        return Kept(cleric=cleric, protected=self.protects or ())

    def verdict(self, sheet_id: int) -> Verdict | None:
        """The verdict on this undead, if the attempt touched it."""
        return next((verdict for verdict in self.verdicts if verdict.sheet_id == sheet_id), None)


def outcomes(ruling: Ruling) -> Iterator[Outcome]:
    """Which undead an attempt has affected; the chance of any effect is not stored."""
    for verdict in Attempt.model_validate(ruling.result).verdicts:
        yield Outcome(bool(verdict.alternatives))

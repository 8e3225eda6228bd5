"""Attempts at the same time: an undead suffers only the strongest of those that touch it (R000-19, G000-11).

The attempts of one moment are entered one after the other. Each is compared with those before it; where it is stronger,
what the weaker one has done to that undead is taken back, as if it had never been. So the order of entering does not
matter.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from cogs.turning.rules.outcome import Attempt, Superseded
from cogs.turning.rules.potential import is_natural
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Tie


class Rival(Frozen):
    """An attempt of the same moment that was entered before: the ledger's entry, and how the attempt stands now.

    `begun` are the effects that it and its choices began and that still last.
    """

    entry_id: int
    made: Attempt
    begun: tuple[Lasting, ...] = ()

    def did(self, sheet_id: int) -> tuple[Lasting, ...]:
        """Its own effects that last on this undead."""
        verdict = self.made.verdict(sheet_id)
        kind = verdict.applied.effect if verdict and verdict.applied else None
        return tuple(
            effect
            for effect in self.begun
            if (effect.sheet_id, effect.source_id, effect.kind) == (sheet_id, self.made.cleric_id, kind)
        )

    def ended(self, sheet_id: int) -> tuple[Lasting, ...]:
        """What gave way to it on this undead."""
        verdict = self.made.verdict(sheet_id)
        return verdict.applied.ended if verdict and verdict.applied else ()

    def lost(self, sheet_id: int) -> int:
        """The hit points that this undead lost to it."""
        verdict = self.made.verdict(sheet_id)
        return verdict.applied.lost if verdict and verdict.applied else 0


def check_rivals(cleric_id: int, rivals: Sequence[Rival]) -> None:
    """Raises `Refused(ONE_AT_A_TIME)` where the cleric has made one of these attempts: it takes the whole round."""
    for rival in rivals:
        if rival.made.cleric_id == cleric_id:
            raise Refused(TurningRefusal.ONE_AT_A_TIME, name=rival.made.cleric_name)


def rival_for(sheet_id: int, rivals: Sequence[Rival]) -> Rival | None:
    """The strongest attempt so far that touches this undead."""
    for rival in rivals:
        verdict = rival.made.verdict(sheet_id)
        if verdict is not None and not verdict.superseded:
            return rival
    return None


def prevails(face: int, value: int, level: int, rival: Rival, sheet_id: int, tie: Tie) -> bool:
    """Whether an attempt with this face, concrete value and level of its cleric beats `rival` on this undead.

    A natural 20 is above every value and a natural 1 below (R000-17); between equals, `tie` decides, and then which was
    entered first.
    """
    if is_tie(face, value, rival, sheet_id):
        return tie is Tie.LEVEL and level > rival.made.cleric_level
    return _force(face, value) > _force_of(rival, sheet_id)


def is_tie(face: int, value: int, rival: Rival, sheet_id: int) -> bool:
    """Whether an attempt with this face and concrete value is as strong as `rival` on this undead."""
    return _force(face, value) == _force_of(rival, sheet_id)


def sheet_before(undead: Named[Undead], rivals: Sequence[Rival]) -> Named[Undead]:
    """`undead` with the hit points that it had before the moment."""
    rival = rival_for(undead.sheet_id, rivals)
    now = undead.sheet.hit_points
    if rival is None or now is None:
        return undead
    most = undead.sheet.max_hit_points
    before = now + rival.lost(undead.sheet_id)
    restored = undead.sheet.model_copy(update={"hit_points": before if most is None else max(now, min(before, most))})
    return undead.model_copy(update={"sheet": restored})


def lasting_before(lasting: Sequence[Lasting], rivals: Sequence[Rival]) -> tuple[Lasting, ...]:
    """What lasted before the moment: without what the attempts have begun, and with what gave way to them."""
    touched = {verdict.sheet_id for rival in rivals for verdict in rival.made.verdicts}
    own = {effect.id for rival in rivals for sheet_id in touched for effect in rival.did(sheet_id)}
    gone = [effect for sheet_id in sorted(touched) for effect in gave_way(sheet_id, rivals)]
    return (*(effect for effect in lasting if effect.id not in own), *gone)


def gave_way(sheet_id: int, rivals: Sequence[Rival]) -> tuple[Lasting, ...]:
    """What has ended on this undead by the strongest attempt so far."""
    rival = rival_for(sheet_id, rivals)
    return () if rival is None else rival.ended(sheet_id)


def after_rival(attempt: Attempt, entry_id: int, later: Attempt) -> Attempt:
    """`attempt`, of the ledger's entry `entry_id`, after `later` of the same moment has been entered."""
    gone = {one.sheet_id for one in later.supersedes if one.entry == entry_id}
    verdicts = tuple(
        verdict.model_copy(update={"superseded": True}) if verdict.sheet_id in gone else verdict
        for verdict in attempt.verdicts
    )
    return attempt.model_copy(update={"verdicts": verdicts})


def superseded(sheet_ids: Sequence[int], rivals: Sequence[Rival]) -> tuple[Superseded, ...]:
    """What gives way on these undead, on which a new attempt prevails."""
    found = ((rival_for(sheet_id, rivals), sheet_id) for sheet_id in sheet_ids)
    return tuple(Superseded(entry=rival.entry_id, sheet_id=sheet_id) for rival, sheet_id in found if rival)


def _force_of(rival: Rival, sheet_id: int) -> tuple[int, int]:
    verdict = rival.made.verdict(sheet_id)
    return _force(rival.made.face, verdict.value.total if verdict and verdict.value else 0)


def _force(face: int, value: int) -> tuple[int, int]:
    """What attempts are compared by: the natural faces first, then the value."""
    return (face, 0) if is_natural(face) else (2, value)

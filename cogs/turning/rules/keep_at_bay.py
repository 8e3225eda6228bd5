"""Keep at Bay: who is protected (R000-20, R000-21), and what the effect that lasts knows of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Text, clean, name_key, say
from cogs.turning.rules.place import is_within, squared_from
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Companion, Named

REACH_METRES = 21
"""How near an undead must be to be turned (G000-1), or a creature to be protected (R000-21)."""

Creature = Named[Companion] | Named[Cleric] | str
"""A creature to protect: one with a sheet, or a name that somebody typed."""


class Protected(Frozen):
    """A creature that Keep at Bay protects; with its sheet, if it has one."""

    name: str
    sheet_id: int | None = None


class Kept(Frozen):
    """What a Keep at Bay that lasts knows: the cleric, who is always protected, and whom he protects besides."""

    cleric: Protected
    protected: tuple[Protected, ...] = ()

    def protects(self, sheet_id: int) -> bool:
        """Whether the creature with this sheet is protected."""
        return any(one.sheet_id == sheet_id for one in (self.cleric, *self.protected))


def kept(effect: Lasting) -> Kept:
    """What this Keep at Bay knows."""
    return Kept.model_validate(effect.details)


def most_protected(level: int) -> int:
    """How many creatures a cleric of `level` may protect besides himself (R000-20)."""
    return level


def protected_by(cleric: Named[Cleric], creatures: Sequence[Creature]) -> tuple[Protected, ...]:
    """Whom `cleric` protects besides himself; one who is named twice counts once, and he himself not at all.

    Raises `Refused`: CANNOT_PROTECT for those who are absent, out of his sight or farther off than 21 metres (R000-21),
    TOO_MANY_PROTECTED for more than one creature per level (R000-20).
    """
    chosen: dict[int | str, Protected] = {}
    unfit: list[Text] = []
    for creature in creatures:
        if isinstance(creature, str):
            name = clean(creature)
            chosen[name_key(name)] = Protected(name=name)
        elif creature.sheet_id != cleric.sheet_id:
            chosen[creature.sheet_id] = Protected(name=creature.name, sheet_id=creature.sheet_id)
            reason = _unfit(cleric.sheet, creature.sheet)
            if reason is not None:
                unfit.append(say("turning-left-out", name=creature.name, reason=reason))
    if unfit:
        raise Refused(TurningRefusal.CANNOT_PROTECT, who=Listing(items=tuple(unfit)))
    most = most_protected(cleric.sheet.level)
    if len(chosen) > most:
        raise Refused(TurningRefusal.TOO_MANY_PROTECTED, name=cleric.name, n=most)
    return tuple(chosen.values())


def _unfit(cleric: Cleric, creature: Companion | Cleric) -> Text | None:
    """Why `creature` cannot be protected, if it cannot. Other clerics are taken to be there, and in sight."""
    if isinstance(creature, Cleric):
        creature = Companion(position=creature.position)
    if not creature.present:
        return say("turning-left-out-absent")
    if not creature.in_sight:
        return say("turning-left-out-out-of-sight")
    return None if is_within(squared_from(cleric.position, creature), REACH_METRES) else say("turning-left-out-too-far")

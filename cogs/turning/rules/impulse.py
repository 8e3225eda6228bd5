"""Harmful Impulse: the undead attacks one creature that the priest names (R000-51 to R000-58)."""

from __future__ import annotations

from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Note
from bot.engine.text import say
from cogs.turning.rules.place import is_within, squared, squared_from
from cogs.turning.rules.refusals import CommandRefusal
from cogs.turning.sheets import Cleric, Companion, Named, Undead

VICTIM_METRES = 30
"""How near the victim must be to the priest and to the undead (R000-52)."""

Creature = Named[Cleric] | Named[Companion] | Named[Undead]
"""Anybody with a sheet here."""


class Victim(Frozen):
    """The creature that an undead is driven against; one without a sheet here has only a name."""

    name: str
    sheet_id: int | None = None


class Impulse(Frozen):
    """The details of a lasting Harmful Impulse."""

    victim: Victim


class Aim(Frozen):
    """A victim that the priest names, and how it stands to him and to the undead.

    `from_priest` and `from_undead` are the squares of its distances in decimetres. None: nobody knows the distance, and
    it is taken to be near enough.
    """

    victim: Victim
    seen_by_priest: bool = True
    seen_by_undead: bool = True
    from_priest: int | None = None
    from_undead: int | None = None


def aim_at(creature: Creature, cleric: Named[Cleric], undead: Named[Undead], *, seen_by_undead: bool = True) -> Aim:
    """`creature` as the victim, standing where the sheets say.

    No sheet tells what the undead sees, so whoever commands says it.
    """
    is_priest = creature.sheet_id == cleric.sheet_id
    sheet = creature.sheet
    return Aim(
        victim=Victim(name=creature.name, sheet_id=creature.sheet_id),
        seen_by_priest=isinstance(sheet, Cleric) or (sheet.present and sheet.in_sight),
        seen_by_undead=seen_by_undead,
        from_priest=0 if is_priest else _from_priest(cleric, creature),
        from_undead=_from_priest(cleric, undead) if is_priest else _between(undead, creature),
    )


def _from_priest(cleric: Named[Cleric], creature: Creature) -> int | None:
    if isinstance(creature.sheet, Cleric):  # whose sheet tells no distance from another
        return _between(cleric, creature)
    return squared_from(cleric.sheet.position, creature.sheet)


def _between(one: Creature, other: Creature) -> int | None:
    here, there = one.sheet.position, other.sheet.position
    return None if here is None or there is None else squared(here, there)


def aimed(undead: Named[Undead], aim: Aim | None) -> Victim:
    """The victim, if the priest may name it: in sight of priest and undead, and within 30 m of both (R000-52).

    Raises `Refused` with the condition that fails: NO_VICTIM, VICTIM_IS_ITSELF, VICTIM_UNSEEN_BY_PRIEST,
    VICTIM_UNSEEN_BY_UNDEAD, VICTIM_FAR_FROM_PRIEST, VICTIM_FAR_FROM_UNDEAD. None of them tells the undead's name.
    """
    if aim is None:
        raise Refused(CommandRefusal.NO_VICTIM)
    name = aim.victim.name
    if aim.victim.sheet_id == undead.sheet_id:
        raise Refused(CommandRefusal.VICTIM_IS_ITSELF)
    if not aim.seen_by_priest:
        raise Refused(CommandRefusal.VICTIM_UNSEEN_BY_PRIEST, name=name)
    if not aim.seen_by_undead:
        raise Refused(CommandRefusal.VICTIM_UNSEEN_BY_UNDEAD, name=name)
    if not is_within(aim.from_priest, VICTIM_METRES):
        raise Refused(CommandRefusal.VICTIM_FAR_FROM_PRIEST, name=name, metres=VICTIM_METRES)
    if not is_within(aim.from_undead, VICTIM_METRES):
        raise Refused(CommandRefusal.VICTIM_FAR_FROM_UNDEAD, name=name, metres=VICTIM_METRES)
    return aim.victim


def impulse_notes() -> tuple[Note, ...]:
    """What a Harmful Impulse means, point by point."""
    return (
        Note(text=say("turning-why-impulse"), rule="R000-51"),
        Note(text=say("turning-why-impulse-victim", metres=VICTIM_METRES), rule="R000-52"),
        Note(text=say("turning-why-impulse-attacks"), rule="R000-53"),
        Note(text=say("turning-why-impulse-charge"), rule="R000-54"),
        Note(text=say("turning-why-impulse-risks"), rule="R000-55"),
        Note(text=say("turning-why-impulse-defence"), rule="R000-56"),
        Note(text=say("turning-why-impulse-opportunity"), rule="R000-57"),
        Note(text=say("turning-why-impulse-out-of-reach"), rule="R000-58"),
    )

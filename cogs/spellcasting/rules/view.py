"""What each person may know of a casting. A screen for somebody is built of their view, and of nothing else."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.model import Frozen
from bot.engine.ruling import Note
from cogs.spellcasting.rules.casting import Casting, Perception, Witness
from cogs.spellcasting.rules.notice import casting_notes, perceived_notes, witness_notes
from cogs.spellcasting.rules.perceive import Relief
from cogs.spellcasting.rules.spells import Class, Components, SpellName


class Role(StrEnum):
    """Who looks at a casting. Everybody who is neither GM nor caster nor a witness is one of the others."""

    GM = "gm"
    CASTER = "caster"
    WITNESS = "witness"
    OTHERS = "others"


class Secret(Frozen):
    """What only the GM and the caster know of a casting."""

    spell: SpellName
    level: int
    cast_as: Class | None
    slot: bool
    reliefs: tuple[Relief, ...]


class View(Frozen):
    """A casting as one person sees it; whatever they may not know is None, or is not there.

    `perceived` is what they perceive; for the GM and the caster what can be perceived at all. `caster` is None where
    nobody can tell who casts (R002-6), `components` are those by which the casting is perceived. `notes` are the rules
    behind all that.
    """

    role: Role
    perceived: Perception
    caster: str | None = None
    components: Components | None = None
    secret: Secret | None = None
    witnesses: tuple[Witness, ...] | None = None
    notes: tuple[Note, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing for them to see."""
        return self.secret is None and not self.perceived.anything


def view(casting: Casting, role: Role, sheet_id: int | None = None) -> View:
    """What somebody sees of `casting`; a witness is the one with the sheet `sheet_id`.

    The others see what can be perceived at all, and nothing whatever of a hidden casting. Only the GM sees who the
    witnesses are.
    """
    if role in (Role.GM, Role.CASTER):
        return _in_the_know(casting, role)
    if role is Role.WITNESS:
        perceived = Perception() if sheet_id is None else casting.perceived_by(sheet_id)
    else:
        perceived = Perception() if casting.hidden else casting.perceptible
    return View(
        role=role,
        perceived=perceived,
        caster=casting.caster_name if perceived.casting else None,
        components=casting.left if perceived.casting else None,
        notes=perceived_notes(perceived, casting.left),
    )


def _in_the_know(casting: Casting, role: Role) -> View:
    is_gm = role is Role.GM
    return View(
        role=role,
        perceived=casting.perceptible,
        caster=casting.caster_name,
        components=casting.left,
        secret=Secret(
            spell=casting.spell,
            level=casting.level,
            cast_as=casting.cast_as,
            slot=casting.slot,
            reliefs=casting.reliefs,
        ),
        witnesses=casting.witnesses if is_gm else None,
        notes=(*casting_notes(casting), *(witness_notes(casting) if is_gm else ())),
    )

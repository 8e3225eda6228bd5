"""What somebody says of a casting, as the rules know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.engine.refusal import Refused
from bot.engine.text import clean
from bot.services.sheetsearch import Right
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.castings import adventurer_of, present
from cogs.spellcasting.commands.recording import CastingBase
from cogs.spellcasting.rules.casting import Casting, Witness, cast
from cogs.spellcasting.rules.perceive import Relief
from cogs.spellcasting.rules.spells import HIGHEST, Class

HOWS = {
    "subtle": (Relief.SUBTLE,),
    "no-material": (Relief.NO_MATERIAL,),
    "subtle-no-material": (Relief.SUBTLE, Relief.NO_MATERIAL),
    "innate": (Relief.INNATE,),
}
"""What may take away components (G002-10)."""

HOW_NAMES = {
    "subtle": "Subtle Spell",
    "no-material": "No material components",
    "subtle-no-material": "Subtle Spell, no material components",
    "innate": "Innate Spellcasting",
}
CLASS_NAMES = {one.value: one.value.capitalize() for one in Class}
"""What Discord shows of a choice where it knows no translation."""

HOW_CHOICES = [app_commands.Choice(name=name, value=value) for value, name in HOW_NAMES.items()]
CLASS_CHOICES = [app_commands.Choice(name=name, value=value) for value, name in CLASS_NAMES.items()]

Level = app_commands.Range[int, 0, HIGHEST]
Words = app_commands.Range[str, 0, 100]
Chosen = app_commands.Choice[str] | None


def value_of(chosen: Chosen) -> str:
    """The value of a choice; "" where none was made."""
    return chosen.value if chosen else ""


class Typed(NamedTuple):
    """What somebody says of a casting, word for word. `slot` is None where they leave it to the spell."""

    spell: str
    level: int | None = None
    as_class: str = ""
    how: str = ""
    slot: bool | None = None
    effect: bool = False
    hidden: bool = False
    caster: str = ""


class CastingReader(CastingBase):
    """Base of the commands about castings."""

    def read(self, db: Any, typed: Typed, seat: Seat, *, needs_caster: bool = True, all_watch: bool = False) -> Casting:
        """The casting that is meant. `all_watch`: all who are present may perceive what can be perceived.

        A player casts as an adventurer of theirs, the GM as anybody. Innate casting takes no slot unless that is said.
        Raises as `spell_named`, `adventurer_of` and `cast`.
        """
        name, spell = self.spell_named(db, typed.spell, seat)
        caster_id, caster = _caster(db, typed.caster, seat, needs_caster)
        reliefs = HOWS.get(typed.how, ())
        watching = _present(db, caster_id) if all_watch else ()
        return cast(
            name,
            spell.level,
            spell.components,
            caster=caster,
            caster_id=caster_id,
            level=typed.level,
            cast_as=Class(typed.as_class) if typed.as_class else None,
            at_will=Relief.INNATE in reliefs if typed.slot is None else not typed.slot,
            reliefs=reliefs,
            effect=typed.effect,
            hidden=typed.hidden,
            witnesses=watching,
        )

    async def suggest_adventurers(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The adventurers as whom this person may act."""
        seat = await self.seat(interaction)
        kinds = ["adventurer"]
        return await self.suggest_sheets(seat, current, right=Right.EDIT, ruleset="spellcasting", kinds=kinds)


def _present(db: Any, caster_id: int | None) -> Iterable[Witness]:
    """All who are present: where nothing is hidden, nobody needs to be picked."""
    for one in present(db, caster_id):
        yield Witness(sheet_id=one.sheet_id, name=one.name)


def _caster(db: Any, typed: str, seat: Seat, needed: bool) -> tuple[int | None, str]:
    """The caster's sheet and name; the GM may name somebody who has no sheet."""
    if not seat.viewer.is_gm or (needed and not typed.strip()):
        sheet = adventurer_of(db, typed, seat.viewer)
        return sheet.id, sheet.name
    if not typed.strip():
        return None, ""
    try:
        sheet = adventurer_of(db, typed, seat.viewer)
    except Refused:
        if typed.strip().startswith("#"):
            raise
        return None, clean(typed)
    return sheet.id, sheet.name

"""`/spell lookup`: what a spell says."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.screen import Screen
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from cogs.spellcasting.commands.base import SpellBase, key_of
from cogs.spellcasting.screens.area_controls import aim_button
from cogs.spellcasting.screens.spell import spell_screen


class LookupCommands(SpellBase):
    """Looking up the spells of the SRD and the GM's own."""

    @app_commands.command()
    async def lookup(
        self, interaction: discord.Interaction[Gravecaller], spell: app_commands.Range[str, 1, 100]
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            name, found = self.spell_named(db, spell, seat)
            return spell_screen(name, found, aim_button(key_of(name)) if found.area else None)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @lookup.autocomplete("spell")
    @suggests
    async def suggest_spell(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_spells(interaction, current)

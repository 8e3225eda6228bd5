"""`/setup`: who is the GM here, and which language the table speaks."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.screen import Screen
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from bot.surface.permissions import Seat
from cogs.tabletop.screens.setup import setup_screen

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "uk": "Українська", "ru": "Русский"}
"""Each in its own language, everywhere the same."""


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SetupCog(TableCog, commands.GroupCog, group_name="setup"):
    """Settings of a server; for those who may manage it."""

    package = "tabletop"

    @app_commands.command()
    async def gm(
        self,
        interaction: discord.Interaction[Gravecaller],
        role: discord.Role | None = None,
        member: discord.Member | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_admin()
        if role is not None or member is not None:
            holders = {"gm_role": role.id if role else None, "gm_users": (member.id,) if member else ()}
            await self._change(interaction, seat, holders)
        await self.answer(interaction, await self._settings(interaction, "setup-done-gm" if role or member else None))

    @app_commands.command()
    @app_commands.choices(
        language=[app_commands.Choice(name=name, value=code) for code, name in LANGUAGE_NAMES.items()]
    )
    async def language(self, interaction: discord.Interaction[Gravecaller], language: app_commands.Choice[str]) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_admin()
        await self._change(interaction, seat, {"language": language.value})
        await self.answer(interaction, await self._settings(interaction, "setup-done-language"))

    async def _change(self, interaction: discord.Interaction[Gravecaller], seat: Seat, values: dict[str, Any]) -> None:
        change = self.bot.change_guild_settings(seat.guild_id, lambda old: old.model_copy(update=values))
        await self.timely(interaction, change, private=True)

    async def _settings(self, interaction: discord.Interaction[Gravecaller], done: str | None) -> Screen:
        seat = await self.seat(interaction, private=True)
        return setup_screen(seat.settings.gm_role, seat.settings.gm_users, seat.table_language, done)

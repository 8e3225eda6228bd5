"""`/turning rest`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from cogs.turning.commands.base import TurningBase, cleric_of
from cogs.turning.rules.attempts import Rest, rest
from cogs.turning.screens.rest import rest_screen


class RestCommands(TurningBase):
    """The moment at which the deity's energy flows."""

    @app_commands.command()
    async def rest(self, interaction: discord.Interaction[Gravecaller], cleric: str = "") -> None:
        viewer = (await self.seat(interaction)).viewer
        await self.rule(
            interaction,
            decide=lambda db, dice: rest(cleric_of(db, cleric, viewer)),
            shown=lambda db, entry: rest_screen(Rest.model_validate(entry.ruling.result)),
        )

    @rest.autocomplete("cleric")
    @suggests
    async def suggest_rested(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_clerics(interaction, current)

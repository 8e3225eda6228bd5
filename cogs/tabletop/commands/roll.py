"""`/roll`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from cogs.tabletop.rules.roll import NOTE_LENGTH, Rolled, roll
from cogs.tabletop.screens.roll import roll_screen


class RollCog(TableCog):
    """Plain rolls."""

    package = "tabletop"

    @app_commands.command()
    @app_commands.guild_only()
    async def roll(
        self,
        interaction: discord.Interaction[Gravecaller],
        expression: app_commands.Range[str, 1, 200],
        note: app_commands.Range[str, 0, NOTE_LENGTH] = "",
    ) -> None:
        await self.rule(
            interaction,
            decide=lambda db, dice: roll(expression, note, dice),
            shown=lambda db, entry: roll_screen(Rolled.model_validate(entry.ruling.result), entry.id),
        )

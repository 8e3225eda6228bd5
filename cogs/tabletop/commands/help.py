"""`/help`: a tour, and what each ruleset offers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from cogs.tabletop.screens.help import rules_screen, tour_screen


@app_commands.guild_only()
class HelpCog(TableCog, commands.GroupCog, group_name="help"):
    """What can be done here."""

    package = "tabletop"

    async def cog_load(self) -> None:
        """Gives the bot its tour."""
        await super().cog_load()
        self.bot.tour = lambda: tour_screen(self.bot.mention, private=False)

    @app_commands.command()
    async def tour(self, interaction: discord.Interaction[Gravecaller]) -> None:
        await self.answer(interaction, tour_screen(self.bot.mention))

    @app_commands.command()
    async def rules(self, interaction: discord.Interaction[Gravecaller]) -> None:
        groups = [command for command in self.bot.tree.get_commands() if isinstance(command, app_commands.Group)]
        commands_of = {group.name: [child.qualified_name for child in group.walk_commands()] for group in groups}
        others = [c.name for c in self.bot.tree.get_commands() if not isinstance(c, app_commands.Group)]
        await self.answer(interaction, rules_screen({"": others} | commands_of, self.bot.mention))

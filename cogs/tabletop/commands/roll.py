"""`/roll`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.screen import Screen
from bot.engine.visibility import Visibility
from bot.services.ledger import Entry
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from cogs.tabletop.rules.roll import NOTE_LENGTH, Rolled, roll
from cogs.tabletop.screens.roll import blind_answer, blind_line, roll_screen

VISIBILITY_NAMES = {
    Visibility.OPEN: "Open",
    Visibility.SECRET: "Secret: only me",
    Visibility.BLIND: "Blind: only the GM",
}
"""What Discord offers to readers of languages that Gravecaller does not speak."""


class RollCog(TableCog):
    """Plain rolls."""

    package = "tabletop"

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(
        visibility=[app_commands.Choice(name=name, value=how.value) for how, name in VISIBILITY_NAMES.items()]
    )
    async def roll(
        self,
        interaction: discord.Interaction[Gravecaller],
        expression: app_commands.Range[str, 1, 200],
        note: app_commands.Range[str, 0, NOTE_LENGTH] = "",
        visibility: str = Visibility.OPEN.value,
    ) -> None:
        how = Visibility(visibility)
        viewer = (await self.seat(interaction, private=how is not Visibility.OPEN)).viewer

        def shown(_: Any, entry: Entry) -> Screen:
            if not entry.visibility.shows(viewer, entry.actor_id):
                return blind_answer()
            return roll_screen(Rolled.model_validate(entry.ruling.result), entry.id, entry.visibility)

        entry = await self.rule(
            interaction, decide=lambda db, dice: roll(expression, note, dice), shown=shown, visibility=how
        )
        if entry.visibility is Visibility.BLIND:
            await self.answer(interaction, blind_line(entry.id, entry.actor_id))

"""The *Why?* button, which every ruling carries."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.screen import Screen
from bot.services import ledger, seeds, sheets
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action
from cogs.tabletop.screens.why import Explained, why_screen


class LedgerCog(TableCog):
    """What the ledger knows of a ruling."""

    package = "tabletop"

    @action("why")
    async def why(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Explains one entry, and what was chosen after it, to whoever sees it."""
        entry_id = click.number(0)
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entries = (ledger.seen(db, entry_id, seat.viewer), *ledger.children(db, entry_id))
            explained = [
                Explained(
                    trace=entry.ruling.trace,
                    faces=entry.faces,
                    number=entry.number,
                    pledge=seeds.pledge(db, entry.seed_id) if entry.seed_id is not None else None,
                )
                for entry in entries
            ]
            about = {note.about for entry in entries for note in entry.ruling.trace if note.about is not None}
            return why_screen(entry_id, explained, hidden=sheets.unnamed(db, about, seat.viewer))

        explained = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, explained, private=True))

"""The *Why?* button, which every ruling carries."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.screen import Screen
from bot.services import ledger, seeds
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action
from cogs.tabletop.screens.why import why_screen


class LedgerCog(TableCog):
    """What the ledger knows of a ruling."""

    package = "tabletop"

    @action("why")
    async def why(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Explains one entry, and what was chosen after it, to whoever asks."""
        entry_id = click.number(0)
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            entries = (ledger.get(db, entry_id), *ledger.children(db, entry_id))
            published = seeds.published(db, entries[0].seed_id) if entries[0].seed_id is not None else None
            return why_screen(
                entry_id,
                tuple(note for entry in entries for note in entry.ruling.trace),
                tuple(face for entry in entries for face in entry.faces),
                number=entries[0].number,
                seed_hash=published,
            )

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.read(seat.guild_id, work)))

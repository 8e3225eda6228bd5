"""`/sheet export` and `/sheet import`: sheets as JSON files."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Attached, Screen
from bot.engine.sheet import Sheet
from bot.services import sheetfiles, sheets
from bot.services.sheetfiles import Checked, FaultyFile, FileRefusal
from bot.services.sheetsearch import Right
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.files import fetched
from bot.surface.limits import ATTACHMENTS
from bot.surface.permissions import Seat
from cogs.tabletop.commands.sheet.base import SheetTable
from cogs.tabletop.screens.sheetfiles import export_screen, faults_screen, import_screen, progress_screen

STEP = 500
"""Rows that are checked before the one who waits is told how far it has come."""


class SheetFiles(SheetTable):
    """Files of sheets, always between the bot and one person."""

    @app_commands.command(name="export")
    async def export(self, interaction: discord.Interaction[Gravecaller], sheet: str = "") -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> tuple[int, list[bytes]]:
            if sheet.strip():
                chosen = [sheets.find(db, sheet, seat.viewer)]
                if not seat.viewer.sees(chosen[0]):
                    raise Refused(Shared.NOT_YOURS, name=chosen[0].name)
            else:
                chosen = [found for found in sheets.listed(db, seat.viewer) if seat.viewer.sees(found)]
            return len(chosen), sheetfiles.written([self._known(found, seat) for found in chosen], seat.viewer)

        n, files = await self.timely(interaction, self.read(seat, work), private=True)
        attached = tuple(
            Attached(
                name=f"gravecaller-sheets-{number}.json" if len(files) > 1 else "gravecaller-sheets.json", data=data
            )
            for number, data in enumerate(files, 1)
        )
        # More than a message can carry goes along in further messages.
        for first in range(0, max(len(attached), 1), ATTACHMENTS):
            await self.answer(interaction, export_screen(n, attached[first : first + ATTACHMENTS]))

    def _known(self, sheet: Sheet, seat: Seat) -> Sheet:
        """The sheet without what is private to others; one whose ruleset is gone as it is."""
        kind = self.bot.sheet_kinds.get((sheet.ruleset, sheet.kind))
        return kind.known(sheet, seat.viewer) if kind else sheet

    @app_commands.command(name="import")
    async def import_(self, interaction: discord.Interaction[Gravecaller], file: discord.Attachment) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_may_create()
        if file.size > sheetfiles.LARGEST:
            raise Refused(FileRefusal.TOO_LARGE, limit=sheetfiles.LARGEST // 1024)
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        rows = await asyncio.to_thread(sheetfiles.rows_in, await fetched(file))
        checked: list[Checked] = []
        for start in range(0, len(rows), STEP):
            if start:
                await self.redraw(interaction, progress_screen(start, len(rows)))
            part = rows[start : start + STEP]
            checked += await asyncio.to_thread(sheetfiles.checked, part, start + 1, seat.viewer, self.bot.sheet_kinds)

        def act(db: Any) -> dict[str, Any]:
            return {"sheet_ids": sheetfiles.store(db, checked, self.bot.clock.now())}

        def work(db: Any) -> Screen:
            hidden = any(row.row is not None and row.row.hidden for row in checked)
            entry = self.record(db, interaction, seat, "sheet-import", lambda: act(db), hidden=hidden)
            return import_screen(len(cast(list[int], entry.ruling.result["sheet_ids"])))

        try:
            done = await self.bot.storage.write(seat.guild_id, work)
        except FaultyFile as faulty:
            done = faults_screen(faulty.text, faulty.faults, faulty.untold)
        await self.redraw(interaction, done)

    @export.autocomplete("sheet")
    @suggests
    async def suggest_exported(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_sheets(await self.seat(interaction, private=True), current, right=Right.SEE)

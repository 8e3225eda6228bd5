"""`/privacy`: what is stored of a person here, for themselves alone."""

from __future__ import annotations

import gzip
import json
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.privacy import Holdings, without_words
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Attached
from bot.engine.sheet import Sheet
from bot.engine.text import say
from bot.services import guilds, privacy, sheetfiles, sheets
from bot.services.clock import stamp
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action
from bot.surface.limits import ATTACHMENT_BYTES, ATTACHMENTS
from bot.surface.permissions import Seat
from cogs.tabletop.screens.privacy import export_screen, forget_screen, kept_screen, receipt_screen


@app_commands.guild_only()
class PrivacyCog(TableCog, commands.GroupCog, group_name="privacy"):
    """One's own data."""

    package = "tabletop"

    @app_commands.command()
    async def export(self, interaction: discord.Interaction[Gravecaller]) -> None:
        seat = await self.seat(interaction, private=True)
        work = self.bot.storage.read(seat.guild_id, lambda db: self._files(db, seat))
        files = await self.timely(interaction, work, private=True)
        for first in range(0, len(files), ATTACHMENTS):
            await self.answer(interaction, export_screen(files[first : first + ATTACHMENTS], self.bot.mention))

    @app_commands.command()
    async def forget(self, interaction: discord.Interaction[Gravecaller]) -> None:
        seat = await self.seat(interaction, private=True)
        user_id = seat.viewer.user_id
        work = self.bot.storage.read(seat.guild_id, lambda db: privacy.holdings(db, user_id))
        await self.answer(
            interaction, forget_screen(await self.timely(interaction, work, private=True), self.bot.mention)
        )

    @action("privacy-keep")
    async def keep(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Puts the question away."""
        await self.redraw(interaction, kept_screen())

    @action("privacy-forget")
    async def forget_for_good(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Forgets whoever presses, and nobody else. Raises ALREADY_DONE where nothing of them is stored."""
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()
        alias = self.bot.catalogue.format(seat.table_language, say("privacy-former-player"))

        def work(db: Any) -> tuple[Holdings, bool]:
            forgotten = privacy.forget(db, seat.viewer.user_id, alias=alias, bare=self._bare, now=now)
            if forgotten.nothing:
                raise Refused(Shared.ALREADY_DONE)
            return forgotten, guilds.load(db).seat_is_free

        forgotten, seat_is_free = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work))
        self.bot.forget_guild_settings(seat.guild_id)
        await self.redraw(interaction, receipt_screen(forgotten, now, seat_is_free=seat_is_free))

    def _bare(self, sheet: Sheet) -> dict[str, Any] | None:
        kind = self.bot.sheet_kinds.get((sheet.ruleset, sheet.kind))
        return without_words(kind, sheet.stats) if kind else None

    def _files(self, db: Any, seat: Seat) -> tuple[Attached, ...]:
        """The person's sheets as `/sheet import` reads them, and all else in one more file."""
        own = [sheet for sheet in sheets.listed(db, seat.viewer) if sheet.owner_id == seat.viewer.user_id]
        parts = [
            Attached(name=f"gravecaller-sheets-{number}.json", data=data)
            for number, data in enumerate(sheetfiles.written(own, seat.viewer), 1)
        ]
        about = {"server": str(seat.guild_id), "at": stamp(self.bot.clock.now())}
        rest = json.dumps(about | privacy.exported(db, seat.viewer), ensure_ascii=False, indent=1).encode()
        if len(rest) > ATTACHMENT_BYTES:
            return *parts, Attached(name="gravecaller-person.json.gz", data=gzip.compress(rest))
        return *parts, Attached(name="gravecaller-person.json", data=rest)

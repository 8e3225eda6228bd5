"""`/sheet delete` and `/sheet give`: sheets that go, come back, and change hands."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.sheet import SheetRefusal
from bot.services import sheets
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.sheet.base import SheetTable, at
from cogs.tabletop.screens.sheets import sheet_deleted, sheet_doomed, sheet_given


class SheetHands(SheetTable):
    """Deleting, bringing back and giving sheets."""

    @app_commands.command()
    async def delete(self, interaction: discord.Interaction[Gravecaller], sheet: str) -> None:
        seat = await self.seat(interaction, private=True)
        work = self.read(seat, lambda db: self.editable(sheets.find(db, sheet, seat.viewer), seat))
        found = await self.timely(interaction, work, private=True)
        await self.answer(interaction, sheet_doomed(found, at("sheet-delete", found.id, found.version)))

    @app_commands.command()
    async def give(
        self,
        interaction: discord.Interaction[Gravecaller],
        sheet: str,
        member: discord.Member | discord.User | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        if member is not None and (member.bot or not isinstance(member, discord.Member)):
            raise Refused(SheetRefusal.NO_RECEIVER)

        def work(db: Any) -> Screen:
            entry = self.record(
                *(db, interaction, seat, "sheet-give", lambda: self._give(db, sheet, member, seat)),
                hidden=_means_hidden(db, sheet, seat),
            )
            return sheet_given(sheets.get(db, cast(int, entry.ruling.result["sheet_id"])))

        given = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        await self.answer(interaction, given)

    @delete.autocomplete("sheet")
    @give.autocomplete("sheet")
    @suggests
    async def suggest_own(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_sheets(await self.seat(interaction, private=True), current, right=Right.EDIT)

    @action("sheet-delete")
    async def delete_for_good(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The sheet is gone, unless it has been changed since they were asked; a button brings it back."""
        seat = await self.seat(interaction, private=True)
        sheet_id, version = click.number(0), click.number(1)

        def act(db: Any) -> dict[str, Any]:
            found = self.editable(sheets.get(db, sheet_id), seat)
            if found.version != version:
                raise Refused(Shared.CHANGED_MEANWHILE)
            sheets.delete(db, found, self.bot.clock.now())
            return {"sheet_id": sheet_id}

        def work(db: Any) -> Screen:
            hidden = sheets.is_hidden(db, sheet_id)
            self.record(db, interaction, seat, "sheet-delete", lambda: act(db), hidden=hidden)
            return sheet_deleted(sheets.deleted(db, sheet_id), at("sheet-bring-back", sheet_id))

        await self.redraw(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    @action("sheet-bring-back")
    async def bring_back(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A deleted sheet as it was, for its owner and the GM."""
        seat = await self.seat(interaction, private=True)
        sheet_id = click.number(0)

        def act(db: Any) -> dict[str, Any]:
            gone = sheets.deleted(db, sheet_id)
            if not seat.viewer.edits(gone):
                raise Refused(Shared.NO_SUCH_SHEET, name=f"#{sheet_id}")
            sheets.bring_back(db, gone, self.bot.clock.now())
            return {"sheet_id": sheet_id}

        def work(db: Any) -> Screen:
            hidden = sheets.is_hidden(db, sheet_id)
            self.record(db, interaction, seat, "sheet-bring-back", lambda: act(db), hidden=hidden)
            return self.card(db, sheets.get(db, sheet_id), seat, "sheet-done-back")

        await self.redraw(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    def _give(self, db: Any, typed: str, member: discord.Member | discord.User | None, seat: Seat) -> dict[str, Any]:
        found = self.editable(sheets.find(db, typed, seat.viewer), seat)
        if found.hidden:
            seat.require_gm()
        owner_id = member.id if member else None
        sheets.give(db, found, owner_id, by_gm=seat.viewer.is_gm, now=self.bot.clock.now())
        return {"sheet_id": found.id, "from": found.owner_id, "to": owner_id}


def _means_hidden(db: Any, typed: str, seat: Seat) -> bool:
    try:
        return sheets.find(db, typed, seat.viewer).hidden
    except Refused:  # an interaction that is repeated may find the sheet gone to somebody else
        return False

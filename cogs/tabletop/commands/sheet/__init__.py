"""`/sheet`: characters, undead and whatever else the rulesets keep."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.services import sheets
from bot.services.sheetsearch import Right, page
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.tabletop.commands.sheet.files import SheetFiles
from cogs.tabletop.commands.sheet.forms import SheetForms
from cogs.tabletop.commands.sheet.hands import SheetHands
from cogs.tabletop.screens.sheets import PAGE, sheet_list


@app_commands.guild_only()
class SheetCog(SheetForms, SheetHands, SheetFiles, commands.GroupCog, group_name="sheet"):
    """Showing and listing sheets; making, changing, passing on and storing them elsewhere is what the bases do."""

    @app_commands.command()
    async def show(self, interaction: discord.Interaction[Gravecaller], sheet: str) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            found = sheets.find(db, sheet, seat.viewer)
            if not seat.viewer.sees(found):
                raise Refused(Shared.NOT_YOURS, name=found.name)
            return self.card(db, found, seat)

        await self.answer(interaction, await self.timely(interaction, self.read(seat, work), private=True))

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction[Gravecaller]) -> None:
        await self.answer(interaction, await self._list(interaction, 0))

    @show.autocomplete("sheet")
    @suggests
    async def suggest_seen(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_sheets(await self.seat(interaction, private=True), current, right=Right.SEE)

    @action("sheet-list")
    async def turn_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Another page of the list."""
        await self.redraw(interaction, await self._list(interaction, click.number(0)))

    @action("sheet-hide")
    async def hide(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Hides a sheet of the GM's kinds from the players, or shows it to them."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Screen:
            found = sheets.get(db, click.number(0))
            if not self.kind_of(found).gm_only:
                raise Refused(Shared.CLOSED)
            changed = sheets.update(db, found, hidden=click.args[1:] == ("yes",), now=self.bot.clock.now())
            return self.card(db, changed, seat, "sheet-done-edit")

        await self.redraw(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    async def _list(self, interaction: discord.Interaction[Gravecaller], number: int) -> Screen:
        seat = await self.seat(interaction, private=True)
        shown = await self.timely(
            interaction, self.read(seat, lambda db: page(db, seat.viewer, number, PAGE)), private=True
        )
        return sheet_list(shown.sheets, self.bot.sheet_kinds, page=shown.number, total=shown.total)

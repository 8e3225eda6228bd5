"""The worked examples in `/help rules`: each ruleset's, and behind them the guild's own."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.cases import Casebook
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.services import housecases, houserules
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action
from cogs.tabletop.rules.cases import OwnCases, count, examples, find
from cogs.tabletop.screens import cases as screens


class HelpCases(TableCog):
    """Pages of examples, and single ones."""

    @action("cases")
    async def show_cases(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A page of a ruleset's examples."""
        seat = await self.seat(interaction, private=True)
        book, page = self._book(click), click.number(1)

        def work(db: Any) -> Screen:
            own = own_cases(db, book)
            pages = -(-count(book, own) // screens.PAGE)
            at = min(max(page, 0), pages - 1)
            rules = houserules.own(db, book.ruleset)
            shown = examples(book, rules, own, at * screens.PAGE, screens.PAGE)
            return screens.list_screen(book, shown, at, pages)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, read, private=True))

    @action("case")
    async def show_case(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The chosen example."""
        seat = await self.seat(interaction, private=True)
        book, value = self._book(click), "".join(click.values)

        def work(db: Any) -> Screen:
            found = find(book, houserules.own(db, book.ruleset), own_cases(db, book), value)
            if found is None:
                raise Refused(Shared.CLOSED)
            return screens.case_screen(book, found, may_change=seat.viewer.is_gm)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, read, private=True))

    def _book(self, click: Click) -> Casebook:
        """The ruleset that an address names. Raises `Refused` with CLOSED."""
        book = self.bot.casebooks.get("".join(click.args[:1]))
        if book is None:
            raise Refused(Shared.CLOSED)
        return book


def own_cases(db: Any, book: Casebook) -> OwnCases:
    """The guild's own examples of a ruleset, each with its number."""
    return [(one.id, one.case) for one in housecases.listed(db, book.ruleset)]

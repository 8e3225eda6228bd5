"""The worked examples in `/help rules`: each ruleset's, and behind them the guild's own."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.cases import Casebook
from bot.engine.paging import Page
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.services import housecases, houserules
from bot.services.housecases import Books
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
        book, page = book_of(self.bot.casebooks, click), click.number(1)

        def work(db: Any) -> Screen:
            own = own_cases(db, book)
            here = Page.of(count(book, own), screens.PAGE, page)
            shown = examples(book, houserules.own(db, book.ruleset), own, here.first, here.size)
            return screens.list_screen(book, shown, here)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, read, private=True))

    @action("case")
    async def show_case(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The chosen example."""
        seat = await self.seat(interaction, private=True)
        book, value = book_of(self.bot.casebooks, click), "".join(click.values)

        def work(db: Any) -> Screen:
            found = find(book, houserules.own(db, book.ruleset), own_cases(db, book), value)
            if found is None:
                raise Refused(Shared.CLOSED)
            return screens.case_screen(book, found, may_change=seat.viewer.is_gm)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, read, private=True))


def book_of(books: Books, click: Click) -> Casebook:
    """The examples of the ruleset that an address names first. Raises `Refused` with CLOSED where there are none."""
    book = books.get(click.word(0))
    if book is None:
        raise Refused(Shared.CLOSED)
    return book


def own_cases(db: Any, book: Casebook) -> OwnCases:
    """The guild's own examples of a ruleset, each with its number."""
    return [(one.id, one.case) for one in housecases.listed(db, book.ruleset)]

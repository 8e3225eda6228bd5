"""`/house cases`: the guild's own examples of the rules, checked against the house rules in force."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.engine.cases import Case, Casebook
from bot.engine.faults import SHOWN
from bot.engine.house import Faulty
from bot.engine.paging import Page
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Option, Screen
from bot.engine.text import clean, say
from bot.services import housecases, housefiles, houserules
from bot.services.housecases import OwnCase
from bot.services.housefiles import HouseFileRefusal
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.files import fetched
from bot.surface.permissions import Seat
from cogs.tabletop.commands.help_cases import book_of, own_cases
from cogs.tabletop.commands.house.base import HouseTable
from cogs.tabletop.rules.cases import Example, find, own_example
from cogs.tabletop.screens import cases as screens


class HouseCases(HouseTable):
    """Everybody may read the examples and take them along; the GM adds and forgets them."""

    @app_commands.command(name="cases")
    async def cases_command(
        self, interaction: discord.Interaction[Gravecaller], file: discord.Attachment | None = None
    ) -> None:
        if file is None:
            seat = await self.seat(interaction, private=True)
            await self.answer(interaction, await self._own_page(interaction, seat, 0))
            return
        seat = await self.gm(interaction)
        if file.size > housefiles.LARGEST:
            raise Refused(HouseFileRefusal.TOO_LARGE, limit=housefiles.LARGEST // 1024)
        data = await self.timely(interaction, fetched(file), private=True)
        try:
            await self._save(interaction, seat, housecases.imported(data, self.bot.casebooks))
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)

    @action("cases-own")
    async def turn_own_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A page of the guild's own examples."""
        seat = await self.seat(interaction, private=True)
        await self.redraw(interaction, await self._own_page(interaction, seat, click.number(0)))

    @action("case-own")
    async def show_own(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The chosen one of them."""
        seat = await self.seat(interaction, private=True)
        number = Click(click.values).number(0)

        def work(db: Any) -> Screen:
            one = housecases.get(db, number)
            book = self.bot.casebooks.get(one.ruleset)
            if book is None:
                raise Refused(Shared.CLOSED)
            return screens.case_screen(book, _example(db, book, one), may_change=seat.viewer.is_gm)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.redraw(interaction, await self.timely(interaction, read, private=True))

    @action("cases-export")
    async def export_cases(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """All of them as a file."""
        seat = await self.seat(interaction, private=True)
        read = self.bot.storage.read(seat.guild_id, housecases.listed)
        found = await self.timely(interaction, read, private=True)
        await self.answer(interaction, screens.export_screen(len(found), housecases.exported(found)))

    @action("case-like")
    async def ask_case(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form for one of the guild's own, filled in like the example that was looked at."""
        seat = await self.gm(interaction)
        book, value = book_of(self.bot.casebooks, click), click.word(1)
        read = self.bot.storage.read(seat.guild_id, lambda db: find(book, {}, own_cases(db, book), value))
        found = await self.timely(interaction, read, private=True)
        if found is None:
            raise Refused(Shared.CLOSED)
        case = found.case
        form = screens.case_form(book, case, housecases.written(case.given), housecases.written(case.expected))
        await self.ask(interaction, form, screens.at("case-like", *click.args))

    @action("case-send")
    async def send_case(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What was sent in that form."""
        seat = await self.gm(interaction)
        if len(click.args) != 2:
            raise Refused(Shared.CLOSED)
        book = book_of(self.bot.casebooks, click)
        try:
            case = _sent(book, click.args[1], click.fields)
            await self._save(interaction, seat, {book.ruleset: (case,)})
        except Faulty as faulty:
            words = "\n\n".join(click.fields.get(name, "") for name in ("given", "faces", "expected"))
            await self.tell_faults(interaction, faulty, words=words)

    @action("case-forget")
    async def forget_case(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """An example of the guild's own is kept no more."""
        seat = await self.gm(interaction)
        number = click.number(0)
        written = self.bot.storage.write(seat.guild_id, lambda db: housecases.forget(db, number))
        await self.timely(interaction, written, private=True)
        await self.redraw(interaction, await self._own_page(interaction, seat, 0))

    async def _save(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, cases: Mapping[str, tuple[Case, ...]]
    ) -> None:
        """Keeps these examples, and says which of the guild's do not hold."""

        def work(db: Any) -> Screen:
            for ruleset, some in cases.items():
                housecases.save(db, ruleset, some)
            return screens.saved_screen(sum(map(len, cases.values())), self.failing(db, self.bot.casebooks))

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=True))

    async def _own_page(self, interaction: discord.Interaction[Gravecaller], seat: Seat, page: int) -> Screen:
        def work(db: Any) -> Screen:
            found = [one for one in housecases.listed(db) if one.ruleset in self.bot.casebooks]
            here = Page.of(len(found), screens.PAGE, page)
            lines, options = [], []
            for one in here.shown(found):
                book = self.bot.casebooks[one.ruleset]
                line = screens.line(book, _example(db, book, one))
                lines.append(say("case-own-line", ruleset=book.house.title, line=line))
                label = say("case-option", id=one.case.id, kind=book.title(one.case.kind))
                options.append(Option(value=str(one.id), label=label))
            return screens.own_screen(lines, options, self.bot.mention("help rules"), here)

        return await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)


def _example(db: Any, book: Casebook, one: OwnCase) -> Example:
    return own_example(book, houserules.own(db, book.ruleset), one.id, one.case)


def _sent(book: Casebook, kind: str, fields: Mapping[str, str]) -> Case:
    """The example that was sent in a form. Raises `Faulty` with all that is wrong with it."""
    name = clean(fields.get("id", ""))
    faces = [word for word in re.split(r"[\s,;]+", fields.get("faces", "")) if word]
    if strange := [word for word in faces if not re.fullmatch(r"[0-9]{1,4}", word)]:
        raise Faulty({name: (say("case-fault-faces", typed=clean(strange[0], limit=SHOWN)),)})
    return housecases.read(
        book,
        {
            "id": name,
            "kind": kind,
            "rules": [*fields.get("rules", "").replace(",", " ").split()],
            "given": housefiles.read_table(fields.get("given", ""), "given"),
            "faces": [*map(int, faces)],
            "expected": housefiles.read_table(fields.get("expected", ""), "expected"),
        },
    )

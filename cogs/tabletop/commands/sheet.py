"""`/sheet`: characters, undead and whatever else the rulesets keep."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Sheet, SheetKind
from bot.engine.text import NAME_LENGTH, best_matches, clean, name_key
from bot.services import sheets
from bot.services.i18n import LANGUAGES
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.screens.sheets import sheet_card, sheet_form, sheet_list, sheet_retry

T = TypeVar("T")

DRAFTS = 1000
"""Forms that were not taken and whose words are kept, so that nobody has to type them twice."""


@app_commands.guild_only()
class SheetCog(TableCog, commands.GroupCog, group_name="sheet"):
    """Making, showing and changing sheets."""

    package = "tabletop"

    def __init__(self, bot: Gravecaller) -> None:
        super().__init__(bot)
        self._drafts: OrderedDict[tuple[int, Address], dict[str, str]] = OrderedDict()

    @app_commands.command()
    async def new(
        self,
        interaction: discord.Interaction[Gravecaller],
        kind: str,
        name: app_commands.Range[str, 0, NAME_LENGTH] = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        chosen = self._kind(kind, seat)
        await self._open_new(interaction, seat, chosen, clean(name))

    @app_commands.command()
    async def show(self, interaction: discord.Interaction[Gravecaller], sheet: str) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            found = sheets.find(db, sheet, seat.viewer)
            if not seat.viewer.sees(found):
                raise Refused(Shared.NOT_YOURS, name=found.name)
            return self._card(found, seat)

        await self.answer(interaction, await self.timely(interaction, self._read(seat, work), private=True))

    @app_commands.command()
    async def edit(self, interaction: discord.Interaction[Gravecaller], sheet: str) -> None:
        seat = await self.seat(interaction, private=True)
        work = self._read(seat, lambda db: self._editable(sheets.find(db, sheet, seat.viewer), seat))
        found = await self.timely(interaction, work, private=True)
        await self._open_page(interaction, seat, found, 0)

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction[Gravecaller]) -> None:
        await self.answer(interaction, await self._list(interaction, 0))

    @new.autocomplete("kind")
    @suggests
    async def suggest_kind(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        titles = {
            self.bot.catalogue.format(seat.own_language, kind.title): f"{kind.ruleset}.{kind.kind}"
            for kind in self.bot.sheet_kinds.values()
            if seat.viewer.is_gm or not kind.gm_only
        }
        return [(title, titles[title]) for title in best_matches(current, titles)]

    @show.autocomplete("sheet")
    @suggests
    async def suggest_seen(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.SEE)

    @edit.autocomplete("sheet")
    @suggests
    async def suggest_editable(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.EDIT)

    @action("sheet-list")
    async def turn_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Another page of the list."""
        await self.redraw(interaction, await self._list(interaction, click.number(0)))

    @action("sheet-form")
    async def open_form(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A page of a sheet's form."""
        seat = await self.seat(interaction, private=True)
        work = self._read(seat, lambda db: self._editable(sheets.get(db, click.number(0)), seat))
        found = await self.timely(interaction, work, private=True)
        await self._open_page(interaction, seat, found, click.number(1))

    @action("sheet-hide")
    async def hide(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Hides one of the GM's sheets from the players, or shows it to them."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Sheet:
            found = sheets.get(db, click.number(0))
            if found.owner_id is not None:
                raise Refused(Shared.CLOSED)
            return sheets.update(db, found, hidden=click.args[1:] == ("yes",), now=self.bot.clock.now())

        changed = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work))
        await self.redraw(interaction, self._card(changed, seat, "sheet-done-edit"))

    @action("sheet-start")
    async def start_again(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form of a new sheet once more, with what had been typed."""
        seat = await self.seat(interaction, private=True)
        await self._open_new(interaction, seat, self._kind(".".join(click.args), seat), "")

    @action("sheet-new")
    async def create(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A filled form makes a sheet: the GM's for the GM's kinds, otherwise the person's own."""
        seat = await self.seat(interaction, private=True)
        kind = self._kind(".".join(click.args), seat)

        def work(db: Any) -> Sheet:
            return sheets.create(
                db,
                ruleset=kind.ruleset,
                kind=kind.kind,
                name=click.fields.get("name", ""),
                owner_id=None if kind.gm_only else seat.viewer.user_id,
                stats=kind.filled(0, {}, click.fields),
                now=self.bot.clock.now(),
            )

        await self._take(interaction, seat, click, work, "sheet-done-new", _at("sheet-start", *click.args))

    @action("sheet-save")
    async def save(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A filled page changes a sheet, unless it has been changed since the form was opened."""
        seat = await self.seat(interaction, private=True)
        sheet_id, version, page = (click.number(position) for position in range(3))

        def work(db: Any) -> Sheet:
            found = self._editable(sheets.get(db, sheet_id), seat)
            if found.version != version:
                raise Refused(Shared.CHANGED_MEANWHILE)
            return sheets.update(
                db,
                found,
                stats=self._kind_of(found).filled(page, found.stats, click.fields),
                name=click.fields.get("name"),
                now=self.bot.clock.now(),
            )

        await self._take(interaction, seat, click, work, "sheet-done-edit", _at("sheet-form", str(sheet_id), str(page)))

    async def _take(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        click: Click,
        work: Callable[[Any], Sheet],
        done: str,
        retry: Address,
    ) -> None:
        """Saves a form; one that is refused keeps its words for another try at `retry`."""
        try:
            saved = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        except Refused as refused:
            self._drafts[seat.viewer.user_id, retry] = click.fields
            while len(self._drafts) > DRAFTS:
                self._drafts.popitem(last=False)
            await self.answer(interaction, sheet_retry(refused, retry))
            return
        await self.answer(interaction, self._card(saved, seat, done))

    async def _open_new(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, kind: SheetKind, name: str
    ) -> None:
        again = _at("sheet-start", kind.ruleset, kind.kind)
        typed = self._drafts.pop((seat.viewer.user_id, again), {})
        if name:
            typed = {**typed, "name": name}
        await self.ask(interaction, sheet_form(kind, 0, {}, _at("sheet-new", kind.ruleset, kind.kind), typed), again)

    async def _open_page(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, sheet: Sheet, page: int
    ) -> None:
        kind = self._kind_of(sheet)
        if not 0 <= page < len(kind.pages):
            raise Refused(Shared.CLOSED)
        address = _at("sheet-save", str(sheet.id), str(sheet.version), str(page))
        retry = _at("sheet-form", str(sheet.id), str(page))
        typed = self._drafts.pop((seat.viewer.user_id, retry), {"name": sheet.name})
        await self.ask(interaction, sheet_form(kind, page, sheet.stats, address, typed), retry)

    def _kind(self, typed: str, seat: Seat) -> SheetKind:
        """The kind with this id or title; only kinds that this person may make."""
        seat.require_may_create()
        for kind in self.bot.sheet_kinds.values():
            titles = (self.bot.catalogue.format(language, kind.title) for language in LANGUAGES)
            if typed == f"{kind.ruleset}.{kind.kind}" or name_key(typed) in map(name_key, titles):
                if kind.gm_only:
                    seat.require_gm()
                return kind
        raise Refused(Shared.NO_SUCH_KIND, kind=clean(typed))

    def _kind_of(self, sheet: Sheet) -> SheetKind:
        """The kind of a stored sheet, whose ruleset may be gone."""
        try:
            return self.bot.sheet_kinds[sheet.ruleset, sheet.kind]
        except KeyError:
            raise Refused(Shared.NO_SUCH_KIND, kind=sheet.kind) from None

    def _editable(self, sheet: Sheet, seat: Seat) -> Sheet:
        """`sheet`, if they may change it. Raises NO_SUCH_SHEET for one whose name they may not know."""
        if not seat.viewer.names(sheet):
            raise Refused(Shared.NO_SUCH_SHEET, name=f"#{sheet.id}")
        if not seat.viewer.edits(sheet):
            raise Refused(Shared.NOT_YOURS, name=sheet.name)
        return sheet

    def _card(self, sheet: Sheet, seat: Seat, done: str | None = None) -> Screen:
        return sheet_card(sheet, self._kind_of(sheet), may_edit=seat.viewer.edits(sheet), done=done)

    async def _list(self, interaction: discord.Interaction[Gravecaller], page: int) -> Screen:
        seat = await self.seat(interaction, private=True)
        listed = await self.timely(
            interaction, self.bot.storage.read(seat.guild_id, lambda db: sheets.listed(db, seat.viewer)), private=True
        )
        return sheet_list(listed, self.bot.sheet_kinds, page)

    async def _read(self, seat: Seat, work: Callable[[Any], T]) -> T:
        return await self.bot.storage.read(seat.guild_id, work)


def _at(action_name: str, *args: str) -> Address:
    return Address(package=SheetCog.package, action=action_name, args=args)

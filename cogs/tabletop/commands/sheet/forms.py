"""`/sheet new` and `/sheet edit`: forms, whose words are kept until they are taken."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Difference, Sheet, SheetKind, SheetRefusal, Template
from bot.engine.text import NAME_LENGTH, Text, best_matches, clean, name_key, say
from bot.services import sheets
from bot.services.i18n import LANGUAGES
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.drafts import keep
from cogs.tabletop.commands.sheet.base import SheetTable, at
from cogs.tabletop.screens.sheets import sheet_form, sheet_retry


class ChangedMeanwhile(Refused):
    """Somebody else has changed the sheet since the form was opened."""

    def __init__(self, differences: tuple[Difference, ...]) -> None:
        super().__init__(Shared.CHANGED_MEANWHILE)
        self.differences = differences


class SheetForms(SheetTable):
    """Making and changing sheets."""

    def __init__(self, bot: Gravecaller) -> None:
        super().__init__(bot)
        self._drafts: OrderedDict[tuple[int, int, Address], dict[str, str]] = OrderedDict()
        self._opened: OrderedDict[tuple[int, int, int, int], Sheet] = OrderedDict()

    @app_commands.command()
    async def new(
        self,
        interaction: discord.Interaction[Gravecaller],
        kind: str,
        name: app_commands.Range[str, 0, NAME_LENGTH] = "",
        like: app_commands.Range[str, 0, 100] = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        chosen = self.kind(kind, seat)
        template = self._template(chosen, like)
        if template and not clean(name):
            name = self.bot.catalogue.format(seat.own_language, template.name)
        await self._open_new(interaction, seat, chosen, template, clean(name))

    @app_commands.command()
    async def edit(self, interaction: discord.Interaction[Gravecaller], sheet: str) -> None:
        seat = await self.seat(interaction, private=True)
        work = self.read(seat, lambda db: self.editable(sheets.find(db, sheet, seat.viewer), seat))
        found = await self.timely(interaction, work, private=True)
        await self._open_page(interaction, seat, found, 0)

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

    @new.autocomplete("like")
    @suggests
    async def suggest_like(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        kind = self.kind(str(interaction.namespace.kind or ""), seat)
        labels = {self.bot.catalogue.format(seat.own_language, like.label): like.id for like in kind.templates}
        return [(label, labels[label]) for label in best_matches(current, labels)]

    @edit.autocomplete("sheet")
    @suggests
    async def suggest_editable(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_sheets(await self.seat(interaction, private=True), current, right=Right.EDIT)

    @action("sheet-form")
    async def open_form(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A page of a sheet's form."""
        seat = await self.seat(interaction, private=True)
        work = self.read(seat, lambda db: self.editable(sheets.get(db, click.number(0)), seat))
        found = await self.timely(interaction, work, private=True)
        await self._open_page(interaction, seat, found, click.number(1))

    @action("sheet-start")
    async def start_again(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form of a new sheet once more, with what had been typed."""
        seat = await self.seat(interaction, private=True)
        kind, template = self._to_make(click, seat)
        await self._open_new(interaction, seat, kind, template, "")

    @action("sheet-new")
    async def create(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A filled form makes a sheet: the GM's for the GM's kinds, otherwise the person's own."""
        seat = await self.seat(interaction, private=True)
        kind, template = self._to_make(click, seat)
        seat.require_may_create()

        def work(db: Any) -> Sheet:
            return sheets.create(
                db,
                ruleset=kind.ruleset,
                kind=kind.kind,
                name=click.fields.get("name", ""),
                owner_id=None if kind.gm_only else seat.viewer.user_id,
                stats=kind.filled(0, template.stats if template else {}, click.fields),
                now=self.bot.clock.now(),
            )

        values = template.values if template else None
        await self._take(
            interaction, seat, click.fields, work, "sheet-done-new", at("sheet-start", *click.args), values
        )

    @action("sheet-save")
    async def save(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A filled page changes a sheet, unless it has been changed since the form was opened."""
        seat = await self.seat(interaction, private=True)
        sheet_id, version, page = (click.number(position) for position in range(3))
        opened = self._opened.get((seat.guild_id, seat.viewer.user_id, sheet_id, version))

        def work(db: Any) -> Sheet:
            found = self.editable(sheets.get(db, sheet_id), seat)
            if found.version != version:
                raise ChangedMeanwhile(self._differences(opened, found) if opened else ())
            return sheets.update(
                db,
                found,
                stats=self.kind_of(found).filled(page, found.stats, click.fields),
                name=click.fields.get("name"),
                now=self.bot.clock.now(),
            )

        typed = click.fields
        if opened:
            # Only what they changed themselves: another try must not take back what others have changed.
            held = self._held(opened, page)
            typed = {name: words for name, words in typed.items() if words != held.get(name)}
        await self._take(interaction, seat, typed, work, "sheet-done-edit", at("sheet-form", sheet_id, page))

    async def _take(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        typed: Mapping[str, str],
        work: Callable[[Any], Sheet],
        done: str,
        retry: Address,
        values: Text | None = None,
    ) -> None:
        """Saves a form; of one that is refused, what was typed is kept for another try at `retry`."""

        def saved(db: Any) -> Screen:
            return self.card(db, work(db), seat, done, values=values)

        try:
            card = await self.timely(interaction, self.bot.storage.write(seat.guild_id, saved), private=True)
        except Refused as refused:
            keep(self._drafts, (seat.guild_id, seat.viewer.user_id, retry), dict(typed))
            differences = refused.differences if isinstance(refused, ChangedMeanwhile) else ()
            await self.answer(interaction, sheet_retry(refused, retry, differences))
            return
        await self.answer(interaction, card)

    async def _open_new(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        kind: SheetKind,
        template: Template | None,
        name: str,
    ) -> None:
        seat.require_may_create()
        made = (kind.ruleset, kind.kind, *([template.id] if template else []))
        again = at("sheet-start", *made)
        typed = self._drafts.pop((seat.guild_id, seat.viewer.user_id, again), {})
        if name:
            typed = {**typed, "name": name}
        stats = template.stats if template else {}
        await self.ask(interaction, sheet_form(kind, 0, stats, at("sheet-new", *made), typed, like=template), again)

    async def _open_page(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, sheet: Sheet, page: int
    ) -> None:
        kind = self.kind_of(sheet)
        if not 0 <= page < len(kind.pages):
            raise Refused(Shared.CLOSED)
        person = (seat.guild_id, seat.viewer.user_id)
        keep(self._opened, (*person, sheet.id, sheet.version), sheet)
        retry = at("sheet-form", sheet.id, page)
        typed = {"name": sheet.name} | self._drafts.pop((*person, retry), {})
        address = at("sheet-save", sheet.id, sheet.version, page)
        await self.ask(interaction, sheet_form(kind, page, sheet.stats, address, typed), retry)

    def _held(self, sheet: Sheet, page: int) -> dict[str, str]:
        """What the fields of a page held when it was opened."""
        return {"name": sheet.name} | {item.name: item.value for item in self.kind_of(sheet).fields(page, sheet.stats)}

    def _differences(self, before: Sheet, after: Sheet) -> tuple[Difference, ...]:
        changed = self.kind_of(after).differences(before.stats, after.stats)
        if before.name == after.name:
            return changed
        return (Difference(label=say("sheet-field-name"), before=before.name, after=after.name), *changed)

    def _to_make(self, click: Click, seat: Seat) -> tuple[SheetKind, Template | None]:
        """What a form of a new sheet makes, by its address."""
        kind = self.kind(".".join(click.args[:2]), seat)
        return kind, self._template(kind, "".join(click.args[2:3]))

    def _template(self, kind: SheetKind, typed: str) -> Template | None:
        """The ready-made sheet with this id, or with this name or label in any language. None for nothing typed."""
        if not clean(typed):
            return None
        by_id = {template.id: template for template in kind.templates}
        if typed in by_id:
            return by_id[typed]
        for template in kind.templates:
            texts = (template.name, template.label)
            said = (self.bot.catalogue.format(language, text) for language in LANGUAGES for text in texts)
            if name_key(typed) in map(name_key, said):
                return template
        raise Refused(SheetRefusal.NO_SUCH_TEMPLATE, name=clean(typed, limit=50))

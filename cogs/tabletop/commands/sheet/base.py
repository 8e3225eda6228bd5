"""What all parts of `/sheet` share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Sheet, SheetKind
from bot.engine.text import Text, clean, name_key
from bot.engine.visibility import Visibility
from bot.services import houserules, ledger
from bot.services.i18n import LANGUAGES
from bot.services.ledger import Entry
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from bot.surface.permissions import Seat
from cogs.tabletop.screens.sheets import sheet_card

T = TypeVar("T")


class SheetTable(TableCog):
    """Kinds and sheets as this person may use them, and the record of what is done to them."""

    package = "tabletop"

    def kind(self, typed: str, seat: Seat) -> SheetKind:
        """The kind with this id or title; only kinds that this person may make."""
        for kind in self.bot.sheet_kinds.values():
            titles = (self.bot.catalogue.format(language, kind.title) for language in LANGUAGES)
            if typed == f"{kind.ruleset}.{kind.kind}" or name_key(typed) in map(name_key, titles):
                if kind.gm_only:
                    seat.require_gm()
                return kind
        raise Refused(Shared.NO_SUCH_KIND, kind=clean(typed))

    def kind_of(self, sheet: Sheet) -> SheetKind:
        """The kind of a stored sheet, whose ruleset may be gone."""
        try:
            return self.bot.sheet_kinds[sheet.ruleset, sheet.kind]
        except KeyError:
            raise Refused(Shared.NO_SUCH_KIND, kind=sheet.kind) from None

    def editable(self, sheet: Sheet, seat: Seat) -> Sheet:
        """`sheet`, if they may change it. Raises NO_SUCH_SHEET for one whose name they may not know."""
        if not seat.viewer.names(sheet):
            raise Refused(Shared.NO_SUCH_SHEET, name=f"#{sheet.id}")
        if not seat.viewer.edits(sheet):
            raise Refused(Shared.NOT_YOURS, name=sheet.name)
        return sheet

    def card(self, db: Any, sheet: Sheet, seat: Seat, done: str | None = None, *, values: Text | None = None) -> Screen:
        """The card of a sheet that they may see, with the buttons that they may press."""
        kind = self.kind_of(sheet)
        house = self.bot.house_rules.get(sheet.ruleset)
        return sheet_card(
            kind.known(sheet, seat.viewer),
            kind,
            may_edit=seat.viewer.edits(sheet),
            may_hide=seat.viewer.is_gm,
            done=done,
            values=values,
            tables=houserules.in_force(db, house) if house else None,
        )

    def read(self, seat: Seat, work: Callable[[Any], T]) -> Awaitable[T]:
        """What `work` finds in the guild's file."""
        return self.bot.storage.read(seat.guild_id, work)

    def record(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        kind: str,
        act: Callable[[], dict[str, Any]],
        *,
        hidden: bool = False,
    ) -> Entry:
        """The ledger's entry of what `act` did; it is done once, however often the interaction arrives.

        Entries hold ids alone, since whoever reads the ledger may not know of every sheet; those of `hidden` sheets are
        for the GM alone.
        """
        entry, _ = ledger.resolve(
            db,
            interaction_id=interaction.id,
            actor_id=seat.viewer.user_id,
            channel_id=seat.channel_id,
            now=self.bot.clock.now(),
            dice=ScriptedDice(()),
            decide=lambda _: Ruling(ruleset=self.package, kind=kind, result=act()),
            visibility=Visibility.BLIND if hidden else Visibility.OPEN,
        )
        return entry


def at(action_name: str, *args: str | int) -> Address:
    """The address of one of `/sheet`'s controls."""
    return Address(package=SheetTable.package, action=action_name, args=tuple(map(str, args)))

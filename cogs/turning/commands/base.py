"""What the subcommands of `/turning` share: the house rules in force, and sheets as the rules know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.engine.house import HouseRules
from bot.engine.refusal import Refused, Shared
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import SUGGESTIONS, clean, name_key
from bot.services import houserules, sheets
from bot.services.sheetsearch import Right
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from bot.surface.limits import CHOICE_VALUE
from cogs.turning.rules.keep_at_bay import Creature
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Companion, Named, Undead
from cogs.turning.tables import TurningTables

LIVING = ("companion", "cleric")
"""The kinds of sheets of those whom Keep at Bay may protect."""


class TurningBase(TableCog):
    """Base of the parts of `/turning`."""

    package = "turning"

    def __init__(self, bot: Gravecaller, house: HouseRules[TurningTables]) -> None:
        super().__init__(bot)
        self._house = house

    def tables(self, db: Any, channel_id: int | None) -> TurningTables:
        """The tables by which is played in this channel."""
        return houserules.in_channel(db, self._house, channel_id)

    async def suggest_clerics(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The clerics that this person may use."""
        seat = await self.seat(interaction)
        return await self.suggest_sheets(seat, current, right=Right.EDIT, ruleset="turning", kinds=["cleric"])

    async def suggest_several(
        self, interaction: discord.Interaction[Gravecaller], current: str, kinds: Sequence[str]
    ) -> list[tuple[str, str]]:
        """Completes the last name of a list; the names before it stay."""
        seat = await self.seat(interaction)
        *before, last = current.split(",")
        named = names_in(",".join(before))
        if len(named) > SUGGESTIONS:  # not even their numbers would fit
            return []
        taken = {name_key(name) for name in named}
        found = await self.suggest_sheets(
            *(seat, last), right=Right.NAME, ruleset="turning", kinds=kinds, limit=SUGGESTIONS + len(named)
        )
        free = [(name, number) for name, number in found if name_key(name) not in taken]
        lists = [(", ".join([*named, name]), number) for name, number in free[:SUGGESTIONS]]
        if all(len(text) <= CHOICE_VALUE for text, _ in lists):
            return [(text, text) for text, _ in lists]
        # A list too long for Discord's choice goes by ids; it is shown from its end, where the new name is.
        ids = await self.bot.storage.read(seat.guild_id, lambda db: _numbers(db, named, seat.viewer, kinds))
        return [
            (text, text) if len(text) <= CHOICE_VALUE else ("…" + text[1 - CHOICE_VALUE :], ", ".join([*ids, number]))
            for text, number in lists
        ]


def cleric_of(db: Any, typed: str, viewer: Viewer, *, dark: bool | None = None) -> Named[Cleric]:
    """The cleric who is meant: the named one, or the only one that this person may use.

    Of several those count who are `dark`, or are not, as far as that is said. Raises `Refused`: NO_SUCH_SHEET,
    NOT_YOURS, WHICH_CLERIC.
    """
    if typed.strip():
        found = sheets.find(db, typed, viewer, ruleset="turning", kinds=["cleric"])
        if not viewer.edits(found):
            raise Refused(Shared.NOT_YOURS, name=found.name)
        return cleric_from(found)
    usable = [sheet for sheet in sheets.listed(db, viewer, ruleset="turning", kinds=["cleric"]) if viewer.edits(sheet)]
    own = [cleric_from(sheet) for sheet in usable if viewer.owns(sheet)] or [cleric_from(sheet) for sheet in usable]
    meant = [one for one in own if dark in (None, one.sheet.dark)] or own
    if len(meant) != 1:
        raise Refused(TurningRefusal.WHICH_CLERIC, n=len(meant))
    return meant[0]


def creatures_in(db: Any, typed: str, viewer: Viewer) -> list[Creature]:
    """The creatures that are named in a list: those with a sheet, and free names. Raises NO_SUCH_SHEET for `#12`."""
    found: list[Creature] = []
    for name in names_in(typed):
        sheet = living(db, name, viewer)
        found.append(name if sheet is None else creature_from(sheet))
    return found


def living(db: Any, name: str, viewer: Viewer) -> Sheet | None:
    """The sheet of the living creature that is meant; None for a free name. Raises NO_SUCH_SHEET for `#12`."""
    try:
        return sheets.find(db, name, viewer, ruleset="turning", kinds=LIVING)
    except Refused:
        if name.startswith("#"):
            raise
        return None


def names_in(typed: str) -> list[str]:
    """The names in a list with commas."""
    return [name for name in map(clean, typed.split(",")) if name]


def creature_from(sheet: Sheet) -> Named[Companion] | Named[Cleric]:
    """A sheet of the living as the rules know it."""
    return cleric_from(sheet) if sheet.kind == "cleric" else companion_from(sheet)


def cleric_from(sheet: Sheet) -> Named[Cleric]:
    """A cleric's sheet as the rules know it."""
    return Named[Cleric](sheet_id=sheet.id, name=sheet.name, sheet=Cleric.model_validate(sheet.stats))


def companion_from(sheet: Sheet) -> Named[Companion]:
    """A companion's sheet as the rules know it."""
    return Named[Companion](sheet_id=sheet.id, name=sheet.name, sheet=Companion.model_validate(sheet.stats))


def undead_of(sheet: Sheet) -> Named[Undead]:
    """An undead's sheet as the rules know it."""
    return Named[Undead](sheet_id=sheet.id, name=sheet.name, sheet=Undead.model_validate(sheet.stats))


def _numbers(db: Any, names: Iterable[str], viewer: Viewer, kinds: Sequence[str]) -> list[str]:
    """The names as numbers of sheets; what names none stays as it was typed."""
    numbers = []
    for name in names:
        try:
            numbers.append(f"#{sheets.find(db, name, viewer, ruleset='turning', kinds=kinds).id}")
        except Refused:
            numbers.append(name)
    return numbers

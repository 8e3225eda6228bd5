"""What the subcommands of `/turning` share: the house rules in force, and sheets as the rules know them."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.house import HouseRules
from bot.engine.refusal import Refused, Shared
from bot.engine.sheet import Sheet, Viewer
from bot.services import houserules, sheets
from bot.services.sheetsearch import Right
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Named, Undead
from cogs.turning.tables import TurningTables


class TurningBase(TableCog):
    """Base of the parts of `/turning`."""

    package = "turning"

    def __init__(self, bot: Gravecaller, house: HouseRules[TurningTables]) -> None:
        super().__init__(bot)
        self._house = house

    def tables(self, db: Any) -> TurningTables:
        """The tables with what this guild has set."""
        return houserules.in_force(db, self._house)

    async def suggest_clerics(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The clerics that this person may use."""
        seat = await self.seat(interaction)
        return await self.suggest_sheets(seat, current, right=Right.EDIT, ruleset="turning", kinds=["cleric"])


def cleric_of(db: Any, typed: str, viewer: Viewer) -> Named[Cleric]:
    """The cleric who is meant: the named one, or the only one that this person may use."""
    if typed.strip():
        found = sheets.find(db, typed, viewer, ruleset="turning", kinds=["cleric"])
        if not viewer.edits(found):
            raise Refused(Shared.NOT_YOURS, name=found.name)
        return named(found)
    usable = [sheet for sheet in sheets.listed(db, viewer, ruleset="turning", kinds=["cleric"]) if viewer.edits(sheet)]
    own = [sheet for sheet in usable if viewer.owns(sheet)] or usable
    if len(own) != 1:
        raise Refused(TurningRefusal.WHICH_CLERIC, n=len(own))
    return named(own[0])


def undead_of(sheet: Sheet) -> Named[Undead]:
    return Named[Undead](sheet_id=sheet.id, name=sheet.name, sheet=Undead.model_validate(sheet.stats))


def named(sheet: Sheet) -> Named[Cleric]:
    return Named[Cleric](sheet_id=sheet.id, name=sheet.name, sheet=Cleric.model_validate(sheet.stats))

"""The board of the circle around a cleric."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.sheet import Viewer
from bot.services import sheets
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from cogs.turning.commands.base import TurningBase, cleric_from, creature_from, undead_of
from cogs.turning.rules.circle import Creature, circle, is_known
from cogs.turning.screens.circle import circle_screen
from cogs.turning.sheets import Cleric, Named


class BoardControls(TurningBase):
    """Who stands where, to whoever asks."""

    @action("board")
    async def show_board(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The circle around the cleric with everybody of whom this person may know."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            cleric = _cleric(db, click.number(0), seat.viewer)
            if cleric is None or not is_known(cleric, _creatures(db, seat.viewer)):
                raise Refused(Shared.CLOSED)
            around = circle(cleric, _creatures(db, seat.viewer), seat.settings.board_width)
            return circle_screen(around, cleric.name, seat.settings)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))


def has_board(db: Any, cleric_id: int, viewer: Viewer) -> bool:
    """Whether there is a board of the circle around this cleric for `viewer`."""
    cleric = _cleric(db, cleric_id, viewer)
    return cleric is not None and is_known(cleric, _creatures(db, viewer))


def _cleric(db: Any, sheet_id: int, viewer: Viewer) -> Named[Cleric] | None:
    """This cleric, if `viewer` may know of him and knows where he stands."""
    for sheet in sheets.by_ids(db, [sheet_id]):
        if sheet.kind == "cleric" and viewer.names(sheet):
            cleric = cleric_from(sheet)
            return None if cleric.sheet.position is None else cleric
    return None


def _creatures(db: Any, viewer: Viewer) -> Iterator[Creature]:
    """Everybody with a sheet of whom `viewer` may know."""
    for sheet in sheets.listed(db, viewer, ruleset="turning"):
        yield undead_of(sheet) if sheet.kind == "undead" else creature_from(sheet)

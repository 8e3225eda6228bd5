"""The board of the circle around a cleric."""

from __future__ import annotations

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
            sheet = sheets.get(db, click.number(0))
            if sheet.kind != "cleric" or not seat.viewer.names(sheet):
                raise Refused(Shared.CLOSED)
            cleric = cleric_from(sheet)
            others = creatures(db, seat.viewer)
            if not is_known(cleric, others):
                raise Refused(Shared.CLOSED)
            return circle_screen(circle(cleric, others, seat.settings.board_width), cleric.name, seat.settings)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))


def creatures(db: Any, viewer: Viewer) -> list[Creature]:
    """Everybody with a sheet of whom `viewer` may know."""
    found = sheets.listed(db, viewer, ruleset="turning")
    return [undead_of(sheet) if sheet.kind == "undead" else creature_from(sheet) for sheet in found]


def has_board(db: Any, cleric: Named[Cleric], viewer: Viewer) -> bool:
    """Whether `viewer` could see a board of the circle around this cleric."""
    return is_known(cleric, creatures(db, viewer))

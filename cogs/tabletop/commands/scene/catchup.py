"""`/scene catchup`: what has happened in a scene since one last did something there, for oneself alone."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.services import scenes, scenesteps
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.base import SceneTable
from cogs.tabletop.screens.scene.catchup import catchup_screen

MOST = 500
"""How many of the last steps are looked through."""


class SceneCatchup(SceneTable):
    """The past of a scene, as far as each may know it."""

    @app_commands.command()
    async def catchup(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            found = self.named(scene, seat)(db)
            return self._past(db, found, scenesteps.last_of(db, found, seat.viewer.user_id), 0, seat)

        await self.answer(interaction, await self._read_past(interaction, seat, work))

    @catchup.autocomplete("scene")
    @suggests
    async def suggest_past(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @action("scene-catchup")
    async def turn_past_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Another page of what has happened since the step in the address."""
        seat = await self.seat(interaction, private=True)
        scene_id, since, page = (click.number(n) for n in range(3))

        def work(db: Any) -> Screen:
            if seat.channel_id not in scenes.channels(db, scene_id):
                raise Refused(Shared.CLOSED)
            return self._past(db, scene_id, since, page, seat)

        await self.redraw(interaction, await self._read_past(interaction, seat, work))

    async def _read_past(self, interaction: discord.Interaction[Gravecaller], seat: Seat, work: Any) -> Screen:
        told: Screen = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        return told

    def _past(self, db: Any, scene_id: int, since: int, page: int, seat: Seat) -> Screen:
        return catchup_screen(
            scenes.load(db, scene_id),
            scenesteps.history(db, scene_id, seat.viewer, since=since, limit=MOST),
            self.bot.scene_rules,
            seat.viewer,
            since=since,
            page=page,
        )

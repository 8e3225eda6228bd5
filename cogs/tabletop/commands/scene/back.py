"""`/scene back` and `/scene undo`: steps taken back, and done again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import visible
from bot.engine.screen import Screen
from bot.services import scenes, scenesteps, sceneundo
from bot.services.scenesteps import Click as By
from bot.services.scenesteps import Taken
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.base import Find, SceneTable
from cogs.tabletop.screens.scene.controls import StepTold, undo_screen

Move = Callable[[Any, int, By], Taken]


class SceneBack(SceneTable):
    """Going back. Players take back what they alone have decided, up to the last die; the GM whatever there is."""

    @app_commands.command(name="back")
    async def back_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        await self._move(interaction, self.named(scene, seat), sceneundo.back)

    @app_commands.command(name="undo")
    async def undo_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        find = self.named(scene, seat)

        def work(db: Any) -> Screen:
            found = scenes.load(db, find(db))
            last, undone = sceneundo.ways(db, found.id, seat.viewer)
            return undo_screen(visible(found, seat.viewer), _told(last), _told(undone))

        shown = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, shown, private=True))

    @back_command.autocomplete("scene")
    @undo_command.autocomplete("scene")
    @suggests
    async def suggest_scene_to_undo(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @action("scene-undo")
    async def undo(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The step of this message is taken back, unless something else has happened since."""
        await self._move(interaction, _unchanged(click), sceneundo.back)

    @action("scene-redo")
    async def redo(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What was taken back last is done again, unless something else has happened since."""
        await self._move(interaction, _unchanged(click), sceneundo.redo)

    async def _move(self, interaction: discord.Interaction[Gravecaller], find: Find, move: Move) -> None:
        seat = await self.seat(interaction, private=True)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen:
            taken = scenesteps.of_click(db, by) or move(db, self._with_own_steps(db, find(db), seat), by)
            return self.said(db, taken, seat)

        moved = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, moved, private=True))

    def _with_own_steps(self, db: Any, scene_id: int, seat: Seat) -> int:
        """The scene, if this person may go back in it. Raises OWN_TURNS where players need each other's consent."""
        rules = self.rules_of(scenes.load(db, scene_id))
        if rules.by_consent and not seat.viewer.is_gm:
            raise Refused(SceneRefusal.OWN_TURNS, game=rules.title)
        return scene_id


def _told(step: Taken | None) -> StepTold | None:
    return step and StepTold(action=step.action, actor_id=step.actor_id, at=step.at)


def _unchanged(click: Click) -> Find:
    """The scene, if it is as the message left it. Raises CHANGED_MEANWHILE."""

    def found(db: Any) -> int:
        scene = scenes.load(db, click.number(0))
        if scene.mark != click.number(1):
            raise Refused(Shared.CHANGED_MEANWHILE)
        return scene.id

    return found

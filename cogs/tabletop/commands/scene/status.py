"""`/scene status`: the scene as one reader knows it, with the GM's controls; and why it goes as it goes."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene import flow
from bot.engine.scene.events import Step, Triggered
from bot.engine.scene.model import Scene
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.scene.view import visible
from bot.engine.screen import Screen
from bot.engine.text import say
from bot.services import houserules, reminders, scenes, scenesteps
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.announcing import lasting
from cogs.tabletop.commands.scene.base import SceneTable, require_gm
from cogs.tabletop.rules.scene import time_typed
from cogs.tabletop.screens.reminders import due_fact
from cogs.tabletop.screens.scene.card import status_screen
from cogs.tabletop.screens.scene.controls import time_form
from cogs.tabletop.screens.scene.names import at
from cogs.tabletop.screens.scene.why import why_screen


class SceneStatus(SceneTable):
    """How a scene stands."""

    @app_commands.command(name="status")
    async def status_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        read = self.bot.storage.read(
            seat.guild_id, lambda db: self._status(db, scenes.find(db, scene, seat.channel_id or 0), seat)
        )
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @status_command.autocomplete("scene")
    @suggests
    async def suggest_scene_shown(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @action("scene-status")
    async def press_status(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The status, for whoever asks."""
        await self.answer(interaction, await self._read_status(interaction, click))

    @action("scene-more")
    async def turn_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The status with further participants to choose from."""
        await self.redraw(interaction, await self._read_status(interaction, click, click.number(1)))

    @action("scene-why")
    async def why_step(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The rules of the order, and of what happened by itself in the step that this message told of."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            scene = visible(scenes.load(db, click.number(0)), seat.viewer)
            steps = scenesteps.at_mark(db, scene, click.number(1))
            told = [event for step in steps for event in step.told(seat.viewer)]
            happened = [note for event in told if isinstance(event, Triggered) for note in event.ruling.trace]
            return why_screen(scene, self.rules_of(scene).order_of(scene.strategy), happened)

        why = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, why, private=True))

    @action("scene-rest")
    async def rest(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The scene rests."""
        seat = await self.seat(interaction, private=True)
        act = require_gm(seat, lambda _, scene, __: flow.suspend(scene))
        await self.step(interaction, lambda _: click.number(0), act, "rest")

    @action("scene-resume")
    async def resume(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The scene goes on."""
        seat = await self.seat(interaction, private=True)
        act = require_gm(seat, lambda _, scene, dice: flow.resume(scene, dice))
        await self.step(interaction, lambda _: click.number(0), act, "resume")

    @action("scene-time")
    async def ask_time(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that asks how much time passes in the game."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        await self.ask(interaction, time_form(click.number(0)), at("time", click.number(0)))

    @action("scene-pass")
    async def pass_time(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """So much time has passed; what lasted until then ends."""
        seat = await self.seat(interaction, private=True)

        def passes(_: Any, scene: Scene, __: Dice) -> Step:
            return flow.pass_time(scene, time_typed(click.fields.get("time", ""), say("scene-field-time")))

        await self.step(interaction, lambda _: click.number(0), require_gm(seat, passes), "time")

    @action("scene-rules")
    async def take_rules(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """From now on the scene is played by the guild's house rules as they are."""
        seat = await self.seat(interaction, private=True)

        def take(db: Any, scene: Scene, _: Dice) -> Step:
            rules = self.rules_of(scene)
            if rules.rules_stay:
                raise Refused(SceneRefusal.RULES_STAY, game=rules.title)
            return flow.take_rules(scene, houserules.everything(db))

        await self.step(interaction, lambda _: click.number(0), require_gm(seat, take), "rules")

    async def _read_status(self, interaction: discord.Interaction[Gravecaller], click: Click, page: int = 0) -> Screen:
        seat = await self.seat(interaction, private=True)
        read = self.bot.storage.read(
            seat.guild_id, lambda db: self._status(db, scenes.load(db, click.number(0)), seat, page)
        )
        return await self.timely(interaction, read, private=True)

    def _status(self, db: Any, scene: Scene, seat: Seat, page: int = 0) -> Screen:
        if page < 0:
            raise Refused(Shared.CLOSED)
        due = reminders.next_due(db, scene, seat.viewer)
        kept = [
            self.bot.house_rules[name].title for name in houserules.differing(db, scene) if name in self.bot.house_rules
        ]
        return status_screen(
            visible(scene, seat.viewer),
            lasting(db, scene),
            self.bot.scene_rules,
            is_gm=seat.viewer.is_gm,
            more=(due_fact(due),) if due else (),
            kept=kept,
            page=page,
        )

"""What becomes of a scene whose channel or thread has been deleted: it moves to another of its own, or rests."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.engine.scene import flow
from bot.engine.scene.events import Resumed, Step
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.view import visible
from bot.engine.screen import Screen
from bot.engine.sheet import Viewer
from bot.services import guilds, ledger, outbox, reminders, scenes, scenesteps
from bot.services.scenesteps import Click as By
from bot.services.sceneundo import PLAYER
from bot.surface.buttons import Click
from bot.surface.cog import action
from bot.surface.speaking import another_place
from cogs.tabletop.commands.scene.announcing import card
from cogs.tabletop.commands.scene.base import SceneTable
from cogs.tabletop.screens.scene.calls import call_screen
from cogs.tabletop.screens.scene.moving import homeless_screen, moved_screen


class SceneLife(SceneTable):
    """Scenes outlive their channels, and their cards are drawn when they are said."""

    async def cog_load(self) -> None:
        """Hears of channels that are gone."""
        await super().cog_load()
        self.bot.topic_owners["scene"] = self.channel_gone
        self.bot.card_drawers["scene"] = self.draw_card

    async def cog_unload(self) -> None:
        """No more."""
        await super().cog_unload()
        self.bot.topic_owners.pop("scene", None)
        self.bot.card_drawers.pop("scene", None)

    def draw_card(self, db: Any, topic: str) -> Screen:
        """The status card of a scene, as it is now."""
        return card(db, topic, self.bot.scene_rules, guilds.load(db))

    async def channel_gone(self, guild_id: int, topic: str, channel_id: int) -> None:
        """Every scene that was played there goes on in another of its channels, or rests until the GM gives it one."""
        guild = self.bot.get_guild(guild_id)
        place = another_place(guild, None, channel_id) if guild else None
        settings = await self.bot.guild_settings(guild_id)
        await self.bot.storage.write(guild_id, partial(self._unbind, channel_id, place.id if place else None, settings))

    @action("scene-move")
    async def move_here(self, interaction: discord.Interaction[Any], click: Click) -> None:
        """A scene that has no channel any more goes on in this one."""
        seat = await self.seat(interaction, private=True)

        def act(db: Any, scene: Scene, dice: Dice) -> Step:
            seat.require_gm()
            if scenes.channels(db, scene.id) or seat.channel_id is None:
                raise Refused(Shared.ALREADY_DONE)
            scenes.bind(db, scene, seat.channel_id)
            return flow.resume(scene, dice) if scene.status is Status.SUSPENDED else flow.adjust(scene, scene.settings)

        await self.step(interaction, lambda _: click.number(0), act, "resume")

    def _unbind(self, channel_id: int, place_id: int | None, settings: GuildSettings, db: Any) -> None:
        for scene_id in scenes.unbind(db, channel_id):
            scene = scenes.load(db, scene_id)
            left = scenes.channels(db, scene_id)
            if scene.status is not Status.CLOSED and left:
                self._call_anew(db, scene, left[0], settings)
            elif scene.status is not Status.CLOSED:
                self._let_rest(db, scene, channel_id, place_id, settings)

    def _call_anew(self, db: Any, scene: Scene, channel_id: int, settings: GuildSettings) -> None:
        """Say anew, in another channel of the scene, whose turn it is."""
        call = call_screen(visible(scene, PLAYER), (Resumed(),), self.bot.scene_rules, settings)
        is_called = scene.status is Status.RUNNING and not reminders.is_hidden(scene)
        pings = reminders.awaited(scene) or settings.gm_users if is_called else ()
        topic = f"scene:{scene.id}:{'turn' if is_called else 'news'}"
        outbox.put(db, topic, channel_id, moved_screen(call), now=self.bot.clock.now(), pings=pings[: outbox.PINGS])

    def _let_rest(self, db: Any, scene: Scene, channel_id: int, place_id: int | None, settings: GuildSettings) -> None:
        """Let the scene rest, and tell the GM elsewhere, without a word of what it is."""
        now = self.bot.clock.now()
        if scene.status is Status.RUNNING:
            us = Viewer(user_id=self.bot.application_id or 0, is_gm=True)
            # No click: a number that none has, and that this state of this scene alone makes.
            by = By(-(scene.id << 32 | scene.version), us, channel_id, now, ledger.NO_DICE)
            taken = scenesteps.take(db, scene.id, lambda there, _: flow.suspend(there), by, action="rest")
            self.bot.voice.announce(db, taken, settings)
        if place_id is not None:
            topic = f"scene:{scene.id}:homeless"
            outbox.put(db, topic, place_id, homeless_screen(scene.id), now=now, pings=settings.gm_users[: outbox.PINGS])

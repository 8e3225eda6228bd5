"""What happens in games without a click: the bot moves, a decision runs out, a turn is late."""

from __future__ import annotations

import contextlib
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene, Status
from bot.engine.text import say
from bot.services import outbox, scenes
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from cogs.cabal.commands.base import CabalBase
from cogs.cabal.rules import course
from cogs.cabal.rules.match import RULESET, match_of
from cogs.cabal.rules.options import least_sacrifice
from cogs.cabal.screens.choices import late_notice, said_screen


class GameAlarms(CabalBase):
    """The alarms of games. Each works also if it rings twice, or after a restart in the middle of its work."""

    async def cog_load(self) -> None:
        """Answers the alarms of games, too."""
        await super().cog_load()
        for name, handler in self._alarms().items():
            self.bot.alarm_handlers[self.package, name] = handler

    async def cog_unload(self) -> None:
        """No more; and the bot's thoughts end."""
        await super().cog_unload()
        for name in self._alarms():
            self.bot.alarm_handlers.pop((self.package, name), None)
        await self.thinker.close()

    def _alarms(self) -> dict[str, Any]:
        return {"think": self.think, "fall": self.let_fall, "late": self.tell_late, "moved": self.follow_moved}

    async def think(self, guild_id: int, args: tuple[str, ...]) -> None:
        """The bot does what it has to do in this game, if it is still its turn when it has thought."""
        scene = await self.bot.storage.read(guild_id, lambda db: scenes.load(db, int(args[0])))
        if scene.status is not Status.RUNNING or not match_of(scene).is_bots:
            return
        match = match_of(scene)
        actions = await self.thinker.think(match.playing, match.level, f"{guild_id}:{scene.id}".encode())

        def act(_: Any, there: Scene, dice: Dice) -> Step:
            if there.version != scene.version:
                raise Refused(Shared.ALREADY_DONE)
            return course.act(there, actions, dice, self.bot.clock.now())

        with contextlib.suppress(Refused):  # Somebody has gone back meanwhile, and what follows has its own alarm.
            await self.step_unasked(guild_id, scene.id, act, "cabal-think")

    async def let_fall(self, guild_id: int, args: tuple[str, ...]) -> None:
        """Nobody has chosen a sacrifice in time: as little as possible is given."""
        scene_id, version = map(int, args)

        def act(_: Any, scene: Scene, dice: Dice) -> Step:
            game = match_of(scene).playing
            if scene.version != version or game.fall is None:
                raise Refused(Shared.ALREADY_DONE)
            return course.act(scene, [least_sacrifice(game)], dice, self.bot.clock.now())

        with contextlib.suppress(Refused):
            await self.step_unasked(guild_id, scene_id, act, "cabal-fall")

    async def tell_late(self, guild_id: int, args: tuple[str, ...]) -> None:
        """A turn is late: the opponent is told, who decides what comes of it, or the GM. The bot is patient."""
        scene_id, called = map(int, args)
        now = self.bot.clock.now()

        def work(db: Any) -> None:
            scene = scenes.load(db, scene_id)
            if scene.called != called:
                return
            side = match_of(scene).playing.decides
            course.require_late(scene, side, now)
            channels = scenes.channels(db, scene_id)
            topic = f"{RULESET}:{scene_id}:asked:late"
            if channels:
                opponents = scene.participants[side.other].user_ids
                users = [user for user in opponents if user != self.bot.application_id]
                outbox.put(db, topic, channels[0], late_notice(scene, side), now=now, pings=users)

        with contextlib.suppress(Refused):
            await self.bot.storage.write(guild_id, work)

    async def follow_moved(self, guild_id: int, args: tuple[str, ...]) -> None:
        """The scene was taken back, or rests or goes on: its alarms are those of the game as it now stands."""
        await self.bot.storage.write(guild_id, lambda db: self.follow(db, scenes.load(db, int(args[0])), pings=False))

    @action("nudge")
    async def nudge(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Has the bot think again, should it have been forgotten that it has to."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Any:
            scene = scenes.load(db, click.number(0))
            if scene.status is not Status.RUNNING or not match_of(scene).is_bots:
                raise Refused(Shared.ALREADY_DONE)
            self.follow(db, scene)
            return said_screen(scene, say("cabal-thinks"))

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=True))

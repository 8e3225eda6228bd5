"""The alarm of a scene: whoever has the turn is reminded, the GM is told."""

from __future__ import annotations

from typing import Any

from bot.engine.scene.view import visible
from bot.engine.screen import Screen
from bot.services import outbox, reminders, scenes
from bot.services.reminders import Reminding
from bot.services.sceneundo import PLAYER
from bot.surface.cog import TableCog
from bot.surface.members import left
from cogs.tabletop.screens import reminders as screens


class SceneAlarm(TableCog):
    """What scenes do of their own accord when their time has come."""

    package = "tabletop"

    async def cog_load(self) -> None:
        """Answers the alarms of scenes, too."""
        await super().cog_load()
        self.bot.alarm_handlers[self.package, "scene-reminder"] = self.remind_all

    async def cog_unload(self) -> None:
        """No more."""
        await super().cog_unload()
        self.bot.alarm_handlers.pop((self.package, "scene-reminder"), None)

    async def remind_all(self, guild_id: int, args: tuple[str, ...]) -> None:
        """Reminds of a scene's turn what is due now, as it is then, and sets the next alarm, all in one transaction."""
        scene_id = int(args[0])

        def concerned(db: Any) -> tuple[int, ...]:
            return reminders.people(db, scenes.load(db, scene_id))

        gone = await left(self.bot, guild_id, await self.bot.storage.read(guild_id, concerned))
        now = self.bot.clock.now()

        def work(db: Any) -> None:
            reminding = reminders.ring(db, scene_id, now, gone)
            if reminding is not None:
                self._put_reminders(db, reminding)

        await self.bot.storage.write(guild_id, work)

    def _put_reminders(self, db: Any, told: Reminding) -> None:
        topic, place = reminders.topic(told.scene.id), reminders.place(db, told.scene.id)
        if place is None:
            return
        scene = visible(told.scene, PLAYER)
        if told.nudges:
            self._put_instead(db, f"{topic}:nudge", place, screens.nudge_screen(scene, told.at), told.nudges)
        for user_id, (here, *elsewhere) in told.digests:
            others = [(channel, since) for other, since in elsewhere if (channel := reminders.place(db, other.id))]
            self._put_instead(
                db, f"{topic}:{user_id}", place, screens.digest_screen((scene, here[1]), others), (user_id,)
            )
        for kind in told.notes:
            screen = screens.note_screen(kind, scene, told.at, told.nudged, told.away, told.gone)
            if told.has_no_gm:
                screen = screens.without_gm(screen, self.bot.mention("setup claim"))
            self._put_instead(db, f"{topic}:gm", place, screen, told.gms)

    def _put_instead(self, db: Any, topic: str, place: int, screen: Screen, pings: tuple[int, ...]) -> None:
        """Have this said, instead of a reminder of the same kind that could not be said yet."""
        outbox.drop(db, topic)
        outbox.put(db, topic, place, screen, now=self.bot.clock.now(), pings=pings[: outbox.PINGS])

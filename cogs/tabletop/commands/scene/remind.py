"""`/scene remind`: how a scene reminds, and when one wants to be reminded oneself; and snoozing a turn."""

from __future__ import annotations

from collections import OrderedDict
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.reminders import Habits
from bot.engine.scene.flow import adjust
from bot.engine.scene.model import Scene
from bot.engine.scene.view import visible
from bot.engine.screen import Screen
from bot.engine.text import Text, best_matches, clean, say
from bot.services import guilds, habits, reminders, scenes, scenesteps
from bot.services.scenesteps import Click as By
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.drafts import keep
from cogs.tabletop.commands.scene.base import SceneTable
from cogs.tabletop.commands.setup import SetupRefusal
from cogs.tabletop.rules.habits import read_habits
from cogs.tabletop.screens import reminders as screens
from cogs.tabletop.screens.scene.names import at
from cogs.tabletop.screens.sheets import sheet_retry

LONGEST_INTERVAL = 336
"""Hours."""


class SceneReminders(SceneTable):
    """What reminds of turns: everybody sets when they can be reached, the GM how often a scene reminds."""

    def __init__(self, bot: Gravecaller) -> None:
        super().__init__(bot)
        self._drafts: OrderedDict[tuple[int, int], dict[str, str]] = OrderedDict()

    @app_commands.command()
    async def remind(
        self,
        interaction: discord.Interaction[Gravecaller],
        scene: app_commands.Range[str, 0, 100] = "",
        hours: app_commands.Range[int, 0, LONGEST_INTERVAL] | None = None,
        zone: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        if hours is not None:
            seat.require_gm()
        zone = zone and self._zone(zone)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen:
            done: list[Text] = []
            meant = self._scene_to_remind(db, scene, seat, needed=hours is not None)
            if meant is not None and hours is not None:
                meant = self._remind_every(db, meant, hours, by, seat)
                done.append(say("reminder-done-interval", n=hours))
            if zone is not None:
                own = habits.load(db, seat.viewer.user_id).model_copy(update={"time_zone": zone})
                self._keep_habits(db, seat, own)
                done.append(say("habits-done"))
            return self._reminding(db, seat, meant, done)

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=True))

    @remind.autocomplete("scene")
    @suggests
    async def suggest_reminding(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @remind.autocomplete("zone")
    @suggests
    async def suggest_zone(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        shown = {name.replace("_", " "): name for name in guilds.time_zones()}
        return [(words, shown[words]) for words in best_matches(current, shown)]

    @action("scene-habits")
    async def open_habits(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form of one's own settings."""
        seat = await self.seat(interaction, private=True)
        work = self.bot.storage.read(seat.guild_id, lambda db: habits.load(db, seat.viewer.user_id))
        own = await self.timely(interaction, work, private=True)
        typed = self._drafts.pop((seat.guild_id, seat.viewer.user_id), {})
        await self.ask(interaction, screens.habits_form(own, typed), at("habits"))

    @action("scene-habits-send")
    async def send_habits(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Stores what was typed into the form; where it is refused, it is kept for another try."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            person = habits.person(db, seat.viewer.user_id)
            today = self.bot.clock.now().astimezone(person.zone).date()
            self._keep_habits(db, seat, read_habits(person.habits, click.fields, today))
            return self._reminding(db, seat, None, [say("habits-done")])

        try:
            told = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        except Refused as refused:
            keep(self._drafts, (seat.guild_id, seat.viewer.user_id), dict(click.fields))
            told = sheet_retry(refused, at("habits"))
        await self.answer(interaction, told)

    @action("scene-snooze")
    async def ask_snooze(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Asks for how long this turn shall be snoozed."""
        seat = await self.seat(interaction, private=True)
        scene_id, called = click.number(0), click.number(1)
        work = self.bot.storage.read(
            seat.guild_id, lambda db: reminders.require_called(db, scene_id, called, seat.viewer)
        )
        await self.timely(interaction, work, private=True)
        await self.answer(interaction, screens.snooze_screen(scene_id, called))

    @action("scene-snooze-for")
    async def snooze(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Snoozes the turn for the hours that were chosen."""
        seat = await self.seat(interaction, private=True)
        hours = next((number for number in screens.SNOOZES if click.values == (str(number),)), None)
        if hours is None:
            raise Refused(Shared.CLOSED)
        now = self.bot.clock.now()
        until = now + timedelta(hours=hours)
        work = self.bot.storage.write(
            seat.guild_id,
            lambda db: reminders.snooze(db, click.number(0), click.number(1), seat.viewer, until, now),
        )
        await self.timely(interaction, work, private=True)
        await self.redraw(interaction, screens.snoozed_screen(until))

    def _scene_to_remind(self, db: Any, typed: str, seat: Seat, *, needed: bool) -> Scene | None:
        """The scene that is meant; None where there is none, unless one is `needed` or was named."""
        there = scenes.in_channel(db, seat.channel_id or 0)
        if not needed and not clean(typed) and len(there) != 1:
            return None
        return scenes.find(db, typed, seat.channel_id or 0)

    def _remind_every(self, db: Any, scene: Scene, hours: int, by: By, seat: Seat) -> Scene:
        """The scene, which reminds after so many hours from now on; after none, never."""
        settings = scene.settings.model_copy(update={"reminder_minutes": hours * 60 or None})
        taken = scenesteps.take(db, scene.id, lambda now, _: adjust(now, settings), by, action="remind")
        self.bot.voice.announce(db, taken, seat.settings)
        return taken.scene

    def _keep_habits(self, db: Any, seat: Seat, own: Habits) -> None:
        habits.save(db, seat.viewer.user_id, own)
        reminders.rearm_all(db, self.bot.clock.now())

    def _reminding(self, db: Any, seat: Seat, scene: Scene | None, done: list[Text]) -> Screen:
        return screens.remind_screen(
            habits.load(db, seat.viewer.user_id),
            guilds.load(db).time_zone,
            scene=visible(scene, seat.viewer) if scene else None,
            due=reminders.next_due(db, scene, seat.viewer) if scene else None,
            done=done,
        )

    def _zone(self, typed: str) -> str:
        """The time zone that was typed. Raises `Refused(NO_SUCH_TIME_ZONE)`."""
        found = guilds.time_zone(typed)
        if found is None:
            raise Refused(SetupRefusal.NO_SUCH_TIME_ZONE, typed=clean(typed, limit=100))
        return found

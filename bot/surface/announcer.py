"""The announcer: says what waits in the outboxes, and lets alarms go off.

One sleeper waits for the nearest deadline of all guilds. Each guild is then looked after for itself, and each of its
channels for itself, so that nobody waits for somebody else's rate limit, lock or fault. What fails is stored as having
failed and tried again later; nothing but its own close ends the announcer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from bot.engine.screen import Paragraph, Screen, Tone
from bot.engine.text import Verbatim, say
from bot.services import alarms, outbox
from bot.services.alarms import Alarm
from bot.services.outbox import Announcement
from bot.surface import speaking
from bot.surface.errands import Errands
from bot.surface.speaking import Trouble

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

log = logging.getLogger(__name__)

LOOK = 30.0
"""Seconds after which the announcer looks around at the latest, and shows that it lives."""

PACE = 0.025
"""Seconds between two announcements of all clusters: Discord takes 50 requests a second of a bot, some for others."""

PATIENCE = 60.0
"""Seconds that one announcement or one alarm may take."""

QUIET_START = timedelta(seconds=30)
"""How long after the start every guild's file is looked into, where there was no index of deadlines."""

STUMBLED_EVERYWHERE = timedelta(hours=1)
"""After how long they are looked into again where that failed."""

STUMBLED = timedelta(seconds=30)
"""After how long a guild is looked after again where that failed."""

OUTAGE = timedelta(minutes=10)
"""How often a guild that Discord does not serve is thought of, should nobody tell that it is back."""

TOLD_AGAIN = timedelta(days=1)
"""How long the GM is not told again that a channel is closed to the bot."""

SILENT = "silent"
"""The topic of what the GM is told of closed channels."""

AlarmHandler = Callable[[int, tuple[str, ...]], Awaitable[None]]
"""Called with the guild's id and the words of the alarm's address. See `bot.services.alarms`."""

TopicOwner = Callable[[int, str, int], Awaitable[None]]
"""Told, with the guild's id, the topic and the channel's id, that the channel is gone. It may be told so again."""

CardDrawer = Callable[[Any, str], Screen]
"""Draws, from the guild's database and for the topic, a card that was put into the outbox without a screen."""


def delay(attempts: int, trouble: Trouble = Trouble.FOR_NOW) -> timedelta:
    """How long to wait after so many failures before: longer each time, up to an hour."""
    first = 10 if trouble is Trouble.FOR_NOW else 60
    return timedelta(seconds=min(first * 2 ** min(attempts, 10), 3600))


class Announcer:
    """The announcer of one bot."""

    def __init__(self, bot: Gravecaller) -> None:
        self._bot = bot
        self._deadlines = bot.storage.deadlines
        self._errands = Errands()
        self._nap: asyncio.Task[None] | None = None
        self._is_woken = False
        self._is_closing = False
        self._next_start = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, once Discord has told which guilds there are."""
        loop = asyncio.get_running_loop()

        def wake() -> None:
            loop.call_soon_threadsafe(self._wake)

        self._deadlines.on_sooner = wake
        self._task = asyncio.create_task(self._run(), name="announcer")

    async def close(self, patience: float) -> None:
        """Finish what is being said, in so many seconds at most, and leave the rest in the outboxes."""
        self._is_closing = True
        self._deadlines.on_sooner = lambda: None
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._errands.finish(patience)

    def resume(self, guild_id: int) -> None:
        """The guild can be reached again."""
        self._deadlines.again(guild_id)

    def look_everywhere(self) -> None:
        """Look into every guild's file, in a while, for what the index of deadlines may have missed."""
        self._errands.run("everywhere", self._settle_all)

    async def _run(self) -> None:
        await self._bot.wait_until_ready()
        look_at = self._now() + QUIET_START
        while True:
            try:
                if not self._deadlines.is_complete and self._now() >= look_at:
                    look_at += STUMBLED_EVERYWHERE
                    self.look_everywhere()
                for guild_id in self._deadlines.take(self._now()):
                    self._errands.run(guild_id, partial(self._serve, guild_id))
                (self._bot.settings.own_folder / "announcer").touch()
                await self._sleep()
            except Exception:
                log.exception("the announcer stumbled")
                await asyncio.sleep(1)

    async def _sleep(self) -> None:
        at = self._deadlines.next_at()
        seconds = LOOK if at is None else min(LOOK, (at - self._now()).total_seconds())
        if not self._is_woken:
            self._nap = asyncio.create_task(asyncio.sleep(seconds))
            await asyncio.wait({self._nap})
        self._is_woken = False

    def _wake(self) -> None:
        self._is_woken = True
        if self._nap is not None:
            self._nap.cancel()

    async def _settle_all(self) -> None:
        try:
            await self._bot.storage.settle_all()
        except Exception:
            log.exception("not every guild was looked into")

    async def _serve(self, guild_id: int) -> None:
        """Has each channel of the guild spoken in, and its alarms go off."""
        try:
            if self._reached(guild_id) is None:
                self._deadlines.put_off(guild_id, self._now() + OUTAGE)
                return
            waiting, ringing = await self._bot.storage.read(guild_id, self._due)
            if not waiting and not ringing:
                await self._bot.storage.settle(guild_id)
                self._deadlines.again(guild_id)
            for first in waiting:
                talk = partial(self._talk, guild_id, first.channel_id)
                self._errands.run((guild_id, first.channel_id), partial(talk, first), again=talk)
            if ringing:
                self._errands.run((guild_id, "alarms"), partial(self._ring_all, guild_id))
        except Exception:
            self._stumbled(guild_id)

    def _due(self, db: Any) -> tuple[list[Announcement], bool]:
        """What may be said in each channel, and whether alarms go off."""
        return speaking.waiting(self._bot, db), bool(alarms.due(db, self._now()))

    async def _ring_all(self, guild_id: int) -> None:
        """Lets the guild's alarms go off whose time has come, one after the other."""
        try:
            ringing = await self._bot.storage.read(guild_id, partial(alarms.due, now=self._now()))
            for alarm in ringing:
                if not self._is_closing:
                    await self._ring(guild_id, alarm)
            if ringing:
                self._deadlines.again(guild_id)
        except Exception:
            self._stumbled(guild_id)

    async def _ring(self, guild_id: int, alarm: Alarm) -> None:
        address = alarm.address
        try:
            async with asyncio.timeout(PATIENCE):
                await self._bot.alarm_handlers[address.package, address.action](guild_id, address.args)
        except Exception:
            about = {"guild": guild_id, "alarm": alarm.id, "action": f"{address.package}:{address.action}"}
            log.exception("an alarm failed", extra=about)
            retry_at = self._now() + delay(alarm.attempts)
            await self._bot.storage.write(guild_id, lambda db: alarms.failed(db, alarm, retry_at))
        else:
            await self._bot.storage.write(guild_id, lambda db: alarms.done(db, alarm))

    async def _talk(self, guild_id: int, channel_id: int, first: Announcement | None = None) -> None:
        """Says what waits in the channel, `first` this, one after the other, until nothing may be said any more."""
        try:
            waiting = first or await self._bot.storage.read(guild_id, partial(self._first, channel_id))
            while waiting and not self._is_closing and (guild := self._reached(guild_id)):
                waiting = await self._say(guild, waiting)
            self._deadlines.again(guild_id)
        except Exception:
            self._stumbled(guild_id)

    def _first(self, channel_id: int, db: Any) -> Announcement | None:
        """What may be said in the channel now."""
        return next(iter(speaking.waiting(self._bot, db, channel_id)), None)

    async def _say(self, guild: discord.Guild, announcement: Announcement) -> Announcement | None:
        """Says it, and returns what may be said in its channel after it."""
        await self._wait_for_pace()
        try:
            async with asyncio.timeout(PATIENCE):
                message_id = await speaking.say(self._bot, guild, announcement)
        except Exception as error:
            return await self._failed(guild, announcement, error)
        earlier, now = announcement.earlier, self._now()
        if earlier is not None and earlier.has_controls and earlier.id != message_id:
            self._errands.run((guild.id, "close", earlier.id), partial(speaking.close, self._bot, earlier))

        def work(db: Any) -> Announcement | None:
            outbox.said(db, announcement.id, message_id, now)
            return self._first(announcement.channel_id, db)

        return await self._bot.storage.write(guild.id, work, served=True)

    async def _failed(self, guild: discord.Guild, announcement: Announcement, error: Exception) -> Announcement | None:
        trouble = speaking.trouble_of(error)
        log.log(
            logging.ERROR if trouble is Trouble.FAULTY else logging.WARNING,
            "an announcement failed",
            exc_info=error,
            extra={"guild": guild.id, "channel": announcement.channel_id, "announcement": announcement.id},
        )
        gives_up = announcement.is_aside or announcement.topic.startswith(f"{SILENT}:")
        retry_at: datetime | None = None
        tell_gm: Callable[[Any], None] | None = None
        if trouble is Trouble.GONE:
            owner = self._bot.topic_owners.get(announcement.topic.split(":")[0])
            if owner is not None:
                await owner(guild.id, announcement.topic, announcement.channel_id)
        elif trouble is Trouble.FOR_NOW or (trouble is Trouble.SILENCED and not gives_up):
            told_to_wait = timedelta(seconds=getattr(error, "retry_after", 0))
            retry_at = self._now() + max(told_to_wait, delay(announcement.attempts, trouble))
            if trouble is Trouble.SILENCED:
                tell_gm = await self._note(guild, announcement.channel_id)

        def work(db: Any) -> Announcement | None:
            outbox.failed(db, announcement.id, trouble.value, retry_at)
            if tell_gm is not None:
                tell_gm(db)
            return self._first(announcement.channel_id, db)

        return await self._bot.storage.write(guild.id, work)

    async def _note(self, guild: discord.Guild, channel_id: int) -> Callable[[Any], None] | None:
        """What tells the GM, in another channel, that the bot may not speak in this one; None where it may nowhere."""
        silent = await speaking.find(self._bot, guild, channel_id)
        place = speaking.another_place(guild, silent, channel_id)
        if place is None:
            return None
        gm_users = (await self._bot.guild_settings(guild.id)).gm_users[: outbox.PINGS]
        is_locked = isinstance(silent, discord.Thread) and silent.locked
        reason = say(
            "announcer-silent-locked" if is_locked else "announcer-silent-forbidden",
            channel=Verbatim(verbatim=f"<#{channel_id}>"),
        )
        screen = Screen(title=say("announcer-silent-title"), blocks=(Paragraph(text=reason),), tone=Tone.BAD)
        topic, now = f"{SILENT}:{channel_id}", self._now()

        def put(db: Any) -> None:
            told = outbox.last_message(db, topic, place.id)
            if not outbox.waiting(db, topic) and (told is None or now - told.posted_at >= TOLD_AGAIN):
                outbox.put(db, topic, place.id, screen, now=now, pings=gm_users)

        return put

    async def _wait_for_pace(self) -> None:
        now = asyncio.get_running_loop().time()
        self._next_start = max(self._next_start + PACE * self._bot.settings.cluster_count, now)
        await asyncio.sleep(self._next_start - now)

    def _reached(self, guild_id: int) -> discord.Guild | None:
        """The guild, unless it has removed the bot or Discord does not serve it at the moment."""
        guild = self._bot.get_guild(guild_id)
        return None if guild is None or guild.unavailable else guild

    def _stumbled(self, guild_id: int) -> None:
        log.exception("a guild could not be looked after", extra={"guild": guild_id})
        self._deadlines.put_off(guild_id, self._now() + STUMBLED)

    def _now(self) -> datetime:
        return self._bot.clock.now()

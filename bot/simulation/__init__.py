"""A Discord in memory for the playground and the tests: the one package that knows simcord, and its private parts.

    clock = StillClock()                                    # or LiveClock(): today, and going on
    async with Simulation(create_bot(settings, clock=clock), clock=clock, locale="it") as simulation:
        guild = simulation.env.create_guild("The crypt")    # what simcord offers in public is used as it is
        ...

simcord is pinned, since what is adjusted here is private to it: the clock's start, the ids of what is built, the
language of people, and the pause it makes after each action. `bot.simulation.page` shows the simulation in a browser.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from pathlib import Path
from types import CoroutineType, TracebackType
from typing import Any

import discord

# ruff: noqa: E402  What follows the check of the version is imported only if that is the right one.
SIMCORD = "3.2.1"
"""The version of simcord whose private parts are known here."""

if version("simcord") != SIMCORD:
    raise ModuleNotFoundError(
        f"the simulation knows simcord {SIMCORD}, but {version('simcord')} is installed", name=f"simcord=={SIMCORD}"
    )

import simcord
import simcord._dpy_internals as _internals
import simcord.interactions as _interactions
from simcord._clock import Clock as _Clock

_APPLICATION_ID = 1_000_000_000_000_000_001
_BOT_ID = 1_000_000_000_000_000_002

# simcord looks every 50 ms whether the bot has become quiet; our bot is quiet after a few.
_settle: Any = simcord.Env._settle_internal
_settle.__kwdefaults__["idle"] = 0.002

NAP = 5.0
"""Seconds from which a pause of the bot's is a nap: it ends once the simulation is advanced; nobody waits for it."""

# simcord lets every pause end by the time of day, too, and whoever acts in its last seconds waits for that: up to five
# seconds, or, where the pause ends just then, for nothing. It knows better of the pauses of discord.py's own loops.
_sleeps: Any = _internals.tasks_loop_sleep


def _naps(task: asyncio.Task[Any], waiter: Any) -> bool:
    if waiter is None or waiter.done():
        return False
    innermost: Any = task.get_coro()
    while isinstance(awaited := getattr(innermost, "cr_await", None), CoroutineType):
        innermost = awaited
    frame: Any = getattr(innermost, "cr_frame", None)
    is_asleep = frame is not None and frame.f_code is asyncio.sleep.__code__
    return (is_asleep and frame.f_locals["delay"] >= NAP) or bool(_sleeps(task, waiter))


_internals.tasks_loop_sleep = _naps


class StillClock(_Clock):
    """A clock for the bot and its Discord that stands still until the simulation is advanced."""

    def __init__(self, start: datetime = datetime(2026, 1, 1, tzinfo=UTC)) -> None:
        super().__init__()
        self._epoch = start


class LiveClock(StillClock):
    """A clock for the bot and its Discord that shows the time of day. Timers go off when the simulation catches up.

    It may be set `ahead` of the time of day. Where that is to outlast the process, it is kept in the file `kept`.
    """

    def __init__(self, kept: Path | None = None) -> None:
        self._kept = kept
        self.ahead = timedelta(seconds=float(kept.read_text()) if kept and kept.exists() else 0)
        super().__init__(datetime.now(UTC) + self.ahead)

    def now(self) -> datetime:
        """The time of day, in UTC, or as far ahead of it as the clock has been set."""
        return datetime.now(UTC) + self.ahead

    def leap(self, by: timedelta) -> None:
        """Set the clock ahead."""
        self.ahead += by
        if self._kept:
            self._kept.write_text(str(self.ahead.total_seconds()))

    @property
    def behind(self) -> float:
        """By how many seconds the timers lag."""
        return max(0.0, (self.now() - self._epoch).total_seconds() - self.elapsed)


class Simulation:
    """One bot in its own Discord, between entering and leaving it.

    `env` is simcord's environment: its guilds, people and REST log. The world may be built before entering or after;
    the bot finds itself a member either way, and never sees itself join. Leaving closes the bot; with `check_errors`,
    whatever the bot raised and nobody looked at is raised there.

    `locale` and `guild_locale` are Discord's, as each interaction carries them; `locales` has people of another
    language by their user id, and may be changed at any time.
    """

    def __init__(
        self,
        bot: discord.Client,
        *,
        clock: StillClock,
        locale: str = "en-US",
        guild_locale: str | None = None,
        check_errors: bool = True,
    ) -> None:
        unsharded = isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None
        self.env = simcord.Env(bot, check_errors=check_errors, shard_count=1 if unsharded else None)
        self._time = self.env.time_context()
        self.clock = clock
        self.locale = locale
        self.guild_locale = guild_locale or locale
        self.locales: dict[int, str] = {}
        backend = self.env.backend
        backend.clock = clock
        backend.application_id = backend.reserve_id(_APPLICATION_ID)
        del backend.users[backend.bot_user.id]
        backend.bot_user.id = backend.reserve_id(_BOT_ID)
        backend.bot_user.name = "Gravecaller"
        backend.users[_BOT_ID] = backend.bot_user

    async def __aenter__(self) -> Simulation:
        # Whichever way somebody acts, simcord describes the interaction here, and always in American English.
        self._describe = _interactions.base_payload
        _interactions.base_payload = self._described
        try:
            await self.env.start()
        except BaseException:
            _interactions.base_payload = self._describe
            raise
        self._time.__enter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self.env.bot.close()
        finally:
            _interactions.base_payload = self._describe
            await self.env.shutdown()
            with suppress(ValueError):  # A fixture is left in another context than it was entered in.
                self._time.__exit__(None, None, None)
        if kind is None and self.env.check_errors:
            self.env._raise_errors_since(self.env._errors_acknowledged)

    def _described(self, backend: Any, **about: Any) -> tuple[Any, dict[str, Any]]:
        """The interaction, in the languages of the person and of the guild."""
        record, payload = self._describe(backend, **about)
        payload["locale"] = self.locale_of(about["user_id"])
        if "guild_id" in payload:
            payload["guild_locale"] = self.guild_locale
        return record, payload

    def locale_of(self, user_id: int) -> str:
        """The language of a person's client."""
        return self.locales.get(user_id, self.locale)

    @contextmanager
    def ids_from(self, first: int) -> Iterator[None]:
        """Guilds, channels, roles and people built within get the ids `first`, `first` + 1, …, the same in every run.

        All other ids, those of interactions above all, come from the clock, and are greater if `first` lies in the
        past: Discord's ids hold the moment at which they were given.
        """
        backend: Any = self.env.backend
        numbers = itertools.count(first)
        backend.snowflake = lambda: backend.reserve_id(next(numbers))
        try:
            yield
        finally:
            del backend.snowflake

    def open_thread(
        self, channel: simcord.ChannelHandle, name: str, owner: simcord.MemberActor
    ) -> simcord.ChannelHandle:
        """A public thread in the channel, opened by a member."""
        self.env.backend.create_thread(channel.id, name, owner.id)
        return channel.threads[-1]

    async def advance(self, seconds: float) -> None:
        """Let time pass: what is due in the meantime happens."""
        await self.env.advance_time(seconds)

    async def restart(self, bot: discord.Client) -> None:
        """Close the bot and start another one in the same Discord, where all messages are still there."""
        await self.env.bot.close()
        await self.env.restart_bot(bot)

    @property
    def happenings(self) -> int:
        """How much has happened so far, on either side; grows with every request and every event."""
        return len(self.env.backend.transcript)


def text_of(message: discord.Message) -> str:
    """All that can be read in a message, line by line: content, embeds, and the labels of what can be pressed."""
    lines: list[str | None] = [message.content]
    for embed in message.embeds:
        lines += [embed.title, embed.description]
        for field in embed.fields:
            lines += [field.name, field.value]
        lines.append(embed.footer.text)
    for row in message.components:
        lines += _labels(row)
    return "\n".join(line for line in lines if line)


def _labels(component: Any) -> Iterator[str | None]:
    """The words on a component and on those inside it, in the order in which they are shown."""
    for word in ("content", "label", "placeholder"):
        yield getattr(component, word, None)
    for option in getattr(component, "options", ()):
        yield option.label
    for child in getattr(component, "children", ()):
        yield from _labels(child)

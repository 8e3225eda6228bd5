"""A copy of every guild's file each night, made by the process that owns them, while everybody plays.

    <folder>/2026-01-31/<bucket>/<guild id>.sqlite3

A folder that is called after a date is complete and can be restored as it is; one that is being made is called
`….unfinished`. Only what has changed is copied. What has not is another name (a hard link) for the copy of the night
before, so that it takes no room and goes with its last name. Copies are never written to.

Seven nights are kept, and the last one of each of four weeks before them. What was deleted is gone for good after
35 days.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import shutil
import sqlite3
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from pathlib import Path

from bot.engine.refusal import Refused
from bot.services.backup import changed
from bot.services.buckets import guild_path
from bot.services.clock import Clock, SystemClock
from bot.services.storage import Storage

log = logging.getLogger(__name__)

HOUR = timedelta(hours=3)
"""When a night's copies are begun, after midnight in UTC."""

DAILY, WEEKLY = 7, 4

LOOK = 60.0
"""Seconds between two looks at whether copies are due."""

PAUSE = 0.02
"""Seconds between two copies, for everybody else: 2,500 of them take about a minute."""

MARGIN = timedelta(seconds=1)
"""File systems tell the time less finely than clocks do."""

_DATE = re.compile(r"\d{4}-\d\d-\d\d")


def nights(folder: Path) -> dict[date, Path]:
    """The complete copies in `folder`, the newest first."""
    named = {date.fromisoformat(path.name): path for path in folder.glob("*-*-*") if _DATE.fullmatch(path.name)}
    return dict(sorted(named.items(), reverse=True))


def newest(folder: Path | None) -> Path | None:
    """The newest complete copies in `folder`, if there are any."""
    return next(iter(nights(folder).values()), None) if folder else None


def kept(days: Iterable[date]) -> set[date]:
    """Which of these are kept: the newest `DAILY`, and the last one of each of `WEEKLY` weeks before them."""
    latest = sorted(days, reverse=True)
    weeks: dict[tuple[int, int], date] = {}
    for day in latest[DAILY:]:
        weeks.setdefault(day.isocalendar()[:2], day)
    return {*latest[:DAILY], *list(weeks.values())[:WEEKLY]}


class Nightly:
    """The nightly copies of one `storage`, which has to be open, in `folder`."""

    def __init__(self, storage: Storage, folder: Path, *, clock: Clock) -> None:
        self._storage = storage
        self._folder = folder
        self._clock = clock
        self.failed = 0
        """How many files could not be copied last time; each has its copy of before, if there was one."""

    async def run(self) -> None:
        """Make what is due, at once what was missed, until this is cancelled."""
        while True:
            try:
                await self.make_due()
            except Exception:
                log.exception("the nightly copies failed")
            await asyncio.sleep(LOOK)

    async def make_due(self) -> Path | None:
        """Make the copies of the last night, unless they are there; returns their folder if they were made now."""
        night = (self._clock.now() - HOUR).date()
        if night in await asyncio.to_thread(nights, self._folder):
            return None
        made = await self._make(night)
        await asyncio.to_thread(self._prune)
        return made

    def age(self) -> float:
        """Seconds since copies were completed last; infinite where there are none."""
        last = newest(self._folder)
        return float("inf") if last is None else self._clock.now().timestamp() - last.stat().st_mtime

    async def _make(self, night: date) -> Path:
        made = self._folder / night.isoformat()
        unfinished = made.with_name(f"{made.name}.unfinished")
        await asyncio.to_thread(unfinished.mkdir, parents=True, exist_ok=True)
        before = newest(self._folder)
        copied = failed = 0
        guild_ids = await self._storage.guild_ids()
        for guild_id in guild_ids:
            copy = guild_path(unfinished, guild_id)
            old = guild_path(before, guild_id) if before else None
            if await asyncio.to_thread(self._has_copy, guild_id, copy, old):
                continue
            begun = self._clock_of_files()
            try:
                if await self._storage.save(guild_id, copy):
                    os.utime(copy, (begun, begun))
                    copied += 1
            except (Refused, sqlite3.Error, OSError):
                log.exception("a guild's file could not be copied", extra={"guild": guild_id})
                failed += 1
                if old is not None and old.exists():
                    await asyncio.to_thread(_link, old, copy)
            await asyncio.sleep(PAUSE)
        await asyncio.to_thread(_complete, unfinished, made, self._clock.now())
        self.failed = failed
        log.info("nightly copies made", extra={"guilds": len(guild_ids), "copied": copied, "failed": failed})
        return made

    def _has_copy(self, guild_id: int, copy: Path, old: Path | None) -> bool:
        """Whether the guild's file has not changed since `copy`, or since `old`, which is then `copy` as well."""
        path = self._storage.path(guild_id)
        for earlier in (copy, old):
            if earlier is not None and earlier.exists():
                since = datetime.fromtimestamp(earlier.stat().st_mtime, self._clock.now().tzinfo)
                if not changed(path, since):
                    if earlier is old:
                        _link(old, copy)
                    return True
        return False

    def _prune(self) -> None:
        made = nights(self._folder)
        for day in made.keys() - kept(made):
            shutil.rmtree(made[day])

    @staticmethod
    def _clock_of_files() -> float:
        """What stands on a copy as its time: everything that changes from now on is later."""
        return (SystemClock().now() - MARGIN).timestamp()


def _link(old: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.unlink(missing_ok=True)
    with contextlib.suppress(OSError):
        os.link(old, copy)
    if not copy.exists():  # There are file systems without hard links.
        shutil.copy2(old, copy)


def _complete(unfinished: Path, made: Path, now: datetime) -> None:
    os.utime(unfinished, (now.timestamp(), now.timestamp()))
    unfinished.rename(made)

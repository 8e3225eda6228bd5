"""One SQLite file per guild, off the event loop.

    storage = Storage(folder, clock=SystemClock())
    await storage.open()                            takes possession of the folder
    await storage.write(guild_id, work)             `work(db)` in one transaction; all is kept, or nothing
    await storage.read(guild_id, work)              `work(db)` on one unchanging state
    await storage.close()

A guild is always served by the same of two threads, so its works run one after the other, in the order they came in.
More threads bring nothing under Python's lock. Opening looks at no guild file: a start costs the same however many
there are.
"""

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, nullcontext
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple, TypeVar, TypeVarTuple

from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.services import migrations
from bot.services.buckets import ForeignGuild, bucket, guild_files, guild_path, own
from bot.services.clock import Clock, moment
from bot.services.clusters import Cluster, take_place
from bot.services.deadlines import Deadlines
from bot.services.guildfiles import GuildFiles

try:
    import resource
except ImportError:  # Windows, where files are not scarce.
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

WORKERS = 2

WAITING = 64
"""How many works of one guild may be under way. Half a hundred clicks at once still pass, within some milliseconds."""

OPEN_FILES = 2560
"""How many guild files are open at most, three descriptors and some 180 KiB each: all of a full shard's servers.

Opening one in place of another takes five milliseconds of the processor, and waits for the disk: more than a command.
"""

DESCRIPTORS = 65536
DESCRIPTORS_ELSEWHERE = 200
"""The most descriptors asked of the system, and how many of them are left to everything but guild files."""

ALONE = Cluster()

KEPT_AFTER_LEAVING = timedelta(days=30)


Timed = Callable[[str], AbstractContextManager[None]]
"""Takes the time of a stage."""


class _Worker(NamedTuple):
    thread: ThreadPoolExecutor
    files: GuildFiles


class Storage:
    """The guild files in `folder`, those of the cluster's buckets this process's own while it is open."""

    def __init__(
        self, folder: Path, *, clock: Clock, cluster: Cluster = ALONE, timed: Timed = lambda _: nullcontext()
    ) -> None:
        """`timed("storage")` surrounds each wait for a guild's file, `timed("transaction")` what is then done there."""
        self._folder = folder
        self._cluster = cluster
        self.deadlines = Deadlines(cluster.own_folder(folder))
        self._clock = clock
        self._timed = timed
        self._workers: tuple[_Worker, ...] = ()
        self._owned = ExitStack()
        self._waiting: Counter[int] = Counter()

    async def open(self) -> None:
        """Take possession of the cluster's buckets.

        Raises `FolderInUse` if another process has any of them, `OtherLayout` if the files are not laid out for so many
        clusters, OSError if the folder cannot be written.
        """
        self._owned, template = await asyncio.to_thread(_begin, self._folder, self._cluster, self.deadlines)
        capacity = open_files() // WORKERS
        self._workers = tuple(
            _Worker(ThreadPoolExecutor(1, f"guilds-{n}"), GuildFiles(self._folder, template, capacity, self.deadlines))
            for n in range(WORKERS)
        )

    async def close(self) -> None:
        """Finish what is under way, close every file, and give the folder back."""
        workers, self._workers = self._workers, ()
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(worker.thread, worker.files.close) for worker in workers))
        for worker in workers:
            worker.thread.shutdown()
        self.deadlines.close()
        self._owned.close()

    async def write(self, guild_id: int, work: Callable[[Database], T], *, served: bool = False) -> T:
        """What `work` returns, run in one transaction. If it raises, `Refused` included, nothing has been changed.

        Raises `Refused` with BUSY if too much waits already, with DATABASE_NEWER for the file of a later Gravecaller;
        `ForeignGuild`, before any file is touched, for a guild of another cluster.
        `served`: whoever writes is looking after the guild, and has the deadlines look `again` afterwards.
        Whoever is cancelled while waiting cancels a work that has not begun; one that has begun is finished.
        """
        return await self._run(guild_id, GuildFiles.write, work, served)

    async def read(self, guild_id: int, work: Callable[[Database], T]) -> T:
        """What `work` returns, reading one state of the guild's file. Raises as `write`."""
        return await self._run(guild_id, GuildFiles.read, work)

    @property
    def open_count(self) -> int:
        """How many files of guilds are open."""
        return sum(len(worker.files) for worker in self._workers)

    async def guild_ids(self) -> list[int]:
        """Every guild that has a file here. Looks into each bucket: not for the start of a bot."""
        return [int(path.stem) for path in await asyncio.to_thread(guild_files, self._folder, self._cluster.buckets)]

    def path(self, guild_id: int) -> Path:
        """Where the guild's file lies, for whoever only wants to know when it was written."""
        return guild_path(self._folder, guild_id)

    async def save(self, guild_id: int, target: Path) -> bool:
        """Make `target` a copy of the guild's file, between its other works. Says whether there is one.

        Raises as `write`, and sqlite3.Error or OSError where it cannot be read or written.
        """
        return await self._run(guild_id, GuildFiles.save, target)

    async def settle(self, guild_id: int) -> datetime | None:
        """When the guild is next to be looked after; the index of deadlines knows it from now on."""
        at = await self._run(guild_id, GuildFiles.settle)
        return moment(at) if at else None

    async def settle_all(self) -> None:
        """Settle every guild, as must be done where the index is missing. Looks into every file, as `purge`."""
        for guild_id in await self.guild_ids():
            try:
                await self.settle(guild_id)
            except (Refused, sqlite3.Error):
                log.exception("the deadlines of a guild are not known", extra={"guild": guild_id})
        await asyncio.to_thread(self.deadlines.completed)

    async def leave(self, guild_id: int) -> None:
        """The guild has removed the bot. An outage is not that: its guilds only become unavailable."""
        await self._run(guild_id, GuildFiles.leave, self._clock.now())

    async def rejoin(self, guild_id: int) -> None:
        """The guild has invited the bot again, and finds everything as it was."""
        await self._run(guild_id, GuildFiles.rejoin)

    async def purge(
        self, *, older_than: timedelta = KEPT_AFTER_LEAVING, present: Collection[int] = ()
    ) -> tuple[int, ...]:
        """Delete the files of the guilds that left longer ago than this, and return their ids.

        `present` are the guilds that the bot is in: theirs stay, even if the return was missed. Looks into every file,
        one at a time between other works.
        """
        before = self._clock.now() - older_than
        gone = []
        for guild_id in await self.guild_ids():
            if guild_id not in present and await self._run(guild_id, GuildFiles.purge, before):
                gone.append(guild_id)
        return tuple(gone)

    def _do(self, act: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        with self._timed("transaction"):
            return act(*arguments)

    async def _run(self, guild_id: int, act: Callable[[GuildFiles, int, *Arguments], T], *arguments: *Arguments) -> T:
        if not self._workers:
            raise RuntimeError("the storage is not open")
        if not self._cluster.serves(guild_id):
            raise ForeignGuild(guild_id)
        if self._waiting[guild_id] >= WAITING:
            raise Refused(Shared.BUSY)
        worker = self._workers[bucket(guild_id) // self._cluster.count % WORKERS]
        loop = asyncio.get_running_loop()
        self._waiting[guild_id] += 1
        try:
            with self._timed("storage"):
                return await loop.run_in_executor(worker.thread, self._do, act, worker.files, guild_id, *arguments)
        finally:
            self._waiting[guild_id] -= 1
            if not self._waiting[guild_id]:
                del self._waiting[guild_id]


def open_files() -> int:
    """How many guild files may be open at once. Raises the limit of this process's descriptors as far as it may."""
    if resource is None:
        return OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    wanted = DESCRIPTORS if hard == endless else min(hard, DESCRIPTORS)
    if soft != endless and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    available = DESCRIPTORS if soft == endless else soft
    return max(WORKERS, min(OPEN_FILES, (available - DESCRIPTORS_ELSEWHERE) // 3))


def _begin(folder: Path, cluster: Cluster, deadlines: Deadlines) -> tuple[ExitStack, bytes]:
    with own(folder, cluster.buckets) as owned:
        take_place(folder, cluster)
        template = migrations.template()
        deadlines.open()
        return owned.pop_all(), template

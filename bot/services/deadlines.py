"""When each guild is next to be looked after: something must be said there, or an alarm goes off.

The truth is in the guild files. This index knows for each guild the nearest moment, so that nobody looks into files in
which nothing is due. Its file is never later than the truth, whenever the process ends: what becomes sooner is written
before the guild's transaction is committed, and what becomes later after it. A file that is missing or damaged is made
anew from the guild files.

Workers write here, the announcer reads; either from threads of its own.
"""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from heapq import heapify, heappop, heappush
from pathlib import Path
from threading import Lock

from sqlite_utils import Database

from bot.services.buckets import companions
from bot.services.clock import moment, stamp
from bot.services.database import connect

log = logging.getLogger(__name__)

FILE = "deadlines.sqlite3"

_NEAREST = """
    SELECT min(due_at) FROM (
        SELECT due_at FROM outbox AS first WHERE outcome IS NULL AND NOT EXISTS (
            SELECT 1 FROM outbox WHERE channel_id = first.channel_id AND outcome IS NULL AND id < first.id)
        UNION ALL SELECT min(due_at) FROM alarms
    )
"""
_LAYOUT = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS deadlines (guild_id INTEGER PRIMARY KEY, due_at TEXT NOT NULL) STRICT;
"""
_COMPLETE = 1
"""The `user_version` of an index that has every guild."""


def nearest(db: Database) -> str | None:
    """The stamp of the moment at which this guild is next to be looked after. Of each channel the first one counts.

    Asked after every write: where nothing waits it must cost next to nothing.
    """
    found: str | None = db.conn.execute(_NEAREST).fetchone()[0]
    return found


def look(path: Path) -> str | None:
    """What `nearest` says of a guild's file that is not open, of whatever version."""
    with closing(connect(path)) as db:
        known = db.conn.execute("SELECT 1 FROM sqlite_master WHERE name = 'alarms'").fetchone()
        return nearest(db) if known else None


def discard(folder: Path) -> None:
    """Have the index of this folder made anew at the next start, as after files have been put there by hand."""
    path = folder / FILE
    for file in (*companions(path), path):
        file.unlink(missing_ok=True)


class Deadlines:
    """The index of the guild files in `folder`. `on_sooner` is called, in any thread, when a guild comes first."""

    def __init__(self, folder: Path) -> None:
        self.on_sooner: Callable[[], None] = lambda: None
        self.is_complete = False
        self._folder = folder
        self._file: sqlite3.Connection | None = None
        self._file_lock, self._queue_lock = Lock(), Lock()
        self._stored: dict[int, str] = {}
        self._queued: dict[int, str] = {}
        self._queue: list[tuple[str, int]] = []

    def open(self) -> None:
        """Read the file, or begin a new one."""
        try:
            self._read()
        except sqlite3.DatabaseError:
            log.exception("the index of deadlines is damaged, and is made anew")
            self.close()
            discard(self._folder)
            self._read()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def completed(self) -> None:
        """Every guild has been settled once: from now on the file can be relied on."""
        self._write(f"PRAGMA user_version = {_COMPLETE}")
        self.is_complete = True

    def sooner(self, guild_id: int, at: str | None) -> None:
        """The transaction that is about to be committed leaves `at` as the guild's moment: the file must know first."""
        stored = self._stored.get(guild_id)
        if at is not None and (stored is None or at < stored):
            self._store(guild_id, at)

    def committed(self, guild_id: int, at: str | None, *, served: bool = False) -> None:
        """A transaction has left `at` as the guild's moment.

        It may be that of what is being said for a long while already: then something else may have come to it, unless
        it is whoever says that who has written, and will look `again`.
        """
        self.settle(guild_id, at)
        if at is not None and not served and at != self._queued.get(guild_id):
            self._queue_up(guild_id, at)

    def settle(self, guild_id: int, at: str | None) -> None:
        """`at` is the guild's moment, as it is stored there; None where nothing waits."""
        if at == self._stored.get(guild_id):
            return
        try:
            self._store(guild_id, at)
        except sqlite3.Error:
            # The file has an earlier moment, which does no harm.
            log.exception("a deadline was not settled", extra={"guild": guild_id})
        if at is not None:
            self._queue_up(guild_id, at)
        else:
            with self._queue_lock:
                self._queued.pop(guild_id, None)

    def put_off(self, guild_id: int, until: datetime) -> None:
        """Look after the guild then, in this process, though something be due before."""
        self._queue_up(guild_id, stamp(until))

    def again(self, guild_id: int) -> None:
        """Look after the guild at its moment, for which it has been taken already."""
        if at := self._stored.get(guild_id):
            self._queue_up(guild_id, at)

    def waits(self, guild_id: int) -> bool:
        """Whether anything is due in the guild, now or later."""
        return guild_id in self._stored

    def take(self, now: datetime) -> list[int]:
        """The guilds whose moment has come, each once: they come again when they are settled, put off or again."""
        taken, until = [], stamp(now)
        with self._queue_lock:
            while (first := self._first()) and first[0] <= until:
                _, guild_id = heappop(self._queue)
                del self._queued[guild_id]
                taken.append(guild_id)
        return taken

    def next_at(self) -> datetime | None:
        """The moment of the next guild."""
        with self._queue_lock:
            first = self._first()
        return moment(first[0]) if first else None

    def overdue(self, now: datetime) -> tuple[int, float]:
        """In how many guilds something is due, and for how many seconds it has been at most.

        Those where it is being said at this moment are among them, and those that have been put off are not.
        """
        stored, queued, until = dict(self._stored), dict(self._queued), stamp(now)
        due = [at for guild_id, at in stored.items() if max(at, queued.get(guild_id, at)) <= until]
        return len(due), (now - moment(min(due))).total_seconds() if due else 0.0

    def _first(self) -> tuple[str, int] | None:
        while self._queue and self._queued.get(self._queue[0][1]) != self._queue[0][0]:
            heappop(self._queue)  # It has been replaced.
        return self._queue[0] if self._queue else None

    def _queue_up(self, guild_id: int, at: str) -> None:
        with self._queue_lock:
            self._queued[guild_id] = at
            heappush(self._queue, (at, guild_id))
            if len(self._queue) > 2 * len(self._queued) + 64:  # Mostly moments that have been replaced.
                self._queue = [(at, guild) for guild, at in self._queued.items()]
                heapify(self._queue)
            is_next = self._queue[0] == (at, guild_id)
        if is_next:
            self.on_sooner()

    def _store(self, guild_id: int, at: str | None) -> None:
        if at is None:
            self._write("DELETE FROM deadlines WHERE guild_id = ?", guild_id)
            self._stored.pop(guild_id, None)
        else:
            self._write("INSERT OR REPLACE INTO deadlines VALUES (?, ?)", guild_id, at)
            self._stored[guild_id] = at

    def _write(self, statement: str, *values: object) -> None:
        with self._file_lock:
            if self._file is None:
                raise RuntimeError("the index of deadlines is not open")
            self._file.execute(statement, values)

    def _read(self) -> None:
        path = self._folder / FILE
        self._file = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._file.executescript(_LAYOUT)
        self.is_complete = self._file.execute("PRAGMA user_version").fetchone()[0] == _COMPLETE
        self._stored = dict(self._file.execute("SELECT guild_id, due_at FROM deadlines"))
        self._queued = dict(self._stored)
        self._queue = [(at, guild_id) for guild_id, at in self._stored.items()]
        heapify(self._queue)

"""The guild files that one worker thread has open. Everything here happens in that thread."""

import shutil
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.services import backup, guilds, migrations
from bot.services.buckets import companions, guild_path, put_in_place, shadow
from bot.services.database import connect, is_busy, reading, writing
from bot.services.deadlines import Deadlines, look, nearest

T = TypeVar("T")

IDLE = 900.0
"""Seconds after which a file that nobody used is closed, once another one is opened."""


class GuildFiles:
    """At most `capacity` open files; the one that was used longest ago is closed first.

    Those that nobody uses any more are closed as well, two for each that is opened: closing takes longer than opening,
    since what was written must reach the disk, and nobody should wait for all of them at once.

    `template` are the bytes of a new guild's file. Every method raises `Refused` with BUSY while another process keeps
    the file, and with DATABASE_NEWER for the file of a later Gravecaller. Whatever is written, `deadlines` knows when
    the guild is next to be looked after.
    """

    def __init__(self, folder: Path, template: bytes, capacity: int, deadlines: Deadlines) -> None:
        self._folder = folder
        self._template = template
        self._capacity = capacity
        self._deadlines = deadlines
        self._open: OrderedDict[int, Database] = OrderedDict()
        self._used: dict[int, float] = {}

    def write(self, guild_id: int, work: Callable[[Database], T], served: bool = False) -> T:
        """`work` in a transaction of its own, kept when it returns and undone when it raises. See `Storage.write`."""

        def timed(db: Database) -> tuple[T, str | None]:
            done, at = work(db), nearest(db)
            self._deadlines.sooner(guild_id, at)
            return done, at

        done, at = self._within(writing, guild_id, timed)
        self._deadlines.committed(guild_id, at, served=served)
        return done

    def read(self, guild_id: int, work: Callable[[Database], T]) -> T:
        """`work` on one unchanging state of the file."""
        return self._within(reading, guild_id, work)

    def leave(self, guild_id: int, now: datetime) -> None:
        """Mark the guild as left, unless it is already or never had a file, and close its file."""
        if guild_path(self._folder, guild_id).exists():
            self.write(guild_id, lambda db: guilds.leave(db, now))
            self._close(guild_id)

    def rejoin(self, guild_id: int) -> None:
        """Take the mark away."""
        if guild_path(self._folder, guild_id).exists():
            self.write(guild_id, guilds.rejoin)

    def settle(self, guild_id: int) -> str | None:
        """Let `deadlines` know the guild's moment as it is stored, and return its stamp. Opens no file for long."""
        path = guild_path(self._folder, guild_id)
        at = None
        if guild_id in self._open:
            at = self.read(guild_id, nearest)
        elif path.exists():
            at = look(path)
        self._deadlines.settle(guild_id, at)
        return at

    def save(self, guild_id: int, target: Path) -> bool:
        """Make `target` a copy of the guild's file as it is now. Says whether there is one. Opens no file for long."""
        path = guild_path(self._folder, guild_id)
        if not path.exists():
            return False
        if guild_id in self._open:
            backup.save(self._open[guild_id], target)
        else:
            with closing(connect(path)) as db:
                backup.save(db, target)
        return True

    def purge(self, guild_id: int, before: datetime) -> bool:
        """Delete the guild's file and all copies beside it, if the guild left before then. Says whether it did."""
        path = guild_path(self._folder, guild_id)
        try:
            # Not through the open files: looking at every guild would push out the ones in use.
            with closing(connect(path)) as db:
                left = guilds.left_at(db)
        except sqlite3.Error:
            return False  # A file that cannot be read does not say that its guild left; `check` reports it.
        if left is None or left >= before:
            return False
        self._close(guild_id)
        shutil.rmtree(shadow(path), ignore_errors=True)
        # The file itself goes last, so that a crash in between leaves it to the next purge.
        for old in (*companions(path), *path.parent.glob(f"{path.name}.*"), path):
            old.unlink(missing_ok=True)
        self._deadlines.settle(guild_id, None)
        return True

    def __len__(self) -> int:
        """How many files are open."""
        return len(self._open)

    def close(self) -> None:
        """Close every file. Each is then complete in itself, without a write-ahead log beside it."""
        while self._open:
            self._close(next(iter(self._open)))

    def _within(
        self,
        transaction: Callable[[Database], AbstractContextManager[object]],
        guild_id: int,
        work: Callable[[Database], T],
    ) -> T:
        try:
            db = self._database(guild_id)
            with transaction(db):
                return work(db)
        except StopIteration:
            # A future cannot carry it: whoever waits would wait for ever.
            raise RuntimeError("the work ended in StopIteration") from None
        except sqlite3.Error as error:
            if is_busy(error):
                raise Refused(Shared.BUSY) from error
            self._close(guild_id)  # Full disk, damaged file: the next use starts with a new connection.
            raise

    def _database(self, guild_id: int) -> Database:
        if guild_id not in self._open:
            for _ in range(2):
                oldest = next(iter(self._open), None)
                if oldest is not None and (len(self) >= self._capacity or self._used[oldest] < time.monotonic() - IDLE):
                    self._close(oldest)
            self._open[guild_id] = self._connect(guild_path(self._folder, guild_id))
        self._open.move_to_end(guild_id)
        self._used[guild_id] = time.monotonic()
        return self._open[guild_id]

    def _connect(self, path: Path) -> Database:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(f"{path.name}.new")
            new.write_bytes(self._template)
            put_in_place(new, path)
        db = connect(path)
        try:
            migrations.prepare(db, path)
        except BaseException:
            db.conn.close()
            raise
        return db

    def _close(self, guild_id: int) -> None:
        if db := self._open.pop(guild_id, None):
            del self._used[guild_id]
            db.conn.close()

"""Guild files: one owner, one transaction per work, nothing half done, bounded, and never lost by mistake."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.services import database, migrations
from bot.services.buckets import guild_files, guild_path
from bot.services.storage import WAITING, Storage
from tests.bot.services.guild_work import count, is_open, put, value
from tests.conftest import HandClock

GUILD = (7 << 22) + 5
SAME_THREAD = GUILD + (2 << 22)
OTHER_THREAD = GUILD + (1 << 22)


# Transactions


async def test_what_is_written_is_there_after_a_restart(tmp_path: Path, clock: HandClock) -> None:
    for turn in range(3):
        storage = Storage(tmp_path, clock=clock)
        await storage.open()
        assert await storage.read(GUILD, lambda db: value(db, "count")) == (turn or None)
        await storage.write(GUILD, count)
        await storage.close()
    assert not is_open(guild_path(tmp_path, GUILD)), "a file at rest is complete in itself"


@pytest.mark.parametrize("error", [Refused(Shared.CLOSED), ValueError()])
async def test_a_work_that_raises_changes_nothing(storage: Storage, error: Exception) -> None:
    def work(db: Database) -> None:
        put(db, "a", 2)
        raise error

    await storage.write(GUILD, lambda db: put(db, "a", 1))
    with pytest.raises(type(error)):
        await storage.write(GUILD, work)
    assert await storage.read(GUILD, lambda db: value(db, "a")) == 1


async def test_a_work_that_ends_in_stopiteration_does_not_hang(storage: Storage) -> None:
    with pytest.raises(RuntimeError, match="StopIteration"):
        await asyncio.wait_for(storage.write(GUILD, lambda _: next(iter(()))), 5)


async def test_a_read_sees_one_state_and_cannot_write(storage: Storage) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await storage.read(GUILD, count)
    await storage.write(GUILD, count)
    assert await storage.read(GUILD, lambda db: value(db, "count")) == 1


async def test_works_of_a_guild_run_in_order_in_one_thread_off_the_event_loop(storage: Storage) -> None:
    begun: list[tuple[int, int]] = []

    def work(number: int) -> None:
        begun.append((number, threading.get_ident()))

    await asyncio.gather(*(storage.write(GUILD, lambda _, n=n: work(n)) for n in range(20)))
    assert [number for number, _ in begun] == list(range(20))
    assert len({thread for _, thread in begun}) == 1
    assert threading.get_ident() not in {thread for _, thread in begun}


async def test_files_are_opened_as_they_must_be(storage: Storage) -> None:
    def pragmas(db: Database) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "trusted_schema", "temp_store", "busy_timeout")
        return {name: db.conn.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

    assert await storage.read(GUILD, pragmas) == {
        "journal_mode": "wal",
        "synchronous": 1,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "temp_store": 2,
        "busy_timeout": 5000,
    }


async def test_a_work_holds_the_write_lock_before_it_reads(storage: Storage, tmp_path: Path) -> None:
    """B33: what a work has read cannot change before it writes."""

    def work(db: Database) -> None:
        with closing(sqlite3.connect(guild_path(tmp_path / "guilds", GUILD), timeout=0)) as other:
            assert other.execute("SELECT count(*) FROM settings").fetchone() == (0,)
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("INSERT INTO settings VALUES ('count', '9')")
        count(db)

    await storage.write(GUILD, work)
    assert await storage.read(GUILD, lambda db: value(db, "count")) == 1


async def test_a_file_that_another_process_keeps_is_busy(
    storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    await storage.write(GUILD, count)
    with closing(sqlite3.connect(guild_path(tmp_path / "guilds", GUILD), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refused) as refused:
            await storage.write(GUILD, count)
        assert refused.value.reason is Shared.BUSY
        assert await storage.read(GUILD, lambda db: value(db, "count")) == 1, "reading goes on"
        other.execute("ROLLBACK")
    await storage.write(GUILD, count)
    assert await storage.read(GUILD, lambda db: value(db, "count")) == 2


# Waiting, cancelling, closing


class Gate:
    """Holds a worker thread until it is opened."""

    def __init__(self) -> None:
        self._reached, self._open = threading.Event(), threading.Event()

    def work(self, db: Database) -> None:
        self._reached.set()
        assert self._open.wait(10)
        count(db)

    async def reached(self) -> None:
        assert await asyncio.to_thread(self._reached.wait, 10)

    def open(self) -> None:
        self._open.set()


async def test_too_many_works_at_once_are_refused_and_only_in_that_guild(storage: Storage) -> None:
    gate = Gate()
    first = asyncio.create_task(storage.write(GUILD, gate.work))
    await gate.reached()
    queued = [asyncio.create_task(storage.write(GUILD, count)) for _ in range(WAITING - 1)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await storage.write(GUILD, count)
    assert refused.value.reason is Shared.BUSY
    await storage.write(OTHER_THREAD, count)
    gate.open()
    await asyncio.gather(first, *queued)
    await storage.write(GUILD, count)
    assert await storage.read(GUILD, lambda db: value(db, "count")) == WAITING + 1


async def test_a_cancelled_wait_neither_breaks_the_running_work_nor_starts_a_waiting_one(storage: Storage) -> None:
    gate = Gate()
    running = asyncio.create_task(storage.write(GUILD, gate.work))
    await gate.reached()
    waiting = asyncio.create_task(storage.write(GUILD, lambda db: put(db, "waiting", 1)))
    await asyncio.sleep(0)
    running.cancel()
    waiting.cancel()
    for task in (running, waiting):
        with pytest.raises(asyncio.CancelledError):
            await task
    gate.open()
    assert await storage.read(GUILD, lambda db: (value(db, "count"), value(db, "waiting"))) == (1, None)


async def test_closing_waits_for_what_has_begun(tmp_path: Path, clock: HandClock) -> None:
    storage = Storage(tmp_path, clock=clock)
    await storage.open()
    gate = Gate()
    running = asyncio.create_task(storage.write(GUILD, gate.work))
    await gate.reached()
    closed = asyncio.create_task(storage.close())
    await asyncio.sleep(0.01)
    assert not closed.done()
    with pytest.raises(RuntimeError, match="not open"):
        await storage.write(GUILD, count)
    gate.open()
    await asyncio.gather(running, closed)
    await storage.close()  # A second time does no harm.
    with closing(sqlite3.connect(guild_path(tmp_path, GUILD))) as db:
        assert db.execute("SELECT value FROM settings").fetchall() == [("1",)]


# Files and descriptors


async def test_an_empty_folder_stays_almost_empty(storage: Storage, tmp_path: Path) -> None:
    assert guild_files(tmp_path / "guilds") == []
    made = {path.name.split("-")[0] for path in (tmp_path / "guilds").iterdir()}
    assert made == {".locks", "clusters.json", "deadlines.sqlite3"}


async def test_a_damaged_file_fails_alone_and_works_again_once_replaced(storage: Storage, tmp_path: Path) -> None:
    path = guild_path(tmp_path / "guilds", GUILD)
    path.parent.mkdir()
    path.write_bytes(b"not a database, but long enough to be one" * 100)
    for _ in range(2):
        with pytest.raises(sqlite3.DatabaseError):
            await storage.write(GUILD, count)
    await storage.write(SAME_THREAD, count)
    path.unlink()
    await storage.write(GUILD, count)


# Migrations are tested in test_migrations; here only that a file's own trouble reaches whoever asks.


async def test_a_file_of_a_later_gravecaller_is_refused_and_untouched(storage: Storage, tmp_path: Path) -> None:
    path = guild_path(tmp_path / "guilds", GUILD)
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as later:
        later.execute("CREATE TABLE of_the_future (x)")
        later.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    before = path.read_bytes()
    for attempt in (storage.write, storage.read):
        with pytest.raises(Refused) as refused:
            await attempt(GUILD, count)
        assert refused.value.reason is Shared.DATABASE_NEWER
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


# Leaving and coming back


async def test_a_guild_that_left_is_kept_for_thirty_days(storage: Storage, tmp_path: Path, clock: HandClock) -> None:
    path = guild_path(tmp_path / "guilds", GUILD)
    await storage.write(GUILD, count)
    await storage.write(OTHER_THREAD, count)
    path.with_name(f"{path.name}.pre-1").touch()
    await storage.leave(GUILD)
    assert not is_open(path)
    clock.advance(timedelta(days=29))
    await storage.leave(GUILD)  # A second removal notice does not start the time anew.
    assert await storage.purge() == ()
    clock.advance(timedelta(days=1))
    assert await storage.purge() == (), "the thirtieth day is not over"
    clock.advance(timedelta(seconds=1))
    assert await storage.purge(present={GUILD}) == ()
    assert await storage.purge() == (GUILD,)
    assert list(path.parent.iterdir()) == []
    assert await storage.read(OTHER_THREAD, lambda db: value(db, "count")) == 1
    assert await storage.read(GUILD, lambda db: value(db, "count")) is None, "a guild starts anew"


async def test_a_guild_that_comes_back_finds_everything(storage: Storage, clock: HandClock) -> None:
    await storage.write(GUILD, count)
    await storage.leave(GUILD)
    clock.advance(timedelta(days=29))
    await storage.rejoin(GUILD)
    clock.advance(timedelta(days=300))
    assert await storage.purge() == ()
    assert await storage.read(GUILD, lambda db: value(db, "count")) == 1


async def test_silence_is_not_leaving(storage: Storage, tmp_path: Path, clock: HandClock) -> None:
    """An outage, however long, never deletes; nor does a file that cannot be read."""
    await storage.write(GUILD, count)
    damaged = guild_path(tmp_path / "guilds", OTHER_THREAD)
    damaged.parent.mkdir()
    damaged.write_bytes(b"damaged" * 1000)
    clock.advance(timedelta(days=3000))
    assert await storage.purge(older_than=timedelta(0)) == ()
    assert damaged.exists()


async def test_leaving_and_coming_back_make_no_file_where_none_was(storage: Storage, tmp_path: Path) -> None:
    await storage.leave(GUILD)
    await storage.rejoin(GUILD)
    assert guild_files(tmp_path / "guilds") == []

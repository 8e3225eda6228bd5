"""The copies of each night: what is copied, what is kept, and what is made up for."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services import backup
from bot.services.buckets import guild_files, guild_path
from bot.services.clock import SystemClock
from bot.services.clusters import Cluster
from bot.services.nightly import DAILY, WEEKLY, Nightly, kept, nights
from bot.services.storage import Storage
from tests.bot.services.copies import counts
from tests.bot.services.guild_work import count
from tests.conftest import HandClock

GUILDS = (1, (7 << 22) + 5, (8 << 22) + 5)
DAY = timedelta(days=1)


@pytest.fixture
async def storage(tmp_path: Path, clock: HandClock) -> AsyncIterator[Storage]:
    """Three guilds that have counted to one, long enough ago."""
    opened = Storage(tmp_path / "guilds", clock=clock)
    await opened.open()
    for guild in GUILDS:
        await opened.write(guild, count)
    grow_old(tmp_path / "guilds")
    yield opened
    await opened.close()


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


def grow_old(folder: Path) -> None:
    for path in folder.rglob("*.sqlite3*"):
        os.utime(path, (1000, 1000))


@pytest.fixture
def copies(tmp_path: Path) -> Path:
    return tmp_path / "copies"


@pytest.fixture
def nightly(storage: Storage, copies: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Nightly:
    monkeypatch.setattr("bot.services.nightly.PAUSE", 0)
    return Nightly(storage, copies, clock=clock)


async def test_each_night_is_copied_once_after_three_o_clock(nightly: Nightly, copies: Path, clock: HandClock) -> None:
    clock.time = datetime(2026, 2, 1, 2, 59, tzinfo=UTC)
    assert await nightly.make_due() == copies / "2026-01-31"
    assert await nightly.make_due() is None
    clock.advance(timedelta(minutes=1))
    assert await nightly.make_due() == copies / "2026-02-01"
    assert await nightly.make_due() is None


async def test_every_folder_is_complete_but_only_what_changed_takes_room(
    nightly: Nightly, storage: Storage, copies: Path, clock: HandClock
) -> None:
    first = await nightly.make_due()
    await storage.write(GUILDS[1], count)
    clock.advance(DAY)
    second = await nightly.make_due()
    assert first is not None
    assert second is not None
    assert counts(first) == dict.fromkeys(GUILDS, 1)
    assert counts(second) == dict.fromkeys(GUILDS, 1) | {GUILDS[1]: 2}
    shared = [guild for guild in GUILDS if guild_path(first, guild).samefile(guild_path(second, guild))]
    assert shared == [GUILDS[0], GUILDS[2]]


async def test_what_is_written_just_after_its_copy_is_copied_the_next_night(
    nightly: Nightly, storage: Storage, clock: HandClock
) -> None:
    for nth in range(2, 6):
        clock.advance(DAY)
        await storage.write(1, count)
        made = await nightly.make_due()
        assert made is not None
        assert counts(made)[1] == nth


async def test_a_missed_night_is_made_up_by_the_next_process(
    nightly: Nightly, storage: Storage, copies: Path, clock: HandClock
) -> None:
    await nightly.make_due()
    clock.advance(3 * DAY)
    running = asyncio.create_task(Nightly(storage, copies, clock=clock).run())
    await until(lambda: len(nights(copies)) == 2)
    running.cancel()
    assert list(nights(copies)) == [date(2026, 2, 3), date(2026, 1, 31)]


async def test_an_interrupted_night_is_not_taken_for_a_copy_and_is_gone_on_with(
    nightly: Nightly, storage: Storage, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.nightly.PAUSE", 60)
    started = SystemClock().now().timestamp()
    making = asyncio.create_task(nightly.make_due())
    left = guild_path(copies / "2026-01-31.unfinished", GUILDS[0])
    await until(lambda: left.exists() and left.stat().st_mtime < started)
    making.cancel()
    await asyncio.gather(making, return_exceptions=True)
    assert not nights(copies)
    begun = left.stat().st_ino
    monkeypatch.setattr("bot.services.nightly.PAUSE", 0)
    made = await nightly.make_due()
    assert made is not None
    assert guild_path(made, GUILDS[0]).stat().st_ino == begun
    assert counts(made) == dict.fromkeys(GUILDS, 1)


async def test_a_file_that_cannot_be_copied_keeps_its_copy_of_before_and_is_told_of(
    nightly: Nightly, storage: Storage, copies: Path, clock: HandClock, expected_errors: list[str]
) -> None:
    expected_errors.append("could not be copied")
    await nightly.make_due()
    await storage.close()
    storage.path(GUILDS[0]).write_bytes(b"rubbish" * 1000)
    await storage.open()
    clock.advance(DAY)
    made = await nightly.make_due()
    assert made is not None
    assert nightly.failed == 1
    assert counts(made) == dict.fromkeys(GUILDS, 1)


async def test_a_deleted_guild_is_in_no_new_copy(nightly: Nightly, storage: Storage, clock: HandClock) -> None:
    await nightly.make_due()
    await storage.leave(GUILDS[0])
    clock.advance(31 * DAY)
    await storage.purge()
    made = await nightly.make_due()
    assert made is not None
    assert [int(path.stem) for path in guild_files(made)] == list(GUILDS[1:])


async def test_any_night_that_is_kept_can_be_restored_as_it_was(
    nightly: Nightly, storage: Storage, copies: Path, clock: HandClock, tmp_path: Path
) -> None:
    for _ in range(40):
        await nightly.make_due()
        clock.advance(DAY)
        await storage.write(1, count)
    made = nights(copies)
    assert len(made) == DAILY + WEEKLY
    for day, path in made.items():
        list(backup.restore(path, tmp_path / day.isoformat()))
        assert counts(tmp_path / day.isoformat())[1] == 1 + (day - date(2026, 1, 31)).days


async def test_the_age_is_that_of_the_newest_complete_copies(
    nightly: Nightly, storage: Storage, copies: Path, clock: HandClock
) -> None:
    assert nightly.age() == float("inf")
    await nightly.make_due()
    clock.advance(timedelta(hours=5))
    assert nightly.age() == 5 * 3600
    assert Nightly(storage, copies, clock=clock).age() == 5 * 3600


async def test_clusters_copy_their_own_guilds_only(tmp_path: Path, clock: HandClock) -> None:
    cluster = Cluster(index=1, count=2, shard_count=2)
    storage = Storage(tmp_path / "guilds", clock=clock, cluster=cluster)
    await storage.open()
    await storage.write(1 << 22, count)
    foreign = guild_path(tmp_path / "guilds", 2 << 22)
    foreign.parent.mkdir()
    foreign.touch()
    made = await Nightly(storage, tmp_path / "copies", clock=clock).make_due()
    await storage.close()
    assert made is not None
    assert [int(path.stem) for path in guild_files(made)] == [1 << 22]


@given(st.sets(st.integers(0, 200), min_size=1))
def test_seven_nights_and_four_weeks_are_kept_whenever_the_bot_ran(ran: set[int]) -> None:
    """Night by night: what is kept is never missed later."""
    here: set[date] = set()
    for number in sorted(ran):
        here = kept({*here, date(2026, 1, 1) + number * DAY})
    every = sorted(date(2026, 1, 1) + number * DAY for number in ran)
    assert here >= set(every[-DAILY:])
    assert len(here) <= DAILY + WEEKLY
    older = [day for day in every[:-DAILY]]
    weeks = sorted({day.isocalendar()[:2] for day in older}, reverse=True)[:WEEKLY]
    assert {day.isocalendar()[:2] for day in here if day < every[-DAILY:][0]} == set(weeks)

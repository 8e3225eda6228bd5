"""The index of deadlines: never later than the guild files, whatever happens; and nobody looks where nothing is due."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlite_utils import Database

from bot.engine.screen import Address, Screen
from bot.engine.text import say
from bot.services import alarms, deadlines, guilds, outbox
from bot.services.buckets import guild_path
from bot.services.clock import stamp
from bot.services.database import connect
from bot.services.deadlines import Deadlines, nearest
from bot.services.guildfiles import GuildFiles
from bot.services.migrations import template
from bot.services.storage import Storage
from tests.conftest import HandClock

NOW = datetime(2026, 1, 31, 23, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
GUILD, OTHER, THIRD = ((n << 22) + 5 for n in (7, 8, 9))
NUDGE = Address(package="tabletop", action="nudge")


def alarm(db: Database, at: datetime, key: str = "nudge") -> None:
    alarms.set(db, key, at, NUDGE)


def announce(db: Database, now: datetime = NOW, channel_id: int = 1) -> int:
    return outbox.put(db, "scene:1:turn", channel_id, Screen(title=say("t")), now=now)


# The moment of a guild


def test_a_guild_in_which_nothing_waits_has_no_moment(db: Database) -> None:
    assert nearest(db) is None
    outbox.said(db, announce(db), 500, NOW)
    alarm(db, NOW)
    alarms.cancel(db, "nudge")
    assert nearest(db) is None


def test_the_nearest_counts_and_of_each_channel_the_first(db: Database) -> None:
    alarm(db, NOW + 3 * HOUR)
    assert nearest(db) == stamp(NOW + 3 * HOUR)
    first = announce(db)
    announce(db)
    assert nearest(db) == stamp(NOW)
    outbox.failed(db, first, "rate limit", NOW + HOUR)
    assert nearest(db) == stamp(NOW + HOUR), "the second waits for the first"
    announce(db, NOW + timedelta(minutes=1), channel_id=2)
    assert nearest(db) == stamp(NOW + timedelta(minutes=1)), "another channel does not"


# The index


@pytest.fixture
def index(tmp_path: Path) -> Iterator[Deadlines]:
    opened = Deadlines(tmp_path)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def files(index: Deadlines, tmp_path: Path) -> Iterator[GuildFiles]:
    opened = GuildFiles(tmp_path, template(), 2, index)
    yield opened
    opened.close()


def stored(folder: Path) -> dict[int, str]:
    """What a process that starts now would know."""
    with closing(sqlite3.connect(folder / deadlines.FILE)) as file:
        return dict(file.execute("SELECT guild_id, due_at FROM deadlines"))


def test_guilds_are_taken_once_when_their_moment_has_come(index: Deadlines) -> None:
    for guild, at in ((GUILD, NOW + HOUR), (OTHER, NOW), (THIRD, NOW)):
        index.settle(guild, stamp(at))
    assert index.next_at() == NOW
    assert sorted(index.take(NOW)) == [OTHER, THIRD]
    assert index.take(NOW) == []
    assert index.next_at() == NOW + HOUR
    index.again(OTHER)
    index.put_off(THIRD, NOW + 2 * HOUR)
    assert index.take(NOW + HOUR) == [OTHER, GUILD]
    assert index.take(NOW + 2 * HOUR) == [THIRD]
    assert index.next_at() is None


def test_what_is_due_is_overdue_until_it_is_settled_also_while_it_is_being_said(index: Deadlines) -> None:
    assert index.overdue(NOW) == (0, 0.0)
    for guild, at in ((GUILD, NOW + 2 * HOUR), (OTHER, NOW), (THIRD, NOW + HOUR)):
        index.settle(guild, stamp(at))
    assert index.overdue(NOW + HOUR) == (2, 3600.0)
    assert index.take(NOW) == [OTHER]
    assert index.overdue(NOW + HOUR) == (2, 3600.0)
    index.put_off(THIRD, NOW + 3 * HOUR)
    assert index.overdue(NOW + HOUR) == (1, 3600.0), "Discord does not serve the third"
    index.settle(OTHER, None)
    assert index.overdue(NOW + HOUR) == (0, 0.0)


def test_what_comes_to_a_moment_that_was_taken_already_is_noticed(index: Deadlines) -> None:
    """As when a channel is written to for a long while, and something is put for another one."""
    index.committed(GUILD, stamp(NOW))
    assert index.take(NOW) == [GUILD]
    index.settle(GUILD, stamp(NOW))
    assert index.take(NOW) == [], "looking does not count"
    index.committed(GUILD, stamp(NOW))
    assert index.take(NOW) == [GUILD]


def test_a_moment_that_was_replaced_does_not_count(index: Deadlines) -> None:
    index.settle(GUILD, stamp(NOW))
    index.settle(GUILD, stamp(NOW + HOUR))
    assert index.take(NOW) == []
    assert index.take(NOW + HOUR) == [GUILD]
    index.settle(OTHER, stamp(NOW))
    index.settle(OTHER, None)
    assert index.take(NOW) == []


def test_moments_that_were_replaced_do_not_pile_up(index: Deadlines) -> None:
    for minutes in range(1000):
        index.settle(GUILD, stamp(NOW + timedelta(minutes=minutes)))
    assert len(index._queue) < 100
    assert index.take(NOW + timedelta(minutes=999)) == [GUILD]


def test_whoever_sleeps_is_woken_for_what_comes_first_alone(index: Deadlines) -> None:
    woken: list[str] = []
    index.on_sooner = lambda: woken.append("woken")
    index.settle(GUILD, stamp(NOW))
    index.settle(OTHER, stamp(NOW + HOUR))
    assert woken == ["woken"]


# Against the files


def test_every_write_tells_the_index(files: GuildFiles, index: Deadlines, tmp_path: Path) -> None:
    files.write(OTHER, lambda db: alarm(db, NOW + HOUR))
    said = files.write(GUILD, announce)
    assert stored(tmp_path) == {GUILD: stamp(NOW), OTHER: stamp(NOW + HOUR)}
    assert index.take(NOW) == [GUILD]
    files.write(GUILD, lambda db: outbox.said(db, said, 500, NOW))
    files.write(OTHER, lambda db: alarm(db, NOW + 2 * HOUR))
    assert stored(tmp_path) == {OTHER: stamp(NOW + 2 * HOUR)}
    assert index.next_at() == NOW + 2 * HOUR


def test_a_write_in_a_guild_where_nothing_waits_does_not_touch_the_index(files: GuildFiles, index: Deadlines) -> None:
    index.close()
    files.write(GUILD, lambda db: guilds.save(db, guilds.load(db)))


def test_what_becomes_sooner_is_in_the_index_before_it_is_committed(
    files: GuildFiles, index: Deadlines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a process that is killed at this moment does not leave an announcement that nobody finds."""
    seen: list[int] = []

    def sooner(guild_id: int, at: str | None) -> None:
        Deadlines.sooner(index, guild_id, at)
        with closing(sqlite3.connect(guild_path(tmp_path, guild_id))) as other:
            seen.append(other.execute("SELECT count(*) FROM outbox").fetchone()[0])
        assert stored(tmp_path) == {GUILD: stamp(NOW)}

    monkeypatch.setattr(index, "sooner", sooner)
    files.write(GUILD, announce)
    assert seen == [0]


def test_a_transaction_that_is_undone_leaves_the_index_too_early_and_it_is_settled(
    files: GuildFiles, index: Deadlines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sooner(guild_id: int, at: str | None) -> None:
        Deadlines.sooner(index, guild_id, at)
        raise sqlite3.OperationalError("disk is full")

    files.write(GUILD, lambda db: alarm(db, NOW + HOUR))
    with monkeypatch.context() as patch:
        patch.setattr(index, "sooner", sooner)
        with pytest.raises(sqlite3.OperationalError, match="full"):
            files.write(GUILD, announce)
    assert stored(tmp_path) == {GUILD: stamp(NOW)}
    assert files.settle(GUILD) == stamp(NOW + HOUR)
    assert stored(tmp_path) == {GUILD: stamp(NOW + HOUR)}
    assert index.next_at() == NOW + HOUR


def test_what_was_committed_is_not_undone_by_an_index_that_cannot_be_written(
    files: GuildFiles, index: Deadlines, tmp_path: Path, expected_errors: list[str]
) -> None:
    said = files.write(GUILD, announce)
    with closing(sqlite3.connect(tmp_path / deadlines.FILE)) as other:
        other.execute("ALTER TABLE deadlines RENAME TO elsewhere")
    expected_errors.append("a deadline was not settled")
    files.write(GUILD, lambda db: outbox.said(db, said, 500, NOW))
    assert files.read(GUILD, nearest) is None


def test_settling_opens_no_file_for_long_and_makes_none(files: GuildFiles, tmp_path: Path) -> None:
    for guild in (GUILD, OTHER, THIRD):
        files.write(guild, lambda db: alarm(db, NOW))
    assert [files.settle(guild) for guild in (GUILD, OTHER, THIRD)] == [stamp(NOW)] * 3
    assert not guild_path(tmp_path, GUILD).with_name(f"{guild_path(tmp_path, GUILD).name}-wal").exists()
    assert files.settle(1) is None
    assert not guild_path(tmp_path, 1).exists()


def test_a_file_of_before_there_were_announcements_has_no_moment(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    path.touch()
    assert deadlines.look(path) is None


def test_a_guild_that_is_purged_has_no_moment(files: GuildFiles, index: Deadlines, tmp_path: Path) -> None:
    files.write(GUILD, announce)
    files.leave(GUILD, NOW)
    assert files.purge(GUILD, NOW + HOUR)
    assert stored(tmp_path) == {}


# Starts


async def test_a_start_knows_the_moments_without_looking_into_a_guild_file(tmp_path: Path, clock: HandClock) -> None:
    storage = Storage(tmp_path, clock=clock)
    await storage.open()
    await storage.write(GUILD, announce)
    await storage.settle_all()
    await storage.close()
    guild_path(tmp_path, GUILD).write_bytes(b"not to be looked at")
    await storage.open()
    assert storage.deadlines.is_complete
    assert storage.deadlines.take(NOW) == [GUILD]
    await storage.close()


@pytest.mark.parametrize("fate", ["missing", "damaged"])
async def test_an_index_that_cannot_be_used_is_made_anew(
    fate: str, tmp_path: Path, clock: HandClock, expected_errors: list[str]
) -> None:
    storage = Storage(tmp_path, clock=clock)
    await storage.open()
    await storage.write(GUILD, lambda db: alarm(db, NOW + HOUR))
    await storage.write(OTHER, lambda db: guilds.save(db, guilds.load(db)))
    await storage.write(THIRD, lambda db: alarm(db, NOW))
    await storage.settle_all()
    await storage.close()
    guild_path(tmp_path, THIRD).write_bytes(b"damaged as well" * 100)
    if fate == "missing":
        deadlines.discard(tmp_path)
    else:
        (tmp_path / deadlines.FILE).write_bytes(b"damaged" * 1000)
        expected_errors.append("is damaged")
    await storage.open()
    assert not storage.deadlines.is_complete
    assert storage.deadlines.next_at() is None
    expected_errors.append("the deadlines of a guild are not known")
    await storage.settle_all()
    assert storage.deadlines.is_complete
    assert storage.deadlines.next_at() == NOW + HOUR
    await storage.close()


async def test_looking_everywhere_finds_what_was_put_by_other_means(storage: Storage, tmp_path: Path) -> None:
    await storage.write(GUILD, lambda db: guilds.save(db, guilds.load(db)))
    with closing(connect(guild_path(tmp_path / "guilds", GUILD))) as db, db.conn:
        alarm(db, NOW)
    await storage.settle_all()
    assert storage.deadlines.take(NOW) == [GUILD]

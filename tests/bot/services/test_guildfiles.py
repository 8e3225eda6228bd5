"""The open files of one thread: bounded, each in its bucket, and what no sequence of uses may break."""

import random
import sqlite3
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.services.buckets import bucket, guild_files, guild_path
from bot.services.deadlines import Deadlines
from bot.services.guildfiles import GuildFiles
from bot.services.migrations import template
from tests.bot.services.guild_work import count, is_open, put, value
from tests.conftest import HandClock

GUILD = (7 << 22) + 5
TEMPLATE = template()


@pytest.mark.parametrize("shards", [1, 2, 4, 8, 16, 32, 64])
def test_a_bucket_never_straddles_shards(shards: int) -> None:
    chance = random.Random(shards)
    for _ in range(200):
        guild = chance.getrandbits(63)
        assert bucket(guild) % shards == (guild >> 22) % shards


def test_a_file_lies_in_its_bucket(tmp_path: Path) -> None:
    assert guild_path(tmp_path, GUILD) == tmp_path / "07" / f"{GUILD}.sqlite3"


def test_the_file_used_longest_ago_is_closed_for_a_new_one(tmp_path: Path) -> None:
    files = GuildFiles(tmp_path, TEMPLATE, 2, Deadlines(tmp_path))
    a, b, c = (guild_path(tmp_path, guild) for guild in (1, 2, 3))
    files.write(1, count)
    files.write(2, count)
    files.write(1, count)
    files.write(3, count)
    assert (is_open(a), is_open(b), is_open(c)) == (True, False, True)
    files.write(2, count)
    assert (is_open(a), is_open(b), is_open(c)) == (False, True, True)
    assert [files.read(guild, lambda db: value(db, "count")) for guild in (1, 2, 3)] == [2, 2, 1]
    files.close()
    assert not any(map(is_open, (a, b, c)))


def test_files_that_nobody_uses_any_more_are_closed_two_for_each_that_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = GuildFiles(tmp_path, TEMPLATE, 10, Deadlines(tmp_path))
    for guild in range(5):
        files.write(guild, count)
    assert len(files) == 5
    monkeypatch.setattr("bot.services.guildfiles.IDLE", -1.0)
    files.write(4, count)
    assert len(files) == 5, "nobody waits for others' files"
    files.write(5, count)
    assert [is_open(guild_path(tmp_path, guild)) for guild in range(6)] == [False, False, True, True, True, True]
    files.close()


def test_after_an_error_of_the_database_the_file_is_opened_anew(tmp_path: Path) -> None:
    """Whatever the disk or a repair did to it meanwhile, the connection with the old view of it is not used again."""
    files = GuildFiles(tmp_path, TEMPLATE, 1, Deadlines(tmp_path))
    files.write(1, count)
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        files.read(1, lambda db: db.conn.execute("SELECT * FROM nowhere"))
    assert not is_open(guild_path(tmp_path, 1))
    assert files.read(1, lambda db: value(db, "count")) == 1
    files.close()


def test_the_log_of_a_deleted_file_does_not_haunt_the_next_one(tmp_path: Path) -> None:
    """A crash may leave a write-ahead log behind; SQLite would play it into a new file of the same name."""
    with TemporaryDirectory() as elsewhere:
        old = GuildFiles(Path(elsewhere), TEMPLATE, 1, Deadlines(Path(elsewhere)))
        old.write(GUILD, count)
        log = guild_path(Path(elsewhere), GUILD)
        stale = log.with_name(f"{log.name}-wal").read_bytes()
        old.close()
    path = guild_path(tmp_path, GUILD)
    path.parent.mkdir()
    path.with_name(f"{path.name}-wal").write_bytes(stale)
    files = GuildFiles(tmp_path, TEMPLATE, 1, Deadlines(tmp_path))
    assert files.read(GUILD, lambda db: value(db, "count")) is None
    files.close()


class Guilds(RuleBasedStateMachine):
    """Any sequence of writes, failures, reads, removals and restarts leaves what a dictionary would hold."""

    guilds = st.sampled_from([1, 2, 3, GUILD])
    keys = st.sampled_from(["a", "b"])
    numbers = st.integers(0, 9)

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.clock = HandClock()
        self.model: dict[int, dict[str, int]] = {}
        self.left: set[int] = set()
        self.restart()

    @rule()
    def restart(self) -> None:
        if hasattr(self, "files"):
            self.files.close()
        self.files = GuildFiles(Path(self.folder.name), TEMPLATE, 2, Deadlines(Path(self.folder.name)))

    @rule(guild=guilds, key=keys, number=numbers)
    def write(self, guild: int, key: str, number: int) -> None:
        self.files.write(guild, lambda db: put(db, key, number))
        self.model.setdefault(guild, {})[key] = number

    @rule(guild=guilds, key=keys, number=numbers)
    def fail(self, guild: int, key: str, number: int) -> None:
        def work(db: Database) -> None:
            put(db, key, number)
            raise Refused(Shared.CLOSED)

        with pytest.raises(Refused):
            self.files.write(guild, work)
        self.model.setdefault(guild, {})

    @rule(guild=guilds)
    def leave(self, guild: int) -> None:
        self.files.leave(guild, self.clock.now())
        if guild in self.model:
            self.left.add(guild)

    @rule(guild=guilds)
    def rejoin(self, guild: int) -> None:
        self.files.rejoin(guild)
        self.left.discard(guild)

    @rule(guild=guilds)
    def purge(self, guild: int) -> None:
        gone = self.files.purge(guild, self.clock.now() + timedelta(seconds=1))
        assert gone == (guild in self.left)
        if gone:
            self.left.remove(guild)
            del self.model[guild]

    @invariant()
    def holds_what_the_model_holds(self) -> None:
        assert {int(path.stem) for path in guild_files(Path(self.folder.name))} == self.model.keys()
        for guild, expected in self.model.items():
            stored = {key: self.files.read(guild, lambda db, key=key: value(db, key)) for key in ("a", "b")}
            assert stored == {key: expected.get(key) for key in ("a", "b")}

    def teardown(self) -> None:
        self.files.close()
        self.folder.cleanup()


TestGuilds = Guilds.TestCase
TestGuilds.settings = settings(max_examples=25, stateful_step_count=15)

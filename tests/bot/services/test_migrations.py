"""Files of every version: brought up to date whole, copied first, or left as they are."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database, Migrations

from bot.engine.refusal import Refused, Shared
from bot.services import migrations
from bot.services.database import connect
from bot.services.deadlines import Deadlines
from bot.services.guildfiles import GuildFiles
from bot.services.schema import steps

Step = Callable[[Database], None]

TODAY: tuple[Step, ...] = tuple(step.fn for step in steps._migrations)


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def version(path: Path) -> int:
    with closing(connect(path)) as db:
        return migrations.version(db)


def prepare(path: Path) -> None:
    with closing(connect(path)) as db:
        migrations.prepare(db, path)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of today, with a setting in it."""
    path = tmp_path / "1.sqlite3"
    path.write_bytes(migrations.template())
    with closing(connect(path)) as db:
        db["settings"].insert({"key": "language", "value": '"it"'})
    return path


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes the code's steps those of a later day."""

    def lay_down(*further: Step) -> None:
        steps = Migrations("core")
        for step in (*TODAY, *further):
            steps()(step)
        monkeypatch.setattr(migrations, "steps", steps)
        monkeypatch.setattr(migrations, "VERSION", len(TODAY) + len(further))

    return lay_down


def add_table(db: Database) -> None:
    db.executescript("CREATE TABLE bells (id INTEGER PRIMARY KEY) STRICT; INSERT INTO bells VALUES (1);")


def fail(db: Database) -> None:
    db.execute("DELETE FROM settings")
    raise ArithmeticError


def test_the_version_counts_the_steps() -> None:
    with closing(Database(memory=True, execute_plugins=False)) as db:
        assert len(steps.pending(db)) == migrations.VERSION


def test_every_table_is_strict() -> None:
    with closing(Database(memory=True, execute_plugins=False)) as db:
        migrations.take_steps(db)
        ours = [table for table in db.tables if not table.name.startswith(("_", "sqlite_"))]
        assert {table.name for table in ours} == {
            *("settings", "sheets", "seeds", "ledger", "saved_rolls", "effects"),
            *(
                "house_rules",
                "house_imports",
                "house_profiles",
                "house_cases",
                "outbox",
                "alarms",
                "scenes",
                "scene_channels",
                "scene_steps",
            ),
            *("people", "calls", "call_people", "claims", "maps", "map_marks"),
        }
        assert all(table.strict for table in ours)


def test_a_new_file_is_small() -> None:
    """Of a hundred thousand guilds most use a few commands."""
    assert len(migrations.template()) < 80 * 1024


def test_a_file_that_is_up_to_date_is_only_opened(old: Path) -> None:
    before = old.read_bytes()
    prepare(old)
    assert old.read_bytes() == before
    assert [path.name for path in old.parent.iterdir()] == [old.name]


def test_an_older_file_takes_the_steps_it_lacks_after_it_was_copied(old: Path, tomorrow: Callable[..., None]) -> None:
    before = contents(old)
    tomorrow(add_table)
    prepare(old)
    assert version(old) == migrations.VERSION
    assert set(contents(old)) > set(before)
    assert 'INSERT INTO "bells" VALUES(1);' in contents(old)
    kept = old.with_name(f"{old.name}.pre-{len(TODAY)}")
    assert sorted(contents(kept)) == sorted(before)
    assert version(kept) == len(TODAY)
    assert {path.name for path in old.parent.iterdir()} == {old.name, kept.name}


@pytest.mark.parametrize("steps", [(fail,), (add_table, fail)])
def test_a_step_that_fails_leaves_the_file_as_it_was(
    old: Path, tomorrow: Callable[..., None], steps: tuple[Step, ...]
) -> None:
    before = contents(old)
    tomorrow(*steps)
    for _ in range(2):
        with pytest.raises(ArithmeticError):
            prepare(old)
        assert contents(old) == before
        assert version(old) == len(TODAY)
        assert sorted(contents(old.with_name(f"{old.name}.pre-{len(TODAY)}"))) == sorted(before)


def test_a_newer_file_is_refused(old: Path) -> None:
    with closing(connect(old)) as db:
        db.conn.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    before = old.read_bytes()
    with pytest.raises(Refused) as refused:
        prepare(old)
    assert refused.value.reason is Shared.DATABASE_NEWER
    assert old.read_bytes() == before


def test_a_guild_is_served_again_once_the_step_is_mended(
    tmp_path: Path, tomorrow: Callable[..., None], files: GuildFiles
) -> None:
    def note(db: Database) -> None:
        db["settings"].insert({"key": "language", "value": '"it"'})

    files.write(1, note)
    files.close()
    tomorrow(fail)
    with pytest.raises(ArithmeticError):
        files.read(1, lambda db: db["settings"].count)
    tomorrow(add_table)
    assert files.read(1, lambda db: (db["settings"].count, db["bells"].count)) == (1, 1)


@pytest.fixture
def files(tmp_path: Path) -> Iterator[GuildFiles]:
    """Guild files that are closed with the test."""
    opened = GuildFiles(tmp_path, migrations.template(), 2, Deadlines(tmp_path))
    yield opened
    opened.close()

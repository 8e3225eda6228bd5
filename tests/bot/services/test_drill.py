"""The drill finds what would keep a backup from being played on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.services import backup
from bot.services.backup import Damaged
from bot.services.buckets import guild_path
from bot.services.drill import Tried, drill
from bot.services.storage import Storage
from tests.bot.services.copies import furnish, spoil
from tests.conftest import HandClock


@pytest.fixture
async def source(tmp_path: Path, clock: HandClock) -> Path:
    """A backup of two guilds, each with a cleric and a ruling; the seed of the first has been revealed."""
    storage = Storage(tmp_path / "guilds", clock=clock)
    await storage.open()
    for guild in (1, 2):
        await storage.write(guild, furnish)
    await storage.write(1, lambda db: db.conn.execute("UPDATE seeds SET revealed_at = created_at").rowcount)
    list(backup.backup(tmp_path / "guilds", tmp_path / "copies"))
    await storage.close()
    return tmp_path / "copies"


def test_a_sound_backup_passes(source: Path, tmp_path: Path) -> None:
    assert list(drill(source, tmp_path / "drill")) == [
        Tried(1, sheets=1, rulings=1, agreeing=1),
        Tried(2, sheets=1, rulings=1, agreeing=0),
    ]


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE ledger SET faces = json_array(json_array(20, 21))", "die 1 is recorded as d20 21"),
        ("DELETE FROM ledger", "1 of 1 rulings are missing"),
    ],
)
def test_what_is_wrong_with_a_copy_is_told(source: Path, tmp_path: Path, statement: str, fault: str) -> None:
    spoil_with(statement, guild_path(source, 1))
    [first, second] = drill(source, tmp_path / "drill")
    assert fault in "; ".join(first.faults)
    assert not second.faults


def spoil_with(statement: str, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for name in [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'")]:
            db.execute(f"DROP TRIGGER {name}")
        db.execute(statement)


@pytest.mark.parametrize("how", [spoil, partial(spoil_with, "DROP TABLE outbox")])
def test_a_damaged_copy_is_not_restored(source: Path, tmp_path: Path, how: Callable[[Path], None]) -> None:
    how(guild_path(source, 1))
    with pytest.raises(Damaged):
        list(drill(source, tmp_path / "drill"))

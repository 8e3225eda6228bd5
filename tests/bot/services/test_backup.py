"""Backups, restoring, export and check."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Address
from bot.services import alarms, backup, ledger, migrations, outbox
from bot.services.backup import Damaged, Finding
from bot.services.buckets import FolderInUse, guild_path
from bot.services.deadlines import Deadlines
from bot.services.guildfiles import GuildFiles
from bot.services.storage import Storage
from tests.bot.services.copies import NOW, counts, furnish, spoil
from tests.bot.services.guild_work import count
from tests.conftest import HandClock

GUILDS = (1, (7 << 22) + 5, (8 << 22) + 5)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "guilds"


@pytest.fixture
def copies(tmp_path: Path) -> Path:
    return tmp_path / "copies"


@pytest.fixture
def files(folder: Path) -> Iterator[GuildFiles]:
    """Three guilds that have counted to one; their files are open."""
    folder.mkdir()
    index = Deadlines(folder)
    index.open()
    opened = GuildFiles(folder, migrations.template(), 3, index)
    for guild in GUILDS:
        opened.write(guild, count)
    yield opened
    opened.close()
    index.close()


# Backup


def test_a_backup_mirrors_the_folder_and_every_copy_is_complete(files: GuildFiles, folder: Path, copies: Path) -> None:
    saved = list(backup.backup(folder, copies))
    assert saved == [guild_path(copies, guild) for guild in GUILDS]
    assert sorted(path for path in copies.rglob("*") if path.is_file()) == sorted(saved), "nothing else is left there"
    assert counts(copies) == dict.fromkeys(GUILDS, 1)


def test_a_backup_saves_what_only_the_write_ahead_log_holds_yet(files: GuildFiles, folder: Path, copies: Path) -> None:
    files.write(1, count)
    with closing(sqlite3.connect(f"file:{guild_path(folder, 1)}?immutable=1", uri=True)) as db:
        assert db.execute("SELECT count(*) FROM settings").fetchone() == (0,), "the file alone is older"
    list(backup.backup(folder, copies))
    assert counts(copies)[1] == 2


def test_a_second_backup_replaces_the_first(files: GuildFiles, folder: Path, copies: Path) -> None:
    list(backup.backup(folder, copies))
    files.write(1, count)
    list(backup.backup(folder, copies))
    assert counts(copies) == dict.fromkeys(GUILDS, 1) | {1: 2}


def test_only_what_has_changed_is_saved_if_so_asked(files: GuildFiles, folder: Path, copies: Path) -> None:
    for path in folder.rglob("*.sqlite3*"):
        os.utime(path, (1000, 1000))
    since = datetime.now(UTC) - timedelta(minutes=1)
    assert list(backup.backup(folder, copies, changed_since=since)) == []
    files.write(GUILDS[1], count)
    assert list(backup.backup(folder, copies, changed_since=since)) == [guild_path(copies, GUILDS[1])]


def test_a_damaged_file_is_told_of_after_the_others_are_saved(files: GuildFiles, folder: Path, copies: Path) -> None:
    files.close()
    damaged = guild_path(folder, GUILDS[0])
    damaged.write_bytes(b"rubbish" * 1000)
    saving = backup.backup(folder, copies)
    assert [next(saving), next(saving)] == [guild_path(copies, guild) for guild in GUILDS[1:]]
    with pytest.raises(Damaged, match="not a database") as failure:
        next(saving)
    assert [finding.path for finding in failure.value.findings] == [damaged]


# Restore


def test_a_restored_folder_is_what_was_saved(files: GuildFiles, folder: Path, copies: Path, tmp_path: Path) -> None:
    list(backup.backup(folder, copies))
    assert list(backup.restore(copies, tmp_path / "new")) == [guild_path(tmp_path / "new", guild) for guild in GUILDS]
    assert counts(tmp_path / "new") == dict.fromkeys(GUILDS, 1)


def test_nothing_is_overwritten_unless_said(files: GuildFiles, folder: Path, copies: Path) -> None:
    list(backup.backup(folder, copies))
    for guild in GUILDS:
        files.write(guild, count)
    files.close()
    guild_path(folder, GUILDS[0]).unlink()
    with pytest.raises(FileExistsError):
        list(backup.restore(copies, folder))
    assert not guild_path(folder, GUILDS[0]).exists(), "not even the one that was free"
    list(backup.restore(copies, folder, guild_id=GUILDS[1], replace=True))
    assert counts(folder) == {GUILDS[1]: 1, GUILDS[2]: 2}
    list(backup.restore(copies, folder, replace=True))
    assert counts(folder) == dict.fromkeys(GUILDS, 1)


def test_the_log_of_the_replaced_file_is_gone(files: GuildFiles, folder: Path, copies: Path) -> None:
    list(backup.backup(folder, copies))
    files.write(1, count)
    path = guild_path(folder, 1)
    log = path.with_name(f"{path.name}-wal")
    left_by_a_crash = log.read_bytes()
    files.close()
    log.write_bytes(left_by_a_crash)
    list(backup.restore(copies, folder, guild_id=1, replace=True))
    assert counts(folder)[1] == 1


async def test_what_waits_in_a_restored_file_is_found(tmp_path: Path, copies: Path, clock: HandClock) -> None:
    """The index of deadlines that lies there knows nothing of the file, and is made anew."""
    nudge = Address(package="tabletop", action="nudge")
    first, second = (Storage(tmp_path / name, clock=clock) for name in ("first", "second"))
    for storage in (first, second):
        await storage.open()
        await storage.settle_all()
    await first.write(GUILDS[0], lambda db: alarms.set(db, "nudge", clock.now(), nudge))
    list(backup.backup(tmp_path / "first", copies))
    await first.close()
    await second.close()
    list(backup.restore(copies, tmp_path / "second"))
    await second.open()
    assert not second.deadlines.is_complete
    await second.settle_all()
    assert second.deadlines.take(clock.now()) == [GUILDS[0]]
    await second.close()


async def test_nothing_is_restored_under_a_running_bot(
    files: GuildFiles, folder: Path, copies: Path, clock: HandClock
) -> None:
    list(backup.backup(folder, copies))
    files.close()
    storage = Storage(folder, clock=clock)
    await storage.open()
    with pytest.raises(FolderInUse):
        list(backup.restore(copies, folder, replace=True))
    await storage.write(1, count)
    await storage.close()
    assert counts(folder)[1] == 2
    list(backup.restore(copies, folder, replace=True))
    assert counts(folder)[1] == 1


def test_a_damaged_backup_replaces_nothing(files: GuildFiles, folder: Path, copies: Path) -> None:
    list(backup.backup(folder, copies))
    spoil(guild_path(copies, GUILDS[2]))
    for guild in GUILDS:
        files.write(guild, count)
    files.close()
    with pytest.raises(Damaged):
        list(backup.restore(copies, folder, replace=True))
    assert counts(folder) == dict.fromkeys(GUILDS, 2)


def test_what_is_not_in_the_backup_cannot_be_restored(files: GuildFiles, folder: Path, copies: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(backup.restore(copies, folder))
    list(backup.backup(folder, copies))
    with pytest.raises(FileNotFoundError):
        list(backup.restore(copies, folder, guild_id=12345))


# Check


def check(folder: Path) -> dict[Path, str | None]:
    return {finding.path: finding.problem for finding in backup.check(folder)}


def test_sound_files_have_no_problem_while_they_are_used_and_after(files: GuildFiles, folder: Path) -> None:
    for guild in GUILDS:
        files.write(guild, furnish)
    expected = {guild_path(folder, guild): None for guild in GUILDS}
    assert check(folder) == expected
    files.close()
    assert check(folder) == expected


def test_a_misplaced_file_is_found(files: GuildFiles, folder: Path) -> None:
    files.close()
    (folder / "63").mkdir()
    astray = guild_path(folder, 1).rename(folder / "63" / "1.sqlite3")
    assert check(folder)[astray] == "belongs into bucket 00"


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("PRAGMA user_version = 99", "was written by a later Gravecaller"),
        ("UPDATE settings SET value = '{' WHERE key = 'language'", "setting language is not readable"),
        ("UPDATE sheets SET stats = 'level 5'", "sheet 1 is not readable"),
        ("UPDATE outbox SET screen = '{}'", "announcement 1 is not readable"),
        ("UPDATE outbox SET pings = '['", "announcement 1 is not readable"),
        ("UPDATE alarms SET address = '{}'", "alarm 1 is not readable"),
        ("UPDATE alarms SET at = 'noon'", "alarm 1 is not readable"),
        (
            "INSERT INTO ledger SELECT 2, 2, '', 1, at, 1, 1, 1, 2, '[', ruling, 'open' FROM ledger",
            "ruling 2 is not readable",
        ),
        (
            "INSERT INTO ledger SELECT 2, 2, '', 1, at, 1, 1, 1, 2, '[]', '{}', 'open' FROM ledger",
            "ruling 2 is not readable",
        ),
        (
            "INSERT INTO ledger SELECT 2, 2, '', 77, at, 1, 1, 1, 2, '[]', ruling, 'open' FROM ledger",
            "ledger 2 points to ledger that is not there",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_found(files: GuildFiles, folder: Path, statement: str, problem: str) -> None:
    files.write(1, furnish)
    files.close()
    with closing(sqlite3.connect(guild_path(folder, 1), isolation_level=None)) as db:
        db.execute(statement)
    findings = check(folder)
    assert findings.pop(guild_path(folder, 1)) == problem
    assert set(findings.values()) == {None}


def test_damaged_and_empty_files_are_found(files: GuildFiles, folder: Path) -> None:
    files.close()
    spoiled, rubbish, empty = (guild_path(folder, guild) for guild in GUILDS)
    spoil(spoiled)
    rubbish.write_bytes(b"rubbish" * 1000)
    empty.write_bytes(b"")
    findings = check(folder)
    assert findings[spoiled]
    assert findings[rubbish] == "file is not a database"
    assert findings[empty] == "holds nothing"


def test_a_finding_names_the_file_and_the_problem(tmp_path: Path) -> None:
    assert (
        str(Damaged([Finding(tmp_path / "1.sqlite3", "holds nothing")])) == f"{tmp_path / '1.sqlite3'}: holds nothing"
    )


# Export


def test_a_card_that_is_yet_to_be_drawn_is_sound(files: GuildFiles, folder: Path) -> None:
    files.write(1, lambda db: outbox.put(db, "scene:1:card", 5, None, now=NOW, card=True))
    assert backup.look(guild_path(folder, 1)).problem is None
    assert backup.export_guild(guild_path(folder, 1))["outbox"][0]["screen"] is None


def test_an_export_holds_everything_but_the_seed_in_use(files: GuildFiles, folder: Path) -> None:
    files.write(1, furnish)
    exported = backup.export_guild(guild_path(folder, 1))
    text = json.dumps(exported, allow_nan=False)
    (seed,) = files.read(1, lambda db: [seed for (seed,) in db.conn.execute("SELECT seed FROM seeds")])
    (face,) = files.read(1, lambda db: ledger.get(db, 1)).faces
    assert exported["guild_id"] == 1
    chosen = GuildSettings(language="it", gm_users=(99,)).model_dump(mode="json")
    assert exported["settings"] == {"count": 1} | chosen
    assert [(sheet["name"], sheet["stats"]) for sheet in exported["sheets"]] == [("NICOLÒ", {"level": 5})]
    assert [entry["faces"] for entry in exported["ledger"]] == [[[20, face.face]]]
    assert exported["ledger"][0]["ruling"]["result"] == {"d20": face.face}
    [waiting], [alarm] = exported["outbox"], exported["alarms"]
    assert (waiting["topic"], waiting["pings"], waiting["screen"]["title"]["id"]) == (
        "scene:1:turn",
        [11],
        "button-why",
    )
    assert (alarm["key"], alarm["address"]["args"]) == ("scene:1:reminder", ["1"])
    assert len(exported["seeds"][0]["seed_hash"]) == 64
    assert exported["seeds"][0]["seed"] is None
    assert seed.hex() not in text


def test_a_revealed_seed_is_exported(files: GuildFiles, folder: Path) -> None:
    files.write(1, furnish)
    files.write(1, lambda db: db.conn.execute("UPDATE seeds SET revealed_at = created_at").rowcount)
    (seed,) = files.read(1, lambda db: [seed for (seed,) in db.conn.execute("SELECT seed FROM seeds")])
    assert backup.export_guild(guild_path(folder, 1))["seeds"][0]["seed"] == seed.hex()


def test_a_later_gravecallers_file_is_not_exported(files: GuildFiles, folder: Path) -> None:
    files.close()
    with closing(sqlite3.connect(guild_path(folder, 1))) as db:
        db.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    with pytest.raises(Refused) as refused:
        backup.export_guild(guild_path(folder, 1))
    assert refused.value.reason is Shared.DATABASE_NEWER

"""Files of every schema that there has been: brought up to date, nothing is lost, and the game goes on in them."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlite_utils import Database

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.scene.flow import next_turn, open_scene
from bot.engine.sheet import Viewer
from bot.engine.turns import Initiative
from bot.services import backup, ledger, migrations, scenes, scenesteps, seeds, sheets, verify
from bot.services.buckets import guild_path
from bot.services.database import connect, writing
from bot.services.scenesteps import Click
from tests.play import evening, refused, stored
from tests.table import words

FILES = sorted((Path(__file__).parent / "old_files").glob("*.sql"))
GUILD, CHANNEL, GM = 1456074443980800002, 1456074443980800005, 1456074443980800008
"""Who they were at the table of `tests.play`."""

WITH_A_SCENE = 11
"""The first version whose commands could open one."""

NOW = datetime(2026, 7, 1, tzinfo=UTC)


def lay(dump: Path, folder: Path) -> Path:
    """The guild's file as it was."""
    path = guild_path(folder, GUILD)
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as db:
        db.executescript(dump.read_text(encoding="utf-8"))
    return path


def rows(path: Path) -> dict[str, list[dict[str, Any]]]:
    """All that is stored, by table."""
    with closing(connect(path)) as db:
        return {table.name: list(table.rows) for table in db.tables if not table.name.startswith(("_", "sqlite_"))}


def schema(db: Database) -> set[tuple[str, str]]:
    """What the file is made of: each table with its columns, each index and trigger with its words."""
    made = db.conn.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {
        (name, str(db[name].columns) if kind == "table" else " ".join(sql.replace('"', "").split()))
        for kind, name, sql in made
    }


EACH = pytest.mark.parametrize("dump", FILES, ids=lambda dump: str(dump.stem))


@pytest.fixture(scope="module", params=FILES, ids=lambda dump: str(dump.stem))
def migrated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of one version, brought up to date once for all tests."""
    path = lay(request.param, tmp_path_factory.mktemp("migrated"))
    with closing(connect(path)) as opened:
        migrations.prepare(opened, path)
    return path


@pytest.fixture
def old(migrated: Path, tmp_path: Path) -> Path:
    """A copy of it, to be played on in."""
    path = guild_path(tmp_path, GUILD)
    path.parent.mkdir(parents=True)
    return shutil.copy(migrated, path)


@pytest.fixture
def db(old: Path) -> Iterator[Database]:
    """The same, open."""
    with closing(connect(old)) as opened:
        migrations.prepare(opened, old)
        yield opened


def test_there_is_a_file_of_every_version() -> None:
    assert [file.stem for file in FILES] == [f"{version:02}" for version in range(1, migrations.VERSION + 1)]


@EACH
def test_nothing_that_was_stored_is_lost_and_the_shape_is_that_of_a_new_file(dump: Path, tmp_path: Path) -> None:
    old = lay(dump, tmp_path)
    before = rows(old)
    with closing(connect(old)) as opened:
        migrations.prepare(opened, old)
        assert migrations.version(opened) == migrations.VERSION
        new = tmp_path / "new.sqlite3"
        new.write_bytes(migrations.template())
        with closing(connect(new)) as fresh:
            assert schema(opened) == schema(fresh)
    after = rows(old)
    for table, kept in before.items():
        assert len(after[table]) == len(kept)
        for was, is_now in zip(kept, after[table], strict=True):
            assert was.items() <= is_now.items()
    assert [finding.problem for finding in backup.check(tmp_path)] == [None]
    for copy in old.parent.glob(f"{old.name}.pre-*"):
        assert rows(copy) == before


def test_rulings_of_before_can_be_read_and_new_ones_follow_their_numbers(db: Database, old: Path) -> None:
    entries = [ledger.get(db, id) for (id,) in db.conn.execute("SELECT id FROM ledger ORDER BY id").fetchall()]
    assert {entry.ruling.kind for entry in entries} >= {"roll", "attempt"}
    rolled: list[int] = []

    def decide(dice: Dice) -> Ruling:
        rolled.append(dice.roll(20))
        return Ruling(ruleset="tabletop", kind="roll", result={})

    with writing(db):
        entry, is_new = ledger.resolve(
            db, interaction_id=1, actor_id=2, channel_id=CHANNEL, now=NOW, dice=None, decide=decide
        )
        assert entry.seed_id is not None
        seeds.reveal(db, entry.seed_id, NOW)
    assert is_new
    assert entry.number == max(earlier.number or 0 for earlier in entries) + 1
    exported = backup.export_guild(old)
    assert len(exported["ledger"]) == len(entries) + 1
    report = verify.check(verify.Export.model_validate(json.loads(json.dumps(exported))))
    assert (report.faults, report.agreeing) == ([], entry.number)


def test_sheets_of_before_are_found_and_kept_apart(db: Database) -> None:
    gm, player = Viewer(user_id=1, is_gm=True), Viewer(user_id=2, is_gm=False)
    assert {sheet.name for sheet in sheets.listed(db, gm)} == {"Ada", "Ghoul", "Lich"}
    assert "Lich" not in {sheet.name for sheet in sheets.listed(db, player)}


def test_a_scene_goes_on_or_is_opened(db: Database) -> None:
    click = Click(77, Viewer(user_id=GM, is_gm=True), CHANNEL, NOW)
    with writing(db):
        running = scenes.in_channel(db, CHANNEL)
        if not running:
            scenesteps.open_scene(db, open_scene("Crypt", "turning", Initiative()), click)
        for scene in running:
            turn = scene.called
            taken = scenesteps.take(
                db, scene.id, lambda known, dice, turn=turn: next_turn(known, turn, dice), click, action="next"
            )
            assert taken.scene.called > scene.called
    assert [scene.name for scene in scenes.in_channel(db, CHANNEL)] == ["Crypt"]


@pytest.mark.parametrize("dump", [FILES[0], FILES[WITH_A_SCENE - 1]], ids=lambda dump: str(dump.stem))
async def test_the_whole_bot_plays_on_in_an_old_file(dump: Path, tmp_path: Path) -> None:
    lay(dump, tmp_path)
    async with evening(tmp_path) as table:
        assert table.guild.id == GUILD
        await table.later(3600)  # ids of interactions come from the time of day, and never return
        before = await stored(table)
        assert "4d6" in words(await table.slash(table.owner, "roll", expression="4d6"))
        assert refused(await table.slash(table.owner, "turning attempt", undead="Ghoul", place="+3")) is None
        why = words(await table.slash(table.owner, "ledger why", entry="1"))
        assert why.startswith("Why? Entry 1")
        assert "Ada" in words(await table.slash(table.owner, "sheet list"))
        if dump.stem == "01":
            await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning")
        assert "Crypt" in words(await table.slash(table.gm, "scene status"))
        after = await stored(table)
        assert len(after["ledger"]) >= len(before["ledger"]) + 2

"""Guild files for the tests of their copies: filled, spoiled, and told apart."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database

from bot.engine.guild import GuildSettings
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Screen
from bot.engine.text import say
from bot.services import alarms, guilds, ledger, outbox, sheets
from bot.services.buckets import guild_files
from bot.services.deadlines import Deadlines
from bot.services.guildfiles import GuildFiles
from tests.bot.services.guild_work import value

NOW = datetime(2026, 1, 31, 23, tzinfo=UTC)


def counts(folder: Path) -> dict[int, int | None]:
    found = GuildFiles(folder, b"", 1, Deadlines(folder))
    try:
        return {
            int(path.stem): found.read(int(path.stem), lambda db: value(db, "count")) for path in guild_files(folder)
        }
    finally:
        found.close()


def spoil(path: Path) -> None:
    """Overwrites a table's page with rubbish, as a failing disk would."""
    with closing(sqlite3.connect(path)) as db:
        page = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'settings'").fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def furnish(db: Database) -> None:
    guilds.save(db, GuildSettings(language="it", gm_users=(99,)))
    sheets.create(db, ruleset="turning", kind="cleric", name="NICOLÒ", owner_id=11, stats={"level": 5}, now=NOW)
    ledger.resolve(
        db,
        interaction_id=1,
        actor_id=11,
        channel_id=5,
        now=NOW,
        dice=None,
        decide=lambda dice: Ruling(ruleset="turning", kind="attempt", result={"d20": dice.roll(20)}),
    )
    outbox.put(db, "scene:1:turn", 5, Screen(title=say("button-why")), now=NOW, pings=(11,))
    alarms.set(db, "scene:1:reminder", NOW, Address(package="tabletop", action="scene-reminder", args=("1",)))

"""Guild files of earlier versions, brought up to date.

That happens when a file is opened, in one transaction, after a copy of it was put beside it.
"""

import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.services.database import PRAGMAS, connect, copy, writing
from bot.services.schema import steps

VERSION = 15
"""How many steps a file that is up to date has behind it; kept in its `user_version`."""

PAGE = 1024
"""Bytes of a page in a new file. Each of some fifty tables and indexes has at least one, and most stay empty in most
guilds: with SQLite's usual 4096 a file would be three times as large, and no faster."""


def version(db: Database) -> int:
    """The version of an opened file."""
    found: int = db.conn.execute("PRAGMA user_version").fetchone()[0]
    return found


def prepare(db: Database, path: Path) -> None:
    """Make the opened file at `path` ready for work: settings of the connection, and every step it lacks.

    Raises `Refused` with DATABASE_NEWER, before anything is touched, for a file of a later Gravecaller. Whatever a
    failing step raises comes through, and the file is as it was.
    """
    found = version(db)
    if found > VERSION:
        raise Refused(Shared.DATABASE_NEWER)
    db.conn.executescript(PRAGMAS)
    if found < VERSION:
        kept = path.with_name(f"{path.name}.pre-{found}")
        unfinished = path.with_name(f"{path.name}.copying")
        copy(db, unfinished)
        unfinished.replace(kept)
        take_steps(db)


def take_steps(db: Database) -> None:
    """Every step that is not behind the file yet: all of them or none."""
    with writing(db):
        steps.apply(db)
        db.conn.execute(f"PRAGMA user_version = {VERSION}")


@cache
def template() -> bytes:
    """The bytes of a new guild's file. Copying them is far cheaper than taking every step for each guild."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "template.sqlite3")
        path.touch()
        with closing(connect(path)) as db:
            db.conn.execute(f"PRAGMA page_size = {PAGE}")
            db.conn.executescript(PRAGMAS)
            take_steps(db)
        return path.read_bytes()

"""One SQLite file: how it is opened, and its two kinds of transaction."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlite_utils import Database

PATIENCE = 5.0
"""Seconds to wait for another process, a backup for instance, to let go of a file."""

PRAGMAS = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA temp_store = MEMORY;
    PRAGMA journal_size_limit = 1048576;
"""


def connect(path: Path) -> Database:
    """The existing file at `path`, as it is. One thread at a time may use it."""
    # mode=rw never makes a file. A read-only connection would be no safer, and cannot read a log left by a crash.
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE, check_same_thread=False
    )
    try:
        return Database(connection, execute_plugins=False)
    except BaseException:
        connection.close()
        raise


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another process kept the file for longer than `PATIENCE`."""
    code: int = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def writing(db: Database) -> sqlite3.Connection:
    """One transaction that takes the write lock at once, and keeps all or nothing: `with writing(db): …`."""
    connection = db.conn
    connection.execute("BEGIN IMMEDIATE")
    return connection  # Leaving `with`, it commits; or rolls back, where that fails or anything is raised.


@contextmanager
def reading(db: Database) -> Iterator[None]:
    """One transaction that sees a single state of the file. A write in it fails, rather than vanish afterwards."""
    db.conn.execute("PRAGMA query_only = ON")
    try:
        db.conn.execute("BEGIN")
        yield
    finally:
        db.conn.rollback()
        db.conn.execute("PRAGMA query_only = OFF")


def copy(db: Database, target: Path) -> None:
    """A consistent, compact copy of the whole database at `target`, whoever else reads or writes meanwhile."""
    target.unlink(missing_ok=True)
    db.conn.execute("VACUUM INTO ?", (str(target),))

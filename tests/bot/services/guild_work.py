"""Small works on a guild's file, for the tests of what carries them out."""

from pathlib import Path

from sqlite_utils import Database


def put(db: Database, key: str, value: int) -> None:
    db.conn.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, str(value)))


def value(db: Database, key: str) -> int | None:
    row = db.conn.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
    return int(row[0]) if row else None


def count(db: Database) -> None:
    """Reads and writes, so that a lost update shows."""
    put(db, "count", (value(db, "count") or 0) + 1)


def is_open(path: Path) -> bool:
    return path.with_name(f"{path.name}-wal").exists()

"""Transactions of one file."""

import sqlite3

import pytest
from sqlite_utils import Database

from bot.services.database import writing
from tests.bot.services.guild_work import put, value


def put_and_fail(db: Database) -> None:
    with writing(db):
        put(db, "count", 1)
        raise ArithmeticError


def put_what_cannot_be_kept(db: Database) -> None:
    """The roll saved for a sheet that is not there is noticed at the end of the transaction."""
    with writing(db):
        put(db, "count", 1)
        db.conn.execute("PRAGMA defer_foreign_keys = ON")
        db.conn.execute("INSERT INTO saved_rolls VALUES (1, NULL, 404, 'a', 'a', '1d20', '')")


def test_what_is_raised_undoes_the_transaction(db: Database) -> None:
    with pytest.raises(ArithmeticError):
        put_and_fail(db)
    assert not db.conn.in_transaction
    assert value(db, "count") is None


def test_what_cannot_be_kept_is_undone(db: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        put_what_cannot_be_kept(db)
    assert not db.conn.in_transaction
    assert value(db, "count") is None

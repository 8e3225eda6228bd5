"""The seeds of a guild's fair dice: secret while in use, pledged by their hash, shown afterwards."""

import secrets
from datetime import datetime
from typing import NamedTuple

from sqlite_utils import Database

from bot.engine.dice import SeededDice, seed_hash
from bot.services.clock import stamp

NEXT = """
    UPDATE seeds SET next_number = next_number + 1
    WHERE id = (SELECT max(id) FROM seeds WHERE revealed_at IS NULL)
    RETURNING id, next_number - 1, seed
"""


class Draw(NamedTuple):
    """The dice of one ruling: number `number`, counted from 1, of the rulings under seed `seed_id`."""

    seed_id: int
    number: int
    dice: SeededDice


def draw(db: Database, now: datetime) -> Draw:
    """The dice for the next ruling. A number is given once; if the transaction is undone, it was not given."""
    given = db.conn.execute(NEXT).fetchall()
    if not given:
        seed = secrets.token_bytes(32)
        db.conn.execute(
            "INSERT INTO seeds (seed, seed_hash, next_number, created_at) VALUES (?, ?, 1, ?)",
            (seed, seed_hash(seed), stamp(now)),
        )
        given = db.conn.execute(NEXT).fetchall()
    seed_id, number, seed = given[0]
    return Draw(seed_id, number, SeededDice(seed, number))


def pledge(db: Database, seed_id: int) -> str:
    """The hash by which this seed was pledged."""
    return str(db.conn.execute("SELECT seed_hash FROM seeds WHERE id = ?", (seed_id,)).fetchone()[0])

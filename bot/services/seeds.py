"""The seeds of a guild's fair dice: secret while in use, pledged by their hash, shown afterwards."""

import secrets
from datetime import datetime
from typing import NamedTuple

from sqlite_utils import Database

from bot.engine.dice import SeededDice, seed_hash
from bot.engine.refusal import Refusal, Refused, Shared
from bot.services.clock import stamp

SELECT = "SELECT id, seed_hash, next_number - 1, iif(revealed_at IS NULL, NULL, seed) FROM seeds "

IN_USE = "WHERE revealed_at IS NULL ORDER BY id DESC LIMIT 1"

DRAW = f"SELECT id, next_number, seed FROM seeds {IN_USE}"  # noqa: S608 - all of it is ours


class SeedRefusal(Refusal):
    """Reasons of the seeds."""

    SEED_IS_REVEALED = "refusal-seed-is-revealed"


class Draw(NamedTuple):
    """The dice of one ruling: number `number`, counted from 1, of the rulings under seed `seed_id`."""

    seed_id: int
    number: int
    dice: SeededDice


class OwnDice:
    """The guild's own dice for one ruling, which takes a number with its first die: one that rolls nothing has none."""

    def __init__(self, db: Database, now: datetime) -> None:
        self._db, self._now = db, now
        self._draw: Draw | None = None

    def roll(self, sides: int) -> int:
        """One die."""
        if self._draw is None:
            self._draw = draw(self._db, self._now)
        return self._draw.dice.roll(sides)

    @property
    def drawn(self) -> tuple[int | None, int | None]:
        """The seed, and the number of the ruling under it, if a die was rolled."""
        return (self._draw.seed_id, self._draw.number) if self._draw else (None, None)


class Seed(NamedTuple):
    """What may be told of a seed: its hash, how many rulings it has made, and once it is revealed the seed itself."""

    id: int
    pledge: str
    rulings: int
    revealed: bytes | None


def draw(db: Database, now: datetime) -> Draw:
    """The dice for the next ruling. A number is given once; if the transaction is undone, it was not given."""
    in_use = db.conn.execute(DRAW).fetchone()
    if in_use is None:
        _make(db, now)
        in_use = db.conn.execute(DRAW).fetchone()
    seed_id, number, seed = in_use
    # Two statements, since a single UPDATE … RETURNING takes SQLite longer than both.
    db.conn.execute("UPDATE seeds SET next_number = ? WHERE id = ?", (number + 1, seed_id))
    return Draw(seed_id, number, SeededDice(seed, number))


def current(db: Database, now: datetime) -> Seed:
    """The seed of the next ruling; made now if there is none, so that it can be pledged before the first."""
    in_use = _select(db, IN_USE)
    if not in_use:
        _make(db, now)
        in_use = _select(db, IN_USE)
    return in_use[0]


def get(db: Database, seed_id: int) -> Seed:
    """The seed with this id. Raises `Refused` with CLOSED."""
    for seed in _select(db, "WHERE id = ?", seed_id):
        return seed
    raise Refused(Shared.CLOSED)


def last_revealed(db: Database, limit: int) -> list[Seed]:
    """The seeds that have been revealed, newest first."""
    return _select(db, "WHERE revealed_at IS NOT NULL ORDER BY id DESC LIMIT ?", limit)


def reveal(db: Database, seed_id: int, now: datetime) -> tuple[Seed, Seed]:
    """Reveal a seed in use. Returns it and the one that follows it; no ruling can come between the two.

    Raises `Refused` with SEED_IS_REVEALED if it is not in use any more.
    """
    done = db.conn.execute(
        "UPDATE seeds SET revealed_at = ? WHERE id = ? AND revealed_at IS NULL", (stamp(now), seed_id)
    )
    if done.rowcount == 0:
        raise Refused(SeedRefusal.SEED_IS_REVEALED)
    return get(db, seed_id), current(db, now)


def _make(db: Database, now: datetime) -> None:
    seed = secrets.token_bytes(32)
    db.conn.execute(
        "INSERT INTO seeds (seed, seed_hash, next_number, created_at) VALUES (?, ?, 1, ?)",
        (seed, seed_hash(seed), stamp(now)),
    )


def _select(db: Database, which: str, *values: object) -> list[Seed]:
    return [Seed(*row) for row in db.conn.execute(SELECT + which, values)]

"""The house rules of a guild: what it has set, by ruleset, and the tables that are then in force.

Only what differs from a ruleset's defaults is stored. A guild that has set nothing pays one look into an empty table.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

from pydantic import BaseModel, JsonValue
from sqlite_utils import Database

from bot.engine import house
from bot.engine.house import HouseRules, InForce

Bundle = TypeVar("Bundle", bound=BaseModel)

KEPT = 256
"""Sets of house rules whose tables are kept ready."""

Stored = tuple[tuple[str, str], ...]


def in_force(db: Database, rules: HouseRules[Bundle]) -> Bundle:
    """The tables of a ruleset that this guild plays by; a stored value that fits no more leaves the default."""
    stored = _stored(db, rules.ruleset)
    if not stored:
        return rules.defaults
    bundle: Bundle = _in_force(rules, stored).bundle
    return bundle


def look(db: Database, rules: HouseRules[Bundle]) -> InForce[Bundle]:
    """The same, with what is wrong with the stored values that fit no more."""
    return _in_force(rules, _stored(db, rules.ruleset))


def own(db: Database, ruleset: str) -> dict[str, JsonValue]:
    """What the guild has set, by the names of the rules."""
    return {name: json.loads(value) for name, value in _stored(db, ruleset)}


def store(db: Database, ruleset: str, values: Mapping[str, JsonValue]) -> None:
    """Put these values, as `house.changed` gives them, in place of all that the guild has set of this ruleset."""
    db.conn.execute("DELETE FROM house_rules WHERE ruleset = ?", (ruleset,))
    db.conn.executemany(
        "INSERT INTO house_rules (ruleset, rule, value) VALUES (?, ?, ?)",
        [(ruleset, name, json.dumps(value, ensure_ascii=False)) for name, value in values.items()],
    )


def ask(db: Database, file: bytes) -> str:
    """Keep this file until the GM confirms it, or another one is sent. Returns what tells it from others."""
    digest = hashlib.sha256(file).hexdigest()[:32]
    db.conn.execute("DELETE FROM house_imports")
    db.conn.execute("INSERT INTO house_imports (digest, file) VALUES (?, ?)", (digest, file.decode()))
    return digest


def asked(db: Database, digest: str) -> bytes | None:
    """The file that was kept last, if it is this one."""
    row = db.conn.execute("SELECT file FROM house_imports WHERE digest = ?", (digest,)).fetchone()
    return row[0].encode() if row else None


def _stored(db: Database, ruleset: str) -> Stored:
    return tuple(db.conn.execute("SELECT rule, value FROM house_rules WHERE ruleset = ? ORDER BY rule", (ruleset,)))


@lru_cache(maxsize=KEPT)
def _in_force(rules: HouseRules[Bundle], stored: Stored) -> InForce[Bundle]:
    return house.in_force(rules, {name: json.loads(value) for name, value in stored})

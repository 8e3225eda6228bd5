"""Stored maps, one for each channel or thread, and the marks that rulings leave on them.

A mark is a ruleset's own: an area of effect, say. It is a draft until a ruling confirms it. Whoever lays another map
clears the marks of the one before.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sqlite_utils import Database

from bot.engine import grid
from bot.engine.grid import Position
from bot.engine.maps import Map, MapRefusal
from bot.engine.refusal import Refused, Shared

DRAFTS = 100
"""Drafts that a channel keeps; older ones are closed."""

_SELECT = "SELECT id, channel_id, ruleset, details, version, entry_id FROM map_marks WHERE "


class Mark(NamedTuple):
    """Something that a ruleset marks on a map; `entry_id` is the ruling behind it. `version` grows by changes."""

    id: int
    channel_id: int
    ruleset: str
    details: dict[str, Any]
    version: int
    entry_id: int | None


@cache
def library(folder: Path) -> Mapping[str, Position]:
    """The maps in `folder` by their names: every text file is one."""
    return {file.stem: grid.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.txt"))}


def find(db: Database, channel_id: int | None) -> Map | None:
    """The map of this channel, if it has one."""
    for (stored,) in db.conn.execute("SELECT map FROM maps WHERE channel_id = ?", (channel_id,)):
        return Map.model_validate_json(stored)
    return None


def get(db: Database, channel_id: int | None) -> Map:
    """The map of this channel. Raises `Refused(NO_MAP)`."""
    found = find(db, channel_id)
    if found is None:
        raise Refused(MapRefusal.NO_MAP)
    return found


def lay(db: Database, channel_id: int | None, new: Map) -> None:
    """Lay a map in this channel, in place of the one before and its marks."""
    db.conn.execute("DELETE FROM map_marks WHERE channel_id = ?", (channel_id,))
    db.conn.execute("DELETE FROM maps WHERE channel_id = ?", (channel_id,))
    db.conn.execute("INSERT INTO maps (channel_id, map) VALUES (?, ?)", (channel_id, new.model_dump_json()))


def change(db: Database, channel_id: int | None, changed: Map) -> None:
    """Keep what has changed of the creatures on this channel's map. Its marks stay."""
    db.conn.execute("UPDATE maps SET map = ? WHERE channel_id = ?", (changed.model_dump_json(), channel_id))


def draft(
    db: Database, channel_id: int | None, ruleset: str, details: Mapping[str, Any], *, interaction_id: int
) -> Mark:
    """A new mark, not confirmed yet; a repeated interaction finds its own. The oldest drafts of the channel go."""
    db.conn.execute(
        "INSERT INTO map_marks (channel_id, ruleset, details, interaction_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (interaction_id) DO NOTHING",
        (channel_id, ruleset, json.dumps(details), interaction_id),
    )
    db.conn.execute(
        "DELETE FROM map_marks WHERE channel_id = ? AND entry_id IS NULL AND id NOT IN"
        " (SELECT id FROM map_marks WHERE channel_id = ? AND entry_id IS NULL ORDER BY id DESC LIMIT ?)",
        (channel_id, channel_id, DRAFTS),
    )
    return _select(db, "interaction_id = ?", interaction_id)[0]


def mark(db: Database, mark_id: int, channel_id: int | None) -> Mark:
    """The mark with this id on this channel's map. Raises `Refused(CLOSED)` for one that is gone, or elsewhere."""
    for found in _select(db, "id = ? AND channel_id = ?", mark_id, channel_id):
        return found
    raise Refused(Shared.CLOSED)


def redraft(db: Database, old: Mark, details: Mapping[str, Any]) -> Mark:
    """The draft with other details. Raises `Refused`: ALREADY_DONE for what is confirmed, CHANGED_MEANWHILE."""
    _update(db, old, "details = ?", json.dumps(details))
    return mark(db, old.id, old.channel_id)


def confirm(db: Database, old: Mark, entry_id: int, details: Mapping[str, Any]) -> Mark:
    """The draft as the ruling `entry_id` confirms it. Raises `Refused`: ALREADY_DONE, CHANGED_MEANWHILE."""
    _update(db, old, "entry_id = ?, details = ?", entry_id, json.dumps(details))
    return mark(db, old.id, old.channel_id)


def remove(db: Database, old: Mark) -> None:
    """Take the mark off the map."""
    db.conn.execute("DELETE FROM map_marks WHERE id = ?", (old.id,))


def confirmed(db: Database, channel_id: int | None, ruleset: str) -> list[Mark]:
    """What rulings of this ruleset have marked on the channel's map, in their order."""
    return _select(db, "channel_id = ? AND ruleset = ? AND entry_id IS NOT NULL ORDER BY id", channel_id, ruleset)


def forget(db: Database, scrub: Callable[[Any], Any]) -> None:
    """Take somebody's names out of all maps and their marks, by `scrub`."""
    for table, column, key in (("maps", "map", "channel_id"), ("map_marks", "details", "id")):
        rows = db.conn.execute(f"SELECT {key}, {column} FROM {table}").fetchall()  # noqa: S608 - all of it is ours
        for place, stored in rows:
            left = json.dumps(scrub(json.loads(stored)))
            db.conn.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (left, place))  # noqa: S608


def _update(db: Database, old: Mark, what: str, *values: object) -> None:
    done = db.conn.execute(
        f"UPDATE map_marks SET {what}, version = version + 1 WHERE id = ? AND version = ? AND entry_id IS NULL",  # noqa: S608 - all of it is ours
        (*values, old.id, old.version),
    )
    if done.rowcount == 0:
        now = mark(db, old.id, old.channel_id)
        raise Refused(Shared.CHANGED_MEANWHILE if now.entry_id is None else Shared.ALREADY_DONE)


def _select(db: Database, where: str, *values: object) -> list[Mark]:
    return [
        Mark(id, channel_id, ruleset, json.loads(details), version, entry_id)
        for id, channel_id, ruleset, details, version, entry_id in db.conn.execute(_SELECT + where, values)
    ]

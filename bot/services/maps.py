"""Stored maps, and the marks that rulings leave on them.

A map lies in a place: in a channel or thread, by its id, or with a scene, by the scene's id below zero. A scene's map
is the same in all its channels, and who of its participants is hidden there, or known by an alias, is so on the map.

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
from bot.engine.maps import Known, Map, MapRefusal
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.model import Scene
from bot.services import scenes

DRAFTS = 100
"""Drafts that a place keeps; older ones are closed."""

_SELECT = "SELECT id, place, ruleset, details, version, entry_id FROM map_marks WHERE "


class Mark(NamedTuple):
    """Something that a ruleset marks on a map; `entry_id` is the ruling behind it. `version` grows by changes."""

    id: int
    place: int
    ruleset: str
    details: dict[str, Any]
    version: int
    entry_id: int | None


@cache
def library(folder: Path) -> Mapping[str, Position]:
    """The maps in `folder` by their names: every text file is one."""
    return {file.stem: grid.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.txt"))}


def place_of(db: Database, channel_id: int | None, *, new: bool = False) -> int:
    """Where the map of a channel lies: with the only scene that is open there and has one, else in the channel itself.

    With `new` it is where a map belongs that is laid now: with the only scene that is open there.
    """
    there = scenes.in_channel(db, channel_id or 0)
    places = [-scene.id for scene in there if new or _stored(db, -scene.id)]
    return places[0] if len(places) == 1 else channel_id or 0


def scene_at(db: Database, place: int) -> Scene | None:
    """The scene with which a map lies; None for the map of a channel."""
    return scenes.load(db, -place) if place < 0 else None


def require_here(db: Database, place: int, channel_id: int | None) -> None:
    """Raises `Refused(CLOSED)` unless the place is this channel, or an open scene in it."""
    if place != (channel_id or 0) and place not in {-scene.id for scene in scenes.in_channel(db, channel_id or 0)}:
        raise Refused(Shared.CLOSED)


def find(db: Database, place: int | None) -> Map | None:
    """The map in this place, if there is one."""
    found = _stored(db, place or 0)
    return found.known_as(people(db, place or 0)) if found else None


def laid(db: Database, place: int) -> Map:
    """The map as the GM has laid it: hidden is only who was hidden on it. Raises `Refused(NO_MAP)`."""
    found = _stored(db, place)
    if found is None:
        raise Refused(MapRefusal.NO_MAP)
    return found.known_as(one._replace(hidden=False) for one in people(db, place))


def people(db: Database, place: int) -> tuple[Known, ...]:
    """Those who take part in the scene with which a map lies; nobody on the map of a channel."""
    scene = scene_at(db, place)
    present = scene.present if scene else ()
    return tuple(Known(name=one.name, shown=one.alias or one.name, hidden=one.hidden) for one in present)


def get(db: Database, place: int) -> Map:
    """The map in this place. Raises `Refused(NO_MAP)`."""
    found = find(db, place)
    if found is None:
        raise Refused(MapRefusal.NO_MAP)
    return found


def lay(db: Database, place: int, new: Map) -> None:
    """Lay a map in this place, instead of the one before and its marks."""
    db.conn.execute("DELETE FROM map_marks WHERE place = ?", (place,))
    db.conn.execute("DELETE FROM maps WHERE place = ?", (place,))
    db.conn.execute("INSERT INTO maps (place, map) VALUES (?, ?)", (place, new.model_dump_json()))


def change(db: Database, place: int, changed: Map) -> None:
    """Keep what has changed of the creatures on the map in this place. Its marks stay."""
    db.conn.execute("UPDATE maps SET map = ? WHERE place = ?", (changed.model_dump_json(), place))


def draft(db: Database, place: int, ruleset: str, details: Mapping[str, Any], *, interaction_id: int) -> Mark:
    """A new mark, not confirmed yet; a repeated interaction finds its own. The oldest drafts of the place go."""
    db.conn.execute(
        "INSERT INTO map_marks (place, ruleset, details, interaction_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (interaction_id) DO NOTHING",
        (place, ruleset, json.dumps(details), interaction_id),
    )
    db.conn.execute(
        "DELETE FROM map_marks WHERE place = ? AND entry_id IS NULL AND id NOT IN"
        " (SELECT id FROM map_marks WHERE place = ? AND entry_id IS NULL ORDER BY id DESC LIMIT ?)",
        (place, place, DRAFTS),
    )
    return _select(db, "interaction_id = ?", interaction_id)[0]


def mark(db: Database, mark_id: int, channel_id: int | None) -> Mark:
    """The mark with this id on a map of this channel. Raises `Refused(CLOSED)` for one that is gone, or elsewhere."""
    for found in _select(db, "id = ?", mark_id):
        require_here(db, found.place, channel_id)
        return found
    raise Refused(Shared.CLOSED)


def redraft(db: Database, old: Mark, details: Mapping[str, Any]) -> Mark:
    """The draft with other details. Raises `Refused`: ALREADY_DONE for what is confirmed, CHANGED_MEANWHILE."""
    _update(db, old, "details = ?", json.dumps(details))
    return _marked(db, old)


def confirm(db: Database, old: Mark, entry_id: int, details: Mapping[str, Any]) -> Mark:
    """The draft as the ruling `entry_id` confirms it. Raises `Refused`: ALREADY_DONE, CHANGED_MEANWHILE."""
    _update(db, old, "entry_id = ?, details = ?", entry_id, json.dumps(details))
    return _marked(db, old)


def remove(db: Database, old: Mark) -> None:
    """Take the mark off the map."""
    db.conn.execute("DELETE FROM map_marks WHERE id = ?", (old.id,))


def confirmed(db: Database, place: int, ruleset: str) -> list[Mark]:
    """What rulings of this ruleset have marked on the map in this place, in their order."""
    return _select(db, "place = ? AND ruleset = ? AND entry_id IS NOT NULL ORDER BY id", place, ruleset)


def forget(db: Database, scrub: Callable[[Any], Any]) -> None:
    """Take somebody's names out of all maps and their marks, by `scrub`."""
    for table, column, key in (("maps", "map", "place"), ("map_marks", "details", "id")):
        rows = db.conn.execute(f"SELECT {key}, {column} FROM {table}").fetchall()  # noqa: S608 - all of it is ours
        for place, stored in rows:
            left = json.dumps(scrub(json.loads(stored)))
            db.conn.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (left, place))  # noqa: S608


def _stored(db: Database, place: int) -> Map | None:
    for (stored,) in db.conn.execute("SELECT map FROM maps WHERE place = ?", (place,)):
        return Map.model_validate_json(stored)
    return None


def _marked(db: Database, old: Mark) -> Mark:
    """The mark as it is stored now. Raises `Refused(CLOSED)` where it is gone."""
    for found in _select(db, "id = ?", old.id):
        return found
    raise Refused(Shared.CLOSED)


def _update(db: Database, old: Mark, what: str, *values: object) -> None:
    done = db.conn.execute(
        f"UPDATE map_marks SET {what}, version = version + 1 WHERE id = ? AND version = ? AND entry_id IS NULL",  # noqa: S608 - all of it is ours
        (*values, old.id, old.version),
    )
    if done.rowcount == 0:
        now = _marked(db, old)
        raise Refused(Shared.CHANGED_MEANWHILE if now.entry_id is None else Shared.ALREADY_DONE)


def _select(db: Database, where: str, *values: object) -> list[Mark]:
    return [
        Mark(id, place, ruleset, json.loads(details), version, entry_id)
        for id, place, ruleset, details, version, entry_id in db.conn.execute(_SELECT + where, values)
    ]

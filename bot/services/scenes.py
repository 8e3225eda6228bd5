"""Stored scenes: the channels and threads they are bound to, and every step of each (`scenesteps`).

A scene is found by its id, or by its name among those bound to a channel; a channel may have many, and a scene several.
"""

import secrets
from datetime import datetime
from functools import lru_cache

from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.text import Listing, clean, name_key
from bot.services.clock import stamp

BOUND = "SELECT state FROM scenes JOIN scene_channels ON scene_id = id WHERE channel_id = ? AND "


def add(db: Database, scene: Scene, channel_id: int, now: datetime) -> Scene:
    """Store a new scene, bound to this channel, in version 0. Raises `Refused` with NAME_TAKEN as `bind`."""
    added = db.conn.execute(
        "INSERT INTO scenes (name_key, status, state, version, updated_at) VALUES (?, ?, '', 0, ?)",
        (name_key(scene.name), scene.status.value, stamp(now)),
    )
    stored = scene.model_copy(update={"id": added.lastrowid, "version": 0, "key": secrets.randbits(48)})
    bind(db, stored, channel_id)
    return save(db, stored, stored, now)


def load(db: Database, scene_id: int) -> Scene:
    """The scene with this id. Raises `Refused` with CLOSED: what a button belongs to may be gone with an old backup."""
    row = db.conn.execute("SELECT state FROM scenes WHERE id = ?", (scene_id,)).fetchone()
    if row is None:
        raise Refused(Shared.CLOSED)
    return read(row[0])


@lru_cache(64)
def read(state: str) -> Scene:
    """The scene that is stored as this. A click reads the same one several times, and no scene ever changes."""
    return Scene.model_validate_json(state)


def save(db: Database, before: Scene, after: Scene, now: datetime) -> Scene:
    """Store what became of a scene, and return it.

    Raises `Refused` with CHANGED_MEANWHILE unless `before` is the stored version, and with NAME_TAKEN if it was closed,
    and there is another open one of its name by now.
    """
    if before.status is Status.CLOSED:
        for channel_id in channels(db, before.id):
            _require_free(db, after, channel_id)
    done = db.conn.execute(
        "UPDATE scenes SET name_key = ?, status = ?, state = ?, version = ?, updated_at = ?"
        " WHERE id = ? AND version = ?",
        (
            *(name_key(after.name), after.status.value, after.model_dump_json(), after.version, stamp(now)),
            *(before.id, before.version),
        ),
    )
    if done.rowcount == 0:
        raise Refused(Shared.CHANGED_MEANWHILE)
    return after


def bind(db: Database, scene: Scene, channel_id: int) -> None:
    """Bind the scene to one more channel or thread; to one that it is bound to already, nothing happens.

    Raises `Refused` with NAME_TAKEN where an open scene of that name is bound to it.
    """
    _require_free(db, scene, channel_id)
    db.conn.execute("INSERT OR IGNORE INTO scene_channels (channel_id, scene_id) VALUES (?, ?)", (channel_id, scene.id))


def unbind(db: Database, channel_id: int) -> list[int]:
    """The channel is gone: the ids of the scenes that were bound to it, and may have no other."""
    bound = db.conn.execute("DELETE FROM scene_channels WHERE channel_id = ? RETURNING scene_id", (channel_id,))
    return [scene_id for (scene_id,) in bound.fetchall()]


def channels(db: Database, scene_id: int) -> list[int]:
    """The channels and threads that the scene is bound to, the one in which it was opened first."""
    first = "SELECT entry_id FROM scene_steps WHERE scene_id = :scene ORDER BY version LIMIT 1"
    home = f"SELECT channel_id FROM ledger WHERE id = ({first})"  # noqa: S608 - all of it is ours
    rows = db.conn.execute(
        "SELECT channel_id FROM scene_channels WHERE scene_id = :scene"  # noqa: S608 - all of it is ours
        f" ORDER BY channel_id IS NOT ({home}), channel_id",
        {"scene": scene_id},
    )
    return [channel_id for (channel_id,) in rows]


def in_channel(db: Database, channel_id: int, *, closed: bool = False, ruleset: str | None = None) -> list[Scene]:
    """The open scenes bound to this channel, or the closed ones, newest first; with a `ruleset`, its own."""
    which = f"status {'=' if closed else '<>'} 'closed' ORDER BY id DESC"
    there = [read(state) for (state,) in db.conn.execute(BOUND + which, (channel_id,))]
    return [scene for scene in there if ruleset in (None, scene.ruleset)]


def open_ids(db: Database) -> list[int]:
    """The ids of all scenes that are not closed."""
    return [scene_id for (scene_id,) in db.conn.execute("SELECT id FROM scenes WHERE status <> 'closed' ORDER BY id")]


def find(
    db: Database, typed: str | None, channel_id: int, *, closed: bool = False, ruleset: str | None = None
) -> Scene:
    """The open scene, or the closed one, that is meant in this channel: the only one there, or the one of that name.

    With a `ruleset` only its scenes count.

    Raises `Refused` with NO_SUCH_SCENE, or with WHICH_SCENE where there are several and none was named.
    """
    there = in_channel(db, channel_id, closed=closed, ruleset=ruleset)
    wanted = clean(typed or "")
    meant = [scene for scene in there if name_key(scene.name) == name_key(wanted)] if wanted else there
    if not meant:
        raise Refused(SceneRefusal.NO_SUCH_SCENE, name=wanted, named="yes" if wanted else "no")
    if len(meant) > 1 and not wanted:
        raise Refused(SceneRefusal.WHICH_SCENE, names=Listing(items=tuple(scene.name for scene in meant)))
    return meant[0]


def _require_free(db: Database, scene: Scene, channel_id: int) -> None:
    if scene.status is Status.CLOSED:
        return
    which = "name_key = ? AND status <> 'closed' AND id <> ?"
    if db.conn.execute(BOUND + which, (channel_id, name_key(scene.name), scene.id)).fetchone():
        raise Refused(SceneRefusal.NAME_TAKEN, name=scene.name)

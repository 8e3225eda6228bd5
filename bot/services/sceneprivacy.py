"""What scenes hold of one person: told to them, and forgotten. The scenes and all their steps stay playable."""

import json
from collections.abc import Callable
from typing import Any

from sqlite_utils import Database

from bot.engine.privacy import FORMER_PLAYER
from bot.engine.scene.model import Scene
from bot.services import scenes

_INVOLVED = """
    SELECT DISTINCT scene_id FROM scene_steps WHERE actor_id = :user OR EXISTS (
        SELECT 1 FROM json_each(after, '$.participants') AS one, json_each(one.value, '$.user_ids') AS played_by
        WHERE played_by.value = :user
    ) ORDER BY scene_id
"""


def involved(db: Database, user_id: int) -> list[int]:
    """The ids of the scenes that this person has acted in, or in which somebody was theirs to play."""
    return [scene_id for (scene_id,) in db.conn.execute(_INVOLVED, {"user": user_id})]


def exported(db: Database, user_id: int) -> list[dict[str, Any]]:
    """The scenes of this person with those whom they play and what they have declared, as JSON values."""
    return [
        {
            "scene": scene.name,
            "plays": [one.name for one in scene.present if user_id in one.user_ids],
            "declared": [words for turn, words in scene.declared.items() if user_id in scene.callers(turn)],
        }
        for scene in (scenes.load(db, scene_id) for scene_id in involved(db, user_id))
    ]


def names(db: Database, user_id: int) -> set[str]:
    """The names under which this person, and nobody else, has ever taken part in a scene."""
    return {
        one.name
        for scene_id in involved(db, user_id)
        for _, after, _ in _steps(db, scene_id)
        for one in Scene.model_validate_json(after).participants
        if one.user_ids == (user_id,)
    }


def forget(db: Database, user_id: int, scrub: Callable[[Any], Any]) -> None:
    """Let nobody be theirs any more, and leave nothing that they have declared; `scrub` takes their names out."""
    for scene_id in involved(db, user_id):
        for version, after, events in _steps(db, scene_id):
            played = json.loads(after)["participants"]
            turns = {str(one["turn"]) for one in played if user_id in one["user_ids"]}
            left = _dump(_without(scrub(json.loads(after)), turns))
            told = _dump([_without(scrub(event), turns) for event in json.loads(events)])
            db.conn.execute(
                "UPDATE scene_steps SET after = ?, events = ?, actor_id = iif(actor_id = ?, ?, actor_id)"
                " WHERE scene_id = ? AND version = ?",
                (left, told, user_id, FORMER_PLAYER, scene_id, version),
            )
            # The last step is the scene as it is.
            db.conn.execute(
                "UPDATE scenes SET state = ? WHERE id = ? AND version = ?",
                (left, scene_id, version),
            )


def _without(held: dict[str, Any], turns: set[str]) -> dict[str, Any]:
    """A scene or an event in which the forgotten have neither a part nor words."""
    for one in held.get("participants", ()):
        one["user_ids"] = [user for user in one["user_ids"] if user != FORMER_PLAYER]
    if "declared" in held:
        held["declared"] = {turn: "" if turn in turns else words for turn, words in held["declared"].items()}
    return held


def _steps(db: Database, scene_id: int) -> list[tuple[int, str, str]]:
    which = "SELECT version, after, events FROM scene_steps WHERE scene_id = ? ORDER BY version"
    return db.conn.execute(which, (scene_id,)).fetchall()


_dump = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode

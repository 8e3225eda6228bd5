"""The ledger, looked through: the entries that somebody may know of, as far as they are wanted."""

import sys
from datetime import datetime
from typing import NamedTuple

from sqlite_utils import Database

from bot.engine.sheet import Viewer
from bot.services import ledger
from bot.services.clock import stamp
from bot.services.ledger import KEPT_BACK, KNOWN, Entry

_OF_SCENE = """
    (id IN (SELECT entry_id FROM scene_steps WHERE scene_id = :scene) OR (
        channel_id IN (SELECT channel_id FROM scene_channels WHERE scene_id = :scene)
        AND id >= (SELECT min(entry_id) FROM scene_steps WHERE scene_id = :scene)
        AND id <= coalesce(
            (SELECT max(entry_id) FROM scene_steps WHERE scene_id = :scene AND action = 'close'
                AND (SELECT status FROM scenes WHERE scenes.id = :scene) = 'closed'), id)))
"""
"""The scene's steps, and what was ruled in its channels while it was open."""


class Wanted(NamedTuple):
    """Which entries: of a scene, by somebody, of a ruleset, since a time; None leaves that open."""

    scene_id: int | None = None
    actor_id: int | None = None
    ruleset: str | None = None
    since: datetime | None = None


ALL = Wanted()


def recent(
    db: Database,
    viewer: Viewer,
    limit: int,
    before: int | None = None,
    *,
    wanted: Wanted = ALL,
    only_kept_back: bool = False,
) -> list[Entry]:
    """The last `limit` entries that `viewer` may know of, newest first; with `before` those older than that entry.

    They may know of what they see, and the GM of everything. `only_kept_back`: those that they could still reveal.
    """
    which = [KNOWN, "id < :before"]
    asked = {
        "gm": viewer.is_gm,
        "user": viewer.user_id,
        "limit": limit,
        "before": sys.maxsize if before is None else before,
        "scene": wanted.scene_id,
        "actor": wanted.actor_id,
        "ruleset": wanted.ruleset,
        "since": wanted.since and stamp(wanted.since),
    }
    if only_kept_back:
        which += [KEPT_BACK, f"slot <> '{ledger.STEP}'"]
    if wanted.scene_id is not None:
        which.append(_OF_SCENE)
    if wanted.actor_id is not None:
        which.append("actor_id = :actor")
    if wanted.ruleset is not None:
        which.append("ruling ->> 'ruleset' = :ruleset")
    if wanted.since is not None:
        which.append("at >= :since")
    return ledger.select(db, f"WHERE {' AND '.join(which)} ORDER BY id DESC LIMIT :limit", asked)

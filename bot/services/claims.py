"""The vote on a new GM, once nobody is left who holds the seat: more than half of the players decide.

Everybody who takes part in an open scene and is still in the server has one vote, the last one counts. A vote belongs
to the seat that has been lost: once it is given to somebody, by whatever means, it counts no more.
"""

import json
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlite_utils import Database

from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.services import guilds, scenes


class Tally(NamedTuple):
    """How many votes somebody has, and how many it takes."""

    votes: int
    needed: int

    @property
    def is_won(self) -> bool:
        """Whether the seat is theirs."""
        return self.votes >= self.needed


def players(db: Database) -> frozenset[int]:
    """Everybody who takes part in a scene that is not closed."""
    there = (scenes.load(db, scene_id) for scene_id in scenes.open_ids(db))
    return frozenset(user for scene in there for one in scene.present for user in one.user_ids)


def vote(db: Database, lost: GuildSettings, claimant: int, voter: int, electors: Collection[int]) -> Tally:
    """`voter` is for `claimant`, who is handed the seat if that decides it. Only votes of `electors` count.

    Raises `Refused` with CHANGED_MEANWHILE if the seat is no longer as it was when it was found `lost`.
    """
    settings = guilds.load(db)
    if settings.gm_users != lost.gm_users:
        raise Refused(Shared.CHANGED_MEANWHILE)
    seat = json.dumps(settings.gm_users)
    db.conn.execute("INSERT OR REPLACE INTO claims (voter, claimant, seat) VALUES (?, ?, ?)", (voter, claimant, seat))
    for_them = db.conn.execute("SELECT voter FROM claims WHERE claimant = ? AND seat = ?", (claimant, seat))
    tally = Tally(sum(user in electors for (user,) in for_them), len(electors) // 2 + 1)
    if tally.is_won:
        guilds.save(db, settings.handed_over(claimant))
        db.conn.execute("DELETE FROM claims")
    return tally


def exported(db: Database, user_id: int) -> dict[str, Any] | None:
    """Whom this person wants for a GM, as JSON; None if nobody."""
    row = db.conn.execute("SELECT claimant FROM claims WHERE voter = ?", (user_id,)).fetchone()
    return {"for": str(row[0])} if row else None


def forget(db: Database, user_id: int) -> None:
    """Leave neither this person's vote nor those for them."""
    db.conn.execute("DELETE FROM claims WHERE ? IN (voter, claimant)", (user_id,))

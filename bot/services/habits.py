"""When people of a guild may be pinged, as they have set it themselves, and when each of them was last pinged."""

from collections.abc import Collection, Iterable
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo

from sqlite_utils import Database

from bot.engine.reminders import Habits, Person
from bot.services import guilds
from bot.services.clock import moment, stamp

zone_of = cache(ZoneInfo)
"""The time zone of this IANA name."""


def load(db: Database, user_id: int) -> Habits:
    """The person's habits; what was never set has its default."""
    return person(db, user_id).habits


def save(db: Database, user_id: int, habits: Habits) -> None:
    """Store the person's habits. `reminders.rearm_all` has the reminders follow them."""
    db.conn.execute(
        "INSERT INTO people (user_id, habits) VALUES (?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET habits = excluded.habits",
        (user_id, habits.model_dump_json(exclude_defaults=True)),
    )


def person(db: Database, user_id: int, gone: Collection[int] = ()) -> Person:
    """The person with their habits. `gone` are those who are known to have left the server."""
    row = db.conn.execute("SELECT habits, pinged_at FROM people WHERE user_id = ?", (user_id,)).fetchone()
    own = Habits.model_validate_json(row[0]) if row else Habits()
    return Person(
        user_id=user_id,
        habits=own,
        zone=zone_of(own.time_zone or guilds.load(db).time_zone),
        pinged_at=moment(row[1]) if row and row[1] else None,
        is_gone=user_id in gone,
    )


def pinged(db: Database, user_ids: Iterable[int], now: datetime) -> None:
    """These people are pinged now."""
    for user_id in user_ids:
        db.conn.execute(
            "INSERT INTO people (user_id, pinged_at) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET pinged_at = excluded.pinged_at",
            (user_id, stamp(now)),
        )

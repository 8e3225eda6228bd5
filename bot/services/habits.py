"""When people of a guild may be pinged, as they have set it themselves, and when each of them was last pinged."""

from collections.abc import Collection, Iterable
from datetime import datetime
from functools import cache
from typing import Any
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


def exported(db: Database, user_id: int) -> dict[str, Any] | None:
    """All that is stored for the person's reminders, as JSON values; None if nothing is."""
    row = db.conn.execute("SELECT habits, pinged_at FROM people WHERE user_id = ?", (user_id,)).fetchone()
    turns = db.conn.execute(
        "SELECT scene_id, nudges, nudged_at, snoozed_until FROM call_people WHERE user_id = ? ORDER BY scene_id",
        (user_id,),
    ).fetchall()
    if row is None and not turns:
        return None
    own = Habits.model_validate_json(row[0]) if row else Habits()
    names = ("scene", "reminders", "last_reminder", "snoozed_until")
    return {
        "settings": own.model_dump(mode="json"),
        "last_ping": row[1] if row else None,
        "turns": [dict(zip(names, turn, strict=True)) for turn in turns],
    }


def forget(db: Database, user_id: int) -> None:
    """Leave nothing of the person's habits, nor of when they were reminded."""
    db.conn.execute("DELETE FROM people WHERE user_id = ?", (user_id,))
    db.conn.execute("DELETE FROM call_people WHERE user_id = ?", (user_id,))

"""What a guild has set, and whether it has left."""

import json
from datetime import datetime
from functools import cache
from zoneinfo import available_timezones

from sqlite_utils import Database

from bot.engine.guild import GuildSettings
from bot.engine.text import search_key
from bot.services.clock import moment, stamp

LEFT_AT = "left_at"

_AREAS = {"Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}


@cache
def time_zones() -> tuple[str, ...]:
    """UTC and the IANA names of all time zones that are called after a place, as `Europe/Rome`.

    Reads many files, the first time.
    """
    return ("UTC", *sorted(name for name in available_timezones() if name.split("/")[0] in _AREAS))


def time_zone(typed: str) -> str | None:
    """The one of `time_zones` that is meant, as people type it; None if there is none."""
    return _typed_zones().get(_zone_key(typed))


@cache
def _typed_zones() -> dict[str, str]:
    return {_zone_key(name): name for name in time_zones()}


def _zone_key(name: str) -> str:
    return search_key(name.replace("_", " "))


def load(db: Database) -> GuildSettings:
    """The settings of the guild; what was never set has its default."""
    stored = {key: json.loads(value) for key, value in db.conn.execute("SELECT key, value FROM settings")}
    return GuildSettings.model_validate({key: stored[key] for key in GuildSettings.model_fields if key in stored})


def save(db: Database, settings: GuildSettings) -> None:
    """Store all of `settings`."""
    for key, value in settings.model_dump(mode="json").items():
        db.conn.execute(
            "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, json.dumps(value)),
        )


def leave(db: Database, now: datetime) -> None:
    """Mark the guild as left at `now`. A mark that is already there stays."""
    db.conn.execute("INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)", (LEFT_AT, json.dumps(stamp(now))))


def rejoin(db: Database) -> None:
    """The guild is back: no mark."""
    db.conn.execute("DELETE FROM settings WHERE key = ?", (LEFT_AT,))


def left_at(db: Database) -> datetime | None:
    """When the guild left; None while it is here."""
    row = db.conn.execute("SELECT value FROM settings WHERE key = ?", (LEFT_AT,)).fetchone()
    return moment(json.loads(row[0])) if row else None

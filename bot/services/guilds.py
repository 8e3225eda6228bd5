"""What a guild has set, and whether it has left."""

import json
from datetime import datetime

from sqlite_utils import Database

from bot.engine.model import Frozen
from bot.services.clock import moment, stamp

LEFT_AT = "left_at"


class GuildSettings(Frozen):
    """The GM's seat is held by the members with the role `gm_role` and by the users `gm_users`."""

    language: str | None = None
    gm_role: int | None = None
    gm_users: tuple[int, ...] = ()


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

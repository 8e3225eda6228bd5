"""Named profiles: whole sets of house rules, kept as the files that `/house export` writes."""

from datetime import datetime

from sqlite_utils import Database

from bot.engine.profile import NAME, Profile
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.text import clean, name_key
from bot.services.clock import stamp

MOST = 25
"""Profiles of one guild: as many as a list to choose from holds."""


class ProfileRefusal(Refusal):
    """Why a profile is not kept."""

    NO_NAME = "refusal-profile-no-name"
    TOO_MANY = "refusal-profile-too-many"


def save(db: Database, name: str, file: bytes, now: datetime) -> Profile:
    """Keep this set under a name, in place of one that had it. Raises `Refused` with NO_NAME or TOO_MANY."""
    name = clean(name, limit=NAME)
    if not name:
        raise Refused(ProfileRefusal.NO_NAME)
    known = {name_key(one.name) for one in listed(db)}
    if name_key(name) not in known and len(known) >= MOST:
        raise Refused(ProfileRefusal.TOO_MANY, most=MOST)
    db.conn.execute(
        "INSERT INTO house_profiles (name, name_key, file, updated_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (name_key) DO UPDATE SET name = excluded.name, file = excluded.file,"
        " updated_at = excluded.updated_at",
        (name, name_key(name), file.decode(), stamp(now)),
    )
    return next(one for one in listed(db) if name_key(one.name) == name_key(name))


def listed(db: Database) -> list[Profile]:
    """All profiles, by name."""
    rows = db.conn.execute("SELECT id, name, file FROM house_profiles ORDER BY name_key")
    return [Profile(id=id, name=name, file=file.encode()) for id, name, file in rows]


def get(db: Database, profile_id: int) -> Profile:
    """The profile with this id. Raises `Refused` with CLOSED for one that has been forgotten."""
    for one in listed(db):
        if one.id == profile_id:
            return one
    raise Refused(Shared.CLOSED)


def forget(db: Database, profile_id: int) -> Profile:
    """Keep this profile no more. Raises as `get`."""
    one = get(db, profile_id)
    db.conn.execute("DELETE FROM house_profiles WHERE id = ?", (profile_id,))
    return one

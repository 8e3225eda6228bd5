"""Rolls saved under a name: a person's own, and those of a sheet, which go with it.

Names are compared without case and accents. A sheet's roll is also called by both names, `Ada: stealth`.
"""

from datetime import datetime

from sqlite_utils import Database

from bot.engine.dice import SavedRoll, saved_key, saved_name
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.sheet import Sheet, Viewer
from bot.services import sheets
from bot.services.clock import stamp

MOST = 50
"""Saved rolls of one person, and of one sheet."""

_SELECT = (
    "SELECT saved_rolls.id, saved_rolls.name, expression, user_id, sheet_id, sheets.name"
    " FROM saved_rolls LEFT JOIN sheets ON sheets.id = sheet_id AND sheets.deleted_at IS NULL WHERE "
)


class SavedRefusal(Refusal):
    """Reasons why a roll is not saved or not called."""

    TOO_MANY = "refusal-saved-too-many"
    """limit: `MOST`."""
    SEVERAL = "refusal-saved-several"
    """name, rolls: several sheets have a roll of this name; the full names tell them apart."""


def save(
    db: Database, name: str, expression: str, *, user_id: int, sheet_id: int | None, now: datetime
) -> tuple[SavedRoll, bool]:
    """Save the expression for the sheet, or without one for the person; whether it replaces another comes with it.

    Raises `Refused` with TOO_MANY, and as `saved_name` for the name.
    """
    name = saved_name(name)
    key = saved_key(name)
    whose = (user_id, None) if sheet_id is None else (None, sheet_id)
    replaced = db.conn.execute(
        "DELETE FROM saved_rolls WHERE user_id IS ? AND sheet_id IS ? AND name_key = ?", (*whose, key)
    ).rowcount
    [many] = db.conn.execute("SELECT count(*) FROM saved_rolls WHERE user_id IS ? AND sheet_id IS ?", whose).fetchone()
    if many >= MOST:
        raise Refused(SavedRefusal.TOO_MANY, limit=MOST)
    added = db.conn.execute(
        "INSERT INTO saved_rolls (user_id, sheet_id, name, name_key, expression, saved_at) VALUES (?, ?, ?, ?, ?, ?)",
        (*whose, name, key, expression, stamp(now)),
    )
    [saved] = _select(db, "saved_rolls.id = :id", id=added.lastrowid)
    return saved, replaced > 0


def of_person(db: Database, viewer: Viewer) -> list[SavedRoll]:
    """The person's own saved rolls by name, then those of the sheets that are theirs."""
    return _select(
        db,
        "user_id = :me OR sheet_id IN (SELECT id FROM sheets WHERE deleted_at IS NULL AND owner_id = :me)"
        " OR (:gm AND sheets.id IS NOT NULL AND sheets.owner_id IS NULL)"
        " ORDER BY user_id IS NULL, sheets.name_key, saved_rolls.name_key",
        me=viewer.user_id,
        gm=viewer.is_gm,
    )


def callable_by(db: Database, viewer: Viewer, sheet: Sheet | None) -> dict[str, list[SavedRoll]]:
    """The saved rolls that the person can call, by key; several where it is not clear which of them is meant.

    A short name means the roll of `sheet`, then their own, then those of their sheets.
    """
    found: dict[str, list[SavedRoll]] = {}
    own: dict[str, list[SavedRoll]] = {}
    for roll in of_person(db, viewer):
        if roll.user_id is not None:
            own[saved_key(roll.name)] = [roll]
        else:
            found.setdefault(saved_key(roll.name), []).append(roll)
            found.setdefault(saved_key(roll.full_name), []).append(roll)
    chosen = _select(db, "sheet_id = :sheet", sheet=sheet.id) if sheet else ()
    return found | own | {saved_key(roll.name): [roll] for roll in chosen}


def forget(db: Database, viewer: Viewer, saved_id: int) -> SavedRoll:
    """Forget a saved roll of the person or of a sheet that they may change.

    Raises `Refused(CLOSED)` for one that is gone or not theirs: the button is an old one.
    """
    known = 0 < saved_id < 2**63  # what SQLite can look for
    for roll in _select(db, "saved_rolls.id = :id", id=saved_id) if known else ():
        if roll.user_id == viewer.user_id or (
            roll.sheet_id is not None and viewer.edits(sheets.get(db, roll.sheet_id))
        ):
            db.conn.execute("DELETE FROM saved_rolls WHERE id = ?", (saved_id,))
            return roll
    raise Refused(Shared.CLOSED)


def only_sheet(db: Database, viewer: Viewer) -> Sheet | None:
    """The person's only sheet; None if they have none or several."""
    found = db.conn.execute(
        "SELECT id FROM sheets WHERE deleted_at IS NULL AND owner_id = ? LIMIT 2", (viewer.user_id,)
    ).fetchall()
    return sheets.get(db, found[0][0]) if len(found) == 1 else None


def only_of_kinds(db: Database, viewer: Viewer) -> list[Sheet]:
    """Those of the person's sheets that are the only one of their kind, in the order of their ids."""
    found = db.conn.execute(
        "SELECT min(id) FROM sheets WHERE deleted_at IS NULL AND owner_id = ? GROUP BY ruleset, kind"
        " HAVING count(*) = 1 ORDER BY 1",
        (viewer.user_id,),
    ).fetchall()
    return [sheets.get(db, sheet_id) for (sheet_id,) in found]


def _select(db: Database, where: str, **values: object) -> list[SavedRoll]:
    return [
        SavedRoll(id=id, name=name, expression=expression, user_id=user_id, sheet_id=sheet_id, sheet=sheet)
        for id, name, expression, user_id, sheet_id, sheet in db.conn.execute(_SELECT + where, values)
    ]

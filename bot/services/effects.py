"""Stored effects: what lasts on the sheets and in the scenes of a guild. They begin and end by rulings, and are never
deleted.

One that is due at a time of the clock has an alarm for as long as it lasts, set and taken away in the same transaction.
"""

import json
from collections.abc import Collection, Sequence

from sqlite_utils import Database

from bot.engine.effects import Due, Effect
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Address
from bot.services import alarms
from bot.services.clock import moment

SELECT = "SELECT id, ruleset, kind, sheet_id, source_id, rounds, due, details FROM effects WHERE "

LASTING = "ended_by IS NULL AND sheet_id IN (SELECT 0 UNION ALL SELECT id FROM sheets WHERE deleted_at IS NULL)"
"""Effects on a deleted sheet rest; they are there again when the sheet is brought back, unless their time is over."""

OVER = "effect-over"
"""The alarm by which an effect ends."""

_dump = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode


def begin(db: Database, begun: Sequence[Effect], *, by: int) -> None:
    """Lay these effects on their sheets, in this order, by the ledger's entry `by`."""
    for effect in begun:
        added = db.conn.execute(
            "INSERT INTO effects (ruleset, kind, sheet_id, source_id, rounds, scene_id, due, details, begun_by)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(effect.ruleset, effect.kind, effect.sheet_id, effect.source_id, effect.rounds),
                *(effect.due and effect.due.scene_id, effect.due and effect.due.model_dump_json()),
                *(_dump(effect.details), by),
            ),
        )
        _set_alarm(db, added.lastrowid, effect.due)


def end(db: Database, ended: Sequence[Effect], *, by: int) -> None:
    """End these stored effects by the ledger's entry `by`.

    Raises `Refused` with CHANGED_MEANWHILE where one does not last any more.
    """
    for effect in ended:
        done = db.conn.execute("UPDATE effects SET ended_by = ? WHERE id = ? AND ended_by IS NULL", (by, effect.id))
        if done.rowcount == 0:
            raise Refused(Shared.CHANGED_MEANWHILE)
        if effect.due is not None and effect.due.at is not None:
            alarms.cancel(db, _key(effect.id))


def get(db: Database, effect_id: int) -> Effect:
    """The effect with this id, if it lasts. Raises `Refused` with CLOSED."""
    for effect in _select(db, f"{LASTING} AND id = ?", effect_id):
        return effect
    raise Refused(Shared.CLOSED)


def unended(db: Database, effect_id: int) -> Effect | None:
    """The effect with this id if nothing has ended it, though it may rest with its sheet; None for any other."""
    return next(iter(_select(db, "ended_by IS NULL AND id = ?", effect_id)), None)


def origin(db: Database, effect_id: int) -> int:
    """The ledger's entry by which the effect with this id began. Raises `Refused` with CLOSED."""
    for (entry_id,) in db.conn.execute("SELECT begun_by FROM effects WHERE id = ?", (effect_id,)):
        return int(entry_id)
    raise Refused(Shared.CLOSED)


def lasting(db: Database, *, ruleset: str | None = None, sheet_ids: Collection[int] | None = None) -> list[Effect]:
    """The ruleset's effects that last, or those of all, in the order in which they began; with `sheet_ids` those on
    these sheets."""
    # As one JSON value, since SQLite bounds how many values a statement may be given.
    on_these = "TRUE" if sheet_ids is None else "sheet_id IN (SELECT value FROM json_each(?))"
    given = () if sheet_ids is None else (json.dumps(list(sheet_ids)),)
    return _select(db, f"{LASTING} AND ruleset = coalesce(?, ruleset) AND {on_these} ORDER BY id", ruleset, *given)


def by_ids(db: Database, ids: Collection[int]) -> list[Effect]:
    """Those of the effects with these ids that last, in the order in which they began."""
    these = "id IN (SELECT value FROM json_each(?))"
    return _select(db, f"{LASTING} AND {these} ORDER BY id", json.dumps(list(ids)))


def begun_by(db: Database, entry_id: int) -> list[Effect]:
    """The effects that began by this entry of the ledger and still last, in the order in which they began."""
    return _select(db, f"{LASTING} AND begun_by = ? ORDER BY id", entry_id)


def ended_by(db: Database, entry_id: int) -> list[Effect]:
    """The effects that this entry of the ledger ended, in the order in which they began."""
    return _select(db, "ended_by = ? ORDER BY id", entry_id)


def of_scene(db: Database, scene_id: int, sheet_ids: Collection[int]) -> list[Effect]:
    """The effects that last on these sheets, and those that the scene drives, in the order in which they began."""
    on_these = "sheet_id IN (SELECT value FROM json_each(?))"
    given = (scene_id, json.dumps(list(sheet_ids)))
    return _select(db, f"{LASTING} AND (scene_id = ? OR {on_these}) ORDER BY id", *given)


def drive(db: Database, driven: Sequence[Effect]) -> None:
    """Store when these effects are due."""
    for effect in driven:
        if effect.due:
            given = (effect.due.scene_id, effect.due.model_dump_json(), effect.id)
            db.conn.execute("UPDATE effects SET scene_id = ?, due = ? WHERE id = ?", given)


def resume(db: Database, *, ended_by: int) -> None:
    """Let the effects that this entry of the ledger ended last again, as they were: the entry has been taken back.

    One whose time was over by then has no alarm any more: whoever takes that back wants it to last.
    """
    rows = db.conn.execute(
        "SELECT effects.id, due, ledger.at FROM effects JOIN ledger ON ledger.id = ended_by"
        " WHERE ended_by = ? AND due IS NOT NULL",
        (ended_by,),
    ).fetchall()
    db.conn.execute("UPDATE effects SET ended_by = NULL WHERE ended_by = ?", (ended_by,))
    for effect_id, stored, ended_at in rows:
        due = Due.model_validate_json(stored)
        if due.at is not None and due.at > moment(ended_at):
            _set_alarm(db, effect_id, due)


def _set_alarm(db: Database, effect_id: int | None, due: Due | None) -> None:
    if due is not None and due.at is not None:
        alarms.set(db, _key(effect_id), due.at, Address(package="tabletop", action=OVER, args=(str(effect_id),)))


def _key(effect_id: int | None) -> str:
    return f"effect:{effect_id}"


def _select(db: Database, which: str, *values: object) -> list[Effect]:
    return [
        Effect(
            id=id,
            ruleset=ruleset,
            kind=kind,
            sheet_id=sheet_id,
            source_id=source_id,
            rounds=rounds,
            due=due and Due.model_validate_json(due),
            details=json.loads(details),
        )
        for id, ruleset, kind, sheet_id, source_id, rounds, due, details in db.conn.execute(SELECT + which, values)
    ]

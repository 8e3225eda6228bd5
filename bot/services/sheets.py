"""Stored sheets: who may know of them, who may read them, and how they change."""

import json
import re
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Change
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import clean, name_key
from bot.services.clock import stamp

SELECT = "SELECT id, ruleset, kind, name, owner_id, stats, hidden, version FROM sheets WHERE deleted_at IS NULL AND "

NUMBER = r"#([0-9]{1,18})"
"""How a sheet is meant by its id; no sheet may be named like that."""

_dump = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode


def create(
    db: Database,
    *,
    ruleset: str,
    kind: str,
    name: str,
    owner_id: int | None,
    stats: Mapping[str, Any],
    now: datetime,
    hidden: bool = False,
) -> Sheet:
    """A new sheet. Its name is unique among the players' sheets, or among the GM's.

    Raises `Refused` with NAME_EMPTY, NAME_HAS_COMMA, NAME_IS_NUMBER or NAME_TAKEN.
    """
    name = _proper(name)
    values = (ruleset, kind, name, name_key(name), owner_id, _dump(stats), hidden, stamp(now), stamp(now))
    try:
        made = db.conn.execute(
            "INSERT INTO sheets"
            " (ruleset, kind, name, name_key, owner_id, stats, hidden, created_at, updated_at, version)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
            values,
        )
    except sqlite3.IntegrityError as error:
        raise _taken(error, name) from None
    return _select(db, "id = ?", made.lastrowid)[0]


def get(db: Database, sheet_id: int) -> Sheet:
    """The sheet with this id, whoever asks. Raises `Refused` with NO_SUCH_SHEET."""
    for sheet in _select(db, "id = ?", sheet_id):
        return sheet
    raise Refused(Shared.NO_SUCH_SHEET, name=f"#{sheet_id}")


def find(
    db: Database, typed: str, viewer: Viewer, *, ruleset: str | None = None, kinds: Collection[str] | None = None
) -> Sheet:
    """The sheet that `typed` means to `viewer`: `#12`, or a name in any case and composition, one's own first.

    Raises `Refused` with NO_SUCH_SHEET, and says the same of a sheet that the viewer may not even know of.
    """
    wanted = clean(typed)
    if numbered := re.fullmatch(NUMBER, wanted):
        meant = _select(db, "id = ?", int(numbered[1]))
    else:
        meant = _select(db, "name_key = ?", name_key(wanted))
    meant.sort(key=lambda sheet: (not viewer.owns(sheet), sheet.owner_id is None))
    for sheet in _offered(meant, viewer, ruleset, kinds):
        return sheet
    raise Refused(Shared.NO_SUCH_SHEET, name=wanted)


def listed(
    db: Database, viewer: Viewer, *, ruleset: str | None = None, kinds: Collection[str] | None = None
) -> list[Sheet]:
    """The sheets that the viewer may know of, by kind and name. Their numbers are for `viewer.sees` to give."""
    return _offered(_select(db, "TRUE ORDER BY kind, name_key, id"), viewer, ruleset, kinds)


def unnamed(db: Database, sheet_ids: Iterable[int], viewer: Viewer) -> frozenset[int]:
    """Those of the sheets whose existence this viewer may not know of. One that is gone is among them: it may have been
    hidden."""
    return frozenset(
        sheet_id
        for sheet_id in sheet_ids
        if not viewer.is_gm and not any(viewer.names(sheet) for sheet in _select(db, "id = ?", sheet_id))
    )


def update(
    db: Database,
    sheet: Sheet,
    *,
    now: datetime,
    stats: Mapping[str, Any] | None = None,
    name: str | None = None,
    hidden: bool | None = None,
) -> Sheet:
    """The sheet with what is given changed, one version on.

    Raises `Refused` with CHANGED_MEANWHILE unless `sheet` is the stored version; and as `create` for a new name.
    """
    _store(db, sheet, sheet.stats if stats is None else stats, sheet.hidden if hidden is None else hidden, now)
    if name is not None:
        name = _proper(name)
        try:
            db.conn.execute("UPDATE sheets SET name = ?, name_key = ? WHERE id = ?", (name, name_key(name), sheet.id))
        except sqlite3.IntegrityError as error:
            raise _taken(error, name) from None
    return get(db, sheet.id)


def apply(db: Database, changes: Collection[Change], now: datetime) -> None:
    """Make the changes of a ruling, in their order.

    Raises `Refused` with CHANGED_MEANWHILE if a sheet has gone, or a value is no longer what the ruling started from.
    """
    for sheet_id in dict.fromkeys(change.sheet_id for change in changes):
        found = _select(db, "id = ?", sheet_id)
        stats = dict(found[0].stats) if found else {}
        for change in changes:
            if change.sheet_id == sheet_id:
                if not found or stats.get(change.field) != change.before:
                    raise Refused(Shared.CHANGED_MEANWHILE)
                stats[change.field] = change.after
        _store(db, found[0], stats, found[0].hidden, now)


def _select(db: Database, where: str, *values: object) -> list[Sheet]:
    return [
        Sheet(
            id=id,
            ruleset=ruleset,
            kind=kind,
            name=name,
            owner_id=owner_id,
            stats=json.loads(stats),
            hidden=hidden,
            version=version,
        )
        for id, ruleset, kind, name, owner_id, stats, hidden, version in db.conn.execute(SELECT + where, values)
    ]


def _store(db: Database, sheet: Sheet, stats: Mapping[str, Any], hidden: bool, now: datetime) -> None:
    done = db.conn.execute(
        "UPDATE sheets SET stats = ?, hidden = ?, updated_at = ?, version = version + 1"
        " WHERE id = ? AND version = ? AND deleted_at IS NULL",
        (_dump(stats), hidden, stamp(now), sheet.id, sheet.version),
    )
    if done.rowcount == 0:
        raise Refused(Shared.CHANGED_MEANWHILE)


def _offered(
    sheets: Iterable[Sheet], viewer: Viewer, ruleset: str | None, kinds: Collection[str] | None
) -> list[Sheet]:
    return [
        sheet
        for sheet in sheets
        if viewer.names(sheet) and ruleset in (None, sheet.ruleset) and (kinds is None or sheet.kind in kinds)
    ]


def _proper(name: str) -> str:
    name = clean(name)
    if not name_key(name):
        raise Refused(Shared.NAME_EMPTY)
    if "," in name:
        raise Refused(Shared.NAME_HAS_COMMA, name=name)
    if re.fullmatch(NUMBER, name):
        raise Refused(Shared.NAME_IS_NUMBER, name=name)
    return name


def _taken(error: sqlite3.IntegrityError, name: str) -> Exception:
    if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
        return Refused(Shared.NAME_TAKEN, name=name)
    return error

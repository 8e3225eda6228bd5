"""Stored sheets: who may know of them, who may read them, and how they change."""

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from pydantic_core import from_json
from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Change
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import clean, name_key, search_key
from bot.services.clock import stamp

SELECT = "SELECT id, ruleset, kind, name, owner_id, stats, hidden, version FROM sheets WHERE "

UPDATE = "UPDATE sheets SET updated_at = ?, version = version + 1"

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
    _require_free(db, name, owner_id, hidden)
    made = db.conn.execute(
        "INSERT INTO sheets"
        " (ruleset, kind, name, name_key, search_key, owner_id, stats, hidden, created_at, updated_at, version)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
        (
            *(ruleset, kind, name, name_key(name), search_key(name)),
            *(owner_id, _dump(stats), hidden, stamp(now), stamp(now)),
        ),
    )
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
    meant.sort(key=lambda sheet: (not viewer.owns(sheet), sheet.owner_id is None, sheet.hidden))
    for sheet in meant:
        if viewer.names(sheet) and ruleset in (None, sheet.ruleset) and (kinds is None or sheet.kind in kinds):
            return sheet
    raise Refused(Shared.NO_SUCH_SHEET, name=wanted)


def listed(
    db: Database, viewer: Viewer, *, ruleset: str | None = None, kinds: Collection[str] | None = None
) -> list[Sheet]:
    """The sheets that the viewer may know of, by kind and name. Their numbers are for `viewer.sees` to give."""
    kinds_given = f"kind IN ({', '.join('?' * len(kinds))})" if kinds is not None else "TRUE"
    # Whatever is narrowed here need not be read.
    found = _select(
        db,
        f"(? IS NULL OR ruleset = ?) AND {kinds_given} ORDER BY kind, name_key, id",
        *(ruleset, ruleset, *(kinds or ())),
    )
    return [sheet for sheet in found if viewer.names(sheet)]


def by_ids(db: Database, ids: Sequence[int]) -> list[Sheet]:
    """The sheets with these ids, in their order; those that are gone are left out."""
    found = {sheet.id: sheet for sheet in _select(db, "id IN (SELECT value FROM json_each(?))", json.dumps(list(ids)))}
    return [found[sheet_id] for sheet_id in ids if sheet_id in found]


def unnamed(db: Database, sheet_ids: Iterable[int], viewer: Viewer) -> frozenset[int]:
    """Those of the sheets whose existence this viewer may not know of. One that is gone is among them: it may have been
    hidden."""
    if viewer.is_gm:
        return frozenset()
    ids = frozenset(sheet_ids)
    named = db.conn.execute(  # as `viewer.names`, but without reading the sheets: there may be many
        "SELECT id FROM sheets WHERE deleted_at IS NULL AND (NOT hidden OR owner_id = ?)"
        " AND id IN (SELECT value FROM json_each(?))",
        (viewer.user_id, json.dumps(list(ids))),
    )
    return ids - {sheet_id for (sheet_id,) in named}


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
    name = sheet.name if name is None else _proper(name)
    hidden = sheet.hidden if hidden is None else hidden
    if (name_key(name), hidden) != (name_key(sheet.name), sheet.hidden):
        _require_free(db, name, sheet.owner_id, hidden, besides=sheet.id)
    values = (_dump(sheet.stats if stats is None else stats), hidden, name, name_key(name), search_key(name))
    _mark(db, sheet, now, "stats = ?, hidden = ?, name = ?, name_key = ?, search_key = ?", *values)
    return get(db, sheet.id)


def give(db: Database, sheet: Sheet, owner_id: int | None, *, by_gm: bool, now: datetime) -> Sheet:
    """The sheet as its new owner's; None is the GM.

    Raises `Refused` with CHANGED_MEANWHILE unless `sheet` is the stored version, with NAME_TAKEN where its name is not
    free. Unless the giver is the GM, a hidden sheet of the GM's does not count: the refusal would betray it.
    """
    if (sheet.owner_id is None) != (owner_id is None):
        _require_free(db, sheet.name, owner_id, sheet.hidden, besides=sheet.id, knows_all=by_gm)
    _mark(db, sheet, now, "owner_id = ?", owner_id)
    return get(db, sheet.id)


def delete(db: Database, sheet: Sheet, now: datetime) -> None:
    """The sheet is gone until it is brought back, and its name is free.

    Raises `Refused` with CHANGED_MEANWHILE unless `sheet` is the stored version.
    """
    _mark(db, sheet, now, "deleted_at = ?", stamp(now))


def deleted(db: Database, sheet_id: int) -> Sheet:
    """The deleted sheet with this id, whoever asks. Raises `Refused` with NO_SUCH_SHEET."""
    for sheet in _select(db, "id = ?", sheet_id, gone=True):
        return sheet
    raise Refused(Shared.NO_SUCH_SHEET, name=f"#{sheet_id}")


def is_hidden(db: Database, sheet_id: int) -> bool:
    """Whether the sheet with this id is hidden, or was when it was deleted."""
    row = db.conn.execute("SELECT hidden FROM sheets WHERE id = ?", (sheet_id,)).fetchone()
    return bool(row and row[0])


def bring_back(db: Database, sheet: Sheet, now: datetime) -> Sheet:
    """A deleted sheet as it was. Raises `Refused` with NAME_TAKEN if its name has been given away meanwhile."""
    _require_free(db, sheet.name, sheet.owner_id, sheet.hidden)
    db.conn.execute(f"{UPDATE}, deleted_at = NULL WHERE id = ?", (stamp(now), sheet.id))
    return get(db, sheet.id)


def apply(db: Database, changes: Collection[Change], now: datetime) -> None:
    """Make the changes of a ruling, in their order.

    Raises `Refused` with CHANGED_MEANWHILE if a sheet has gone, or a value is no longer what the ruling started from.
    """
    for sheet_id in dict.fromkeys(change.sheet_id for change in changes):
        # Neither a whole sheet nor its name: writing a name again would write its indexes again.
        found = db.conn.execute("SELECT stats FROM sheets WHERE id = ? AND deleted_at IS NULL", (sheet_id,)).fetchone()
        stats = from_json(found[0]) if found else {}
        for change in changes:
            if change.sheet_id == sheet_id:
                if not found or stats.get(change.field) != change.before:
                    raise Refused(Shared.CHANGED_MEANWHILE)
                stats[change.field] = change.after
        db.conn.execute(f"{UPDATE}, stats = ? WHERE id = ?", (stamp(now), _dump(stats), sheet_id))


def _select(db: Database, where: str, *values: object, gone: bool = False) -> list[Sheet]:
    there = "deleted_at IS NOT NULL" if gone else "deleted_at IS NULL"
    return [
        Sheet(
            id=id,
            ruleset=ruleset,
            kind=kind,
            name=name,
            owner_id=owner_id,
            stats=from_json(stats),
            hidden=hidden,
            version=version,
        )
        for id, ruleset, kind, name, owner_id, stats, hidden, version in db.conn.execute(
            f"{SELECT}{there} AND {where}", values
        )
    ]


def _mark(db: Database, sheet: Sheet, now: datetime, what: str, *values: object) -> None:
    done = db.conn.execute(
        f"{UPDATE}, {what} WHERE id = ? AND version = ? AND deleted_at IS NULL",
        (stamp(now), *values, sheet.id, sheet.version),
    )
    if done.rowcount == 0:
        raise Refused(Shared.CHANGED_MEANWHILE)


def _proper(name: str) -> str:
    name = clean(name)
    if not name_key(name):
        raise Refused(Shared.NAME_EMPTY)
    if "," in name:
        raise Refused(Shared.NAME_HAS_COMMA, name=name)
    if re.fullmatch(NUMBER, name):
        raise Refused(Shared.NAME_IS_NUMBER, name=name)
    return name


def _require_free(
    db: Database, name: str, owner_id: int | None, hidden: bool, *, besides: int = 0, knows_all: bool = True
) -> None:
    """Raises NAME_TAKEN. Hidden names are apart from the others, since a refusal must not betray them; but the GM, who
    knows them all, has each name once."""
    both = owner_id is None and knows_all
    taken = db.conn.execute(
        "SELECT 1 FROM sheets WHERE name_key = ? AND (owner_id IS NULL) = ? AND hidden IN (?, ?) AND id <> ?"
        " AND deleted_at IS NULL",
        (name_key(name), owner_id is None, hidden, hidden != both, besides),
    ).fetchone()
    if taken:
        raise Refused(Shared.NAME_TAKEN, name=name)

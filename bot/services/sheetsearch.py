"""Finding sheets among thousands: suggestions while somebody types, and pages of the list.

Whoever may not know of a sheet is kept from it by the query itself; the conditions say in SQL what `Viewer` says.
"""

from collections.abc import Collection
from enum import StrEnum
from typing import Any

from sqlite_utils import Database

from bot.engine.model import Frozen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import SUGGESTIONS, best_keys, clean, search_key
from bot.services import sheets

CANDIDATES = 40
"""Names that are compared for likeness, letter by letter: those that share most with what was typed, and the first
letter where there are so many with it."""

BEGINS = "search_key >= :begin AND search_key < :end"
LAST = "\U0010ffff"


class Right(StrEnum):
    """What somebody must be allowed with a sheet for it to be suggested: to know it, read it, or change it."""

    NAME = "(:gm OR owner_id = :me OR NOT hidden)"
    SEE = "(:gm OR owner_id = :me OR (owner_id IS NOT NULL AND NOT hidden))"
    EDIT = "(:gm OR owner_id = :me)"


class Page(Frozen):
    """One page of the list: its sheets, its number counted from 0, and how many sheets there are on all pages."""

    sheets: tuple[Sheet, ...]
    number: int
    total: int


def suggested(
    db: Database,
    viewer: Viewer,
    typed: str,
    *,
    right: Right,
    ruleset: str | None = None,
    kinds: Collection[str] | None = None,
    limit: int = SUGGESTIONS,
) -> list[tuple[str, int]]:
    """Names and ids of the `limit` best sheets for what has been typed: prefixes, parts, then similar names.

    Prefixes come from the index, parts from one walk through it, and only the likeliest are compared letter by letter.
    """
    where = f"FROM sheets WHERE deleted_at IS NULL AND {right}"
    values: dict[str, Any] = {"gm": viewer.is_gm, "me": viewer.user_id, "limit": limit}
    if ruleset is not None:
        where += " AND ruleset = :ruleset"
        values["ruleset"] = ruleset
    if kinds is not None:
        where += f" AND kind IN ({', '.join(f':kind{n}' for n in range(len(kinds)))})"
        values |= {f"kind{n}": kind for n, kind in enumerate(kinds)}

    def rows(condition: str, order: str, **more: Any) -> list[tuple[str, str, int]]:
        query = f"SELECT search_key, name, id {where} AND {condition} ORDER BY {order} LIMIT :limit"
        return db.conn.execute(query, values | more).fetchall()

    wanted = search_key(clean(typed))
    if not wanted:
        return [(name, sheet_id) for _, name, sheet_id in rows("TRUE", "search_key")]
    found = rows(BEGINS, "search_key", begin=wanted, end=wanted + LAST)
    if len(found) < limit:
        found += rows("instr(search_key, :wanted) > 1", "search_key", wanted=wanted)
    if len(found) < limit:
        middle = len(wanted) // 2
        pairs = {"first": wanted[:2], "middle": wanted[middle : middle + 2], "last": wanted[-2:]}
        most_shared = " + ".join(f"(instr(search_key, :{pair}) > 0)" for pair in pairs) + " DESC"
        others = "instr(search_key, :wanted) = 0"
        asked = {"wanted": wanted, "begin": wanted[0], "end": wanted[0] + LAST, **pairs, "limit": CANDIDATES}
        likely = rows(f"{others} AND {BEGINS}", most_shared, **asked)
        found += likely if len(likely) == CANDIDATES else rows(others, most_shared, **asked)
    best = best_keys(wanted, (key for key, _, _ in found))
    return [(found[position][1], found[position][2]) for position in best[:limit]]


def page(db: Database, viewer: Viewer, number: int, size: int) -> Page:
    """Page `number` of the sheets that the viewer may know of, by kind and name; the nearest where there is none."""
    values = {"gm": viewer.is_gm, "me": viewer.user_id}
    where = f"FROM sheets WHERE deleted_at IS NULL AND {Right.NAME}"
    total: int = db.conn.execute(f"SELECT count(*) {where}", values).fetchone()[0]
    number = max(0, min(number, (total - 1) // size))
    ids = db.conn.execute(
        f"SELECT id {where} ORDER BY kind, search_key, id LIMIT :size OFFSET :start",
        values | {"size": size, "start": number * size},
    )
    return Page(sheets=tuple(sheets.by_ids(db, [row[0] for row in ids])), number=number, total=total)

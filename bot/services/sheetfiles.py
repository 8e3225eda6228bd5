"""Sheets as JSON files: what `/sheet export` writes and `/sheet import` reads.

    {"gravecaller": 1, "sheets": [
    {"ruleset": "…", "kind": "…", "name": "Ada", "owner": "me", "stats": {"level": 5}}
    ]}

`owner` is `gm`, `me` (whoever imports the file), or the id of a person; without one it is `me`. `hidden` is true or
absent. `stats` are the fields of the kind; those with a default may be missing. Nothing else may stand there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import Field, ValidationError
from pydantic_core import from_json
from sqlite_utils import Database

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.sheet import Sheet, SheetKind, SheetRefusal, Viewer
from bot.engine.text import Text, clean, say
from bot.services import sheets

FORMAT = 1
"""The version of the format; a file of another one is refused."""

LARGEST = 256 * 1024
"""Bytes of the largest file."""

MOST = 2000
"""Sheets in one file."""

FAULTS = 200
"""Faults that are told of one file; the rest is counted."""

Kinds = Mapping[tuple[str, str], SheetKind]


class FileRefusal(Refusal):
    """Why a file is not imported."""

    TOO_LARGE = "refusal-file-too-large"
    UNREADABLE = "refusal-file-unreadable"
    NO_SHEETS = "refusal-file-no-sheets"
    OTHER_FORMAT = "refusal-file-other-format"
    TOO_MANY = "refusal-file-too-many"
    FAULTS = "refusal-file-faults"


class FaultyFile(Refused):
    """A file with faults: all of them, row by row. Nothing of it has been stored."""

    def __init__(self, faults: Sequence[Text]) -> None:
        super().__init__(FileRefusal.FAULTS, n=len(faults))
        self.faults = tuple(faults[:FAULTS])
        self.untold = len(faults) - len(self.faults)


class Row(Frozen):
    """A sheet as it stands in a file."""

    ruleset: str
    kind: str
    name: str
    owner: str = Field(default="me", pattern=r"^(gm|me|[0-9]{1,18}|[1-8][0-9]{18})$")
    hidden: bool = False
    stats: dict[str, Any] = Field(default_factory=dict)


@dataclass(frozen=True)
class Checked:
    """What became of one row: the sheet to be made, unless the row cannot be read at all, and what is wrong with it."""

    number: int
    row: Row | None
    owner_id: int | None = None
    faults: tuple[Text, ...] = ()


def written(chosen: Iterable[Sheet], viewer: Viewer) -> list[bytes]:
    """Files with these sheets, each small enough to be imported; one sheet a line."""
    files: list[list[bytes]] = []
    room = 0
    for sheet in chosen:
        line = json.dumps(_row(sheet, viewer), ensure_ascii=False).encode()
        if not files or len(line) > room or len(files[-1]) == MOST:
            files.append([])
            room = LARGEST - 100
        files[-1].append(line)
        room -= len(line) + 2
    return [b'{"gravecaller": %d, "sheets": [\n%b\n]}\n' % (FORMAT, b",\n".join(lines)) for lines in files]


def rows_in(data: bytes) -> list[Any]:
    """The rows of a file, not looked at yet. Raises `Refused` with a FileRefusal for what is no file of sheets."""
    if len(data) > LARGEST:
        raise Refused(FileRefusal.TOO_LARGE, limit=LARGEST // 1024)
    try:
        whole = from_json(data.decode("utf-8-sig"), allow_inf_nan=False)  # refuses what is nested too deep
    except ValueError:
        raise Refused(FileRefusal.UNREADABLE) from None
    if (
        not isinstance(whole, dict)
        or not isinstance(whole.get("sheets"), list)
        or set(whole) - {"gravecaller", "sheets"}
    ):
        raise Refused(FileRefusal.NO_SHEETS)
    if whole.get("gravecaller") != FORMAT:
        raise Refused(FileRefusal.OTHER_FORMAT, format=FORMAT)
    rows: list[Any] = whole["sheets"]
    if len(rows) > MOST:
        raise Refused(FileRefusal.TOO_MANY, limit=MOST)
    return rows


def checked(rows: Sequence[Any], first: int, viewer: Viewer, kinds: Kinds) -> list[Checked]:
    """Rows, counted from `first`, with all that is wrong with them as far as it can be told without the stored sheets.

    What a player imports is the player's own, whoever owned it before; only the GM imports kinds of the GM's, hidden
    sheets, and sheets of others.
    """
    return [_checked(number, row, viewer, kinds) for number, row in enumerate(rows, first)]


def store(db: Database, rows: Iterable[Checked], now: datetime) -> list[int]:
    """Make all these sheets in the transaction that this runs in, and return their ids.

    Raises `FaultyFile` with every fault of every row, also names that are not free; the transaction must not be kept
    then.
    """
    faults: list[Text] = []
    made: list[int] = []
    for row in rows:
        faults += row.faults
        if row.row is None:
            continue
        try:
            made.append(_create(db, row.row, row.owner_id, now).id)
        except Refused as refused:
            faults.append(_fault(row.number, row.row.name, refused))
    if faults:
        raise FaultyFile(faults)
    return made


def _checked(number: int, row: Any, viewer: Viewer, kinds: Kinds) -> Checked:
    try:
        read = Row.model_validate(row, strict=True)
    except ValidationError as invalid:
        return Checked(
            number, None, faults=tuple(_shape_fault(number, fault["loc"], fault["type"]) for fault in invalid.errors())
        )
    refused: list[Refused] = []
    kind = kinds.get((read.ruleset, read.kind))
    if kind is None:
        refused.append(Refused(Shared.NO_SUCH_KIND, kind=clean(f"{read.ruleset}.{read.kind}", limit=50)))
    else:
        refused += kind.faults(read.stats)
        if not viewer.is_gm and (kind.gm_only or read.hidden):
            refused.append(Refused(SheetRefusal.GM_IMPORTS))
        if not refused:
            read = read.model_copy(update={"stats": kind.model.model_validate(read.stats).model_dump(mode="json")})
    faults = tuple(_fault(number, read.name, refusal) for refusal in refused)
    return Checked(number, read, _owner(read.owner, viewer, kind), faults)


def _create(db: Database, row: Row, owner_id: int | None, now: datetime) -> Sheet:
    return sheets.create(
        db,
        ruleset=row.ruleset,
        kind=row.kind,
        name=row.name,
        owner_id=owner_id,
        stats=row.stats,
        now=now,
        hidden=row.hidden,
    )


def _row(sheet: Sheet, viewer: Viewer) -> dict[str, Any]:
    owner = "me" if sheet.owner_id == viewer.user_id else str(sheet.owner_id or "gm")
    hidden = {"hidden": True} if sheet.hidden else {}
    return {
        "ruleset": sheet.ruleset,
        "kind": sheet.kind,
        "name": sheet.name,
        "owner": owner,
        **hidden,
        "stats": sheet.stats,
    }


def _owner(written: str, viewer: Viewer, kind: SheetKind | None) -> int | None:
    if not viewer.is_gm:
        return viewer.user_id
    if written == "me":
        return None if kind is not None and kind.gm_only else viewer.user_id
    return None if written == "gm" else int(written)


def _fault(number: int, name: str, refused: Refused) -> Text:
    return say("sheet-file-fault", row=number, name=clean(name), fault=refused.text)


def _shape_fault(number: int, loc: tuple[int | str, ...], type: str) -> Text:
    field = clean(".".join(map(str, loc)), limit=50)
    if type == "extra_forbidden":
        return say("sheet-file-unknown-field", row=number, field=field)
    if type == "missing":
        return say("sheet-file-missing-field", row=number, field=field)
    return say("sheet-file-wrong-field", row=number, field=field)

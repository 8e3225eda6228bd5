"""The ledger as files: JSON that `python -m bot verify` checks, a table as CSV, and Markdown to read.

    {"gravecaller": 1, "at": "…", "seeds": [{"id": 1, "seed": null, "seed_hash": "…", …}], "ledger": [{"id": 1, …}]}

An entry that is kept from whoever exports stands there with its number alone, so that none seems to be missing.
"""

import csv
import io
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlite_utils import Database

from bot.engine.sheet import Viewer
from bot.engine.text import Text
from bot.services import corrections, ledger
from bot.services.clock import stamp
from bot.services.ledger import Entry

FORMAT: Final = 1

CHUNK = 1000
"""Entries that are read at a time: others of the guild have their turn in between."""

COLUMNS = (
    *("entry", "at", "actor", "channel", "ruleset", "kind", "visibility", "after", "faces", "changes", "corrected"),
)

Speak = Callable[[Text], str]


def last(db: Database) -> int:
    """The number of the last entry; 0 for none."""
    return int(db.conn.execute("SELECT coalesce(max(id), 0) FROM ledger").fetchone()[0])


def chunk(db: Database, after: int, until: int) -> list[Entry]:
    """The next entries after this one, oldest first."""
    return ledger.select(db, "WHERE id > ? AND id <= ? ORDER BY id LIMIT ?", (after, until, CHUNK))


def corrected(db: Database, entry: Entry) -> str:
    """How an entry was corrected: `undone`, `amended`, or not at all."""
    marks = ["undone"] if ledger.is_undone(db, entry.id) else []
    return " ".join([*marks, *(["amended"] if corrections.amendments(db, entry.id) else [])])


def seeds(db: Database) -> list[dict[str, Any]]:
    """The seeds of the dice; one that is still in use stays secret, only its hash goes out."""
    return [{**row, "seed": row["seed"].hex() if row["revealed_at"] else None} for row in db["seeds"].rows]


def as_json(entry: Entry, viewer: Viewer, *, revealed: bool) -> dict[str, Any]:
    """An entry; of one that is kept from `viewer` only where its dice came from."""
    origin = {"id": entry.id, "seed_id": entry.seed_id, "number": entry.number}
    if not revealed and not entry.visibility.shows(viewer, entry.actor_id):
        return {**origin, "faces": [], "kept_back": True}
    return {
        **origin,
        "at": stamp(entry.at),
        "actor_id": entry.actor_id,
        "channel_id": entry.channel_id,
        "parent_id": entry.parent_id,
        "slot": entry.slot,
        "visibility": entry.visibility.value,
        "faces": entry.faces,
        "ruling": entry.ruling.model_dump(mode="json"),
    }


def json_file(at: str, seeds: Sequence[dict[str, Any]], entries: Sequence[dict[str, Any]]) -> bytes:
    """The whole as JSON, an entry a line."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    head = json.dumps({"gravecaller": FORMAT, "at": at, "seeds": seeds}, ensure_ascii=False)
    return f'{head[:-1]}, "ledger": [\n{lines}\n]}}\n'.encode()


def csv_file(entries: Sequence[tuple[Entry, str]]) -> bytes:
    """The entries with how they were corrected, as a table. No cell can be taken for a formula."""
    file = io.StringIO()
    table = csv.writer(file)
    table.writerow(COLUMNS)
    for entry, marks in entries:
        changes = "; ".join(
            f"sheet {one.sheet_id}: {one.field} {json.dumps(one.before)} -> {json.dumps(one.after)}"
            for one in entry.ruling.changes
        )
        cells = (
            *(entry.id, stamp(entry.at), entry.actor_id, entry.channel_id or "", entry.ruling.ruleset),
            *(entry.ruling.kind, entry.visibility.value, entry.parent_id or "", _faces(entry), changes, marks),
        )
        table.writerow([_plain(str(cell)) for cell in cells])
    return file.getvalue().encode("utf-8-sig")


def markdown(entry: Entry, kind: str, amended: Sequence[str], speak: Speak, trace: Sequence[Text]) -> str:
    """An entry with its trace in somebody's language, as a section."""
    who = f"<@{entry.actor_id}>" if entry.actor_id > 0 else "–"
    head = f"## {entry.id} · {entry.at:%Y-%m-%d %H:%M} UTC · {kind} · {who}"
    lines = [f"- {speak(text)}" for text in trace]
    faces = [f"- `{_faces(entry)}`"] if entry.faces else []
    return "\n".join([head, "", *(f"> {said}" for said in amended), *lines, *faces, ""])


def _faces(entry: Entry) -> str:
    return " ".join(f"d{face.sides}={face.face}" for face in entry.faces)


def _plain(cell: str) -> str:
    return f"'{cell}" if cell[:1] in {"=", "+", "-", "@", "\t", "\r"} and not cell.lstrip("-").isdecimal() else cell

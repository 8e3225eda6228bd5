"""What is stored of one person in a guild: taken out for them, and forgotten.

Whoever is forgotten leaves the game playable. Their sheets are deleted; only one that a ruling has changed stays, as
the GM's, under the name of the former player and without the words that were typed into it. In the ledger the dice and
the reckonings stay; the person's id, their words and the names of their sheets do not. So it is in scenes.
"""

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import datetime
from itertools import count
from typing import Any

from sqlite_utils import Database

from bot.engine.effects import CALLED
from bot.engine.privacy import FORMER_PLAYER, Holdings
from bot.engine.ruling import Ruling
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import name_key, search_key
from bot.services import alarms, claims, guilds, habits, ledger, maps, outbox, savedrolls, sceneprivacy, sheets
from bot.services.clock import stamp
from bot.services.ledger import Entry

FORGETTING = "forgetting"
"""The setting under which the ledger lets itself be changed; it never outlives its transaction."""

LEFT_OUT = "…"
"""Stands for words that have been forgotten."""

_LABEL = re.compile(r"\[[^\[\]]*[^\W\d_][^\[\]]*\]")
"""What somebody wrote behind dice; faces in brackets have no letters."""

Bare = Callable[[Sheet], Mapping[str, Any] | None]
"""The values of a sheet without the words that were typed into it; None where no ruleset knows it any more."""


def holdings(db: Database, user_id: int) -> Holdings:
    """What is stored of this person, and what forgetting them would do to it."""
    owned = _owned(db, user_id)
    played = _played(db, owned)
    return Holdings(
        sheets=len(owned) - len(played),
        played_sheets=len(played),
        saved_rolls=_count(
            db,
            "saved_rolls WHERE user_id = ? OR sheet_id IN (SELECT id FROM sheets WHERE owner_id = ?)",
            *(user_id, user_id),
        ),
        entries=_count(db, "ledger WHERE actor_id = ?", user_id),
        scenes=len(sceneprivacy.involved(db, user_id)),
        reminders=habits.exported(db, user_id) is not None,
        in_gm_seat=user_id in guilds.load(db).gm_users,
    )


def exported(db: Database, viewer: Viewer) -> dict[str, Any]:
    """All that is stored of `viewer` besides their sheets, as JSON values.

    What came of their own blind rolls is left out, and what would betray a hidden sheet.
    """
    own = db.conn.execute("SELECT id FROM ledger WHERE actor_id = ? ORDER BY id", (viewer.user_id,)).fetchall()
    entries = [ledger.get(db, entry_id) for (entry_id,) in own]
    spoken_of = {entry.id: set(_sheet_ids(entry.ruling.model_dump())) for entry in entries}
    unknown = sheets.unnamed(db, set().union(*spoken_of.values()), viewer)
    rolls = [roll for roll in savedrolls.of_person(db, viewer) if _is_own(db, roll.sheet_id, viewer)]
    return {
        "person": str(viewer.user_id),
        "in_gm_seat": viewer.user_id in guilds.load(db).gm_users,
        "saved_rolls": [{"name": roll.name, "expression": roll.expression, "sheet": roll.sheet} for roll in rolls],
        "deleted_sheets": [
            sheet.model_dump(mode="json", exclude={"owner_id", "version"})
            for sheet, is_gone in _owned(db, viewer.user_id).values()
            if is_gone
        ],
        "scenes": sceneprivacy.exported(db, viewer.user_id),
        "reminders": habits.exported(db, viewer.user_id),
        "vote_on_gm": claims.exported(db, viewer.user_id),
        "ledger": [_told(db, entry, viewer, betrays=bool(spoken_of[entry.id] & unknown)) for entry in entries],
    }


def forget(db: Database, user_id: int, *, alias: str, bare: Bare, now: datetime) -> Holdings:
    """Forget this person, for good; returns what there was. `alias` is the former player's name on sheets that stay."""
    held = holdings(db, user_id)
    db.conn.execute("PRAGMA secure_delete = ON")
    owned = _owned(db, user_id)
    played = _played(db, owned)
    names: dict[str, str] = {}
    db.conn.execute("DELETE FROM saved_rolls WHERE user_id = ?", (user_id,))
    for sheet, _ in owned.values():
        db.conn.execute("DELETE FROM saved_rolls WHERE sheet_id = ?", (sheet.id,))
        stats = bare(sheet) if sheet.id in played else None
        names.setdefault(sheet.name, alias)
        if stats is None:
            db.conn.execute("DELETE FROM sheets WHERE id = ?", (sheet.id,))
        else:
            names[sheet.name] = _hand_to_gm(db, sheet, stats, alias, now)
    names = dict.fromkeys(sceneprivacy.names(db, user_id), alias) | names
    laid = _laid(db, user_id)
    _forget_in_ledger(db, user_id, names, laid)
    scrub = _Scrub(user_id, names, None, laid).of
    sceneprivacy.forget(db, user_id, scrub)
    maps.forget(db, scrub)
    outbox.forget(db, user_id, scrub)
    alarms.forget(db, user_id)
    habits.forget(db, user_id)
    claims.forget(db, user_id)
    guilds.save(db, guilds.load(db).without(user_id))
    return held


def _owned(db: Database, user_id: int) -> dict[int, tuple[Sheet, bool]]:
    """The person's sheets by id, each with whether it has been deleted and could still be brought back."""
    rows = db.conn.execute("SELECT id, deleted_at IS NOT NULL FROM sheets WHERE owner_id = ? ORDER BY id", (user_id,))
    return {
        sheet_id: (sheets.deleted(db, sheet_id) if gone else sheets.get(db, sheet_id), bool(gone))
        for sheet_id, gone in rows.fetchall()
    }


def _played(db: Database, owned: Mapping[int, tuple[Sheet, bool]]) -> set[int]:
    """Those of the sheets that are there and that a ruling has changed."""
    if not owned:
        return set()
    changed = db.conn.execute(
        "SELECT DISTINCT json_extract(change.value, '$.sheet_id')"
        " FROM ledger, json_each(ledger.ruling, '$.changes') AS change"
    )
    return {sheet_id for (sheet_id,) in changed if sheet_id in owned and not owned[sheet_id][1]}


def _is_own(db: Database, sheet_id: int | None, viewer: Viewer) -> bool:
    return sheet_id is None or sheets.get(db, sheet_id).owner_id == viewer.user_id


def _hand_to_gm(db: Database, sheet: Sheet, stats: Mapping[str, Any], alias: str, now: datetime) -> str:
    """Makes the sheet the GM's, under the first free form of `alias`, which is returned."""
    for n in count(1):
        name = alias if n == 1 else f"{alias} {n}"
        if not _count(db, "sheets WHERE name_key = ? AND deleted_at IS NULL", name_key(name)):
            break
    db.conn.execute(
        "UPDATE sheets SET owner_id = NULL, name = ?, name_key = ?, search_key = ?, stats = ?, updated_at = ?,"
        " version = version + 1 WHERE id = ?",
        (name, name_key(name), search_key(name), json.dumps(stats, ensure_ascii=False), stamp(now), sheet.id),
    )
    return name


def _laid(db: Database, user_id: int) -> set[str]:
    """What the effects are called that this person has laid under names of their own."""
    own = "ruleset = ? AND begun_by IN (SELECT id FROM ledger WHERE actor_id = ?)"
    return {words for (words,) in db.conn.execute(f"SELECT DISTINCT kind FROM effects WHERE {own}", (CALLED, user_id))}  # noqa: S608 - ours


def _forget_in_ledger(db: Database, user_id: int, names: Mapping[str, str], laid: Collection[str]) -> None:
    others = {name for (name,) in db.conn.execute("SELECT name FROM sheets")} - names.keys()
    marks = [str(user_id), *(json.dumps(name, ensure_ascii=False) for name in (*names, *laid))]
    db.conn.execute("INSERT INTO settings (key, value) VALUES (?, 'true')", (FORGETTING,))
    for entry_id, actor_id, ruling in db.conn.execute("SELECT id, actor_id, ruling FROM ledger").fetchall():
        is_own = actor_id == user_id
        if is_own or any(mark in ruling for mark in marks):
            scrub = _Scrub(user_id, names, others if is_own else None, laid)
            left = Ruling.model_validate(scrub.of(json.loads(ruling))).model_dump_json()
            new_actor = FORMER_PLAYER if is_own else actor_id
            db.conn.execute("UPDATE ledger SET actor_id = ?, ruling = ? WHERE id = ?", (new_actor, left, entry_id))
            _forget_in_effects(db, entry_id, scrub)
    db.conn.execute("DELETE FROM settings WHERE key = ?", (FORGETTING,))


def _forget_in_effects(db: Database, entry_id: int, scrub: "_Scrub") -> None:
    """What the entry began says no more than the entry does."""
    which = "SELECT id, ruleset, kind, details FROM effects WHERE begun_by = ?"
    for effect_id, ruleset, kind, details in db.conn.execute(which, (entry_id,)).fetchall():
        left = scrub.of({"ruleset": ruleset, "kind": kind, "details": json.loads(details)})
        given = (left["kind"], json.dumps(left["details"], ensure_ascii=False), effect_id)
        db.conn.execute("UPDATE effects SET kind = ?, details = ? WHERE id = ?", given)


class _Scrub:
    """Takes a person out of a ruling's JSON: their id, the names of their sheets, and in their own rulings their words.

    Words stand in names, in notes, and where an `Arg` is a plain string. `others` are the names of other people's
    sheets, which stay; None for a ruling of somebody else, of which only the person's names go, and what the effects
    are called that they have `laid`.
    """

    def __init__(
        self, user_id: int, names: Mapping[str, str], others: set[str] | None, laid: Collection[str] = ()
    ) -> None:
        self._user_id = user_id
        self._names = names
        self._others = others
        self._laid = laid

    def of(self, value: Any, key: str = "", *, is_arg: bool = False) -> Any:
        """`value`, which stands under `key`, without the person."""
        if isinstance(value, str):
            return str(FORMER_PLAYER) if value == str(self._user_id) else self._words(value, key, is_arg)
        if isinstance(value, dict):
            left = {name: self.of(inner, name, is_arg=key == "args") for name, inner in value.items()}
            return left | dict.fromkeys(self._calls(value), LEFT_OUT)
        if isinstance(value, list):
            return [self.of(inner, key, is_arg=is_arg or key == "items") for inner in value]
        return FORMER_PLAYER if value == self._user_id else value

    def _calls(self, value: Mapping[str, Any]) -> Iterator[str]:
        """Where an effect, or the event that tells of its end, holds what the person has called it."""
        if value.get("ruleset") == CALLED:
            field = "kind" if "details" in value else "effect" if "effect_id" in value else None
            if field is not None and value[field] in self._laid:
                yield field

    def _words(self, words: str, key: str, is_arg: bool) -> str:
        if is_arg or key in {"name", "label", "value"} or key.endswith("_name"):
            if words in self._names:
                return self._names[words]
            is_theirs = self._others is not None and words not in self._others and any(map(str.isalpha, words))
            return LEFT_OUT if is_theirs else words
        if self._others is None:
            return words
        return "" if key == "note" else _LABEL.sub("", words) if key in {"expression", "verbatim"} else words


def _told(db: Database, entry: Entry, viewer: Viewer, *, betrays: bool) -> dict[str, Any]:
    """An entry of the viewer's as they may know it; one that `betrays` a hidden sheet, without what came of it."""
    told: dict[str, Any] = {
        "entry": entry.id,
        "at": stamp(entry.at),
        "channel": str(entry.channel_id) if entry.channel_id else None,
        "ruleset": entry.ruling.ruleset,
        "kind": entry.ruling.kind,
        "visibility": entry.visibility.value,
    }
    if not entry.visibility.shows(viewer, entry.actor_id) and not ledger.revealed(db, entry.id):
        return told
    told["faces"] = [list(face) for face in entry.faces]
    if not betrays:
        told |= entry.ruling.model_dump(mode="json", include={"result", "trace"})
    return told


def _sheet_ids(value: Any, key: str = "") -> Iterator[int]:
    """The ids of all sheets that a dumped ruling speaks of."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _sheet_ids(inner, name)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _sheet_ids(inner, key)
    elif isinstance(value, int) and (key == "about" or key.endswith(("_id", "_ids"))):
        yield value


def _count(db: Database, which: str, *values: object) -> int:
    return int(db.conn.execute(f"SELECT count(*) FROM {which}", values).fetchone()[0])  # noqa: S608 - all of it is ours

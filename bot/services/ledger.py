"""The ledger: every ruling of the guild, in order, never changed, unless a person is forgotten (`privacy`).

An entry is found again by the interaction that made it, so that a click that arrives twice acts once. A choice made on
an earlier entry (one undead of several, say) is a child of it, in a `slot` that can be filled once, whoever clicks. A
roll for which somebody was asked is one as well, but stands for itself.
"""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, cast

from sqlite_utils import Database

from bot.engine.dice import Dice, Face, RecordingDice, ScriptedDice
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.sheet import Viewer
from bot.engine.visibility import Visibility
from bot.services import effects, seeds, sheets
from bot.services.clock import moment, stamp

SELECT = (
    "SELECT id, interaction_id, at, actor_id, channel_id, parent_id, slot, seed_id, number, faces, ruling, visibility"
    " FROM ledger "
)

NO_DICE = ScriptedDice(())
"""For entries that must not roll."""

REVEAL = "reveal"
"""The slot and the kind of the entry that reveals another, whose child it is."""

UNDO, AMEND = "undo", "amend"
"""In slots of these names, numbered, are the entries by which the GM takes a ruling back, or overrules it."""

ANSWER = "answer"
"""In slots of this name, with the place of whoever was asked, are the rolls that were asked for."""

STEP = "scene"
"""The slot of the entries by which scenes go on. What players may know of them the scene tells; none is revealed."""

_REVEALED = "EXISTS (SELECT 1 FROM ledger AS r WHERE r.parent_id = ledger.id AND r.slot = 'reveal')"
UNDONE = "(SELECT count(*) FROM ledger AS u WHERE u.parent_id = ledger.id AND u.slot GLOB 'undo:*') % 2"
"""Whether an entry has been taken back: each entry in such a slot takes it back, or lets it stand again."""

KNOWN = f"(visibility = 'open' OR :gm OR (visibility = 'secret' AND actor_id = :user) OR {_REVEALED})"
KEPT_BACK = f"visibility <> 'open' AND NOT {_REVEALED}"


class LedgerRefusal(Refusal):
    """Reasons of the ledger."""

    NO_SUCH_ENTRY = "refusal-no-such-entry"
    ENTRY_IS_OPEN = "refusal-entry-is-open"
    UNDONE = "refusal-entry-undone"
    TOO_LONG = "refusal-ledger-too-long"


class Entry(NamedTuple):
    """A recorded ruling. `seed_id` and `number` tell where its `faces` came from, if from the guild's own dice."""

    id: int
    interaction_id: int
    at: datetime
    actor_id: int
    channel_id: int | None
    parent_id: int | None
    slot: str | None
    seed_id: int | None
    number: int | None
    faces: tuple[Face, ...]
    ruling: Ruling
    visibility: Visibility = Visibility.OPEN


def resolve(
    db: Database,
    *,
    interaction_id: int,
    actor_id: int,
    channel_id: int | None,
    now: datetime,
    dice: Dice | None,
    decide: Callable[[Dice], Ruling],
    parent_id: int | None = None,
    slot: str | None = None,
    visibility: Visibility = Visibility.OPEN,
) -> tuple[Entry, bool]:
    """Decide once: make the ruling's changes and record it, all in the transaction that this runs in.

    Returns the entry and True; or the entry that was recorded before for this interaction and slot, or for this slot of
    this parent, and False: then nothing is rolled. Without `dice` the guild's own are used. One interaction may fill
    several slots. What `decide` raises comes through, and `Refused` with CHANGED_MEANWHILE from `sheets.apply` and
    `effects.end`, and with UNDONE where a choice is made on what has been taken back.
    """
    key = slot or ""
    earlier = _select(db, "WHERE interaction_id = ? AND slot = ?", interaction_id, key)
    if not earlier and parent_id is not None:
        earlier = _select(db, "WHERE parent_id = ? AND slot = ?", parent_id, key)
    if earlier:
        return earlier[0], False
    if parent_id is not None and key != REVEAL and not _corrects(key) and is_undone(db, parent_id):
        raise Refused(LedgerRefusal.UNDONE, entry=str(parent_id))
    own = seeds.OwnDice(db, now)
    recording = RecordingDice(dice or own)
    ruling = decide(recording)
    seed_id, number = own.drawn
    sheets.apply(db, ruling.changes, now)
    faces = tuple(recording.faces)
    added = db.conn.execute(
        "INSERT INTO ledger (interaction_id, at, actor_id, channel_id, parent_id, slot, seed_id, number, faces, ruling,"
        " visibility) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            interaction_id,
            stamp(now),
            actor_id,
            channel_id,
            parent_id,
            key,
            seed_id,
            number,
            json.dumps(faces),
            ruling.model_dump_json(),
            visibility.value,  # a plain string: SQLite asks around for what to make of any other
        ),
    )
    entry_id = cast(int, added.lastrowid)
    if ruling.begins or ruling.ends:
        effects.end(db, ruling.ends, by=entry_id)
        effects.begin(db, ruling.begins, by=entry_id)
    origin = (entry_id, interaction_id, now, actor_id, channel_id, parent_id, slot or None, seed_id, number)
    return Entry(*origin, faces, ruling, visibility), True


def get(db: Database, entry_id: int) -> Entry:
    """The entry with this id. Raises `Refused` with CLOSED: what a button belongs to may be gone with an old backup."""
    for entry in _select(db, "WHERE id = ?", entry_id):
        return entry
    raise Refused(Shared.CLOSED)


def seen(db: Database, entry_id: int, viewer: Viewer) -> Entry:
    """The entry with this id, if `viewer` sees it: it was open to them, or has been revealed.

    Raises `Refused` with NO_SUCH_ENTRY, and says the same of an entry that is kept from them.
    """
    found = next(iter(_select(db, "WHERE id = ?", entry_id)), None)
    if found is None or not _shows(db, found, viewer):
        raise Refused(LedgerRefusal.NO_SUCH_ENTRY, entry=str(entry_id))
    return found


def whole(db: Database, entry_id: int, viewer: Viewer) -> list[Entry]:
    """An entry and all that was chosen after it, as far as `viewer` sees it.

    A choice stands for what it belongs to; one that was kept back itself also stands alone, where the rest is kept from
    `viewer`. Raises as `seen`.
    """
    entry = seen(db, entry_id, viewer)
    if entry.parent_id is not None and not answers(entry):
        parent = get(db, entry.parent_id)
        if entry.visibility is Visibility.OPEN or _shows(db, parent, viewer):
            entry = seen(db, parent.id, viewer)
    return [entry, *(child for child in choices(db, entry.id) if _shows(db, child, viewer))]


def reveal(
    db: Database, entry_id: int, viewer: Viewer, *, interaction_id: int, channel_id: int | None, now: datetime
) -> tuple[Entry, Entry]:
    """Make what was kept back visible to everybody, for good. Returns the entry, and the one by which it is revealed.

    An entry is revealed once; whoever reveals it again finds that first time. Raises `Refused` with ENTRY_IS_OPEN, or
    with NO_SUCH_ENTRY, also for whoever may not reveal it.
    """
    for entry in _select(db, "WHERE id = ?", entry_id):
        if entry.visibility is Visibility.OPEN:
            raise Refused(LedgerRefusal.ENTRY_IS_OPEN, entry=str(entry_id))
        if earlier := revealed(db, entry_id):
            return entry, earlier
        if entry.slot != STEP and entry.visibility.reveals(viewer, entry.actor_id):
            made, _ = resolve(
                db,
                interaction_id=interaction_id,
                actor_id=viewer.user_id,
                channel_id=channel_id,
                now=now,
                dice=NO_DICE,
                decide=lambda _: Ruling(ruleset="ledger", kind=REVEAL, result={}),
                parent_id=entry_id,
                slot=REVEAL,
            )
            return entry, made
    raise Refused(LedgerRefusal.NO_SUCH_ENTRY, entry=str(entry_id))


def revealed(db: Database, entry_id: int) -> Entry | None:
    """The entry by which this one was revealed, if it was."""
    return next(iter(_select(db, "WHERE parent_id = ? AND slot = ?", entry_id, REVEAL)), None)


def children(db: Database, entry_id: int) -> list[Entry]:
    """What was made on an entry, choices and the rolls for which it asked, oldest first."""
    return [child for child in followed(db, entry_id) if not _corrects(child.slot or "")]


def choices(db: Database, entry_id: int) -> list[Entry]:
    """Those of its children that belong to an entry: all but the rolls for which it asked."""
    return [child for child in children(db, entry_id) if not answers(child)]


def answers(entry: Entry) -> bool:
    """Whether this is a roll that was asked for: it is explained and corrected by itself."""
    return (entry.slot or "").split(":")[0] == ANSWER


def followed(db: Database, entry_id: int) -> list[Entry]:
    """All that was made of an entry: choices, and what the GM has done to it (`corrections`)."""
    return _select(db, "WHERE parent_id = ? ORDER BY id", entry_id)


def is_undone(db: Database, entry_id: int) -> bool:
    """Whether this entry has been taken back."""
    links = "SELECT count(*) FROM ledger WHERE parent_id = ? AND slot GLOB 'undo:*'"
    return bool(db.conn.execute(links, (entry_id,)).fetchone()[0] % 2)


def latest(
    db: Database, *, ruleset: str, kinds: Collection[str], channel_id: int | None, limit: int, within: int = 2000
) -> list[Entry]:
    """The newest open rulings of these kinds in a channel, newest first, that stand, of the guild's last `within`."""
    which = (
        f"WHERE NOT {UNDONE} AND parent_id IS NULL AND channel_id IS ? AND visibility = 'open'"  # noqa: S608 - all ours
        " AND id > (SELECT coalesce(max(id), 0) FROM ledger) - ? AND json_extract(ruling, '$.ruleset') = ?"
        " AND json_extract(ruling, '$.kind') IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT ?"
    )
    return _select(db, which, channel_id, within, ruleset, json.dumps(list(kinds)), limit)


def kept_back(db: Database, seed_id: int) -> int:
    """How many entries with faces that come from this seed are still kept back."""
    count = f"SELECT count(*) FROM ledger WHERE {KEPT_BACK} AND faces <> '[]' AND seed_id = ?"  # noqa: S608 - all of it is ours
    return int(db.conn.execute(count, (seed_id,)).fetchone()[0])


def _corrects(slot: str) -> bool:
    return slot.split(":")[0] in {UNDO, AMEND}


def _shows(db: Database, entry: Entry, viewer: Viewer) -> bool:
    return entry.visibility.shows(viewer, entry.actor_id) or revealed(db, entry.id) is not None


def select(db: Database, which: str, values: Sequence[object] | Mapping[str, object]) -> list[Entry]:
    """The entries for which this condition holds, as it orders them."""
    return [_entry(*row) for row in db.conn.execute(SELECT + which, values)]


def _select(db: Database, which: str, *values: object) -> list[Entry]:
    return select(db, which, values)


def _entry(
    id: int,
    interaction_id: int,
    at: str,
    actor_id: int,
    channel_id: int | None,
    parent_id: int | None,
    slot: str,
    seed_id: int | None,
    number: int | None,
    faces: str,
    ruling: str,
    visibility: str,
) -> Entry:
    return Entry(
        id=id,
        interaction_id=interaction_id,
        at=moment(at),
        actor_id=actor_id,
        channel_id=channel_id,
        parent_id=parent_id,
        slot=slot or None,
        seed_id=seed_id,
        number=number,
        faces=tuple(Face(*face) for face in json.loads(faces)),
        ruling=Ruling.model_validate_json(ruling),
        visibility=Visibility(visibility),
    )

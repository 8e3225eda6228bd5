"""What the GM does to rulings of the past: they are taken back, stand again, or are overruled.

Nothing in the ledger is changed. A correction is an entry of its own, the child of what it corrects, in a numbered slot
that can be filled once; so a second click, or a second GM, finds the first one.
"""

from datetime import datetime
from typing import NamedTuple

from sqlite_utils import Database

from bot.engine import housechange
from bot.engine.effects import Effect
from bot.engine.housechange import Step
from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused
from bot.engine.ruling import Change, Ruling
from bot.engine.sheet import Viewer
from bot.engine.text import Listing, clean
from bot.services import effects, houserules, houseundo, ledger, sheets
from bot.services.houseundo import Houses
from bot.services.ledger import AMEND, UNDO, Entry, LedgerRefusal

RULESET = "ledger"

KINDS = {"undo", "redo", AMEND}
"""The kinds of corrections."""

LONGEST = 300
"""Characters in which the GM says what holds instead, and why."""


class CorrectionRefusal(Refusal):
    """Why a ruling cannot be corrected."""

    NOTHING_TO_UNDO = "refusal-entry-changed-nothing"
    CHANGED_SINCE = "refusal-entry-changed-since"
    OF_A_SCENE = "refusal-entry-of-a-scene"
    IS_A_CORRECTION = "refusal-entry-is-a-correction"
    NO_WORDS = "refusal-amend-without-words"


class By(NamedTuple):
    """Who corrects, by which interaction, where and when."""

    viewer: Viewer
    interaction_id: int
    channel_id: int | None
    now: datetime


class Amendment(Frozen):
    """What the GM says holds instead, and the reason."""

    outcome: str
    reason: str


class Undoing(NamedTuple):
    """What taking `entry` back would do, or with `again` what letting it stand again would.

    `number` counts what was done to it so far. `entries` are the ruling and what was chosen after it. `changes` are
    made to sheets, `ends` are effects that end, `resumes` those that last again. `house` sets house rules.
    """

    entry: Entry
    entries: tuple[Entry, ...]
    number: int
    again: bool
    changes: tuple[Change, ...]
    ends: tuple[Effect, ...]
    resumes: tuple[Effect, ...]
    house: tuple[Step, ...]

    @property
    def does_nothing(self) -> bool:
        """Whether there is nothing to take back."""
        return not (self.changes or self.ends or self.resumes or self.house)


def corrected(db: Database, entry_id: int, viewer: Viewer) -> Entry:
    """The ruling that is meant by this entry, which may be a choice after it, for whoever sees it.

    Raises `Refused` with NO_SUCH_ENTRY, with OF_A_SCENE for a step of a scene, which goes back by itself, and with
    IS_A_CORRECTION.
    """
    entry = ledger.seen(db, entry_id, viewer)
    if entry.parent_id is not None and entry.ruling.ruleset != RULESET and not ledger.answers(entry):
        entry = ledger.seen(db, entry.parent_id, viewer)
    if entry.slot == ledger.STEP:
        raise Refused(CorrectionRefusal.OF_A_SCENE, entry=str(entry.id))
    if entry.ruling.ruleset == RULESET:
        raise Refused(CorrectionRefusal.IS_A_CORRECTION, entry=str(entry.id))
    return entry


def undoing(db: Database, entry_id: int, viewer: Viewer, houses: Houses) -> Undoing:
    """What taking back the ruling that is meant would do; letting it stand again, if it has been taken back.

    Raises as `corrected` and as `houseundo.steps`; and `Refused` with NOTHING_TO_UNDO, or with CHANGED_SINCE where a
    sheet has changed since in what would be restored.
    """
    entry = corrected(db, entry_id, viewer)
    entries = (entry, *ledger.choices(db, entry.id))
    links = [one for one in corrections(db, entry.id) if one.ruling.kind in {"undo", "redo"}]
    again = len(links) % 2 == 1
    begun = [effect for one in entries for effect in effects.begun_by(db, one.id)]
    ended = [effect for one in entries for effect in one.ruling.ends]
    changes = [change for one in entries for change in one.ruling.changes]
    if again:
        ends, resumes = effects.by_ids(db, [effect.id for effect in ended]), list(links[-1].ruling.ends)
    else:
        changes = [
            change.model_copy(update={"before": change.after, "after": change.before}) for change in changes[::-1]
        ]
        ends, resumes = begun, [one for by in (*entries, *links[-1:]) for one in effects.ended_by(db, by.id)]
    house = houseundo.steps(db, entry, houses, again=again)
    found = Undoing(entry, entries, len(links) + 1, again, tuple(changes), tuple(ends), tuple(resumes), house)
    if found.does_nothing:
        raise Refused(CorrectionRefusal.NOTHING_TO_UNDO, entry=str(entry.id))
    _require_unchanged(db, found)
    return found


def undo(db: Database, entry_id: int, number: int, by: By, houses: Houses) -> tuple[Entry, Entry]:
    """Take the ruling back, or let it stand again, as `undoing` has said with this `number`; once.

    Sheets, effects and house rules are as they were. Returns the ruling, and the entry by which that is done: an
    earlier one where somebody was faster. Raises as `undoing`.
    """
    entry = corrected(db, entry_id, by.viewer)
    slot = f"{UNDO}:{number}"
    for one in corrections(db, entry.id):
        if one.slot == slot:
            return entry, one
    found = undoing(db, entry_id, by.viewer, houses)
    if found.number != number:
        raise Refused(LedgerRefusal.UNDONE, entry=str(entry.id))
    links = [one.id for one in corrections(db, entry.id) if one.ruling.kind in {"undo", "redo"}]
    told = housechange.change(entry.ruling.kind, found.house) if found.house else None
    made = _correct(
        *(db, entry, slot, by),
        Ruling(
            ruleset=RULESET,
            kind="redo" if found.again else "undo",
            result={"entry": entry.id} | ({"house": told.result} if told else {}),
            trace=told.trace if told else (),
            changes=found.changes,
            ends=found.ends,
        ),
    )
    for ended_by in links[-1:] if found.again else [*(one.id for one in found.entries), *links[-1:]]:
        effects.resume(db, ended_by=ended_by)
    for step in found.house:
        houserules.store(db, step.house.ruleset, step.after)
    return entry, made


def amend(db: Database, entry_id: int, amendment: Amendment, by: By) -> tuple[Entry, Entry]:
    """Overrule a ruling by the GM's word; both stay visible. Returns the ruling, and the entry that overrules it.

    Nothing else changes. Raises `Refused` with NO_WORDS, and as `corrected`.
    """
    entry = corrected(db, entry_id, by.viewer)
    words = Amendment(outcome=clean(amendment.outcome, limit=LONGEST), reason=clean(amendment.reason, limit=LONGEST))
    if not words.outcome or not words.reason:
        raise Refused(CorrectionRefusal.NO_WORDS)
    earlier = sum(one.ruling.kind == AMEND for one in corrections(db, entry.id))
    ruling = Ruling(ruleset=RULESET, kind=AMEND, result={"entry": entry.id, **words.model_dump(mode="json")})
    return entry, _correct(db, entry, f"{AMEND}:{earlier + 1}", by, ruling)


def amendments(db: Database, entry_id: int) -> list[Amendment]:
    """What the GM has said of a ruling, in order."""
    return [
        Amendment(outcome=str(one.ruling.result["outcome"]), reason=str(one.ruling.result["reason"]))
        for one in corrections(db, entry_id)
        if one.ruling.kind == AMEND
    ]


def corrections(db: Database, entry_id: int) -> list[Entry]:
    """The entries by which this one was taken back, let stand again, or overruled, in their order."""
    return [one for one in ledger.followed(db, entry_id) if one.ruling.kind in KINDS and one.ruling.ruleset == RULESET]


def _correct(db: Database, entry: Entry, slot: str, by: By, ruling: Ruling) -> Entry:
    """What was kept back stays so, and so does its correction."""
    made, _ = ledger.resolve(
        db,
        interaction_id=by.interaction_id,
        actor_id=by.viewer.user_id,
        channel_id=by.channel_id,
        now=by.now,
        dice=ledger.NO_DICE,
        decide=lambda _: ruling,
        parent_id=entry.id,
        slot=slot,
        visibility=entry.visibility,
    )
    return made


def _require_unchanged(db: Database, found: Undoing) -> None:
    """Raises `Refused` with CHANGED_SINCE, which names the rulings that have changed the same since."""
    stats = {sheet.id: dict(sheet.stats) for sheet in sheets.by_ids(db, [one.sheet_id for one in found.changes])}
    for change in found.changes:
        there = stats.get(change.sheet_id)
        if there is None or there.get(change.field) != change.before:
            later = _changed_by(db, change, max(one.id for one in found.entries))
            raise Refused(
                CorrectionRefusal.CHANGED_SINCE,
                entry=str(found.entry.id),
                n=len(later),
                entries=Listing(items=tuple(map(str, later))),
            )
        there[change.field] = change.after


def _changed_by(db: Database, change: Change, since: int) -> list[int]:
    """The rulings after entry `since` that changed the same field of the same sheet and stand, the newest first."""
    rows = db.conn.execute(
        "SELECT DISTINCT ledger.id FROM ledger, json_each(ledger.ruling, '$.changes') AS change WHERE ledger.id > ?"  # noqa: S608 - all of it is ours
        " AND change.value ->> 'sheet_id' = ? AND change.value ->> 'field' = ?"
        f" AND NOT {ledger.UNDONE} ORDER BY ledger.id DESC LIMIT 5",
        (since, change.sheet_id, change.field),
    )
    return [entry_id for (entry_id,) in rows]

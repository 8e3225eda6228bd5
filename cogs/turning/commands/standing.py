"""An attempt as it stands now: as it was stored, with all that followed it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Viewer
from bot.engine.text import Text, say
from bot.services import effects, ledger, sheets
from bot.services.ledger import Entry
from cogs.tabletop.screens.keeping import kept_back
from cogs.turning.commands.base import cleric_from, undead_of
from cogs.turning.commands.circle import has_board
from cogs.turning.rules.choice import offered_now
from cogs.turning.rules.course import ATTEMPTS, standing
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.permanent import dominated
from cogs.turning.rules.present import shut_out_by
from cogs.turning.rules.simultaneous import Rival
from cogs.turning.screens.attempt import attempt_screen
from cogs.turning.sheets import Cleric, Named
from cogs.turning.tables import Kind, TurningTables

TABLE = Viewer(user_id=0, is_gm=False)
"""Whoever reads a public answer."""

JOINED = "joined"
"""The kind of an entry below an attempt that tells of another one at the same moment."""


def shown(db: Any, entry: Entry, tables: TurningTables, focus: int | None = None) -> Screen:
    """The attempt as it stands now, for everybody who sees it; of many undead, `focus` is chosen for next."""
    return kept_back(told(db, entry, tables, focus), entry.id, entry.visibility)


def told(db: Any, entry: Entry, tables: TurningTables, focus: int | None = None) -> Screen:
    """The same as if it were open."""
    made, closed = _offered_now(db, made_of(db, entry), tables)
    about = {verdict.sheet_id for verdict in made.verdicts} | {one.sheet_id for one in made.left_out}
    about |= {one.sheet_id for one in made.protects or () if one.sheet_id is not None}
    about |= {verdict.victim_id for verdict in made.verdicts if verdict.victim_id is not None}
    hidden = sheets.unnamed(db, about, TABLE)
    board = has_board(db, made.cleric_id, TABLE)
    return attempt_screen(made, entry.id, hidden=hidden, closed=closed, focus=focus, board=board)


def attempt_entry(db: Any, entry_id: int, viewer: Viewer) -> Entry:
    """The entry of an attempt that this person sees. Raises `Refused(CLOSED)` for any other."""
    entry = ledger.get(db, entry_id)
    if not entry.visibility.shows(viewer, entry.actor_id) and ledger.revealed(db, entry_id) is None:
        raise Refused(Shared.CLOSED)
    return entry


def made_of(db: Any, entry: Entry) -> Attempt:
    """The attempt of a ledger entry as it stands now. Raises CLOSED where it is no attempt."""
    return standing(_stored(entry), entry.id, _followed(db, entry))


def _offered_now(db: Any, made: Attempt, tables: TurningTables) -> tuple[Attempt, dict[int, Text]]:
    """The attempt with what is on offer by now; and the undead for which nothing can be chosen any more, and why."""
    ids = [verdict.sheet_id for verdict in made.verdicts if verdict.is_open]
    there = {sheet.id: sheet for sheet in sheets.by_ids(db, ids)}
    closed = {sheet_id: say("turning-gone") for sheet_id in ids if sheet_id not in there}
    lasting = effects.lasting(db, ruleset="turning") if there else []
    on_them: dict[int, set[str]] = {}
    for effect in lasting:
        on_them.setdefault(effect.sheet_id, set()).add(effect.kind)
    for sheet_id in there:
        reason = shut_out_by(on_them.get(sheet_id, set()))
        if reason is not None:
            closed[sheet_id] = say("turning-shut-out", why=reason.text)
    cleric = sheets.by_ids(db, [made.cleric_id])
    if made.kind is not Kind.COMMAND or not cleric:
        return made, closed
    used = dominated(cleric_from(cleric[0]), lasting)
    return offered_now(made, [undead_of(sheet) for sheet in there.values()], used, tables), closed


def moment_of(db: Any, entry: Entry) -> list[Entry]:
    """The attempts of the same moment as this one, itself included, in the order in which they were entered."""
    root_id = _root_id(entry)
    root = entry if root_id is None else ledger.get(db, root_id)
    return [root, *(ledger.get(db, number) for number in _joined(ledger.children(db, root.id)))]


def rivals_of(db: Any, entry: Entry) -> list[Rival]:
    """The attempts of the same moment as this one, itself included, as the next one has to know them."""
    return [Rival(entry_id=one.id, made=made_of(db, one), begun=begun_by(db, one)) for one in moment_of(db, entry)]


def begun_by(db: Any, entry: Entry) -> tuple[Lasting, ...]:
    """The effects that an attempt and what belongs to it began and that still last."""
    entries = [entry, *ledger.children(db, entry.id)]
    return tuple(effect for one in entries for effect in effects.begun_by(db, one.id))


def join(db: Any, entry: Entry) -> None:
    """Note an attempt with the first one of its moment, if it was not the first."""
    root_id = _root_id(entry)
    if root_id is not None:
        result = {"entry": entry.id}
        ledger.resolve(
            db,
            interaction_id=entry.interaction_id,
            actor_id=entry.actor_id,
            channel_id=entry.channel_id,
            now=entry.at,
            dice=ledger.NO_DICE,
            decide=lambda _: Ruling(ruleset="turning", kind=JOINED, result=result),
            parent_id=root_id,
            slot=f"{JOINED}-{entry.id}",
        )


def _stored(entry: Entry) -> Attempt:
    if entry.ruling.ruleset != "turning" or entry.ruling.kind not in ATTEMPTS:
        raise Refused(Shared.CLOSED)
    return Attempt.model_validate(entry.ruling.result)


def _root_id(entry: Entry) -> int | None:
    """The entry of the first attempt of the same moment, if this is another one."""
    moment = entry.ruling.result.get("moment")
    return moment if isinstance(moment, int) else None


def _followed(db: Any, entry: Entry) -> list[Ruling]:
    """What belongs to an attempt, and the later attempts of its moment."""
    children = ledger.children(db, entry.id)
    root_id = _root_id(entry)
    joined = _joined(children if root_id is None else ledger.children(db, root_id))
    later = [ledger.get(db, number).ruling for number in joined if number > entry.id]
    return [*(child.ruling for child in children), *later]


def _joined(children: Iterable[Entry]) -> list[int]:
    return [int(str(child.ruling.result["entry"])) for child in children if child.ruling.kind == JOINED]


def cleric_who_chooses(db: Any, made: Attempt, viewer: Viewer) -> Named[Cleric]:
    """The cleric of an attempt, if this person may choose for him. Raises NOT_YOURS."""
    sheet = sheets.get(db, made.cleric_id)
    if not viewer.edits(sheet):
        raise Refused(Shared.NOT_YOURS, name=made.cleric_name)
    return cleric_from(sheet)

"""Castings as they are stored: what has become of one, how far it is, and who may know what of it.

A casting is an entry of the ledger that the GM alone may read, and what becomes of it are that entry's children: whom
the GM picks to perceive it, that the table is told, each try to identify it. The time in which it can be identified is
an alarm; there is none before, and none when all is over.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import SUGGESTIONS
from bot.services import alarms, ledger, outbox, sheets
from bot.services.ledger import Entry
from cogs.spellcasting.rules.casting import Casting
from cogs.spellcasting.rules.identify import Identification, prospect
from cogs.spellcasting.rules.perceive import hint
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.view import Role, view
from cogs.spellcasting.rules.window import Phase, first_phase, next_phase
from cogs.spellcasting.screens.casting import Sight, announced_screen, rumour_screen
from cogs.spellcasting.screens.overseer import Candidate, Watching, Window, ongoing_screen, overseer_screen
from cogs.spellcasting.sheets import Adventurer, Observer

TABLE = Viewer(user_id=0, is_gm=False)
"""Somebody of whom nothing is known but that they sit at the table."""

GM = Viewer(user_id=0, is_gm=True)
"""Somebody who may know everything."""

WITHIN = 500
"""Of how many of the guild's last rulings castings are looked for that are not over."""

TELL = "tell"
"""The slot and the kind of the entry by which something is told; it is told once."""


class CastRefusal(Refusal):
    """Why somebody is nobody to whom a casting says something."""

    NO_ADVENTURER = "spell-refusal-no-adventurer"
    WHICH_ADVENTURER = "spell-refusal-which-adventurer"
    NOT_FOR_YOU = "spell-refusal-not-for-you"


def casting_entry(db: Any, entry_id: int, viewer: Viewer) -> Entry:
    """The entry of a casting of which `viewer` may have heard. Raises `Refused(CLOSED)` for any other."""
    entry = ledger.get(db, entry_id)
    if entry.ruling.ruleset != "spellcasting" or entry.ruling.kind not in {"cast", "notice"}:
        raise Refused(Shared.CLOSED)
    casting = standing(db, entry)
    if not is_told(db, entry, casting) and role_of(db, entry, casting, viewer) is Role.WITNESS:
        raise Refused(Shared.CLOSED)
    return entry


def standing(db: Any, entry: Entry) -> Casting:
    """The casting with those whom the GM has picked last to perceive it."""
    picked = [child for child in ledger.children(db, entry.id) if child.ruling.kind == "notice"]
    return Casting.model_validate((picked[-1] if picked else entry).ruling.result)


def is_announced(casting: Casting) -> bool:
    """Whether the table hears of it at once: it is not hidden, and there is something to perceive."""
    return not view(casting, Role.OTHERS).is_empty


def is_told(db: Any, entry: Entry, casting: Casting) -> bool:
    """Whether the table has heard of it, or of a rumour."""
    return entry.ruling.kind == "cast" and (
        is_announced(casting) or any(child.slot == TELL for child in ledger.children(db, entry.id))
    )


def role_of(db: Any, entry: Entry, casting: Casting, viewer: Viewer) -> Role:
    """Who `viewer` is to the casting; somebody who plays no witness is a witness of nothing."""
    if viewer.is_gm:
        return Role.GM
    played = sheets.by_ids(db, [casting.caster_id]) if casting.caster_id is not None else []
    if entry.actor_id == viewer.user_id or any(viewer.owns(sheet) for sheet in played):
        return Role.CASTER
    return Role.WITNESS


def sights(db: Any, entry: Entry, viewer: Viewer) -> list[Sight]:
    """What the adventurers of `viewer` perceive of a casting.

    Raises `Refused`: NO_ADVENTURER where there is none; OWN_CASTING; NOT_PERCEIVED, whatever the reason.
    """
    casting = standing(db, entry)
    own = [sheet for sheet in adventurers(db, viewer) if viewer.owns(sheet)]
    if not own:
        raise Refused(CastRefusal.NO_ADVENTURER)
    others = [sheet for sheet in own if sheet.id != casting.caster_id]
    if not others:
        raise Refused(SpellRefusal.OWN_CASTING)
    found = [
        Sight(sheet_id=sheet.id, name=sheet.name, view=view(casting, Role.WITNESS, sheet.id))
        for sheet in others
        if casting.perceived_by(sheet.id).anything
    ]
    if not found:
        raise Refused(SpellRefusal.NOT_PERCEIVED, name=others[0].name)
    return found


def names_caster(db: Any, casting: Casting, viewer: Viewer) -> bool:
    """Whether `viewer` may know that the caster exists."""
    return casting.caster_id is None or not sheets.unnamed(db, [casting.caster_id], viewer)


def publish(db: Any, entry: Entry, minutes: int, now: datetime) -> None:
    """The table is told of the casting, as far as it may know; from now on it can be identified."""
    if entry.channel_id is not None:
        outbox.put(db, topic(entry.id), entry.channel_id, _public(db, entry, is_open=True), now=now, card=True)
    set_phase(db, entry.id, first_phase(standing(db, entry)), minutes, now)


def set_phase(db: Any, entry_id: int, phase: Phase, minutes: int, now: datetime) -> None:
    """The casting is in this phase for so many minutes."""
    address = Address(package="spellcasting", action="window", args=(str(entry_id), phase.value, str(minutes)))
    alarms.set(db, topic(entry_id), now + timedelta(minutes=minutes), address)


def window(db: Any, entry_id: int) -> tuple[Phase, datetime, int] | None:
    """The phase, its end, and for how many minutes it was opened; None if it is not open."""
    for alarm in alarms.listed(db, topic(entry_id)):
        _, phase, minutes = alarm.address.args
        return Phase(phase), alarm.at, int(minutes)
    return None


def go_on(db: Any, entry: Entry, now: datetime) -> None:
    """The next phase of the casting begins. With the last one the controls go, where they still can."""
    running = window(db, entry.id)
    if running is None:
        return
    phase, _, minutes = running
    following = next_phase(standing(db, entry), phase)
    if following is not Phase.OVER:
        set_phase(db, entry.id, following, minutes, now)
        return
    alarms.cancel(db, topic(entry.id))
    if entry.channel_id is None:
        return
    message = outbox.last_message(db, topic(entry.id), entry.channel_id)
    if outbox.waiting(db, topic(entry.id)) or (message is not None and message.is_young(now)):
        outbox.put(db, topic(entry.id), entry.channel_id, _public(db, entry, is_open=False), now=now, card=True)


def overseen(db: Any, entry: Entry, minutes: int, page: int = 0) -> Screen:
    """All of a casting, for the GM, with one page of those present to pick from."""
    casting = standing(db, entry)
    return overseer_screen(
        *(view(casting, Role.GM), casting, entry.id, _watching(db, entry, casting), candidates(db, casting)),
        *(_window(db, entry, casting), minutes, page),
    )


def ongoing(db: Any, channel_id: int | None) -> Screen:
    """The newest castings in this channel that are not over, for the GM, who may have closed the view of one."""
    which = (
        "WHERE parent_id IS NULL AND channel_id IS ? AND json_extract(ruling, '$.ruleset') = 'spellcasting'"
        " AND json_extract(ruling, '$.kind') = 'cast' AND id > (SELECT coalesce(max(id), 0) FROM ledger) - ?"
        " ORDER BY id DESC"
    )
    found: list[tuple[int, Casting, Window]] = []
    for entry in ledger.select(db, which, (channel_id, WITHIN)):
        casting = standing(db, entry)
        how_far = _window(db, entry, casting)
        if how_far is not None and how_far.phase is not Phase.OVER and len(found) < SUGGESTIONS:
            found.append((entry.id, casting, how_far))
    return ongoing_screen(found)


def adventurers(db: Any, viewer: Viewer) -> list[Sheet]:
    """The adventurers of whom `viewer` may know."""
    return sheets.listed(db, viewer, ruleset="spellcasting", kinds=["adventurer"])


def adventurer_of(db: Any, typed: str, viewer: Viewer) -> Sheet:
    """The adventurer as whom somebody acts: the named one, or the only one of theirs.

    Raises `Refused`: NO_SUCH_SHEET, NOT_YOURS, NO_ADVENTURER, WHICH_ADVENTURER.
    """
    if typed.strip():
        found = sheets.find(db, typed, viewer, ruleset="spellcasting", kinds=["adventurer"])
        if not viewer.edits(found):
            raise Refused(Shared.NOT_YOURS, name=found.name)
        return found
    own = [sheet for sheet in adventurers(db, viewer) if viewer.owns(sheet)]
    if len(own) != 1:
        raise Refused(CastRefusal.WHICH_ADVENTURER if own else CastRefusal.NO_ADVENTURER)
    return own[0]


def present(db: Any, caster_id: int | None) -> list[Observer]:
    """All adventurers who are present, besides the caster."""
    found = map(observer, adventurers(db, GM))
    return [one for one in found if one.sheet.present and one.sheet_id != caster_id]


def observer(sheet: Sheet) -> Observer:
    """An adventurer's sheet as the rules know it."""
    return Observer(sheet_id=sheet.id, name=sheet.name, sheet=Adventurer.model_validate(sheet.stats))


def told(sheet_id: int | None = None) -> Ruling:
    """That the GM lets something be known: to the one with this sheet, or to the table."""
    return Ruling(ruleset="spellcasting", kind=TELL, result={"sheet_id": sheet_id})


def topic(entry_id: int) -> str:
    """What the messages about a casting speak of; also the key of its alarm."""
    return f"spell:{entry_id}"


def _public(db: Any, entry: Entry, *, is_open: bool) -> Screen:
    casting = standing(db, entry)
    if not is_announced(casting):
        return rumour_screen(entry.id, is_open=is_open)
    known = names_caster(db, casting, TABLE)
    return announced_screen(view(casting, Role.OTHERS), entry.id, names_caster=known, is_open=is_open)


def _watching(db: Any, entry: Entry, casting: Casting) -> list[Watching]:
    """Every witness, and whoever has tried though the GM has unpicked them since."""
    tried: dict[int, list[Identification]] = {}
    for child in ledger.children(db, entry.id):
        if child.ruling.kind == "identify":
            made = Identification.model_validate(child.ruling.result)
            tried.setdefault(made.observer_id, []).append(made)
    names = {sheet_id: tries[0].observer_name for sheet_id, tries in tried.items()}
    names |= {witness.sheet_id: witness.name for witness in casting.witnesses}
    there = {sheet.id: observer(sheet).sheet for sheet in sheets.by_ids(db, list(names))}
    return [
        Watching(
            name=name,
            perceived=casting.perceived_by(sheet_id),
            prospect=prospect(casting, there[sheet_id]) if sheet_id in there else None,
            tries=tuple(tried.get(sheet_id, ())),
        )
        for sheet_id, name in names.items()
    ]


def candidates(db: Any, casting: Casting) -> list[Candidate]:
    """Those present, the likeliest first."""
    found = [
        Candidate(sheet_id=one.sheet_id, name=one.name, hint=hint(casting.left, one.sheet), sees=one.sheet.sees)
        for one in present(db, casting.caster_id)
    ]
    return sorted(found, key=lambda one: not one.hint)


def _window(db: Any, entry: Entry, casting: Casting) -> Window | None:
    if entry.ruling.kind == "notice":
        return None
    if not is_told(db, entry, casting):
        return Window(phase=None)
    running = window(db, entry.id)
    return Window(phase=running[0], until=running[1]) if running else Window(phase=Phase.OVER)

"""What somebody typed for an attempt, and what it means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.sheet import Viewer, whole_number
from bot.engine.text import SUGGESTIONS, clean, name_key
from bot.engine.visibility import Visibility
from bot.services import ledger, sheets
from bot.surface.permissions import Seat
from cogs.turning.commands.base import cleric_of, creatures_in, names_in, undead_of
from cogs.turning.commands.standing import rivals_of
from cogs.turning.rules.attempt import MOST_UNDEAD
from cogs.turning.rules.course import ATTEMPTS
from cogs.turning.rules.keep_at_bay import Creature
from cogs.turning.rules.modifiers import parse_modifiers, write_modifiers
from cogs.turning.rules.potential import PLACE_BOUND
from cogs.turning.rules.present import candidates
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.rules.simultaneous import Rival
from cogs.turning.sheets import Cleric, Modifier, Named, Undead, Zone
from cogs.turning.tables import Kind, TurningTables

ALL = "*"
"""Stands for all undead that are present."""

EVERYTHING = Viewer(user_id=0, is_gm=True)
"""Whoever knows all undead: an attempt touches hidden ones, too."""

NOBODY = Named[Undead](sheet_id=0, name="", sheet=Undead(present=False))
"""Stands in where nobody is present, so that this is refused in the same words as where those who are remain hidden."""

PLACES = ("+3", "+2", "+1", "−1", "−2", "−3")


class Typed(NamedTuple):
    """The options of the command as they were typed."""

    undead: str
    cleric: str
    place: str
    modifiers: str
    protect: str
    with_: str


@dataclass(frozen=True)
class Circumstances:
    """What they mean. `named` is None where all who are present are meant."""

    cleric: Named[Cleric]
    named: list[Named[Undead]] | None
    place: int | Zone
    modifiers: tuple[Modifier, ...]
    protects: list[Creature] | None
    rivals: list[Rival]

    @classmethod
    def read(cls, db: Any, kind: Kind, typed: Typed, seat: Seat) -> Circumstances:
        """Raises `Refused`: NO_SUCH_SHEET, NOT_YOURS, WHICH_CLERIC, PLACE_UNREADABLE, MODIFIERS, NO_SUCH_ATTEMPT."""
        viewer = seat.viewer
        cleric = cleric_of(db, typed.cleric, viewer, dark=kind is Kind.COMMAND)
        names = names_in(typed.undead)
        everybody = not typed.undead.strip() or ALL in names
        found = [sheets.find(db, name, viewer, ruleset="turning", kinds=["undead"]) for name in names if name != ALL]
        return cls(
            cleric=cleric,
            named=None if everybody else [undead_of(sheet) for sheet in found],
            place=_place(typed.place, cleric.sheet.zones),
            modifiers=_modifiers(typed.modifiers),
            protects=creatures_in(db, typed.protect, viewer) if typed.protect.strip() else None,
            rivals=_rivals(db, typed.with_, seat),
        )

    def undead_for_attempt(self, db: Any, lasting: Sequence[Lasting], tables: TurningTables) -> list[Named[Undead]]:
        """The undead at which the attempt is made."""
        return self.undead_known_to(db, EVERYTHING, lasting, tables)

    def undead_known_to(
        self, db: Any, viewer: Viewer, lasting: Sequence[Lasting], tables: TurningTables
    ) -> list[Named[Undead]]:
        """Those who are named, or all who are present as far as this person knows; no more than can be named."""
        if self.named is not None:
            return self.named
        listed = map(undead_of, sheets.listed(db, viewer, ruleset="turning", kinds=["undead"]))
        present = [one for one in listed if one.sheet.present]
        if len(present) > MOST_UNDEAD:
            there, _ = candidates(self.cleric.sheet, present, lasting, tables.options)
            present = [candidate.undead for candidate in there[:MOST_UNDEAD]]
        return present or [NOBODY]


def place_texts(db: Any, cleric: str, viewer: Viewer) -> list[str]:
    """The places that can be chosen: those that the cleric knows, then plain bonuses."""
    try:
        zones = cleric_of(db, cleric, viewer).sheet.zones
    except Refused:
        zones = ()
    return [*(write_modifiers([zone]) for zone in zones), *PLACES]


def rival_entries(db: Any, seat: Seat) -> dict[str, str]:
    """The newest attempts in the channel: `Ada · 12:04 · #14`, with what stands for them."""
    entries = ledger.latest(
        db, ruleset="turning", kinds=sorted(ATTEMPTS), channel_id=seat.channel_id, limit=SUGGESTIONS
    )
    zone = ZoneInfo(seat.settings.time_zone)
    return {
        f"{entry.ruling.result['cleric_name']} · {entry.at.astimezone(zone):%H:%M} · #{entry.id}": f"#{entry.id}"
        for entry in entries
    }


def _place(typed: str, zones: Sequence[Zone]) -> int | Zone:
    if not typed.strip():
        return 0
    wanted = name_key(typed)
    for zone in zones:
        if wanted in {name_key(write_modifiers([zone])[:100]), name_key(zone.reason)}:
            return zone
    if re.fullmatch(r"\s*[+−–-]?[0-9]{1,3}\s*", typed):
        return whole_number(typed)
    raise Refused(TurningRefusal.PLACE_UNREADABLE, typed=clean(typed, limit=100), bound=PLACE_BOUND)


def _modifiers(typed: str) -> tuple[Modifier, ...]:
    try:
        return parse_modifiers(typed)
    except ValueError:
        raise Refused(TurningRefusal.MODIFIERS, typed=clean(typed, limit=100)) from None


def _rivals(db: Any, typed: str, seat: Seat) -> list[Rival]:
    """The attempts of the moment at which the named one was made; it must be one of this channel."""
    if not typed.strip():
        return []
    numbered = re.search(r"#?([0-9]{1,18})\s*$", typed)
    try:
        entry = ledger.get(db, int(numbered[1]) if numbered else 0)
    except Refused:
        entry = None
    is_attempt = entry and entry.ruling.ruleset == "turning" and entry.ruling.kind in ATTEMPTS
    if (
        entry is None
        or not is_attempt
        or entry.channel_id != seat.channel_id
        or entry.visibility is not Visibility.OPEN
    ):
        raise Refused(TurningRefusal.NO_SUCH_ATTEMPT, typed=clean(typed, limit=100))
    return rivals_of(db, entry)

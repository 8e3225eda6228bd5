"""The victim of a Harmful Impulse, as somebody names it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.refusal import Refused
from bot.engine.sheet import Sheet, Viewer, yes_or_no
from bot.engine.text import clean
from bot.services import sheets
from cogs.turning.commands.base import LIVING, cleric_from, companion_from, undead_of
from cogs.turning.rules.impulse import Aim, Creature, Victim, aim_at
from cogs.turning.rules.place import parse_distance
from cogs.turning.rules.refusals import CommandRefusal, TurningRefusal
from cogs.turning.sheets import Cleric, Named, Undead


@dataclass(frozen=True)
class Aiming:
    """Whom somebody named, with what no sheet tells: whether the undead see it, and squares of distances."""

    named: Creature | str
    seen_by_undead: bool
    from_priest: int | None
    from_undead: int | None

    def at(self, cleric: Named[Cleric], undead: Named[Undead]) -> Aim:
        """The aim of this undead. What the sheets know counts before what was typed."""
        if isinstance(self.named, str):
            aim = Aim(victim=Victim(name=self.named), seen_by_undead=self.seen_by_undead)
        else:
            aim = aim_at(self.named, cleric, undead, seen_by_undead=self.seen_by_undead)
        typed = {"from_priest": self.from_priest, "from_undead": self.from_undead}
        return aim.model_copy(update={name: square for name, square in typed.items() if getattr(aim, name) is None})


def read_aiming(db: Any, viewer: Viewer, fields: Mapping[str, str]) -> Aiming:
    """What was filled in. Raises `Refused`: NO_VICTIM, NO_SUCH_SHEET for `#12`, DISTANCE_UNREADABLE."""
    name = clean(fields.get("name", "")) or fields.get("known", "")
    if not name:
        raise Refused(CommandRefusal.NO_VICTIM)
    return Aiming(
        named=_creature(db, name, viewer),
        seen_by_undead=yes_or_no(fields.get("seen", "yes")),
        from_priest=_square(fields.get("from_priest", "")),
        from_undead=_square(fields.get("from_undead", "")),
    )


def known_creatures(db: Any, viewer: Viewer) -> list[Sheet]:
    """The living who are present, as far as this person knows them."""
    listed = sheets.listed(db, viewer, ruleset="turning", kinds=LIVING)
    return [sheet for sheet in listed if sheet.kind == "cleric" or companion_from(sheet).sheet.present]


def _creature(db: Any, name: str, viewer: Viewer) -> Creature | str:
    try:
        sheet = sheets.find(db, name, viewer, ruleset="turning")
    except Refused:
        if name.startswith("#"):
            raise
        return name
    match sheet.kind:
        case "cleric":
            return cleric_from(sheet)
        case "companion":
            return companion_from(sheet)
        case _:
            return undead_of(sheet)


def _square(typed: str) -> int | None:
    """The square of the distance that was typed in metres, in square decimetres."""
    if not typed.strip():
        return None
    try:
        return parse_distance(typed) ** 2
    except ValueError:
        raise Refused(TurningRefusal.DISTANCE_UNREADABLE, typed=clean(typed)) from None

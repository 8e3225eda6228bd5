"""People and undead of a worked example, who have no more than the rules need, and what a row offers."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, Field

from bot.engine.tables import range_text
from bot.engine.text import Text, say
from cogs.turning.rules.place import parse_distance
from cogs.turning.rules.why import offer_text
from cogs.turning.sheets import Cleric, Companion, Named, Position, Undead
from cogs.turning.tables import Alternative

CLERIC, FIRST = 1, 11
"""The sheets of the cleric, and of the first of the others."""

NAMES = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")
"""What those are called that need a name: creatures and undead in their order."""


def _readable(typed: str) -> str:
    parse_distance(typed)
    return typed


Metres = Annotated[str, AfterValidator(_readable)]
"""A distance as people type it: `21.1`."""

_ROW = re.compile(r"(?:(-?[0-9]+)-or-less|(-?[0-9]+)-or-more|(-?[0-9]+)-(-?[0-9]+)|(-?[0-9]+)|natural-(1|20))")


class RowName(str):
    """The name of a row of a result table, made of its ends: `16-20`."""

    @property
    def text(self) -> Text:
        """The same in words."""
        found = _ROW.fullmatch(self)
        if found is None:
            return say("case-named", name=str(self))
        high, low, first, last, one, face = (None if group is None else int(group) for group in found.groups())
        if face is not None:
            return say("turning-row-natural", face=face)
        if one is not None:
            return range_text(one, one)
        return range_text(low if first is None else first, high if last is None else last)


Row = Annotated[str, AfterValidator(RowName)]

Level = Annotated[int, Field(ge=1, le=40)]


class Offer(Alternative):
    """An effect that a row offers, with its dice."""

    @property
    def text(self) -> Text:
        """Its name and its dice."""
        return offer_text(self)


def offers(alternatives: tuple[Alternative, ...]) -> tuple[Offer, ...]:
    return tuple(Offer(effect=one.effect, dice=one.dice) for one in alternatives)


def away(metres: str) -> Position:
    return Position(east=parse_distance(metres), north=0)


def a_cleric(sheet: Cleric, id: int = CLERIC) -> Named[Cleric]:
    return Named[Cleric](sheet_id=id, name="★", sheet=sheet)


def a_companion(at: int, sheet: Companion) -> Named[Companion]:
    return Named[Companion](sheet_id=FIRST + at, name=NAMES[at], sheet=sheet)


def an_undead(at: int, sheet: Undead) -> Named[Undead]:
    return Named[Undead](sheet_id=FIRST + at, name=NAMES[at % len(NAMES)], sheet=sheet)

"""The potential of an attempt: one d20 and all general modifiers (R000-4 to R000-8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Reckoning
from bot.engine.text import Arg, Verbatim, say
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Modifier, Zone

PLACE_BOUND = 3
"""The most that the place helps or hinders (R000-7)."""

MOST_MODIFIERS = 10
"""Modifiers that a single attempt may be given, so that its reckoning fits into an answer."""


def is_natural(face: int) -> bool:
    """Whether this face of the d20 decides by itself, whatever the modifiers (R000-4, R000-17)."""
    return face in (1, 20)


def general_lines(cleric: Cleric, place: int | Zone, modifiers: Sequence[Modifier]) -> tuple[Line, ...]:
    """What is added to the d20 of every attempt: level, place, standing modifiers and those of the moment.

    `place` is its bonus alone, or one of the places that the cleric knows.

    Raises `Refused`: PLACE outside −3…+3 (R000-7), TOO_MANY_MODIFIERS.
    """
    bonus = place.amount if isinstance(place, Zone) else place
    if abs(bonus) > PLACE_BOUND:
        raise Refused(TurningRefusal.PLACE, place=bonus, bound=PLACE_BOUND)
    if len(modifiers) > MOST_MODIFIERS:
        raise Refused(TurningRefusal.TOO_MANY_MODIFIERS, limit=MOST_MODIFIERS)
    lines = [
        Line(label=say("turning-line-level"), amount=cleric.level, rule="R000-5"),
        Line(label=_place_name(place), amount=bonus, rule="R000-7"),
        *modifier_lines((*cleric.modifiers, *modifiers), rule="R000-6"),
    ]
    return tuple(line for line in lines if line.amount)


def _place_name(place: int | Zone) -> Arg:
    return place.reason if isinstance(place, Zone) and place.reason else say("turning-line-place")


def modifier_lines(modifiers: Sequence[Modifier], *, rule: str) -> list[Line]:
    """One line for each modifier, under the reason that somebody typed."""
    return [
        Line(label=modifier.reason or say("turning-line-modifier"), amount=modifier.amount, rule=rule)
        for modifier in modifiers
    ]


def potential(face: int, general: tuple[Line, ...]) -> Reckoning:
    """The potential; with a natural 1 or 20 the die alone (R000-4, R000-8)."""
    start = Line(label=Verbatim(verbatim="d20"), amount=face, rule="R000-4")
    return Reckoning(start=start, lines=() if is_natural(face) else general)

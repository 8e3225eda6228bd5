"""The effects of commanding undead, and what they mean (R000-41 to R000-64)."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.ruling import Note, Origin
from bot.engine.text import say
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.rules.permanent import allowance, most_hit_dice
from cogs.turning.tables import Effect

VICTIM_METRES = 30
"""How near the victim of a Harmful Impulse must be to the priest and to the undead (R000-52)."""


def domination_notes(effects: Collection[Effect], level: int) -> tuple[Note, ...]:
    """What those of `effects` that come of commanding mean when a priest of `level` causes them."""
    found = tuple(note for effect in Effect if effect in effects for note in _notes(effect, level))
    if not found:
        return ()
    return (
        *found,
        Note(text=say("turning-why-dominated"), rule="R000-43"),
        Note(text=say("turning-why-dominated-absent"), rule="R000-44"),
    )


def _notes(effect: Effect, level: int) -> tuple[Note, ...]:
    match effect:
        case Effect.CONFUSING_ORDER:
            return CONFUSING_ORDER
        case Effect.STAND_STILL:
            return STAND_STILL
        case Effect.HARMFUL_IMPULSE:
            return HARMFUL_IMPULSE
        case Effect.DARK_PARALYSIS:
            return DARK_PARALYSIS
        case Effect.PERMANENT_DOMINATION:
            return _permanent(level)
        case _:
            return ()


CONFUSING_ORDER = (
    Note(text=say("turning-why-confusing-order"), rule="R000-45"),
    Note(text=say("turning-why-confusing-still"), rule="R000-46"),
    Note(text=say("turning-why-confusing-impulse", metres=REACH_METRES), rule="R000-47"),
    Note(text=say("turning-why-confusing-free"), rule="R000-48"),
)
"""What a Confusing Order means, point by point."""

STAND_STILL = (Note(text=say("turning-why-stand-still"), rule="R000-49"),)
"""What Stand Still means."""

DARK_PARALYSIS = (
    Note(text=say("turning-why-dark-paralysis"), rule="R000-50"),
    Note(text=say("turning-why-held"), rule="G000-9", origin=Origin.HOUSE),
)
"""What Dark Paralysis means."""

HARMFUL_IMPULSE = (
    Note(text=say("turning-why-impulse"), rule="R000-51"),
    Note(text=say("turning-why-impulse-victim", metres=VICTIM_METRES), rule="R000-52"),
    Note(text=say("turning-why-impulse-attacks"), rule="R000-53"),
    Note(text=say("turning-why-impulse-charge"), rule="R000-54"),
    Note(text=say("turning-why-impulse-risks"), rule="R000-55"),
    Note(text=say("turning-why-impulse-defence"), rule="R000-56"),
    Note(text=say("turning-why-impulse-opportunity"), rule="R000-57"),
    Note(text=say("turning-why-impulse-out-of-reach"), rule="R000-58"),
)
"""What a Harmful Impulse means, point by point."""


def _permanent(level: int) -> tuple[Note, ...]:
    most = most_hit_dice(level)
    single = Note(text=say("turning-why-permanent-single", level=level, n=most), rule="R000-59")
    if not most:
        single = Note(text=say("turning-why-permanent-none", level=level), rule="G000-15", origin=Origin.READING)
    return (
        single,
        Note(text=say("turning-why-permanent-allowance", level=level, n=allowance(level)), rule="R000-62"),
        Note(text=say("turning-why-permanent"), rule="R000-61"),
        Note(text=say("turning-why-permanent-release"), rule="R000-63"),
    )

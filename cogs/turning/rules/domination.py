"""The effects of commanding undead: what they mean, and what a failed attempt reveals (R000-41 to R000-64)."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.ruling import Note
from bot.engine.text import say
from cogs.turning.rules.confusion import confusion_notes
from cogs.turning.rules.impulse import impulse_notes
from cogs.turning.rules.permanent import offers_permanent, permanent_notes, why_not
from cogs.turning.rules.stillness import DARK_PARALYSIS, STAND_STILL
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Alternative, Effect


def notices(undead: Undead) -> bool:
    """Whether `undead` realises that a priest tried to command it and failed: any but the mindless one (R000-42).

    It may act on that, so its behaviour shows it: whoever may know of the undead may be told. Of a hidden one the
    GM alone is.
    """
    return undead.intelligence > 0


def notice_note(undead: Named[Undead]) -> Note:
    """Whether `undead` realises that the attempt on it failed."""
    text = "turning-why-noticed" if notices(undead.sheet) else "turning-why-unnoticed"
    return Note(text=say(text, name=undead.name), rule="R000-42", about=(undead.sheet_id,))


def row_notes(alternatives: Collection[Alternative], level: int, used: int, undead: Named[Undead]) -> tuple[Note, ...]:
    """What the row of a command means for this undead besides its effects.

    Whether it notices that there are none (R000-42), or why Permanent Domination is not open to a priest of `level` who
    has used so much of his allowance (R000-60).
    """
    if not alternatives:
        return (notice_note(undead),)
    reason = why_not(level, used, undead) if offers_permanent(alternatives) else None
    return (reason,) if reason else ()


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
            return confusion_notes()
        case Effect.STAND_STILL:
            return STAND_STILL
        case Effect.HARMFUL_IMPULSE:
            return impulse_notes()
        case Effect.DARK_PARALYSIS:
            return DARK_PARALYSIS
        case Effect.PERMANENT_DOMINATION:
            return permanent_notes(level)
        case _:
            return ()

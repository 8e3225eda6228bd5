"""An effect taking hold of an undead: its dice, what it changes, and what it means."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.dice import Dice, Face, roll
from bot.engine.model import Frozen
from bot.engine.ruling import Change, Note, Origin
from bot.engine.text import say
from cogs.turning.rules.domination import domination_notes
from cogs.turning.rules.keep_at_bay import REACH_METRES, most_protected
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Alternative, Effect

STRONGEST_FIRST = (
    Effect.PERMANENT_DOMINATION,
    Effect.DARK_PARALYSIS,
    Effect.HARMFUL_IMPULSE,
    Effect.STAND_STILL,
    Effect.CONFUSING_ORDER,
    Effect.STUNNING,
    Effect.DAMAGE,
    Effect.KEEP_AT_BAY,
)
"""The order in which effects are preferred where nobody chooses (G000-16)."""


class Applied(Frozen):
    """An effect that took hold: for `total` rounds, or with `total` hit points of damage.

    Without dice it is permanent, and has neither.
    """

    effect: Effect
    dice: str | None = None
    faces: tuple[Face, ...] = ()
    total: int = 0


def strongest(alternatives: Iterable[Alternative]) -> Effect:
    """The strongest effect among `alternatives`, of which there must be one at least (G000-16)."""
    return min((alternative.effect for alternative in alternatives), key=STRONGEST_FIRST.index)


def apply(alternative: Alternative, dice: Dice) -> Applied:
    """Roll the rounds or the damage of `alternative`."""
    if alternative.dice is None:
        return Applied(effect=alternative.effect)
    rolled = roll(alternative.dice, dice)
    return Applied(
        effect=alternative.effect, dice=alternative.dice, faces=tuple(rolled.faces), total=max(0, rolled.total)
    )


def changes(undead: Named[Undead], applied: Applied) -> tuple[Change, ...]:
    """What `applied` changes on the sheet of `undead`: damage lowers known hit points, down to 0 (R000-36)."""
    before = undead.sheet.hit_points
    if applied.effect is not Effect.DAMAGE or before is None:
        return ()
    after = max(0, before - applied.total)
    return (Change(sheet_id=undead.sheet_id, field="hit_points", before=before, after=after),)


def notes(effects: Iterable[Effect], level: int) -> tuple[Note, ...]:
    """What `effects` mean when a cleric of `level` causes them."""
    present = set(effects)
    turning = tuple(note for effect in Effect if effect in present for note in _notes(effect, level))
    return (*turning, *domination_notes(present, level))


def _notes(effect: Effect, level: int) -> tuple[Note, ...]:
    match effect:
        case Effect.KEEP_AT_BAY:
            protected = say("turning-why-protected", n=most_protected(level), metres=REACH_METRES)
            return (
                Note(text=protected, rule="R000-20"),
                Note(text=say("turning-why-keep-at-bay"), rule="R000-22"),
                Note(text=say("turning-why-broken"), rule="R000-29"),
            )
        case Effect.DAMAGE:
            return (Note(text=say("turning-why-damage"), rule="R000-37"),)
        case Effect.STUNNING:
            return (
                Note(text=say("turning-why-stunned"), rule="G000-9", origin=Origin.HOUSE),
                Note(text=say("turning-why-stunning"), rule="R000-39"),
            )
        case _:
            return ()

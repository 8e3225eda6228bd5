"""An effect taking hold of an undead: its dice, and what it means."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.dice import Dice, Face, roll
from bot.engine.effects import Effect as Lasting
from bot.engine.model import Frozen
from bot.engine.ruling import Note, Origin
from bot.engine.text import say
from cogs.turning.rules.domination import domination_notes
from cogs.turning.rules.impulse import Victim
from cogs.turning.rules.keep_at_bay import REACH_METRES, most_protected
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

    Without dice it is permanent, and has neither. `lost` are the hit points that the damage took. `ended` is what gave
    way to it on this undead, as it was stored. `outlasted`: a Keep at Bay that did not begin, since one lasts as long.
    `victim` is whom a Harmful Impulse is aimed at.
    """

    effect: Effect
    dice: str | None = None
    faces: tuple[Face, ...] = ()
    total: int = 0
    lost: int = 0
    ended: tuple[Lasting, ...] = ()
    outlasted: bool = False
    victim: Victim | None = None


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

"""Bloodied creatures of the 2nd edition, and half of the hit points in both (R004-39 to R004-41, G004-5, G004-6)."""

from __future__ import annotations

from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.tables import Options, Rounding

STEP = 5
"""Hit points are divided into multiples of this in the 2nd edition (R004-41)."""


def threshold(hit_points: int, options: Options) -> int:
    """At how many hit points a creature that starts with so many is bloodied.

    Half of them becomes the nearest multiple of 5, of two equally near ones the lower; or always the lower (G004-6).
    """
    if options.bloodied_rounding is Rounding.DOWN:
        return hit_points // 2 // STEP * STEP
    # The nearest multiple of 5 to half, midway down, is that of 10 to the whole: (n + 4) // 10 counts those.
    return (hit_points + STEP - 1) // (2 * STEP) * STEP


def is_bloodied(game: Game, creature: Creature) -> bool:
    """Whether it is bloodied, which nobody is in the 1st edition (R004-39)."""
    return (
        game.edition is Edition.SECOND
        and creature.stands
        and creature.hit_points <= threshold(creature.stats.hit_points, game.options)
    )


def at_half(creature: Creature) -> bool:
    """Whether half of its hit points or more are gone, as the 1st edition counts (R004-6, G004-5)."""
    return 2 * creature.hit_points <= creature.stats.hit_points


def depends_on_rounding(hit_points: int) -> bool:
    """Whether both readings of the rounding give another threshold: the note of G004-6."""
    return hit_points % STEP > 0

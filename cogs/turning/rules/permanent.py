"""Permanent Domination: which undead a priest may dominate for good, and how many (R000-59 to R000-62)."""

from __future__ import annotations

LEVELS_BELOW = 4
"""By how much the Hit Dice or levels of the undead must be below the priest's level (R000-59)."""

MOST_HIT_DICE = 8
"""Hit Dice or levels above which no undead can be dominated permanently (R000-59)."""

HIT_DICE_PER_LEVEL = 2
"""Hit Dice or levels of undead, in all, that a priest may dominate permanently per level of his (R000-62)."""


def most_hit_dice(level: int) -> int:
    """The Hit Dice or levels of the strongest undead that a priest of `level` may dominate permanently (R000-59).

    0 where there is none: at level 4 and below (G000-15).
    """
    return max(0, min(level - LEVELS_BELOW, MOST_HIT_DICE))


def allowance(level: int) -> int:
    """The Hit Dice or levels of undead, in all, that a priest of `level` may dominate permanently (R000-62)."""
    return HIT_DICE_PER_LEVEL * level

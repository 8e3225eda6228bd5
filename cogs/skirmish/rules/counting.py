"""How distances and diagonals are counted, by edition (G004-10, G004-27)."""

from __future__ import annotations

from bot.engine.grid import Diagonals, Space, distance
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.terms import Edition


def diagonals(edition: Edition) -> Diagonals:
    """What diagonal steps cost: every second one 2 in the 1st edition, as much as any other in the 2nd (G004-10)."""
    return Diagonals.ALTERNATING if edition is Edition.FIRST else Diagonals.ONE


def away(game: Game, one: Space, other: Space) -> int:
    """How far two spaces are apart, by the edition's count of movement; ground and creatures aside (G004-27)."""
    return distance(one, other, diagonals(game.edition))

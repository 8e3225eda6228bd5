"""Distances, counted in squares, between the nearest squares of two spaces."""

from __future__ import annotations

from enum import Enum

from bot.engine.grid.squares import Space, Square

FEET = 5
"""The side of a square in feet."""


class Diagonals(Enum):
    """What diagonal steps cost.

    ONE: as much as any other, as for the king in chess; 5-5-5 in feet. ALTERNATING: 1, 2, 1, 2 …; 5-10-5 in feet.
    """

    ONE = "one"
    ALTERNATING = "alternating"


def distance(one: Space, other: Space, diagonals: Diagonals = Diagonals.ONE) -> int:
    """How many squares lie from one space to the other, walls, ground and creatures aside; 0 if they share a square.

    Times `FEET` it is the distance in feet. With ALTERNATING the first diagonal costs 1.
    """
    across = _gap(one.corner.x, one.width, other.corner.x, other.width)
    along = _gap(one.corner.y, one.height, other.corner.y, other.height)
    return max(across, along) + (min(across, along) // 2 if diagonals is Diagonals.ALTERNATING else 0)


def around(space: Space, squares: int, diagonals: Diagonals = Diagonals.ONE) -> frozenset[Square]:
    """The squares at most so many squares away from a space, those of the space included."""
    (x, y), width, height = space
    block = Space(Square(x - squares, y - squares), width + 2 * squares, height + 2 * squares)
    return frozenset(square for square in block.squares if distance(space, Space(square), diagonals) <= squares)


def _gap(start: int, length: int, other_start: int, other_length: int) -> int:
    return max(0, other_start - (start + length - 1), start - (other_start + other_length - 1))

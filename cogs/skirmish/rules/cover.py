"""Sight and cover, by exact geometry (G004-13, G004-14). Creatures neither block sight nor give cover."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from bot.engine import grid
from bot.engine.grid import Board, Space, Square, corners, edge, stopped
from bot.engine.ruling import Origin
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.terms import Edition

FIRST_COVER = 4
"""What cover adds to the AC in the 1st edition (G004-14)."""


@lru_cache(maxsize=4096)
def sees(board: Board, one: Space, other: Space) -> bool:
    """Whether any line from any part of one space to any part of the other touches no wall (G004-13)."""
    return grid.sees(board, one, other)


def melee_cover(board: Board, attacker: Space, target: Space) -> bool:
    """Whether walls give a target cover in melee: it is round a corner or a wall's end from each square beside it.

    A large target has none if any of its squares lacks it (G004-14).
    """
    beside = ((one, other) for one, other in product(attacker.squares, target.squares) if _adjacent(one, other))
    return all(_round_a_corner(board, one, other) for one, other in beside)


def ranged_cover(board: Board, attacker: Space, target: Space) -> bool:
    """Whether walls give a target cover from afar: they stop a line to it from any corner of the attacker's space.

    The attacker takes the corner that suits him best. Lines that merely touch an edge are not stopped, and a large
    target has no cover if any of its squares lacks it (G004-14).
    """
    return not any(
        all(not stopped(board, corner, point, touching=False) for point in corners(Space(square)))
        for corner, square in product(corners(attacker), target.squares)
    )


def cover_bonus(game: Game) -> tuple[int, Origin]:
    """What cover adds to the AC, and whose value that is (G004-14)."""
    if game.edition is Edition.FIRST:
        return FIRST_COVER, Origin.PUBLIC
    return game.options.second_cover, game.options.origin("second_cover")


def _adjacent(one: Square, other: Square) -> bool:
    return max(abs(one.x - other.x), abs(one.y - other.y)) == 1


def _round_a_corner(board: Board, one: Square, other: Square) -> bool:
    """Whether a wall or a fence lies between two squares beside each other, or meets the corner between them."""
    if one.x == other.x or one.y == other.y:
        return edge(one, other) in board.fences
    beside = (Square(one.x, other.y), Square(other.x, one.y))
    return not board.walls.isdisjoint(beside) or any(
        edge(end, side) in board.fences for side, end in product(beside, (one, other))
    )

"""Total cover: where the lines start from which it shields an area (R002-26, G002-3).

A square is shielded when the straight lines from the origin to its centre and to all four corners each meet a wall.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil, floor

from bot.engine.grid import Board, Point, Square, inside, label, stopped
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim
from cogs.spellcasting.rules.areas.refusals import AreaRefusal


def start(origin: Point, beside: Square | None, board: Board) -> Point:
    """Where the lines from `origin` start: there, or a small step inside the square `beside` if a wall touches it.

    The step is one that no line notices. With q as the common denominator of the origin, the cross product that tells
    on which side of a line from a corner or centre to the end of a wall it lies is a multiple of 1/2q, and a share s of
    the way to the centre of a square changes it by at most s · √½ · 53√2 = 53 s on boards up to 52×52.

    `beside` may stay open where only one square is possible. Raises `Refused`: NAME_SQUARE (squares), SQUARE_SOLID,
    SQUARE_APART (squares), ORIGIN_SOLID.
    """
    if not stopped(board, origin, origin, touching=True):
        return origin
    free = [square for square in meeting(origin) if board.has(square) and square not in board.walls]
    if not free:
        raise Refused(AreaRefusal.ORIGIN_SOLID)
    names = Listing(items=tuple(Verbatim(verbatim=label(square)) for square in free))
    if beside in board.walls:
        raise Refused(AreaRefusal.SQUARE_SOLID, squares=names)
    if beside is None and len(free) > 1:
        raise Refused(AreaRefusal.NAME_SQUARE, squares=names)
    if beside is not None and beside not in free:
        raise Refused(AreaRefusal.SQUARE_APART, squares=names)
    return inside(origin, beside or free[0])


def meeting(point: Point) -> Iterator[Square]:
    """The squares that have the point inside or on their border."""
    columns, rows = (range(ceil(number) - 1, floor(number) + 1) for number in point)
    return (Square(x, y) for x, y in product(columns or [floor(point.x)], rows or [floor(point.y)]))

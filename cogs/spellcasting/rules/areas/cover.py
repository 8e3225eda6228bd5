"""Total cover: which squares of an area are shielded from its origin (R002-26, G002-3).

A square is shielded when the straight lines from the origin to its centre and to all four corners each meet a wall.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from functools import cache
from itertools import product
from math import ceil, floor, lcm

from bot.engine.grid import Board, Point, Square, inside, label
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim
from cogs.spellcasting.rules.areas.refusals import AreaRefusal

Pair = tuple[int, int]


class Walls:
    """All that blocks on a board, as walls one square long; a solid square is its four sides."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # An upright wall (x, y) goes from (x, y) to (x, y + 1); a level one is the same with x and y exchanged.
        self._upright = {(fence.second.x, fence.second.y) for fence in board.fences if fence.first.y == fence.second.y}
        self._level = {(fence.second.y, fence.second.x) for fence in board.fences if fence.first.x == fence.second.x}
        for x, y in board.walls:
            self._upright |= {(x, y), (x + 1, y)}
            self._level |= {(y, x), (y + 1, x)}

    def __bool__(self) -> bool:
        """Whether anything blocks."""
        return bool(self._upright or self._level)

    def touch(self, point: Point) -> bool:
        """Whether the point lies on a wall, at its end, or in a solid square."""
        scale = lcm(point.x.denominator, point.y.denominator)
        here = int(point.x * scale), int(point.y * scale)
        return Square(floor(point.x), floor(point.y)) in self.board.walls or self.meet(here, here, scale)

    def meet(self, one: Pair, other: Pair, scale: int) -> bool:
        """Whether the line between two points, both multiplied by `scale`, meets a wall; a touch is enough."""
        return _meets(self._upright, one, other, scale) or _meets(self._level, one[::-1], other[::-1], scale)


def start(origin: Point, beside: Square | None, walls: Walls) -> Point:
    """Where the lines from `origin` start: there, or a small step inside the square `beside` if a wall touches it.

    The step is one that no line notices. With q as the common denominator of the origin, the cross product that tells
    on which side of a line from a corner or centre to the end of a wall it lies is a multiple of 1/2q, and a share s of
    the way to the centre of a square changes it by at most s · √½ · 53√2 = 53 s on boards up to 52×52.

    `beside` may stay open where only one square is possible. Raises `Refused`: NAME_SQUARE (squares), SQUARE_SOLID,
    SQUARE_APART (squares), ORIGIN_SOLID.
    """
    if not walls.touch(origin):
        return origin
    free = [square for square in _meeting(origin) if walls.board.has(square) and square not in walls.board.walls]
    if not free:
        raise Refused(AreaRefusal.ORIGIN_SOLID)
    names = Listing(items=tuple(Verbatim(verbatim=label(square)) for square in free))
    if beside in walls.board.walls:
        raise Refused(AreaRefusal.SQUARE_SOLID, squares=names)
    if beside is None and len(free) > 1:
        raise Refused(AreaRefusal.NAME_SQUARE, squares=names)
    if beside is not None and beside not in free:
        raise Refused(AreaRefusal.SQUARE_APART, squares=names)
    return inside(origin, beside or free[0])


def shielded(squares: Iterable[Square], begun: Point, walls: Walls) -> frozenset[Square]:
    """Those of `squares` that lines starting at `begun` do not reach."""
    if not walls:
        return frozenset()
    scale = 2 * lcm(begun.x.denominator, begun.y.denominator)
    half = scale // 2
    here = int(begun.x * scale), int(begun.y * scale)

    @cache
    def met(x: int, y: int) -> bool:
        """Whether the line to (x, y), in halves of squares, meets a wall: neighbours share their corners."""
        return walls.meet(here, (x * half, y * half), scale)

    return frozenset(
        square for square in squares if all(met(2 * square.x + x, 2 * square.y + y) for x, y in _FIVE_POINTS)
    )


_FIVE_POINTS = ((1, 1), *product((0, 2), (0, 2)))
"""Centre and corners, in halves of squares from the lower left corner."""


def _meeting(point: Point) -> Iterator[Square]:
    """The squares that have the point inside or on their border."""
    columns, rows = (range(ceil(number) - 1, floor(number) + 1) for number in point)
    return (Square(x, y) for x, y in product(columns or [floor(point.x)], rows or [floor(point.y)]))


def _meets(walls: Set[Pair], one: Pair, other: Pair, scale: int) -> bool:
    """Whether the line between the two points meets one of the upright `walls`, ends included on both sides."""
    (from_x, from_y), (to_x, to_y) = sorted((one, other))
    run, rise = to_x - from_x, to_y - from_y
    if not run:
        x, off = divmod(from_x, scale)
        return not off and any((x, y) in walls for y in range(-(-from_y // scale) - 1, to_y // scale + 1))
    wide = run * scale
    for x in range(-(-from_x // scale), to_x // scale + 1):
        y, above = divmod(from_y * run + (x * scale - from_x) * rise, wide)
        if (x, y) in walls or (not above and (x, y - 1) in walls):
            return True
    return False

"""Straight lines: which squares they cross, and whether a wall or a fence is in their way. All is exact.

A line is the straight piece between two points, both of them included. `touching` decides what contact means:

- touching: any common point counts, also a corner, the side of a wall along which a line runs, and either end.
- not touching: a line must be stopped. It is where it goes through the inside of a wall or across a fence, and where
  walls or fences close both its sides at the same spot: between two walls that share a side or only a corner, and
  where two fences meet. What it merely touches on one side, and what its ends touch, does not stop it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import ceil, floor, lcm

from bot.engine.grid.board import Board
from bot.engine.grid.squares import Edge, Point, Square

_AROUND = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The ways from a corner along the four sides and, between them, into the four squares that meet there."""


def crossed(start: Point, end: Point, *, touching: bool = False) -> Iterator[Square]:
    """The squares of which a line crosses the inside or, with `touching`, any part; by columns and rows.

    Squares beyond the border of a board are among them.
    """
    scale = lcm(*(Fraction(number).denominator for number in (*start, *end)))
    (x0, y0), (x1, y1) = sorted((int(x * scale), int(y * scale)) for x, y in (start, end))
    if x0 == x1:
        rows = _units(y0, y1, scale, touching)
        yield from (Square(x, y) for x in _units(x0, x0, scale, touching) for y in rows)
        return
    run, rise = x1 - x0, y1 - y0
    for x in _units(x0, x1, scale, touching):
        enters, leaves = max(x * scale, x0), min((x + 1) * scale, x1)
        low, high = sorted((y0 * run + (enters - x0) * rise, y0 * run + (leaves - x0) * rise))
        yield from (Square(x, y) for y in _units(low, high, scale * run, touching))


def stopped(board: Board, start: Point, end: Point, *, touching: bool) -> bool:
    """Whether a wall or a fence of the board is in the way of the line; above stands what that means."""
    for square in crossed(start, end, touching=touching):
        if square in board.walls or (board.fences and _meets_fence(board, start, end, square, touching)):
            return True
    if touching:
        return False
    if any(one in board.walls and other in board.walls for one, other in _beside(start, end)):
        return True
    return any(_is_closed(board, start, end, corner) for corner in _corners(start, end))


def cross(origin: Point, one: Point, other: Point) -> int | Fraction:
    """Twice the area of the triangle: above 0 if `other` lies to the left of the line from `origin` to `one`."""
    return (one.x - origin.x) * (other.y - origin.y) - (one.y - origin.y) * (other.x - origin.x)


def _units(low: int, high: int, unit: int, touching: bool) -> range:
    """The numbers of the units into which the piece from `low` to `high` reaches or, with `touching`, which it touches.

    Unit n goes from n to n + 1, times `unit`.
    """
    if touching:
        return range(-(-low // unit) - 1, high // unit + 1)
    return range(low // unit, -(-high // unit))


def _meets_fence(board: Board, start: Point, end: Point, square: Square, touching: bool) -> bool:
    """Whether the line meets the fence on the right or the upper side of a square that it crosses.

    Whatever meets a fence crosses the squares on both its sides; so the other sides are another square's.
    """
    x, y = square
    for fence in (Edge(square, Square(x + 1, y)), Edge(square, Square(x, y + 1))):
        if fence in board.fences:
            one, other = fence.ends
            across = cross(start, end, one) * cross(start, end, other)
            along = cross(one, other, start) * cross(one, other, end)
            if (across < 0 and along < 0) or (
                touching and across <= 0 and along <= 0 and _boxes_meet(start, end, one, other)
            ):
                return True
    return False


def _boxes_meet(start: Point, end: Point, one: Point, other: Point) -> bool:
    """Whether the two pieces, which lie in one line if they do not cross, come together in both directions."""
    return all(
        max(min(a, b), min(c, d)) <= min(max(a, b), max(c, d))
        for a, b, c, d in zip(start, end, one, other, strict=True)
    )


def _beside(start: Point, end: Point) -> Iterator[tuple[Square, Square]]:
    """The pairs of squares between which the line runs, along the sides they share."""
    (x0, y0), (x1, y1) = sorted((start, end))
    if y0 == y1 == int(y0):
        yield from ((Square(x, int(y0) - 1), Square(x, int(y0))) for x in range(floor(x0), ceil(x1)))
    elif x0 == x1 == int(x0):
        yield from ((Square(int(x0) - 1, y), Square(int(x0), y)) for y in range(floor(y0), ceil(y1)))


def _corners(start: Point, end: Point) -> Iterator[Square]:
    """The corners of squares on the line, without its ends, each as the square whose lower left corner it is."""
    (x0, y0), (x1, y1) = sorted((start, end))
    if x0 == x1:
        if x0 == int(x0):
            yield from (Square(int(x0), y) for y in range(floor(y0) + 1, ceil(y1)))
        return
    for x in range(floor(x0) + 1, ceil(x1)):
        y = y0 + (x - x0) * Fraction(y1 - y0) / (x1 - x0)
        if y.denominator == 1:
            yield Square(x, int(y))


def _is_closed(board: Board, start: Point, end: Point, corner: Square) -> bool:
    """Whether walls or fences that meet in this corner are on both sides of the line that goes through it."""
    x, y = corner
    closed: set[bool] = set()
    for right, up in _AROUND:
        square = Square(x + min(right or -1, 0), y + min(up or -1, 0))
        if right and up:
            is_shut = square in board.walls
        else:
            is_shut = Edge(square, Square(square.x + (not right), square.y + (not up))) in board.fences
        side = (end.x - start.x) * up - (end.y - start.y) * right
        if is_shut and side:
            closed.add(side > 0)
    return len(closed) == 2

"""Who sees whom: a question of all lines at once. All is exact.

`sees` asks for any line from any part of one space to any part of another that touches no wall and no fence. Lines form
a plane of their own: with u = x + y and v = y - x every line that runs to the upper right is v = m u + c with m from -1
to 1, and so the pair (m, c) is a point. The lines through a space, or clear of a wall, fill half-planes there. So the
lines that see are what is left of a polygon after every wall has cut its band out of it; if anything with an area is
left, there is sight. Lines in the other three directions are the same on the mirrored board.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from bot.engine.grid.board import Board
from bot.engine.grid.squares import Point, Space, Square, centre, corners


def sees(board: Board, one: Space, other: Space) -> bool:
    """Whether a line from any part of one space to any part of the other touches neither wall nor fence.

    Creatures are not in the way. Spaces that share a square see each other.
    """
    return clear_line(board, one, other) is not None


def inside(origin: Point, square: Square) -> Point:
    """The point so little inside the square, from `origin` on its border, that no line of the board tells them apart.

    Enough for any origin whose coordinates are fractions of small numbers, on boards of any size.
    """
    denominator = max(Fraction(origin.x).denominator, Fraction(origin.y).denominator)
    share = Fraction(2, 500 * denominator**2)
    middle = centre(Space(square))
    return Point(origin.x + (middle.x - origin.x) * share, origin.y + (middle.y - origin.y) * share)


def clear_line(board: Board, one: Space, other: Space) -> tuple[Point, Point] | None:
    """The two ends, within the spaces, of a line that proves that one `sees` the other; None if there is none."""
    start, end = _Box.of(*corners(one)[::2]), _Box.of(*corners(other)[::2])
    if not start.is_apart(end):
        point = Point(*(Fraction(max(a, b) * 2 + 1, 2) for a, b in zip(one.corner, other.corner, strict=True)))
        return point, point
    boxes = [_Box.of(*corners(Space(wall))[::2]) for wall in board.walls]
    boxes += [_Box.of(*fence.ends) for fence in board.fences]
    for flip in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        found = _upward_line(start.flipped(*flip), end.flipped(*flip), [box.flipped(*flip) for box in boxes])
        if found:
            x, y = flip
            first, last = (Point(point.x * x, point.y * y) for point in found)
            return first, last
    return None


class _Box(NamedTuple):
    """A rectangle, or a piece of a grid line, from its left lower to its right upper corner."""

    left: int | Fraction
    low: int | Fraction
    right: int | Fraction
    high: int | Fraction

    @classmethod
    def of(cls, one: Point, other: Point) -> _Box:
        return cls(min(one.x, other.x), min(one.y, other.y), max(one.x, other.x), max(one.y, other.y))

    def flipped(self, x: int, y: int) -> _Box:
        return _Box.of(Point(self.left * x, self.low * y), Point(self.right * x, self.high * y))

    def is_ahead_of(self, other: _Box) -> bool:
        """Whether it lies to the right of the other one or above it."""
        return self.left >= other.right or self.low >= other.high

    def is_apart(self, other: _Box) -> bool:
        return self.is_ahead_of(other) or other.is_ahead_of(self)


class _Line(NamedTuple):
    """The line v = m u + c."""

    m: Fraction
    c: Fraction

    def over(self, x: int | Fraction, y: int | Fraction) -> Fraction:
        """By how much it passes above and to the left of a point; below 0: below and to the right of it."""
        return self.m * (x + y) + self.c - (y - x)


_FAR = Fraction(1000)
_ALL = [
    _Line(m, c) for m, c in ((Fraction(-1), -_FAR), (Fraction(1), -_FAR), (Fraction(1), _FAR), (Fraction(-1), _FAR))
]


def _upward_line(start: _Box, end: _Box, boxes: list[_Box]) -> tuple[Point, Point] | None:
    """A clear line that runs from `start` to the right and upwards to `end`, if there is one."""
    if not end.is_ahead_of(start):
        return None
    lines = _below(_above(_ALL, start.right, start.low), start.left, start.high)
    lines = _below(_above(lines, end.right, end.low), end.left, end.high)
    polygons = [lines] if lines else []
    on_the_way = [
        box
        for box in boxes
        if box.is_ahead_of(start) and end.is_ahead_of(box) and not start.is_ahead_of(box) and not box.is_ahead_of(end)
    ]
    for box in sorted(on_the_way, key=lambda box: box.left + box.low):
        above = (_above(polygon, box.left, box.high) for polygon in polygons)
        below = (_below(polygon, box.right, box.low) for polygon in polygons)
        polygons = [polygon for polygon in (*above, *below) if polygon]
    if not polygons:
        return None
    line = _Line(*(sum(numbers) / len(polygons[0]) for numbers in zip(*polygons[0], strict=True)))
    return _middle(line, start), _middle(line, end)


def _above(polygon: list[_Line], x: int | Fraction, y: int | Fraction) -> list[_Line]:
    """Those lines of a polygon that pass above and to the left of a point."""
    return _kept(polygon, [line.over(x, y) for line in polygon])


def _below(polygon: list[_Line], x: int | Fraction, y: int | Fraction) -> list[_Line]:
    """Those lines of a polygon that pass below and to the right of a point."""
    return _kept(polygon, [-line.over(x, y) for line in polygon])


def _kept(polygon: list[_Line], over: list[Fraction]) -> list[_Line]:
    """The part of a convex polygon where the numbers, given at its corners, are above 0; empty if it has no area."""
    if all(number >= 0 for number in over):
        return polygon if any(over) else []
    if all(number <= 0 for number in over):
        return []
    kept: list[_Line] = []
    for at, (line, number) in enumerate(zip(polygon, over, strict=True)):
        before, number_before = polygon[at - 1], over[at - 1]
        if number * number_before < 0:
            share = number_before / (number_before - number)
            kept.append(_Line(*(a + (b - a) * share for a, b in zip(before, line, strict=True))))
        if number >= 0:
            kept.append(line)
    return kept


def _middle(line: _Line, box: _Box) -> Point:
    """The point in the middle of the part of the line that lies in the box."""
    m, c = line
    enters = max((2 * box.left + c) / (1 - m), (2 * box.low - c) / (1 + m))
    leaves = min((2 * box.right + c) / (1 - m), (2 * box.high - c) / (1 + m))
    u = (enters + leaves) / 2
    return Point((u - m * u - c) / 2, (u + m * u + c) / 2)

"""Areas a second time, by another way: cutting squares in four until it is plain how much of them is covered.

A region is what lies within a circle, or on one side of each of several lines. It knows of a small square only whether
it is wholly inside or plainly outside; all else is found by cutting that square in four, again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import lcm
from typing import Protocol

from bot.engine.grid import Point, Square
from cogs.spellcasting.rules.areas.area import Direction

DEEPEST = 24
"""How often a square is cut before it counts as one that the region merely touches."""

Cell = tuple[int, int, int]
"""Lower left corner and side of a small square, in a unit in which all are whole."""


class Region(Protocol):
    """What can be asked of a region; `unit` is the side of a square of the grid."""

    unit: int

    def holds(self, cell: Cell) -> bool:
        """Whether the cell is wholly inside."""

    def misses(self, cell: Cell) -> bool:
        """Whether the cell is plainly outside."""


class Disc:
    """The inside of a circle."""

    def __init__(self, centre: Point, radius: Fraction) -> None:
        self.unit = _unit(*centre, radius)
        self._x, self._y, self._radius = (int(number * self.unit) for number in (*centre, radius))

    def holds(self, cell: Cell) -> bool:
        """Its farthest corner is within the circle."""
        x, y, side = cell
        far = (max(abs(x - self._x), abs(x + side - self._x)), max(abs(y - self._y), abs(y + side - self._y)))
        return far[0] ** 2 + far[1] ** 2 <= self._radius**2

    def misses(self, cell: Cell) -> bool:
        """Its nearest point is not within the circle."""
        x, y, side = cell
        near = (max(x - self._x, self._x - x - side, 0), max(y - self._y, self._y - y - side, 0))
        return near[0] ** 2 + near[1] ** 2 >= self._radius**2


class Outline:
    """What lies on the inner side of several lines a·x + b·y + c + d·√n = 0, each given as (a, b, c, d)."""

    def __init__(self, unit: int, n: int, lines: list[tuple[int, int, int, int]]) -> None:
        self.unit, self._n, self._lines = unit, n, lines

    @classmethod
    def cone(cls, apex: Point, towards: Direction, length: Fraction) -> Outline:
        """At u along the direction and v across it: |v| ≤ u/2 and u ≤ length."""
        unit = _unit(*apex, length)
        (x, y), far = towards, int(length * unit)
        lines = [(-2 * y - x, 2 * x - y, 0, 0), (2 * y - x, -2 * x - y, 0, 0), (x, y, 0, -far)]
        return cls(unit, x * x + y * y, _moved(lines, apex, unit))

    @classmethod
    def bar(cls, origin: Point, towards: Direction, length: Fraction, width: Fraction, left: Fraction) -> Outline:
        """At u along the direction and v to its left: 0 ≤ u ≤ length and left − width ≤ v ≤ left."""
        unit = _unit(*origin, length, width, left)
        (x, y), far, over = towards, int(length * unit), int(left * unit)
        lines = [(-x, -y, 0, 0), (x, y, 0, -far), (-y, x, 0, -over), (y, -x, 0, over - int(width * unit))]
        return cls(unit, x * x + y * y, _moved(lines, origin, unit))

    def holds(self, cell: Cell) -> bool:
        """All its corners are on the inner side of every line."""
        return all(self._sign(line, corner) <= 0 for corner in _corners(cell) for line in self._lines)

    def misses(self, cell: Cell) -> bool:
        """All its corners are on or beyond one of the lines."""
        return any(all(self._sign(line, corner) >= 0 for corner in _corners(cell)) for line in self._lines)

    def _sign(self, line: tuple[int, int, int, int], corner: tuple[int, int]) -> int:
        """Negative on the inner side of the line, positive beyond it."""
        (a, b, c, d), (x, y) = line, corner
        whole: int = a * x + b * y + c
        if whole * d >= 0:
            return whole or d
        surplus = whole * whole - d * d * self._n
        return surplus if whole > 0 else -surplus


def touches(region: Region, square: Square) -> bool:
    """Whether the region and the square have more in common than points and lines."""
    return any(known for known, _ in _bounds(region, square))


def fills_half(region: Region, square: Square) -> bool:
    """Whether the region covers at least half of the square."""
    whole = region.unit**2
    for known, possible in _bounds(region, square):
        if 2 * known >= whole:
            return True
        if 2 * possible < whole:
            return False
    raise AssertionError(f"{square} is too near to half")


def _bounds(region: Region, square: Square) -> Iterator[tuple[int, int]]:
    """Ever closer bounds of what the region covers of the square, from below and from above."""
    known = 0
    cells: list[Cell] = [(square.x * region.unit, square.y * region.unit, region.unit)]
    for _ in range(DEEPEST):
        unknown = []
        for cell in cells:
            if region.holds(cell):
                known += cell[2] ** 2
            elif not region.misses(cell):
                unknown.append(cell)
        yield known, known + sum(side**2 for *_, side in unknown)
        cells = [
            (x + over, y + up, side // 2) for x, y, side in unknown for over in (0, side // 2) for up in (0, side // 2)
        ]


def _corners(cell: Cell) -> tuple[tuple[int, int], ...]:
    x, y, side = cell
    return (x, y), (x + side, y), (x, y + side), (x + side, y + side)


def _moved(lines: list[tuple[int, int, int, int]], origin: Point, unit: int) -> list[tuple[int, int, int, int]]:
    x, y = (int(number * unit) for number in origin)
    return [(a, b, c - a * x - b * y, d) for a, b, c, d in lines]


def _unit(*numbers: int | Fraction) -> int:
    return (1 << DEEPEST) * lcm(*(number.denominator for number in numbers))

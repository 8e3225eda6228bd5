"""The squares of an area, row by row. Every area here takes in an unbroken run of squares in each row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import lcm

from bot.engine.grid import Square

Rows = Mapping[int, range]
"""For the y of each row of squares the x of those that are in the area."""


def squares_of(rows: Rows) -> frozenset[Square]:
    """The squares themselves."""
    return frozenset(Square(x, y) for y, run in rows.items() for x in run)


def rows_of(squares: Iterable[tuple[int, int]]) -> Rows:
    """The rows of squares that leave no gap in any row."""
    columns: dict[int, list[int]] = {}
    for x, y in squares:
        columns.setdefault(y, []).append(x)
    return {y: range(min(row), max(row) + 1) for y, row in columns.items()}


def count(rows: Rows) -> int:
    """How many squares there are."""
    return sum(len(run) for run in rows.values())


def clip(rows: Rows, width: int, height: int) -> Rows:
    """The part that lies on a board of this size (G002-17)."""
    return {
        y: range(max(run.start, 0), min(run.stop, width))
        for y, run in rows.items()
        if 0 <= y < height and run.start < width and run.stop > 0
    }


def block(x: int, y: int, width: int, height: int) -> Rows:
    """A rectangle of squares, the lower left of which is (x, y)."""
    return {row: range(x, x + width) for row in range(y, y + height)}


def whole(*numbers: int | Fraction, times: int = 1) -> tuple[int, ...]:
    """The smallest scale that makes all `numbers` whole, multiplied by `times`; and the numbers at that scale."""
    scale = times * lcm(*(number.denominator for number in numbers))
    return scale, *(number.numerator * (scale // number.denominator) for number in numbers)

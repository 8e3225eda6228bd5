"""Squares, their labels, and what stands between and upon them.

x counts columns from the left and y counts rows from below, both from 0: `Square(0, 0)` is A1, the lower left corner,
as on a chessboard. It covers x from 0 to 1 and y from 0 to 1. Lengths are in squares unless a name says otherwise.
"""

from __future__ import annotations

import re
from fractions import Fraction
from string import ascii_uppercase
from typing import NamedTuple

from bot.engine.grid.refusal import GridRefusal
from bot.engine.refusal import Refused
from bot.engine.text import clean

LARGEST = 52
"""The most columns, and the most rows, of a board."""

COLUMNS = tuple(prefix + letter for prefix in ("", "A") for letter in ascii_uppercase)
"""The letters of the columns: A to Z, then AA to AZ."""

_LATIN = str.maketrans("АВЕІКМНОРСТХаеіорсх", "ABEIKMHOPCTXaeiopcx")
_LABEL = re.compile(r"(A?[A-Z])([1-9][0-9]?)")


class Square(NamedTuple):
    """One square. Not every square lies on the board; those beyond it have coordinates too."""

    x: int
    y: int


class Point(NamedTuple):
    """A point in the plane of the board; corners of squares have whole coordinates, centres have halves."""

    x: int | Fraction
    y: int | Fraction


class Space(NamedTuple):
    """The squares that a creature takes up: a rectangle, named by its lower left one."""

    corner: Square
    width: int = 1
    height: int = 1

    @property
    def squares(self) -> tuple[Square, ...]:
        """Its squares, row by row from below."""
        (x, y), width, height = self
        return tuple(Square(column, row) for row in range(y, y + height) for column in range(x, x + width))

    def at(self, corner: Square) -> Space:
        """The same space moved so that this square is its lower left one."""
        return Space(corner, self.width, self.height)


class Edge(NamedTuple):
    """The line between two squares that share a side: first the left or lower one, then the other."""

    first: Square
    second: Square

    @property
    def ends(self) -> tuple[Point, Point]:
        """Where the line begins and ends, the upper or left end first."""
        x, y = self.second
        return (Point(x, y + 1), Point(x, y)) if self.first.y == y else (Point(x, y), Point(x + 1, y))


def edge(one: Square, other: Square) -> Edge:
    """The edge between two squares. Raises ValueError unless they share a side."""
    if abs(one.x - other.x) + abs(one.y - other.y) != 1:
        raise ValueError(f"{one} and {other} share no side")
    return Edge(*sorted((one, other)))


def centre(space: Space) -> Point:
    """The point in the middle of a space."""
    (x, y), width, height = space
    return Point(x + Fraction(width, 2), y + Fraction(height, 2))


def corners(space: Space) -> tuple[Point, Point, Point, Point]:
    """The corners of a space, counter-clockwise from the lower left one."""
    (x, y), width, height = space
    return Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)


def label(square: Square) -> str:
    """The name of a square on a board, `C5`. `read_label` reads it back."""
    return f"{COLUMNS[square.x]}{square.y + 1}"


def read_label(typed: str) -> Square:
    """The square with this label, in either case and with Cyrillic letters that look like Latin ones.

    Raises `Refused(LABEL)` for what is no label of any board.
    """
    found = _LABEL.fullmatch(latin(typed.strip().upper()))
    if found is None or int(found[2]) > LARGEST:
        raise Refused(GridRefusal.LABEL, label=clean(typed))
    return Square(COLUMNS.index(found[1]), int(found[2]) - 1)


def latin(typed: str) -> str:
    """`typed` with Latin letters instead of the Cyrillic ones that look exactly the same."""
    return typed.translate(_LATIN)

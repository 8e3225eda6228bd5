"""Boards as bits: a set of squares is a whole number with one bit for each, so that all of them move a step at once.

Behind each row is a bit for no square: what steps over the border of the board falls off it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache, reduce
from itertools import product
from operator import and_, or_

from bot.engine.grid.board import Board
from bot.engine.grid.lines import stopped
from bot.engine.grid.squares import Space, Square, centre

Bits = int
"""A set of squares."""

Body = tuple[int, int, int, int]
"""What is taken up of a whole space: how far to the right and up it begins, how wide and how high it is."""

Direction = tuple[int, int]

DIRECTIONS: tuple[Direction, ...] = tuple((x, y) for x, y in product((-1, 0, 1), repeat=2) if x or y)


@lru_cache(maxsize=32)
def bits_of(board: Board) -> BoardBits:
    """The board as bits; made once."""
    return BoardBits(board)


def parts(body: Body) -> list[tuple[int, int]]:
    """The squares of a body, seen from the lower left one of the whole space."""
    left, low, width, height = body
    return list(product(range(left, left + width), range(low, low + height)))


def moved(bits: Bits, by: int) -> Bits:
    """The set with every bit moved up, or down if `by` is below 0."""
    return bits << by if by >= 0 else bits >> -by


class BoardBits:
    """What is on a board, each kind of it as one set."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._stride = board.width + 1
        row = (1 << board.width) - 1
        self.all: Bits = reduce(or_, (row << self.place(0, y) for y in range(board.height)))
        self._walls = self.of(board.walls)
        self._kinds: dict[str, Bits] = {ground.kind: self.of(ground.squares) for ground in board.ground}
        upright = self.of(one for one, other in board.fences if one.y == other.y)
        level = self.of(one for one, other in board.fences if one.x == other.x)
        self.fenced: dict[Direction, Bits] = {
            (1, 0): upright,
            (-1, 0): self.shifted(upright, 1, 0),
            (0, 1): level,
            (0, -1): self.shifted(level, 0, 1),
        }
        """By straight direction: the squares with a fence on that side."""

    def place(self, x: int, y: int) -> int:
        """Which bit stands for a square, or by how many bits a step moves."""
        return y * self._stride + x

    def of(self, squares: Iterable[tuple[int, int]]) -> Bits:
        """The set of these squares; those beyond the border are left out."""
        width, height, stride = self._board.width, self._board.height, self._stride
        bits = 0
        for x, y in squares:
            if 0 <= x < width and 0 <= y < height:
                bits |= 1 << y * stride + x
        return bits

    def squares(self, bits: Bits) -> Iterator[Square]:
        """The squares of a set, row by row from below."""
        while bits:
            lowest = bits & -bits
            y, x = divmod(lowest.bit_length() - 1, self._stride)
            yield Square(x, y)
            bits ^= lowest

    def kind(self, kind: str) -> Bits:
        """The squares of a kind of ground."""
        return self._kinds.get(kind, 0)

    def shifted(self, bits: Bits, x: int, y: int) -> Bits:
        """The set moved by so many columns and rows."""
        return moved(bits, self.place(x, y))

    def within(self, bits: Bits, body: Body) -> Bits:
        """Where all of a body stands on squares of the set."""
        return reduce(and_, (self.shifted(bits, -x, -y) for x, y in parts(body)))

    def touching(self, bits: Bits, body: Body) -> Bits:
        """Where any part of a body stands on a square of the set."""
        return reduce(or_, (self.shifted(bits, -x, -y) for x, y in parts(body)))

    def free(self, direction: Direction, *, cut_corners: bool) -> Bits:
        """The squares that can be left in a direction, as far as walls and fences on the way are concerned."""
        return (self._free_cutting if cut_corners else self._free)[direction]

    @cached_property
    def _free(self) -> dict[Direction, Bits]:
        return {direction: ~self._stopping(*direction) for direction in DIRECTIONS}

    @cached_property
    def _free_cutting(self) -> dict[Direction, Bits]:
        return {(x, y): ~self.of(self._cutting(x, y)) for x, y in DIRECTIONS}

    def _cutting(self, x: int, y: int) -> Iterator[Square]:
        """Where a step is stopped although it may cut corners."""
        for one in self.squares(self._stopping(x, y) & self.all):
            line = centre(Space(one)), centre(Space(Square(one.x + x, one.y + y)))
            if not (x and y) or stopped(self._board, *line, touching=False):
                yield one

    def _stopping(self, x: int, y: int) -> Bits:
        """Where something stops a step in this direction."""
        if not (x and y):
            return self.fenced[x, y]
        across, along = self.fenced[x, 0], self.fenced[0, y]
        return (
            self.shifted(self._walls, -x, 0)
            | self.shifted(self._walls, 0, -y)
            | across
            | along
            | self.shifted(along, -x, 0)
            | self.shifted(across, 0, -y)
        )

"""Areas and placements in a few words, and small drawings of squares."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction

from bot.engine.grid import Board, Point, Square, edge
from cogs.spellcasting.rules.areas.area import Area, Method, Placement, Shape
from cogs.spellcasting.rules.areas.methods import Coverage, place

MIDDLE = Square(26, 26)
"""(0, 0) of the worked examples, on a board that is large enough for all of them."""


def area(shape: Shape, size: int | Fraction, width: int | Fraction = 5) -> Area:
    """An area, in feet."""
    return Area(shape=shape, size_ft=Fraction(size), width_ft=Fraction(width))


def at(x: int | Fraction, y: int | Fraction) -> Point:
    """A point of the worked examples on the board."""
    return Point(MIDDLE.x + x, MIDDLE.y + y)


def on(x: int, y: int) -> Square:
    """A square of the worked examples on the board."""
    return Square(MIDDLE.x + x, MIDDLE.y + y)


def board(walls: Iterable[Square] = (), fences: Iterable[tuple[Square, Square]] = ()) -> Board:
    """The largest board, with solid squares and thin walls."""
    return Board(width=52, height=52, walls=frozenset(walls), fences=frozenset(edge(*pair) for pair in fences))


OPEN = board()


def placed(shape: Shape, size: int | Fraction, method: Method, placement: Placement, **width: int) -> Coverage:
    """The coverage on a board without walls."""
    return place(area(shape, size, **width), placement, method, OPEN)


def seen(squares: Collection[Square]) -> set[tuple[int, int]]:
    """The squares as the worked examples name them."""
    return {(x - MIDDLE.x, y - MIDDLE.y) for x, y in squares}


def drawn(squares: Collection[Square], origin: Square | None = None) -> list[str]:
    """The squares as `#` and the origin as `o`, top row first, no wider than needed."""
    all_of_them = {*squares, *([origin] if origin else [])}
    columns = range(min(x for x, _ in all_of_them), max(x for x, _ in all_of_them) + 1)
    rows = range(max(y for _, y in all_of_them), min(y for _, y in all_of_them) - 1, -1)
    return ["".join("o" if (x, y) == origin else "#" if (x, y) in squares else "." for x in columns) for y in rows]

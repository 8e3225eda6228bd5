"""The token method: areas with straight edges, a token for each square (R002-28 to R002-37).

An area extends `towards` one of the eight directions from its origin square, which has no token. Lanes are counted to
the left of the lane straight ahead, which is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

from bot.engine.grid import Space, Square
from cogs.spellcasting.rules.areas.area import Direction, Side
from cogs.spellcasting.rules.areas.rows import Rows, block, rows_of


def circle(x: int, y: int, radius: int) -> Rows:
    """A circle around the intersection (x, y) is a square, `radius` squares each way (R002-31)."""
    return block(x - radius, y - radius, 2 * radius, 2 * radius)


def circle_around(space: Space, radius: int) -> Rows:
    """A circle centred on a creature reaches `radius` squares beyond its space on every side (G002-8)."""
    (x, y), width, height = space
    return block(x - radius, y - radius, width + 2 * radius, height + 2 * radius)


def cone(origin: Square, towards: Direction, length: int, ends: Sequence[Side]) -> Rows:
    """A cone of `length` rows (R002-32 to R002-36, G002-4).

    Orthogonally, each row has one token more than the row before, at the left or the right end as `ends` tells in turn
    from the second row on. Diagonally, the rows lie across the direction and nothing is left over.
    """
    x, y = towards
    if x and y:
        steps = range(1, length + 1)
        return rows_of((origin.x + x * over, origin.y + y * up) for over in steps for up in steps[: length + 1 - over])
    squares = [_square(origin, towards, 1, 0)]
    leftmost = 0
    for row, end in zip(range(2, length + 1), islice(cycle(ends), length - 1), strict=True):
        leftmost += end is Side.LEFT
        squares += (_square(origin, towards, row, lane) for lane in range(leftmost - row + 1, leftmost + 1))
    return rows_of(squares)


def line(origin: Square, towards: Direction, length: int, width: int, left: int) -> Rows:
    """A line of `length` tokens (R002-37, G002-5), in `width` runs side by side of which `left` lie to the left.

    On the diagonal each further run is shifted by one square along a row or a column (G002-16): towards the upper
    right (1, 0), (2, 1) … lie to the right of (1, 1), (2, 2) …, and (0, 1), (1, 2) … to their left.
    """
    x, y = towards
    if not (x and y):
        return rows_of(_ahead(origin, towards, length, width, left))
    back, down = (-x, 0), (0, -y)
    to_left, to_right = (back, down) if x == y else (down, back)
    squares = []
    for lane in range(left + 1 - width, left + 1):
        over, up = to_left if lane > 0 else to_right
        begun = origin.x + over * abs(lane), origin.y + up * abs(lane)
        squares += [(begun[0] + x * step, begun[1] + y * step) for step in range(1, length + 1)]
    return rows_of(squares)


def cube(origin: Square, towards: Direction, side: int, left: int) -> Rows:
    """A block of `side` squares each way, straight ahead, `left` of its lanes to the left (G002-16)."""
    return rows_of(_ahead(origin, towards, side, side, left))


def _ahead(origin: Square, towards: Direction, length: int, width: int, left: int) -> list[tuple[int, int]]:
    lanes = range(left + 1 - width, left + 1)
    return [_square(origin, towards, step, lane) for step in range(1, length + 1) for lane in lanes]


def _square(origin: Square, towards: Direction, step: int, lane: int) -> tuple[int, int]:
    """The square `step` squares ahead, orthogonally, in this lane."""
    x, y = towards
    return origin.x + x * step - y * lane, origin.y + y * step + x * lane

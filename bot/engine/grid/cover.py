"""Total cover: which squares walls and fences shield from a point. All is exact.

A square is shielded when the straight lines from the point to its centre and to all four corners are stopped, where
contact counts. Asking line by line would be slow on large boards. So shadows are followed from the origin outwards:
up and down over the rows, those of walls that lie along rows, and over the columns those of the others. The shadow of
a wall is a run of slopes, runs that meet are one, and what lies in the shadow where it crosses a row is not reached.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from math import lcm

from bot.engine.grid.board import Board
from bot.engine.grid.lines import stopped
from bot.engine.grid.squares import Point, Square

_Run = tuple[int, int]
_Shaded = tuple[int, int, int]
"""A row of points half a square apart, and the first and the last of some of them; a column the same."""

_Sides = Mapping[int, list[_Run]]
"""The walls along the lines of the grid in one direction: for the number of each line, from where to where."""


def shielded(board: Board, origin: Point, squares: Iterable[Square]) -> frozenset[Square]:
    """Those of some squares of the board that total cover shields from the origin.

    All of them are where the origin itself touches a wall: `inside` gives a point that does not.
    """
    wanted = frozenset(squares)
    if not wanted or not (board.walls or board.fences):
        return frozenset()
    if stopped(board, origin, origin, touching=True):
        return wanted
    scale = 2 * lcm(origin.x.denominator, origin.y.denominator)
    x, y = int(origin.x * scale), int(origin.y * scale)
    across, along = _reach(square.x for square in wanted), _reach(square.y for square in wanted)
    upright, level = _walls(board)
    high = 2 * board.height + 1
    met = bytearray((2 * board.width + 1) * high)  # column by column, the points half a square apart
    for row, first, last in _shadows(_with_ends(level, upright, x, scale), x, y, scale, across, along):
        met[first * high + row : last * high + row + 1 : high] = b"\1" * (last + 1 - first)
    for column, first, last in _shadows(_with_ends(upright, level, y, scale), y, x, scale, along, across):
        met[column * high + first : column * high + last + 1] = b"\1" * (last + 1 - first)
    points = [over * high + up for over, up in ((1, 1), *product((0, 2), (0, 2)))]
    return frozenset(
        square for square in wanted if all(met[2 * (square.x * high + square.y) + point] for point in points)
    )


def _reach(numbers: Iterable[int]) -> _Run:
    """From where to where squares with these numbers reach, in half squares."""
    ordered = sorted(numbers)
    return 2 * ordered[0], 2 * ordered[-1] + 2


@lru_cache(maxsize=32)
def _walls(board: Board) -> tuple[_Sides, _Sides]:
    """The upright and the level sides of all that blocks."""
    upright = {(fence.second.x, fence.second.y) for fence in board.fences if fence.first.y == fence.second.y}
    level = {(fence.second.y, fence.second.x) for fence in board.fences if fence.first.x == fence.second.x}
    for x, y in board.walls:
        upright |= {(x, y), (x + 1, y)}
        level |= {(y, x), (y + 1, x)}
    return _by_lines(upright), _by_lines(level)


def _by_lines(sides: Iterable[tuple[int, int]]) -> _Sides:
    lines: defaultdict[int, list[_Run]] = defaultdict(list)
    for line, start in sides:
        lines[line].append((start, start + 1))
    return {line: _joined(runs) for line, runs in lines.items()}


def _with_ends(sides: _Sides, others: _Sides, at: int, scale: int) -> _Sides:
    """The sides together with the ends of those that lie, in the other direction, on the line of the origin itself.

    Lines along it meet such a wall at its end, and no other line does.
    """
    line, beside = divmod(at, scale)
    if beside or line not in others:
        return sides
    ends: defaultdict[int, list[_Run]] = defaultdict(list, sides)
    for run in others[line]:
        for end in run:
            ends[end] = _joined([*ends[end], (line, line)])
    return ends


def _shadows(sides: _Sides, across: int, along: int, scale: int, wide: _Run, high: _Run) -> Iterator[_Shaded]:
    """What lies in a shadow of the sides above and below the origin, which is (across, along) divided by `scale`.

    Only points from `wide` and rows from `high` are asked for.
    """
    for sign, top in ((1, high[1]), (-1, -high[0])):
        turned = {sign * line: runs for line, runs in sides.items()}
        for row, first, last in _shadows_above(turned, across, sign * along, scale, wide, top):
            yield sign * row, first, last


def _shadows_above(sides: _Sides, across: int, along: int, scale: int, wide: _Run, top: int) -> Iterator[_Shaded]:
    half = scale // 2
    left, right = min(across, wide[0] * half), max(across, wide[1] * half)
    heights = {line: line * scale - along for line in sides if along < line * scale <= top * half}
    common = lcm(*heights.values())  # what every slope is multiplied by
    shadow: list[_Run] = []
    for row in range(along // half + 1, top + 1):
        line, is_between = divmod(row, 2)
        if line in heights and not is_between:
            share = common // heights[line]
            ends = ((low * scale, high * scale) for low, high in sides[line])
            met = ((low - across, high - across) for low, high in ends if low <= right and high >= left)
            shadow = _joined([*shadow, *((low * share, high * share) for low, high in met)])
        away = row * half - along
        for low, high in shadow:
            first = max(wide[0], -((-across * common - low * away) // (common * half)))
            last = min(wide[1], (across * common + high * away) // (common * half))
            if first <= last:
                yield row, first, last


def _joined(runs: list[_Run]) -> list[_Run]:
    """The same runs in order, those that meet as one."""
    joined: list[_Run] = []
    for low, high in sorted(runs):
        if joined and low <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(high, joined[-1][1])
        else:
            joined.append((low, high))
    return joined

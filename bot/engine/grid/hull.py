"""The hull of two spaces: all straight ways from any part of one to any part of the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.grid.board import Board
from bot.engine.grid.lines import cross
from bot.engine.grid.squares import Edge, Point, Space, Square, corners


def between(one: Space, other: Space) -> tuple[Square, ...]:
    """The squares of which the hull has a part inside, those of both spaces among them, row by row from below."""
    outline = _outline((*corners(one), *corners(other)))
    low, high = min(outline), max(outline)
    bottom, top = min(point.y for point in outline), max(point.y for point in outline)
    box = Space(Square(int(low.x), int(bottom)), int(high.x - low.x), int(top - bottom))
    return tuple(square for square in box.squares if _meet(outline, corners(Space(square))))


def fences_between(board: Board, one: Space, other: Space) -> tuple[Edge, ...]:
    """The fences of which the hull has a piece inside; those along its border are not."""
    outline = _outline((*corners(one), *corners(other)))
    return tuple(fence for fence in sorted(board.fences) if _meet(outline, fence.ends))


def _outline(points: Iterable[Point]) -> list[Point]:
    """The corners of the convex hull, counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    chains: list[list[Point]] = []
    for run in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for point in run:
            while len(chain) > 1 and cross(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def _meet(outline: Sequence[Point], shape: Sequence[Point]) -> bool:
    """Whether the inside of the outline and that of the shape, a square or a fence, have a part in common."""
    return not (_lies_beyond(outline, shape) or _lies_beyond(shape, outline))


def _lies_beyond(outline: Sequence[Point], shape: Sequence[Point]) -> bool:
    """Whether all of the shape lies on the outer side of one of the outline's sides."""
    return any(all(cross(outline[at - 1], corner, point) <= 0 for point in shape) for at, corner in enumerate(outline))

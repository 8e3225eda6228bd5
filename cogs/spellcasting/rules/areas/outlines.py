"""Cones, lines and cubes at any angle, as true outlines on the grid, a row of squares at a time.

An outline at any angle has corners that no fraction can name: the direction (2, 1) is √5 long. But every outline here
is a whole one, drawn along the vector itself, shrunk by one root and moved by a fraction:

    corner = origin + whole corner / √n        with n = x² + y² of the direction

so each comparison comes down to whole square roots, and nothing is ever rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from bot.engine.grid import Point
from cogs.spellcasting.rules.areas.area import Direction
from cogs.spellcasting.rules.areas.rows import Rows, whole


class _Corner(NamedTuple):
    """A corner as a whole one, and the lines of the grid around the true one: the same twice where it lies on one."""

    x: int
    y: int
    left: int
    right: int
    below: int
    above: int


def cone(apex: Point, towards: Direction, length: Fraction) -> Rows:
    """The squares that any part of a cone covers (R002-22): at any distance as wide as that distance (G002-7).

    Its far edge is flat, and `length` squares from the apex.
    """
    (x, y), (scale, left, low, far) = towards, whole(*apex, length, times=2)
    half = far // 2
    corners = ((0, 0), (far * x + half * y, far * y - half * x), (far * x - half * y, far * y + half * x))
    return _rows(left, low, corners, x * x + y * y, scale)


def bar(origin: Point, towards: Direction, length: Fraction, width: Fraction, left: Fraction) -> Rows:
    """The squares that any part of a line or a cube covers (R002-22): a rectangle that extends from its origin.

    The origin lies on its near side, with `left` of its `width` squares to its left.
    """
    (x, y), (scale, over, up, far, across, port) = towards, whole(*origin, length, width, left)
    star = across - port
    near_right, near_left = (star * y, -star * x), (-port * y, port * x)
    far_left, far_right = ((corner[0] + far * x, corner[1] + far * y) for corner in (near_left, near_right))
    return _rows(over, up, (near_right, far_right, far_left, near_left), x * x + y * y, scale)


def _rows(x: int, y: int, corners: Sequence[tuple[int, int]], n: int, scale: int) -> Rows:
    """The rows of the convex outline with these corners, in order: each at (x, y) + corner / √n, all times `scale`.

    Within a row of squares the outline reaches from its leftmost to its rightmost point there, and both lie on an edge:
    where the edge enters or leaves the row, or ends in it. An outline that only touches a row has no edge within it.
    """
    ring = [_Corner(over, up, *_around(over, x, n, scale), *_around(up, y, n, scale)) for over, up in corners]
    runs: dict[int, tuple[int, int]] = {}
    for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
        low, high = (one, other) if one.y < other.y else (other, one)
        over, up = high.x - low.x, high.y - low.y
        if not up:
            continue  # its two ends belong to other edges too
        # On this edge, at a height h above y, x = (along / √n + over · h) / up.
        along_down, along_up = _roots(low.x * up - low.y * over, n)
        wide = up * scale
        slant = x * up - y * over
        left, right = low.left, low.right
        for row in range(low.below, high.above):
            if row < high.above - 1:
                leaves = slant + (row + 1) * scale * over
                end_left, end_right = (leaves + along_down) // wide, -((-leaves - along_up) // wide)
            else:
                end_left, end_right = high.left, high.right
            first, last = min(left, end_left), max(right, end_right)
            if row in runs:
                known = runs[row]
                first, last = min(first, known[0]), max(last, known[1])
            runs[row] = first, last
            left, right = end_left, end_right
    return {row: range(*run) for row, run in runs.items()}


def _around(number: int, begun: int, n: int, scale: int) -> tuple[int, int]:
    """The whole numbers of squares just below and above (begun + `number` / √n) / scale."""
    down, up = _roots(number, n)
    return (begun + down) // scale, -((-begun - up) // scale)


def _roots(number: int, n: int) -> tuple[int, int]:
    """`number` / √n, rounded down and up."""
    square = number * number
    down = isqrt(square // n)
    up = down if down * down * n == square else down + 1
    return (down, up) if number >= 0 else (-up, -down)

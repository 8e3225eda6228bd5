"""Spheres, cylinders and circles as true discs on the grid, a row of squares at a time."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

from bot.engine.grid import Point
from cogs.spellcasting.rules.areas.rows import Rows, whole


def any_part(centre: Point, radius: Fraction) -> Rows:
    """The squares of which any part lies under the disc (R002-22); `radius` in squares.

    Disc and square share more than an edge or a corner (R002-24, G002-1) exactly if the point of the square that is
    nearest to the centre is less than the radius away. Within a row, that holds for a run of squares whose ends are
    found with whole square roots, after everything has been multiplied by a common denominator.
    """
    scale, x, y, reach = whole(*centre, radius)
    rows = {}
    for row in range((y - reach) // scale, -(-(y + reach) // scale)):
        rise = max(0, row * scale - y, y - (row + 1) * scale)
        half = _root_up(reach * reach - rise * rise)
        rows[row] = range((x - half) // scale, -(-(x + half) // scale))
    return rows


def at_least_half(x: int, y: int, radius: int) -> Rows:
    """The squares that the disc around the intersection (x, y) covers at least to half (R002-17); `radius` in squares.

    They are those whose middle m lies in the disc. *If m is outside or on the circle*, the line through m square to
    the radius halves the square, and the disc stays on one side of it without filling that half: less than half.
    *If m is inside*, its squared distance d² from the centre is a whole number and a half, since both coordinates are
    halves, and the radius r is whole, so d² ≤ r² − ½. The same line leaves the square in two points at most √½ from m,
    so their squared distance from the centre is at most d² + ½ ≤ r²; and so is that of the corners on the near side.
    Being convex, the disc contains all between them, which is half of the square.
    """
    rows = {}
    for rise in range(radius):
        # (2i + 1)² + (2 rise + 1)² < (2r)² for whole i from 0 on.
        across = (isqrt(4 * radius * radius - (2 * rise + 1) ** 2) + 1) // 2
        rows[y + rise] = rows[y - rise - 1] = range(x - across, x + across)
    return rows


def overlaps_base(distance_ft: Fraction, base_ft: Fraction, radius_ft: Fraction) -> bool:
    """Without a grid: whether any part of a round base is in a circular area (R002-25).

    `distance_ft` is from the centre of the area to that of the base, `base_ft` the radius of the base. Bases that only
    touch the edge stay outside (R002-24).
    """
    return distance_ft < radius_ft + base_ft


def _root_up(number: int) -> int:
    """The square root of a positive number, rounded up."""
    return isqrt(number - 1) + 1

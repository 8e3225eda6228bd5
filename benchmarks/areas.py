"""Exact squares of areas of effect against shapely, which takes them square by square.

Both begin with the numbers of the area and end with a set of squares: a 20-foot sphere by template and by half, a
60-foot cone at an odd angle, and a 100-foot line at another. Shapely makes its polygon, and asks for each square around
it how much the two have in common; there is no shorter way to tell part of a square from a touch, or half from less.
Before anything is timed, both must find the same squares.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from math import ceil, floor, hypot
from time import thread_time
from typing import TYPE_CHECKING

from benchmarks.measure import Measure, alternate
from bot.engine.grid import Point
from cogs.spellcasting.rules.areas import discs, outlines
from cogs.spellcasting.rules.areas.rows import Rows

if TYPE_CHECKING:
    from shapely import Polygon

ROUNDS = 30
TIMES_AS_FAST = 20
NOTHING = 1e-9
"""Common areas, in squares, that floating point cannot tell from nothing."""

Squares = set[tuple[int, int]]

CENTRE = Point(30, 30)
CONE, CONE_FEET = (7, 3), 60
LINE, LINE_FEET = (5, 2), 100


def measures() -> Iterable[Measure]:
    """One line for each area; none where shapely is absent."""
    try:
        import shapely
    except ImportError:
        print("areas: skipped, shapely is not installed", file=sys.stderr)
        return

    def disc() -> Polygon:
        return shapely.Point(*map(float, CENTRE)).buffer(4)

    def cone() -> Polygon:
        far = CONE_FEET / 5
        return shapely.Polygon(_corners(CONE, (0, 0), (far, far / 2), (far, -far / 2)))

    def line() -> Polygon:
        far = LINE_FEET / 5
        return shapely.Polygon(_corners(LINE, (0, 0.5), (0, -0.5), (far, -0.5), (far, 0.5)))

    def by_squares(polygon: Callable[[], Polygon], least: float) -> Squares:
        shape = polygon()
        left, low, right, high = shape.bounds
        return {
            (x, y)
            for x in range(floor(left), ceil(right))
            for y in range(floor(low), ceil(high))
            if shape.intersection(shapely.box(x, y, x + 1, y + 1)).area > least
        }

    one, half = Fraction(1), Fraction(1, 2)
    compared: dict[str, tuple[Callable[[], Rows], Callable[[], Polygon], float]] = {
        "sphere-any-part": (lambda: discs.any_part(CENTRE, Fraction(4)), disc, NOTHING),
        "sphere-half": (lambda: discs.at_least_half(30, 30, 4), disc, 0.5),
        "cone": (lambda: outlines.cone(CENTRE, CONE, Fraction(CONE_FEET, 5)), cone, NOTHING),
        "line": (lambda: outlines.bar(CENTRE, LINE, Fraction(LINE_FEET, 5), one, half), line, NOTHING),
    }
    for name, (rows, polygon, least) in compared.items():
        ours, theirs = _measured(rows, partial(by_squares, polygon, least))
        yield Measure(f"areas-{name}-against-shapely", theirs / ours, TIMES_AS_FAST, at_least=True)


def _measured(rows: Callable[[], Rows], theirs: Callable[[], Squares]) -> tuple[float, float]:
    """Seconds that both take at their best."""

    def ours() -> Squares:
        return {(x, y) for y, run in rows().items() for x in run}

    if ours() != theirs():
        raise ValueError(f"shapely finds other squares: {sorted(ours() ^ theirs())}")
    mine, its = alternate(ours, theirs, rounds=ROUNDS, clock=thread_time)
    return mine.best, its.best


def _corners(towards: tuple[int, int], *ways: tuple[float, float]) -> list[tuple[float, float]]:
    """Points so far along a direction and so far to its left, from the centre."""
    (x, y), length = towards, hypot(*towards)
    return [
        (CENTRE.x + (along * x - left * y) / length, CENTRE.y + (along * y + left * x) / length) for along, left in ways
    ]

"""The areas against shapely, on 10,000 random placements.

Shapely reckons in floating point. Where it finds next to nothing in common, or next to half, it cannot know; there the
exact rule decides, by the squares cut in four (see `region`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from math import hypot
from typing import Any

import pytest

from bot.engine.grid import Point, Square
from cogs.spellcasting.rules.areas import discs, outlines
from cogs.spellcasting.rules.areas.area import Direction
from cogs.spellcasting.rules.areas.rows import Rows
from tests.spellcasting.region import Disc, Outline, Region, fills_half, touches

shapely = pytest.importorskip("shapely", reason="shapely is not installed")
np = pytest.importorskip("numpy", reason="numpy is not installed")

REACH = 26
"""Squares from the middle of the grid on which all is placed to its border; no area here reaches so far."""

DOUBT = 1e-9
"""Areas, in squares, that floating point cannot tell from nothing."""

SEGMENTS = 32
"""Into how many sides a quarter of a circle is broken: shapely knows no circles."""

ROUND_DOUBT = 0.005
"""More than what such a polygon lacks of its circle in any square, up to a radius of 8 squares."""


@cache
def grid(margin: float) -> Any:
    """The squares as boxes, larger by `margin` on every side: the square (x, y) is at [x + REACH, y + REACH]."""
    xs, ys = np.meshgrid(np.arange(-REACH, REACH), np.arange(-REACH, REACH), indexing="ij")
    return shapely.box(xs - margin, ys - margin, xs + 1 + margin, ys + 1 + margin)


def agree(shape: Any, rows: Rows, decide: Callable[[Square], bool], least: float, doubt: float) -> None:
    """Shows that the rows are the squares of which the shape covers more than `least`."""
    left, low, right, high = (int(bound) for bound in np.floor(shape.bounds))
    left, low, right, high = left - 1, low - 1, right + 2, high + 2
    ours = np.zeros((right - left, high - low), dtype=bool)
    for y, run in rows.items():
        ours[run.start - left : run.stop - left, y - low] = True
    assert ours.sum() == sum(map(len, rows.values())), "a square lies far outside"

    boxes, larger = (grid(margin)[left + REACH : right + REACH, low + REACH : high + REACH] for margin in (0, doubt))
    shapely.prepare(shape)
    inside = shapely.contains_properly(shape, boxes)
    edge = shapely.intersects(shape, larger) & ~inside
    share = inside.astype(float)
    share[edge] = shapely.area(shapely.intersection(shape, boxes[edge]))
    doubtful = edge & (abs(share - least) <= doubt)
    assert ((share > least) == ours)[~doubtful].all()
    assert all(ours[x, y] == decide(Square(int(x) + left, int(y) + low)) for x, y in np.argwhere(doubtful))


def polygon(origin: Point, towards: Direction, *corners: tuple[Fraction, Fraction]) -> Any:
    """A polygon with corners so far along the direction and so far to its left."""
    (x, y), length = towards, hypot(*towards)
    ways = [(float(along) / length, float(across) / length) for along, across in corners]
    return shapely.Polygon([(origin.x + u * x - v * y, origin.y + u * y + v * x) for u, v in ways])


def circle(chance: random.Random) -> tuple[Any, Rows, Region]:
    centre, radius = spot(chance), length(chance, 6)
    shape = shapely.Point(*map(float, centre)).buffer(float(radius), quad_segs=SEGMENTS)
    return shape, discs.any_part(centre, radius), Disc(centre, radius)


def cone(chance: random.Random) -> tuple[Any, Rows, Region]:
    apex, towards, far = spot(chance), turn(chance), length(chance, 8)
    shape = polygon(apex, towards, (Fraction(0), Fraction(0)), (far, far / 2), (far, -far / 2))
    return shape, outlines.cone(apex, towards, far), Outline.cone(apex, towards, far)


def bar(chance: random.Random) -> tuple[Any, Rows, Region]:
    origin, towards, far, width = spot(chance), turn(chance), length(chance, 12), length(chance, 3)
    left = width * chance.randrange(5) / 4
    shape = polygon(origin, towards, (Fraction(0), left), (Fraction(0), left - width), (far, left - width), (far, left))
    return shape, outlines.bar(origin, towards, far, width, left), Outline.bar(origin, towards, far, width, left)


def spot(chance: random.Random) -> Point:
    denominator = chance.choice((1, 2, 3, 4, 10))
    return Point(*(Fraction(chance.randrange(-denominator, denominator), denominator) for _ in range(2)))


def length(chance: random.Random, most: int) -> Fraction:
    """In squares: mostly a multiple of 5 feet, else any number of feet."""
    return Fraction(chance.randint(1, most)) if chance.random() < 0.7 else Fraction(chance.randint(2, 5 * most), 5)


def turn(chance: random.Random) -> Direction:
    """A direction: mostly any, but often enough along the grid, along a diagonal, or of whole length."""
    if chance.random() < 0.3:
        return chance.choice(((1, 0), (0, -1), (-1, 1), (1, 1), (3, -4), (-12, 5)))
    return chance.randint(1, 30), chance.randint(-30, 30)


@pytest.mark.parametrize(("draw", "times"), [(circle, 2000), (cone, 3500), (bar, 3500)])
def test_R002_22_any_part_is_what_shapely_finds(
    draw: Callable[[random.Random], tuple[Any, Rows, Region]], times: int
) -> None:
    chance = random.Random(f"any part of a {draw.__name__}")
    for _ in range(times):
        shape, rows, region = draw(chance)
        agree(shape, rows, partial(touches, region), 0, ROUND_DOUBT if draw is circle else DOUBT)


def test_R002_17_at_least_half_of_a_circle_is_what_shapely_finds() -> None:
    chance = random.Random("half of a circle")
    for _ in range(1000):
        x, y, radius = chance.randint(-10, 10), chance.randint(-10, 10), chance.randint(1, 8)
        shape = shapely.Point(x, y).buffer(radius, quad_segs=SEGMENTS)
        region = Disc(Point(x, y), Fraction(radius))
        rows = discs.at_least_half(x, y, radius)
        agree(shape, rows, partial(fills_half, region), 0.5, ROUND_DOUBT)

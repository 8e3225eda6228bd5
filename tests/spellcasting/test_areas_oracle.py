"""The areas against a second implementation that cuts squares in four (see `region`)."""

from __future__ import annotations

from fractions import Fraction
from math import asin, isqrt, sqrt

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.engine.grid import Point, Square
from cogs.spellcasting.rules.areas import discs, outlines
from cogs.spellcasting.rules.areas.rows import Rows, squares_of
from tests.spellcasting.region import Disc, Outline, Region, fills_half, touches

numbers = st.fractions(0, 3, max_denominator=6)
points = st.builds(Point, numbers, numbers)
lengths = st.fractions(Fraction(1, 4), 5, max_denominator=4)
directions = st.tuples(st.integers(-7, 7), st.integers(-7, 7)).filter(any)


def around(rows: Rows) -> set[Square]:
    """The squares of the rows, and all that surround them."""
    return {Square(x + over, y + up) for x, y in squares_of(rows) for over in (-1, 0, 1) for up in (-1, 0, 1)}


def check(rows: Rows, region: Region) -> None:
    """Of the squares and their surroundings exactly those are there that the region touches."""
    assert squares_of(rows) == {square for square in around(rows) if touches(region, square)}


@settings(deadline=None, max_examples=60)
@given(points, lengths)
@example(Point(0, 0), Fraction(4))
@example(Point(Fraction(1, 2), Fraction(1, 2)), Fraction(1, 2))
@example(Point(0, 0), Fraction(5))
def test_R002_22_any_part_of_a_disc(centre: Point, radius: Fraction) -> None:
    check(discs.any_part(centre, radius), Disc(centre, radius))


@settings(deadline=None, max_examples=60)
@given(points, directions, lengths)
@example(Point(0, Fraction(1, 2)), (1, 0), Fraction(3))
@example(Point(0, 0), (3, 4), Fraction(5))
def test_R002_22_any_part_of_a_cone(apex: Point, towards: tuple[int, int], length: Fraction) -> None:
    check(outlines.cone(apex, towards, length), Outline.cone(apex, towards, length))


@settings(deadline=None, max_examples=60)
@given(points, directions, lengths, lengths, st.fractions(0, 1, max_denominator=4))
@example(Point(0, Fraction(1, 2)), (1, 0), Fraction(6), Fraction(1), Fraction(1, 2))
@example(Point(0, 0), (3, 4), Fraction(5), Fraction(5), Fraction(0))
def test_R002_22_any_part_of_a_line_or_a_cube(
    origin: Point, towards: tuple[int, int], length: Fraction, width: Fraction, share: Fraction
) -> None:
    left = share * width
    check(outlines.bar(origin, towards, length, width, left), Outline.bar(origin, towards, length, width, left))


@settings(deadline=None, max_examples=60)
@given(st.integers(-3, 3), st.integers(-3, 3), st.integers(1, 7))
def test_R002_17_half_of_a_square_under_a_disc(x: int, y: int, radius: int) -> None:
    rows = discs.at_least_half(x, y, radius)
    region = Disc(Point(x, y), Fraction(radius))
    assert squares_of(rows) == {square for square in around(rows) if fills_half(region, square)}


def test_R002_17_the_middle_of_a_square_decides_for_its_half() -> None:
    for radius in range(1, 73):  # the largest area of a spell has a radius of 360 feet
        covered = squares_of(discs.at_least_half(0, 0, radius))
        for x in range(radius):
            for y in range(isqrt(radius**2 - min(x + 1, radius) ** 2), isqrt(radius**2 - x * x) + 1):
                share = area_under(radius, x, y)
                assert abs(share - 0.5) > 1e-6, "floating point could hide this one"
                assert ((x, y) in covered) == (share >= 0.5), (radius, x, y, share)


def area_under(radius: int, x: int, y: int) -> float:
    """How much of the square (x, y) the circle around (0, 0) covers, by the integral of the arc."""

    def above(height: int) -> float:
        """The area between the arc and this height."""
        end = min(x + 1, sqrt(max(radius**2 - height**2, 0)))
        return primitive(end) - primitive(x) - height * (end - x) if end > x else 0

    def primitive(to: float) -> float:
        return (to * sqrt(max(radius**2 - to * to, 0)) + radius**2 * asin(min(to / radius, 1))) / 2

    return above(y) - above(y + 1)

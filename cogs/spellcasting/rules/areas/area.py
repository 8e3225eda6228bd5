"""What a spell says about its area of effect, and what its caster may choose when placing it.

Lengths of spells are in feet, everything on the grid in squares of 5 feet. All numbers are whole or fractions.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import gcd
from typing import Annotated

from pydantic import Field, PlainSerializer

from bot.engine.grid import Point, Space, Square
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from cogs.spellcasting.rules.areas.refusals import AreaRefusal

Direction = tuple[int, int]
"""Where a cone, line or cube points, as a vector of any length: (1, 0) is right, (-2, 2) up and to the left."""

Spot = Annotated[Point, PlainSerializer(lambda point: [str(number) for number in point])]
"""A point of a value that is stored: JSON has no fractions."""

SQUARE_FT = 5
"""Feet along the side of a square (R002-21, R002-29)."""

LONGEST_FT = 1000
"""The largest size that is reckoned, in feet: about four times the longest board."""


class Shape(StrEnum):
    """The shapes of areas, as the spells name them. On the grid, height plays no part (G002-14)."""

    SPHERE = "sphere"
    CYLINDER = "cylinder"
    CIRCLE = "circle"
    CUBE = "cube"
    SQUARE = "square"
    CONE = "cone"
    LINE = "line"

    @property
    def is_round(self) -> bool:
        """Whether this is a circle on the grid (R002-31)."""
        return self in (Shape.SPHERE, Shape.CYLINDER, Shape.CIRCLE)

    @property
    def is_block(self) -> bool:
        """Whether this is a square on the grid (G002-16)."""
        return self in (Shape.CUBE, Shape.SQUARE)


class Method(StrEnum):
    """How a table tells which squares an area takes in; one for each table (R002-19, G002-2)."""

    TEMPLATE = "template"
    TOKEN = "token"  # noqa: S105
    DMG = "dmg"


class Side(StrEnum):
    """A side as seen by somebody who looks along the direction of the area."""

    LEFT = "left"
    RIGHT = "right"


class Area(Frozen):
    """An area of effect as a spell describes it (G002-18).

    `size_ft` is the radius of what is round, the side of a cube or square, the length of a cone or line. `width_ft` is
    the width of a line; other shapes do not look at it.
    """

    shape: Shape
    size_ft: Fraction = Field(gt=0)
    width_ft: Fraction = Field(default=Fraction(SQUARE_FT), gt=0)

    def size(self, method: Method) -> Fraction:
        """The size in squares. Raises `Refused`: TOO_SMALL, TOO_LARGE."""
        return _in_squares(self.size_ft, method)

    def width(self, method: Method) -> Fraction:
        """The width in squares, of a line. Raises `Refused`: TOO_SMALL, TOO_LARGE."""
        return _in_squares(self.width_ft, method)

    @property
    def inches(self) -> tuple[Fraction, Fraction]:
        """Length and width of the template on the table, at an inch for every 5 feet (R002-21)."""
        size = self.size_ft / SQUARE_FT
        if self.shape.is_round:
            return 2 * size, 2 * size
        return size, self.width_ft / SQUARE_FT if self.shape is Shape.LINE else size


class Placement(Frozen):
    """Where and how the caster places an area.

    `origin` is a point, or the space of the creature from which the area extends or on which it is centred; a single
    square is a space of size 1. `towards` is asked for by cones, lines, cubes and squares. The rest may stay open:

    - `start`: the point on the border of the space from which the area extends (G002-6, G002-8);
    - `square`: the edge square of a large caster's space from which the area extends, with tokens (G002-6);
    - `left`: how many squares of the breadth of a line or cube lie to the left of the origin; half of them if open, and
      otherwise as nearly so many as the method allows (G002-2, G002-16);
    - `ends`: where the odd token of each row of a cone goes, from the second row on, and again from the first end where
      there are more rows (R002-36);
    - `beside`: the square at the origin that the area serves where a wall touches the origin (G002-3).
    """

    origin: Space | Spot = Field(union_mode="left_to_right")
    towards: Direction | None = None
    start: Spot | None = None
    square: Square | None = None
    left: Fraction | None = None
    ends: tuple[Side, ...] = Field(default=(Side.LEFT, Side.RIGHT), min_length=1)
    beside: Square | None = None


def direction(origin: Point, target: Point) -> Direction:
    """The direction from `origin` to `target`, as its shortest vector of whole numbers.

    Raises `Refused`: NO_DIRECTION where both are the same point.
    """
    x, y = Fraction(target.x - origin.x), Fraction(target.y - origin.y)
    return shortest((x.numerator * y.denominator, y.numerator * x.denominator))


def shortest(towards: Direction | None) -> Direction:
    """The same direction as its shortest vector. Raises `Refused`: NO_DIRECTION where there is none."""
    if not towards or towards == (0, 0):
        raise Refused(AreaRefusal.NO_DIRECTION)
    x, y = towards
    common = gcd(x, y)
    return x // common, y // common


def _in_squares(feet: Fraction, method: Method) -> Fraction:
    if feet > LONGEST_FT:
        raise Refused(AreaRefusal.TOO_LARGE, feet=LONGEST_FT)
    if method is Method.TEMPLATE:
        return feet / SQUARE_FT
    if feet < SQUARE_FT:
        raise Refused(AreaRefusal.TOO_SMALL, feet=SQUARE_FT)
    return Fraction(feet // SQUARE_FT)

"""Where each method lets an area begin (G002-2, G002-3, G002-6, G002-8)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil, floor

from bot.engine.grid import Point, Space, Square, centre, corners
from bot.engine.refusal import Refused
from cogs.spellcasting.rules.areas.area import Direction, Placement
from cogs.spellcasting.rules.areas.refusals import AreaRefusal


def round_point(placement: Placement) -> Point:
    """Where a round area has its centre by template: anywhere, or at the centre of a creature's space (G002-8)."""
    return centre(placement.origin) if isinstance(placement.origin, Space) else placement.origin


def round_intersection(placement: Placement) -> Point:
    """Where a round area has its centre otherwise: at the nearest intersection (G002-8).

    Around a creature that is the centre of its space if it is one and no other `start` is asked for, else the corner
    next to `start`, the lower left one if that stays open.
    """
    if not isinstance(placement.origin, Space):
        return intersection(placement.origin)
    middle, around = centre(placement.origin), corners(placement.origin)
    allowed = (middle, *around) if middle == intersection(middle) else around
    return _nearest(allowed, placement.start) if placement.start else allowed[0]


def border_point(placement: Placement, towards: Direction) -> Point:
    """Where a cone, line or cube begins by template: anywhere, or on the border of a creature's space (G002-6).

    If `start` stays open, it is where the direction leads out of the space from its centre, or from `square`.
    Raises `Refused`: NOT_ON_BORDER.
    """
    origin, wanted = placement.origin, placement.start
    if not isinstance(origin, Space):
        return origin
    if wanted is None:
        return _way_out(origin, centre(Space(placement.square) if placement.square else origin), towards)
    left, low, right, high = _bounds(origin)
    inside = left < wanted.x < right and low < wanted.y < high
    if inside or not (left <= wanted.x <= right and low <= wanted.y <= high):
        raise Refused(AreaRefusal.NOT_ON_BORDER)
    return wanted


def border_intersection(placement: Placement, towards: Direction) -> Point:
    """Where a cone, line or cube begins in `dmg`: at the intersection next to `border_point` (G002-2, G002-6).

    Raises `Refused`: NOT_ON_BORDER.
    """
    point = border_point(placement, towards)
    if not isinstance(placement.origin, Space):
        return intersection(point)
    left, low, right, high = _bounds(placement.origin)
    across, along = range(left, right + 1), range(low, high + 1)
    around = (Point(x, y) for x in across for y in along if x in (left, right) or y in (low, high))
    return _nearest(around, point)


def origin_square(placement: Placement, towards: Direction) -> Square:
    """The square from which a cone, line or cube begins with tokens (R002-34, G002-6).

    Of a creature's space, it is the edge square `square`, or the one in the middle of the side, or at the corner, to
    which the direction points. From a point, it is the square behind the point. Raises `Refused`: NOT_ON_BORDER.
    """
    origin, wanted = placement.origin, placement.square
    if not isinstance(origin, Space):
        return Square(_behind(origin.x, towards[0]), _behind(origin.y, towards[1]))
    left, low, right, high = _bounds(origin)
    if wanted is None:
        return Square(_ahead(left, right, towards[0]), _ahead(low, high, towards[1]))
    if wanted not in origin.squares or not (wanted.x in (left, right - 1) or wanted.y in (low, high - 1)):
        raise Refused(AreaRefusal.NOT_ON_BORDER)
    return wanted


def intersection(point: Point) -> Point:
    """The intersection next to the point; of several equally near ones the lowest, and of these the leftmost."""
    half = Fraction(1, 2)
    return Point(ceil(point.x - half), ceil(point.y - half))


def _bounds(space: Space) -> tuple[int, int, int, int]:
    """Left, low, right and high border."""
    (x, y), width, height = space
    return x, y, x + width, y + height


def _nearest(points: Iterable[Point], wanted: Point) -> Point:
    return min(points, key=lambda point: (point.x - wanted.x) ** 2 + (point.y - wanted.y) ** 2)


def _way_out(space: Space, inside: Point, towards: Direction) -> Point:
    """Where the line from the point `inside` crosses the border of the space."""
    left, low, right, high = _bounds(space)
    (x, y), exits = towards, []
    if x:
        exits.append(((right if x > 0 else left) - Fraction(inside.x)) / x)
    if y:
        exits.append(((high if y > 0 else low) - Fraction(inside.y)) / y)
    way = min(exits)
    return Point(inside.x + way * x, inside.y + way * y)


def _behind(number: int | Fraction, sign: int) -> int:
    """The column, or row, just behind this coordinate; the greater one where it goes along a line of the grid."""
    return ceil(number) - 1 if sign > 0 else floor(number)


def _ahead(low: int, high: int, sign: int) -> int:
    """Of the columns, or rows, between two borders the foremost; the middle one where none is."""
    if sign:
        return high - 1 if sign > 0 else low
    return (low + high - 1) // 2

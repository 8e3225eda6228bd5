"""Where an area begins and points, as people type it.

    C5          a square, or whoever stands there if they fill more than one
    C5/D6       the point where the two squares meet: a corner, or the middle of a side
    2.5/3       2.5 squares from the left border and 3 from the lower one
    Goblin      the creature with this name

An area points to one of these, along one of the eight directions (n, ne, e …), or at an angle from straight up,
clockwise (30°).
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import cos, radians, sin

from bot.engine.grid import Point, Space, Square, centre, read_label
from bot.engine.maps import Map, MapRefusal
from bot.engine.refusal import Refusal, Refused
from bot.engine.text import clean
from cogs.spellcasting.rules.areas.area import Direction, direction, shortest

DIRECTIONS: dict[str, Direction] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
"""The eight directions, clockwise from straight up."""

ARROWS = dict(zip("↑↗→↘↓↙←↖", DIRECTIONS, strict=True))
"""The same as they are drawn."""

_NUMBERS = re.compile(r"(-?\d{1,2}(?:[.,]\d{1,2})?)\s*/\s*(-?\d{1,2}(?:[.,]\d{1,2})?)")
_ANGLE = re.compile(r"(-?\d{1,3})\s*°?")
_FINE = 1000
"""How long the vector of an angle is: whole numbers are then as near as an eye can tell."""


class AimRefusal(Refusal):
    """Why what somebody typed is no area, no origin or no direction."""

    NO_AREA = "aim-refusal-no-area"
    SHAPE_AND_SIZE = "aim-refusal-shape-and-size"
    NO_ORIGIN = "aim-refusal-no-origin"
    ORIGIN_HIDDEN = "aim-refusal-origin-hidden"
    TOWARDS = "aim-refusal-towards"
    START = "aim-refusal-start"
    ONLY_ROUND = "aim-refusal-only-round"
    NOT_PLACER = "aim-refusal-not-placer"
    ROUNDS = "aim-refusal-rounds"


def read_origin(typed: str, on: Map, *, by_gm: bool) -> Space | Point:
    """The origin that somebody means on this map.

    Hidden creatures are nobody, save for the GM: whom a refusal keeps from giving them away. Raises `Refused`:
    NO_ORIGIN, ORIGIN_HIDDEN; NO_SUCH_CREATURE, SEVERAL.
    """
    if not clean(typed):
        raise Refused(AimRefusal.NO_ORIGIN)
    point = _point(typed)
    if point is not None:
        return point
    square = _square(typed)
    if square is not None:
        standing = on.at(square, with_hidden=False)
        return standing.space if standing else Space(square)
    found = on.named(typed, with_hidden=by_gm)
    if found.hidden:
        raise Refused(AimRefusal.ORIGIN_HIDDEN, name=found.name)
    return found.space


def read_towards(typed: str, origin: Space | Point, on: Map) -> Direction | None:
    """The direction that somebody means; None where nothing is typed.

    Raises `Refused`: TOWARDS, SEVERAL, NO_DIRECTION for the origin itself.
    """
    wanted = clean(typed).casefold()
    if not wanted:
        return None
    wanted = ARROWS.get(wanted, wanted)
    if wanted in DIRECTIONS:
        return DIRECTIONS[wanted]
    if angle := _ANGLE.fullmatch(wanted):
        turn = radians(int(angle[1]))
        return shortest((round(_FINE * sin(turn)), round(_FINE * cos(turn))))
    target = _point(typed)
    if target is None:
        square = _square(typed)
        target = centre(Space(square) if square else _target(typed, on))
    return direction(centre(origin) if isinstance(origin, Space) else origin, target)


def read_start(typed: str) -> tuple[Point | None, Square | None]:
    """The point, or the square, of a creature's space from which its area extends (G002-6). Raises `Refused(START)`."""
    if not clean(typed):
        return None, None
    point, square = _point(typed), _square(typed)
    if point is None and square is None:
        raise Refused(AimRefusal.START, typed=clean(typed))
    return point, square


def read_beside(typed: str) -> Square | None:
    """The square that an area serves (G002-3); None where nothing is typed. Raises `Refused(LABEL)`."""
    return read_label(typed) if clean(typed) else None


def _point(typed: str) -> Point | None:
    """The point between two neighbouring squares, or the one with these coordinates; None for anything else."""
    if numbers := _NUMBERS.fullmatch(typed.strip()):
        x, y = (Fraction(number.replace(",", ".")) for number in numbers.groups())
        return Point(x, y)
    first, slash, second = typed.partition("/")
    one, other = (_square(first), _square(second)) if slash else (None, None)
    if one is None or other is None or max(abs(one.x - other.x), abs(one.y - other.y)) != 1:
        return None
    return Point(Fraction(one.x + other.x + 1, 2), Fraction(one.y + other.y + 1, 2))


def _square(typed: str) -> Square | None:
    try:
        return read_label(typed)
    except Refused:
        return None


def _target(typed: str, on: Map) -> Space:
    try:
        return on.named(typed, with_hidden=False).space
    except Refused as refused:
        if refused.reason is MapRefusal.SEVERAL:
            raise
        raise Refused(AimRefusal.TOWARDS, typed=clean(typed)) from None

"""Places and distances: kept in whole decimetres, typed and shown in metres, compared exactly."""

from __future__ import annotations

import re

from cogs.turning.sheets import Placed, Position

_METRES = r"[+-]?\d{1,4}(?:[.,]\d)?"
_DISTANCE = re.compile(r"\d{1,4}(?:[.,]\d)?")
_POSITION = re.compile(rf"(?P<east>{_METRES})\s*[;,\s]\s*(?P<north>{_METRES})")
_EITHER_WAY = re.compile(r"[+-]?\d+,\d,\d")
"""`4,5,2` may be 4.5 and 2 or 4 and 5.2."""


def parse_position(typed: str) -> Position:
    """The metres east and north in `typed`: `6, −3`, `4.5 2` or `4,5; 2`. Raises ValueError, also for `4,5,2`."""
    dashes = typed.strip().translate({0x2212: "-", 0x2013: "-", 0x2014: "-"})
    match = _POSITION.fullmatch(dashes)
    if match is None or _EITHER_WAY.fullmatch(dashes):
        raise ValueError(typed)
    return Position(east=_decimetres(match["east"]), north=_decimetres(match["north"]))


def write_position(position: Position | None) -> str:
    """The position as it can be typed again; the inverse of `parse_position`, and empty where none is known."""
    return "" if position is None else f"{write_metres(position.east)}, {write_metres(position.north)}"


def parse_distance(typed: str) -> int:
    """The decimetres in `typed`, which are metres: `21`, `21.1` or `21,1`. Raises ValueError."""
    if not _DISTANCE.fullmatch(typed.strip()):
        raise ValueError(typed)
    return _decimetres(typed.strip())


def write_metres(decimetres: int) -> str:
    """So many decimetres as metres: `21`, `−0.5`."""
    whole, tenths = divmod(abs(decimetres), 10)
    return f"{'−' if decimetres < 0 else ''}{whole}{f'.{tenths}' if tenths else ''}"


def squared(one: Position, other: Position) -> int:
    """The square of the distance between two positions, in square decimetres; exact, as its root would not be."""
    return (one.east - other.east) ** 2 + (one.north - other.north) ** 2


def squared_from(origin: Position | None, somebody: Placed) -> int | None:
    """The square of the distance of `somebody` from `origin`: by positions, else by the distance on the sheet.

    None where neither is known.
    """
    if origin is not None and somebody.position is not None:
        return squared(origin, somebody.position)
    return None if somebody.distance is None else somebody.distance**2


def is_within(square: int | None, metres: int) -> bool:
    """Whether a distance with this square is `metres` at most; one that nobody knows is taken to be (E000-13)."""
    return square is None or square <= (10 * metres) ** 2


def _decimetres(number: str) -> int:
    whole, _, tenth = number.replace(",", ".").partition(".")
    return int(whole + (tenth or "0"))

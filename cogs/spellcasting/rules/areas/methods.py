"""The three methods: which squares an area takes in (R002-17 to R002-37)."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from bot.engine import grid
from bot.engine.grid import Board, Point, Space, Square, centre
from bot.engine.grid.board import Squares
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from cogs.spellcasting.rules.areas import cover, discs, origins, outlines, tokens
from cogs.spellcasting.rules.areas.area import Area, Direction, Method, Placement, Shape, Spot, shortest
from cogs.spellcasting.rules.areas.refusals import AreaRefusal
from cogs.spellcasting.rules.areas.rows import Rows, clip, count, squares_of


class Verdict(StrEnum):
    """What an area means for a square."""

    AFFECTED = "affected"
    SHIELDED = "shielded"
    OUTSIDE = "outside"


class Coverage(Frozen):
    """The squares of a board that an area takes in by `method`, and those that total cover shields from it.

    `origin` is the point from which its lines go out, and `towards` its direction, as far as it has one. `off_board` is
    how many squares of it lie beyond the board, and `whole_board` that it takes in every square (G002-17).
    """

    method: Method
    origin: Spot
    towards: Direction | None
    affected: Squares
    shielded: Squares
    off_board: int
    whole_board: bool

    def verdict(self, square: Square) -> Verdict:
        """Whether the area takes in this square."""
        if square in self.affected:
            return Verdict.AFFECTED
        return Verdict.SHIELDED if square in self.shielded else Verdict.OUTSIDE

    def takes_in(self, space: Space) -> bool:
        """Whether whoever stands on `space` is in the area: with any square of it (R002-23, G002-13)."""
        return not self.affected.isdisjoint(space.squares)


class Laid(NamedTuple):
    """An area on an endless grid without walls, and the point from which its lines go out."""

    rows: Rows
    origin: Point
    towards: Direction | None = None


def place(area: Area, placement: Placement, method: Method, board: Board, *, by_gm: bool = False) -> Coverage:
    """Which squares of `board` the area takes in by `method`. Only the GM may put its origin off the board (G002-17).

    Raises `Refused`: TOO_SMALL, TOO_LARGE; NO_DIRECTION, EIGHT_DIRECTIONS, FOUR_DIRECTIONS; NOT_ON_BORDER,
    WITHIN_SPACE; ORIGIN_OFF_BOARD, OFF_BOARD; and where a wall touches the origin what `cover.start` raises.
    """
    rows, origin, towards = _LAY[method](area, placement)
    if not (by_gm or (0 <= origin.x <= board.width and 0 <= origin.y <= board.height)):
        raise Refused(AreaRefusal.ORIGIN_OFF_BOARD)
    squares = squares_of(clip(rows, board.width, board.height))
    if not squares:
        raise Refused(AreaRefusal.OFF_BOARD)
    shielded = grid.shielded(board, cover.start(origin, placement.beside, board), squares)
    return Coverage(
        method=method,
        origin=origin,
        towards=towards,
        affected=squares - shielded,
        shielded=shielded,
        off_board=count(rows) - len(squares),
        whole_board=len(squares) - len(shielded) == board.width * board.height,
    )


def _template(area: Area, placement: Placement) -> Laid:
    """True shapes, anywhere and at any angle; any part of a square counts (R002-20 to R002-27)."""
    size = area.size(Method.TEMPLATE)
    if area.shape.is_round:
        middle = origins.round_point(placement)
        return Laid(discs.any_part(middle, size), middle)
    towards = shortest(placement.towards)
    begin = origins.border_point(placement, towards)
    if area.shape is Shape.CONE:
        return Laid(outlines.cone(begin, towards, size), begin, towards)
    width = size if area.shape.is_block else area.width(Method.TEMPLATE)
    left = width / 2 if placement.left is None else min(max(placement.left, Fraction(0)), width)
    return Laid(outlines.bar(begin, towards, size, width, left), begin, towards)


def _dmg(area: Area, placement: Placement) -> Laid:
    """From intersections: half of a square for what is round, any part for the rest (R002-17, G002-2, G002-16)."""
    size = area.size(Method.DMG)
    if area.shape.is_round:
        middle = origins.round_intersection(placement)
        return Laid(discs.at_least_half(int(middle.x), int(middle.y), int(size)), middle)
    towards = shortest(placement.towards)
    if area.shape.is_block:
        _check_four(towards)
    begin = origins.border_intersection(placement, towards)
    if area.shape is Shape.CONE:
        return Laid(outlines.cone(begin, towards, size), begin, towards)
    width = size if area.shape.is_block else area.width(Method.DMG)
    if area.shape.is_block:
        left = Fraction(_lanes(placement.left, int(size)))
    else:
        wanted = placement.left
        left = (
            width / 2 if wanted is None else min((width / 2, Fraction(0), width), key=lambda side: abs(side - wanted))
        )
    return Laid(outlines.bar(begin, towards, size, width, left), begin, towards)


def _token(area: Area, placement: Placement) -> Laid:
    """Straight edges and whole tokens, in eight directions (R002-28 to R002-37)."""
    size = int(area.size(Method.TOKEN))
    if area.shape.is_round:
        if isinstance(placement.origin, Space):
            return Laid(tokens.circle_around(placement.origin, size), centre(placement.origin))
        middle = origins.intersection(placement.origin)
        return Laid(tokens.circle(int(middle.x), int(middle.y), size), middle)
    towards = shortest(placement.towards)
    if area.shape.is_block:
        _check_four(towards)
    elif max(map(abs, towards)) > 1:
        raise Refused(AreaRefusal.EIGHT_DIRECTIONS)
    square = origins.origin_square(placement, towards)
    rows = _token_rows(area, size, square, towards, placement)
    if isinstance(placement.origin, Space) and any(x in rows.get(y, ()) for x, y in placement.origin.squares):
        raise Refused(AreaRefusal.WITHIN_SPACE)
    return Laid(rows, centre(Space(square)), towards)


def _token_rows(area: Area, size: int, square: Square, towards: Direction, placement: Placement) -> Rows:
    if area.shape is Shape.CONE:
        return tokens.cone(square, towards, size, placement.ends)
    width = size if area.shape.is_block else int(area.width(Method.TOKEN))
    left = _lanes(placement.left, width - 1)
    if area.shape is Shape.LINE:
        return tokens.line(square, towards, size, width, left)
    return tokens.cube(square, towards, size, left)


_LAY: dict[Method, Callable[[Area, Placement], Laid]] = {
    Method.TEMPLATE: _template,
    Method.TOKEN: _token,
    Method.DMG: _dmg,
}


def _check_four(towards: Direction) -> None:
    if all(towards):
        raise Refused(AreaRefusal.FOUR_DIRECTIONS)


def _lanes(wanted: Fraction | None, most: int) -> int:
    """How many whole squares of the breadth lie to the left, at most `most`; half of them if that stays open."""
    return most // 2 if wanted is None else min(max(int(wanted), 0), most)

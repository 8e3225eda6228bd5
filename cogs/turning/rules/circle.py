"""The circle around a cleric in which undead are turned and creatures protected, as squares (G000-1, R000-21)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.model import Frozen
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.rules.place import is_within, squared
from cogs.turning.sheets import Cleric, Companion, Named, Placed, Position, Undead

Creature = Named[Cleric] | Named[Companion] | Named[Undead]
"""Anybody with a sheet here."""


class Standing(Frozen):
    """Somebody in or around the circle. `column` and `row` are counted from the lower left, None outside the squares.

    `square` is the square of the distance from the cleric in decimetres; None: nobody knows it.
    """

    sheet_id: int
    name: str
    is_undead: bool
    square: int | None
    column: int | None = None
    row: int | None = None


class Circle(Frozen):
    """The circle on a board of `size` by `size` squares, each `metres` wide, with the cleric in the middle.

    `inside` are those who stand in it, the cleric first, `outside` those who do not, and `unplaced` those without a
    position.
    """

    metres: int
    size: int
    inside: tuple[Standing, ...]
    outside: tuple[Standing, ...]
    unplaced: tuple[Standing, ...]

    @property
    def middle(self) -> int:
        """The column and the row of the cleric."""
        return self.size // 2

    def touches(self, column: int, row: int) -> bool:
        """Whether any point of this square lies in the circle."""
        near = (10 * self.metres * max(0, abs(at - self.middle)) for at in (column, row))
        half = 5 * self.metres
        return is_within(sum(max(0, away - half) ** 2 for away in near), REACH_METRES)


def is_known(cleric: Named[Cleric], others: Iterable[Creature]) -> bool:
    """Whether there is anything to draw: the position of the cleric, and that of anybody else who is there."""
    placed = (one for one in others if one.sheet_id != cleric.sheet_id and _is_there(one))
    return cleric.sheet.position is not None and any(one.sheet.position is not None for one in placed)


def circle(cleric: Named[Cleric], others: Iterable[Creature], columns: int) -> Circle:
    """Who stands where around `cleric`, whose position must be known, on a board of `columns` columns of text at most.

    The absent are left out, and clerics without a position, who may be anywhere.
    """
    centre = cleric.sheet.position
    if centre is None:
        raise ValueError(f"nobody knows where {cleric.name} stands")
    metres = _scale(columns)
    half = _half(metres)
    found: list[Standing] = [_standing(cleric, centre, centre, metres, half)]
    unplaced: list[Standing] = []
    for one in others:
        position = one.sheet.position
        if one.sheet_id == cleric.sheet_id or not _is_there(one):
            continue
        if position is not None:
            found.append(_standing(one, centre, position, metres, half))
        elif isinstance(one.sheet, Placed):
            away = one.sheet.distance
            unplaced.append(_named(one, None if away is None else away**2))
    return Circle(
        metres=metres,
        size=2 * half + 1,
        inside=tuple(one for one in found if is_within(one.square, REACH_METRES)),
        outside=tuple(one for one in found if not is_within(one.square, REACH_METRES)),
        unplaced=tuple(unplaced),
    )


def _scale(columns: int) -> int:
    """The fewest metres to a square with which the board, its squares a blank apart, is no wider than `columns`."""
    return next(metres for metres in range(1, REACH_METRES + 1) if _width(2 * _half(metres) + 1) <= columns)


def _width(size: int) -> int:
    return len(str(size)) + 1 + 2 * size


def _half(metres: int) -> int:
    """How many squares there are on each side of the middle one, which reaches half a square from the cleric."""
    return -(-(2 * REACH_METRES - metres) // (2 * metres))


def _standing(one: Creature, centre: Position, position: Position, metres: int, half: int) -> Standing:
    column = _squares(position.east - centre.east, metres) + half
    row = _squares(position.north - centre.north, metres) + half
    named = _named(one, squared(centre, position))
    is_on_board = 0 <= column <= 2 * half and 0 <= row <= 2 * half
    return named.model_copy(update={"column": column, "row": row}) if is_on_board else named


def _squares(decimetres: int, metres: int) -> int:
    """How many squares it is to the one in which this point lies."""
    return (decimetres + 5 * metres) // (10 * metres)


def _named(one: Creature, square: int | None) -> Standing:
    return Standing(sheet_id=one.sheet_id, name=one.name, is_undead=isinstance(one.sheet, Undead), square=square)


def _is_there(one: Creature) -> bool:
    return not isinstance(one.sheet, Placed) or one.sheet.present

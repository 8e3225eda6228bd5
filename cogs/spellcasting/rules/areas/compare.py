"""What the other methods would say of the same area, placed as nearly alike as their own rules allow."""

from __future__ import annotations

from bot.engine.grid import Board
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.text import Text
from cogs.spellcasting.rules.areas.area import Area, Direction, Method, Placement
from cogs.spellcasting.rules.areas.methods import Coverage, place


class Other(Frozen):
    """What another method says: its squares, or the reason why it has none."""

    method: Method
    coverage: Coverage | None = None
    refusal: Text | None = None


def others(
    area: Area, placement: Placement, chosen: Method, board: Board, *, by_gm: bool = False
) -> tuple[Other, Other]:
    """What the two methods say that were not chosen; their origins and directions are the nearest they allow."""
    first, second = (method for method in Method if method is not chosen)
    return _other(area, placement, first, board, by_gm), _other(area, placement, second, board, by_gm)


def _other(area: Area, placement: Placement, method: Method, board: Board, by_gm: bool) -> Other:
    fitting = placement
    if placement.towards and method is not Method.TEMPLATE:
        if area.shape.is_block:
            fitting = placement.model_copy(update={"towards": nearest_of_four(placement.towards)})
        elif method is Method.TOKEN:
            fitting = placement.model_copy(update={"towards": nearest_of_eight(placement.towards)})
    try:
        return Other(method=method, coverage=place(area, fitting, method, board, by_gm=by_gm))
    except Refused as refused:
        return Other(method=method, refusal=refused.text)


def nearest_of_four(towards: Direction) -> Direction:
    """The orthogonal direction next to `towards`; of two equally near ones that along a row."""
    x, y = towards
    return (_sign(x), 0) if abs(x) >= abs(y) else (0, _sign(y))


def nearest_of_eight(towards: Direction) -> Direction:
    """The orthogonal or diagonal direction next to `towards`; no vector of whole numbers is equally near to two."""
    x, y = towards
    longer = max(abs(x), abs(y))
    # Nearer than 22.5° to the longer side: shorter < (√2 − 1) · longer.
    if (abs(x) + abs(y)) ** 2 < 2 * longer * longer:
        return nearest_of_four(towards)
    return _sign(x), _sign(y)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)

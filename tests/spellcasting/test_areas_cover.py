"""Total cover: where its lines start, and that all three methods know it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine.grid import Board, Edge, Point, Space, Square, edge, inside
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim
from cogs.spellcasting.rules.areas.area import Area, Method, Placement, Shape
from cogs.spellcasting.rules.areas.cover import start
from cogs.spellcasting.rules.areas.methods import place
from cogs.spellcasting.rules.areas.refusals import AreaRefusal


def refusal(origin: Point, beside: Square | None, board: Board) -> Refused:
    with pytest.raises(Refused) as refused:
        start(origin, beside, board)
    return refused.value


def names(*labels: str) -> Listing:
    return Listing(items=tuple(Verbatim(verbatim=label) for label in labels))


def test_G002_3_a_wall_at_the_origin_asks_for_a_square() -> None:
    board = Board(width=4, height=4, walls=frozenset({Square(2, 2)}))
    free = {"squares": names("B2", "B3", "C2")}
    for named, reason in (
        (None, AreaRefusal.NAME_SQUARE),
        (Square(2, 2), AreaRefusal.SQUARE_SOLID),
        (Square(3, 3), AreaRefusal.SQUARE_APART),
    ):
        refused = refusal(Point(2, 2), named, board)
        assert refused.reason is reason
        assert refused.text.args == free


def test_G002_3_squares_off_the_board_are_not_offered() -> None:
    board = Board(width=2, height=1, fences=frozenset({Edge(Square(0, 0), Square(1, 0))}))
    assert refusal(Point(1, 0), None, board).text.args == {"squares": names("A1", "B1")}


def test_G002_3_where_only_one_square_is_free_nobody_has_to_name_it() -> None:
    board = Board(width=2, height=2, walls=frozenset({Square(0, 0), Square(1, 0), Square(0, 1)}))
    assert start(Point(1, 1), None, board) == inside(Point(1, 1), Square(1, 1))


@pytest.mark.parametrize("origin", [Point(Fraction(1, 2), Fraction(1, 2)), Point(1, Fraction(1, 3)), Point(1, 1)])
def test_G002_3_nothing_spreads_from_within_solid_squares(origin: Point) -> None:
    board = Board(width=2, height=2, walls=frozenset(Square(x, y) for x in (0, 1) for y in (0, 1)))
    assert refusal(origin, Square(0, 0), board).reason is AreaRefusal.ORIGIN_SOLID


def test_G002_3_a_corridor_one_square_wide_is_filled_by_an_area_from_its_wall() -> None:
    fences = [edge(Square(x, y), Square(x, y + 1)) for x in range(9) for y in (3, 4)]
    corridor = Board(width=9, height=9, fences=frozenset(fences))
    fireball = Area(shape=Shape.SPHERE, size_ft=Fraction(20))
    for method in Method:
        covered = place(fireball, Placement(origin=Point(4, 4), beside=Square(4, 4)), method, corridor)
        assert {(x, y) for x, y in covered.affected} == {(x, 4) for x in range(8)}


@pytest.mark.parametrize("method", Method)
def test_G002_3_total_cover_shields_in_all_three_methods(method: Method) -> None:
    wall = Board(width=9, height=9, walls=frozenset(Square(5, y) for y in range(9)))
    cone = Placement(origin=Space(Square(3, 4)), towards=(1, 0))
    covered = place(Area(shape=Shape.CONE, size_ft=Fraction(15)), cone, method, wall)
    assert {x for x, _ in covered.affected} == {4}
    assert {x for x, _ in covered.shielded} == {5, 6}

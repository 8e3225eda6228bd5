"""Total cover, against a plain test of every line with every wall."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.engine.grid import Board, Edge, Point, Space, Square, centre, corners, edge, inside
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim
from cogs.spellcasting.rules.areas.area import Area, Method, Placement, Shape
from cogs.spellcasting.rules.areas.cover import Walls, shielded, start
from cogs.spellcasting.rules.areas.methods import place
from cogs.spellcasting.rules.areas.refusals import AreaRefusal

SIZE = 4
SQUARES = [Square(x, y) for x, y in product(range(SIZE), range(SIZE))]
EDGES = [edge(one, Square(one.x + x, one.y + y)) for one in SQUARES for x, y in ((0, 1), (1, 0))]
INNER = [one for one in EDGES if one.second in SQUARES]

boards = st.builds(
    Board,
    width=st.just(SIZE),
    height=st.just(SIZE),
    walls=st.frozensets(st.sampled_from(SQUARES), max_size=3),
    fences=st.frozensets(st.sampled_from(INNER), max_size=8),
)
numbers = st.integers(0, SIZE) | st.fractions(0, SIZE, max_denominator=4)
points = st.builds(Point, numbers, numbers)


def turn(one: Point, other: Point, third: Point) -> Fraction:
    """Positive where the way from `one` over `other` to `third` turns left, zero where it goes straight on."""
    return Fraction((other.x - one.x) * (third.y - one.y) - (other.y - one.y) * (third.x - one.x))


def between(one: Point, other: Point, third: Point) -> bool:
    """Whether `third` lies on the line from `one` to `other`."""
    within = all(min(a, b) <= c <= max(a, b) for a, b, c in zip(one, other, third, strict=True))
    return within and turn(one, other, third) == 0


def meet(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two closed lines have a point in common."""
    crossing = turn(*one, other[0]) * turn(*one, other[1]) < 0 and turn(*other, one[0]) * turn(*other, one[1]) < 0
    return crossing or any(between(*one, end) for end in other) or any(between(*other, end) for end in one)


def sides(board: Board) -> Iterator[tuple[Point, Point]]:
    """Every thin wall, and every side of a solid square."""
    for fence in board.fences:
        yield fence.ends
    for square in board.walls:
        ring = corners(Space(square))
        yield from zip(ring, (*ring[1:], ring[0]), strict=True)


def is_shielded(square: Square, begun: Point, board: Board) -> bool:
    space = Space(square)
    walls = list(sides(board))
    return all(any(meet((begun, end), wall) for wall in walls) for end in (centre(space), *corners(space)))


@settings(deadline=None, max_examples=150)
@given(boards, points, st.sampled_from(SQUARES))
def test_G002_3_the_same_squares_are_shielded_as_when_every_line_is_tried(
    board: Board, origin: Point, beside: Square
) -> None:
    walls = Walls(board)
    try:
        begun = start(origin, beside, walls)
    except Refused:
        assume(False)
    if begun == origin:
        assert not any(between(*side, origin) for side in sides(board))
    else:
        middle, much_smaller = centre(Space(beside)), Fraction(1, 10**9)
        begun = Point(*(a + (b - a) * much_smaller for a, b in zip(origin, middle, strict=True)))
    expected = {square for square in SQUARES if is_shielded(square, begun, board)}
    assert shielded(SQUARES, start(origin, beside, walls), walls) == expected


def refusal(origin: Point, beside: Square | None, board: Board) -> Refused:
    with pytest.raises(Refused) as refused:
        start(origin, beside, Walls(board))
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
    assert start(Point(1, 1), None, Walls(board)) == inside(Point(1, 1), Square(1, 1))


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

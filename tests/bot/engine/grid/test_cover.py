"""Total cover: worked examples, and the same answers as when every line is tried with every wall."""

from collections.abc import Iterator
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.grid import (
    Board,
    Point,
    Space,
    Square,
    centre,
    corners,
    edge,
    inside,
    label,
    mirrored,
    parse,
    shielded,
    turned,
)
from tests.bot.engine.grid.boards import boards

SIDES = st.integers(1, 5)
numbers = st.integers(-1, 6) | st.fractions(-1, 6, max_denominator=4)
points = st.builds(Point, numbers, numbers)


def turn(one: Point, other: Point, third: Point) -> Fraction:
    """Positive where the way from `one` over `other` to `third` turns left, zero where it goes straight on."""
    return Fraction((other.x - one.x) * (third.y - one.y) - (other.y - one.y) * (third.x - one.x))


def lies_on(one: Point, other: Point, third: Point) -> bool:
    """Whether `third` lies on the line from `one` to `other`."""
    within = all(min(a, b) <= c <= max(a, b) for a, b, c in zip(one, other, third, strict=True))
    return within and turn(one, other, third) == 0


def meet(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two closed lines have a point in common."""
    crossing = turn(*one, other[0]) * turn(*one, other[1]) < 0 and turn(*other, one[0]) * turn(*other, one[1]) < 0
    return crossing or any(lies_on(*one, end) for end in other) or any(lies_on(*other, end) for end in one)


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


def is_solid(point: Point, board: Board) -> bool:
    return any(wall.x < point.x < wall.x + 1 and wall.y < point.y < wall.y + 1 for wall in board.walls)


@settings(max_examples=200)
@given(boards(SIDES), points, st.data())
def test_G002_3_the_same_squares_are_shielded_as_when_every_line_is_tried(
    board: Board, origin: Point, data: st.DataObject
) -> None:
    beside = data.draw(st.none() | st.sampled_from(board.squares))
    begun = tried = origin
    if beside and beside not in board.walls:
        # However near to the origin on its border the lines begin, no line of the board tells the difference.
        middle, much_smaller = centre(Space(beside)), Fraction(1, 10**9)
        origin = data.draw(st.sampled_from(corners(Space(beside))))
        begun = inside(origin, beside)
        tried = Point(*(a + (b - a) * much_smaller for a, b in zip(origin, middle, strict=True)))
    expected = {square for square in board.squares if is_shielded(square, tried, board)}
    if any(lies_on(*side, begun) for side in sides(board)) or is_solid(begun, board):
        expected = set(board.squares)
    assert shielded(board, begun, board.squares) == expected
    some = data.draw(st.frozensets(st.sampled_from(board.squares)))
    assert shielded(board, begun, some) == expected & some


def token_circle(board: Board, origin: Point) -> frozenset[Square]:
    """The squares of a 10-foot circle around the middle that total cover does not shield (R002-31)."""
    block = Space(Square(2, 2), 4, 4)
    return frozenset(block.squares) - shielded(board, origin, block.squares)


HALL = Board(width=8, height=8)
MIDDLE = Point(4, 4)


def test_E002_11_a_wall_shields_what_is_behind_it() -> None:
    assert len(token_circle(HALL, MIDDLE)) == 16
    wall = frozenset(edge(Square(4, y), Square(5, y)) for y in range(2, 6))
    board = HALL.model_copy(update={"fences": wall})
    assert sorted(map(label, token_circle(board, MIDDLE))) == [f"{column}{row}" for column in "CDE" for row in "3456"]


def test_E002_20_the_side_of_a_pillar_that_the_caster_names_decides() -> None:
    board = HALL.model_copy(update={"walls": frozenset({Square(4, 4)})})
    behind = {"E5", "F6"}
    names = {label(square) for square in token_circle(HALL, MIDDLE)}
    lower_left = {label(square) for square in token_circle(board, inside(MIDDLE, Square(3, 3)))}
    assert lower_left == names - behind
    lower = {label(square) for square in token_circle(board, inside(MIDDLE, Square(3, 4)))}
    assert lower == names - behind - {"F5", "F4"}


def test_shields_are_the_same_in_a_mirror_and_turned() -> None:
    board = parse("....\n.#..\n...#").board
    origins = (Point(0, 0), Point(2, 1), Point(3, 3))
    for origin in origins:
        seen = shielded(board, origin, board.squares)
        beside = {mirrored(board.width, Space(square)).corner for square in seen}
        left = board.mirrored()
        assert shielded(left, Point(board.width - origin.x, origin.y), left.squares) == beside
        round_it = {turned(board.height, Space(square)).corner for square in seen}
        up = board.turned()
        assert shielded(up, Point(board.height - origin.y, origin.x), up.squares) == round_it

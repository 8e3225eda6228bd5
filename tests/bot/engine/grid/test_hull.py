"""The hull of two spaces, as a charge asks for it."""

from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import Board, Point, Space, Square, between, fences_between, label, parse
from tests.bot.engine.grid.boards import boards

squares = st.builds(Square, st.integers(0, 5), st.integers(0, 5))
spaces = st.builds(Space, squares, st.integers(1, 3), st.integers(1, 3))
SHARES = tuple(Fraction(number, 7) for number in range(8))


def some_points(one: Space, other: Space) -> list[Point]:
    """Points all over the hull: on lines between the corners and inner points of both spaces."""

    def of(space: Space) -> list[Point]:
        (x, y), width, height = space
        inner = (Fraction(1, 50), Fraction(1, 2), Fraction(49, 50))
        return [Point(x + width * a, y + height * b) for a, b in product(inner, inner)]

    return [
        Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
        for a, b in product(of(one), of(other))
        for share in SHARES
    ]


@given(spaces, spaces)
def test_G004_17_the_hull_has_every_square_that_a_line_between_the_spaces_goes_through(
    one: Space, other: Space
) -> None:
    found = set(between(one, other))
    met = {
        Square(int(point.x // 1), int(point.y // 1)) for point in some_points(one, other) if point.x % 1 and point.y % 1
    }
    assert met <= found
    assert found >= {*one.squares, *other.squares}
    assert set(between(other, one)) == found


def test_G004_17_no_square_is_in_the_hull_that_only_touches_it() -> None:
    assert list(map(label, between(Space(Square(0, 0)), Space(Square(3, 0))))) == ["A1", "B1", "C1", "D1"]
    assert list(map(label, between(Space(Square(0, 0)), Space(Square(1, 1))))) == ["A1", "B1", "A2", "B2"]
    assert sorted(map(label, between(Space(Square(0, 0)), Space(Square(2, 2))))) == [
        "A1", "A2", "B1", "B2", "B3", "C2", "C3",
    ]  # fmt: skip
    assert len(between(Space(Square(0, 0), 2, 2), Space(Square(4, 0), 2, 2))) == 12


def test_G004_17_fences_count_that_have_a_piece_inside() -> None:
    board = parse(". . . .\n  -\n. .|. .\n-\n. . . .").board
    assert fences_between(board, Space(Square(0, 1)), Space(Square(3, 1))) == tuple(
        fence for fence in sorted(board.fences) if fence.first == Square(1, 1) and fence.second == Square(2, 1)
    )
    assert len(fences_between(board, Space(Square(0, 0)), Space(Square(2, 2)))) == 3
    assert fences_between(board, Space(Square(0, 2)), Space(Square(3, 2))) == ()


@given(boards(st.integers(3, 5)), spaces, spaces)
def test_a_fence_in_the_hull_has_a_square_of_the_hull_on_each_side(board: Board, one: Space, other: Space) -> None:
    squares = set(between(one, other))
    found = fences_between(board, one, other)
    assert all(set(fence) <= squares for fence in found)
    assert found == fences_between(board, other, one)

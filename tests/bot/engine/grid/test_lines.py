"""Straight lines: what they cross and what stops them, decided once for every kind of contact, and by brute force."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import Board, Point, Position, Space, Square, corners, crossed, label, parse, stopped
from tests.bot.engine.grid.boards import boards

numbers = st.integers(0, 30).map(lambda number: Fraction(number, 6))
points = st.builds(Point, numbers, numbers)
SMALL = st.integers(1, 5)


def at(line: tuple[Point, Point], share: Fraction) -> Point:
    (x0, y0), (x1, y1) = line
    return Point(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)


def shares(line: tuple[Point, Point], size: int = 6) -> list[Fraction]:
    """Every share of the line at which it meets a grid line, and one between each two of them; both ends too."""
    found = {Fraction(0), Fraction(1)}
    for start, end in zip(*line, strict=True):
        if start != end:
            found |= {Fraction(grid - start) / (end - start) for grid in range(-1, size + 2)}
    met = sorted(share for share in found if 0 <= share <= 1)
    return sorted([*met, *((one + other) / 2 for one, other in pairwise(met))])


@given(points, points)
def test_a_line_crosses_the_squares_that_its_points_lie_in(start: Point, end: Point) -> None:
    spots = [at((start, end), share) for share in shares((start, end))]
    grid = [Square(x, y) for x in range(-2, 8) for y in range(-2, 8)]
    within = [s for s in grid if any(s.x < p.x < s.x + 1 and s.y < p.y < s.y + 1 for p in spots)]
    touched = [s for s in grid if any(s.x <= p.x <= s.x + 1 and s.y <= p.y <= s.y + 1 for p in spots)]
    assert list(crossed(start, end)) == sorted(within)
    assert list(crossed(start, end, touching=True)) == sorted(touched)


def test_lines_from_corner_to_corner_and_from_centre_to_centre() -> None:
    assert list(map(label, crossed(Point(0, 0), Point(3, 3)))) == ["A1", "B2", "C3"]
    assert list(map(label, crossed(Point(0, 0), Point(4, 2)))) == ["A1", "B1", "C2", "D2"]
    half = Fraction(1, 2)
    assert list(map(label, crossed(Point(half, half), Point(2 + half, 1 + half)))) == ["A1", "B1", "B2", "C2"]
    assert list(crossed(Point(0, 1), Point(4, 1))) == []
    assert len(list(crossed(Point(1, 1), Point(4, 1), touching=True))) == 10


def is_touched(board: Board, point: Point) -> bool:
    """Whether the point is on a wall or a fence."""

    def lies(left: Point, right: Point) -> bool:
        return left.x <= point.x <= right.x and min(left.y, right.y) <= point.y <= max(left.y, right.y)

    walls = (corners(Space(wall)) for wall in board.walls)
    return any(lies(low, high) for low, _, high, _ in walls) or any(lies(*fence.ends) for fence in board.fences)


@given(boards(SMALL), points, points)
def test_with_touching_any_point_in_common_stops(board: Board, start: Point, end: Point) -> None:
    line = (start, end)
    touched = any(is_touched(board, at(line, share)) for share in shares(line))
    assert stopped(board, start, end, touching=True) == touched


@given(boards(SMALL), points, points)
def test_without_touching_a_line_is_stopped_where_it_cannot_pass_by_on_either_side(
    board: Board, start: Point, end: Point
) -> None:
    """Close to each point of the line, a little to its left and to its right, runs a piece that may be clear."""
    line = (start, end)
    if start == end:
        return
    little = Fraction(1, 10**6)
    dx, dy = end.x - start.x, end.y - start.y

    def is_passed(share: Fraction, side: int) -> bool:
        middle = at(line, share)
        shifted = Point(middle.x - side * dy * little**2, middle.y + side * dx * little**2)
        piece = (
            Point(shifted.x - dx * little, shifted.y - dy * little),
            Point(shifted.x + dx * little, shifted.y + dy * little),
        )
        return not stopped(board, *piece, touching=True)

    inner = [share for share in shares(line) if 0 < share < 1]
    expected = any(not is_passed(share, 1) and not is_passed(share, -1) for share in inner)
    assert stopped(board, start, end, touching=False) == expected


@pytest.mark.parametrize(
    ("text", "start", "end", "touching", "passing"),
    [
        (".#.\n...", (0, 1), (3, 1), True, False),  # along the side of a wall
        (".#.\n.#.", (0, 1), (3, 1), True, True),  # between two walls that share that side
        ("..#\n...", (0, 0), (2, 1), True, False),  # up to a corner
        ("#..\n...", (0, 0), (2, 2), True, False),  # past a corner
        ("#.\n.#", (0, 0), (2, 2), True, True),  # between two walls that share only that corner
        (".#.\n.#.", (0, 0), (1, 2), True, False),  # ends at a wall
        (". .|.\n. . .", (1, 1), (3, 2), True, True),  # across a fence
        (". .|.\n. . .", (0, 0), (3, 2), True, True),  # across, but not in the middle
        (". .|.\n. . .", (2, 0), (2, 2), True, False),  # along a fence
        (". .|.\n. . .", (0, 0), (4, 2), True, False),  # through the end of a fence
        (". .|.\n. .|.", (0, 0), (4, 2), True, True),  # through where two fences meet in one line
        (". .|.\n    -\n. . .", (0, 0), (4, 2), True, True),  # into the corner of two fences
        (". .|.\n  -\n. . .", (0, 0), (4, 2), True, False),  # past the corner of two fences
        (". . .\n  -\n. .|.", (1, 2), (3, 0), True, False),
        (". . .\n    -\n. .|.", (1, 2), (3, 0), True, True),  # into the corner of two fences
        ("...\n...", (0, 0), (3, 2), False, False),
    ],
)
def test_what_contact_means(
    text: str, start: tuple[int, int], end: tuple[int, int], touching: bool, passing: bool
) -> None:
    board = parse(text).board
    for one, other in ((start, end), (end, start)):
        assert stopped(board, Point(*one), Point(*other), touching=True) is touching
        assert stopped(board, Point(*one), Point(*other), touching=False) is passing


@given(boards(SMALL), points, points, st.booleans())
def test_lines_are_the_same_backwards_in_a_mirror_and_turned(
    board: Board, start: Point, end: Point, touching: bool
) -> None:
    is_stopped = stopped(board, start, end, touching=touching)
    assert stopped(board, end, start, touching=touching) == is_stopped
    beside = [Point(board.width - point.x, point.y) for point in (start, end)]
    assert stopped(board.mirrored(), *beside, touching=touching) == is_stopped
    turned = [Point(board.height - point.y, point.x) for point in (start, end)]
    assert stopped(board.turned(), *turned, touching=touching) == is_stopped


def test_boards_of_the_brute_force_have_what_it_asks_about() -> None:
    position = Position(board=parse("#.\n.|.".replace("#.", "# .")).board)
    assert is_touched(position.board, Point(1, 1))
    assert is_touched(position.board, Point(1, Fraction(1, 2)))
    assert not is_touched(position.board, Point(Fraction(3, 2), Fraction(3, 2)))

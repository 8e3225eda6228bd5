"""Sight: worked examples, and each answer proved by a line or contradicted by none of many."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import (
    Board,
    Point,
    Space,
    Square,
    clear_line,
    corners,
    inside,
    mirrored,
    parse,
    sees,
    stopped,
    turned,
)
from tests.bot.engine.grid.boards import boards


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Board, Space, Space]:
    """A board and two spaces on it that hold no wall and no fence."""
    board = draw(boards(st.integers(2, 5)))
    spaces = []
    for _ in range(2):
        corner = Square(draw(st.integers(0, board.width - 1)), draw(st.integers(0, board.height - 1)))
        width = draw(st.integers(1, min(2, board.width - corner.x)))
        height = draw(st.integers(1, min(2, board.height - corner.y)))
        spaces.append(Space(corner, width, height))
    taken = {square for space in spaces for square in space.squares}
    fences = [fence for fence in board.fences if not any(set(fence) <= set(space.squares) for space in spaces)]
    free = Board(width=board.width, height=board.height, walls=board.walls - taken, fences=frozenset(fences))
    return free, spaces[0], spaces[1]


def is_inside(point: Point, space: Space) -> bool:
    low, _, high, _ = corners(space)
    return low.x < point.x < high.x and low.y < point.y < high.y


def some_points(space: Space) -> list[Point]:
    """Points all over a space, many of them close to its corners."""
    shares = (Fraction(1, 97), Fraction(1, 3), Fraction(1, 2), Fraction(5, 7), Fraction(96, 97))
    (x, y), width, height = space
    return [Point(x + width * a, y + height * b) for a, b in product(shares, shares)]


@given(pairs())
def test_G004_13_sight_is_proved_by_a_line_and_its_lack_contradicted_by_none(
    case: tuple[Board, Space, Space],
) -> None:
    board, one, other = case
    line = clear_line(board, one, other)
    assert sees(board, one, other) is (line is not None)
    if line:
        assert is_inside(line[0], one)
        assert is_inside(line[1], other)
        assert not stopped(board, *line, touching=True)
    else:
        assert all(
            stopped(board, start, end, touching=True) for start, end in product(some_points(one), some_points(other))
        )


@given(pairs())
def test_sight_is_mutual_and_the_same_in_a_mirror_and_turned(case: tuple[Board, Space, Space]) -> None:
    board, one, other = case
    seen = sees(board, one, other)
    assert sees(board, other, one) is seen
    assert sees(board.mirrored(), mirrored(board.width, one), mirrored(board.width, other)) is seen
    assert sees(board.turned(), turned(board.height, one), turned(board.height, other)) is seen


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("A.B", True),
        ("A#B", False),
        ("A|B", False),
        ("A .\n-\nB .", False),
        ("A#\n.B", True),
        ("A#\n#B", False),
        ("A .|.\n. . B", True),
        ("..B\n.#.\nA..", False),
        ("...B\n.#..\nA...", True),
        ("...B\n.##.\nA...", False),
        ("#.B\n.#.\nA.#", False),
        ("A#B\n...", False),
        ("A#B\nA..\n\nA = Ape 1x2", True),
        ("A#B\nA#.\n\nA = Ape 1x2", False),
        ("AA#..\nAA.#B\n\nA = Ape 2x2", False),
        ("A A # . .\nA A .|. B\n. . . # .\n\nA = Ape 2x2", False),
    ],
)
def test_who_sees_whom(text: str, seen: bool) -> None:
    position = parse(text)
    space = {token.symbol: token.space for token in position.tokens}
    assert sees(position.board, space["A"], space["B"]) is seen


MIDDLE = Point(4, 4)


def test_an_origin_lies_just_inside_the_square_that_is_named() -> None:
    for origin in (MIDDLE, Point(Fraction(9, 2), 4), Point(Fraction(14, 3), Fraction(5))):
        point = inside(origin, Square(4, 4))
        assert is_inside(point, Space(Square(4, 4)))
        assert all(-1 <= 500 * (a - b) <= 1 for a, b in zip(point, origin, strict=True))

"""Distances in squares, between spaces of any size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import Diagonals, Space, Square, around, distance

squares = st.builds(Square, st.integers(0, 12), st.integers(0, 12))
spaces = st.builds(Space, squares, st.integers(1, 4), st.integers(1, 4))


@pytest.mark.parametrize(
    ("across", "along", "one", "alternating"),
    [
        (2, 2, 2, 3),
        (4, 4, 4, 6),
        (6, 6, 6, 9),
        (8, 5, 8, 10),
        (10, 2, 10, 11),
        (0, 0, 0, 0),
        (1, 1, 1, 1),
        (0, 7, 7, 7),
    ],
)
def test_E004_9_diagonals_cost_one_or_every_second_two(across: int, along: int, one: int, alternating: int) -> None:
    start = Space(Square(0, 0))
    for end in (Space(Square(across, along)), Space(Square(-along, across))):
        assert distance(start, end) == one
        assert distance(start, end, Diagonals.ALTERNATING) == alternating


@given(spaces, spaces, st.sampled_from(Diagonals))
def test_between_spaces_the_nearest_squares_count(one: Space, other: Space, diagonals: Diagonals) -> None:
    nearest = min(distance(Space(a), Space(b), diagonals) for a in one.squares for b in other.squares)
    assert distance(one, other, diagonals) == distance(other, one, diagonals) == nearest


@given(spaces, st.integers(0, 5), st.sampled_from(Diagonals))
def test_around_a_space_are_the_squares_at_most_so_far_away(space: Space, reach: int, diagonals: Diagonals) -> None:
    found = around(space, reach, diagonals)
    for x in range(-6, 24):
        for y in range(-6, 24):
            assert (Square(x, y) in found) == (distance(space, Space(Square(x, y)), diagonals) <= reach)


def test_G002_8_five_feet_around_a_medium_creature_are_nine_squares() -> None:
    assert len(around(Space(Square(4, 4)), 1)) == 9
    assert len(around(Space(Square(4, 4), 2, 2), 1)) == 16

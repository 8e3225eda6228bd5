"""Positions and distances: typed in metres, kept in decimetres, compared exactly (E000-13)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.turning.rules.place import (
    is_within,
    parse_distance,
    parse_position,
    squared,
    squared_from,
    write_metres,
    write_position,
)
from cogs.turning.sheets import FARTHEST, Companion, Position

decimetres = st.integers(-FARTHEST, FARTHEST)


@pytest.mark.parametrize(
    ("typed", "east", "north"),
    [
        ("6, −3", 60, -30),
        ("6,-3", 60, -30),
        ("6,3", 60, 30),  # no position has a single number, so this is not 6.3
        ("4.5 2", 45, 20),
        ("4,5; 2", 45, 20),
        ("4,5, 2", 45, 20),
        (" 4.5,2 ", 45, 20),
        ("–0,5;+0.1", -5, 1),
        ("9999.9 0", 99_999, 0),
    ],
)
def test_a_position_is_read_as_people_type_it(typed: str, east: int, north: int) -> None:
    assert parse_position(typed) == Position(east=east, north=north)


@pytest.mark.parametrize(
    "typed",
    ["", "6", "4,5,2", "-4,5,2", "6 3 1", "6, x", "1.25 3", "10000 0", "6;;3", "6 m, 3 m", "1e3 2"],
)
def test_what_is_no_position_or_two_of_them_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        parse_position(typed)


@given(decimetres, decimetres)
def test_a_written_position_reads_as_itself(east: int, north: int) -> None:
    position = Position(east=east, north=north)
    assert parse_position(write_position(position)) == position


def test_no_position_is_written_as_nothing() -> None:
    assert write_position(None) == ""


@pytest.mark.parametrize(("typed", "metres"), [("21", 210), ("21.1", 211), (" 21,1 ", 211), ("0", 0)])
def test_a_distance_is_read_in_metres(typed: str, metres: int) -> None:
    assert parse_distance(typed) == metres


@pytest.mark.parametrize("typed", ["", "-1", "2.15", "near", "21 3", "10000"])
def test_what_is_no_distance_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        parse_distance(typed)


@given(st.integers(0, FARTHEST))
def test_a_written_distance_reads_as_itself(distance: int) -> None:
    assert parse_distance(write_metres(distance)) == distance


@pytest.mark.parametrize(
    ("east", "north", "near"),
    [(210, 0, True), (211, 0, False), (126, 168, True), (126, 169, False), (-126, -168, True)],
)
def test_e000_13_21_0_metres_are_in_and_21_1_are_not(east: int, north: int, near: bool) -> None:
    square = squared(Position(east=0, north=0), Position(east=east, north=north))
    assert is_within(square, 21) is near


def test_positions_count_before_a_distance_and_the_unknown_is_near() -> None:
    here, there = Position(east=0, north=0), Position(east=30, north=40)
    both = Companion(position=there, distance=999)
    assert squared_from(here, both) == 50**2
    assert squared_from(None, both) == 999**2
    assert squared_from(here, Companion()) is None
    assert is_within(None, 21)

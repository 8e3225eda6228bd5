"""Squares: their labels, as people type them, and their shapes."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import (
    LARGEST,
    Board,
    GridRefusal,
    Point,
    Space,
    Square,
    centre,
    corners,
    edge,
    label,
    read_label,
)
from bot.engine.refusal import Refused


def test_labels_count_columns_by_letters_and_rows_from_below() -> None:
    squares = {"A1": (0, 0), "C5": (2, 4), "Z9": (25, 8), "AA10": (26, 9), "AZ52": (51, 51)}
    assert {label(Square(*place)): place for place in squares.values()} == squares


@given(st.integers(0, LARGEST - 1), st.integers(0, LARGEST - 1))
def test_a_label_is_read_back(x: int, y: int) -> None:
    square = Square(x, y)
    for typed in (label(square), label(square).lower(), f"  {label(square)} "):
        assert read_label(typed) == square


@pytest.mark.parametrize("letter", "АВЕІКМНОРСТХавеікмнорстх")
def test_cyrillic_letters_that_look_alike_are_latin(letter: str) -> None:
    latin = dict(zip("АВЕІКМНОРСТХ", "ABEIKMHOPCTX", strict=True))[letter.upper()]
    assert read_label(f"{letter}7") == read_label(f"{latin}7")
    assert read_label(f"А{letter}7") == read_label(f"A{latin}7")


@pytest.mark.parametrize(
    "typed", ["", "C", "5", "5C", "C0", "C05", "C53", "C-1", "BA1", "AAA1", "C 5", "C5x", "Щ5", "C٥", "Ｃ5", "C5\n6"]
)
def test_what_is_no_square_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as no:
        read_label(typed)
    assert no.value.reason is GridRefusal.LABEL


def test_a_square_beyond_the_board_is_refused_with_what_the_board_has() -> None:
    board = Board(width=8, height=9)
    assert board.square("h9") == Square(7, 8)
    for typed in ("I1", "A10"):
        with pytest.raises(Refused) as no:
            board.square(typed)
        assert no.value.reason is GridRefusal.OFF_BOARD
        assert {name: getattr(arg, "verbatim", arg) for name, arg in no.value.text.args.items()} == {
            "label": typed,
            "first": "A1",
            "last": "H9",
        }


def test_a_space_is_named_by_its_lower_left_square() -> None:
    space = Space(Square(2, 1), width=2, height=3)
    assert list(map(label, space.squares)) == ["C2", "D2", "C3", "D3", "C4", "D4"]
    assert centre(space) == Point(3, Fraction(5, 2))
    assert corners(space) == ((2, 1), (4, 1), (4, 4), (2, 4))


def test_an_edge_is_the_same_from_both_sides() -> None:
    assert edge(Square(1, 1), Square(1, 2)) == edge(Square(1, 2), Square(1, 1))
    assert edge(Square(1, 1), Square(1, 2)).ends == ((1, 2), (2, 2))
    assert edge(Square(2, 1), Square(1, 1)).ends == ((2, 2), (2, 1))
    for other in (Square(1, 1), Square(2, 2), Square(3, 1)):
        with pytest.raises(ValueError, match="no side"):
            edge(Square(1, 1), other)

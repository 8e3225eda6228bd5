"""Drawings: boards as pictures, always of equal width, never wider than asked, the same however they are turned."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from bot.engine.grid import (
    AREA,
    FOG,
    LAST_MOVE,
    Board,
    Ink,
    Position,
    Shade,
    Space,
    Square,
    Token,
    Window,
    draw,
    pages,
    paint,
    parse,
    symbol_for,
    window,
)
from bot.engine.text import say
from tests.bot.engine.grid.boards import positions

SIZES = st.integers(1, 52)


def picture(position: Position, part: Window | None = None) -> str:
    return "\n" + "\n".join(row.rstrip() for row in draw(position, part)) + "\n"


def shaded(text: str, **squares: str) -> Position:
    """The map with the squares with these labels shaded as an area, as fog, or by the last move."""
    position = parse(text)
    signs = {"area": AREA, "fog": FOG, "move": LAST_MOVE}
    return position.model_copy(
        update={
            "shades": tuple(
                Shade(sign=signs[kind], name=say("yes"), squares=frozenset(map(position.board.square, labels.split())))
                for kind, labels in squares.items()
            )
        }
    )


def test_a_board_has_letters_below_and_numbers_on_the_left() -> None:
    position = parse("A . .|. #\n  - -\n. O O ~ .\n. O O . g\n\nO = Ogre 2x2")
    assert (
        picture(position)
        == """
3 A . .|. #
    - -
2 . O O ~ .
1 . O O . g
  A B C D E
"""
    )
    assert (
        picture(position.mirrored())
        == """
3 # .|. . A
      - -
2 . ~ O O .
1 g . O O .
  A B C D E
"""
    )
    assert (
        picture(position.turned())
        == """
5 # . g
4 . ~ .
  -
3 .|O O
2 .|O O
1 A . .
  A B C
"""
    )


def test_a_wide_board_has_its_squares_close_together_and_letters_in_two_lines() -> None:
    board = Board(width=29, height=10, walls=frozenset({Square(25, 9), Square(27, 0)}))
    assert picture(Position(board=board), Window(24, 5, spaced=False)).splitlines()[1:3] == ["10 .#...", " 9 ....."]
    assert picture(Position(board=board), Window(24, 5, spaced=False)).splitlines()[-3:] == [
        " 1 ...#.",
        "     AAA",
        "   YZABC",
    ]


def test_shades_are_seen_without_colour_and_hide_nobody() -> None:
    position = shaded("G . ~\n. . #\n. B .", area="A2 A3 B2 C3 C2", move="B1 C1")
    assert (
        picture(position)
        == """
3 G*. ~*
2 * * #
1 . B++
  A B C
"""
    )
    assert picture(position, Window(0, 3, spaced=False)).splitlines()[1:4] == ["3 G.*", "2 **#", "1 .B+"]


def test_shades_and_fences_share_a_gap_in_favour_of_the_fence() -> None:
    assert picture(shaded("G|.\n. .", fog="A2 B2 A1")) == "\n2 G|:\n1 : .\n  A B\n"


def test_a_shade_may_reach_beyond_the_board() -> None:
    squares = frozenset(Space(Square(-2, -2), 9, 9).squares)
    position = Position(board=Board(width=2, height=2), shades=(Shade(sign="*", name=say("yes"), squares=squares),))
    assert picture(position) == "\n2 * *\n1 * *\n  A B\n"


def test_a_window_is_cut_around_what_matters() -> None:
    wide = Board(width=52, height=12)
    assert window(wide) == Window(0, 25, spaced=False)
    assert window(wide, [Square(30, 3)]) == Window(18, 25, spaced=False)
    assert window(wide, [Square(50, 3)]) == Window(27, 25, spaced=False)
    assert window(wide, [Square(10, 3), Square(30, 1)], columns=40) == Window(2, 37, spaced=False)
    assert window(Board(width=13, height=9)) == Window(0, 13, spaced=True)
    assert window(Board(width=13, height=10)) == Window(0, 13, spaced=False)
    house = parse(" ".join("." * 20).replace(" ", "|", 1)).board
    assert window(house, [Square(19, 0)]) == Window(7, 13, spaced=True)


def test_pages_show_all_columns() -> None:
    assert pages(Board(width=52, height=3)) == (
        Window(0, 26, spaced=False),
        Window(26, 26, spaced=False),
    )
    assert [page.first for page in pages(Board(width=30, height=3))] == [0, 4]


@given(SIZES, SIZES, st.sampled_from((28, 40)), st.integers(0, 51), st.booleans())
def test_b24_no_row_is_wider_than_asked_nor_than_another(
    width: int, height: int, columns: int, around: int, fenced: bool
) -> None:
    board = Board(width=width, height=height)
    if fenced and width > 1:
        board = parse("\n".join(["|".join("." * width)] * height)).board
    part = window(board, [Square(min(around, width - 1), 0)], columns)
    rows = draw(Position(board=board), part)
    assert {len(row) for row in rows} == {wcswidth(row) for row in rows} == {len(rows[0])}
    assert len(rows[0]) <= columns
    assert part.first <= min(around, width - 1) < part.first + part.columns


@given(positions())
def test_a_turn_and_a_mirror_turn_the_drawing(position: Position) -> None:
    def rows(drawn: Position) -> list[str]:
        return [row[2:] for row in draw(drawn, Window(0, drawn.board.width, spaced=False))[:-1]]

    assert rows(position.mirrored()) == [row[::-1] for row in rows(position)]
    assert rows(position.turned()) == ["".join(column) for column in zip(*rows(position), strict=True)][::-1]
    assert position.mirrored().mirrored() == position
    assert position.turned().turned().turned().turned() == position
    assert position.mirrored().turned().mirrored() == position.turned().turned().turned()


@given(st.text(max_size=8), st.sets(st.sampled_from("AGOLé1")))
def test_b24_every_name_has_a_symbol_of_width_one(name: str, taken: set[str]) -> None:
    symbol = symbol_for(name, taken)
    assert symbol not in taken
    assert wcswidth(symbol) == 1
    assert unicodedata.east_asian_width(symbol) == "Na"


@pytest.mark.parametrize(
    ("name", "taken", "symbol"),
    [
        ("goblin", "", "G"),
        ("Goblin", "G", "O"),
        ("Élan", "", "E"),
        ("Лич", "", "L"),
        ("Гоблин", "G", "O"),
        ("Вампір", "", "B"),
        ("Орк", "", "O"),
        ("🧟 zombie", "", "Z"),
        ("🧟", "", "A"),
        ("♟⚔️", "AB", "C"),
        ("oo", "O", "o"),
        ("", "", "A"),
    ],
)
def test_b24_a_symbol_is_a_letter_of_the_name_if_it_can_be(name: str, taken: str, symbol: str) -> None:
    assert symbol_for(name, taken) == symbol


def test_paint_colours_what_stands_on_the_board_and_no_labels() -> None:
    rows = draw(shaded("A A|#\nb ~ .\n. C .", area="C1 C2", fog="A1"))
    painted = [(rows[paint.row][paint.start : paint.stop], paint.ink) for paint in paint(rows)]
    assert painted == [
        ("A A", Ink.CAPITAL),
        ("|#", Ink.WALL),
        ("b", Ink.SMALL),
        ("~", Ink.GROUND),
        ("*", Ink.AREA),
        (":", Ink.FOG),
        ("C", Ink.CAPITAL),
        ("*", Ink.AREA),
    ]


def test_a_position_that_cannot_be_is_no_position() -> None:
    board = Board(width=3, height=3, walls=frozenset({Square(0, 0)}))
    beast = Token(symbol="B", name="Beast", space=Space(Square(1, 1), 2, 2))
    for corner in ((0, 0), (2, 1), (0, -1)):
        with pytest.raises(ValueError, match=r"beyond|same square"):
            Position(board=board, tokens=(beast.model_copy(update={"space": beast.space.at(Square(*corner))}),))
    with pytest.raises(ValueError, match="same square"):
        Position(board=board, tokens=(beast, Token(symbol="C", name="Cat", space=Space(Square(2, 2)))))
    assert Position(board=board, tokens=(beast,)).within({Square(2, 2), Square(0, 0)}) == (beast,)

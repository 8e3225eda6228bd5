"""Positions in words: few, but all of them, and in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import (
    AREA,
    Position,
    Shade,
    Space,
    Square,
    Window,
    as_text,
    label,
    legend,
    parse,
    rectangles,
    squares_text,
)
from bot.engine.text import Listing, Text, Verbatim, say
from bot.services.i18n import LANGUAGES, Catalogue
from tests.bot.engine.grid.boards import positions

squares = st.builds(Square, st.integers(0, 6), st.integers(0, 6))


def spoken(catalogue: Catalogue, told: tuple[Text, ...], language: str = "en") -> list[str]:
    return [catalogue.format(language, text) for text in told]


@given(st.frozensets(squares))
def test_rectangles_hold_exactly_the_squares_and_each_once(some: frozenset[Square]) -> None:
    found = [square for space in rectangles(some) for square in space.squares]
    assert len(found) == len(set(found))
    assert set(found) == some


def test_squares_are_told_as_rectangles() -> None:
    fog = [*Space(Square(1, 4), 5, 4).squares, Square(0, 0), Square(2, 0)]
    assert squares_text(fog) == Listing(items=tuple(Verbatim(verbatim=words) for words in ("A1", "C1", "B5–F8")))
    assert squares_text([]) == Listing(items=())


CRYPT = """
# # . ~ >
. G|. ~ k
. O O . k

O = Ogre 2x1
> = exit
"""


@pytest.fixture
def crypt() -> Position:
    position = parse(CRYPT)
    area = frozenset(Space(Square(3, 0), 3, 2).squares)
    return position.model_copy(update={"shades": (Shade(sign=AREA, name=say("yes"), squares=area),)})


def test_the_legend_tells_who_stands_where_and_what_signs_mean(crypt: Position, catalogue: Catalogue) -> None:
    assert spoken(catalogue, legend(crypt, names={"exit": say("no")})) == [
        "`O` Ogre: B1–C1",
        "`k` k: E1, E2",
        "`G` G: B2",
        "`*` Yes; in it: k, k",
        "`~` difficult ground",
        "`>` No",
        "`#` wall",
        "`|` and `-` thin wall",
    ]


def test_the_legend_of_a_part_tells_which(crypt: Position, catalogue: Catalogue) -> None:
    assert (
        spoken(catalogue, legend(crypt, Window(1, 3, spaced=True)))[-1] == "Columns B to D are shown; the board has 5."
    )
    assert legend(crypt, Window(0, 5, spaced=True)) == legend(crypt)


def test_the_text_tells_all_of_the_board(crypt: Position, catalogue: Catalogue) -> None:
    assert spoken(catalogue, as_text(crypt)) == [
        "The board: 5 × 3 squares, from A1 at the lower left to E3 at the upper right.",
        "`O` Ogre: B1–C1",
        "`k` k: E1, E2",
        "`G` G: B2",
        "Yes: D1–E2",
        "difficult ground: D2–D3",
        "exit: E3",
        "Walls: A3–B3",
        "Thin walls between: B2|C2",
    ]


@given(positions())
def test_every_token_is_in_the_text_and_in_the_legend(position: Position) -> None:
    for told in (as_text(position), legend(position)):
        lines = [str(text.model_dump()) for text in told]
        for token in position.tokens:
            assert any(token.symbol in line and label(token.space.corner) in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_are_told_in_every_language(crypt: Position, catalogue: Catalogue, language: str) -> None:
    part = Window(1, 3, spaced=True)
    lines = spoken(catalogue, (*as_text(crypt), *legend(crypt, part)), language)
    assert all(lines)
    assert "B2|C2" in "".join(lines)

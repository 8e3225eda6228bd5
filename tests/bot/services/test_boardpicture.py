"""A position as a picture: it shows what the drawing shows, and is the same however the board is turned."""

import io

import pytest
from hypothesis import given, settings
from PIL import Image

from bot.engine.grid import Board, Position, Shade, Space, Square, parse
from bot.engine.text import say
from bot.services import boardpicture
from tests.bot.engine.grid.boards import positions

Colour = tuple[int, int, int]
WALL, CAPITAL, SMALL, SHADED, GROUND = (
    (0x80, 0x84, 0x8E),
    (0x5B, 0x9D, 0xFF),
    (0xFF, 0x8A, 0x7A),
    (0x5C, 0x51, 0x30),
    (0x2B, 0x2D, 0x31),
)


def drawn(position: Position) -> Image.Image:
    with Image.open(io.BytesIO(boardpicture.png(position))) as image:
        assert image.format == "PNG"
        return image.convert("RGB")


def colour(position: Position, square: Square) -> object:
    """The colour of a square, away from its sign and its border."""
    image = drawn(position)
    side = image.width // (position.board.width + 1)
    left, top = (square.x + 1) * side, (position.board.height - square.y - 1) * side
    return image.getpixel((left + side // 4, top + side * 4 // 5))


def test_each_square_has_its_colour() -> None:
    position = parse("#.G\n..k")
    shade = Shade(sign="*", name=say("yes"), squares=frozenset({Square(1, 0), Square(7, 7)}))
    position = position.model_copy(update={"shades": (shade,)})
    found = [[colour(position, Square(x, y)) for x in range(3)] for y in (1, 0)]
    assert found == [[WALL, GROUND, CAPITAL], [GROUND, SHADED, SMALL]]


@pytest.mark.parametrize(
    "other",
    ["..G\n...", "..H\n...", "#.G\n...", "~.G\n...", ". . G\n-\n. . .", ". .|G\n. . .", "...\n..G", "..g\n..."],
)
def test_what_the_drawing_tells_apart_the_picture_does(other: str) -> None:
    assert (boardpicture.png(parse(other)) == boardpicture.png(parse("..G\n..."))) == (other == "..G\n...")


def test_shades_show_on_ground_and_on_tokens() -> None:
    position = parse("G~.")
    for square in position.board.squares:
        shade = Shade(sign="*", name=say("yes"), squares=frozenset({square}))
        assert boardpicture.png(position.model_copy(update={"shades": (shade,)})) != boardpicture.png(position)


@pytest.mark.parametrize("size", [(1, 1), (1, 52), (52, 1), (52, 52)])
def test_any_board_fits_and_its_signs_stay_legible(size: tuple[int, int]) -> None:
    image = drawn(Position(board=Board(width=size[0], height=size[1])))
    assert max(image.size) <= boardpicture.WIDEST
    assert image.width // (size[0] + 1) >= 24


@settings(max_examples=20, deadline=None)
@given(positions())
def test_any_position_can_be_drawn_and_is_remembered(position: Position) -> None:
    assert boardpicture.png(position) is boardpicture.png(position.model_copy())


def test_a_large_creature_is_one_block() -> None:
    position = parse("OO\nOO\n\nO = Ogre 2x2")
    assert position.tokens[0].space == Space(Square(0, 0), 2, 2)
    image = drawn(position)
    side = image.width // 3
    assert image.getpixel((side * 2, side - 12)) == CAPITAL

"""Positions as parts of a screen, in the style and the width that a guild asks for."""

from bot.engine.boards import board_block, board_picture
from bot.engine.grid import Position, Square, Window, draw, parse
from bot.engine.guild import GuildSettings

WIDE = parse("\n".join(["." * 40] * 3) + "\n" + "." * 35 + "G....")


def test_a_block_is_as_wide_as_the_guild_asks() -> None:
    block = board_block(WIDE, GuildSettings())
    assert {len(row) for row in block.rows} == {28}
    wide = board_block(WIDE, GuildSettings(board_width=40))
    assert {len(row) for row in wide.rows} == {40}


def test_a_block_shows_what_matters_or_the_part_that_is_asked_for() -> None:
    goblin = board_block(WIDE, GuildSettings(), around=[Square(35, 0)])
    assert any("G" in row for row in goblin.rows[:-2])
    part = Window(0, 5, spaced=True)
    assert board_block(WIDE, GuildSettings(), part=part).rows == draw(WIDE, part)


def test_only_a_guild_that_asks_gets_colour() -> None:
    plain, coloured = (
        board_block(WIDE, GuildSettings(board_style=style), around=[Square(35, 0)]) for style in ("plain", "ansi")
    )
    assert (plain.rows, plain.legend) == (coloured.rows, coloured.legend)
    assert plain.paint == ()
    assert [plain.rows[paint.row][paint.start : paint.stop] for paint in coloured.paint] == ["G"]


def test_a_picture_tells_the_same_as_the_text() -> None:
    picture = board_picture(WIDE)
    assert isinstance(picture.drawn, Position)
    assert picture.told == board_block(WIDE, GuildSettings()).as_text

"""A position as parts of a screen: the block in the guild's style and width, and the picture."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from bot.engine import grid
from bot.engine.grid import Position, Square, Window
from bot.engine.guild import GuildSettings
from bot.engine.screen import Board, Picture
from bot.engine.text import Text

_NO_NAMES: Mapping[str, Text] = MappingProxyType({})


def board_block(
    position: Position,
    settings: GuildSettings,
    *,
    around: Collection[Square] = (),
    part: Window | None = None,
    names: Mapping[str, Text] = _NO_NAMES,
) -> Board:
    """The position with its legend, within the guild's width: `part` of it, or what is around the given squares.

    `names` tells what a ruleset calls its kinds of ground.
    """
    part = part or grid.window(position.board, around, settings.board_width)
    rows = grid.draw(position, part)
    return Board(
        rows=rows,
        paint=grid.paint(rows) if settings.board_style == "ansi" else (),
        legend=grid.legend(position, part, names),
        as_text=grid.as_text(position, names),
    )


def board_picture(position: Position, names: Mapping[str, Text] = _NO_NAMES) -> Picture:
    """All of the position as a picture."""
    return Picture(name="board.png", drawn=position, told=grid.as_text(position, names))

"""The grid: boards of squares, what stands on them, and exact answers about distances, lines, sight and paths.

    >>> position = parse("#.G\\n...")
    >>> position.board.square("c2") in position.tokens[0].space.squares
    True

`squares` knows squares, spaces and labels; a `board` has walls, fences and ground; a `position` is a board with tokens
and shaded squares. `maptext` reads and writes maps, `draw` makes rows of them, `telling` says the same in words.
"""

from bot.engine.grid.board import DIFFICULT, Board, Ground
from bot.engine.grid.draw import PHONE, Ink, Paint, Window, draw, pages, paint, window
from bot.engine.grid.maptext import parse, write
from bot.engine.grid.position import AREA, FOG, LAST_MOVE, Position, Shade, Token, symbol_for
from bot.engine.grid.refusal import GridRefusal
from bot.engine.grid.squares import (
    LARGEST,
    Edge,
    Point,
    Space,
    Square,
    centre,
    corners,
    edge,
    label,
    latin,
    read_label,
)
from bot.engine.grid.telling import as_text, legend, rectangles, squares_text

__all__ = [
    "AREA",
    "DIFFICULT",
    "FOG",
    "LARGEST",
    "LAST_MOVE",
    "PHONE",
    "Board",
    "Edge",
    "GridRefusal",
    "Ground",
    "Ink",
    "Paint",
    "Point",
    "Position",
    "Shade",
    "Space",
    "Square",
    "Token",
    "Window",
    "as_text",
    "centre",
    "corners",
    "draw",
    "edge",
    "label",
    "latin",
    "legend",
    "pages",
    "paint",
    "parse",
    "read_label",
    "rectangles",
    "squares_text",
    "symbol_for",
    "window",
    "write",
]

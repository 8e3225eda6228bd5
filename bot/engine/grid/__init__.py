"""The grid: boards of squares, what stands on them, and exact answers about distances, lines, sight and paths.

    >>> position = parse("#.G\\n...")
    >>> position.board.square("c2") in position.tokens[0].space.squares
    True

`squares` knows squares, spaces and labels; a `board` has walls, fences and ground; a `position` is a board with tokens
and shaded squares. `maptext` reads and writes maps, `draw` makes rows of them, `telling` says the same in words.
`distance` counts squares; `lines` tells what a straight line crosses and what stops it, `sight` who sees whom, `cover`
what walls shield from a point, `hull` what lies between two spaces, and `paths` finds the shortest ways. All numbers
are whole or fractions.
"""

from bot.engine.grid.board import DIFFICULT, OPEN, WALL, Board, Ground, mirrored, turned
from bot.engine.grid.cover import shielded
from bot.engine.grid.distance import FEET, Diagonals, around, distance
from bot.engine.grid.draw import PHONE, Ink, Paint, Window, draw, pages, paint, window
from bot.engine.grid.hull import between, fences_between
from bot.engine.grid.lines import cross, crossed, stopped
from bot.engine.grid.maptext import parse, write
from bot.engine.grid.paths import Path, Ways
from bot.engine.grid.position import AREA, FOG, LAST_MOVE, Position, Shade, Token, symbol_for
from bot.engine.grid.refusal import GridRefusal
from bot.engine.grid.sight import clear_line, inside, sees
from bot.engine.grid.squares import (
    COLUMNS,
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
    "COLUMNS",
    "DIFFICULT",
    "FEET",
    "FOG",
    "LARGEST",
    "LAST_MOVE",
    "OPEN",
    "PHONE",
    "WALL",
    "Board",
    "Diagonals",
    "Edge",
    "GridRefusal",
    "Ground",
    "Ink",
    "Paint",
    "Path",
    "Point",
    "Position",
    "Shade",
    "Space",
    "Square",
    "Token",
    "Ways",
    "Window",
    "around",
    "as_text",
    "between",
    "centre",
    "clear_line",
    "corners",
    "cross",
    "crossed",
    "distance",
    "draw",
    "edge",
    "fences_between",
    "inside",
    "label",
    "latin",
    "legend",
    "mirrored",
    "pages",
    "paint",
    "parse",
    "read_label",
    "rectangles",
    "sees",
    "shielded",
    "squares_text",
    "stopped",
    "symbol_for",
    "turned",
    "window",
    "write",
]

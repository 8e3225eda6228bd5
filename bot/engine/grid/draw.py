"""Positions as rows of characters, all of one width, with the rows' numbers on the left and the columns' letters below.

    >>> draw(parse("#.G\\n..."))
    ('2 # . G ', '1 . . . ', '  A B C ')

Squares stand apart where there is room for it and wherever there are fences: then a square takes two columns, and what
is behind its character is the gap to the next one, in which a fence is `|`; a fence between two rows is `-` on a line
of its own. In a gap stands also the sign of a shade whose square shows something else. Where squares stand close
together, shades hide the ground and do not show on tokens. The same signs are there in colour and without.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from enum import StrEnum
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from bot.engine.grid.board import GROUND_SIGNS, OPEN, WALL, Board
from bot.engine.grid.position import AREA, FOG, Position
from bot.engine.grid.squares import COLUMNS, Square
from bot.engine.model import Frozen

PHONE = 28
"""Columns of text that do not wrap on a phone."""

_WALL = ord(WALL)
_GAP, _NO_GAP = ord(" "), -1
_UNDER_SHADES = (frozenset(map(ord, GROUND_SIGNS | {OPEN})), frozenset({ord(OPEN)}))
"""What a shade takes the place of: where squares stand close together, and where they stand apart."""


class Window(NamedTuple):
    """The part of a board that is drawn: all rows of `columns` columns from `first` on, `spaced` or close together."""

    first: int
    columns: int
    spaced: bool


class Ink(StrEnum):
    """Colours of a drawing. Capital and small symbols, as two sides have them, are told apart."""

    CAPITAL = "capital"
    SMALL = "small"
    WALL = "wall"
    AREA = "area"
    FOG = "fog"
    GROUND = "ground"


class Paint(Frozen):
    """What is coloured: in row `row` the characters from `start` up to, but without, `stop`."""

    row: int
    start: int
    stop: int
    ink: Ink


_INKS = {
    "[A-Z]": Ink.CAPITAL,
    "[a-z0-9]": Ink.SMALL,
    r"[#|\-]": Ink.WALL,
    re.escape(AREA): Ink.AREA,
    re.escape(FOG): Ink.FOG,
    f"[{re.escape(''.join(sorted(GROUND_SIGNS - {AREA, FOG})))}]": Ink.GROUND,
}
_RUNS = re.compile("|".join(f"({signs}(?: ?{signs})*)" for signs in _INKS))


def window(board: Board, around: Collection[Square] = (), columns: int = PHONE) -> Window:
    """What to draw of a board in so many columns of text: all of it if it fits, else the part around these squares.

    Squares stand apart if the board has fences, or if all of it fits like that.
    """
    room = columns - _margin(board)
    spaced = bool(board.fences) or 2 * board.width <= room
    shown = min(board.width, room // 2 if spaced else room)
    places = [square.x for square in around] or [0]
    middle = (min(places) + max(places) + 1) // 2
    return Window(max(0, min(middle - shown // 2, board.width - shown)), shown, spaced)


def pages(board: Board, columns: int = PHONE) -> tuple[Window, ...]:
    """The windows in which all columns of a board are seen, from left to right; only the last may repeat some."""
    page = window(board, columns=columns)
    starts = range(0, board.width, page.columns)
    return tuple(page._replace(first=min(start, board.width - page.columns)) for start in starts)


def draw(position: Position, part: Window | None = None) -> tuple[str, ...]:
    """The rows of the position, the upper one first: those of `part`, or of the whole board, as wide as it may be."""
    board = position.board
    part = part or Window(0, board.width, spaced=bool(board.fences) or 2 * board.width <= PHONE - _margin(board))
    first, last, step = part.first, part.first + part.columns, 1 + part.spaced
    paper, starts = _with_board(board, part)
    rows = board.height
    drawn = bytearray(paper)
    for token in position.tokens:
        (left, low), width, height = token.space
        symbol = ord(token.symbol)
        for x in range(left, left + width) if width > 1 else (left,):
            if first <= x < last:
                for y in range(low, low + height) if height > 1 else (low,):
                    drawn[starts[y] + x * step] = symbol
    for shade in position.shades:
        sign, hidden, gap = ord(shade.sign), _UNDER_SHADES[part.spaced], _GAP if part.spaced else _NO_GAP
        for x, y in shade.squares:
            if first <= x < last and 0 <= y < rows:
                at = starts[y] + x * step
                shown = drawn[at]
                if shown in hidden:
                    drawn[at] = sign
                elif shown != _WALL and drawn[at + 1] == gap:
                    drawn[at + 1] = sign
    return tuple(drawn.decode("ascii").splitlines())


def paint(rows: tuple[str, ...]) -> tuple[Paint, ...]:
    """What is coloured in rows as `draw` gives them; neither labels nor open squares."""
    return tuple(_painted(rows))


def _painted(rows: tuple[str, ...]) -> Iterator[Paint]:
    margin = rows[0].index(" ") + 1
    for number, row in enumerate(rows):
        if row.strip(ascii_uppercase + " "):
            for run in _RUNS.finditer(row, margin):
                ink = list(_INKS.values())[(run.lastindex or 1) - 1]
                yield Paint(row=number, start=run.start(), stop=run.end(), ink=ink)


def _margin(board: Board) -> int:
    return len(str(board.height)) + 1


@lru_cache(maxsize=32)
def _with_board(board: Board, part: Window) -> tuple[bytes, tuple[int, ...]]:
    """The board without what stands on it, and where its squares are, as `_paper` tells it."""
    first, last, step = part.first, part.first + part.columns, 1 + part.spaced
    lines = frozenset(low.y for low, high in board.fences if low.y != high.y) if part.spaced else frozenset()
    paper, starts = _paper(part, board.height, lines)
    drawn = bytearray(paper)
    layers = [(ord(ground.sign), ground.squares) for ground in board.ground]
    for sign, squares in (*layers, (_WALL, board.walls)):
        for x, y in squares:
            if first <= x < last:
                drawn[starts[y] + x * step] = sign
    line = len(paper) // paper.count(b"\n")
    for (x, y), (_, above) in board.fences if part.spaced else ():
        if y != above:
            if first <= x < last:
                drawn[starts[y] + x * 2 - line] = ord("-")
        elif first - 1 <= x < last:
            drawn[starts[y] + x * 2 + 1] = ord("|")
    return bytes(drawn), starts


@lru_cache(maxsize=128)
def _paper(part: Window, height: int, lines: frozenset[int]) -> tuple[bytes, tuple[int, ...]]:
    """An empty board with its labels, and where in it the squares of column 0 would stand, row by row from below.

    There is an empty line above each row in `lines`.
    """
    margin, gap = len(str(height)) + 1, " " if part.spaced else ""
    labels = COLUMNS[part.first : part.first + part.columns]
    rows: list[str] = []
    places: list[int] = []
    for y in reversed(range(height)):
        if y in lines:
            rows.append(" " * (margin + part.columns * (1 + part.spaced)))
        places.append(len(rows))
        rows.append(f"{y + 1:>{margin - 1}} " + (OPEN + gap) * part.columns)
    for place in range(len(labels[-1])):
        letters = (label.rjust(len(labels[-1]))[place] for label in labels)
        rows.append(" " * margin + "".join(letter + gap for letter in letters))
    length = len(rows[0]) + 1
    at = margin - part.first * (1 + part.spaced)
    return "".join(f"{row}\n" for row in rows).encode(), tuple(place * length + at for place in reversed(places))

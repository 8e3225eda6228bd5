"""Maps as text: what people type or paste, a character for each square, and the other way round.

    #######
    #..~~.#        `.` open ground, `#` a wall, `~` difficult ground; other signs and letters as the legend says
    #.OO~.#
    #.OO.G#

    G = Goblin
    O = Ogre 2x2

A letter or digit is a creature; one without a line in the legend is called by that letter. Columns may be a blank
apart, as in a drawing: then `|` in such a gap is a fence, and so is `-` on a line between two rows. The labels of a
drawing are understood and left out. `parse` and `write` are inverse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from string import ascii_uppercase

from bot.engine.grid.board import DIFFICULT, GROUND_SIGNS, OPEN, WALL, Board, Ground
from bot.engine.grid.draw import Window, draw
from bot.engine.grid.position import SYMBOLS, Position, Token
from bot.engine.grid.refusal import GridRefusal
from bot.engine.grid.squares import LARGEST, Edge, Space, Square, edge, label, latin
from bot.engine.refusal import Refused
from bot.engine.text import NAME_LENGTH, clean

SIGNS = {"~": DIFFICULT}
"""The kinds of ground that need no legend."""

_LEGEND = re.compile(r"\s*(\S)\s*=\s*(.+)")
_SIZED = re.compile(r"(.*?)\s*\b([1-9])\s*[xX×хХ]\s*([1-9])")
_NUMBERED = re.compile(r" *([1-9][0-9]?) ")


def parse(text: str, signs: Mapping[str, str] = SIGNS) -> Position:
    """The position that a map shows. `signs` tells which kinds of ground need no legend.

    Raises `Refused` with any member of `GridRefusal` but OFF_BOARD only for squares that the legend names.
    """
    lines = [line.rstrip() for line in text.splitlines() if not line.lstrip().startswith("```")]
    while lines and not lines[0]:
        del lines[0]
    end = next((at for at, line in enumerate(lines) if not line or _LEGEND.fullmatch(line)), len(lines))
    if not end:
        raise Refused(GridRefusal.EMPTY)
    legend = _Legend(signs)
    for row, line in enumerate(lines[end:], end + 1):
        if line:
            legend.read(row, line)
    return _Map(lines[:end], legend).position()


def write(position: Position) -> str:
    """The position as a drawing with its legend, to be read back by `parse`. Shades are left out.

    Raises ValueError if the text would not tell all: two kinds of tokens or of ground look the same, or a name is not
    plain words.
    """
    board = position.board
    rows = draw(position.model_copy(update={"shades": ()}), Window(0, board.width, spaced=True))
    legend: dict[str, str] = {}
    seen = board.walls | position.occupied.keys()
    for ground in reversed(board.ground):
        hidden = " ".join(label(square) for square in sorted(ground.squares & seen))
        line = f"{ground.sign} = {ground.kind}{' @ ' if hidden else ''}{hidden}"
        if ground.sign in legend:
            raise ValueError(f"{ground.sign} stands for two kinds of ground")
        legend = {ground.sign: line, **legend}
        seen |= ground.squares
    for token in position.tokens:
        if not isinstance(token.name, str):
            raise ValueError(f"{token.name} is not written in any language")
        plain = token.space[1:] == (1, 1) and not _SIZED.fullmatch(token.name)
        line = f"{token.symbol} = {token.name}{'' if plain else f' {token.space.width}x{token.space.height}'}"
        if legend.setdefault(token.symbol, line) != line:
            raise ValueError(f"{token.symbol} stands for two kinds of tokens")
    return "\n".join((*rows, "", *legend.values()))


class _Legend:
    """What symbols and signs stand for."""

    def __init__(self, signs: Mapping[str, str]) -> None:
        self.kinds = dict(signs)
        self.hidden: dict[str, list[str]] = {}
        self.tokens: dict[str, tuple[str, int, int]] = {}
        self._read: set[str] = set()

    def read(self, row: int, line: str) -> None:
        """Takes in one line of the legend."""
        found = _LEGEND.fullmatch(line)
        symbol, said = (latin(found[1]), found[2]) if found else ("", "")
        if symbol in self._read or not (symbol in GROUND_SIGNS or symbol in SYMBOLS):
            raise Refused(GridRefusal.LEGEND, row=row, line=clean(line))
        self._read.add(symbol)
        if symbol in SYMBOLS:
            said = clean(said, limit=NAME_LENGTH + 8)
            sized = _SIZED.fullmatch(said)
            name, width, height = sized.groups() if sized else (said, 1, 1)
            self.tokens[symbol] = (clean(name) or symbol, int(width), int(height))
            return
        kind, _, hidden = said.partition("@")
        self.kinds = {sign: other for sign, other in self.kinds.items() if sign != symbol and other != clean(kind)}
        self.kinds[symbol] = clean(kind)
        self.hidden[symbol] = hidden.split()


class _Map:
    """The lines of a map, and where in them it stands: behind labels, with or without gaps."""

    def __init__(self, lines: list[str], legend: _Legend) -> None:
        self._legend = legend
        self._margin, lines = _unlabelled(lines)
        self._spaced = (len(lines[0]) > 1 and set(lines[0][1::2]) <= {" ", "|"}) or any(map(_is_fence, lines))
        self._rows: list[tuple[int, str]] = []
        self._fence_lines: list[tuple[int, int, str]] = []
        for place, line in enumerate(lines):
            if self._spaced and _is_fence(line):
                self._fence_lines.append((place, len(self._rows), line))
            else:
                self._rows.append((place, line))
        self._width = self._columns(self._rows[0][1]) if self._rows else 0
        self._check()

    def position(self) -> Position:
        """What the map shows."""
        shown: dict[str, set[Square]] = {}
        for y, (place, line) in enumerate(reversed(self._rows)):
            for x in range(self._width):
                symbol = latin(line[x * self._step])
                if symbol == " ":
                    raise self._refused(GridRefusal.BLANK, place, x * self._step)
                if symbol not in {OPEN, WALL, *self._legend.kinds} | SYMBOLS:
                    reason = GridRefusal.LETTER if symbol.isalpha() else GridRefusal.SYMBOL
                    raise self._refused(reason, place, x * self._step, symbol=symbol)
                shown.setdefault(symbol, set()).add(Square(x, y))
        board = Board(
            width=self._width,
            height=len(self._rows),
            walls=frozenset(shown.get(WALL, ())),
            fences=frozenset(self._fences()),
        )
        ground = []
        for sign, kind in self._legend.kinds.items():
            hidden = map(board.square, self._legend.hidden.get(sign, ()))
            if squares := shown.get(sign, set()).union(hidden):
                ground.append(Ground(kind=kind, sign=sign, squares=frozenset(squares)))
        tokens = [token for symbol in shown if symbol in SYMBOLS for token in self._tokens(symbol, shown[symbol])]
        tokens.sort(key=lambda token: (token.space.corner.y, token.space.corner.x))
        return Position(board=board.model_copy(update={"ground": tuple(ground)}), tokens=tuple(tokens))

    @property
    def _step(self) -> int:
        return 1 + self._spaced

    def _columns(self, line: str) -> int:
        return (len(line) + self._spaced) // self._step

    def _check(self) -> None:
        """Refuses what is no rectangle, or too large a one."""
        if not self._rows:
            raise Refused(GridRefusal.EMPTY)
        if len(self._rows) > LARGEST:
            raise self._refused(GridRefusal.TOO_BIG, self._rows[LARGEST][0], 0, limit=LARGEST)
        for place, line in self._rows:
            if self._columns(line) > LARGEST:
                raise self._refused(GridRefusal.TOO_BIG, place, LARGEST * self._step, limit=LARGEST)
            for at in range(1, len(line), 2) if self._spaced else ():
                if line[at] not in " |" or (line[at] == "|" and at == 2 * self._width - 1):
                    raise self._refused(GridRefusal.BETWEEN, place, at, symbol=line[at])
            if (found := self._columns(line)) != self._width:
                raise self._refused(GridRefusal.UNEQUAL, place, len(line), wanted=self._width, found=found)

    def _fences(self) -> Iterator[Edge]:
        for y, (_, line) in enumerate(reversed(self._rows)):
            for at in range(1, len(line), 2) if self._spaced else ():
                if line[at] == "|":
                    yield edge(Square(at // 2, y), Square(at // 2 + 1, y))
        for place, above, line in self._fence_lines:
            y = len(self._rows) - above
            for at, symbol in enumerate(line):
                if symbol == "-":
                    if at % 2 or at // 2 >= self._width or not 0 < above < len(self._rows):
                        raise self._refused(GridRefusal.BETWEEN, place, at, symbol=symbol)
                    yield edge(Square(at // 2, y - 1), Square(at // 2, y))

    def _tokens(self, symbol: str, squares: set[Square]) -> Iterator[Token]:
        """The creatures that fill these squares: the lowest square, and there the leftmost, is the corner of one."""
        name, width, height = self._legend.tokens.get(symbol, (symbol, 1, 1))
        left = set(squares)
        for square in sorted(squares, key=lambda square: (square.y, square.x)):
            if square in left:
                space = Space(square, width, height)
                if not left.issuperset(space.squares):
                    place = self._rows[len(self._rows) - 1 - square.y][0]
                    at = square.x * self._step
                    raise self._refused(GridRefusal.BLOCK, place, at, symbol=symbol, width=width, height=height)
                left.difference_update(space.squares)
                yield Token(symbol=symbol, name=name, space=space)

    def _refused(self, reason: GridRefusal, place: int, at: int, **args: int | str) -> Refused:
        return Refused(reason, row=place + 1, column=self._margin + at + 1, **args)


def _is_fence(line: str) -> bool:
    return "-" in line and not line.strip("- ")


def _unlabelled(lines: list[str]) -> tuple[int, list[str]]:
    """How many columns of labels there are on the left, and the lines without the labels on both sides."""
    first = _NUMBERED.match(lines[0])
    last = next((at for at, line in enumerate(lines) if re.match(" *1 ", line)), len(lines))
    letters = lines[last + 1 :]
    if not first or not letters or any(line.strip(ascii_uppercase + " ") for line in letters):
        return 0, lines
    margin = first.end()
    numbers = [int(line[:margin]) for line in lines[: last + 1] if line[:margin].strip().isdecimal()]
    if numbers != list(range(numbers[0], 0, -1)):
        return 0, lines
    return margin, [line[margin:] for line in lines[: last + 1]]

"""A position as a picture: all of the board with the signs that its drawing as text has, legible on a phone."""

from __future__ import annotations

import io
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.engine.grid import COLUMNS, OPEN, WALL, Position, Space, Square

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

WIDEST = 1600
"""Pixels of the longer side, at most."""

_LARGEST_SQUARE = 56
_GROUND, _LETTER, _LINE = "#2b2d31", "#f2f3f5", "#4e5058"
_WALL, _FENCE = "#80848e", "#dbdee1"
_ROUGH, _SHADED = "#3b4a3f", "#5c5130"
_CAPITAL, _SMALL, _DARK = "#5b9dff", "#ff8a7a", "#1e1f22"


@lru_cache(maxsize=16)
def png(position: Position) -> bytes:
    """The picture of `position` as a PNG file.

    Remembered, so that what a worker has drawn beforehand need not be drawn again where nothing may wait.
    """
    from PIL import Image, ImageDraw  # Loading it takes a while, and few starts need it.

    board = position.board
    side = min(_LARGEST_SQUARE, WIDEST // (max(board.width, board.height) + 1))
    image = Image.new("RGB", ((board.width + 1) * side + 1, (board.height + 1) * side + 1), _GROUND)
    _Sheet(ImageDraw.Draw(image), position, side).draw()
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


class _Sheet:
    """Where the squares of a position lie in its picture: to the right of the numbers, above the letters."""

    def __init__(self, canvas: ImageDraw, position: Position, side: int) -> None:
        from PIL import ImageFont

        self._canvas = canvas
        self._position = position
        self._board = position.board
        self._side = side
        self._font = ImageFont.load_default(size=side * 3 // 5)
        self._small_font = ImageFont.load_default(size=side * 2 // 5)

    def draw(self) -> None:
        """Draws everything, what covers last."""
        shown = {square: OPEN for square in self._board.squares}
        shown |= {square: ground.sign for ground in self._board.ground for square in ground.squares}
        shown |= dict.fromkeys(self._board.walls, WALL)
        shades = {square: shade.sign for shade in self._position.shades for square in shade.squares}
        for square, sign in shown.items():
            self._square(square, sign, shades.get(square))
        for token in self._position.tokens:
            self._box(token.space, _CAPITAL if token.symbol.isupper() else _SMALL, inset=self._side // 10)
            self._write(token.space, token.symbol, _DARK)
        for square in self._position.occupied.keys() & shades.keys():
            self._write_small(square, shades[square], _DARK)
        for fence in self._board.fences:
            self._canvas.line([self._pixels(*end) for end in fence.ends], fill=_FENCE, width=max(3, self._side // 8))
        for y in range(self._board.height):
            self._write(Space(Square(-1, y)), str(y + 1), _LETTER)
        for x in range(self._board.width):
            self._write(Space(Square(x, -1)), COLUMNS[x], _LETTER)

    def _square(self, square: Square, sign: str, shade: str | None) -> None:
        """A square with its sign, or the shade's if it is open; else the shade's is small, in a corner."""
        space = Space(square)
        if sign == WALL:
            self._box(space, _WALL)
            self._write(space, sign, _DARK)
            return
        self._box(space, _SHADED if shade else _GROUND if sign == OPEN else _ROUGH)
        if sign == OPEN:
            self._write(space, shade or sign, _LETTER if shade else _LINE)
            return
        self._write(space, sign, _LETTER)
        if shade:
            self._write_small(square, shade, _LETTER)

    def _pixels(self, x: float | Fraction, y: float | Fraction) -> tuple[float, float]:
        """Where the point is in the picture."""
        return float(x + 1) * self._side, float(self._board.height - y) * self._side

    def _box(self, space: Space, fill: str, inset: int = 0) -> None:
        (x, y), width, height = space
        left, low = self._pixels(x, y)
        right, high = self._pixels(x + width, y + height)
        box = (left + inset, high + inset, right - inset, low - inset)
        self._canvas.rounded_rectangle(box, radius=2 * inset, fill=fill, outline=None if inset else _LINE)

    def _write(self, space: Space, sign: str, fill: str) -> None:
        (x, y), width, height = space
        self._canvas.text(self._pixels(x + width / 2, y + height / 2), sign, fill, self._font, anchor="mm")

    def _write_small(self, square: Square, sign: str, fill: str) -> None:
        self._canvas.text(self._pixels(square.x + 0.82, square.y + 0.78), sign, fill, self._small_font, anchor="mm")

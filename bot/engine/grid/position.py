"""A position: a board, the tokens on it, and squares that are shaded for some reason."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection
from functools import partial
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits
from typing import Self

from pydantic import Field, model_validator

from bot.engine.grid.board import GROUND_SIGNS, Board, Squares, mirrored, turned
from bot.engine.grid.squares import Space, Square, latin
from bot.engine.model import Frozen
from bot.engine.text import Text

AREA, FOG, LAST_MOVE = "*", ":", "+"
"""How an area of effect, fog, and the squares of the last move are shaded everywhere."""

SYMBOLS = frozenset(ascii_letters + digits)
"""What may stand for a token. Other letters are of two columns in some fonts, and missing in others."""

_SOUNDS = str.maketrans("БГҐДЄЖЗИЛПУФЦЧШЩЫЭЮЯ", "BGGDEJZILPUFCCSSYEUY")


def symbol_for(name: str, taken: Collection[str] = ()) -> str:
    """A symbol for somebody of this name that is not taken: a letter of the name, if possible the first, else any.

    Cyrillic letters become Latin ones that look or sound alike. Raises ValueError when all symbols are taken.
    """
    bare = "".join(letter for letter in unicodedata.normalize("NFD", name.upper()) if letter.isalnum())
    wished = latin(bare).translate(_SOUNDS)
    free = (letter for letter in (*wished, *wished.lower(), *ascii_uppercase, *ascii_lowercase, *digits))
    found: str | None = next((letter for letter in free if letter in SYMBOLS and letter not in taken), None)
    if found is None:
        raise ValueError("every symbol is taken")
    return found


class Token(Frozen):
    """A creature or piece on the board: the symbol drawn on each of its squares, what it is called, and its space."""

    symbol: str
    name: str | Text
    space: Space

    @model_validator(mode="after")
    def _has_a_symbol(self) -> Self:
        if self.symbol not in SYMBOLS:
            raise ValueError(f"{self.symbol!r} cannot stand for a token")
        return self

    def __hash__(self) -> int:
        return hash((self.symbol, self.space))  # a name may be a text, which has no hash


class Shade(Frozen):
    """Squares that stand out: an area of effect, fog, the last move. Drawn as `sign`, called `name`."""

    sign: str = Field(min_length=1, max_length=1)
    name: Text
    squares: Squares

    @model_validator(mode="after")
    def _has_a_sign(self) -> Self:
        if self.sign not in GROUND_SIGNS:
            raise ValueError(f"{self.sign!r} cannot shade")
        return self

    def __hash__(self) -> int:
        return hash((self.sign, self.squares))


class Position(Frozen):
    """What is seen of a board. Tokens stand on it, wholly, and no two of them on the same square."""

    board: Board
    tokens: tuple[Token, ...] = ()
    shades: tuple[Shade, ...] = ()

    @model_validator(mode="after")
    def _is_possible(self) -> Self:
        if not all(self.board.holds(token.space) for token in self.tokens):
            raise ValueError("a token stands beyond the border")
        standing = Counter(square for token in self.tokens for square in token.space.squares)
        if any(number > 1 for number in standing.values()) or not self.board.walls.isdisjoint(standing):
            raise ValueError("two tokens, or a token and a wall, are on the same square")
        return self

    @property
    def occupied(self) -> dict[Square, Token]:
        """Who stands on each square that is not free."""
        return {square: token for token in self.tokens for square in token.space.squares}

    def within(self, squares: Collection[Square]) -> tuple[Token, ...]:
        """The tokens that stand on any of these squares."""
        return tuple(token for token in self.tokens if not set(squares).isdisjoint(token.space.squares))

    def mirrored(self) -> Position:
        """The position as a mirror beside the board shows it: left is right."""
        return self._moved(self.board.mirrored(), partial(mirrored, self.board.width))

    def turned(self) -> Position:
        """The position after a quarter turn to the left: what was right is up."""
        return self._moved(self.board.turned(), partial(turned, self.board.height))

    def _moved(self, board: Board, moved: partial[Space]) -> Position:
        return Position(
            board=board,
            tokens=tuple(token.model_copy(update={"space": moved(token.space)}) for token in self.tokens),
            shades=tuple(
                shade.model_copy(update={"squares": frozenset(moved(Space(s)).corner for s in shade.squares)})
                for shade in self.shades
            ),
        )

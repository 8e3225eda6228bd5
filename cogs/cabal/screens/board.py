"""The board as everybody may see it: who stands where, the NecroFog, the last move; from either side, and as a picture.

The first side's pieces are capitals and the second's are small letters, in every language the letters of chess.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.engine import grid
from bot.engine.grid import LAST_MOVE, Paint, Position, Shade, Space, Square, Token, Window
from bot.engine.guild import GuildSettings
from bot.engine.screen import Board, Picture
from bot.engine.text import Listing, Text, Verbatim, say
from cogs.cabal.rules.model import Game, Piece, Side
from cogs.cabal.rules.preview import fog
from cogs.cabal.tables import PieceKind

REACHED = "*"
"""How squares are shaded that a piece can go to."""

_FOGS = (":", ";")
_BOTH_FOGS = '"'


def symbol(side: Side, kind: PieceKind) -> str:
    """The letter of a piece of this kind on the board."""
    return kind.letter if side is Side.FIRST else kind.letter.lower()


def piece_text(game: Game, piece: Piece) -> Text:
    """A piece by its letter, its name and its square."""
    kind = game.kind(piece)
    letter = Verbatim(verbatim=symbol(piece.side, kind))
    return say("cabal-piece-at", symbol=letter, name=kind.called, square=at(piece.square))


def at(square: Square) -> Verbatim:
    """A square by its label."""
    return Verbatim(verbatim=grid.label(square))


def position(game: Game, reached: Collection[Square] = ()) -> Position:
    """The pieces, and the squares that are shaded: those `reached`, the last move, the fog of each side."""
    return Position(
        board=grid.Board(width=game.width, height=game.height),
        tokens=tuple(_token(game, piece) for piece in game.pieces),
        shades=tuple(shade for shade in _shades(game, frozenset(reached)) if shade.squares),
    )


def board_block(
    game: Game, settings: GuildSettings, *, side: Side = Side.FIRST, reached: Collection[Square] = ()
) -> Board:
    """The board as text, with `side` below. All columns are always shown: what does not fit apart stands close."""
    shown = position(game, reached)
    part = grid.window(shown.board, columns=settings.board_width)
    rows = grid.draw(shown, part)
    paint = grid.paint(rows) if settings.board_style == "ansi" else ()
    if side is Side.SECOND:
        rows, paint = turned(rows, part), tuple(turned_paint(rows, part) if paint else ())
    return Board(
        rows=rows,
        paint=paint,
        legend=tuple(_legend(game, shown)),
        as_text=grid.as_text(shown),
    )


def board_list(game: Game) -> tuple[Text, ...]:
    """The board as a list: its size, who stands where, which squares are shaded."""
    return grid.as_text(position(game))


def board_picture(game: Game) -> Picture:
    """The board as a picture."""
    shown = position(game)
    return Picture(name="board.png", drawn=shown, told=grid.as_text(shown))


def turned(rows: Sequence[str], part: Window) -> tuple[str, ...]:
    """The rows of a drawing as they are seen from the other side. Each square keeps the shade behind its letter."""
    *ranks, letters = rows
    return (*(_backwards(row, part) for row in reversed(ranks)), _backwards(letters, part))


def turned_paint(rows: Sequence[str], part: Window) -> Iterator[Paint]:
    """What is coloured in a drawing as it is seen from the other side."""
    *ranks, letters = turned(rows, part)
    for paint in grid.paint((*reversed(ranks), letters)):
        yield paint.model_copy(update={"row": len(ranks) - 1 - paint.row})


def _backwards(row: str, part: Window) -> str:
    step = 1 + part.spaced
    margin = len(row) - part.columns * step
    cells = [row[start : start + step] for start in range(margin, len(row), step)]
    return row[:margin] + "".join(reversed(cells))


def _token(game: Game, piece: Piece) -> Token:
    kind = game.kind(piece)
    name = say("cabal-piece-of", name=kind.called, side=piece.side.text)
    return Token(symbol=symbol(piece.side, kind), name=name, space=Space(piece.square))


def _shades(game: Game, reached: frozenset[Square]) -> Iterator[Shade]:
    yield Shade(sign=REACHED, name=say("cabal-shade-reached"), squares=reached)
    yield Shade(sign=LAST_MOVE, name=say("cabal-shade-last-move"), squares=frozenset(game.last))
    first, second = (fog(game, side) for side in Side)
    yield Shade(sign=_BOTH_FOGS, name=say("cabal-shade-both-fogs"), squares=first & second)
    for sign, side, squares in zip(_FOGS, Side, (first - second, second - first), strict=True):
        yield Shade(sign=sign, name=say("cabal-shade-fog", side=side.text), squares=squares)


def _legend(game: Game, shown: Position) -> Iterator[Text]:
    """Which letters are whose, and what the signs mean."""
    for side in Side:
        kinds = dict.fromkeys(game.kind(piece).id for piece in game.pieces if piece.side is side)
        if not kinds:  # Nothing of a side is told that is not on the board: its army may be hidden yet.
            continue
        named = [kind for kind in game.armies[side].pieces if kind.id in kinds]
        letters = (say("cabal-legend-piece", symbol=_sign(symbol(side, kind)), name=kind.called) for kind in named)
        army = game.armies[side].called
        yield say(f"cabal-pieces-{side.name.lower()}", army=army, pieces=Listing(items=tuple(letters)))
    if shown.shades:
        signs = (say("cabal-legend-piece", symbol=_sign(shade.sign), name=shade.name) for shade in shown.shades)
        yield say("cabal-legend-signs", signs=Listing(items=tuple(signs)))


def _sign(sign: str) -> Verbatim:
    return Verbatim(verbatim=f"`{sign}`")

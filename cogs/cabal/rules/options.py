"""What can be done, as it is offered: by piece, by spell, by corner."""

from __future__ import annotations

from typing import TypeVar

from bot.engine.grid import Square
from cogs.cabal.rules.board import EVOCATION
from cogs.cabal.rules.model import Cast, Enter, Game, Move, Piece, Sacrifice, Side, Stage
from cogs.cabal.rules.play import legal
from cogs.cabal.rules.spells import FAR_EXTRA, RANGE

Kind = TypeVar("Kind", Move, Cast, Enter, Sacrifice)


def of_kind(game: Game, kind: type[Kind]) -> list[Kind]:
    """The legal actions of one kind."""
    return [action for action in legal(game) if isinstance(action, kind)]


def movers(game: Game) -> list[Piece]:
    """The pieces that can move or attack now, in the order of the board."""
    starts = {move.start for move in of_kind(game, Move)}
    return sorted((piece for piece in game.pieces if piece.square in starts), key=_place)


def moves_from(game: Game, square: Square) -> list[Move]:
    """Where the piece on a square can go: those squares it can go to freely first, then its attacks."""
    moves = [move for move in of_kind(game, Move) if move.start == square]
    return sorted(moves, key=lambda move: (game.at(move.to) is not None, move.to.y, move.to.x))


def as_if_on_turn(game: Game, side: Side) -> Game:
    """The game as it would be if it were this side's turn, with nothing done in it yet."""
    if game.stage is not Stage.PLAY or (game.side is side and game.fall is None):
        return game
    turn = game.turn + (game.side is not side)
    return game.model_copy(update={"turn": turn, "moved": (), "cast": (), "fall": None})


def price(game: Game, cast: Cast) -> int:
    """The mana that an Evocation costs: what the piece costs, and more where it is far from the caster (G001-13)."""
    kind = game.armies[game.side].kind(cast.piece or "")
    apart = max(abs(cast.target.x - cast.caster.x), abs(cast.target.y - cast.caster.y))
    return (kind.cost if kind else 0) + (FAR_EXTRA if apart > RANGE[EVOCATION] else 0)


def least_sacrifice(game: Game) -> Sacrifice:
    """What is given where nobody chooses: as little as possible, and the king piece only if there is nothing else."""

    def cost(one: Sacrifice) -> tuple[bool, int, int]:
        victims = [game.kind(piece) for square in one.victims if (piece := game.at(square)) is not None]
        return not victims, sum(kind.cost for kind in victims), len(victims)

    return min(of_kind(game, Sacrifice), key=cost)


def _place(piece: Piece) -> tuple[int, int]:
    return piece.square.y, piece.square.x

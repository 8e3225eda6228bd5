"""What would happen: the fog, what would fall to dust, and what each attack would give."""

from __future__ import annotations

from bot.engine.grid import Square
from bot.engine.model import Frozen
from bot.engine.text import Ratio
from cogs.cabal.rules.arena import bits
from cogs.cabal.rules.board import ENERGY_BOLT, PAIN, Board, Step
from cogs.cabal.rules.combat import attack_lines, chance, defence_lines, wins
from cogs.cabal.rules.model import Action, Cast, Clash, End, Game, Move, Piece, Side, origin_of
from cogs.cabal.rules.position import board_of, step_of
from cogs.cabal.rules.steps import fought, steps


class Preview(Frozen):
    """An attack that could be made: its reckoning without dice, and the chance that it has."""

    action: Move | Cast
    clash: Clash
    chance: Ratio


def fog(game: Game, side: Side) -> frozenset[Square]:
    """The squares of a side's NecroFog (R001-4 to R001-6)."""
    board = board_of(game)
    return frozenset(board.arena.square(square) for square in bits(board.fog(side)))


def dissolving(game: Game) -> tuple[Piece, ...]:
    """The pieces that would fall to dust if the turn ended now (R001-7, G001-3)."""
    board = board_of(game)
    sides = tuple(Side) if board.arena.every_turn else (game.side,)
    lost = {board.ids[square] for side in sides for square in bits(board.uncovered(side))}
    return tuple(piece for piece in game.pieces if piece.id in lost)


def can_end(game: Game) -> bool:
    """Whether the turn may end now (G001-2)."""
    return step_of(board_of(game).arena, game.side, End()) in steps(board_of(game))


def attack(game: Game, action: Action) -> Preview | None:
    """What a legal attack would give; None for what is no attack."""
    board = board_of(game)
    step = step_of(board.arena, game.decides, action)
    fight = fought(board, step)
    if fight is None or not isinstance(action, Move | Cast):
        return None
    of, out_of = chance(board, fight)
    return Preview(
        action=action, clash=clash_of(game, board, step, (0, 0)), chance=Ratio(num=of, den=out_of, percent=True)
    )


def clash_of(game: Game, board: Board, step: Step, faces: tuple[int, int]) -> Clash:
    """The reckoning of a step that is a fight."""
    fight = fought(board, step)
    if fight is None:
        raise ValueError("nobody is attacked")
    kind = step[0]
    mine, theirs = (origin_of(game, side) for side in (game.side, game.side.other))
    return Clash(
        attack=attack_lines(fight, mine, spell=kind if kind in (ENERGY_BOLT, PAIN) else None, face=faces[0]),
        defence=defence_lines(fight, theirs, floor_origin=game.options.origin("lowest_defence"), face=faces[1]),
        won=wins(board, fight, faces),
    )

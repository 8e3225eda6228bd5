"""All steps of a position, and how each is done."""

from __future__ import annotations

from cogs.cabal.rules.board import END, END_STEP, ENERGY_BOLT, ENTER, MOVE, PAIN, SACRIFICE, Board, Step, Tell
from cogs.cabal.rules.combat import Fight, bolt, fight, wins
from cogs.cabal.rules.model import What
from cogs.cabal.rules.moving import arrive, end, kill, moves, strike
from cogs.cabal.rules.sacrifice import FALL, sacrifices
from cogs.cabal.rules.spells import cast, casts, enter, entries


def steps(board: Board) -> list[Step]:
    """Every step of whoever has to act: moves, spells, entries and the end of the turn; or sacrifices."""
    if board.fall:
        return [*sacrifices(board, *board.fall), FALL]
    moving = moves(board)
    found = [*moving, *casts(board), *entries(board)]
    # A turn has a move or an attack, unless there is none (G001-2, G001-18).
    return [*found, END_STEP] if board.moved or not moving else found


def fought(board: Board, step: Step) -> Fight | None:
    """The fight that a step is, if it is one."""
    kind, start, to, _ = step
    if kind == MOVE:
        return fight(board, start, to) if board.codes[to] else None
    return bolt(board, kind, to) if kind in (ENERGY_BOLT, PAIN) else None


def do(board: Board, step: Step, tell: Tell | None = None, faces: tuple[int, int] = (0, 0)) -> None:
    """Does a step that is legal. `faces` are the dice of the attacker and of the defender, if there are any."""
    kind, start, to, _ = step
    if kind == MOVE:
        board.moved = (*board.moved, board.ids[start])
        if board.codes[to]:
            strike(board, start, to, wins(board, fight(board, start, to), faces), tell)
        else:
            arrive(board, start, to, tell)
    elif kind == END:
        end(board, tell)
    elif kind == ENTER:
        enter(board, start, to, board.arena.cost[start], What.ENTERED, tell)
    elif kind == SACRIFICE:
        _spend(board, step, tell)
    else:
        attack = fought(board, step)
        cast(board, step, attack is not None and wins(board, attack, faces), tell)


def _spend(board: Board, step: Step, tell: Tell | None) -> None:
    """The king piece that would fall stands aside, stays, or falls (G001-17)."""
    if board.fall is None:
        raise ValueError("nobody would fall")
    start, to = board.fall
    _, one, two, aside = step
    board.fall = None
    for victim in (one, two):
        if victim >= 0:
            code = board.remove(victim)
            if tell:
                tell(What.SACRIFICED, code, victim, -1, 0)
    if one < 0:
        kill(board, start, to, tell)
    elif two >= 0:
        if tell:
            tell(What.REPELLED, board.codes[start], start, to, 0)
    else:
        id = board.ids[to]
        king = board.take(to)
        board.put(aside, king, id)
        if tell:
            tell(What.STEPPED, king, to, aside, 0)
        arrive(board, start, to, tell)

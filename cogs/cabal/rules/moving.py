"""Moves and attacks, and what they come to (R001-20 to R001-31, G001-1, G001-10, G001-11)."""

from __future__ import annotations

from cogs.cabal.rules.arena import bits
from cogs.cabal.rules.board import Board, Step, Tell
from cogs.cabal.rules.model import What
from cogs.cabal.rules.sacrifice import sacrifices


def moves(board: Board) -> list[Step]:
    """Every move and attack that whose turn it is may make now (G001-2)."""
    moved = board.moved
    if not moved:
        return movements(board, board.occupied[board.side], attacks=True)
    if len(moved) >= board.arena.options.moves_per_turn:
        return []
    fresh = sum(1 << square for square in bits(board.occupied[board.side]) if board.ids[square] not in moved)
    return movements(board, fresh, attacks=True)


def movements(board: Board, movers: int, *, attacks: bool) -> list[Step]:
    """The moves of these of a side's pieces, with their attacks or without. The petrified stay (G001-15)."""
    codes, reach = board.codes, board.arena.reach
    own, theirs = board.occupied[board.side], board.occupied[1 - board.side]
    both = own | theirs
    barred = own if attacks else both
    if board.marks:
        stone = board.petrified()
        movers &= ~stone
        barred |= stone
    found: list[Step] = []
    while movers:
        low = movers & -movers
        movers ^= low
        start = low.bit_length() - 1
        way = reach[codes[start]][start]
        found += way.moves_to((way.among(both) if way.stops else way.free) & ~barred)
    return found


def arrive(board: Board, start: int, to: int, tell: Tell | None) -> None:
    """A piece moves to a free square, and may turn into mana on the last rank (R001-23)."""
    arena = board.arena
    id = board.ids[start]
    code = board.take(start)
    side, mana = arena.side[code], arena.end_mana[code]
    board.put(to, code, id)
    crosses = mana and arena.last_rank[side] >> to & 1
    if tell:
        tell(What.MOVED, code, start, to, 0)
    if crosses:
        board.remove(to)
        board.mana[side] += mana
        if tell:
            tell(What.CROSSED, code, to, -1, mana)


def strike(board: Board, start: int, to: int, won: bool, tell: Tell | None) -> None:
    """What an attack comes to, won or not (G001-1); a king piece may first be given a chance (R001-41)."""
    victim = board.codes[to]
    if not won:
        if tell:
            tell(What.REPELLED, board.codes[start], start, to, 0)
    elif board.arena.sacrifice[victim] and sacrifices(board, start, to):
        board.fall = (start, to)
    else:
        kill(board, start, to, tell)


def kill(board: Board, start: int, to: int, tell: Tell | None) -> None:
    """The attacker removes the piece on `to`, stands there, and may absorb mana (R001-30)."""
    arena = board.arena
    attacker = board.codes[start]
    victim = board.remove(to)
    gain = (arena.cost[victim] + 1) // 2 if arena.absorbs[attacker] else 0
    board.mana[arena.side[attacker]] += gain
    if tell:
        tell(What.KILLED, victim, to, -1, gain)
    arrive(board, start, to, tell)


def end(board: Board, tell: Tell | None = None) -> None:
    """The turn ends: what stands outside the fog falls to dust (R001-7, G001-3), and the next turn begins."""
    side = board.side
    for owner in (side, 1 - side) if board.arena.every_turn else (side,):
        lost = board.uncovered(owner)
        for square in bits(lost):
            code = board.remove(square)
            if tell:
                tell(What.DISSOLVED, code, square, -1, 0)
    board.next_turn()

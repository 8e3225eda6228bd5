"""What a king piece may give in order not to fall (R001-41, R001-42, G001-17)."""

from __future__ import annotations

from cogs.cabal.rules.arena import SACRIFICE_REACH, bits
from cogs.cabal.rules.board import SACRIFICE, Board, Step

FALL: Step = (SACRIFICE, -1, -1, -1)
"""Nothing is given: the king piece falls."""


def sacrifices(board: Board, start: int, to: int) -> list[Step]:
    """What the king piece on `to` can give against the attacker on `start`, besides its fall.

    One victim for a step to a square that is empty once the victim is gone; or two victims for its own square.
    """
    near = board.arena.near
    side = board.arena.side[board.codes[to]]
    occupied = board.occupied[0] | board.occupied[1]
    victims = list(bits(near[SACRIFICE_REACH][to] & board.occupied[side]))
    found: list[Step] = []
    for victim in victims:
        free = near[1][to] & ~(occupied ^ (1 << victim))
        found += [(SACRIFICE, victim, -1, aside) for aside in bits(free)]
    found += [(SACRIFICE, one, two, -1) for at, one in enumerate(victims) for two in victims[at + 1 :]]
    return found

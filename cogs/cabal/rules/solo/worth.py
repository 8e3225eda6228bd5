"""What a position is worth to a side, in hundredths of a point of cost."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem

from cogs.cabal.rules.arena import Arena, bits
from cogs.cabal.rules.board import Board

POINT = 100
MANA = 65
"""What a point of mana is worth that is not spent."""

CASTER, MAGE = 120, 40
"""What a caster and another mage are worth beside their cost."""

STEP = 3
"""For each square nearer to the enemy's king piece."""

PROGRESS = 4
"""For each rank of a mana source, squared."""

EXPOSED = 45
"""Per cent of its worth that a piece outside the fog has lost already."""


class Values:
    """The worth of the pieces in an arena, by code."""

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self.piece = [0, *map(self._piece, range(1, len(arena.kinds)))]
        self._towards: dict[tuple[int, int], list[list[int]]] = {}

    def towards(self, side: int, target: int) -> list[list[int]]:
        """For each square what the pieces of a side are worth there, by code, when they make for `target`."""
        found = self._towards.get((side, target))
        if found is None:
            arena = self._arena
            found = [
                [
                    self._on(code, square) - STEP * arena.distance(square, target) if arena.side[code] == side else 0
                    for code in range(len(self.piece))
                ]
                for square in range(arena.size)
            ]
            self._towards[side, target] = found
        return found

    def _piece(self, code: int) -> int:
        """The king piece counts by being there."""
        kind = self._arena.kind(code)
        extra = CASTER if kind.casts else MAGE if self._arena.mage[code] else 0
        return 0 if kind.is_king else kind.cost * POINT + extra

    def _on(self, code: int, square: int) -> int:
        arena = self._arena
        if not arena.end_mana[code]:
            return self.piece[code]
        rank = square // arena.width
        progress = rank if arena.side[code] == 0 else arena.height - 1 - rank
        return self.piece[code] + PROGRESS * progress * progress * 8 // arena.height


@lru_cache(maxsize=32)
def values_of(arena: Arena) -> Values:
    """The values in an arena."""
    return Values(arena)


def worth(board: Board, side: int) -> int:
    """What the position is worth to `side`; whose turn it is counts for nothing."""
    lead = _total(board, side) - _total(board, 1 - side)
    limit = 2 * board.arena.options.quiet_turns
    # Whoever is ahead must not let the game run into a draw.
    return lead * (limit - max(board.quiet, 0) // 2) // limit


def _total(board: Board, side: int) -> int:
    codes, values = board.codes, values_of(board.arena)
    total = sum(map(getitem, values.towards(side, board.kings[1 - side]), codes)) + board.mana[side] * MANA
    lost = board.uncovered(side)
    return total - sum(values.piece[codes[square]] for square in bits(lost)) * EXPOSED // 100 if lost else total

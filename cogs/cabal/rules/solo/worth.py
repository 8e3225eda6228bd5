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

HUNTER, FIGHTER = 150, 80
"""What it is worth to beat the enemy's king piece by oneself, and to beat all kinds of enemies."""

HUNTED = 5
"""A king piece is hunted when its side has no more pieces than this."""

CLOSER, OFF_CENTRE, ESCAPE = 6, 4, 14
"""In a hunt: for each square that a hunter is nearer, that its prey is off the centre, that is no escape to it."""

FEW, ENOUGH, LACK = 10, 3, 150
"""Of so few pieces so many should be hunters; each that lacks costs that much."""

NEAR, PERIL = 5, 15
"""How near an enemy's king piece is a peril, and what each square nearer costs."""

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
        self.hunts = [False, *map(self._hunts, range(1, len(arena.kinds)))]
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
        """The king piece counts by being there; the others by their cost, and by what they can do."""
        arena = self._arena
        kind = arena.kind(code)
        if kind.is_king:
            return 0
        enemies = [other for other in range(1, len(arena.kinds)) if arena.side[other] != arena.side[code]]
        beaten = [other for other in enemies if beats(arena, code, other)]
        extra = CASTER if kind.casts else MAGE if arena.mage[code] else 0
        hunter = HUNTER if self._hunts(code) else 0
        return kind.cost * POINT + extra + hunter + FIGHTER * len(beaten) // len(enemies)

    def _hunts(self, code: int) -> bool:
        """Whether it beats the enemy's king piece by itself."""
        arena = self._arena
        kings = [other for other, is_king in enumerate(arena.king) if is_king and arena.side[other] != arena.side[code]]
        return beats(arena, code, kings[0])

    def _on(self, code: int, square: int) -> int:
        arena = self._arena
        if not arena.end_mana[code]:
            return self.piece[code]
        rank = square // arena.width
        progress = rank if arena.side[code] == 0 else arena.height - 1 - rank
        return self.piece[code] + PROGRESS * progress * progress * 8 // arena.height


def beats(arena: Arena, code: int, enemy: int) -> bool:
    """Whether a piece beats an enemy where nobody supports either."""
    dread = 0 if arena.steadfast[enemy] else arena.dread[code]
    return arena.attack[code] + arena.ties > max(arena.defence[enemy] - dread, arena.floor)


@lru_cache(maxsize=32)
def values_of(arena: Arena) -> Values:
    """The values in an arena."""
    return Values(arena)


def worth(board: Board, side: int) -> int:
    """What the position is worth to `side`; whose turn it is counts for nothing."""
    lead = _total(board, side) - _total(board, 1 - side)
    limit = 2 * board.arena.options.quiet_turns
    # Whoever is ahead must not let the game run into a draw.
    left = abs(lead) * (limit - max(board.quiet, 0) // 2) // limit
    return left if lead > 0 else -left


def _total(board: Board, side: int) -> int:
    codes, values = board.codes, values_of(board.arena)
    total = _plain(board, side, values, codes) - _peril(board, side, values) - _lack(board, side, values)
    return total + _hunt(board, side, values) if board.occupied[1 - side].bit_count() <= HUNTED else total


def _lack(board: Board, side: int, values: Values) -> int:
    """What it costs a side of few pieces that too few of them could take the enemy's king piece."""
    pieces = board.occupied[side]
    if pieces.bit_count() > FEW:
        return 0
    hunters = sum(values.hunts[board.codes[square]] for square in bits(pieces))
    return LACK * max(ENOUGH - hunters, 0)


def _peril(board: Board, side: int, values: Values) -> int:
    """What it costs to stand near an enemy's king piece that beats one's own; at the edge one cannot step away."""
    mine, theirs = board.kings[side], board.kings[1 - side]
    arena = board.arena
    if not values.hunts[board.codes[theirs]] or (near := NEAR - arena.distance(mine, theirs)) <= 0:
        return 0
    x, y = mine % arena.width, mine // arena.width
    edges = (x in (0, arena.width - 1)) + (y in (0, arena.height - 1))
    return PERIL * near * (1 + edges)


def _hunt(board: Board, side: int, values: Values) -> int:
    """What it is worth to drive a king piece that few are left to protect: to the edge, and out of its last squares."""
    arena, codes = board.arena, board.codes
    king = board.kings[1 - side]
    both = board.occupied[0] | board.occupied[1]
    covered = total = 0
    for square in bits(board.occupied[side]):
        if values.hunts[codes[square]]:
            covered |= arena.reach[codes[square]][square].among(both)
            total -= CLOSER * arena.distance(square, king)
    escapes = arena.reach[codes[king]][king].among(both) & ~board.occupied[1 - side] & ~covered
    x, y = king % arena.width, king // arena.width
    off_centre = abs(2 * x - arena.width + 1) + abs(2 * y - arena.height + 1)
    return total + OFF_CENTRE * off_centre - ESCAPE * escapes.bit_count()


def _plain(board: Board, side: int, values: Values, codes: list[int]) -> int:
    total = sum(map(getitem, values.towards(side, board.kings[1 - side]), codes)) + board.mana[side] * MANA
    lost = board.uncovered(side)
    return total - sum(values.piece[codes[square]] for square in bits(lost)) * EXPOSED // 100 if lost else total

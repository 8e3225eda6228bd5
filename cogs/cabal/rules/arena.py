"""What does not change during a game, in numbers: the squares of its board, and what its pieces are and reach.

Squares are counted rank by rank from A1, which is 0; a set of squares is a number in which the bit of each of them is
set. A *code* is a kind of piece in one of the armies, counted from 1; 0 is no piece.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.engine.grid import Square
from cogs.cabal.rules.model import Game, Piece, Side
from cogs.cabal.tables import Army, Fog, FogCheck, Options, PieceKind, SpellTerror, Ties, Ways

FOG_REACH = 2
"""Squares around a mage that its fog covers (R001-6)."""

SACRIFICE_REACH = 2
"""Squares around a king piece within which it finds its victims (R001-41)."""

BEYOND = -2
"""Stands for every square that is not on the board; -1 stands for none at all."""

REMEMBERED = 1024
"""Sets of targets that are remembered for a piece on a square."""

FOGS = 20_000
"""Fogs that are remembered."""

_STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
_SLANTED = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def bits(mask: int) -> Iterator[int]:
    """The squares of a set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Reach:
    """The squares that a piece on one square reaches: `free` of what stands there, or along rays that end at a piece.

    What it reaches is looked up by the pieces on the squares that can stop it, and its moves by their targets.
    """

    __slots__ = ("free", "moves", "rays", "seen", "start", "stops")

    def __init__(self, start: int, rays: Sequence[Sequence[int]], *, stopped: bool) -> None:
        self.start = start
        self.moves: dict[int, list[tuple[int, int, int, int]]] = {0: []}
        self.rays = tuple(tuple(ray) for ray in rays if ray)
        self.free = 0
        for ray in self.rays:
            for square in ray:
                self.free |= 1 << square
        self.stops = 0
        for ray in self.rays if stopped else ():
            for square in ray[:-1]:
                self.stops |= 1 << square
        self.seen = {0: self.free}

    def among(self, occupied: int) -> int:
        """The squares within reach, free or not, where these are occupied."""
        stopping = occupied & self.stops
        found = self.seen.get(stopping)
        return self._look(stopping) if found is None else found

    def moves_to(self, targets: int) -> list[tuple[int, int, int, int]]:
        """The moves to all of these squares: `(0, start, to, 0)`."""
        found = self.moves.get(targets)
        if found is None:
            if len(self.moves) >= REMEMBERED:
                self.moves.clear()
            found = self.moves[targets] = [(0, self.start, square, 0) for square in bits(targets)]
        return found

    def _look(self, stopping: int) -> int:
        found = 0
        for ray in self.rays:
            for square in ray:
                found |= 1 << square
                if stopping >> square & 1:
                    break
        self.seen[stopping] = found
        return found


class Arena:
    """The board and the armies of a game. Lists by code begin with what is true of no piece."""

    def __init__(self, armies: tuple[Army, Army], options: Options, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.size = width * height
        self.options = options
        self.kinds: list[PieceKind | None] = [None]
        self.side = [-1]
        self.codes: tuple[dict[str, int], dict[str, int]] = ({}, {})
        for side, army in enumerate(armies):
            for kind in army.pieces:
                self.codes[side][kind.id] = len(self.kinds)
                self.kinds.append(kind)
                self.side.append(side)
        known = [kind for kind in self.kinds if kind]
        self.cost = [0, *(kind.cost for kind in known)]
        self.attack = [0, *(kind.attack for kind in known)]
        self.defence = [0, *(kind.defence for kind in known)]
        self.dread = [0, *(kind.dread.malus for kind in known)]
        self.steadfast = [False, *(kind.steadfast for kind in known)]
        self.undead = [False, *(kind.undead for kind in known)]
        self.needs_fog = [False, *(kind.needs_fog for kind in known)]
        self.mage = [False, *(kind.fog is not Fog.NONE for kind in known)]
        self.creates = [False, *(kind.fog is Fog.CREATES for kind in known)]
        self.support = [False, *(kind.support for kind in known)]
        self.end_mana = [0, *(kind.end_mana for kind in known)]
        self.absorbs = [False, *(kind.absorbs for kind in known)]
        self.casts = [False, *(kind.casts for kind in known)]
        self.king = [False, *(kind.is_king for kind in known)]
        self.sacrifice = [False, *(kind.sacrifice for kind in known)]
        self.limit = [0, *(kind.limit for kind in known)]
        self.fears_fog = tuple(any(kind.needs_fog for kind in army.pieces) for army in armies)
        self.ties = int(options.ties is Ties.ATTACKER)
        self.floor = options.lowest_defence
        self.terror_adds = options.spell_terror is SpellTerror.ADDS
        self.every_turn = options.fog_check is FogCheck.EVERY_TURN
        top = (height - 1) * width
        self.corners = ((0, width - 1), (top, top + width - 1))
        rank = (1 << width) - 1
        self.last_rank = (rank << top, rank)
        self._fogs: dict[tuple[int, int], int] = {}
        self.near = [self._around(distance) for distance in range(FOG_REACH + 1)]
        self.reach = [[], *([self._reach(code, square) for square in range(self.size)] for code in self._all())]

    def square(self, number: int) -> Square:
        """The square with this number."""
        return Square(number % self.width, number // self.width)

    def number(self, square: Square) -> int:
        """The number of a square of the board; BEYOND for all others."""
        inside = 0 <= square.x < self.width and 0 <= square.y < self.height
        return square.y * self.width + square.x if inside else BEYOND

    def fog(self, sources: int, mages: int) -> int:
        """The squares covered by what creates fog, and by the mages that stand in it, step by step (R001-5)."""
        found = self._fogs.get((sources, mages))
        if found is None:
            if len(self._fogs) >= FOGS:
                self._fogs.clear()
            found = self._fogs[sources, mages] = self._spread(sources, mages)
        return found

    def _spread(self, sources: int, mages: int) -> int:
        covered, joined, alone = 0, sources, mages & ~sources
        while joined:
            low = joined & -joined
            covered |= self.near[FOG_REACH][low.bit_length() - 1] | low
            reached = alone & covered
            alone ^= reached
            joined = (joined ^ low) | reached
        return covered

    def distance(self, one: int, other: int) -> int:
        """How far two squares are apart, by the moves of a chess king."""
        width = self.width
        return max(abs(one % width - other % width), abs(one // width - other // width))

    def kind(self, code: int) -> PieceKind:
        """The kind with this code."""
        found = self.kinds[code]
        if found is None:
            raise ValueError("no piece has code 0")
        return found

    def code(self, piece: Piece) -> int:
        """The code of a piece."""
        return self.codes[piece.side][piece.kind]

    def _all(self) -> range:
        return range(1, len(self.kinds))

    def _around(self, distance: int) -> list[int]:
        """For each square those at most so far from it, by the moves of a chess king, without itself."""
        reach = range(-distance, distance + 1)
        found = []
        for number in range(self.size):
            x, y = self.square(number)
            near = (self.number(Square(x + right, y + up)) for right in reach for up in reach if right or up)
            found.append(sum(1 << other for other in near if other >= 0))
        return found

    def _reach(self, code: int, number: int) -> Reach:
        kind = self.kind(code)
        if kind.ways is Ways.KNIGHT:
            return Reach(number, [self._ray(number, step, 1) for step in _KNIGHT], stopped=False)
        ahead = 1 if self.side[code] == Side.FIRST else -1
        steps = {
            Ways.AHEAD: ((-1, ahead), (0, ahead), (1, ahead)),
            Ways.LINES: _STRAIGHT,
            Ways.DIAGONALS: _SLANTED,
            Ways.ALL: (*_STRAIGHT, *_SLANTED),
        }[kind.ways]
        rays = [self._ray(number, step, kind.reach) for step in steps]
        return Reach(number, rays, stopped=not kind.ethereal)

    def _ray(self, number: int, step: tuple[int, int], reach: int) -> list[int]:
        x, y = self.square(number)
        squares = (self.number(Square(x + step[0] * n, y + step[1] * n)) for n in range(1, reach + 1))
        return [square for square in squares if square >= 0]


@lru_cache(maxsize=32)
def _arena(armies: tuple[Army, Army], options: Options, width: int, height: int) -> Arena:
    return Arena(armies, options, width, height)


def arena_of(game: Game) -> Arena:
    """The arena of a game; games that are alike share one."""
    return _arena(game.armies, game.options, game.width, game.height)

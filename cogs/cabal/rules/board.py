"""The position in numbers, on which the rules are decided; quick to copy, for whoever thinks ahead.

What can be done is a *step*: `(MOVE, start, to, 0)`, `(spell, caster, target, to or code)`, `(ENTER, code, square, 0)`,
`(SACRIFICE, victim, victim, to)`, `(END, 0, 0, 0)`, with -1 for what is not there. `arena` explains squares and codes.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from cogs.cabal.rules.arena import Arena, bits
from cogs.cabal.rules.model import What

Step = tuple[int, int, int, int]
MOVE, ENERGY_BOLT, PAIN, TERROR, SHAKE_THE_BONES, EVOCATION, PETRIFYING_GAZE, ENTER, SACRIFICE, END = range(10)
END_STEP: Step = (END, 0, 0, 0)

Tell = Callable[[What, int, int, int, int], None]
"""Hears what happens: what, the code of the piece, its square, where it goes (-1: nowhere), mana."""

NOBODY, DRAWN = -1, 2
"""Of `Board.winner`: the game goes on, or it is drawn."""


class Mark:
    """What spells have done to one piece: the last turns of its fright and its petrification, and of the last Gaze."""

    __slots__ = ("frightened", "gazed", "petrified")

    def __init__(self, frightened: int = 0, petrified: int = 0, gazed: int = 0) -> None:
        self.frightened, self.petrified, self.gazed = frightened, petrified, gazed

    @property
    def values(self) -> tuple[int, int, int]:
        """All three of them."""
        return self.frightened, self.petrified, self.gazed

    def counts(self, turn: int) -> bool:
        """Whether it still means anything in this turn."""
        return self.frightened >= turn or self.petrified >= turn or self.gazed >= turn - 2


class Board:
    """A position: the code and the id on each square, and for each side the squares of its pieces.

    `mages` are in the fog or make it, `sources` create it, `supports` support each other. `kings` are the squares on
    which the king pieces stand, or have stood last.
    """

    __slots__ = (
        "arena",
        "cast",
        "codes",
        "fall",
        "ids",
        "kings",
        "mages",
        "mana",
        "marks",
        "moved",
        "next_id",
        "occupied",
        "quiet",
        "sources",
        "spells",
        "supports",
        "turn",
        "winner",
    )

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.codes = [0] * arena.size
        self.ids = [0] * arena.size
        self.occupied = [0, 0]
        self.mages = [0, 0]
        self.sources = [0, 0]
        self.supports = [0, 0]
        self.kings = [-1, -1]
        self.mana = [0, 0]
        self.marks: dict[int, Mark] = {}
        self.moved: tuple[int, ...] = ()
        self.cast: tuple[int, ...] = ()
        self.fall: tuple[int, int] | None = None
        self.spells: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.turn = 1
        self.quiet = 0
        self.next_id = 1
        self.winner = NOBODY

    def copy(self) -> Board:
        """Another board with the same position. Marks are never changed but replaced, so both may share them."""
        new = Board.__new__(Board)
        new.arena = self.arena
        new.codes = self.codes[:]
        new.ids = self.ids[:]
        new.occupied = self.occupied[:]
        new.mages = self.mages[:]
        new.sources = self.sources[:]
        new.supports = self.supports[:]
        new.kings = self.kings[:]
        new.mana = self.mana[:]
        new.marks = self.marks.copy() if self.marks else {}
        new.moved = self.moved
        new.cast = self.cast
        new.fall = self.fall
        new.spells = self.spells
        new.turn = self.turn
        new.quiet = self.quiet
        new.next_id = self.next_id
        new.winner = self.winner
        return new

    @property
    def side(self) -> int:
        """Whose turn it is."""
        return (self.turn - 1) & 1

    @property
    def key(self) -> str:
        """The same for the same position at the beginning of a turn (G001-18)."""
        marks = sorted(
            (square, max(mark.frightened - self.turn, -1), max(mark.petrified - self.turn, -1), mark.gazed - self.turn)
            for square in range(self.arena.size if self.marks else 0)
            if (mark := self.marks.get(self.ids[square])) and mark.gazed >= self.turn - 2
        )
        rest = f"{self.side} {self.mana} {marks}".encode()
        return blake2b(bytes(self.codes) + rest, digest_size=8).hexdigest()

    def put(self, square: int, code: int, id: int) -> None:
        """A piece stands on a free square."""
        arena, side, bit = self.arena, self.arena.side[code], 1 << square
        self.codes[square] = code
        self.ids[square] = id
        self.occupied[side] |= bit
        if arena.mage[code]:
            self.mages[side] |= bit
            if arena.creates[code]:
                self.sources[side] |= bit
        if arena.support[code]:
            self.supports[side] |= bit
        if arena.king[code]:
            self.kings[side] = square

    def take(self, square: int) -> int:
        """The piece on a square leaves it; its code."""
        code, rest = self.codes[square], ~(1 << square)
        side = self.arena.side[code]
        self.codes[square] = self.ids[square] = 0
        self.occupied[side] &= rest
        self.mages[side] &= rest
        self.sources[side] &= rest
        self.supports[side] &= rest
        return code

    def remove(self, square: int) -> int:
        """The piece on a square is removed from the game, which is lost with a king piece; its code."""
        self.marks.pop(self.ids[square], None)
        code = self.take(square)
        self.quiet = -1
        if self.arena.king[code]:
            self.winner = 1 - self.arena.side[code]
        return code

    def petrified(self) -> int:
        """The squares of all petrified pieces."""
        if not self.marks:
            return 0
        turned = {id for id, mark in self.marks.items() if mark.petrified >= self.turn}
        return sum(1 << square for square, id in enumerate(self.ids) if id in turned) if turned else 0

    def frightened(self, square: int) -> bool:
        """Whether the Terror spell lies on the piece there."""
        mark = self.marks.get(self.ids[square])
        return mark is not None and mark.frightened >= self.turn

    def fog(self, side: int) -> int:
        """The squares of a side's NecroFog (R001-4 to R001-6)."""
        return self.arena.fog(self.sources[side], self.mages[side])

    def uncovered(self, side: int) -> int:
        """The squares of a side's pieces that would fall to dust now (R001-7)."""
        arena, codes = self.arena, self.codes
        if not arena.fears_fog[side]:
            return 0
        outside = self.occupied[side] & ~self.fog(side)
        return sum(1 << square for square in bits(outside) if arena.needs_fog[codes[square]]) if outside else 0

    def next_turn(self) -> None:
        """The next turn begins; what spells have done is forgotten when it counts no more."""
        self.turn += 1
        self.quiet += 1
        self.moved = self.cast = ()
        if self.marks:
            self.marks = {id: mark for id, mark in self.marks.items() if mark.counts(self.turn)}

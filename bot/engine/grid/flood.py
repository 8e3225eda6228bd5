"""Floods: the least costs of all squares of a board at once.

Costs are small whole numbers: a flood goes from one to the next, and each time all squares that cost so much are dealt
with together, as bits of one number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count, product
from typing import NamedTuple

from bot.engine.grid.bits import DIRECTIONS, Bits, BoardBits, Body, Direction, bits_of, moved, parts
from bot.engine.grid.board import Board
from bot.engine.grid.distance import Diagonals
from bot.engine.grid.squares import Square

Layer = tuple[int, bool]
"""Which body somebody takes up, and whether their next diagonal step over plain ground is a dear one."""

Levels = Sequence[Mapping[Layer, Bits]]
"""By cost: where those are who can be at no lesser one."""


class _Steps(NamedTuple):
    """All steps from a layer to another one at one cost: by how many bits each goes, and where it may arrive."""

    cost: int
    layer: Layer
    moves: list[tuple[int, Bits]]


_Table = Mapping[Layer, Sequence[_Steps]]


@dataclass(frozen=True, eq=False)
class Flood:
    """How bodies move over a board; the first of `bodies` is the whole space, the others lie within it.

    All is as in `Ways`, which asks for it. Squares are the lower left ones of the whole space.
    """

    board: Board
    bodies: Sequence[Body]
    diagonals: Diagonals
    costs: Mapping[str, int]
    shut: frozenset[Square]
    cut_corners: bool

    @cached_property
    def bits(self) -> BoardBits:
        """The board."""
        return bits_of(self.board)

    def onward(self, starts: Mapping[Layer, Bits], budget: int | None = None) -> Levels:
        """What can be reached from `starts`."""
        return _flooded(starts, self._tables[0], budget=budget)

    def back(self, ends: Mapping[Layer, Bits], until: tuple[Layer, Bits] | None = None) -> Levels:
        """From where the `ends` can be reached; no farther than `until`, if that is among it."""
        return _flooded(ends, self._tables[1], until=until)

    def steps(self, layer: Layer, here: Bits) -> Iterator[tuple[Layer, Bits, int]]:
        """Where one step leads from here, to each place by itself, and its cost."""
        for cost, then, moves in self._tables[0].get(layer, ()):
            for by, within in moves:
                if there := moved(here, by) & within:
                    yield then, there, cost

    @cached_property
    def stands(self) -> tuple[Bits, ...]:
        """Where each body can be for a moment. The smaller ones are taken up where the whole space does not fit."""
        whole, *smaller = map(self._fits, self.bodies)
        on_board = self.bits.within(self.bits.all, self.bodies[0])
        return (whole, *(fits & on_board & ~whole for fits in smaller))

    def _fits(self, body: Body) -> Bits:
        """Where a body has neither wall nor fence nor enemy inside."""
        fits = self.bits.within(self._open, body)
        for x, y in parts(body):
            for across, along in ((1, 0), (0, 1)):
                if (x + across, y + along) in parts(body):
                    fits &= ~self.bits.shifted(self.bits.fenced[across, along], -x, -y)
        return fits

    @cached_property
    def _open(self) -> Bits:
        return self.bits.all & ~self.bits.of(self.shut)

    def _ground(self, body: Body) -> list[tuple[int, Bits]]:
        """What steps cost, and where a body stands so that they do; the dearest ground under it counts."""
        found: list[tuple[int, Bits]] = []
        rest = self.bits.all
        for cost in sorted({cost for cost in self.costs.values() if cost > 1}, reverse=True):
            under = 0
            for kind, its in self.costs.items():
                if its == cost:
                    under |= self.bits.touching(self.bits.kind(kind), body) & rest
            found.append((cost, under))
            rest &= ~under
        return [*found, (1, rest)]

    def _free(self, direction: Direction, body: Body) -> Bits:
        """From where all of a body can make a step."""
        return self.bits.within(self.bits.free(direction, cut_corners=self.cut_corners), body)

    def _may_move(self, one: int, other: int, x: int, y: int) -> Bits:
        """From where the step leads. Who is squeezed before it or after it is so meanwhile."""
        if not (one or other):
            return self._free((x, y), self.bodies[0])
        smaller = range(1, len(self.bodies))
        free = 0
        for before, after in product([one] if one else smaller, [other] if other else smaller):
            left, low, *_ = self.bodies[before]
            then_left, then_low, *_ = self.bodies[after]
            step = x + then_left - left, y + then_low - low
            if step == (0, 0):
                free |= self.bits.all
            elif step in DIRECTIONS:
                free |= self._free(step, self.bodies[before])
        return free

    def _priced(self) -> Iterator[tuple[Layer, Layer, int, int, Bits]]:
        """Every kind of step: from and to which layer, its cost, by how many bits, and where it may arrive."""
        grounds = [self._ground(body) for body in self.bodies]
        taken_up = [body for body, stands in enumerate(self.stands) if stands]
        for one, other, (x, y) in product(taken_up, taken_up, DIRECTIONS):
            bits = self.bits.place(x, y)
            arriving = moved(self._may_move(one, other, x, y), bits) & self.stands[other]
            for (cost, ground), is_dear in product(grounds[other], (False, True)):
                alternates = bool(x and y) and self.diagonals is Diagonals.ALTERNATING
                price, then = priced(cost, alternates, is_dear)
                if there := ground & arriving:
                    yield (one, is_dear), (other, then), price, bits, there

    @cached_property
    def _tables(self) -> tuple[_Table, _Table]:
        """The steps from each layer, and those back from each."""
        onward: dict[Layer, dict[tuple[int, Layer], list[tuple[int, Bits]]]] = {}
        back: dict[Layer, dict[tuple[int, Layer], list[tuple[int, Bits]]]] = {}
        for one, other, cost, bits, there in self._priced():
            onward.setdefault(one, {}).setdefault((cost, other), []).append((bits, there))
            leaving = moved(there, -bits) & self.stands[one[0]]
            back.setdefault(other, {}).setdefault((cost, one), []).append((-bits, leaving))
        return _table(onward), _table(back)


def _table(found: Mapping[Layer, Mapping[tuple[int, Layer], list[tuple[int, Bits]]]]) -> _Table:
    return {
        layer: [_Steps(cost, then, moves) for (cost, then), moves in steps.items()] for layer, steps in found.items()
    }


def priced(ground: int, alternates: bool, is_dear: bool) -> tuple[int, bool]:
    """What a step onto ground of this cost costs, and whether the next diagonal one over plain ground is a dear one.

    `alternates`: it is a diagonal step, of which every second one over plain ground is dear.
    """
    if not alternates:
        return ground, is_dear
    return (ground + ground // 2, is_dear) if ground > 1 else (1 + is_dear, not is_dear)


def _flooded(
    starts: Mapping[Layer, Bits],
    steps: _Table,
    *,
    budget: int | None = None,
    until: tuple[Layer, Bits] | None = None,
) -> Levels:
    levels: list[Mapping[Layer, Bits]] = []
    seen: dict[Layer, Bits] = {}
    coming: dict[int, dict[Layer, Bits]] = {0: dict(starts)}
    for cost in count():
        if not coming or (budget is not None and cost > budget):
            break
        level: dict[Layer, Bits] = {}
        for layer, bits in coming.pop(cost, {}).items():
            known = seen.get(layer, 0)
            if new := bits & ~known:
                level[layer] = new
                seen[layer] = known | new
        levels.append(level)
        if until and level.get(until[0], 0) & until[1]:
            break
        for layer, new in level.items():
            for price, then, moves in steps.get(layer, ()):
                found = 0
                for by, within in moves:
                    found |= (new << by if by >= 0 else new >> -by) & within
                if found:
                    waiting = coming.setdefault(cost + price, {})
                    waiting[then] = waiting.get(then, 0) | found
    return levels

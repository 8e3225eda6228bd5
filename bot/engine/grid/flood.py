"""Floods: the least costs of all squares of a board at once.

A set of squares is a whole number with one bit for each of them, and so one addition of bits moves all of them a step.
Behind each row is a bit for no square, so that what steps over the border of the board falls off it. Costs are small
whole numbers: a flood goes from one to the next, and each time all squares that cost so much are dealt with together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import count, product
from operator import and_, or_
from typing import NamedTuple

from bot.engine.grid.board import Board
from bot.engine.grid.distance import Diagonals
from bot.engine.grid.lines import stopped
from bot.engine.grid.squares import Space, Square, centre

Bits = int
"""A set of squares."""

Body = tuple[int, int, int, int]
"""What is taken up of a whole space: how far to the right and up it begins, how wide and how high it is."""

Layer = tuple[int, bool]
"""Which body somebody takes up, and whether their next diagonal step over plain ground is a dear one."""

Levels = Sequence[Mapping[Layer, Bits]]
"""By cost: where those are who can be at no lesser one."""

DIRECTIONS = tuple((x, y) for x, y in product((-1, 0, 1), repeat=2) if x or y)


class _Step(NamedTuple):
    """Steps that all cost the same: what they cost, the layer to which they lead, by how many bits, and from where."""

    cost: int
    layer: Layer
    bits: int
    within: Bits


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

    def bits(self, squares: Iterable[tuple[int, int]]) -> Bits:
        """The set of these squares; those beyond the border are left out."""
        width, height = self.board.width, self.board.height
        return reduce(or_, (1 << self._place(x, y) for x, y in squares if 0 <= x < width and 0 <= y < height), 0)

    def squares(self, bits: Bits) -> Iterator[Square]:
        """The squares of a set, row by row from below."""
        while bits:
            lowest = bits & -bits
            y, x = divmod(lowest.bit_length() - 1, self._stride)
            yield Square(x, y)
            bits ^= lowest

    def within(self, bits: Bits, body: Body) -> Bits:
        """Where all of a body stands on squares of the set."""
        return reduce(and_, (self._shifted(bits, -x, -y) for x, y in _parts(body)))

    def touching(self, bits: Bits, body: Body) -> Bits:
        """Where any part of a body stands on a square of the set."""
        return reduce(or_, (self._shifted(bits, -x, -y) for x, y in _parts(body)))

    def onward(self, starts: Mapping[Layer, Bits], budget: int | None = None) -> Levels:
        """What can be reached from `starts`."""
        return _flooded(starts, self._onward, budget=budget)

    def back(self, ends: Mapping[Layer, Bits], until: tuple[Layer, Bits] | None = None) -> Levels:
        """From where the `ends` can be reached; no farther than `until`, if that is among it."""
        return _flooded(ends, self._back, until=until)

    def steps(self, layer: Layer, here: Bits) -> Iterator[tuple[Layer, Bits, int]]:
        """Where one step leads from here, to each place by itself, and its cost."""
        for step in self._onward(layer):
            there = _moved(here, step.bits) & step.within
            if there:
                yield step.layer, there, step.cost

    @cached_property
    def stands(self) -> tuple[Bits, ...]:
        """Where each body can be for a moment. The smaller ones are taken up where the whole space does not fit."""
        whole, *smaller = map(self._fits, self.bodies)
        on_board = self.within(self._all, self.bodies[0])
        return (whole, *(fits & on_board & ~whole for fits in smaller))

    @property
    def _stride(self) -> int:
        return self.board.width + 1

    def _place(self, x: int, y: int) -> int:
        return y * self._stride + x

    def _shifted(self, bits: Bits, x: int, y: int) -> Bits:
        return _moved(bits, self._place(x, y))

    @cached_property
    def _all(self) -> Bits:
        row = (1 << self.board.width) - 1
        return reduce(or_, (row << self._place(0, y) for y in range(self.board.height)))

    @cached_property
    def _walls(self) -> Bits:
        return self.bits(self.board.walls)

    @cached_property
    def _fenced(self) -> dict[tuple[int, int], Bits]:
        """By straight direction: the squares with a fence on that side."""
        upright = self.bits(one for one, other in self.board.fences if one.y == other.y)
        level = self.bits(one for one, other in self.board.fences if one.x == other.x)
        return {
            (1, 0): upright,
            (-1, 0): self._shifted(upright, 1, 0),
            (0, 1): level,
            (0, -1): self._shifted(level, 0, 1),
        }

    @cached_property
    def _free(self) -> dict[tuple[int, int], Bits]:
        """By direction: the squares that can be left in it, as far as walls and fences on the way are concerned."""
        return {(x, y): self._freely_left(x, y) for x, y in DIRECTIONS}

    def _freely_left(self, x: int, y: int) -> Bits:
        if not (x and y):
            return ~self._fenced[x, y]
        across, along = self._fenced[x, 0], self._fenced[0, y]
        stopping = (
            self._shifted(self._walls, -x, 0)
            | self._shifted(self._walls, 0, -y)
            | across
            | along
            | self._shifted(along, -x, 0)
            | self._shifted(across, 0, -y)
        )
        if self.cut_corners:
            steps = ((one, Square(one.x + x, one.y + y)) for one in self.squares(stopping & self._all))
            stopping = self.bits(one for one, then in steps if self._cuts_off(one, then))
        return ~stopping

    def _cuts_off(self, square: Square, then: Square) -> bool:
        return stopped(self.board, centre(Space(square)), centre(Space(then)), touching=False)

    def _fits(self, body: Body) -> Bits:
        """Where a body has neither wall nor fence nor enemy inside."""
        fits = self.within(self._all & ~self.bits(self.shut), body)
        for x, y in _parts(body):
            for across, along in ((1, 0), (0, 1)):
                if (x + across, y + along) in _parts(body):
                    fits &= ~self._shifted(self._fenced[across, along], -x, -y)
        return fits

    def _ground(self, body: Body) -> list[tuple[int, Bits]]:
        """What steps cost, and where a body stands so that they do; the dearest ground under it counts."""
        found: list[tuple[int, Bits]] = []
        rest = self._all
        for cost in sorted({cost for cost in self.costs.values() if cost > 1}, reverse=True):
            kinds = (self.board.kind(kind) for kind, its in self.costs.items() if its == cost)
            under = self.touching(self.bits(square for kind in kinds for square in kind), body) & rest
            found.append((cost, under))
            rest &= ~under
        return [*found, (1, rest)]

    @cached_property
    def _ways(self) -> list[tuple[int, int, tuple[int, int], Bits]]:
        """From which body to which, in which direction, and from where the step is free."""
        ways = []
        for one, other in product(range(len(self.bodies)), repeat=2):
            for direction in DIRECTIONS:
                if self.stands[one] and self.stands[other] and (free := self._may_move(one, other, *direction)):
                    ways.append((one, other, direction, free))
        return ways

    def _may_move(self, one: int, other: int, x: int, y: int) -> Bits:
        """From where the step leads. Who is squeezed before it or after it is so meanwhile."""
        if not (one or other):
            return self.within(self._free[x, y], self.bodies[0])
        smaller = range(1, len(self.bodies))
        free = 0
        for before, after in product([one] if one else smaller, [other] if other else smaller):
            left, low, *_ = self.bodies[before]
            then_left, then_low, *_ = self.bodies[after]
            step = x + then_left - left, y + then_low - low
            if step == (0, 0):
                free |= self._all
            elif step in self._free:
                free |= self.within(self._free[step], self.bodies[before])
        return free

    def _priced(self) -> Iterator[tuple[Layer, Layer, int, int, Bits, Bits]]:
        """Every kind of step: from and to which layer, its cost, by how many bits, from where, and to where."""
        grounds = [self._ground(body) for body in self.bodies]
        for one, other, (x, y), free in self._ways:
            for (cost, ground), is_dear in product(grounds[other], (False, True)):
                alternates = bool(x and y) and self.diagonals is Diagonals.ALTERNATING
                price, then = priced(cost, alternates, is_dear)
                if there := ground & self.stands[other]:
                    yield (one, is_dear), (other, then), price, self._place(x, y), free, there

    @cached_property
    def _tables(self) -> tuple[dict[Layer, list[_Step]], dict[Layer, list[_Step]]]:
        """The steps from each layer, and those back from each."""
        onward: dict[Layer, list[_Step]] = {}
        back: dict[Layer, list[_Step]] = {}
        for one, other, cost, bits, free, there in self._priced():
            arriving = _moved(free, bits) & there
            leaving = _moved(arriving, -bits) & self.stands[one[0]]
            onward.setdefault(one, []).append(_Step(cost, other, bits, arriving))
            back.setdefault(other, []).append(_Step(cost, one, -bits, leaving))
        return onward, back

    def _onward(self, layer: Layer) -> list[_Step]:
        return self._tables[0].get(layer, [])

    def _back(self, layer: Layer) -> list[_Step]:
        return self._tables[1].get(layer, [])


def priced(ground: int, alternates: bool, is_dear: bool) -> tuple[int, bool]:
    """What a step onto ground of this cost costs, and whether the next diagonal one over plain ground is a dear one.

    `alternates`: it is a diagonal step, of which every second one over plain ground is dear.
    """
    if not alternates:
        return ground, is_dear
    return (ground + ground // 2, is_dear) if ground > 1 else (1 + is_dear, not is_dear)


def _parts(body: Body) -> list[tuple[int, int]]:
    left, low, width, height = body
    return list(product(range(left, left + width), range(low, low + height)))


def _moved(bits: Bits, by: int) -> Bits:
    return bits << by if by >= 0 else bits >> -by


def _flooded(
    starts: Mapping[Layer, Bits],
    steps: Callable[[Layer], list[_Step]],
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
            for price, then, by, within in steps(layer):
                if found := (new << by if by >= 0 else new >> -by) & within:
                    waiting = coming.setdefault(cost + price, {})
                    waiting[then] = waiting.get(then, 0) | found
    return levels

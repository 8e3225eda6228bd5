"""Shortest ways, and what can be reached: Dijkstra's search, with the same answer for the same board every time.

    >>> ways = Ways(parse("..~\\n.#.\\n...").board)
    >>> ways.path(Square(0, 1), [Square(2, 1)]).cost
    4

A step goes to one of the eight squares around. It costs what the ground there costs, 1 if that is nothing special; for
a creature of several squares the dearest ground under it counts. How dear diagonal steps are, `Diagonals` says: with
ALTERNATING every second one over plain ground costs 2, and the count begins anew with each move; one over dearer ground
costs half as much again, rounded down, and does not count.

Whoever `squeezes` passes gaps one square narrower than their space, a large creature a corridor one square wide, but no
move ends there (G004-22). They move on as if they took up all of their space and pay no more for it; what counts on the
way, walls, enemies and ground, is what the narrower body meets.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from heapq import heappop, heappush
from itertools import product
from typing import NamedTuple

from bot.engine.grid.board import DIFFICULT, Board
from bot.engine.grid.distance import Diagonals
from bot.engine.grid.lines import stopped
from bot.engine.grid.squares import Space, Square, centre, edge

_DIRECTIONS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


class Path(NamedTuple):
    """A way: the spaces taken up one after the other, that of the start among them, and its cost.

    Where whoever moves is squeezed, the space is a smaller one.
    """

    spaces: tuple[Space, ...]
    cost: int

    @property
    def squares(self) -> tuple[Square, ...]:
        """The lower left squares of the spaces."""
        return tuple(space.corner for space in self.spaces)


class _Stand(NamedTuple):
    """Where somebody is for a moment: the lower left square of their whole space, and how they take it up.

    `squeezed` is 0 where they fill all of it, else it counts the smaller spaces within it.
    """

    x: int
    y: int
    squeezed: int = 0


_State = tuple[_Stand, bool]
"""Where somebody is, and whether the next diagonal step over plain ground is a dear one."""


@dataclass(frozen=True)
class Ways:
    """How somebody moves over a board. Squares are the lower left ones of the space that it takes up.

    `costs` tells what kinds of ground cost. No step leads into `blocked` squares, those of enemies, say; over `passed`
    ones, those of allies, a way leads but does not end there. Neither holds the squares of whoever moves. Walls and
    fences stop every step that has a piece of them inside its hull. With `cut_corners` a diagonal step may cut the
    corner of a wall or pass the end of a fence, but not between two that meet.
    """

    board: Board
    width: int = 1
    height: int = 1
    diagonals: Diagonals = Diagonals.ONE
    costs: Mapping[str, int] = field(default_factory=lambda: {DIFFICULT: 2})
    blocked: Collection[Square] = frozenset()
    passed: Collection[Square] = frozenset()
    cut_corners: bool = False
    squeezes: bool = False

    def reach(self, start: Square, budget: int) -> dict[Square, int]:
        """Where a move from `start` may end, and the least that it costs to get there, if that is within the budget."""
        reached: dict[Square, int] = {}
        for (stand, _), cost in _search([(_Stand(*start), False)], self._onward, budget).items():
            square = Square(stand.x, stand.y)
            if square == start or self._may_stop(stand):
                reached[square] = min(cost, reached.get(square, cost))
        return reached

    def left(self, goals: Iterable[Square]) -> dict[Square, int]:
        """The least that a new move to the nearest of the goals costs, from every square from which there is a way."""
        left = self._left(self._stops(goals)).items()
        return {Square(x, y): cost for ((x, y, squeezed), is_dear), cost in left if not squeezed and not is_dear}

    def path(self, start: Square, goals: Iterable[Square]) -> Path | None:
        """The cheapest way to any of the goals; None if there is none.

        Of equally cheap ways the one whose first step goes to the square that comes first by column and row, and so on.
        """
        wanted = self._stops(goals)
        left = self._left(wanted)
        state = (_Stand(*start), False)
        if state not in left:
            return None
        stands, rest = [state[0]], left[state]
        while state[0] not in wanted:
            ahead = ((then, rest - step) for then, step in self._onward(state))
            state, rest = min((then, cost) for then, cost in ahead if left.get(then) == cost)
            stands.append(state[0])
        return Path(tuple(map(self._body, stands)), left[_Stand(*start), False])

    def _stops(self, squares: Iterable[Square]) -> set[_Stand]:
        return {stand for stand in (_Stand(*square) for square in squares) if self._may_stop(stand)}

    def _left(self, goals: Iterable[_Stand]) -> dict[_State, int]:
        return _search([(goal, is_dear) for goal in goals for is_dear in (False, True)], self._back)

    def _onward(self, state: _State) -> Iterator[tuple[_State, int]]:
        """Where a step leads from a state, and its cost."""
        stand, is_dear = state
        for then, is_diagonal in self._steps(stand):
            yield self._after(then, is_diagonal, is_dear)

    def _back(self, state: _State) -> Iterator[tuple[_State, int]]:
        """From where a step leads to a state, and its cost."""
        stand, is_dear = state
        for before, is_diagonal in self._steps(stand):
            for was_dear in (False, True):
                after, cost = self._after(stand, is_diagonal, was_dear)
                if after[1] == is_dear:
                    yield (before, was_dear), cost

    def _after(self, stand: _Stand, is_diagonal: bool, is_dear: bool) -> tuple[_State, int]:
        """The state after a step to a stand, and what the step costs."""
        cost = self._costs.get(stand, 1)
        if not is_diagonal or self.diagonals is Diagonals.ONE:
            return (stand, is_dear), cost
        if cost > 1:
            return (stand, is_dear), cost + cost // 2
        return (stand, not is_dear), 1 + is_dear

    @cached_property
    def _costs(self) -> dict[_Stand, int]:
        """What a straight step costs to each stand to which it does not cost 1."""
        costs: dict[_Stand, int] = {}
        for kind, cost in self.costs.items():
            for x, y in self.board.kind(kind):
                for squeezed, (over, up, width, height) in enumerate(self._bodies):
                    for left, low in product(range(x - width + 1, x + 1), range(y - height + 1, y + 1)):
                        stand = _Stand(left - over, low - up, squeezed)
                        costs[stand] = max(cost, costs.get(stand, 1))
        return costs

    def _steps(self, stand: _Stand) -> list[tuple[_Stand, bool]]:
        """Where one step leads from a stand, and whether it is a diagonal one. Every step leads back as well."""
        steps = self._known_steps.get(stand)
        if steps is None:
            around = ((stand.x + x, stand.y + y, bool(x and y)) for x, y in _DIRECTIONS)
            steps = [
                (then, is_diagonal)
                for x, y, is_diagonal in around
                for then in self._stands.get((x, y), ())
                if self._may_move(stand, then)
            ]
            self._known_steps[stand] = steps
        return steps

    @cached_property
    def _known_steps(self) -> dict[_Stand, list[tuple[_Stand, bool]]]:
        return {}

    @cached_property
    def _bodies(self) -> tuple[tuple[int, int, int, int], ...]:
        """What may be taken up of the whole space, all of it first: how far to the right and up, how wide and high."""
        width, height = self.width, self.height
        whole = (0, 0, width, height)
        if not self.squeezes or 1 in (width, height):
            return (whole,)
        return (whole, *product((0, 1), (0, 1), (width - 1,), (height - 1,)))

    def _body(self, stand: _Stand) -> Space:
        over, up, width, height = self._bodies[stand.squeezed]
        return Space(Square(stand.x + over, stand.y + up), width, height)

    @cached_property
    def _stands(self) -> dict[tuple[int, int], tuple[_Stand, ...]]:
        """How somebody may be at each square: whole or, only where that is not possible, squeezed."""
        stands: dict[tuple[int, int], tuple[_Stand, ...]] = {}
        for square in self.board.squares:
            if self.board.holds(Space(square, self.width, self.height)):
                whole, *squeezed = (_Stand(*square, number) for number in range(len(self._bodies)))
                stands[square] = (whole,) if self._is_open(whole) else tuple(filter(self._is_open, squeezed))
        return stands

    def _is_open(self, stand: _Stand) -> bool:
        """Whether neither wall nor fence nor enemy is inside."""
        squares = self._body(stand).squares
        fences = self.board.fences
        return self._shut.isdisjoint(squares) and not any(one in squares and other in squares for one, other in fences)

    @cached_property
    def _shut(self) -> frozenset[Square]:
        return self.board.walls.union(self.blocked)

    def _may_stop(self, stand: _Stand) -> bool:
        """Whether a move may end there: nobody is squeezed, and no ally is inside."""
        parts = self._body(stand).squares
        return (
            stand in self._stands.get((stand.x, stand.y), ())
            and not stand.squeezed
            and not any(part in self.passed for part in parts)
        )

    def _may_move(self, stand: _Stand, then: _Stand) -> bool:
        """Whether nothing stops the step from one stand to another. Whoever is squeezed in one of them is meanwhile."""
        if stand.squeezed or then.squeezed:
            smaller = self._smaller
            return any(self._may_step(body, other) for body in smaller.get(stand, ()) for other in smaller[then])
        return self._may_step(self._body(stand), self._body(then))

    @cached_property
    def _smaller(self) -> dict[_Stand, tuple[Space, ...]]:
        """What whoever squeezes may take up in each stand."""
        numbers = range(1, len(self._bodies))
        return {
            stand: tuple(self._body(_Stand(stand.x, stand.y, n)) for n in numbers if stand.squeezed in (0, n))
            for stands in self._stands.values()
            for stand in stands
        }

    def _may_step(self, body: Space, then: Space) -> bool:
        """Whether a step, or none, leads from one space to another of its size; each part of it makes the same one."""
        across, along = then.corner.x - body.corner.x, then.corner.y - body.corner.y
        if max(abs(across), abs(along)) > 1:
            return False
        parts = body.squares if body != then else ()
        return not any(self._is_stopped(part, Square(part.x + across, part.y + along)) for part in parts)

    def _is_stopped(self, square: Square, then: Square) -> bool:
        walls, fences = self.board.walls, self.board.fences
        if square.x == then.x or square.y == then.y:
            return bool(fences) and edge(square, then) in fences
        if self.cut_corners:
            return stopped(self.board, centre(Space(square)), centre(Space(then)), touching=False)
        beside = (Square(square.x, then.y), Square(then.x, square.y))
        if not walls.isdisjoint(beside):
            return True
        return bool(fences) and any(edge(end, side) in fences for side in beside for end in (square, then))


def _search(
    starts: Iterable[_State], around: Callable[[_State], Iterator[tuple[_State, int]]], budget: int | None = None
) -> dict[_State, int]:
    """The least cost of every state that can be reached within the budget."""
    costs: dict[_State, int] = dict.fromkeys(starts, 0)
    waiting = [(0, state) for state in sorted(costs)]
    while waiting:
        cost, state = heappop(waiting)
        if cost == costs[state]:
            for then, step in around(state):
                least = cost + step
                if (budget is None or least <= budget) and least < costs.get(then, least + 1):
                    costs[then] = least
                    heappush(waiting, (least, then))
    return costs

"""Shortest ways, and what can be reached: Dijkstra's search, with the same answer for the same board every time.

    >>> ways = Ways(parse("..~\\n.#.\\n...").board)
    >>> ways.path(Square(0, 1), [Square(2, 1)]).cost
    4

A step goes to one of the eight squares around. It costs what the ground there costs, 1 if that is nothing special; for
a creature of several squares the dearest ground under it counts. How dear diagonal steps are, `Diagonals` says: with
ALTERNATING every second one over plain ground costs 2, and the count begins anew with each move; one over dearer ground
costs half as much again, rounded down, and does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from bot.engine.grid.board import DIFFICULT, Board
from bot.engine.grid.distance import Diagonals
from bot.engine.grid.lines import stopped
from bot.engine.grid.squares import Space, Square, centre, edge

_DIRECTIONS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


class Path(NamedTuple):
    """A way: its squares, that of the start among them, and its cost."""

    squares: tuple[Square, ...]
    cost: int


_State = tuple[Square, bool]
"""Where somebody stands, and whether the next diagonal step over plain ground is a dear one."""


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

    def reach(self, start: Square, budget: int) -> dict[Square, int]:
        """Where a move from `start` may end, and the least that it costs to get there, if that is within the budget."""
        reached: dict[Square, int] = {}
        for (square, _), cost in _search([(start, False)], self._onward, budget).items():
            if square == start or self._may_stop(square):
                reached[square] = min(cost, reached.get(square, cost))
        return reached

    def left(self, goals: Iterable[Square]) -> dict[Square, int]:
        """The least that a new move to the nearest of the goals costs, from every square from which there is a way."""
        return {square: cost for (square, is_dear), cost in self._left(goals).items() if not is_dear}

    def path(self, start: Square, goals: Iterable[Square]) -> Path | None:
        """The cheapest way to any of the goals; None if there is none.

        Of equally cheap ways the one whose first step goes to the square that comes first by column and row, and so on.
        """
        wanted = {goal for goal in goals if self._may_stop(goal)}
        left = self._left(wanted)
        state = (start, False)
        if state not in left:
            return None
        squares, rest = [start], left[state]
        while state[0] not in wanted:
            ahead = ((then, rest - step) for then, step in self._onward(state))
            state, rest = min((then, cost) for then, cost in ahead if left.get(then) == cost)
            squares.append(state[0])
        return Path(tuple(squares), left[start, False])

    def _left(self, goals: Iterable[Square]) -> dict[_State, int]:
        ends = [(goal, is_dear) for goal in goals if self._may_stop(goal) for is_dear in (False, True)]
        return _search(ends, self._back)

    def _onward(self, state: _State) -> Iterator[tuple[_State, int]]:
        """Where a step leads from a state, and its cost."""
        square, is_dear = state
        for then, is_diagonal in self._steps(square):
            yield self._after(then, is_diagonal, is_dear)

    def _back(self, state: _State) -> Iterator[tuple[_State, int]]:
        """From where a step leads to a state, and its cost."""
        square, is_dear = state
        for before, is_diagonal in self._steps(square):
            for was_dear in (False, True):
                after, cost = self._after(square, is_diagonal, was_dear)
                if after[1] == is_dear:
                    yield (before, was_dear), cost

    def _after(self, square: Square, is_diagonal: bool, is_dear: bool) -> tuple[_State, int]:
        """The state after a step to a square, and what the step costs."""
        cost = self._costs.get(square, 1)
        if not is_diagonal or self.diagonals is Diagonals.ONE:
            return (square, is_dear), cost
        if cost > 1:
            return (square, is_dear), cost + cost // 2
        return (square, not is_dear), 1 + is_dear

    @cached_property
    def _costs(self) -> dict[Square, int]:
        """What a straight step costs to each square to which it does not cost 1."""
        costs: dict[Square, int] = {}
        for kind, cost in self.costs.items():
            for x, y in self.board.kind(kind):
                reaching = Space(Square(x - self.width + 1, y - self.height + 1), self.width, self.height)
                for square in reaching.squares:
                    costs[square] = max(cost, costs.get(square, 1))
        return costs

    def _steps(self, square: Square) -> list[tuple[Square, bool]]:
        """Where one step leads from an open square, and whether it is a diagonal one. Every step leads back as well."""
        steps = self._known_steps.get(square)
        if steps is None:
            around = ((Square(square.x + x, square.y + y), bool(x and y)) for x, y in _DIRECTIONS)
            steps = [(then, is_diagonal) for then, is_diagonal in around if self._may_step(square, then)]
            self._known_steps[square] = steps
        return steps

    @cached_property
    def _known_steps(self) -> dict[Square, list[tuple[Square, bool]]]:
        return {}

    @cached_property
    def _open(self) -> frozenset[Square]:
        """Where the space may be for a moment: on the board, and neither a wall nor a fence nor an enemy inside."""
        shut = self.board.walls.union(self.blocked)
        return frozenset(
            square
            for square in self.board.squares
            if self.board.holds(space := Space(square, self.width, self.height))
            and shut.isdisjoint(space.squares)
            and not any(part in space.squares and other in space.squares for part, other in self.board.fences)
        )

    def _may_stop(self, square: Square) -> bool:
        parts = Space(square, self.width, self.height).squares
        return square in self._open and not any(part in self.passed for part in parts)

    def _may_step(self, square: Square, then: Square) -> bool:
        """Whether nothing stops the step from an open square; each part of the space makes the same step."""
        if then not in self._open:
            return False
        across, along = then.x - square.x, then.y - square.y
        parts = Space(square, self.width, self.height).squares
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

"""Shortest ways, and what can be reached, with the same answer for the same board every time.

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

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise, product
from typing import NamedTuple

from bot.engine.grid.bits import BoardBits, bits_of
from bot.engine.grid.board import DIFFICULT, Board
from bot.engine.grid.distance import Diagonals
from bot.engine.grid.flood import Flood, Layer, Levels, priced
from bot.engine.grid.squares import Space, Square


class Path(NamedTuple):
    """A way, that of the start with it, and its cost: the squares, and the spaces taken up one after the other.

    Where whoever moves is squeezed, the space is a smaller one.
    """

    squares: tuple[Square, ...]
    spaces: tuple[Space, ...]
    cost: int


class Place(NamedTuple):
    """Where somebody is on a way: the lower left square of their whole space, and how they take it up.

    `squeezed` is 0 where they fill all of it, else it counts the smaller spaces within it. `is_dear` tells whether the
    next diagonal step over plain ground is a dear one.
    """

    square: Square
    squeezed: int = 0
    is_dear: bool = False


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
        reached = {start: 0}
        levels = self._flood.onward({(0, False): self._bits.of([start])}, budget)
        for cost, level in enumerate(levels):
            for square in self._bits.squares(_whole(level) & self._stops):
                reached.setdefault(square, cost)
        return reached

    def left(self, goals: Iterable[Square], *, onto: bool = False) -> dict[Square, int]:
        """The least that a new move to the nearest of the goals costs, from every square from which there is a way.

        `onto` is as in `courses`.
        """
        levels = self._flood.back(self._ends(goals, onto))
        return {
            square: cost for cost, level in enumerate(levels) for square in self._bits.squares(level.get((0, False), 0))
        }

    def courses(self, start: Square, goals: Iterable[Square], *, onto: bool = False) -> Courses | None:
        """All cheapest ways to any of the goals; None if there is none.

        With `onto` a way is at its end as soon as any part of whoever moves stands on a goal, squeezed or not.
        """
        here = (0, False), self._bits.of([start])
        levels = self._flood.back(self._ends(goals, onto), until=here)
        if not levels or not levels[-1].get(here[0], 0) & here[1]:
            return None
        return Courses(self._flood, levels, Place(start))

    def path(self, start: Square, goals: Iterable[Square]) -> Path | None:
        """The cheapest way to any of the goals; None if there is none.

        Of equally cheap ways the one whose first step goes to the square that comes first by column and row, and so on.
        """
        courses = self.courses(start, goals)
        if courses is None:
            return None
        places = [courses.start]
        rest = courses.cost
        while rest:
            place, rest = min(courses.onward(places[-1], rest))
            places.append(place)
        squares = tuple(place.square for place in places)
        return Path(squares, tuple(map(self.space, places)), courses.cost)

    def cost(self, way: Sequence[tuple[Square, Space]]) -> int:
        """What a way costs in one move: the squares of the whole space, each with what is taken up of it."""
        total, is_dear = 0, False
        for (one, _), (then, space) in pairwise(way):
            under = set(space.squares)
            price = max([1, *(cost for kind, cost in self.costs.items() if under & self.board.kind(kind))])
            is_diagonal = one.x != then.x and one.y != then.y
            step, is_dear = priced(price, is_diagonal and self.diagonals is Diagonals.ALTERNATING, is_dear)
            total += step
        return total

    def space(self, place: Place) -> Space:
        """What is taken up there."""
        (x, y), (left, low, width, height) = place.square, self._bodies[place.squeezed]
        return Space(Square(x + left, y + low), width, height)

    def _ends(self, goals: Iterable[Square], onto: bool) -> dict[Layer, int]:
        wanted = self._bits.of(goals)
        if not onto:
            return dict.fromkeys(((0, False), (0, True)), wanted & self._stops)
        bodies = zip(self._bodies, self._flood.stands, strict=True)
        ends = [self._bits.touching(wanted, body) & stands for body, stands in bodies]
        return {(body, is_dear): there for body, there in enumerate(ends) for is_dear in (False, True)}

    @cached_property
    def _stops(self) -> int:
        """Where a move may end: nobody is squeezed, and no ally is inside."""
        return self._flood.stands[0] & ~self._bits.touching(self._bits.of(self.passed), self._bodies[0])

    @cached_property
    def _bodies(self) -> tuple[tuple[int, int, int, int], ...]:
        """What may be taken up of the whole space, all of it first: how far to the right and up, how wide and high."""
        width, height = self.width, self.height
        whole = (0, 0, width, height)
        if not self.squeezes or 1 in (width, height):
            return (whole,)
        return (whole, *product((0, 1), (0, 1), (width - 1,), (height - 1,)))

    @property
    def _bits(self) -> BoardBits:
        return bits_of(self.board)

    @cached_property
    def _flood(self) -> Flood:
        shut = self.board.walls.union(self.blocked)
        return Flood(self.board, self._bodies, self.diagonals, self.costs, shut, self.cut_corners)


@dataclass(frozen=True)
class Courses:
    """All cheapest ways from a place to some goals, together."""

    _flood: Flood
    _levels: Levels
    start: Place

    @property
    def cost(self) -> int:
        """What each of them costs."""
        return len(self._levels) - 1

    def anew(self, square: Square) -> int:
        """What a new move from a square on one of them costs. Raises StopIteration for squares farther away."""
        here = self._flood.bits.of([square])
        return next(cost for cost, level in enumerate(self._levels) if level.get((0, False), 0) & here)

    def onward(self, place: Place, rest: int) -> list[tuple[Place, int]]:
        """Where the next step of any of them leads from a place with `rest` to go, and what is then left to go."""
        here = self._flood.bits.of([place.square])
        return [
            (Place(square, layer[0], layer[1]), rest - cost)
            for layer, there, cost in self._flood.steps((place.squeezed, place.is_dear), here)
            if cost <= rest and there & self._levels[rest - cost].get(layer, 0)
            for square in self._flood.bits.squares(there)
        ]


def _whole(level: Mapping[Layer, int]) -> int:
    """The squares of a level where somebody takes up all of their space."""
    return level.get((0, False), 0) | level.get((0, True), 0)

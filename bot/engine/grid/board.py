"""A board: its size, its walls and its ground. Who stands on it is told by a `Position`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Annotated, Self

from pydantic import Field, PlainSerializer, model_validator

from bot.engine.grid.refusal import GridRefusal
from bot.engine.grid.squares import LARGEST, Edge, Space, Square, edge, label, read_label
from bot.engine.model import Frozen
from bot.engine.refusal import Refused

Squares = Annotated[frozenset[Square], PlainSerializer(sorted)]
"""A set of squares; stored in one order only."""

Edges = Annotated[frozenset[Edge], PlainSerializer(sorted)]
"""A set of edges; stored in one order only."""

OPEN, WALL = ".", "#"
"""How a square without anything, and a wall that fills its square, are drawn."""

GROUND_SIGNS = frozenset("~^:*+!?$%&/\\<>()[]{}_\"',;")
"""What may stand for a kind of ground, or shade squares: signs of one column that mean nothing else on a map."""

DIFFICULT = "difficult"
"""The kind of ground that slows; other kinds have the names that a ruleset gives them."""


class Ground(Frozen):
    """All squares of one kind, difficult or the exit of a side, and the sign that is drawn there.

    A square may be of several kinds; the last of them is drawn.
    """

    kind: str
    sign: str = Field(min_length=1, max_length=1)
    squares: Squares

    @model_validator(mode="after")
    def _has_a_sign(self) -> Self:
        if self.sign not in GROUND_SIGNS:
            raise ValueError(f"{self.sign!r} cannot stand for ground")
        return self


class Board(Frozen):
    """`width` times `height` squares. `walls` fill whole squares, `fences` are thin walls between two of them.

    Nothing lies beyond the border, which stops whoever moves. Walls on or beyond it raise a ValueError.
    """

    width: int = Field(ge=1, le=LARGEST)
    height: int = Field(ge=1, le=LARGEST)
    walls: Squares = frozenset()
    fences: Edges = frozenset()
    ground: tuple[Ground, ...] = ()

    @model_validator(mode="after")
    def _lies_within(self) -> Self:
        squares = self.walls.union(*(ground.squares for ground in self.ground), *self.fences)
        if not all(map(self.has, squares)):
            raise ValueError("something lies beyond the border")
        if any(edge(*fence) != fence for fence in self.fences):
            raise ValueError("the two squares of a fence are in the wrong order")
        if len({ground.kind for ground in self.ground}) < len(self.ground):
            raise ValueError("a kind of ground is there twice")
        return self

    def __hash__(self) -> int:
        return hash((self.width, self.height, self.walls, self.fences))  # enough, and quick

    def has(self, square: Square) -> bool:
        """Whether the square lies on the board."""
        return 0 <= square.x < self.width and 0 <= square.y < self.height

    def holds(self, space: Space) -> bool:
        """Whether the whole space lies on the board."""
        (x, y), width, height = space
        return 0 <= x <= self.width - width and 0 <= y <= self.height - height

    def square(self, typed: str) -> Square:
        """The square of this board with the label `typed`; see `read_label`. Raises `Refused(LABEL, OFF_BOARD)`."""
        square = read_label(typed)
        if not self.has(square):
            last = Square(self.width - 1, self.height - 1)
            raise Refused(GridRefusal.OFF_BOARD, label=label(square), first=label(Square(0, 0)), last=label(last))
        return square

    @property
    def squares(self) -> tuple[Square, ...]:
        """All squares, row by row from below."""
        return Space(Square(0, 0), self.width, self.height).squares

    def kind(self, kind: str) -> frozenset[Square]:
        """The squares of this kind of ground."""
        return next((ground.squares for ground in self.ground if ground.kind == kind), frozenset())

    def mirrored(self) -> Board:
        """The board as a mirror beside it shows it: left is right."""
        return self._moved(self.width, self.height, partial(mirrored, self.width))

    def turned(self) -> Board:
        """The board after a quarter turn to the left: what was right is up."""
        return self._moved(self.height, self.width, partial(turned, self.height))

    def _moved(self, width: int, height: int, moved: partial[Space]) -> Board:
        def squares(some: Iterable[Square]) -> frozenset[Square]:
            return frozenset(moved(Space(square)).corner for square in some)

        return Board(
            width=width,
            height=height,
            walls=squares(self.walls),
            fences=frozenset(edge(*squares(fence)) for fence in self.fences),
            ground=tuple(ground.model_copy(update={"squares": squares(ground.squares)}) for ground in self.ground),
        )


def mirrored(columns: int, space: Space) -> Space:
    """The space on the mirrored board, which has so many columns."""
    (x, y), width, height = space
    return Space(Square(columns - x - width, y), width, height)


def turned(rows: int, space: Space) -> Space:
    """The space on the turned board, which had so many rows before."""
    (x, y), width, height = space
    return Space(Square(rows - y - height, x), height, width)

"""Worked examples of areas on a grid. Squares are named by their lower left corner, as points are: `-2,1`."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.faults import fault
from bot.engine.grid import LARGEST, Board, Point, Space, Square, edge
from bot.engine.model import Frozen
from bot.engine.text import say
from cogs.spellcasting.rules.areas.area import Area, Method, Placement, Shape
from cogs.spellcasting.rules.areas.methods import Coverage, place
from cogs.spellcasting.tables import SpellTables

MIDDLE = LARGEST // 2
"""Column and row of the point 0,0 on the largest board, on which all of these areas lie."""

FARTHEST = 10
"""How far from there anything stands."""

LONGEST_FT = 100
"""Feet of the largest area that is asked for."""

INSIDE, SHIELDED, ORIGIN, OUTSIDE = "#", "x", "o", "."
"""The signs of a drawing: with `x` for what total cover shields and `o` for whoever the area goes out from."""

_SPOT = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


def _spot(typed: str) -> str:
    bare = typed.replace(" ", "").replace("−", "-")
    found = _SPOT.fullmatch(bare)
    if found is None or max(abs(int(number)) for number in found.groups()) > FARTHEST:
        raise fault(say("case-fault-spot", most=FARTHEST), f"no point near 0,0: {typed!r}")
    return bare


def _fence(typed: str) -> str:
    one, _, other = typed.partition("/")
    here, there = _square(_spot(one)), _square(_spot(other))
    if abs(here.x - there.x) + abs(here.y - there.y) != 1:
        raise fault(say("case-fault-fence"), f"not side by side: {typed!r}")
    return typed


Spot = Annotated[str, AfterValidator(_spot)]
Fence = Annotated[str, AfterValidator(_fence)]
"""A thin wall between two squares: `0,1/1,1`."""

Feet = Annotated[int, Field(ge=1, le=LONGEST_FT)]


class Template(Frozen):
    """An area, as a spell gives it."""

    shape: Shape
    feet: Feet
    width: Feet = 5


class Inches(Frozen):
    """Length and width of its template on the table."""

    long: int
    wide: int


class Laid(Template):
    """An area on the grid: from the point `origin`, or from a creature on the square `caster`.

    Without a `method` that of the table. `left` is how much of the breadth lies to the left of the origin.
    """

    method: Method | None = None
    origin: Spot | None = None
    caster: Spot | None = None
    towards: Spot | None = None
    left: Annotated[int | None, Field(ge=0, le=LARGEST)] = None
    beside: Spot | None = None
    walls: Annotated[tuple[Spot, ...], Field(max_length=50)] = ()
    fences: Annotated[tuple[Fence, ...], Field(max_length=50)] = ()

    def board(self) -> Board:
        """The largest board, with these walls."""
        fences = ((_square(one), _square(other)) for one, other in (fence.split("/") for fence in self.fences))
        return Board(
            width=LARGEST,
            height=LARGEST,
            walls=frozenset(map(_square, self.walls)),
            fences=frozenset(edge(*pair) for pair in fences),
        )

    def placement(self) -> Placement:
        """Where and how it lies."""
        return Placement(
            origin=Space(_square(self.caster)) if self.caster else _point(self.origin or "0,0"),
            towards=_numbers(self.towards) if self.towards else None,
            left=None if self.left is None else Fraction(self.left),
            beside=_square(self.beside) if self.beside else None,
        )


class Squares(Frozen):
    """How many squares it takes in, and how many are shielded from it; drawn with the highest row first."""

    squares: int
    shielded: int
    drawn: str


def _template(given: Template, _: Any, __: Dice) -> Inches:
    long, wide = _area(given).inches
    return Inches(long=int(long), wide=int(wide))


def _lay(given: Laid, tables: SpellTables, _: Dice) -> Squares:
    covered = place(_area(given), given.placement(), given.method or tables.options.method, given.board())
    drawn = _drawn(covered, _square(given.caster) if given.caster else None)
    return Squares(squares=len(covered.affected), shielded=len(covered.shielded), drawn=drawn)


def _area(given: Template) -> Area:
    return Area(shape=given.shape, size_ft=Fraction(given.feet), width_ft=Fraction(given.width))


def _drawn(covered: Coverage, caster: Square | None) -> str:
    signs = dict.fromkeys(covered.shielded, SHIELDED) | dict.fromkeys(covered.affected, INSIDE)
    if caster:
        signs[caster] = ORIGIN
    columns = range(min(x for x, _ in signs), max(x for x, _ in signs) + 1)
    rows = range(max(y for _, y in signs), min(y for _, y in signs) - 1, -1)
    return "\n".join("".join(signs.get(Square(x, y), OUTSIDE) for x in columns) for y in rows)


def _numbers(spot: str) -> tuple[int, int]:
    x, _, y = spot.partition(",")
    return int(x), int(y)


def _square(spot: str) -> Square:
    x, y = _numbers(spot)
    return Square(MIDDLE + x, MIDDLE + y)


def _point(spot: str) -> Point:
    x, y = _numbers(spot)
    return Point(MIDDLE + x, MIDDLE + y)


QUESTIONS = (
    Question("template", Template, Inches, _template),
    Question("area", Laid, Squares, _lay),
)

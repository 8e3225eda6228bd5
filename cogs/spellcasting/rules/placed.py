"""An area as somebody placed it on a map: which squares it takes in, who is there, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.grid import FEET, Diagonals, Point, Space, Square, distance
from bot.engine.grid.board import Squares
from bot.engine.maps import Creature, Map
from bot.engine.model import Frozen
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.text import say
from cogs.spellcasting.rules.areas.area import SQUARE_FT, Area, Method, Placement, Shape, Side
from cogs.spellcasting.rules.areas.compare import Other, others
from cogs.spellcasting.rules.areas.cover import meeting
from cogs.spellcasting.rules.areas.methods import Coverage, place
from cogs.spellcasting.rules.spells import SpellName
from cogs.spellcasting.tables import SpellTables


class There(Frozen):
    """Somebody and where they stood when an area was confirmed; `name` is what somebody typed."""

    name: str
    square: Square


class Reach(Frozen):
    """How far the point of origin lies from whoever casts (G002-12), and how far the spell reaches, if in feet."""

    caster: str
    distance_ft: int
    range_ft: int | None

    @property
    def is_out(self) -> bool:
        """Whether it is out of the spell's range."""
        return self.range_ft is not None and self.distance_ft > self.range_ft


class Placed(Frozen):
    """What is kept of an area on a map. `spell` is None where there is none that everybody may know.

    `hidden` are the hidden creatures that were in it when the GM confirmed it; only the GM sees them.
    """

    spell: SpellName | None
    area: Area
    placement: Placement
    method: Method
    by_gm: bool
    reach: Reach | None = None
    hidden: tuple[There, ...] = ()

    @property
    def rows(self) -> int:
        """How many rows of a token cone, from the second on, have an odd token whose end the player picks (R002-36).

        Diagonal cones have none.
        """
        towards = self.placement.towards
        if self.method is not Method.TOKEN or self.area.shape is not Shape.CONE or not towards or all(towards):
            return 0
        return int(self.area.size(Method.TOKEN)) - 1

    def with_ends_right(self, rows: frozenset[int]) -> Placed:
        """The same with the odd token of these rows to the right, and of the others to the left."""
        ends = tuple(Side.RIGHT if row in rows else Side.LEFT for row in range(2, self.rows + 2))
        return self.model_copy(update={"placement": self.placement.model_copy(update={"ends": ends})})


class Judged(Frozen):
    """What the three methods say of an area; `coverage` is that of the chosen one."""

    coverage: Coverage
    others: tuple[Other, Other]

    def by(self, method: Method) -> Other:
        """What this method says."""
        told = (Other(method=self.coverage.method, coverage=self.coverage), *self.others)
        return next(other for other in told if other.method is method)


class Who(Frozen):
    """The creatures in an area, and those whom only total cover keeps out of it."""

    inside: tuple[Creature, ...]
    screened: tuple[Creature, ...]


class Confirmed(Frozen):
    """What the ledger keeps of an area that the GM has confirmed: nothing that not everybody may know."""

    spell: SpellName | None
    area: Area
    method: Method
    affected: Squares
    shielded: Squares
    inside: tuple[There, ...]
    screened: tuple[There, ...]


def reach(caster: Creature, origin: Space | Point, range_ft: int | None, diagonals: Diagonals) -> Reach | None:
    """How far an origin is from the caster, counted to the nearest square at it; None where it is at the caster."""
    spaces = [origin] if isinstance(origin, Space) else [Space(square) for square in meeting(origin)]
    squares = min(distance(caster.space, space, diagonals) for space in spaces)
    return Reach(caster=caster.name, distance_ft=squares * FEET, range_ft=range_ft) if squares else None


def judge(placed: Placed, on: Map) -> Judged:
    """Which squares the area takes in, by every method. Raises `Refused` as `methods.place`."""
    coverage = place(placed.area, placed.placement, placed.method, on.board, by_gm=placed.by_gm)
    rest = others(placed.area, placed.placement, placed.method, on.board, by_gm=placed.by_gm)
    return Judged(coverage=coverage, others=rest)


def who(coverage: Coverage, on: Map, *, with_hidden: bool) -> Who:
    """Who is in the area with any square of their space (R002-23, G002-13)."""
    seen = on.seen(with_hidden=with_hidden)
    inside = tuple(one for one in seen if coverage.takes_in(one.space))
    behind = (one for one in seen if one not in inside)
    return Who(
        inside=inside, screened=tuple(one for one in behind if not coverage.shielded.isdisjoint(one.space.squares))
    )


def whereabouts(creatures: Iterable[Creature]) -> tuple[There, ...]:
    """Who stands where."""
    return tuple(There(name=one.name, square=one.space.corner) for one in creatures)


def confirm(placed: Placed, on: Map, tables: SpellTables) -> Ruling:
    """The ruling by which the GM confirms an area. Raises `Refused` as `methods.place`."""
    coverage = judge(placed, on).coverage
    there = who(coverage, on, with_hidden=False)
    result = Confirmed(
        spell=placed.spell,
        area=placed.area,
        method=placed.method,
        affected=coverage.affected,
        shielded=coverage.shielded,
        inside=whereabouts(there.inside),
        screened=whereabouts(there.screened),
    )
    return Ruling(
        ruleset="spellcasting",
        kind="area",
        result=result.model_dump(mode="json"),
        trace=tuple(notes(placed, coverage, on, tables)),
    )


def notes(placed: Placed, coverage: Coverage, on: Map, tables: SpellTables) -> Iterator[Note]:
    """The rules behind an area."""
    shape, method, centred = placed.area.shape, placed.method, isinstance(placed.placement.origin, Space)
    if method is tables.options.method:
        yield Note(text=say("area-why-table-method"), rule="R002-19", origin=tables.options.origin("method"))
    else:
        yield Note(text=say("area-why-other-method"), rule="R002-19")
    yield _method_note(method, shape)
    if method is not Method.TEMPLATE and (placed.area.size_ft % SQUARE_FT or placed.area.width_ft % SQUARE_FT):
        yield Note(text=say("area-why-rounded"), rule="G002-18", origin=Origin.HOUSE)
    if shape.is_round and centred:
        yield Note(text=say("area-why-centred"), rule="G002-8", origin=Origin.HOUSE)
    elif centred:
        yield Note(text=say("area-why-extends"), rule="G002-6", origin=Origin.READING)
    if placed.reach is not None:
        counted = say(f"area-why-diagonals-{tables.options.diagonals.value}")
        yield Note(text=counted, rule="G002-12", origin=tables.options.origin("diagonals"))
    if placed.rows:
        yield Note(text=say("area-why-odd-token"), rule="R002-36")
    if coverage.shielded:
        yield Note(text=say("area-why-cover"), rule="G002-3", origin=Origin.HOUSE)
    if any(one.space[1:] != (1, 1) for one in on.seen(with_hidden=False)):
        yield Note(text=say("area-why-larger"), rule="G002-13", origin=Origin.READING)
    if coverage.off_board:
        yield Note(text=say("area-why-off-board"), rule="G002-17", origin=Origin.HOUSE)
    yield Note(text=say("area-why-height"), rule="G002-14", origin=Origin.HOUSE)


def _method_note(method: Method, shape: Shape) -> Note:
    if method is Method.TEMPLATE:
        return Note(text=say("area-why-template"), rule="R002-22")
    if method is Method.DMG:
        if shape.is_round:
            return Note(text=say("area-why-half"), rule="R002-17")
        return Note(text=say("area-why-any-part"), rule="G002-2", origin=Origin.READING)
    if shape.is_round:
        return Note(text=say("area-why-token-circle"), rule="R002-31")
    if shape.is_block:
        return Note(text=say("area-why-token-cube"), rule="G002-16", origin=Origin.HOUSE)
    return Note(text=say(f"area-why-token-{shape}"), rule="R002-35" if shape is Shape.CONE else "R002-37")

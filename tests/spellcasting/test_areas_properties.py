"""Mirrored and turned placements have mirrored and turned areas; other things that hold for every placement."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.grid import Board, Point, Space, Square, edge
from bot.engine.refusal import Refusal, Refused
from cogs.spellcasting.rules.areas.area import Area, Method, Placement, Shape, Side
from cogs.spellcasting.rules.areas.compare import nearest_of_eight, nearest_of_four, others
from cogs.spellcasting.rules.areas.methods import Coverage, place

WIDTH, HEIGHT = 11, 9
SQUARES = [Square(x, y) for x, y in product(range(WIDTH), range(HEIGHT))]
FENCES = [edge(Square(x, y), Square(x + 1, y)) for x, y in SQUARES if x < WIDTH - 1] + [
    edge(Square(x, y), Square(x, y + 1)) for x, y in SQUARES if y < HEIGHT - 1
]
OTHER = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}

boards = st.builds(
    Board,
    width=st.just(WIDTH),
    height=st.just(HEIGHT),
    walls=st.frozensets(st.sampled_from(SQUARES), max_size=4),
    fences=st.frozensets(st.sampled_from(FENCES), max_size=15),
)
eight = st.sampled_from([(x, y) for x, y in product((-1, 0, 1), (-1, 0, 1)) if x or y])
four = st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1)])
any_angle = st.tuples(st.integers(-9, 9), st.integers(-9, 9)).filter(any)


@dataclass(frozen=True)
class Case:
    """One placement of one area; everything that could be left to a default is said."""

    board: Board
    area: Area
    placement: Placement
    method: Method

    def answer(self) -> Coverage | Refusal:
        """The squares, or why there are none."""
        try:
            return place(self.area, self.placement, self.method, self.board)
        except Refused as refused:
            return refused.reason


@st.composite
def cases(draw: st.DrawFn) -> Case:
    method = draw(st.sampled_from(Method))
    denominator = 4 if method is Method.TEMPLATE else 1
    spot = Point(*(draw(st.fractions(0, limit, max_denominator=denominator)) for limit in (WIDTH, HEIGHT)))
    corner = draw(st.sampled_from(SQUARES))
    area = Area(
        shape=draw(st.sampled_from(Shape)),
        size_ft=draw(st.sampled_from([5, 10, 15, 20, 30])),
        width_ft=draw(st.sampled_from([5, 10, 15])),
    )
    if (method is Method.TOKEN and not area.shape.is_round) or draw(st.booleans()):
        origin: Point | Space = Space(corner, *draw(st.sampled_from([(1, 1), (2, 2), (3, 3)])))
    else:
        origin = spot
    if method is Method.TEMPLATE or not (area.shape.is_block or method is Method.TOKEN):
        directions = any_angle
    else:
        directions = four if area.shape.is_block else eight
    standing = sorted(origin.squares) if isinstance(origin, Space) else [corner]
    around = [Point(x, y) for x in (corner.x, standing[-1].x + 1) for y in (corner.y, standing[-1].y + 1)]
    return Case(
        board=draw(boards),
        area=area,
        placement=Placement(
            origin=origin,
            towards=draw(directions),
            start=draw(st.sampled_from(around)),
            square=draw(st.sampled_from(standing)),
            left=Fraction(draw(st.integers(0, 2))),
            ends=tuple(draw(st.lists(st.sampled_from(Side), min_size=1, max_size=5))),
            beside=draw(st.sampled_from(SQUARES)),
        ),
        method=method,
    )


def breadth(case: Case) -> Fraction:
    """By how much the squares to the left and to the right make up the breadth."""
    width = case.area.size(case.method) if case.area.shape.is_block else case.area.width(case.method)
    return width - 1 if case.method is Method.TOKEN else width


def moved(case: Case, board: Board, at: Callable[[Point], Point], by: Callable[[Point], Point], flip: bool) -> Case:
    """The case after its points have moved `at` and its directions `by`; `flip` exchanges left and right."""
    old = case.placement
    assert old.towards
    assert old.start
    assert old.square
    assert old.beside
    assert old.left is not None
    left = min(old.left, breadth(case))

    def space(one: Space) -> Space:
        (x, y), width, height = one
        ends = [at(Point(x, y)), at(Point(x + width, y + height))]
        (low, high), (left, right) = sorted(int(end.y) for end in ends), sorted(int(end.x) for end in ends)
        return Space(Square(left, low), right - left, high - low)

    x, y = by(Point(*old.towards))
    return Case(
        board=board,
        area=case.area,
        placement=Placement(
            origin=space(old.origin) if isinstance(old.origin, Space) else at(old.origin),
            towards=(int(x), int(y)),
            start=at(old.start),
            square=space(Space(old.square)).corner,
            left=breadth(case) - left if flip else left,
            ends=tuple(OTHER[end] for end in old.ends) if flip else old.ends,
            beside=space(Space(old.beside)).corner,
        ),
        method=case.method,
    )


def mirrored(case: Case) -> Case:
    return moved(case, case.board.mirrored(), lambda p: Point(WIDTH - p.x, p.y), lambda p: Point(-p.x, p.y), flip=True)


def turned(case: Case) -> Case:
    return moved(case, case.board.turned(), lambda p: Point(HEIGHT - p.y, p.x), lambda p: Point(-p.y, p.x), flip=False)


def agree(case: Case, other: Case, square: Callable[[Square], Square]) -> None:
    """Both say the same, square by square."""
    one, two = case.answer(), other.answer()
    if isinstance(one, Refusal) or isinstance(two, Refusal):
        assert one is two
        return
    assert {square(each) for each in one.affected} == two.affected
    assert {square(each) for each in one.shielded} == two.shielded
    assert (one.off_board, one.whole_board) == (two.off_board, two.whole_board)


@settings(deadline=None, max_examples=200)
@given(cases())
def test_b25_R002_17_to_37_what_is_mirrored_has_the_mirrored_squares(case: Case) -> None:
    agree(case, mirrored(case), lambda square: Square(WIDTH - 1 - square.x, square.y))


@settings(deadline=None, max_examples=200)
@given(cases())
def test_b25_R002_17_to_37_what_is_turned_has_the_turned_squares(case: Case) -> None:
    agree(case, turned(case), lambda square: Square(HEIGHT - 1 - square.y, square.x))


@settings(deadline=None, max_examples=100)
@given(cases())
def test_G002_17_the_board_only_clips_and_walls_only_shield(case: Case) -> None:
    covered = case.answer()
    if isinstance(covered, Refusal):
        return
    assert covered.affected.isdisjoint(covered.shielded)
    assert all(map(case.board.has, covered.affected | covered.shielded))
    larger = Board(width=WIDTH + 5, height=HEIGHT + 5)
    beyond = place(case.area, case.placement, case.method, larger)
    assert {square for square in beyond.affected if case.board.has(square)} == covered.affected | covered.shielded
    assert len(beyond.affected) + beyond.off_board == (
        len(covered.affected) + len(covered.shielded) + covered.off_board
    )


@settings(deadline=None, max_examples=100)
@given(cases())
def test_the_other_methods_say_what_they_would_say_if_they_were_chosen(case: Case) -> None:
    for other in others(case.area, case.placement, case.method, case.board):
        assert other.method is not case.method
        assert (other.coverage is None) != (other.refusal is None)
        if other.coverage and not case.area.shape.is_round:
            fitting = case.placement.model_copy(update={"towards": other.coverage.towards})
            assert place(case.area, fitting, other.method, case.board) == other.coverage


@settings(deadline=None, max_examples=100)
@given(cases())
def test_what_is_placed_and_what_it_covers_survive_json(case: Case) -> None:
    assert Placement.model_validate_json(case.placement.model_dump_json()) == case.placement
    assert Area.model_validate_json(case.area.model_dump_json()) == case.area
    covered = case.answer()
    if isinstance(covered, Coverage):
        assert Coverage.model_validate_json(covered.model_dump_json()) == covered


@given(any_angle)
def test_G002_5_no_other_of_the_eight_directions_is_nearer(towards: tuple[int, int]) -> None:
    def leaning(to: tuple[int, int]) -> Fraction:
        """The squared cosine of the angle between both, with its sign."""
        along = towards[0] * to[0] + towards[1] * to[1]
        return Fraction(along * abs(along), to[0] ** 2 + to[1] ** 2)

    around = [(x, y) for x, y in product((-1, 0, 1), (-1, 0, 1)) if x or y]
    assert max(around, key=leaning) == nearest_of_eight(towards)
    assert leaning(nearest_of_four(towards)) == max(leaning(to) for to in around if not all(to))

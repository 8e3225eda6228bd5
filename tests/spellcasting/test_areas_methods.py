"""Where each method lets an area begin, how large it is, and what is refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine.grid import Board, Point, Space, Square
from bot.engine.refusal import Refused
from bot.engine.text import say
from cogs.spellcasting.rules.areas.area import Area, Direction, Method, Placement, Shape, direction
from cogs.spellcasting.rules.areas.compare import others
from cogs.spellcasting.rules.areas.discs import overlaps_base
from cogs.spellcasting.rules.areas.methods import Coverage, place
from cogs.spellcasting.rules.areas.refusals import AreaRefusal
from tests.spellcasting.places import OPEN, area, at, drawn, on, placed, seen

HALF = Fraction(1, 2)
ALL_BUT_TEMPLATE = (Method.TOKEN, Method.DMG)
LARGE = Space(on(0, 0), 2, 2)
RIGHT, UP_RIGHT = (1, 0), (1, 1)


def refused(of: Area, placement: Placement, method: Method, board: Board = OPEN) -> AreaRefusal:
    with pytest.raises(Refused) as caught:
        place(of, placement, method, board)
    reason = caught.value.reason
    assert isinstance(reason, AreaRefusal)
    return reason


# Sizes


@pytest.mark.parametrize("method", ALL_BUT_TEMPLATE)
def test_G002_18_on_squares_sizes_are_rounded_down_to_five_feet(method: Method) -> None:
    there = Placement(origin=Space(on(0, 0)), towards=RIGHT)
    for shape in Shape:
        odd = placed(shape, Fraction(39, 2), method, there, width=9)
        assert odd == placed(shape, 15, method, there, width=5)


@pytest.mark.parametrize("method", ALL_BUT_TEMPLATE)
def test_G002_18_less_than_five_feet_is_refused_on_squares(method: Method) -> None:
    there = Placement(origin=at(0, 0), towards=RIGHT)
    assert refused(area(Shape.SPHERE, 4), there, method) is AreaRefusal.TOO_SMALL
    assert refused(area(Shape.LINE, 30, 4), there, method) is AreaRefusal.TOO_SMALL


def test_G002_18_templates_take_any_size_exactly() -> None:
    point = Placement(origin=at(HALF, HALF))
    assert seen(placed(Shape.SPHERE, Fraction(5, 2), Method.TEMPLATE, point).affected) == {(0, 0)}
    assert len(placed(Shape.SPHERE, Fraction(26, 10), Method.TEMPLATE, point).affected) == 5
    assert len(placed(Shape.SPHERE, Fraction(1, 1000), Method.TEMPLATE, Placement(origin=at(0, 0))).affected) == 4


@pytest.mark.parametrize("method", Method)
def test_G002_14_sphere_cylinder_and_circle_are_one_and_so_are_cube_and_square(method: Method) -> None:
    there = Placement(origin=at(0, 0), towards=RIGHT)
    covered = {shape: placed(shape, 20, method, there) for shape in Shape}
    assert covered[Shape.SPHERE] == covered[Shape.CYLINDER] == covered[Shape.CIRCLE]
    assert covered[Shape.CUBE] == covered[Shape.SQUARE]


def test_more_than_a_thousand_feet_are_refused() -> None:
    for method in Method:
        assert refused(area(Shape.SPHERE, 1001), Placement(origin=at(0, 0)), method) is AreaRefusal.TOO_LARGE


# Circles


@pytest.mark.parametrize("method", ALL_BUT_TEMPLATE)
def test_G002_8_circles_snap_to_intersections(method: Method) -> None:
    odd, even = (placed(Shape.CIRCLE, 10, method, Placement(origin=at(*p))) for p in ((HALF, Fraction(-2, 5)), (0, 0)))
    assert odd == even


def test_G002_8_a_template_circle_may_be_anywhere() -> None:
    covered = placed(Shape.CIRCLE, 10, Method.TEMPLATE, Placement(origin=at(HALF, Fraction(1, 3))))
    assert covered.origin == at(HALF, Fraction(1, 3))
    assert drawn(covered.affected) == [".###.", "#####", "#####", "#####", ".###."]


def test_G002_8_around_a_creature_tokens_reach_beyond_its_space_on_every_side() -> None:
    around = placed(Shape.SPHERE, 5, Method.TOKEN, Placement(origin=Space(on(0, 0))))
    assert seen(around.affected) == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert len(placed(Shape.SPHERE, 5, Method.TOKEN, Placement(origin=at(0, 0))).affected) == 4
    large = placed(Shape.SPHERE, 10, Method.TOKEN, Placement(origin=LARGE))
    assert seen(large.affected) == {(x, y) for x in range(-2, 4) for y in range(-2, 4)}
    assert (around.origin, large.origin) == (at(HALF, HALF), at(1, 1))


@pytest.mark.parametrize(
    ("space", "start", "origin"),
    [
        (Space(on(0, 0)), None, at(0, 0)),
        (Space(on(0, 0)), at(1, 1), at(1, 1)),
        (LARGE, None, at(1, 1)),
        (LARGE, at(2, 0), at(2, 0)),
        (Space(on(0, 0), 3, 3), at(0, 3), at(0, 3)),
    ],
)
def test_G002_8_around_a_creature_half_circles_start_at_a_corner_or_at_a_centre_that_is_an_intersection(
    space: Space, start: Point | None, origin: Point
) -> None:
    covered = placed(Shape.SPHERE, 10, Method.DMG, Placement(origin=space, start=start))
    assert covered.origin == origin
    assert len(covered.affected) == 12


def test_G002_8_around_a_creature_a_template_circle_has_its_centre_in_the_middle() -> None:
    assert placed(Shape.SPHERE, 10, Method.TEMPLATE, Placement(origin=Space(on(0, 0)))).origin == at(HALF, HALF)


@pytest.mark.parametrize(("distance", "inside"), [(22, True), (Fraction(2249, 100), True), (Fraction(45, 2), False)])
def test_R002_25_without_a_grid_any_part_of_a_base_counts(distance: Fraction, inside: bool) -> None:
    assert overlaps_base(Fraction(distance), Fraction(5, 2), Fraction(20)) is inside


# Cones, lines and cubes


@pytest.mark.parametrize(
    ("towards", "square", "first"),
    [
        (RIGHT, None, (2, 0)),
        (RIGHT, on(1, 1), (2, 1)),
        ((-1, 0), None, (-1, 0)),
        ((0, 1), on(1, 1), (1, 2)),
        (UP_RIGHT, None, (2, 2)),
        (UP_RIGHT, on(0, 1), (1, 2)),
        ((1, -1), None, (2, -1)),
    ],
)
def test_G002_6_a_token_cone_begins_outside_the_space_of_a_large_caster(
    towards: Direction, square: Square | None, first: tuple[int, int]
) -> None:
    there = Placement(origin=LARGE, towards=towards, square=square)
    assert seen(placed(Shape.CONE, 5, Method.TOKEN, there).affected) == {first}
    assert placed(Shape.CONE, 60, Method.TOKEN, there).affected.isdisjoint(LARGE.squares)


@pytest.mark.parametrize(("towards", "first"), [(RIGHT, (3, 1)), ((0, -1), (1, -1)), ((-1, 1), (-1, 3))])
def test_G002_6_a_huge_caster_begins_in_the_middle_of_a_side_or_at_a_corner_unless_he_chooses(
    towards: Direction, first: tuple[int, int]
) -> None:
    huge = Placement(origin=Space(on(0, 0), 3, 3), towards=towards)
    assert seen(placed(Shape.LINE, 5, Method.TOKEN, huge).affected) == {first}


@pytest.mark.parametrize(
    ("square", "towards", "reason"),
    [
        (on(0, 0), RIGHT, AreaRefusal.WITHIN_SPACE),
        (on(0, 0), UP_RIGHT, AreaRefusal.WITHIN_SPACE),
        (on(2, 0), RIGHT, AreaRefusal.NOT_ON_BORDER),
    ],
)
def test_G002_6_a_token_cone_does_not_cross_its_caster(square: Square, towards: Direction, reason: AreaRefusal) -> None:
    there = Placement(origin=LARGE, towards=towards, square=square)
    assert refused(area(Shape.CONE, 15), there, Method.TOKEN) is reason


def test_G002_6_the_inner_square_of_a_huge_caster_is_no_edge_square() -> None:
    there = Placement(origin=Space(on(0, 0), 3, 3), towards=RIGHT, square=on(1, 1))
    assert refused(area(Shape.CONE, 15), there, Method.TOKEN) is AreaRefusal.NOT_ON_BORDER


def test_G002_16_a_further_run_of_a_line_may_not_cross_its_caster_either() -> None:
    there = Placement(origin=LARGE, towards=UP_RIGHT, square=on(0, 1), left=Fraction(0))
    assert refused(area(Shape.LINE, 30, 10), there, Method.TOKEN) is AreaRefusal.WITHIN_SPACE


@pytest.mark.parametrize(
    ("towards", "start", "template", "dmg"),
    [
        (RIGHT, None, at(2, 1), at(2, 1)),
        (UP_RIGHT, None, at(2, 2), at(2, 2)),
        ((4, -1), None, at(2, Fraction(3, 4)), at(2, 1)),
        ((0, -3), at(HALF, 0), at(HALF, 0), at(0, 0)),
    ],
)
def test_G002_6_true_cones_begin_on_the_border_of_the_space(
    towards: Direction, start: Point | None, template: Point, dmg: Point
) -> None:
    there = Placement(origin=LARGE, towards=towards, start=start)
    assert placed(Shape.CONE, 15, Method.TEMPLATE, there).origin == template
    assert placed(Shape.CONE, 15, Method.DMG, there).origin == dmg


@pytest.mark.parametrize("start", [at(1, 1), at(3, 1), at(HALF, HALF)])
def test_G002_6_they_begin_nowhere_else(start: Point) -> None:
    there = Placement(origin=LARGE, towards=RIGHT, start=start)
    assert refused(area(Shape.CONE, 15), there, Method.TEMPLATE) is AreaRefusal.NOT_ON_BORDER


@pytest.mark.parametrize(
    ("towards", "square"),
    [(RIGHT, (-1, 0)), (UP_RIGHT, (-1, -1)), ((-1, 0), (0, 0)), ((0, -1), (0, 0)), ((-1, 1), (0, -1))],
)
def test_R002_34_a_token_cone_from_a_point_begins_in_the_square_behind_it(
    towards: Direction, square: tuple[int, int]
) -> None:
    covered = placed(Shape.CONE, 15, Method.TOKEN, Placement(origin=at(0, 0), towards=towards))
    assert covered.origin == at(square[0] + HALF, square[1] + HALF)


@pytest.mark.parametrize("towards", [RIGHT, UP_RIGHT, (-1, 0), (0, -1)])
def test_R002_34_a_token_cone_from_within_a_square_begins_there(towards: Direction) -> None:
    there = Placement(origin=at(Fraction(1, 3), HALF), towards=towards)
    assert placed(Shape.CONE, 15, Method.TOKEN, there).origin == at(HALF, HALF)


@pytest.mark.parametrize(
    ("left", "lanes"), [(None, {0}), (Fraction(0), {-1}), (Fraction(1), {0}), (Fraction(1, 3), {-1, 0}), (9, {0})]
)
def test_G002_16_how_much_of_a_line_lies_to_the_left(left: Fraction | None, lanes: set[int]) -> None:
    there = Placement(origin=at(0, 0) if left is not None else at(0, HALF), towards=RIGHT, left=left)
    assert {y for _, y in seen(placed(Shape.LINE, 30, Method.TEMPLATE, there).affected)} == lanes


@pytest.mark.parametrize(("left", "lanes"), [(Fraction(0), {-2, -1}), (Fraction(1), {-1, 0}), (Fraction(2), {0, 1})])
def test_G002_2_a_line_in_dmg_has_the_intersection_in_the_middle_or_at_a_corner(
    left: Fraction, lanes: set[int]
) -> None:
    there = Placement(origin=at(0, 0), towards=RIGHT, left=left)
    assert {y for _, y in seen(placed(Shape.LINE, 30, Method.DMG, there, width=10).affected)} == lanes


def test_G002_16_cubes_lie_beside_the_origin_on_squares_and_at_any_angle_by_template() -> None:
    there = Placement(origin=Space(on(0, 0)), towards=RIGHT)
    assert drawn(placed(Shape.CUBE, 10, Method.TOKEN, there).affected, on(0, 0)) == ["o##", ".##"]
    to_the_left = there.model_copy(update={"left": Fraction(1)})
    assert drawn(placed(Shape.CUBE, 10, Method.TOKEN, to_the_left).affected, on(0, 0)) == [".##", "o##"]
    tilted = placed(Shape.CUBE, 10, Method.TEMPLATE, Placement(origin=at(0, 0), towards=UP_RIGHT))
    assert drawn(tilted.affected) == [".#..", "###.", "####", ".##."]


def test_G002_16_a_cube_in_dmg_has_its_origin_anywhere_on_its_border() -> None:
    for left in range(4):
        there = Placement(origin=at(0, 0), towards=(0, 1), left=Fraction(left))
        covered = placed(Shape.CUBE, 15, Method.DMG, there)
        assert seen(covered.affected) == {(x, y) for x in range(-left, 3 - left) for y in range(3)}


# Directions


@pytest.mark.parametrize("method", Method)
@pytest.mark.parametrize("towards", [None, (0, 0)])
def test_a_cone_needs_a_direction_and_a_sphere_does_not(method: Method, towards: Direction | None) -> None:
    there = Placement(origin=at(0, 0), towards=towards)
    assert refused(area(Shape.CONE, 15), there, method) is AreaRefusal.NO_DIRECTION
    assert placed(Shape.SPHERE, 15, method, there).towards is None


def test_G002_5_tokens_know_eight_directions_and_cubes_on_the_grid_four() -> None:
    there = Placement(origin=at(0, 0), towards=(2, 1))
    for shape in (Shape.CONE, Shape.LINE):
        assert refused(area(shape, 15), there, Method.TOKEN) is AreaRefusal.EIGHT_DIRECTIONS
    for method in ALL_BUT_TEMPLATE:
        assert refused(area(Shape.CUBE, 15), there, method) is AreaRefusal.FOUR_DIRECTIONS


def test_a_direction_is_found_from_a_target() -> None:
    assert direction(Point(HALF, Fraction(1, 3)), Point(2, 1)) == (9, 4)
    assert direction(Point(0, 0), Point(-6, 0)) == (-1, 0)
    with pytest.raises(Refused) as caught:
        direction(Point(1, HALF), Point(1, HALF))
    assert caught.value.reason is AreaRefusal.NO_DIRECTION


# The board


SMALL = Board(width=6, height=5)


def test_G002_17_what_falls_off_the_board_is_counted() -> None:
    covered = place(area(Shape.SPHERE, 10), Placement(origin=Point(0, 5)), Method.TOKEN, SMALL)
    assert covered.affected == {(0, 3), (1, 3), (0, 4), (1, 4)}
    assert covered.off_board == 12


@pytest.mark.parametrize(("radius", "whole"), [(10, False), (15, True)])
def test_G002_17_an_area_may_cover_the_whole_board(radius: int, whole: bool) -> None:
    covered = place(area(Shape.SPHERE, radius), Placement(origin=Point(3, 2)), Method.TOKEN, SMALL)
    assert covered.whole_board is whole


def test_G002_17_a_board_with_a_shielded_square_is_not_covered_as_a_whole() -> None:
    pillar = SMALL.model_copy(update={"walls": frozenset({Square(0, 0)})})
    covered = place(area(Shape.SPHERE, 15), Placement(origin=Point(3, 2)), Method.TOKEN, pillar)
    assert covered.shielded == {(0, 0)}
    assert covered.whole_board is False


def test_G002_17_only_the_gm_puts_an_origin_off_the_board() -> None:
    there = Placement(origin=Point(-1, 2))
    fireball = area(Shape.SPHERE, 20)
    assert refused(fireball, there, Method.TEMPLATE, SMALL) is AreaRefusal.ORIGIN_OFF_BOARD
    covered = place(fireball, there, Method.TEMPLATE, SMALL, by_gm=True)
    assert covered.affected
    assert covered.off_board == 60 - len(covered.affected)


def test_G002_17_an_area_that_touches_no_square_is_refused() -> None:
    one = Board(width=1, height=1)
    cone = Placement(origin=Space(Square(0, 0)), towards=RIGHT)
    assert refused(area(Shape.CONE, 15), cone, Method.TOKEN, one) is AreaRefusal.OFF_BOARD


# Who is in, and the comparison


def covering(*squares: tuple[int, int]) -> Coverage:
    return Coverage(
        method=Method.TOKEN,
        origin=at(0, 0),
        towards=None,
        affected=frozenset(on(*square) for square in squares),
        shielded=frozenset({on(1, 0)}),
        off_board=0,
        whole_board=False,
    )


def test_G002_13_a_large_creature_is_in_with_any_square_of_its_space() -> None:
    assert covering((2, 1)).takes_in(Space(on(1, 0), 2, 2))
    assert not covering((3, 1)).takes_in(Space(on(1, 0), 2, 2))


def test_R002_19_the_other_methods_are_asked_at_the_nearest_place_they_allow() -> None:
    caster = Placement(origin=Space(on(0, 0)), towards=(5, 2))
    token, dmg = others(area(Shape.CONE, 30), caster, Method.TEMPLATE, OPEN)
    assert (token.method, dmg.method) == (Method.TOKEN, Method.DMG)
    assert token.coverage
    assert dmg.coverage
    assert (token.coverage.towards, dmg.coverage.towards) == (RIGHT, (5, 2))
    assert len(token.coverage.affected) == 21


def test_G002_18_another_method_may_have_to_refuse() -> None:
    token, _ = others(area(Shape.SPHERE, 3), Placement(origin=at(0, 0)), Method.TEMPLATE, OPEN)
    assert token.coverage is None
    assert token.refusal == say("area-refusal-too-small", feet=5)

"""Every worked example of the areas, and drawings of the cones."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine.grid import Space
from bot.engine.refusal import Refused
from cogs.spellcasting.rules.areas.area import Area, Method, Placement, Shape, Side
from cogs.spellcasting.rules.areas.methods import Verdict, place
from cogs.spellcasting.rules.areas.refusals import AreaRefusal
from tests.spellcasting.places import area, at, board, drawn, on, placed, seen

LEFT, RIGHT = Side.LEFT, Side.RIGHT


@pytest.mark.parametrize(
    ("of", "inches"),
    [
        (area(Shape.SPHERE, 20), (8, 8)),
        (area(Shape.CONE, 15), (3, 3)),
        (area(Shape.LINE, 100, 5), (20, 1)),
        (area(Shape.CUBE, 10), (2, 2)),
        (area(Shape.SPHERE, Fraction(5, 2)), (1, 1)),
    ],
)
def test_E002_6_a_template_has_an_inch_for_every_five_feet(of: Area, inches: tuple[int, int]) -> None:
    assert tuple(map(int, of.inches)) == inches


@pytest.mark.parametrize("shape", [Shape.SPHERE, Shape.CYLINDER, Shape.CIRCLE])
@pytest.mark.parametrize(
    ("radius", "half", "any_part", "tokens"),
    [(5, 4, 4, 4), (10, 12, 16, 16), (15, 32, 36, 36), (20, 52, 60, 64), (30, 112, 132, 144)],
)
def test_E002_7_a_circle_has_as_many_squares_as_its_method_counts(
    shape: Shape, radius: int, half: int, any_part: int, tokens: int
) -> None:
    expected = {Method.DMG: half, Method.TEMPLATE: any_part, Method.TOKEN: tokens}
    there = Placement(origin=at(0, 0))
    assert {method: len(placed(shape, radius, method, there).affected) for method in Method} == expected


def test_E002_7_half_and_any_part_of_a_fireball_as_drawings() -> None:
    there = Placement(origin=at(0, 0))
    assert drawn(placed(Shape.SPHERE, 20, Method.DMG, there).affected) == [
        "..####..",
        ".######.",
        "########",
        "########",
        "########",
        "########",
        ".######.",
        "..####..",
    ]
    assert drawn(placed(Shape.SPHERE, 20, Method.TEMPLATE, there).affected) == [
        ".######.",
        "########",
        "########",
        "########",
        "########",
        "########",
        "########",
        ".######.",
    ]


def test_E002_10_a_token_circle_is_the_square_around_its_origin() -> None:
    covered = placed(Shape.CIRCLE, 10, Method.TOKEN, Placement(origin=at(0, 0)))
    assert seen(covered.affected) == {(x, y) for x in range(-2, 2) for y in range(-2, 2)}


def test_E002_11_a_wall_shields_the_four_squares_behind_it() -> None:
    wall = [(on(0, y), on(1, y)) for y in range(-2, 2)]
    covered = place(area(Shape.CIRCLE, 10), Placement(origin=at(0, 0)), Method.TOKEN, board(fences=wall))
    assert len(covered.affected) == 12
    assert seen(covered.shielded) == {(1, -2), (1, -1), (1, 0), (1, 1)}
    assert [covered.verdict(on(x, 0)) for x in range(3)] == [Verdict.AFFECTED, Verdict.SHIELDED, Verdict.OUTSIDE]


@pytest.mark.parametrize("towards", [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)])
@pytest.mark.parametrize(("length", "tokens"), [(15, 6), (30, 21), (60, 78)])
def test_E002_12_a_token_cone_has_the_triangle_number_of_squares(
    towards: tuple[int, int], length: int, tokens: int
) -> None:
    placement = Placement(origin=Space(on(0, 0)), towards=towards)
    assert len(placed(Shape.CONE, length, Method.TOKEN, placement).affected) == tokens


def test_E002_14_a_diagonal_token_cone() -> None:
    covered = placed(Shape.CONE, 15, Method.TOKEN, Placement(origin=Space(on(0, 0)), towards=(1, 1)))
    assert seen(covered.affected) == {(1, 1), (2, 1), (1, 2), (3, 1), (2, 2), (1, 3)}
    assert drawn(covered.affected, on(0, 0)) == [
        ".#..",
        ".##.",
        ".###",
        "o...",
    ]


@pytest.mark.parametrize(
    ("towards", "ends", "drawing"),
    [
        ((1, 0), (LEFT, LEFT, RIGHT), ["...##", "..###", "o####", "....#"]),
        ((0, 1), (LEFT, LEFT, RIGHT), ["####", "###.", ".##.", "..#.", "..o."]),
        ((-1, 0), (LEFT, LEFT, RIGHT), ["#....", "####o", "###..", "##..."]),
        ((0, -1), (LEFT, LEFT, RIGHT), [".o..", ".#..", ".##.", ".###", "####"]),
        ((1, 0), (RIGHT,), ["o####", "..###", "...##", "....#"]),
        ((2, 0), (LEFT, RIGHT), ["....#", "..###", "o####", "...##"]),
    ],
)
def test_R002_36_the_odd_token_of_each_row_of_a_cone_goes_where_the_player_puts_it(
    towards: tuple[int, int], ends: tuple[Side, ...], drawing: list[str]
) -> None:
    placement = Placement(origin=Space(on(0, 0)), towards=towards, ends=ends)
    assert drawn(placed(Shape.CONE, 20, Method.TOKEN, placement).affected, on(0, 0)) == drawing


@pytest.mark.parametrize(
    ("towards", "drawing"),
    [
        ((1, 0), ["..#", "###", "###", "..#"]),
        ((1, 1), [".#..", "###.", "####", "###."]),
        ((3, 1), ["..#.", ".##.", "####", "####"]),
        ((2, -5), ["###.", "####", "####", "##.."]),
    ],
)
@pytest.mark.parametrize("method", [Method.TEMPLATE, Method.DMG])
def test_G002_2_a_true_cone_from_an_intersection_at_any_angle(
    method: Method, towards: tuple[int, int], drawing: list[str]
) -> None:
    assert drawn(placed(Shape.CONE, 15, method, Placement(origin=at(0, 0), towards=towards)).affected) == drawing


@pytest.mark.parametrize(
    ("towards", "drawing"),
    [
        ((1, 0), ["..##", "o###", "..##"]),
        ((1, 1), ["..#..", ".###.", ".####", ".###.", "o...."]),
        ((3, 1), ["...#.", "..##.", ".####", "o####"]),
        ((2, -5), ["o...", "##..", "###.", "####", "##.."]),
    ],
)
def test_G002_6_a_template_cone_leaves_its_caster_where_the_direction_leads_out(
    towards: tuple[int, int], drawing: list[str]
) -> None:
    covered = placed(Shape.CONE, 15, Method.TEMPLATE, Placement(origin=Space(on(0, 0)), towards=towards))
    assert drawn(covered.affected, on(0, 0)) == drawing


@pytest.mark.parametrize("method", [Method.TEMPLATE, Method.DMG])
def test_E002_16_a_line_in_a_row_has_6_squares_and_one_along_a_grid_line_12(method: Method) -> None:
    along = Placement(origin=at(0, 0), towards=(1, 0))
    assert len(placed(Shape.LINE, 30, method, along).affected) == 12
    within = along.model_copy(update={"left": Fraction(1)})
    assert seen(placed(Shape.LINE, 30, method, within).affected) == {(x, 0) for x in range(6)}


def test_E002_16_a_template_line_from_the_middle_of_a_side_lies_in_its_row() -> None:
    covered = placed(Shape.LINE, 30, Method.TEMPLATE, Placement(origin=Space(on(0, 0)), towards=(1, 0)))
    assert seen(covered.affected) == {(x, 0) for x in range(1, 7)}


@pytest.mark.parametrize("towards", [(1, 0), (1, 1)])
@pytest.mark.parametrize(("length", "tokens"), [(30, 6), (100, 20)])
def test_E002_16_a_token_line_keeps_its_count(towards: tuple[int, int], length: int, tokens: int) -> None:
    x, y = towards
    covered = placed(Shape.LINE, length, Method.TOKEN, Placement(origin=Space(on(0, 0)), towards=towards))
    assert seen(covered.affected) == {(x * step, y * step) for step in range(1, tokens + 1)}


@pytest.mark.parametrize(
    ("towards", "left", "drawing"),
    [
        ((1, 1), 1, ["...##", "..###", ".###.", "###..", "o#..."]),
        ((-1, 1), 1, ["##...", "###..", ".###.", "..###", "...#o"]),
        ((1, 1), 0, ["....#", "...##", "..###", ".###.", "o##..", ".#..."]),
        ((1, 0), 1, [".####", "o####", ".####"]),
        ((1, 0), 2, [".####", ".####", "o####"]),
    ],
)
def test_G002_16_a_wide_token_line_has_runs_side_by_side(
    towards: tuple[int, int], left: int, drawing: list[str]
) -> None:
    placement = Placement(origin=Space(on(0, 0)), towards=towards, left=Fraction(left))
    assert drawn(placed(Shape.LINE, 20, Method.TOKEN, placement, width=15).affected, on(0, 0)) == drawing


def test_E002_20_a_pillar_at_the_origin_shields_by_the_square_that_is_named() -> None:
    pillar = board(walls=[on(0, 0)])

    def shielded(*named: int) -> set[tuple[int, int]]:
        there = Placement(origin=at(0, 0), beside=on(*named))
        covered = place(area(Shape.CIRCLE, 10), there, Method.TOKEN, pillar)
        assert len(covered.affected) + len(covered.shielded) == 16
        return seen(covered.shielded)

    assert shielded(-1, -1) == {(0, 0), (1, 1)}
    assert shielded(-1, 0) == {(0, 0), (1, 1), (1, 0), (1, -1)}
    with pytest.raises(Refused) as refused:
        shielded(0, 0)
    assert refused.value.reason is AreaRefusal.SQUARE_SOLID

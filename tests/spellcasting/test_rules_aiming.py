"""Origins and directions, as people type them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine import grid
from bot.engine.grid import Point, Space, Square
from bot.engine.maps import Map, MapRefusal
from bot.engine.refusal import Refusal, Refused
from cogs.spellcasting.rules.aiming import AimRefusal, read_origin, read_start, read_towards
from cogs.spellcasting.rules.areas.refusals import AreaRefusal

MAP = Map.of(grid.parse("......\n.OO..G\n.OO..G\nL.....\n\nO = Ogre 2x2\nG = Goblin\nL = (Lich)"))


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("a4", Space(Square(0, 3))),
        ("А4", Space(Square(0, 3))),
        ("C3", Space(Square(1, 1), 2, 2)),
        ("ogre", Space(Square(1, 1), 2, 2)),
        ("A1/B2", Point(1, 1)),
        ("b2 / a1", Point(1, 1)),
        ("B1/A2", Point(1, 1)),
        ("A1/B1", Point(1, Fraction(1, 2))),
        ("2.5/3", Point(Fraction(5, 2), 3)),
        ("2,5/-3", Point(Fraction(5, 2), -3)),
        ("A1", Space(Square(0, 0))),
    ],
)
def test_an_origin_is_a_square_a_point_or_somebody(typed: str, origin: Space | Point) -> None:
    assert read_origin(typed, MAP, by_gm=False) == origin


@pytest.mark.parametrize(
    ("typed", "by_gm", "why"),
    [
        (" ", False, AimRefusal.NO_ORIGIN),
        ("Lich", False, MapRefusal.NO_SUCH_CREATURE),
        ("Lich", True, AimRefusal.ORIGIN_HIDDEN),
        ("Goblin", False, MapRefusal.SEVERAL),
        ("A1/C3", False, MapRefusal.NO_SUCH_CREATURE),
        ("A1/A1", False, MapRefusal.NO_SUCH_CREATURE),
    ],
)
def test_what_is_no_origin_is_refused(typed: str, by_gm: bool, why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        read_origin(typed, MAP, by_gm=by_gm)
    assert refused.value.reason is why


@pytest.mark.parametrize(
    ("typed", "towards"),
    [
        ("", None),
        ("n", (0, 1)),
        ("SW", (-1, -1)),
        ("↘", (1, -1)),
        ("0°", (0, 1)),
        ("90", (1, 0)),
        ("225°", (-1, -1)),
        ("-45°", (-1, 1)),
        ("30°", (250, 433)),
        ("A4", (0, 1)),
        ("ogre", (3, 3)),
        ("B1/C2", (3, 1)),
    ],
)
def test_a_direction_is_one_of_eight_an_angle_or_a_target(typed: str, towards: tuple[int, int] | None) -> None:
    found = read_towards(typed, Space(Square(0, 0)), MAP)
    assert found == (towards if towards != (3, 3) else (1, 1))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("up there", AimRefusal.TOWARDS),
        ("Lich", AimRefusal.TOWARDS),
        ("Goblin", MapRefusal.SEVERAL),
        ("A1", AreaRefusal.NO_DIRECTION),
    ],
)
def test_what_is_no_direction_is_refused(typed: str, why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        read_towards(typed, Space(Square(0, 0)), MAP)
    assert refused.value.reason is why


def test_G002_6_an_area_extends_from_a_point_or_a_square_of_the_space() -> None:
    assert read_start("") == (None, None)
    assert read_start("B2/C3") == (Point(2, 2), None)
    assert read_start("c2") == (None, Square(2, 1))
    with pytest.raises(Refused):
        read_start("the hand")

"""What follows from a sheet (R003-4 to R003-6, R003-11, R003-20 to R003-31)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ex_nihilo.rules import derived
from cogs.ex_nihilo.sheets import Character
from cogs.ex_nihilo.tables.gear import Gear
from cogs.ex_nihilo.tables.options import LaterSprint
from tests.ex_nihilo.fighters import TABLES, options

VALUES = st.integers(8, 22)


@pytest.mark.parametrize(("corpo", "points"), [(8, 18), (10, 20), (16, 26), (22, 32)])
def test_E003_1_hit_points_at_creation_are_10_and_corpo(corpo: int, points: int) -> None:
    made = Character(corpo=corpo)
    assert (made.hit_points, made.most_hit_points) == (points, points)


@pytest.mark.parametrize(("corpo", "points"), [(8, 2), (10, 2), (15, 2), (16, 3), (20, 3), (22, 3)])
def test_E003_1_G003_9_hit_points_in_a_larp(corpo: int, points: int) -> None:
    assert derived.larp_hit_points(Character(corpo=corpo)) == points


@pytest.mark.parametrize(
    ("corpo", "equilibrio", "metres"),
    [
        (10, 10, (3, 2, 8, 10)),
        (8, 9, (2, 1, 7, 9)),
        (12, 15, (3, 2, 8, 10)),
        (15, 15, (3, 2, 9, 11)),
        (19, 19, (3, 2, 9, 11)),
        (22, 20, (4, 3, 10, 12)),
    ],
)
def test_E003_2_metres_per_turn(corpo: int, equilibrio: int, metres: tuple[int, ...]) -> None:
    sheet = Character(corpo=corpo, equilibrio=equilibrio)
    found = derived.movement(sheet)
    assert (found.move, found.move_and_act, found.first_sprint, found.later_sprint) == metres
    assert [derived.sprint_metres(sheet, TABLES, before) for before in (0, 1, 2)] == [*metres[2:], metres[3]]


def test_G003_7_by_the_option_a_sprint_grows_in_every_turn() -> None:
    growing = options(later_sprint=LaterSprint.GROWING)
    assert [derived.sprint_metres(Character(), growing, before) for before in range(4)] == [8, 10, 12, 14]


def test_E003_3_secondary_attributes() -> None:
    sheet = Character(equilibrio=14, spirito=11, mente=16)
    assert (derived.fascino(sheet), derived.leadership(sheet), derived.percezione(sheet)) == (25, 27, 30)


@pytest.mark.parametrize(("equilibrio", "modifier"), [(8, 0), (10, 1), (11, 1), (14, 3), (16, 4), (20, 6), (22, 7)])
def test_E003_20_what_equilibrio_adds_to_initiative(equilibrio: int, modifier: int) -> None:
    assert derived.initiative_modifier(Character(equilibrio=equilibrio), TABLES) == modifier
    assert derived.initiative_modifier(Character(equilibrio=equilibrio, racial_initiative=2), TABLES) == modifier + 2


@pytest.mark.parametrize(("spirito", "most"), [(8, 0), (19, 0), (20, 2), (21, 4), (22, 6)])
def test_E003_25_energy_points_that_spirito_holds(spirito: int, most: int) -> None:
    assert derived.most_energy(Character(spirito=spirito), TABLES) == most


@given(VALUES, VALUES, VALUES)
def test_G003_1_the_attribute_table_is_that_of_the_formulas(corpo: int, equilibrio: int, mente: int) -> None:
    sheet = Character(corpo=corpo, equilibrio=equilibrio, mente=mente)
    gear = Gear.STANDARD if corpo < 14 else Gear.HEAVY if corpo < 20 else Gear.SPECIAL
    assert TABLES.corpo.row_for(corpo).gear is gear
    assert derived.initiative_modifier(sheet, TABLES) == (equilibrio - 8) // 2
    assert derived.skill_slots(sheet, TABLES) == 1 + (mente - 8) // 3


def test_G003_43_a_grade_costs_as_many_slots() -> None:
    assert derived.slots_used(Character(biologia=1, mechano=2, scienze=3), TABLES) == 6


@pytest.mark.parametrize(
    ("corpo", "armour", "limit"),
    [
        (10, "", None),
        (10, "light", 18),
        (14, "medium", 15),
        (10, "medium", 11),
        (14, "multilayer", 8),
        (22, "heavy", 12),
    ],
)
def test_G003_4_armour_limits_equilibrio_more_above_ones_class(corpo: int, armour: str, limit: int | None) -> None:
    assert derived.equilibrio_limit(Character(corpo=corpo, armour=armour), TABLES) == limit


@given(VALUES, VALUES)
def test_a_point_more_never_makes_anybody_slower(corpo: int, equilibrio: int) -> None:
    slow, fast = (
        derived.movement(Character(corpo=corpo, equilibrio=equilibrio)),
        derived.movement(Character(corpo=min(22, corpo + 1), equilibrio=equilibrio)),
    )
    assert all(less <= more for less, more in zip(slow.model_dump().values(), fast.model_dump().values(), strict=True))

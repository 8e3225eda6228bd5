"""The circle around a cleric as squares (G000-1, R000-21)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.turning.rules.circle import Circle, Creature, Standing, circle, is_known
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.sheets import Cleric, Companion, Named, Position, Undead

HERE = Position(east=500, north=-300)


def ada(position: Position | None = HERE) -> Named[Cleric]:
    return Named[Cleric](sheet_id=1, name="Ada", sheet=Cleric(position=position))


def ghoul(east: int, north: int, sheet_id: int = 2) -> Named[Undead]:
    """A ghoul so many decimetres east and north of Ada."""
    position = Position(east=HERE.east + east, north=HERE.north + north)
    return Named[Undead](sheet_id=sheet_id, name=f"Ghoul {sheet_id}", sheet=Undead(position=position))


def around(*others: Creature, columns: int = 28) -> Circle:
    return circle(ada(), others, columns)


def places(some: tuple[Standing, ...]) -> list[tuple[str, int | None, int | None]]:
    return [(one.name, one.column, one.row) for one in some]


@pytest.mark.parametrize(("columns", "metres", "size"), [(28, 4, 11), (40, 3, 15)])
def test_the_scale_is_the_finest_that_the_width_has_room_for(columns: int, metres: int, size: int) -> None:
    made = around(columns=columns)
    assert (made.metres, made.size) == (metres, size)
    assert len(str(size)) + 1 + 2 * size <= columns


def test_the_cleric_stands_in_the_middle_and_north_is_up() -> None:
    made = around(ghoul(0, 40), ghoul(-40, 0, 3), ghoul(20, 19, 4))
    assert places(made.inside) == [("Ada", 5, 5), ("Ghoul 2", 5, 6), ("Ghoul 3", 4, 5), ("Ghoul 4", 6, 5)]


def test_e000_13_at_21_metres_one_is_in_the_circle_and_a_decimetre_farther_outside() -> None:
    made = around(ghoul(210, 0), ghoul(211, 0, 3), ghoul(0, -2000, 4))
    assert [one.name for one in made.inside] == ["Ada", "Ghoul 2"]
    assert places(made.outside) == [("Ghoul 3", 10, 5), ("Ghoul 4", None, None)]
    assert [one.square for one in made.outside] == [211**2, 2000**2]


def test_those_without_a_position_are_apart_and_the_absent_and_far_clerics_nowhere() -> None:
    unplaced = Named[Undead](sheet_id=2, name="Somewhere", sheet=Undead(distance=120))
    lost = Named[Companion](sheet_id=3, name="Lost", sheet=Companion())
    absent = Named[Undead](sheet_id=4, name="Absent", sheet=Undead(present=False, position=HERE))
    elsewhere = Named[Cleric](sheet_id=5, name="Elsewhere", sheet=Cleric())
    made = around(unplaced, lost, absent, elsewhere, ada())
    assert [(one.name, one.square) for one in made.unplaced] == [("Somewhere", 120**2), ("Lost", None)]
    assert [one.name for one in made.inside] == ["Ada"]
    assert not made.outside


def test_there_is_something_to_draw_where_the_cleric_and_somebody_else_are_known_to_stand() -> None:
    unplaced = Named[Undead](sheet_id=2, name="Somewhere", sheet=Undead(distance=120))
    absent = Named[Undead](sheet_id=4, name="Absent", sheet=Undead(present=False, position=HERE))
    assert is_known(ada(), [ghoul(0, 0)])
    assert not is_known(ada(None), [ghoul(0, 0)])
    assert not is_known(ada(), [ada(), unplaced, absent])
    with pytest.raises(ValueError, match="Ada"):
        circle(ada(None), [ghoul(0, 0)], 28)


NEAR = st.integers(-260, 260)


@given(NEAR, NEAR, st.sampled_from([28, 40]))
def test_whoever_is_in_the_circle_stands_on_a_square_that_it_touches(east: int, north: int, columns: int) -> None:
    made = around(ghoul(east, north), columns=columns)
    standing = next(one for one in (*made.inside, *made.outside) if one.sheet_id == 2)
    is_inside = east**2 + north**2 <= (10 * REACH_METRES) ** 2
    assert (standing in made.inside) == is_inside
    if is_inside:
        assert standing.column is not None
        assert standing.row is not None
        assert made.touches(standing.column, standing.row)


@given(NEAR, NEAR)
def test_the_circle_looks_the_same_from_all_sides(east: int, north: int) -> None:
    made = around()
    last = made.size - 1
    column, row = abs(east) % made.size, abs(north) % made.size
    sides = {made.touches(*at) for at in ((column, row), (last - column, row), (row, column), (column, last - row))}
    assert len(sides) == 1
    assert not made.touches(0, 0)

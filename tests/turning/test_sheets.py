"""The sheets of clerics and undead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.engine.text import clean, say
from cogs.turning.kinds import UNDEAD
from cogs.turning.sheets import Cleric, Modifier, Named, Order, Undead


def test_a_few_fields_make_a_sheet() -> None:
    assert Cleric().level == 1
    assert Undead(hit_dice=4, order=Order.SUPERIOR).threat == 4


@pytest.mark.parametrize(
    ("stats", "threat"),
    [({}, 1), ({"hit_dice": 8}, 8), ({"hit_dice": 0}, 1), ({"threat": 0}, 0), ({"threat": 9, "hit_dice": 2}, 9)],
)
def test_g000_4_the_threat_is_that_of_the_hit_dice_unless_set_apart(stats: dict[str, int], threat: int) -> None:
    assert Undead.model_validate(stats).threat == threat


@pytest.mark.parametrize(
    ("stats", "most"),
    [({}, None), ({"hit_points": 22}, 22), ({"hit_points": 0}, None), ({"hit_points": 5, "max_hit_points": 22}, 22)],
)
def test_the_first_hit_points_are_the_most_unless_that_is_set(stats: dict[str, int], most: int | None) -> None:
    assert Undead.model_validate(stats).max_hit_points == most


@pytest.mark.parametrize("field", ["hit_points", "hit_dice"])
@pytest.mark.parametrize("value", [-1, "many", 10_001])
def test_a_field_out_of_bounds_is_one_fault_though_another_follows_from_it(field: str, value: object) -> None:
    [refused] = UNDEAD.faults({field: value})
    assert refused.text.args["field"] == say(f"turning-field-{field.replace('_', '-')}")


@pytest.mark.parametrize(
    ("field", "value"),
    [("hit_dice", "many"), ("hit_dice", 61), ("threat", -1), ("class_levels", 41), ("intelligence", 31), ("malus", -1)],
)
def test_a_value_out_of_bounds_names_its_field(field: str, value: object) -> None:
    with pytest.raises(ValidationError) as error:
        Undead.model_validate({field: value})
    assert error.value.errors()[0]["loc"] == (field,)


@pytest.mark.parametrize(
    ("field", "value"), [("level", 0), ("level", 41), ("attempts_used", -1), ("patron", "Lathander")]
)
def test_a_cleric_out_of_bounds_names_its_field(field: str, value: object) -> None:
    with pytest.raises(ValidationError) as error:
        Cleric.model_validate({field: value})
    assert error.value.errors()[0]["loc"] == (field,)


@given(st.text())
def test_b36_what_people_type_is_one_clean_line(typed: str) -> None:
    line = clean(typed, limit=100)
    assert Modifier(amount=1, reason=typed).reason == line
    assert (Cleric(deity=typed).deity, Cleric(recovery=typed).recovery) == (line, line)
    assert Undead(malus_reason=typed).malus_reason == line


def test_a_named_sheet_keeps_the_kind_of_its_sheet() -> None:
    with pytest.raises(ValidationError):
        Named[Cleric].model_validate({"sheet_id": 1, "name": "Wight", "sheet": Undead()})

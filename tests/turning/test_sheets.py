"""The sheets of clerics and undead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Fact
from bot.engine.sheet import SheetKind
from bot.engine.text import Arg, clean, say
from cogs.turning.kinds import CLERIC, COMPANION, UNDEAD
from cogs.turning.sheets import Cleric, Companion, Modifier, Named, Order, Position, Undead, Zone


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


def test_sheets_stored_before_places_were_known_are_there_and_in_sight() -> None:
    old = Undead.model_validate({"threat": 2, "hit_dice": 2, "order": "lower", "legion": False, "malus": 1})
    assert (old.present, old.in_sight, old.position, old.distance) == (True, True, None, None)
    cleric = Cleric.model_validate({"level": 5, "dark": False, "attempts_used": 1, "modifiers": []})
    assert (cleric.zones, cleric.position, cleric.dominated_hit_dice) == ((), None, 0)


@pytest.mark.parametrize("kind", [CLERIC, UNDEAD, COMPANION])
def test_forms_ask_for_four_fields_first_then_for_five_at_most_and_for_all_in_the_end(kind: SheetKind) -> None:
    assert len(kind.pages[0]) <= 4
    assert all(len(page) <= 5 for page in kind.pages)
    asked = [item.name for page in kind.pages for item in page]
    assert sorted(asked) == sorted(kind.model.model_fields)


def test_a_form_takes_places_and_zones_as_people_type_them() -> None:
    typed = {"dark": "no", "attempts_used": "0", "zones": "+3 chapel", "dominated_hit_dice": "6"}
    cleric = Cleric.model_validate(CLERIC.filled(1, {}, {**typed, "position": "4,5; −2"}))
    assert cleric.zones == (Zone(amount=3, reason="chapel"),)
    assert cleric.position == Position(east=45, north=-20)
    shown = {field.name: field.value for field in CLERIC.fields(1, cleric.model_dump(mode="json"))}
    assert shown == {**typed, "position": "4.5, −2"}
    filled = COMPANION.filled(0, {}, {"present": "yes", "in_sight": "no", "position": "", "distance": "21,1"})
    assert Companion.model_validate(filled) == Companion(in_sight=False, distance=211)


@pytest.mark.parametrize(("field", "typed"), [("position", "4,5,2"), ("distance", "−1"), ("distance", "near")])
def test_a_place_that_cannot_be_read_is_refused_with_its_hint(field: str, typed: str) -> None:
    with pytest.raises(Refused) as refused:
        COMPANION.filled(0, {}, {"present": "yes", "in_sight": "yes", field: typed})
    assert refused.value.reason is Shared.VALUE_UNREADABLE
    assert refused.value.text.args["help"] == say(f"turning-hint-{field}")


def test_a_roll_cannot_name_a_distance_which_the_sheet_keeps_in_decimetres() -> None:
    assert COMPANION.values(Companion(distance=210)) == {}
    assert "distance" not in UNDEAD.values(Undead(distance=210))


def card(companion: Companion) -> dict[str, Arg]:
    return {fact.label.id: fact.value for fact in COMPANION.card(companion) if isinstance(fact, Fact)}


def test_a_card_shows_metres_and_who_is_not_there() -> None:
    absent = card(Companion(present=False, distance=211))
    assert absent == {"turning-field-present": say("no"), "turning-field-distance": "21.1"}
    assert card(Companion()) == {"turning-field-present": say("yes")}

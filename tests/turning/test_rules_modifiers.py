"""Modifiers as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.turning.rules.modifiers import parse_modifiers, parse_zones, write_modifiers
from cogs.turning.sheets import Modifier, Zone


@pytest.mark.parametrize(
    ("typed", "modifiers"),
    [
        ("", []),
        ("+2 holy relic, −1 wounded", [(2, "holy relic"), (-1, "wounded")]),
        ("holy relic +2; wounded -1", [(2, "holy relic"), (-1, "wounded")]),
        ("3", [(3, "")]),
        ("–1", [(-1, "")]),
        ("+2 relic of the 3rd saint", [(2, "relic of the 3rd saint")]),
        (" +1 реліквія ,", [(1, "реліквія")]),
    ],
)
def test_modifiers_are_read(typed: str, modifiers: list[tuple[int, str]]) -> None:
    assert parse_modifiers(typed) == tuple(Modifier(amount=amount, reason=reason) for amount, reason in modifiers)


@pytest.mark.parametrize("typed", ["holy relic", "+2 relic, wounded", "+21", "−21 curse", "+ 2", "two", "99999"])
def test_what_is_no_modifier_is_not_guessed(typed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_modifiers(typed)


@pytest.mark.parametrize("typed", ["+1d6", "1d4 luck", "luck +1d6", "+2,5 relic", "+2.5 relic", "relic +2.5"])
def test_b02_dice_and_fractions_are_refused_and_not_cut(typed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_modifiers(typed)


@given(st.text(alphabet="+-−0123456789 ,;abcйé", max_size=40))
def test_modifiers_can_be_typed_again_as_they_are_shown(typed: str) -> None:
    try:
        modifiers = parse_modifiers(typed)
    except ValueError:
        return
    assert parse_modifiers(write_modifiers(modifiers)) == modifiers


def test_r000_7_sacred_zones_are_places_with_a_bonus_of_up_to_3() -> None:
    zones = parse_zones("+3 chapel of the Lamp, barrow −2")
    assert zones == (Zone(amount=3, reason="chapel of the Lamp"), Zone(amount=-2, reason="barrow"))
    assert parse_zones(write_modifiers(zones)) == zones


@pytest.mark.parametrize("typed", ["+4 cathedral", "−4 pit", "+3", "chapel", "+3 chapel, +1"])
def test_r000_7_a_zone_beyond_3_or_without_a_name_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_zones(typed)

"""Bloodied creatures of the 2nd edition, and how half of the hit points is rounded."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.ruling import Origin
from cogs.skirmish.rules.bloodied import depends_on_rounding, is_bloodied, threshold
from cogs.skirmish.rules.damage import damage, heal
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.sheets import Stats
from cogs.skirmish.tables import Rounding
from tests.skirmish.games import NO_DICE, OPTIONS, game, one, only, told

DOWN = OPTIONS.model_copy(update={"bloodied_rounding": Rounding.DOWN})


@pytest.mark.parametrize(("start", "half"), [(85, 40), (80, 40), (5, 0), (10, 5), (15, 5), (45, 20), (16, 10), (14, 5)])
def test_R004_41_half_is_rounded_to_the_nearest_multiple_of_5(start: int, half: int) -> None:
    assert threshold(start, OPTIONS) == half


@given(st.integers(1, 1000))
def test_G004_6_midway_goes_down_and_both_readings_agree_on_multiples_of_5(start: int) -> None:
    multiples = range(0, 1001, 5)
    nearest = min(multiples, key=lambda multiple: (abs(multiple - Fraction(start, 2)), multiple))
    lower = max(multiple for multiple in multiples if multiple <= Fraction(start, 2))
    assert threshold(start, OPTIONS) == nearest
    assert threshold(start, DOWN) == lower
    if not depends_on_rounding(start):
        assert nearest == lower


def test_R004_39_entering_and_leaving_are_told() -> None:
    state = game("A..x", Edition.SECOND, A=Stats(hit_points=85))
    above = damage(state, {1: 44}, NO_DICE)
    assert not told(above, "bloodied")
    hurt = damage(above.game, {1: 1}, NO_DICE)
    assert (only(hurt, "bloodied").entered, only(hurt, "bloodied").threshold) == (True, 40)
    assert is_bloodied(hurt.game, one(hurt.game, "A"))
    assert not told(damage(hurt.game, {1: 5}, NO_DICE), "bloodied")
    healed = heal(hurt.game, 1, 5)
    assert only(healed, "bloodied").entered is False
    readings = [note for ruling in hurt.rulings for note in ruling.trace if note.rule == "G004-6"]
    assert [note.origin for note in readings] == [Origin.READING]


def test_G004_7_there_are_no_morale_saves_in_the_second_edition_and_nobody_is_bloodied_in_the_first() -> None:
    second = damage(game("A..x", Edition.SECOND, A=Stats(hit_points=20)), {1: 15}, NO_DICE)
    assert second.game.top is None
    first = damage(game("A..x", A=Stats(hit_points=20)), {1: 15}, NO_DICE)
    assert not told(first, "bloodied")
    assert not is_bloodied(first.game, one(first.game, "A"))


def test_G004_6_with_5_hit_points_nobody_is_ever_bloodied_while_alive() -> None:
    state = damage(game("A..x", Edition.SECOND, A=Stats(hit_points=5)), {1: 4}, NO_DICE)
    assert not told(state, "bloodied")

"""The potential (R000-4 to R000-8)."""

import pytest

from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from bot.engine.text import Verbatim, say
from cogs.turning.rules.potential import MOST_MODIFIERS, general_lines, potential
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Cleric, Modifier, Zone

RELIC = Modifier(amount=2, reason="holy relic")
WOUNDED = Modifier(amount=-1, reason="wounded")


def test_e000_2_level_5_in_the_own_sacred_area_with_a_12() -> None:
    reckoning = potential(12, general_lines(Cleric(level=5), 3, ()))
    assert (reckoning.start.label, reckoning.start.amount) == (Verbatim(verbatim="d20"), 12)
    assert [(line.label, line.amount, line.rule) for line in reckoning.lines] == [
        (say("turning-line-level"), 5, "R000-5"),
        (say("turning-line-place"), 3, "R000-7"),
    ]
    assert reckoning.total == 20


def test_r000_6_standing_modifiers_and_those_of_the_moment_count_under_their_reasons() -> None:
    nameless = Modifier(amount=1)
    reckoning = potential(2, general_lines(Cleric(level=1, modifiers=(RELIC,)), 0, (WOUNDED, nameless)))
    assert [(line.label, line.amount, line.rule) for line in reckoning.lines] == [
        (say("turning-line-level"), 1, "R000-5"),
        ("holy relic", 2, "R000-6"),
        ("wounded", -1, "R000-6"),
        (say("turning-line-modifier"), 1, "R000-6"),
    ]
    assert reckoning.total == 5
    assert {line.origin for line in reckoning.lines} == {Origin.SOURCE}


@pytest.mark.parametrize("face", [1, 20])
def test_r000_4_a_natural_1_or_20_shows_no_sum_beyond_the_die(face: int) -> None:
    reckoning = potential(face, general_lines(Cleric(level=20, modifiers=(RELIC,)), 3, (WOUNDED,)))
    assert reckoning.lines == ()
    assert reckoning.total == face


@pytest.mark.parametrize("face", [2, 19])
def test_r000_4_every_other_face_is_added_to(face: int) -> None:
    assert potential(face, general_lines(Cleric(level=5), 0, ())).total == face + 5


@pytest.mark.parametrize("place", [-3, -1, 0, 1, 3])
def test_r000_7_the_place_helps_or_hinders_by_up_to_3(place: int) -> None:
    assert potential(10, general_lines(Cleric(level=1), place, ())).total == 11 + place


@pytest.mark.parametrize("place", [-4, 4, 100])
def test_r000_7_more_than_3_is_refused(place: int) -> None:
    with pytest.raises(Refused) as refused:
        general_lines(Cleric(), place, ())
    assert refused.value.reason is TurningRefusal.PLACE
    assert refused.value.text.args == {"place": place, "bound": 3}


def test_more_modifiers_than_an_answer_holds_are_refused() -> None:
    assert len(general_lines(Cleric(), 0, [RELIC] * MOST_MODIFIERS)) == MOST_MODIFIERS + 1
    with pytest.raises(Refused) as refused:
        general_lines(Cleric(), 0, [RELIC] * (MOST_MODIFIERS + 1))
    assert refused.value.reason is TurningRefusal.TOO_MANY_MODIFIERS
    assert refused.value.text.args == {"limit": MOST_MODIFIERS}


def test_r000_7_a_zone_that_the_cleric_knows_counts_under_its_name() -> None:
    [_, place] = general_lines(Cleric(level=5), Zone(amount=3, reason="chapel of the Lamp"), ())
    assert (place.label, place.amount, place.rule) == ("chapel of the Lamp", 3, "R000-7")

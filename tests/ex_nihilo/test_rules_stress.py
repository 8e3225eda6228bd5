"""The dice of the G.S.P., and exact chances (R003-36, R003-40)."""

from __future__ import annotations

from fractions import Fraction

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice
from cogs.ex_nihilo.rules.stress import LEVELS, chance, initiative_dice, save_dice, situations, thrown
from cogs.ex_nihilo.tables.options import LevelDice
from tests.ex_nihilo.fighters import TABLES, options

DICE = st.integers(0, 2)


def exact(lead: int, ours: int, theirs: int) -> Fraction:
    found = chance(lead, ours, theirs)
    return Fraction(found.num, found.den)


@pytest.mark.parametrize("ours", [0, 1, 2])
@pytest.mark.parametrize("theirs", [0, 1, 2])
def test_R003_40_every_chance_is_that_of_icepool(ours: int, theirs: int) -> None:
    d30 = icepool.d(30)
    difference = (ours @ d30 if ours else icepool.Die([0])) - (theirs @ d30 if theirs else icepool.Die([0]))
    for lead in range(-65, 66):
        assert exact(lead, ours, theirs) == difference.probability(">=", -lead), lead


@given(st.integers(-70, 70), DICE, DICE)
def test_a_point_more_never_hurts(lead: int, ours: int, theirs: int) -> None:
    assert exact(lead, ours, theirs) <= exact(lead + 1, ours, theirs)


@given(st.integers(-70, 70), DICE, DICE)
def test_what_one_side_reaches_the_other_does_not_pass(lead: int, ours: int, theirs: int) -> None:
    assert exact(lead, ours, theirs) + exact(-lead - 1, theirs, ours) == 1


def test_R003_36_the_dice_of_each_level() -> None:
    rows = [TABLES.levels.row_for(level) for level in LEVELS]
    assert [(row.roll, row.difficulty) for row in rows] == [(1, 0), (0, 0), (1, 1), (2, 2), (0, 1)]


def test_R003_41_G003_10_the_list_gives_the_dice_of_initiative() -> None:
    assert [initiative_dice(level, TABLES) for level in LEVELS] == [(1, 1), (1, 1), (1, 1), (2, 2), (2, 2)]
    column = options(initiative_dice=LevelDice.COLUMN)
    assert [initiative_dice(level, column) for level in LEVELS] == [(1, 1), (0, 1), (1, 1), (2, 2), (0, 2)]


def test_G003_22_the_dice_of_saves() -> None:
    assert [save_dice(level, TABLES) for level in LEVELS] == [0, 0, 1, 2, 1]
    assert [save_dice(level, options(save_dice=LevelDice.LIST)) for level in LEVELS] == [1, 1, 1, 2, 2]


def test_thrown_dice_are_one_line_with_their_faces() -> None:
    assert thrown(0, ScriptedDice([])) == ()
    (line,) = thrown(2, ScriptedDice([12, 9]))
    assert line.amount == 21
    assert "12 + 9" in str(line.label)


def test_odds_know_each_level_by_its_dice() -> None:
    assert [(one.id, one.ours, one.theirs) for one in situations(TABLES)] == [
        ("gsp--1", "1d30", ""),
        ("gsp-0", "", ""),
        ("gsp-1", "1d30", "1d30"),
        ("gsp-2", "2d30", "2d30"),
        ("gsp-3", "", "1d30"),
    ]

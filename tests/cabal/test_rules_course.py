"""Matches in their scenes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.engine.dice import ScriptedDice
from cogs.cabal.rules.course import resume_match
from cogs.cabal.rules.match import match_of, resumed
from cogs.cabal.rules.model import Draw, Resign, Side
from tests.cabal.games import acted, begun

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


@pytest.mark.parametrize("days", [None, 2])
def test_the_turn_in_which_a_recorded_game_goes_on_has_its_time(days: int | None) -> None:
    match = resumed(acted(begun(), Draw(side=Side.FIRST)), bot=None, level=2, days=days)
    scene = resume_match("Crypt", ("Ada", 7), ("Bea", 8), match, ScriptedDice([]), NOON).scene
    assert match_of(scene).move_by == (None if days is None else NOON + timedelta(days=days))


def test_a_recorded_game_that_is_over_has_no_time_left_to_run_out() -> None:
    match = resumed(acted(begun(), Resign(side=Side.FIRST)), bot=None, level=2, days=2)
    scene = resume_match("Crypt", ("Ada", 7), ("Bea", 8), match, ScriptedDice([]), NOON).scene
    assert match_of(scene).move_by is None

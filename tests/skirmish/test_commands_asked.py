"""Morale saves and the initiative of creatures apart from any game, when the GM asks for them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.text import Ratio
from cogs.skirmish.rules.apart import Apart, initiative_apart, save_apart
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.sheets import Stats
from tests.play import evening, refused, stored
from tests.table import Table, words
from tests.tabletop.checks import a_sheet, ask, card
from tests.tabletop.scenes import said_to


def saved(face: int, *, level: int = 5, rating: int = 4, modifier: int = 0) -> Apart:
    stats = Stats(level=level, commander_rating=rating)
    return Apart.model_validate(save_apart("Bor", stats, modifier, ScriptedDice([face])).result)


@pytest.mark.parametrize(("face", "passed"), [(10, False), (11, True)])
def test_E004_2_level_five_and_rating_four_need_eleven(face: int, passed: bool) -> None:
    assert saved(face).passed is passed
    assert saved(face).chance == Ratio(num=10, den=20, percent=True)


def test_R004_4_a_natural_twenty_passes_and_a_natural_one_does_not() -> None:
    assert saved(20, level=0, rating=0).passed
    assert not saved(1, level=19, rating=20).passed
    assert saved(2, level=0, rating=0).chance == Ratio(num=1, den=20, percent=True)
    assert saved(2, level=30).chance == Ratio(num=19, den=20, percent=True)


def test_G004_24_the_fearless_make_no_morale_saves() -> None:
    with pytest.raises(Refused) as refusal:
        save_apart("Bor", Stats(fearless=True), 0, ScriptedDice([]))
    assert refusal.value.reason is SkirmishRefusal.FEARLESS


def test_G004_8_a_commander_adds_its_rating_to_the_initiative() -> None:
    rolled = initiative_apart("Bor", Stats(commander_rating=4), -1, ScriptedDice([7]))
    assert Apart.model_validate(rolled.result).reckoning.total == 10


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await a_sheet(opened, "skirmish", "creature", "Bor", opened.owner, level=5)
        yield opened


async def test_a_save_is_asked_for_with_a_commanders_rating(table: Table) -> None:
    asked = await ask(table, "skirmish.save-apart", table.owner, difficulty="+3")
    told = said_to(await table.press(table.owner, asked, "Roll"))
    assert "Stands fast against DC 20" in told
    assert "20, success" in words(card(table))


@pytest.mark.parametrize("typed", ["15", "+99", "brave"])
async def test_the_dc_is_the_rules_and_not_the_gms(typed: str, table: Table) -> None:
    before = await stored(table)
    people = f"<@{table.owner.id}>"
    assert refused(await table.slash(table.gm, "ask", people=people, check="skirmish.save-apart", difficulty=typed))
    assert await stored(table) == before

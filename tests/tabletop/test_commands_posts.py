"""*Adjudicate* on a post, *Sheets* on a person: rulings link the post, sheets are shown as far as one may see them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.play import cleric, evening, refused, stored, undead
from tests.table import Table, words
from tests.tabletop.checks import NAME, plant
from tests.tabletop.scenes import said_to


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await cleric(opened, "Ada", level=9)
        await undead(opened, "Ghoul", threat=2)
        yield opened


async def post(table: Table) -> Any:
    """A post of the owner's."""
    return await table.owner.send(table.channel, "I listen at the door.")


async def judging(table: Table, check: str, message: Any) -> Any:
    asked = await table.gm.context_menu(table.channel, "Adjudicate", message)
    return await table.choose(table.gm, asked, "Choose a check", check)


async def test_a_plain_roll_answers_the_post_in_the_open(table: Table) -> None:
    message = await post(table)
    form = await judging(table, "Dice", message)
    done = await table.submit(table.gm, form, expression="1d20", difficulty="15", visibility="open")
    assert f"/{message.id}" in words(done)
    assert "12, failure" in words(done)
    assert table.sees(table.player, "12, failure")


async def test_a_rulesets_check_is_made_with_the_authors_sheet_first(table: Table) -> None:
    plant(table.bot)
    await cleric(table, "Bea", table.player, level=1)
    message = await post(table)
    which = await judging(table, NAME, message)
    form = await table.choose(table.gm, which, "Choose a sheet", "Ada")
    done = await table.submit(table.gm, form, difficulty="20", visibility="open")
    assert "21 against 20" in words(done)


async def test_a_check_that_nobody_can_make_says_so(table: Table) -> None:
    told = await judging(table, "Observe", await post(table))
    assert "Nobody has a sheet" in (refused(told) or "")


async def test_a_blind_ruling_is_the_gms_alone(table: Table) -> None:
    message = await post(table)
    form = await judging(table, "Dice", message)
    done = await table.submit(table.gm, form, expression="1d20", difficulty="", visibility="blind")
    assert "12" in said_to(done)
    assert not table.sees(table.owner, f"/{message.id}")


async def test_only_the_gm_adjudicates_and_what_cannot_be_read_stores_nothing(table: Table) -> None:
    message = await post(table)
    for who in (table.owner, table.player, table.spectator, table.admin):
        assert refused(await who.context_menu(table.channel, "Adjudicate", message))
    form = await judging(table, "Dice", message)
    before = await stored(table)
    assert refused(await table.submit(table.gm, form, expression="1d20", difficulty="hard", visibility="open"))
    assert refused(await table.submit(table.gm, await judging(table, "Dice", message), expression="one", difficulty=""))
    assert await stored(table) == before


async def test_somebodys_sheets_are_listed_and_shown_to_whoever_may_see_them(table: Table) -> None:
    listed = await table.player.context_menu(table.channel, "Sheets", table.owner)
    assert "1" in said_to(listed)
    card = await table.choose(table.player, listed, "Choose a sheet", "Ada")
    assert "Ada" in words(card)
    assert "no sheet" in said_to(await table.player.context_menu(table.channel, "Sheets", table.spectator))


async def test_hidden_sheets_are_in_no_list_of_players(table: Table) -> None:
    await undead(table, "Lich", hidden=True, threat=9)
    assert "Lich" not in str(await table.player.context_menu(table.channel, "Sheets", table.gm))
    assert not table.sees(table.player, "Lich")

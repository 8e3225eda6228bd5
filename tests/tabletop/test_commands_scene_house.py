"""A scene is played by the house rules it began with, until the GM lets it take those of now."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play import evening, refused
from tests.table import Table, labels, words
from tests.tabletop.houses import ONE_ROW, RESULTS, own
from tests.tabletop.scenes import crypt, status, stored_scene, with_sheets

TAKE, KEPT = "Take the new house rules", "keeps those it began with"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await with_sheets(opened)
        yield opened


async def set_results(table: Table) -> str:
    """The GM sets another table of results."""
    form = await table.slash(table.gm, "house set", rule=RESULTS)
    return words(await table.submit(table.gm, form, value=ONE_ROW))


async def chance(table: Table) -> str:
    """What an attempt in the channel of the scene would do."""
    shown = await table.slash(table.owner, "turning attempt", cleric="Ada", undead="Ghoul", preview=True)
    assert refused(shown) is None
    return words(shown)


async def test_a_scene_keeps_its_rules_takes_new_ones_by_the_gms_word_and_goes_back_exactly(table: Table) -> None:
    await crypt(table, start=False)
    began = await chance(table)
    assert KEPT not in words(await status(table, table.gm))
    told = await set_results(table)
    assert "A scene keeps the house rules it began with: Crypt" in told
    assert await chance(table) == began
    [seen, players] = [await status(table, who) for who in (table.gm, table.player)]
    assert KEPT in words(seen)
    assert KEPT in words(players)
    assert TAKE in labels(seen)
    assert TAKE not in labels(players)

    await table.press(table.gm, seen, TAKE)
    assert await chance(table) != began
    assert (await stored_scene(table)).house == {"turning": await own(table)}
    assert refused(await table.press(table.gm, seen, TAKE)) == "“Crypt” is played by these house rules already."

    undo = await table.slash(table.gm, "scene undo", scene="Crypt")
    await table.press(table.gm, undo, "Undo")
    assert (await stored_scene(table)).house == {}
    assert await chance(table) == began


async def test_what_is_done_where_no_scene_is_open_follows_the_guild_at_once(table: Table) -> None:
    before = await chance(table)
    assert "keeps the house rules" not in await set_results(table)
    changed = await chance(table)
    assert changed != before
    await crypt(table, start=False)
    await table.slash(table.gm, "house reset", rule=RESULTS)
    assert await chance(table) == changed

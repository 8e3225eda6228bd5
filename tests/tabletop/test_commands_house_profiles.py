"""`/house profiles`: a set of rules is kept under a name, played by as a whole, shared as a file, and forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.services import houseprofiles, houserules
from bot.services.houseprofiles import MOST
from tests.play import evening, refused, stored
from tests.table import Table, labels, words
from tests.tabletop.scenes import said_to

RULE, OTHER = "turning.options.fixed_number", "turning.options.number_affected"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await opened.slash(opened.gm, "house set", rule=RULE, value="11")
        yield opened


async def own(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = await table.bot.storage.read(table.guild.id, lambda db: houserules.own(db, "turning"))
    return found


async def kept(table: Table, name: str) -> Any:
    listed = await table.slash(table.gm, "house profiles")
    return await table.submit(table.gm, await table.press(table.gm, listed, "Keep the rules in force …"), name=name)


async def test_a_profile_is_played_by_as_a_whole(table: Table) -> None:
    assert "Elevens" in said_to(await kept(table, "Elevens"))
    await table.slash(table.gm, "house reset", rule=RULE)
    await table.slash(table.gm, "house set", rule=OTHER, value="fixed")
    card = await table.choose(table.gm, await table.slash(table.gm, "house profiles"), "Choose a profile", "Elevens")
    assert "→ 11" in words(card).replace("**", "")
    assert await own(table) == {"options.number_affected": "fixed"}, "nothing changes before the GM confirms"
    await table.press(table.gm, card, "Play by it")
    assert await own(table) == {"options.fixed_number": 11}
    assert "profile" in words(await table.slash(table.player, "ledger recent"))


async def test_players_read_and_take_profiles_along_and_change_none(table: Table) -> None:
    await kept(table, "Elevens")
    listed = await table.slash(table.player, "house profiles")
    assert labels(listed) == []
    card = await table.choose(table.player, listed, "Choose a profile", "Elevens")
    assert sorted(labels(card)) == ["All profiles", "As a file"]
    assert said_to(await table.press(table.player, card, "As a file"))
    before = await stored(table)
    for action in ("profile-play:1", "profile-forget:1", "profile-save"):
        assert refused(await table.forge(table.player, card, f"gcb1:tabletop:{action}"))
    assert await stored(table) == before


async def test_a_name_is_replaced_forgotten_and_needed(table: Table) -> None:
    await kept(table, "Elevens")
    await table.slash(table.gm, "house set", rule=RULE, value="9")
    await kept(table, "ELEVENS")
    profiles = await table.bot.storage.read(table.guild.id, houseprofiles.listed)
    assert [one.name for one in profiles] == ["ELEVENS"]
    assert b"9" in profiles[0].file
    card = await table.choose(table.gm, await table.slash(table.gm, "house profiles"), "Choose a profile", "ELEVENS")
    assert "no profile yet" in words(await table.press(table.gm, card, "Forget it"))
    assert refused(await table.forge(table.gm, card, "gcb1:tabletop:profile-play:1")), "it is gone"
    assert refused(await kept(table, " \u200b"))


async def test_a_25th_profile_is_kept_and_no_26th(table: Table) -> None:
    def fill(db: Any) -> None:
        for n in range(MOST):
            houseprofiles.save(db, f"Profile {n}", b"gravecaller = 1\n", table.bot.clock.now())

    await table.bot.storage.write(table.guild.id, fill)
    assert refused(await kept(table, "One more"))
    assert "Profile 24" in said_to(await kept(table, "Profile 24"))


async def test_a_profile_that_fits_no_more_says_what_is_wrong(table: Table) -> None:
    file = b"gravecaller = 1\n\n[turning.options]\nfixed_number = 0\n"
    await table.bot.storage.write(table.guild.id, lambda db: houseprofiles.save(db, "Old", file, table.bot.clock.now()))
    told = await table.choose(table.gm, await table.slash(table.gm, "house profiles"), "Choose a profile", "Old")
    assert "too low" in words(told)
    before = await own(table)
    await table.forge(table.gm, told, "gcb1:tabletop:profile-play:1")
    assert await own(table) == before

"""Attempts of the same moment: at one undead only the strongest counts, and every message says it (R000-19)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.play import affect_everybody, cleric, evening, lasting, refused, stored, undead
from tests.table import SELECT, Table, controls, labels, words


async def two_clerics(table: Table) -> None:
    """Ada, the owner's, is weaker than Bo, the player's."""
    await affect_everybody(table)
    await cleric(table, "Ada", level=5)
    await cleric(table, "Bo", table.player, level=9)
    for name in ("Ghoul", "Ghast"):
        await undead(table, name, threat=1, hit_points=30)


async def attempt_with(table: Table, who: Any, other: str = "#1", **options: Any) -> Any:
    return await table.slash(who, "turning attempt", **{"with": other}, **options)


async def test_the_newest_attempts_of_the_channel_are_suggested(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        assert await table.suggest(table.player, "turning attempt", "with", "") == {}
        await table.slash(table.owner, "turning attempt")
        await table.slash(table.owner, "roll", expression="1d6")
        await table.slash(table.owner, "turning attempt", undead="Ghoul")
        found = await table.suggest(table.player, "turning attempt", "with", "")
        assert list(found.values()) == ["#3", "#1"]
        assert all(re.fullmatch(r"Ada · \d\d:\d\d · #[13]", text) for text in found)
        assert list(await table.suggest(table.player, "turning command", "with", "#3")) == [next(iter(found))]


@pytest.mark.parametrize("typed", ["#2", "2", "#99", "9" * 40, "Ada", "@everyone"])
async def test_only_an_attempt_of_this_channel_can_be_of_the_same_moment(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        await table.slash(table.owner, "turning attempt")
        await table.slash(table.owner, "roll", expression="1d6")
        before = await stored(table)
        assert "is no attempt in this channel" in str(refused(await attempt_with(table, table.player, typed)))
        thread = await table.open_thread("crypt")
        no = await table.slash(table.player, "turning attempt", channel=thread, **{"with": "#1"})
        assert "is no attempt in this channel" in str(refused(no))
        assert await stored(table) == before


async def test_e000_16_a_stronger_attempt_takes_the_place_of_an_earlier_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        ada = await table.slash(table.owner, "turning attempt", cleric="Ada")
        await table.choose(table.owner, ada, "Choose an effect", "Ghoul: Positive Direct Damage")
        bo = await attempt_with(table, table.player, undead="Ghoul, Ghast")
        assert "Counts instead of a weaker simultaneous attempt: Ghoul, Ghast." in words(bo)
        # The message of before does not know it yet; its controls do.
        stale = [option["label"] for option in controls(ada, SELECT)[0]["options"]]
        assert stale == ["Ghast: Keep at Bay", "Ghast: Positive Direct Damage"]
        no = refused(await table.choose(table.owner, ada, "Choose an effect", "Ghast: Keep at Bay"))
        assert "A stronger simultaneous attempt counts" in str(no)
        assert words(ada).count("a stronger simultaneous attempt counts") == 2
        assert labels(ada) == ["Why?"]
        await table.press(table.player, bo, "Strongest for all")
        assert [one.kind for one in await lasting(table)] == ["divine-stunning"] * 2


async def test_a_weaker_attempt_that_comes_later_says_at_once_that_it_does_not_count(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        bo = await table.slash(table.player, "turning attempt", cleric="Bo")
        before = words(bo)
        ada = await attempt_with(table, table.owner, undead="Ghoul, Ghast")
        assert words(ada).count("a stronger simultaneous attempt counts") == 2
        assert labels(ada) == ["Why?"]
        await table.press(table.player, bo, "Strongest for all")
        assert words(bo) != before
        assert "Of simultaneous attempts only the strongest counts" in words(
            await table.press(table.spectator, ada, "Why?")
        )


async def test_three_attempts_of_one_moment_are_one_moment_whichever_of_them_is_named(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        await cleric(table, "Cy", table.spectator, level=13)
        ada = await table.slash(table.owner, "turning attempt", cleric="Ada", undead="Ghoul")
        bo = await attempt_with(table, table.player, "#1", undead="Ghoul")
        number = await table.suggest(table.spectator, "turning attempt", "with", "Bo")
        cy = await attempt_with(table, table.spectator, next(iter(number.values())), undead="Ghoul")
        assert "Counts instead" in words(cy)
        for who, made in ((table.owner, ada), (table.player, bo)):
            await table.press(who, made, "Strongest for all")
            assert "a stronger simultaneous attempt counts" in words(made)
        assert await lasting(table) == []
        again = await attempt_with(table, table.player, "#1", undead="Ghast", cleric="Bo")
        assert "already made one of these simultaneous attempts" in str(refused(again))


async def test_the_choices_of_an_attempt_that_was_joined_still_stand_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        ada = await table.slash(table.owner, "turning attempt", cleric="Ada", undead="Ghast")
        bo = await attempt_with(table, table.player, undead="Ghoul")
        await table.restart()
        await table.choose(table.owner, ada, "Choose an effect", "Ghast: Keep at Bay")
        await table.choose(table.player, bo, "Choose an effect", "Ghoul: Keep at Bay")
        assert "Keep at Bay for" in words(ada)
        assert "Keep at Bay for" in words(bo)
        assert refused(await table.slash(table.gm, "ledger recent")) is None


async def test_the_same_joined_attempt_delivered_twice_is_made_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        await table.slash(table.owner, "turning attempt", cleric="Ada")
        bo = await attempt_with(table, table.player)
        before = await stored(table)
        await table.again(bo, unanswered=True)
        assert await stored(table) == before


async def test_hidden_undead_of_a_joined_attempt_stay_hidden(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await two_clerics(table)
        lich = await undead(table, "Acererak", hidden=True, threat=1)
        await table.slash(table.owner, "turning attempt", cleric="Ada")
        bo = await attempt_with(table, table.player)
        assert f"undead {lich.id}" in words(bo)
        for who in table.people.values():
            await table.press(who, bo, "Why?")
        assert not any(table.sees(who, "Acererak") for name, who in table.people.items() if name != "gm")

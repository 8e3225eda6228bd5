"""`/scene`: whoever is hidden is so by every door, and what happens in hidden turns is for the GM alone (B21)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.effects import Effect
from bot.services import effects
from tests.play import evening, refused, undead
from tests.table import Table, labels, words
from tests.tabletop.scenes import (
    call,
    card,
    controls_of,
    crypt,
    heard,
    left,
    now,
    said_to,
    status,
    stored_scene,
    with_sheets,
)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened


def leaks(table: Table, *secrets: str) -> set[str]:
    """Who but the GM could have read one of the secrets."""
    return {
        name
        for name, who in table.people.items()
        if name != "gm" and any(table.sees(who, secret) for secret in secrets)
    }


async def with_lich(table: Table) -> None:
    """The fight, with a Lich that players know nothing of; it acts last. Confusing Order lies on it."""
    ada, _ = await with_sheets(table)
    lich = await undead(table, "Lich", hidden=True)
    await crypt(table, start=False)
    order = Effect(ruleset="turning", kind="confusing-order", sheet_id=lich.id, source_id=ada.id, rounds=1)
    await table.bot.storage.write(table.guild.id, lambda db: effects.begin(db, [order], by=1))
    await table.slash(table.gm, "scene add", who="Lich, Imp", hidden=True)
    await table.slash(table.gm, "scene start")


async def test_b21_hidden_participants_are_in_nothing_that_players_get_by_any_door(table: Table) -> None:
    await with_lich(table)
    for _ in range(2):
        await table.press(table.owner, call(table), "Done")
        await table.press(table.player, call(table), "Done")
        hidden = await table.press(table.gm, call(table), "Done")
        assert "The GM has the turn: Lich." in said_to(hidden)
        for who in (table.owner, table.player, table.spectator, table.admin):
            said_to(await status(table, who))
            await table.press(who, call(table), "Why?")
            await table.slash(who, "scene undo")
            await table.slash(who, "ledger recent")
            for command in ("next", "hold", "back", "act"):
                assert refused(await table.slash(who, f"scene {command}"))
            for name in ("Lich", "Imp"):
                other = str(refused(await table.slash(who, "scene remove", who=f"{name}ling")))
                assert refused(await table.slash(who, "scene remove", who=name)) == other.replace("ling", "")
            for command, option in (("remove", "who"), ("act", "who"), ("next", "scene")):
                await table.suggest(who, f"scene {command}", option, "")
        await table.press(table.gm, hidden, "Done")
        await table.slash(table.gm, "scene next")
    assert "Lich" in said_to(await status(table, table.gm))
    await table.press(table.gm, await table.slash(table.gm, "scene close"), "Close the scene")
    assert leaks(table, "hidden", "Confusing") == set()
    answered = ("“Lich”", "“Imp”")  # what they have typed themselves
    for name, who in table.people.items():
        if name != "gm":
            said = table.visible_to(who).replace(answered[0], "").replace(answered[1], "")
            assert "Lich" not in said.replace("“Lichling”", ""), name
            assert "Imp" not in said.replace("“Impling”", ""), name


async def test_a_hidden_turn_is_announced_to_nobody_and_shown_to_the_gm_who_pressed(table: Table) -> None:
    await with_lich(table)
    await table.press(table.owner, call(table), "Done")
    await table.press(table.player, call(table), "Done")
    before, stood = len(heard(table)), words(card(table))
    answer = await table.press(table.gm, call(table), "Done")
    assert labels(answer)[:2] == ["Done", "Hold"]
    assert len(heard(table)) == before
    assert words(card(table)) == stood
    assert "turn of “Ghoul”" in str(refused(await table.slash(table.owner, "scene next"))), "as they last knew it"
    await table.press(table.gm, await table.press(table.gm, answer, "Done"), "Done")
    assert "**Round 2.**" in words(call(table))
    assert await now(table) == "Ada"


async def test_a_player_whose_turn_precedes_a_hidden_one_hears_the_same_as_before_any_other(table: Table) -> None:
    await with_lich(table)
    assert left(await table.press(table.owner, call(table), "Done"))
    person = await controls_of(table, "Ghoul")
    await table.press(table.gm, person, "Defeated")
    assert left(await table.press(table.player, call(table), "Done"))
    assert await now(table) == "Lich"


async def test_an_alias_stands_for_name_and_numbers_until_the_gm_shows_them(table: Table) -> None:
    await undead(table, "Vampire", hidden=True)
    await crypt(table, start=False)
    await table.slash(table.gm, "scene add", who="Vampire", alias="pale lady")
    await table.slash(table.gm, "scene start")
    assert "4. pale lady" in words(card(table))
    assert "shown as" not in words(card(table))
    for who in (table.owner, table.player, table.gm):
        await table.press(who, call(table), "Done")
    assert "The GM has the turn: pale lady." in words(call(table))
    assert leaks(table, "Vampire") == set()
    person = await controls_of(table, "Vampire")
    await table.press(table.gm, person, "Show to players")
    assert "Vampire appears." in words(heard(table)[-1])
    assert "Vampire: initiative 10" in words(card(table))


async def test_the_die_of_a_hidden_confused_undead_is_for_the_gm(table: Table) -> None:
    await with_lich(table)
    started = await stored_scene(table)
    assert started.round == 1
    told = await table.slash(table.gm, "scene back")
    again = await table.slash(table.gm, "scene start")
    assert "Confusing Order: d6" in said_to(again)
    assert said_to(told)
    assert leaks(table, "Confusing Order") == set()

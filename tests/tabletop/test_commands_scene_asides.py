"""`/scene`: where a player's click leads to a hidden turn, the GM is told aside, once, and nobody else is (B21)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.audience import said
from tests.play import cleric, evening, refused
from tests.table import Table
from tests.tabletop.scenes import call, heard, now, said_to, status

DM = "/channels/*/messages"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """It is the turn of Bo, the player's. After him comes the Lich, of whom players know nothing, then Ada."""
    async with evening(tmp_path) as opened:
        opened.may_ping = {opened.owner.id, opened.player.id}
        await opened.slash(opened.gm, "scene open", name="Crypt", ruleset="turning")
        await opened.slash(opened.owner, "scene join", who="Ada")
        await opened.slash(opened.player, "scene join", who="Bo")
        await opened.slash(opened.gm, "scene add", who="Lich", hidden=True)
        await opened.slash(opened.gm, "scene start")
        await opened.press(opened.owner, call(opened), "Done")
        yield opened


def asides(table: Table) -> dict[str, list[str]]:
    """What has been said to each of them alone, by direct message, where there was anything."""
    rooms = {table.env.backend.get_dm_channel(who.id).id: name for name, who in table.people.items()}
    found: dict[str, list[str]] = {}
    for part in said(table.env):
        if part.channel_id in rooms:
            found.setdefault(rooms[part.channel_id], []).append(part.words)
    return found


async def seated(table: Table, *names: str) -> None:
    """These hold the GM seat by id, and no role does."""
    users = tuple(table.people[name].id for name in names)
    change = {"gm_role": None, "gm_users": users}
    await table.bot.change_guild_settings(table.guild.id, lambda stored: stored.model_copy(update=change))


async def test_b21_where_a_players_click_leads_to_a_hidden_turn_the_gm_hears_of_it_once(table: Table) -> None:
    before = len(heard(table))
    await table.press(table.player, call(table), "Done")
    assert len(heard(table)) == before
    [(who, [words])] = asides(table).items()
    assert who == "gm"
    assert f"<#{table.channel.id}>: the turn of Lich has begun" in words
    [sent] = [entry.json for entry in table.env.http_requests if "turn of Lich" in str(entry.json)]
    assert sent["enforce_nonce"]
    assert not any(sent["allowed_mentions"].values())
    await table.later(3600)
    await table.restart()
    assert await table.slash(table.gm, "scene next")
    assert asides(table) == {"gm": [words]}
    assert not any(table.sees(table.people[name], "Lich") for name in table.people if name != "gm")


async def test_it_is_told_again_with_each_turn_but_not_when_turns_go_back_and_forth(table: Table) -> None:
    pressed = call(table)
    await table.press(table.player, pressed, "Done")
    await table.slash(table.player, "scene back")
    assert await now(table) == "Bo"
    again = await table.slash(table.player, "scene undo")
    assert len(asides(table)["gm"]) == 1
    assert said_to(again)
    await table.slash(table.player, "scene next")
    assert await now(table) == "Lich"
    assert len(asides(table)["gm"]) == 2


async def test_a_hidden_turn_that_is_taken_back_before_it_could_be_told_is_not_told(table: Table) -> None:
    with table.failing("POST", DM):
        await table.press(table.player, call(table), "Done")
    tried = asides(table)
    await table.slash(table.gm, "scene back")
    await table.later(3600)
    assert await now(table) == "Bo"
    assert asides(table) == tried


async def test_whoever_has_brought_it_about_as_the_gm_is_told_by_the_answer_alone(table: Table) -> None:
    await seated(table, "gm", "admin")
    assert "The GM has the turn: Lich." in said_to(await table.press(table.gm, call(table), "Done"))
    assert asides(table) == {}
    await table.slash(table.gm, "scene back")
    await table.press(table.player, call(table), "Done")
    assert {*asides(table)} == {"gm", "admin"}


async def test_whoever_opened_the_scene_and_is_the_gm_no_more_is_told_nothing(table: Table) -> None:
    table.env.backend.remove_member_role(table.guild.id, table.gm.id, table.gm_role.id)
    await table.press(table.player, call(table), "Done")
    assert (await now(table), asides(table)) == ("Lich", {})


async def test_b32_closed_direct_messages_are_not_tried_again_and_nobody_is_told_instead(table: Table) -> None:
    before = len(heard(table))
    with table.failing("POST", DM, status=403, code=50007):
        await table.press(table.player, call(table), "Done")
    tried = asides(table)
    await table.later(24 * 3600)
    assert asides(table) == tried
    assert len(heard(table)) == before
    assert "Lich" in said_to(await status(table, table.gm))
    await table.slash(table.gm, "scene next")
    assert await now(table) == "Ada"
    assert len(heard(table)) == before + 1


async def test_whoever_plays_somebody_hidden_is_told_too(table: Table) -> None:
    await cleric(table, "Spy", table.spectator, level=1)
    await table.slash(table.gm, "scene add", who="Spy", hidden=True)
    await table.press(table.player, call(table), "Done")
    await table.slash(table.gm, "scene next")
    assert await now(table) == "Spy"
    assert "Spy" in asides(table)["spectator"][-1]
    assert refused(await table.slash(table.owner, "scene next"))

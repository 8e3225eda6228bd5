"""What Discord refuses is tried again or makes way, and the GM hears of channels in which the bot may not speak."""

from __future__ import annotations

from copy import copy
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.surface.announcer import delay
from bot.surface.speaking import Trouble
from tests.bot.surface.announcer.saying import TURN, another_channel, heard, put, waiting
from tests.table import Table, words


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (429, 0), (404, 0), (401, 0)])
async def test_what_passes_is_tried_again_in_order_and_holds_up_no_other_channel(
    table: Table, status: int, code: int
) -> None:
    vault = another_channel(table)
    with table.failing("POST", f"/channels/{table.channel.id}/messages", status=status, code=code):
        await put(table, "Ada", "Bea")
        await put(table, "Cid", channel=vault)
        await table.later(20)
        await table.later(60)
    assert heard(vault) == ["Cid"]
    assert heard(table.channel) == []
    await table.later(300)
    assert heard(table.channel) == ["Ada", "Bea"]


async def test_the_network_may_fail(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise OSError("network is unreachable")

    with monkeypatch.context() as patch:
        patch.setattr(table.bot.http, "send_message", broken)
        await put(table, "Ada")
    await table.later(20)
    assert heard(table.channel) == ["Ada"]


async def test_discord_may_ask_to_wait_for_longer(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def limited(*_: Any, **__: Any) -> None:
        raise discord.RateLimited(600)

    with monkeypatch.context() as patch:
        patch.setattr(table.bot.http, "send_message", limited)
        await put(table, "Ada")
    await table.later(590)
    assert heard(table.channel) == []
    await table.later(20)
    assert heard(table.channel) == ["Ada"]


async def test_each_failure_is_waited_out_longer_up_to_an_hour() -> None:
    for trouble in (Trouble.FOR_NOW, Trouble.SILENCED):
        delays = [delay(attempts, trouble) for attempts in range(100)]
        assert delays == sorted(delays)
        assert delays[0] <= timedelta(minutes=1)
        assert delays[-1] == timedelta(hours=1)


async def test_what_can_never_be_said_makes_way(table: Table, expected_errors: list[str]) -> None:
    expected_errors.append("an announcement failed")
    table.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
    await put(table, "Ada", "Bea")
    assert heard(table.channel) == ["Bea"]
    assert await waiting(table) == 0


async def test_a_screen_that_cannot_be_drawn_makes_way(table: Table, expected_errors: list[str]) -> None:
    expected_errors.append("an announcement failed")
    await put(table, "A" * 90, "Bea", button=True)
    assert heard(table.channel) == ["Bea"]


async def test_a_deleted_channel_is_told_to_the_topics_owner(table: Table) -> None:
    told: list[tuple[int, str, int]] = []

    async def owner(guild_id: int, topic: str, channel_id: int) -> None:
        told.append((guild_id, topic, channel_id))

    table.bot.topic_owners["scene"] = owner
    await table.delete_channel()
    await put(table, "Ada")
    await put(table, "Bea", topic="other:1")
    assert told == [(table.guild.id, TURN, table.channel.id)]
    assert await waiting(table) == 0


def system_channel(table: Table) -> Any:
    place = another_channel(table, "announcements")
    table.env.backend.edit_guild(table.guild.id, {"system_channel_id": place.id})
    return place


async def test_a_channel_closed_to_the_bot_is_told_to_the_gm_once_and_elsewhere(table: Table) -> None:
    table.may_ping = {table.gm.id}
    await table.bot.change_guild_settings(table.guild.id, lambda stored: stored.seated(user=table.gm.id))
    place, vault = system_channel(table), another_channel(table)
    with table.failing("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013):
        await put(table, "Lich", "Bea")
        await put(table, "Cid", channel=vault)
        for _ in range(5):
            await table.later(3600)
    assert heard(vault) == ["Cid"]
    [note] = place.history()
    assert note.content == f"<@{table.gm.id}>"
    assert f"<#{table.channel.id}>" in words(note)
    assert "Lich" not in words(note)
    await table.later(3600)
    assert heard(table.channel) == ["Lich", "Bea"]


async def test_where_the_gm_can_be_told_nowhere_it_is_tried_again_all_the_same(table: Table) -> None:
    place = system_channel(table)
    with table.failing("POST", "/channels/*/messages", status=403, code=50001):
        await put(table, "Ada")
    assert place.history() == []
    await table.later(120)
    assert heard(table.channel) == ["Ada"]
    assert heard(place) == []


async def test_an_archived_thread_is_written_to_without_being_looked_for(table: Table) -> None:
    thread = await table.open_thread("fight")
    table.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await table.env.settle()
    await put(table, "Ada", channel=thread)
    assert heard(thread) == ["Ada"]
    assert not [entry for entry in table.env.http_requests if entry.method == "GET" and "/channels/" in entry.path]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 160005)])
@pytest.mark.parametrize("known", [True, False])
async def test_a_locked_thread_is_told_in_the_channel_above(table: Table, status: int, code: int, known: bool) -> None:
    thread = await table.open_thread("fight")
    table.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await table.env.settle()
    if not known:
        table.bot.get_guild(table.guild.id)._remove_thread(discord.Object(thread.id))
    with table.failing("POST", f"/channels/{thread.id}/messages", status=status, code=code):
        await put(table, "Ada", channel=thread)
    note = table.channel.history()[-1]
    assert f"<#{thread.id}> is locked" in words(note)
    await table.later(120)
    assert heard(thread) == ["Ada"]


async def test_what_waits_for_a_thread_to_be_unlocked_is_said_as_soon_as_it_is(table: Table) -> None:
    thread = await table.open_thread("fight")
    table.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await table.env.settle()
    with table.failing("POST", f"/channels/{thread.id}/messages", status=400, code=160005):
        await put(table, "Ada", channel=thread)
    assert heard(thread) == []
    table.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False, "locked": False})
    await table.env.settle()
    assert heard(thread) == ["Ada"]


@pytest.mark.parametrize("how", ["the channel", "a role", "a new role"])
async def test_what_waits_for_a_permission_is_said_as_soon_as_it_is_given(table: Table, how: str) -> None:
    guild = table.bot.get_guild(table.guild.id)
    with table.failing("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013):
        await put(table, "Ada")
        await table.bot.permitted.on_guild_role_update(guild.default_role, guild.default_role)
        assert await waiting(table) == 1
    assert heard(table.channel) == []
    if how == "the channel":
        allowed = Overwrite(table.guild.id, OverwriteType.ROLE, allow=2048)
        table.env.backend.set_overwrite(table.channel.id, allowed)
    elif how == "a role":
        table.env.backend.edit_role(table.guild.id, table.guild.id, {"permissions": 2**40 - 1})
    else:
        # Discord tells bots of their own roles without an intent; the simulation does not.
        role, before = table.guild.create_role("Speakers"), copy(guild.me)
        guild.me._roles = type(before._roles)([role.id])
        table.bot.dispatch("member_update", before, guild.me)
    await table.env.settle()
    assert heard(table.channel) == ["Ada"]

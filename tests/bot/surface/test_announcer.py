"""The announcer at a table: what is put is said once, in order, in the right place, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from copy import copy
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engine.screen import Address, Button, Paragraph, Screen
from bot.engine.text import say
from bot.services import alarms, deadlines, outbox
from bot.surface import announcer
from bot.surface.announcer import delay
from bot.surface.speaking import Trouble
from tests.play import evening
from tests.table import Table, labels, words

TURN, CARD = "scene:1:turn", "scene:1:card"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened


def screen(name: str, *, button: bool = False) -> Screen:
    """A screen that shows this name."""
    done = Button(address=Address(package="tabletop", action="done", args=(name,)), label=say("button-next"))
    return Screen(
        title=say("button-why"),
        blocks=(Paragraph(text=say("refusal-not-yours", name=name)),),
        controls=(done,) if button else (),
    )


async def put(table: Table, *names: str, topic: str = TURN, channel: Any = None, **more: Any) -> None:
    """Announce these names in one transaction, and see what comes of it."""
    channel_id = (channel or table.channel).id

    def work(db: Any) -> None:
        for name in names:
            shown = screen(name, button=more.get("button", False))
            rest = {key: value for key, value in more.items() if key != "button"}
            outbox.put(db, topic, channel_id, shown, now=table.bot.clock.now(), **rest)

    await table.bot.storage.write(table.guild.id, work)
    await table.env.settle()


def heard(channel: Any) -> list[str]:
    """The names that stand in the channel, in order."""
    return [words(message).split("“")[1].split("”")[0] for message in channel.history() if "“" in words(message)]


async def waiting(table: Table) -> int:
    found: int = await table.bot.storage.read(table.guild.id, lambda db: outbox.waiting(db, "scene"))
    return found


def another_channel(table: Table, name: str = "vault") -> Any:
    return table.guild.create_text_channel(name)


# In order, once, in place


async def test_what_is_put_is_said_at_once_and_in_order(table: Table) -> None:
    await put(table, "Ada", "Bea", "Cid")
    assert heard(table.channel) == ["Ada", "Bea", "Cid"]
    assert await waiting(table) == 0
    await table.later(3600)
    assert heard(table.channel) == ["Ada", "Bea", "Cid"]


async def test_those_whom_it_concerns_are_mentioned_and_nobody_else(table: Table) -> None:
    table.may_ping = {table.player.id}
    await put(table, f"<@{table.owner.id}> @everyone", pings=(table.player.id,))
    [message] = table.channel.history()
    assert message.content == f"<@{table.player.id}>"
    sent = table.env.http_requests[-1].json
    assert sent["allowed_mentions"] == {"parse": [], "users": [table.player.id]}


async def test_each_message_has_a_nonce_of_its_own_that_discord_is_to_keep(table: Table) -> None:
    await put(table, "Ada", "Bea")
    sent = [entry.json for entry in table.env.http_requests if entry.path.endswith("/messages")]
    assert [body["enforce_nonce"] for body in sent] == [True, True]
    assert len({body["nonce"] for body in sent}) == 2


async def test_announcements_are_in_the_language_that_the_guild_has_when_they_are_made(table: Table) -> None:
    await table.bot.change_guild_settings(table.guild.id, lambda stored: stored.model_copy(update={"language": "it"}))
    await put(table, "Ada")
    assert "Perché?" in words(table.channel.history()[0])


async def test_what_was_dropped_is_not_said(table: Table) -> None:
    with table.failing("POST", "/channels/*/messages"):
        await put(table, "Ada")
    await put(table, "Bea", topic="scene:2:turn")
    await table.bot.storage.write(table.guild.id, lambda db: outbox.drop(db, "scene:1"))
    await table.later(60)
    assert heard(table.channel) == ["Bea"]


async def test_what_waits_when_the_bot_ends_is_said_by_the_next(table: Table) -> None:
    with table.failing("POST", "/channels/*/messages"):
        await put(table, "Ada", "Bea")
        await table.restart()
        assert heard(table.channel) == []
    await table.later(60)
    assert heard(table.channel) == ["Ada", "Bea"]
    assert (table.bot.settings.data / "announcer").exists()


# Cards, and the controls of earlier messages


async def test_a_young_card_is_edited_and_an_old_one_posted_anew(table: Table) -> None:
    await put(table, "Ada", topic=CARD, card=True, button=True)
    await table.later(49 * 60)
    await put(table, "Bea", topic=CARD, card=True, button=True)
    assert heard(table.channel) == ["Bea"]
    await table.later(60)
    await put(table, "Cid", topic=CARD, card=True, button=True)
    assert heard(table.channel) == ["Bea", "Cid"], "an edit makes a message no younger"
    assert [labels(message) for message in table.channel.history()] == [["Next"], ["Next"]], "nor is it edited now"


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50083), (400, 30046)])
async def test_a_card_that_cannot_be_edited_any_more_is_posted_anew(table: Table, status: int, code: int) -> None:
    await put(table, "Ada", topic=CARD, card=True)
    with table.failing("PATCH", "/channels/*/messages/*", status=status, code=code):
        await put(table, "Bea", topic=CARD, card=True)
    assert heard(table.channel) == ["Ada", "Bea"]
    await put(table, "Cid", topic=CARD, card=True)
    assert heard(table.channel) == ["Ada", "Cid"]


async def test_a_card_without_a_screen_is_drawn_when_it_is_said(table: Table) -> None:
    now = ["Ada"]

    def draw(_: Any, topic: str) -> Screen:
        assert topic == "cards:1"
        return screen(now[0])

    def card(db: Any) -> None:
        outbox.put(db, "cards:1", table.channel.id, None, now=table.bot.clock.now(), card=True)

    table.bot.card_drawers["cards"] = draw
    with table.failing("POST", "/channels/*/messages", status=500):
        await table.bot.storage.write(table.guild.id, card)
        await table.env.settle()
    now[0] = "Bea"
    await table.later(60)
    assert heard(table.channel) == ["Bea"]
    now[0] = "Cid"
    await table.bot.storage.write(table.guild.id, card)
    await table.env.settle()
    assert heard(table.channel) == ["Cid"]


async def test_a_new_message_takes_the_controls_of_the_one_before_it(table: Table) -> None:
    await put(table, "Ada", button=True)
    await put(table, "Nob", topic="scene:2:turn", button=True)
    await put(table, "Bea", button=True)
    assert [labels(message) for message in table.channel.history()] == [[], ["Next"], ["Next"]]
    assert heard(table.channel) == ["Ada", "Nob", "Bea"], "and leaves it its words"
    await table.later(3600)
    await put(table, "Cid", button=True)
    assert [labels(message) for message in table.channel.history()] == [[], ["Next"], ["Next"], ["Next"]]


async def test_controls_that_cannot_be_taken_stay(table: Table) -> None:
    await put(table, "Ada", button=True)
    with table.failing("PATCH", "/channels/*/messages/*", status=403, code=50013):
        await put(table, "Bea", "Cid", button=True)
    assert heard(table.channel) == ["Ada", "Bea", "Cid"]


# What Discord refuses


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


# Where the bot may not speak


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


# Guilds that are away


async def test_an_outage_of_the_guild_suspends_and_erases_nothing(table: Table) -> None:
    guild = table.bot.get_guild(table.guild.id)
    guild.unavailable = True
    await put(table, "Ada")
    assert heard(table.channel) == []
    assert await waiting(table) == 1
    guild.unavailable = False
    table.bot.dispatch("guild_available", guild)
    await table.env.settle()
    assert heard(table.channel) == ["Ada"]


async def test_an_outage_whose_end_nobody_tells_is_noticed(table: Table) -> None:
    guild = table.bot.get_guild(table.guild.id)
    guild.unavailable = True
    await put(table, "Ada")
    guild.unavailable = False
    await table.later(600)
    assert heard(table.channel) == ["Ada"]


async def test_a_guild_that_removed_the_bot_hears_nothing_until_it_is_back(table: Table) -> None:
    guild = table.bot.get_guild(table.guild.id)
    table.bot._connection._remove_guild(guild)
    await put(table, "Ada")
    await table.later(3600)
    assert heard(table.channel) == []
    table.bot._connection._add_guild(guild)
    await table.bot.on_guild_join(guild)
    await table.env.settle()
    assert heard(table.channel) == ["Ada"]


# Alarms


def rings(table: Table, act: Callable[[int, tuple[str, ...]], None], action: str = "nudge") -> None:
    async def handler(guild_id: int, args: tuple[str, ...]) -> None:
        act(guild_id, args)

    table.bot.alarm_handlers["tabletop", action] = handler


async def set_alarm(table: Table, key: str, seconds: float, action: str = "nudge") -> None:
    at = table.bot.clock.now() + timedelta(seconds=seconds)
    address = Address(package="tabletop", action=action, args=(key,))
    await table.bot.storage.write(table.guild.id, lambda db: alarms.set(db, key, at, address))
    await table.env.settle()


async def left(table: Table) -> list[str]:
    def work(db: Any) -> list[str]:
        return [alarm.key for alarm in alarms.due(db, table.bot.clock.now() + timedelta(days=9))]

    found: list[str] = await table.bot.storage.read(table.guild.id, work)
    return found


async def test_an_alarm_goes_off_at_its_time_and_once(table: Table) -> None:
    rung: list[tuple[str, ...]] = []
    rings(table, lambda _, args: rung.append(args))
    await set_alarm(table, "b", 7200)
    await set_alarm(table, "a", 3600)
    await table.later(3590)
    assert rung == []
    await table.later(10)
    assert rung == [("a",)]
    await table.later(9999)
    assert rung == [("a",), ("b",)]
    assert await left(table) == []


async def test_an_alarm_of_a_while_without_the_bot_goes_off_at_its_start(
    table: Table, expected_errors: list[str]
) -> None:
    expected_errors.append("an alarm failed")
    rung: list[tuple[str, ...]] = []
    await set_alarm(table, "a", 3600)
    await table.env.bot.close()
    table.env.backend.advance_clock(7200)
    await table.env.restart_bot(table._make_bot(table.simulation.clock))
    assert await left(table) == ["a"], "nobody was there to answer it yet"
    rings(table, lambda _, args: rung.append(args))
    await table.later(60)
    assert rung == [("a",)]


async def test_what_an_alarm_announces_is_heard(table: Table) -> None:
    async def handler(guild_id: int, args: tuple[str, ...]) -> None:
        now = table.bot.clock.now()
        await table.bot.storage.write(
            guild_id, lambda db: outbox.put(db, TURN, table.channel.id, screen(args[0]), now=now)
        )

    table.bot.alarm_handlers["tabletop", "nudge"] = handler
    await set_alarm(table, "Ada", 60)
    await table.later(60)
    assert heard(table.channel) == ["Ada"]


async def test_an_alarm_that_fails_is_left_and_tried_again_ever_later(table: Table, expected_errors: list[str]) -> None:
    expected_errors.append("an alarm failed")
    rung: list[str] = []

    def fail(_: int, args: tuple[str, ...]) -> None:
        rung.append(args[0])
        if len(rung) < 4:
            raise KeyError(args)

    rings(table, fail)
    await set_alarm(table, "a", 0)
    gaps = []
    while len(rung) < 4:
        before, seconds = len(rung), 0
        while len(rung) == before:
            await table.later(10)
            seconds += 10
        gaps.append(seconds)
    assert gaps == [10, 20, 40]
    assert await left(table) == []


async def test_an_alarm_that_nobody_answers_is_left(table: Table, expected_errors: list[str]) -> None:
    """As after a step back to an earlier Gravecaller."""
    expected_errors.append("an alarm failed")
    await set_alarm(table, "a", 0, action="unheard-of")
    assert await left(table) == ["a"]


async def test_an_alarm_that_hangs_holds_up_no_other(table: Table, expected_errors: list[str]) -> None:
    expected_errors.append("an alarm failed")

    async def hang(*_: Any) -> None:
        await asyncio.sleep(9999)

    rung: list[str] = []
    table.bot.alarm_handlers["tabletop", "hang"] = hang
    rings(table, lambda _, args: rung.append(args[0]))
    await set_alarm(table, "a", 0, action="hang")
    await set_alarm(table, "b", 0)
    await put(table, "Ada")
    assert heard(table.channel) == ["Ada"]
    await table.later(announcer.PATIENCE + 1)
    assert rung == ["b"]


# Whatever happens


async def test_b16_after_one_forbidden_and_one_error_of_the_database_the_third_is_delivered_in_the_same_pass(
    table: Table, expected_errors: list[str]
) -> None:
    expected_errors += ["an alarm failed"]
    vault = another_channel(table)

    def broken(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    rings(table, broken)
    with table.failing("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013):

        def work(db: Any) -> None:
            now = table.bot.clock.now()
            outbox.put(db, "scene:1", table.channel.id, screen("Ada"), now=now)
            alarms.set(db, "scene:2", now, Address(package="tabletop", action="nudge"))
            outbox.put(db, "scene:3", vault.id, screen("Cid"), now=now)

        await table.bot.storage.write(table.guild.id, work)
        await table.env.settle()
        assert heard(vault) == ["Cid"]
    await table.later(3600)
    assert heard(table.channel) == ["Ada"]
    assert await left(table) == ["scene:2"]


async def test_a_guild_whose_file_fails_is_looked_after_again_and_the_others_meanwhile(
    table: Table, expected_errors: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_errors.append("a guild could not be looked after")
    read = table.bot.storage.read

    async def broken(guild_id: int, work: Callable[[Any], Any]) -> Any:
        if guild_id == table.guild.id:
            raise sqlite3.OperationalError("disk I/O error")
        return await read(guild_id, work)

    with monkeypatch.context() as patch:
        patch.setattr(table.bot.storage, "read", broken)
        await put(table, "Ada")
        now = table.bot.clock.now()
        await table.bot.storage.write(
            table.other_guild.id, lambda db: outbox.put(db, TURN, table.other_channel.id, screen("Bea"), now=now)
        )
        await table.env.settle()
        assert heard(table.other_channel) == ["Bea"]
    assert heard(table.channel) == []
    await table.later(30)
    assert heard(table.channel) == ["Ada"]


async def test_the_announcer_outlives_any_fault_of_its_own(
    table: Table, expected_errors: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_errors.append("the announcer stumbled")

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(table.bot.storage.deadlines, "take", broken)
        await put(table, "Ada")
    await table.later(30)
    assert heard(table.channel) == ["Ada"]


async def test_what_was_said_but_could_not_be_recorded_is_repeated_under_its_nonce(
    table: Table, expected_errors: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_errors.append("a guild could not be looked after")

    def broken(*_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "said", broken)
        await put(table, "Ada", "Bea")
    await table.later(30)
    sent = [entry.json for entry in table.env.http_requests if entry.path.endswith("/messages")]
    assert heard(table.channel) == ["Ada", "Ada", "Bea"], "the simulation does not know nonces; Discord does"
    assert [body["nonce"] == sent[0]["nonce"] for body in sent] == [True, True, False]


async def test_closing_finishes_what_is_being_said_and_keeps_the_rest(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, begun = table.bot.http.send_message, asyncio.Event()

    async def slowly(*args: Any, **more: Any) -> Any:
        begun.set()
        await asyncio.sleep(0.1)
        return await send(*args, **more)

    monkeypatch.setattr(table.bot.http, "send_message", slowly)
    now = table.bot.clock.now()

    def work(db: Any) -> None:
        for name in ("Ada", "Bea"):
            outbox.put(db, TURN, table.channel.id, screen(name), now=now)

    await table.bot.storage.write(table.guild.id, work)
    await begun.wait()
    await table.env.bot.close()
    assert heard(table.channel) == ["Ada"]
    await table.env.restart_bot(table._make_bot(table.simulation.clock))
    await table.env.settle()
    assert heard(table.channel) == ["Ada", "Bea"]
    await table.env.settle()
    assert await waiting(table) == 0


async def test_where_the_index_is_missing_every_guild_is_looked_into_soon_after_the_start(table: Table) -> None:
    rung: list[tuple[str, ...]] = []
    await set_alarm(table, "a", 3600)
    await table.env.bot.close()
    deadlines.discard(table.bot.settings.data)
    await table.env.restart_bot(table._make_bot(table.simulation.clock))
    rings(table, lambda _, args: rung.append(args))
    assert table.bot.storage.deadlines.next_at() is None
    await table.later(60)
    assert table.bot.storage.deadlines.is_complete
    await table.later(3600)
    assert rung == [("a",)]

"""Guilds that are away, faults of the database and of our own, and the end of the process: nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.screen import Address
from bot.services import alarms, deadlines, outbox
from tests.bot.surface.announcer.saying import (
    TURN,
    another_channel,
    heard,
    left,
    put,
    rings,
    screen,
    set_alarm,
    waiting,
)
from tests.table import Table


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

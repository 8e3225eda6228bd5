"""Alarms go off at their time, once, whatever becomes of others."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.services import outbox
from bot.surface import announcer
from tests.bot.surface.announcer.saying import TURN, heard, left, put, rings, screen, set_alarm
from tests.table import Table


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

"""Errands under way."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.surface.errands import Errands


async def test_what_is_sent_for_meanwhile_runs_once_afterwards_and_as_it_is_then() -> None:
    errands, done, first = Errands(), list[str](), asyncio.Event()

    async def note(name: str) -> None:
        await first.wait()
        done.append(name)

    errands.run("channel", partial(note, "Ada"), again=partial(note, "whatever waits"))
    await asyncio.sleep(0)
    for name in ("Bea", "Cid"):
        errands.run("channel", partial(note, name), again=partial(note, "whatever waits"))
    errands.run("other", partial(note, "Dag"))
    first.set()
    await asyncio.sleep(0.01)
    await errands.finish(1)
    assert sorted(done) == ["Ada", "Dag", "whatever waits"]


async def test_whoever_ends_waits_for_what_is_under_way_but_not_for_ever() -> None:
    errands, ended = Errands(), list[str]()

    async def hang() -> None:
        try:
            await asyncio.sleep(99)
        finally:
            ended.append("hang")

    errands.run("slow", hang)
    await asyncio.sleep(0)
    await errands.finish(0.01)
    assert ended == ["hang"]

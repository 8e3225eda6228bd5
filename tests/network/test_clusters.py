"""Two real bot processes that share the servers: one is killed, then both are replaced, while people play."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.simulation.network import Act, Network, Place
from bot.simulation.processes import Bot, ruled, running
from tests.network import GIVEN_UP, begin, called, in_time, served, unsaid, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are ended by signals")


async def test_two_processes_serve_their_own_lose_nothing_when_killed_and_are_replaced_unnoticed(
    tmp_path: Path,
) -> None:
    async with Network(shard_count=2) as network, contextlib.AsyncExitStack() as processes:

        async def start(index: int) -> Bot:
            return await processes.enter_async_context(running(network, tmp_path, index=index, count=2))

        places = [network.build(f"guild {shard}", guild_id=(1_000 + shard) << 22) for shard in (0, 1)]
        bots = list(await asyncio.gather(start(0), start(1)))
        assert (network.gateway.identified, network.gateway.invalid) == (2, 0), "one after the other"
        for place in places:
            assert in_time(await network.command(place, "roll", expression="1d6"))

        await begin(network, places[1])
        await until(lambda: not unsaid(tmp_path, places[1]))
        network.answering.clear()
        for step in ("scene start", "scene next", "scene next"):
            assert in_time(await network.command(places[1], step))
        await until(lambda: len(called(network, places[1])) == 1)
        await bots[1].kill()
        unserved = network.give(places[1], "roll", expression="1d6")
        assert in_time(await network.command(places[0], "roll", expression="1d6")), "the other one goes on"
        network.answering.set()
        bots[1] = await start(1)
        await until(lambda: len(called(network, places[1])) == 3)

        async with rolling(network, places) as rolls:
            assert await bots[0].stop() == 0
            bots[0] = await start(0)
            assert await bots[1].stop() == 0, "it has been started anew before, after it was killed"
        assert len(rolls) > 20
        assert [act.seconds for act in rolls if not in_time(act)] == []
        assert await bots[0].stop() == 0
        assert network.gateway.invalid == 0
        assert len(called(network, places[1])) == 3, "nothing is said twice"
        assert unserved.answered is None, "nobody serves the guilds of another"
        assert served(network) <= ruled(tmp_path)


@contextlib.asynccontextmanager
async def rolling(network: Network, places: list[Place]) -> AsyncIterator[list[Act]]:
    """People roll meanwhile, in each place whenever its shard is connected; these rolls."""
    given: list[Act] = []

    async def roll() -> None:
        while True:
            for place in places:
                session = network.gateway.sessions.get((place.guild_id >> 22) % network.gateway.shard_count)
                if session is not None and session.connection is not None:
                    given.append(network.give(place, "roll", expression="1d6"))
            await asyncio.sleep(0.05)

    task = asyncio.create_task(roll())
    yield given
    task.cancel()
    await asyncio.wait([asyncio.create_task(act.first.wait()) for act in given], timeout=GIVEN_UP)

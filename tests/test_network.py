"""Real bot processes at a Discord that cuts, forgets and refuses: the stand-in of `bot.simulation`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bot.simulation.network import Act, Network
from bot.simulation.processes import ruled, running

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are ended by signals")


def in_time(act: Act) -> bool:
    """Whether Discord had an answer before it gave up."""
    return act.seconds is not None and act.seconds < 3


async def test_a_bot_goes_on_after_the_gateway_has_cut_and_the_rest_has_refused(tmp_path: Path) -> None:
    async with Network() as network:
        place = network.build("The crypt", guild_id=1_000 << 22)
        async with running(network, tmp_path) as bot:
            assert in_time(await network.command(place, "roll", expression="2d6"))
            network.gateway.ask_to_reconnect()
            assert in_time(await network.command(place, "roll", expression="2d6"))
            await network.gateway.drop()
            rolled = [network.give(place, "roll", expression="2d6") for _ in range(3)]
            await asyncio.wait_for(asyncio.gather(*(act.first.wait() for act in rolled)), 3)
            assert network.gateway.identified == 1, "nobody identifies anew who can resume"
            assert network.gateway.resumed >= 1
            network.failing = True
            assert in_time(await network.command(place, "roll", expression="2d6"))
            assert network.refused >= 1
            network.failing = False
            assert await bot.stop() == 0
        answered = {act.id for act in network.acts.values() if act.answered}
        assert answered == network.acts.keys() == ruled(tmp_path)


async def test_of_two_processes_each_serves_its_own_and_one_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    async with Network(shard_count=2) as network:
        here, there = (network.build(f"guild {shard}", guild_id=(1_000 + shard) << 22) for shard in (0, 1))
        async with running(network, tmp_path, index=0, count=2) as first:
            unserved = network.give(there, "roll", expression="1d6")
            assert in_time(await network.command(here, "roll", expression="1d6"))
            async with running(network, tmp_path, index=1, count=2) as second:
                assert in_time(await network.command(there, "roll", expression="1d6"))
                await first.kill()
                assert in_time(await network.command(there, "roll", expression="1d6")), "the other one goes on"
                assert await second.stop() == 0
        assert unserved.answered is None
        assert ruled(tmp_path) == network.acts.keys() - {unserved.id}

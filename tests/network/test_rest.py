"""A real bot process at a REST that limits and fails, and one that is ended in the middle of it."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

import pytest

from bot.simulation import network as stand_in
from bot.simulation.network import Network
from bot.simulation.processes import ruled, running
from tests.network import begin, called, in_time, served, unsaid, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are ended by signals")

SECRET = "Wyrdlich"


async def test_what_is_refused_comes_again_in_time_and_not_too_soon_and_a_stop_finishes_what_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stand_in, "WINDOW", 1.0)
    monkeypatch.setenv("GRAVECALLER_LOG_LEVEL", "DEBUG")
    async with Network() as network:
        place = network.build(SECRET, guild_id=1_000 << 22)

        def roll() -> stand_in.Act:
            return network.give(place, "roll", expression="2d6", note=SECRET)

        async with running(network, tmp_path) as bot:
            await begin(network, place)
            assert in_time(await network.command(place, "scene start"))
            for _ in range(6):
                assert in_time(await network.command(place, "scene next"))
            await until(lambda: len(called(network, place)) == 7)
            assert network.crowded == 0, "it waits before it is told to"

            network.failing = True
            rolled = [roll() for _ in range(4)]
            assert in_time(await network.command(place, "scene next"))
            await until(lambda: len(called(network, place)) == 8)
            await until(lambda: all(map(in_time, rolled)))
            assert network.refused > 4
            assert network.impatient == 0, "it waits as long as it is told to"

            network.failing = False
            await until(lambda: not unsaid(tmp_path, place))
            network.answering.clear()
            for _ in range(2):
                assert in_time(await network.command(place, "scene next"))
            await until(lambda: len(called(network, place)) == 9)
            network.failing, refused = True, network.refused
            last = roll()
            await until(lambda: network.refused > refused)
            begun = time.monotonic()
            stopping = asyncio.create_task(bot.stop())
            await until(lambda: last.answered)
            network.answering.set()
            assert await stopping == 0
            assert time.monotonic() - begun < 10
        assert len(called(network, place)) + unsaid(tmp_path, place, cards=False) == 10, "a call is said or kept"
        assert served(network) == {act.id for act in (*rolled, last)}
        assert served(network) <= ruled(tmp_path)
        log = bot.log.read_text()
        assert any("rate limited" in json.loads(line)["message"] for line in log.splitlines())
        assert SECRET not in log

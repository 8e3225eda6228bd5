"""One bot process under load, at a Discord in front of simcord's model of it, over 127.0.0.1.

200 commands a second for 60 seconds, spread over 2,500 servers, and as the control over 25. Our own time is from when
an interaction is dispatched until its first response arrives. The stand-in shares the machine with the bot, and what it
needs itself is counted as ours. What has no response counts as the three seconds that Discord waits.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from benchmarks.capacity import Figure
from benchmarks.failures import PATIENCE
from benchmarks.measure import Measure
from benchmarks.slash_command import lay_out
from bot.services.clock import SystemClock
from bot.services.storage import Storage
from bot.simulation.network import Act, Network, Place
from bot.simulation.processes import Bot, ruled, running

SERVERS, CONTROL = 2_500, 25
RATE, SECONDS = 200, 60.0
SETTLED = 10.0
"""Seconds after which memory is looked at first."""

SLOWEST = 0.25
"""Seconds that the slowest of a hundred may take."""

GROWTH = 1.5
"""By what the memory may be multiplied from when it is first looked at to the end."""

SCENES = 25
"""In so many servers a scene goes on."""

MIX = ("roll",) * 9 + ("attempt",) * 3 + ("suggestion",) * 3 + ("next",) * 2 + ("list", "ledger", "odds")
"""What is done, by how often in twenty."""


class Found:
    """What came of one load."""

    def __init__(self, acts: list[Act], memory: tuple[float, float], folder: Path, seconds: float) -> None:
        times = sorted(PATIENCE if act.seconds is None else act.seconds for act in acts)
        self.slow = times[int(len(times) * 0.99)]
        self.usual = times[len(times) // 2]
        self.pace = len(acts) / seconds
        self.unanswered = sum(act.seconds is None for act in acts)
        self.memory = memory
        rolled = {act.id for act in acts if act.seconds is not None and act.command == "roll"}
        self.lost = len(rolled - ruled(folder))


def measures() -> Iterable[Measure | Figure]:
    """The load and the control: slowness against what is allowed, growth of memory, and what was lost."""
    control, load = (asyncio.run(_loaded(servers)) for servers in (CONTROL, SERVERS))
    yield Measure(name="load-p99", ratio=load.slow / SLOWEST, target=1.0, at_least=False)
    yield Measure(name="load-memory-growth", ratio=load.memory[1] / load.memory[0], target=GROWTH, at_least=False)
    yield Measure(name="load-lost-rulings", ratio=load.lost + control.lost, target=0, at_least=False)
    yield Measure(name="load-unanswered", ratio=load.unanswered + control.unanswered, target=0, at_least=False)
    yield Figure("load-p99-against-few-servers", load.slow / control.slow, "times")
    for name, found in (("load", load), ("control", control)):
        yield Figure(f"{name}-commands", found.pace, "per second")
        yield Figure(f"{name}-median", found.usual * 1000, "ms")
        yield Figure(f"{name}-p99", found.slow * 1000, "ms")
        yield Figure(f"{name}-memory", found.memory[1], "MiB")
    yield Figure("machine-load", os.getloadavg()[0], "processes")


async def _loaded(servers: int) -> Found:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Network() as network:
            places = [network.build(f"server {number}", guild_id=(1_000 + number) << 22) for number in range(servers)]
            await _lay(folder, places)
            async with running(network, folder) as bot:
                await _settle(network, places)
                return await _play(network, places, bot, folder)


async def _lay(folder: Path, places: list[Place]) -> None:
    """A cleric and an undead on every server, before the bot starts."""
    storage = Storage(folder, clock=SystemClock())
    await storage.open()
    for place in places:
        await storage.write(place.guild_id, partial(lay_out, owner_id=place.user_id, clock=SystemClock()))
    await storage.close()


async def _settle(network: Network, places: list[Place]) -> None:
    """Waits until the bot knows its servers, and has scenes begin in some."""
    while (await network.command(places[-1], "roll", expression="1d6")).seconds is None:
        pass
    for place in places[:SCENES]:
        await network.command(place, "scene open", name="Crypt", ruleset="turning")
        await network.command(place, "scene add", who="Skeleton")
        await network.command(place, "scene add", who="Livia")
        await network.command(place, "scene start")


async def _play(network: Network, places: list[Place], bot: Bot, folder: Path) -> Found:
    dice = random.Random(11)
    acts: list[Act] = []
    begun, settled = time.monotonic(), 0.0
    for number in range(int(RATE * SECONDS)):
        await asyncio.sleep(max(0.0, begun + number / RATE - time.monotonic()))
        if not settled and time.monotonic() - begun >= min(SETTLED, SECONDS / 2):
            settled = bot.memory
        what = dice.choice(MIX)
        among = places[:SCENES] if what == "next" else places
        acts.append(_act(network, dice.choice(among), what))
    seconds = time.monotonic() - begun
    await asyncio.sleep(4)
    return Found(acts, (settled, bot.memory), folder, seconds)


def _act(network: Network, place: Place, what: str) -> Act:
    match what:
        case "roll":
            return network.give(place, "roll", expression="4d6kh3+2")
        case "attempt":
            return network.give(place, "turning attempt", undead="Skeleton", cleric="Livia")
        case "suggestion":
            return network.give(place, "sheet show", typing="sheet", sheet="Li")
        case "next":
            return network.give(place, "scene next")
        case "list":
            return network.give(place, "sheet list")
        case "ledger":
            return network.give(place, "ledger recent")
        case _:
            return network.give(place, "odds", expression="3d6", target=11)

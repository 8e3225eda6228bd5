"""One bot process under load, at a Discord in front of simcord's model of it, over 127.0.0.1.

200 commands a second for 60 seconds, spread over 2,500 servers, and as the control over 25; every server has been used
before, as those of a bot that has run for a while. Our own time is from when an interaction is dispatched until its
first response arrives. The stand-in shares the machine with the bot, and what it needs itself is counted as ours; how
many responses the bot took at most a quarter of a second for by its own clock is told as well. What has no response
counts as the three seconds that Discord waits. Where so many commands are too many, it is told how many are not, and
the control gets as many.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import socket
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from aiohttp import ClientSession

from benchmarks.capacity import Figure
from benchmarks.failures import PATIENCE, takes_effect
from benchmarks.measure import Measure
from benchmarks.slash_command import lay_out
from bot.services.clock import SystemClock
from bot.services.storage import Storage
from bot.simulation.network import Act, Network, Place
from bot.simulation.processes import Bot, ruled, running

SERVERS, CONTROL = 2_500, 25
RATE, SECONDS, CONTROL_SECONDS = 200, 60.0, 15.0

FEWER, TRIED = (150, 100, 50), 10.0
"""Commands a second that are tried one after the other where `RATE` are too many, and for how many seconds each."""

SETTLED = 10.0
"""Seconds after which memory is looked at first."""

SLOWEST = 0.25
"""Seconds that the slowest of a hundred may take."""

GROWTH = 1.5
"""By what the memory may be multiplied from when it is first looked at to the end."""

SCENES = 25
"""In so many servers a scene goes on."""

TOGETHER = 20
"""So many servers are laid out, and used for the first time, at once."""

REST = 6.0
"""Seconds in which the bot gets done with what is left of a load."""

SAID = 5.0
"""Seconds in which the beginnings of these are said."""

MIX = ("roll",) * 9 + ("attempt",) * 3 + ("suggestion",) * 3 + ("next",) * 2 + ("list", "ledger", "odds")
"""What is done, by how often in twenty."""

BUCKET = re.compile(r'^gravecaller_first_response_seconds_bucket\{le="(.+)"\} (.+)$', re.MULTILINE)


@dataclass(frozen=True)
class Found:
    """What came of one load. `memory` is in MiB, early and at the end; `processor` the bot's own seconds."""

    rate: float
    acts: list[Act]
    seconds: float
    memory: tuple[float, float]
    processor: float

    @property
    def times(self) -> list[float]:
        """Seconds until the first responses, the shortest first."""
        return sorted(PATIENCE if act.seconds is None else act.seconds for act in self.acts)

    @property
    def slow(self) -> float:
        """What the slowest of a hundred took."""
        return self.times[int(len(self.acts) * 0.99)]

    @property
    def unanswered(self) -> int:
        """How many had no response."""
        return sum(act.seconds is None for act in self.acts)

    @property
    def holds(self) -> bool:
        """Whether the bot could do with it."""
        return self.slow <= SLOWEST and not self.unanswered


@dataclass(frozen=True)
class Loaded:
    """A load; how many rulings were lost; the share of first responses that were quick by the bot's own clock, in
    percent; and the greatest load that was not too much, if any was not."""

    found: Found
    lost: int
    quick: float
    held: Found | None


def measures() -> Iterable[Measure | Figure]:
    """The load and the control: slowness against what is allowed, growth of memory, and what was lost."""
    load = asyncio.run(_loaded(SERVERS, RATE, SECONDS, FEWER))
    fair = load.held or load.found
    control = asyncio.run(_loaded(CONTROL, fair.rate, CONTROL_SECONDS))
    growth = load.found.memory[1] / load.found.memory[0]
    yield Measure(name="load-p99", ratio=load.found.slow / SLOWEST, target=1.0, at_least=False)
    yield Measure(name="load-memory-growth", ratio=growth, target=GROWTH, at_least=False)
    yield Measure(name="load-lost-rulings", ratio=load.lost + control.lost, target=0, at_least=False)
    yield Measure(
        name="load-unanswered", ratio=load.found.unanswered + control.found.unanswered, target=0, at_least=False
    )
    yield Figure("load-p99-against-few-servers", fair.slow / control.found.slow, "times")
    for name, loaded in (("load", load), ("control", control)):
        found = loaded.found
        yield Figure(f"{name}-commands", len(found.acts) / found.seconds, "per second")
        yield Figure(f"{name}-median", found.times[len(found.acts) // 2] * 1000, "ms")
        yield Figure(f"{name}-p99", found.slow * 1000, "ms")
        yield Figure(f"{name}-within-{SLOWEST * 1000:.0f}-ms-by-own-clock", loaded.quick, "percent")
        yield Figure(f"{name}-processor", found.processor / len(found.acts) * 1000, "ms a command")
        yield Figure(f"{name}-memory", found.memory[1], "MiB")
    yield Figure("load-that-holds", load.held.rate if load.held else 0.0, "commands per second")
    yield Figure("load-that-holds-p99", fair.slow * 1000, "ms")
    yield Figure("machine-load", os.getloadavg()[0], "processes")


async def _loaded(servers: int, rate: float, seconds: float, fewer: Iterable[float] = ()) -> Loaded:
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), _free_port()
        async with Network() as network:
            places = [network.build(f"server {number}", guild_id=(1_000 + number) << 22) for number in range(servers)]
            await _lay(folder, places)
            async with running(network, folder, METRICS_PORT=str(port)) as bot:
                await _settle(network, places)
                with _without_pauses():
                    before = await _first_responses(port)
                    found = await _play(network, places, bot, rate, seconds)
                    after = await _first_responses(port)
                    held = found if found.holds else None
                    for lower in fewer:
                        if held is None:
                            tried = await _play(network, places, bot, lower, TRIED)
                            held = tried if tried.holds else None
            told = {
                act.id
                for act in network.acts.values()
                if act.command == "roll" and act.seconds is not None and takes_effect(act)
            }
            quick, of_all = (after[ending] - before[ending] for ending in (str(SLOWEST), "+Inf"))
            return Loaded(found, len(told - ruled(folder)), quick / of_all * 100, held)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def _without_pauses() -> Iterator[None]:
    """The stand-in keeps every message; looking through them for garbage again and again would not be our time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _first_responses(port: int) -> dict[str, float]:
    """How many first responses took at most so many seconds, by the bot's own clock."""
    async with ClientSession() as client, client.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return {ending: float(count) for ending, count in BUCKET.findall(await answer.text())}


async def _lay(folder: Path, places: list[Place]) -> None:
    """A cleric and an undead on every server, before the bot starts."""
    storage = Storage(folder, clock=SystemClock())
    await storage.open()
    for first in range(0, len(places), TOGETHER):
        lay = (
            storage.write(place.guild_id, partial(lay_out, owner_id=place.user_id, clock=SystemClock()))
            for place in places[first : first + TOGETHER]
        )
        await asyncio.gather(*lay)
    await storage.close()


async def _settle(network: Network, places: list[Place]) -> None:
    """Waits until the bot knows its servers, uses each once and every command once, and has scenes begin in some."""
    while (await network.command(places[-1], "roll", expression="1d6")).seconds is None:
        pass
    for first in range(0, len(places), TOGETHER):
        rolls = (network.command(place, "roll", expression="1d6") for place in places[first : first + TOGETHER])
        await asyncio.gather(*rolls)
    for place in places[:SCENES]:
        await network.command(place, "scene open", name="Crypt", ruleset="turning")
        await network.command(place, "scene add", who="Skeleton")
        await network.command(place, "scene add", who="Livia")
        await network.command(place, "scene start")
    for what in sorted(set(MIX)):
        act = _act(network, places[0], what)
        with suppress(TimeoutError):
            await asyncio.wait_for(act.first.wait(), 10)
    await asyncio.sleep(SAID)


async def _play(network: Network, places: list[Place], bot: Bot, rate: float, seconds: float) -> Found:
    dice = random.Random(11)
    acts: list[Act] = []
    begun, settled, processor = time.monotonic(), 0.0, bot.processor
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.monotonic()))
        if not settled and time.monotonic() - begun >= min(SETTLED, seconds / 2):
            settled = bot.memory
        what = dice.choice(MIX)
        among = places[:SCENES] if what == "next" else places
        acts.append(_act(network, dice.choice(among), what))
    taken = time.monotonic() - begun
    await asyncio.sleep(REST)
    return Found(rate, acts, taken, (settled, bot.memory), bot.processor - processor)


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

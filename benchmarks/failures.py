"""Real bot processes at a Discord that fails, in front of simcord's model of it: what people notice, what is lost.

Rolls come at a steady rate all the while. *Answered* are those whose first response came within Discord's three
seconds; *late* those that were sent to a connected shard and had none by then; *unserved* those that came while nobody
was connected for their shard, and that no resumed session answered in time either: Discord itself tells of these.
A ruling is *lost* if it was answered and is not in the ledger; an announcement is *repeated* if it was posted twice.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from benchmarks.capacity import Figure
from bot.simulation.network import Act, Network, Place
from bot.simulation.processes import Bot, ruled, running

PATIENCE = 3.0
"""Seconds that Discord waits for a first response."""

SECONDS = 10.0
"""How long each failure goes on."""

RATE = 20
"""Rolls in a second."""


def measures() -> Iterable[Figure]:
    """Figures of a killed process, of a rolling restart, of a gateway that drops and of a REST that fails."""
    for name, scenario in (
        ("killed", killed),
        ("restarted", restarted),
        ("dropped", dropped),
        ("refused", refused),
    ):
        for what, value, unit in asyncio.run(_figures(scenario)):
            yield Figure(f"{name}-{what}", value, unit)


async def _figures(scenario: Callable[[Path], Awaitable[list[tuple[str, float, str]]]]) -> list[tuple[str, float, str]]:
    with tempfile.TemporaryDirectory() as folder:
        return await scenario(Path(folder))


class Rolls:
    """Rolls that come at a steady rate, and what has become of them."""

    def __init__(self, network: Network, places: list[Place]) -> None:
        self.network, self.places = network, places
        self.acts: list[Act] = []
        self.apart: set[int] = set()

    @asynccontextmanager
    async def coming(self, rate: float = RATE) -> AsyncIterator[None]:
        """Rolls come meanwhile; at the end the last are waited for."""
        rolling = asyncio.create_task(self._roll(rate))
        try:
            yield
        finally:
            rolling.cancel()
            await asyncio.gather(rolling, return_exceptions=True)
        await asyncio.sleep(PATIENCE)

    async def _roll(self, rate: float) -> None:
        due = time.monotonic()
        for number in range(1_000_000):
            place = self.places[number % len(self.places)]
            shard = (place.guild_id >> 22) % self.network.gateway.shard_count
            session = self.network.gateway.sessions.get(shard)
            act = self.network.give(place, "roll", expression="2d6+1")
            self.acts.append(act)
            if session is None or session.connection is None:
                self.apart.add(act.id)
            due += 1 / rate
            await asyncio.sleep(max(0, due - time.monotonic()))

    def of(self, place: Place) -> list[Act]:
        """Those of one place."""
        return [act for act in self.acts if act.place == place]

    def failed(self, *, connected: bool) -> list[Act]:
        """Those that had no answer in time, though their shard was connected; or as it was not."""
        mine = (act for act in self.acts if (act.id not in self.apart) is connected)
        return [act for act in mine if act.seconds is None or act.seconds > PATIENCE]

    def lost(self, folder: Path) -> set[int]:
        """Those that were answered and are in no ledger."""
        return {act.id for act in self.acts if act.seconds is not None} - ruled(folder)

    def told(self, folder: Path) -> list[tuple[str, float, str]]:
        """The figures."""
        answered = sum(act.seconds is not None and act.seconds <= PATIENCE for act in self.acts)
        slowest = max((act.seconds for act in self.acts if act.seconds is not None), default=0.0)
        return [
            ("interactions", len(self.acts), "rolls"),
            ("answered", answered, "rolls"),
            ("late", len(self.failed(connected=True)), "rolls"),
            ("unserved", len(self.failed(connected=False)), "rolls"),
            ("slowest", slowest, "s"),
            ("lost", len(self.lost(folder)), "rulings"),
            ("repeated", repeated(self.network), "announcements"),
        ]


def repeated(network: Network) -> int:
    """How many announcements were posted more than once."""
    nonces = Counter(str(body.get("nonce")) for _, body in network.posted if body.get("nonce"))
    return sum(count - 1 for count in nonces.values())


@asynccontextmanager
async def two_clusters(folder: Path) -> AsyncIterator[tuple[Rolls, list[Bot]]]:
    """Two processes on one folder, with a guild each."""
    async with Network(shard_count=2) as network:
        places = [network.build(f"guild {shard}", guild_id=(1_000 + shard) << 22) for shard in (0, 1)]
        async with (
            running(network, folder, index=0, count=2) as first,
            running(network, folder, index=1, count=2) as second,
        ):
            yield Rolls(network, places), [first, second]


async def killed(folder: Path) -> list[tuple[str, float, str]]:
    """One of two processes is killed with -9 and started again."""
    async with two_clusters(folder) as (rolls, bots), AsyncExitStack() as again:
        async with rolls.coming():
            await asyncio.sleep(2)
            begun = time.monotonic()
            await bots[1].kill()
            await again.enter_async_context(running(rolls.network, folder, index=1, count=2))
            away = time.monotonic() - begun
            await asyncio.sleep(2)
        return [*rolls.told(folder), ("away", away, "s")]


async def restarted(folder: Path) -> list[tuple[str, float, str]]:
    """Both processes are ended in order and started again, one after the other."""
    async with two_clusters(folder) as (rolls, bots), AsyncExitStack() as again:
        away = []
        async with rolls.coming():
            for index, bot in reversed([*enumerate(bots)]):
                begun = time.monotonic()
                await bot.stop()
                await again.enter_async_context(running(rolls.network, folder, index=index, count=2))
                away.append(time.monotonic() - begun)
                await asyncio.sleep(2)
        return [*rolls.told(folder), ("away", max(away), "s")]


async def dropped(folder: Path) -> list[tuple[str, float, str]]:
    """The gateway cuts the connection every two seconds: ten times as often as it is to be withstood."""
    async with Network() as network:
        rolls = Rolls(network, [network.build("guild", guild_id=1_000 << 22)])
        async with running(network, folder), rolls.coming():
            until = time.monotonic() + SECONDS
            while time.monotonic() < until:
                await asyncio.sleep(2)
                await network.gateway.drop()
        return [*rolls.told(folder), ("resumed", network.gateway.resumed, "times")]


async def refused(folder: Path) -> list[tuple[str, float, str]]:
    """Half of all requests are answered 429, 500 or 502."""
    async with Network() as network:
        rolls = Rolls(network, [network.build("guild", guild_id=1_000 << 22)])
        async with running(network, folder):
            network.failing = True
            async with rolls.coming(5):
                await asyncio.sleep(SECONDS)
        return [*rolls.told(folder), ("refusals", network.refused, "requests")]

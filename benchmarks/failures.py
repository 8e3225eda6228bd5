"""Real bot processes at a Discord that fails, in front of simcord's model of it: what people notice, what is lost.

Rolls come at a steady rate all the while, and in each place the turns of a scene go on and are called. *Answered* are
interactions whose first response came within Discord's three seconds; *put off* are those of them that were told to try
again, since the process was about to end; *late* those that were sent to a connected shard and had no response then;
*unserved* those that came while nobody was connected for their shard, and that no resumed session answered in time
either: Discord itself tells of these. A ruling is *lost* if it was answered and is not in the ledger. A call is
*unsaid* if its turn has begun in the ledger and no message says so, and *repeated* if two messages do; a message is
*recognised* if it was sent again, because no answer had come, and Discord knew it by its nonce.
"""

from __future__ import annotations

import asyncio
import json
import re
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

SECONDS = 20.0
"""How long requests are refused."""

LONGEST = 15.0
"""Seconds in which a turn must be called at the end."""

RATE = 20
"""Rolls in a second."""

TURN = 1.5
"""Seconds between two turns of a scene. Discord takes five messages in five seconds in a channel."""

DROPS = 20.0
"""Seconds between two cuts of the gateway."""

DONE = re.compile(r":scene-done:[0-9:]+")
"""What tells a call from every other: the address of its button."""


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


class Play:
    """What people do at a steady rate, and what has become of it."""

    def __init__(self, network: Network, places: list[Place]) -> None:
        self.network, self.places = network, places
        self.acts: list[Act] = []
        self.apart: set[int] = set()

    async def begin(self) -> None:
        """A scene of two that the GM plays both begins in each place."""
        for place in self.places:
            await self.network.command(place, "scene open", name="Crypt", ruleset="turning")
            for who in ("Skeleton", "Ghoul"):
                await self.network.command(place, "scene add", who=who)
            await self.network.command(place, "scene start")

    @asynccontextmanager
    async def goes_on(self, rate: float = RATE) -> AsyncIterator[None]:
        """People play meanwhile; at the end the last answers and calls are waited for."""
        playing = [asyncio.create_task(self._roll(rate)), asyncio.create_task(self._turns())]
        try:
            yield
        finally:
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.sleep(PATIENCE)

    async def _roll(self, rate: float) -> None:
        due = time.monotonic()
        for number in range(1_000_000):
            self._give(self.places[number % len(self.places)], "roll", expression="2d6+1")
            due += 1 / rate
            await asyncio.sleep(max(0, due - time.monotonic()))

    async def _turns(self) -> None:
        while True:
            for place in self.places:
                self.turn(place)
            await asyncio.sleep(TURN)

    def turn(self, place: Place) -> None:
        """The next turn of the scene there."""
        self._give(place, "scene next")

    def _give(self, place: Place, command: str, **words: str) -> None:
        shard = (place.guild_id >> 22) % self.network.gateway.shard_count
        session = self.network.gateway.sessions.get(shard)
        act = self.network.give(place, command, **words)
        self.acts.append(act)
        if session is None or session.connection is None:
            self.apart.add(act.id)

    def failed(self, *, connected: bool) -> list[Act]:
        """Those that had no answer in time, though their shard was connected; or as it was not."""
        mine = (act for act in self.acts if (act.id not in self.apart) is connected)
        return [act for act in mine if act.seconds is None or act.seconds > PATIENCE]

    def calls(self) -> Counter[tuple[int, str]]:
        """How many messages called each turn."""
        found = ((channel_id, DONE.search(json.dumps(body))) for channel_id, body in self.network.posted)
        return Counter((channel_id, done[0]) for channel_id, done in found if done)

    async def told(self, folder: Path) -> list[tuple[str, float, str]]:
        """The figures, once every turn is called, or has not been for a while."""
        kept = ruled(folder)
        answered = {act.id for act in self.acts if act.seconds is not None and takes_effect(act)}
        begun = len(self.places) + sum(act.id in kept for act in self.acts if act.command == "scene next")
        until = time.monotonic() + LONGEST
        while len(self.calls()) < begun and time.monotonic() < until:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.1)
        calls = self.calls()
        times = [act.seconds for act in self.acts if act.seconds is not None]
        put_off = sum(act.seconds is not None and not takes_effect(act) for act in self.acts)
        return [
            ("interactions", len(self.acts), "rolls and turns"),
            ("answered", sum(seconds <= PATIENCE for seconds in times), "rolls and turns"),
            ("late", len(self.failed(connected=True)), "rolls and turns"),
            ("unserved", len(self.failed(connected=False)), "rolls and turns"),
            ("put-off", put_off, "rolls and turns"),
            ("slowest", max(times), "s"),
            ("lost", len(answered - kept), "rulings"),
            ("calls", len(calls), "turns"),
            ("unsaid", max(0, begun - len(calls)), "turns"),
            ("repeated", calls.total() - len(calls), "messages"),
            ("recognised", self.network.recognised, "messages"),
        ]


def takes_effect(act: Act) -> bool:
    """Whether the answer tells of something; others tell to try again, since the process was about to end."""
    return bool(act.response.get("data", {}).get("embeds"))


@asynccontextmanager
async def two_clusters(folder: Path) -> AsyncIterator[tuple[Play, list[Bot]]]:
    """Two processes on one folder, with a guild each."""
    async with Network(shard_count=2) as network:
        places = [network.build(f"guild {shard}", guild_id=(1_000 + shard) << 22) for shard in (0, 1)]
        async with (
            running(network, folder, index=0, count=2) as first,
            running(network, folder, index=1, count=2) as second,
        ):
            play = Play(network, places)
            await play.begin()
            yield play, [first, second]


async def killed(folder: Path) -> list[tuple[str, float, str]]:
    """One of two processes is killed with -9 while it calls a turn, and started again, twice."""
    async with two_clusters(folder) as (play, bots), AsyncExitStack() as again:
        away = []
        async with play.goes_on():
            for moment in (0.02, 0.05):
                await asyncio.sleep(2)
                play.turn(play.places[1])
                await asyncio.sleep(moment)
                begun = time.monotonic()
                await bots[1].kill()
                bots[1] = await again.enter_async_context(running(play.network, folder, index=1, count=2))
                away.append(time.monotonic() - begun)
            await asyncio.sleep(2)
        return [*await play.told(folder), ("away", max(away), "s")]


async def restarted(folder: Path) -> list[tuple[str, float, str]]:
    """Both processes are ended in order and started again, one after the other."""
    async with two_clusters(folder) as (play, bots), AsyncExitStack() as again:
        away = []
        async with play.goes_on():
            for index, bot in reversed([*enumerate(bots)]):
                begun = time.monotonic()
                await bot.stop()
                await again.enter_async_context(running(play.network, folder, index=index, count=2))
                away.append(time.monotonic() - begun)
                await asyncio.sleep(2)
        return [*await play.told(folder), ("away", max(away), "s")]


async def dropped(folder: Path) -> list[tuple[str, float, str]]:
    """The gateway cuts the connection every 20 seconds, twice."""
    async with one_process(folder) as play:
        async with play.goes_on():
            for _ in range(2):
                await asyncio.sleep(DROPS)
                await play.network.gateway.drop()
            await asyncio.sleep(2)
        return [*await play.told(folder), ("resumed", play.network.gateway.resumed, "times")]


async def refused(folder: Path) -> list[tuple[str, float, str]]:
    """Half of all requests are answered 429, 500 or 502, some of them after what they asked for has been done."""
    async with one_process(folder) as play:
        play.network.failing = True
        async with play.goes_on(5):
            await asyncio.sleep(SECONDS)
        return [*await play.told(folder), ("refusals", play.network.refused, "requests")]


@asynccontextmanager
async def one_process(folder: Path) -> AsyncIterator[Play]:
    """One process with one guild."""
    async with Network() as network:
        play = Play(network, [network.build("guild", guild_id=1_000 << 22)])
        async with running(network, folder):
            await play.begin()
            yield play

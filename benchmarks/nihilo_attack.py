"""A whole attack of EX Nihilo with its reaction against two bare commands that answer "pong".

`/nihilo attack` makes an attack that would hit, and `/nihilo parry` answers it: two interactions, two rulings, two
answers to the table. All goes through the simulation in the same bot and the same run, in turns, as in `slash_command`.
The ratio is of the quickest tenth of each.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import discord

from benchmarks.measure import Measure
from bot.app import create_bot
from bot.services import sheets
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock

ROUNDS = 120


class Twenties:
    """Dice that always show 20, so that every attack hits."""

    def roll(self, sides: int) -> int:
        """One die."""
        return min(20, sides)


def measures() -> Iterable[Measure]:
    """One line: an attack and its parry."""
    return [Measure("nihilo-attack-and-parry", ratio=asyncio.run(_measured()), target=3, at_least=False)]


async def _measured() -> float:
    clock = StillClock()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(data=Path(folder)), dice=Twenties(), clock=clock)

        @bot.tree.command()
        async def pong(interaction: discord.Interaction[Any]) -> None:
            """Answers."""
            await interaction.response.send_message("pong")

        async with Simulation(bot, clock=clock) as simulation:
            guild = simulation.env.create_guild("Bench")
            channel = guild.create_text_channel("table")
            ada, bruno = (guild.add_member(simulation.env.create_user(name)) for name in ("ada", "bruno"))
            await bot.storage.write(guild.id, lambda db: _lay_out(db, ada.id, bruno.id, clock))

            async def bare() -> None:
                await ada.slash(channel, "pong")
                await bruno.slash(channel, "pong")

            async def fought() -> None:
                await ada.slash(channel, "nihilo attack", target="Bruno", attacker="Ada", level="gsp-1")
                await bruno.slash(channel, "nihilo parry")

            times: dict[Callable[[], Awaitable[None]], list[float]] = {bare: [], fought: []}
            for _ in range(ROUNDS):
                for act, taken in times.items():
                    started = time.perf_counter()
                    await act()
                    taken.append(time.perf_counter() - started)
    pongs, whole = (statistics.median(sorted(taken)[: ROUNDS // 10]) for taken in times.values())
    return whole / pongs


def _lay_out(db: Any, ada: int, bruno: int, clock: StillClock) -> None:
    for name, owner, corpo in (("Ada", ada, 12), ("Bruno", bruno, 22)):
        stats = {
            "corpo": corpo,
            "equilibrio": 12,
            "weapons": ["sword"],
            "in_hand": ["sword"],
            "hit_points": 400,
            "max_hit_points": 400,
        }
        given: dict[str, Any] = {"ruleset": "ex_nihilo", "kind": "character", "stats": stats}
        sheets.create(db, name=name, owner_id=owner, now=clock.now(), **given)

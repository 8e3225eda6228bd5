"""A whole slash command of ours against a bare one that answers "pong".

Both go through the simulation in the same bot and the same run, in turns: interaction in, everything the bot does,
the answer out. Ours include the guild's file: `/roll` writes one ledger entry, `/turning attempt` reads two sheets,
writes one and an entry, and reads the entry back for its screen. The simulation's own pause after each action is
shortened, so that it is the bot that is measured. The ratio is of the quickest tenth of each, which other work on the
machine disturbs least.
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
from bot.engine.sheet import Viewer
from bot.services import sheets
from bot.services.clock import Clock
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock

ROUNDS = 120


def measures() -> Iterable[Measure]:
    """Two lines: a roll, and a turning attempt."""
    return asyncio.run(_measured())


async def _measured() -> list[Measure]:
    clock = StillClock()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(data=Path(folder)), clock=clock)

        @bot.tree.command()
        async def pong(interaction: discord.Interaction[Any]) -> None:
            """Answers."""
            await interaction.response.send_message("pong")

        async with Simulation(bot, clock=clock) as simulation:
            guild = simulation.env.create_guild("Bench")
            channel = guild.create_text_channel("table")
            player = guild.add_member(simulation.env.create_user("player"))

            async def lay_table() -> None:
                await bot.storage.write(guild.id, lambda db: lay_out(db, player.id, clock))

            await lay_table()
            times: dict[str, list[float]] = {"pong": [], "roll": [], "attempt": []}
            actions: dict[str, Callable[[], Awaitable[Any]]] = {
                "pong": lambda: player.slash(channel, "pong"),
                "roll": lambda: player.slash(channel, "roll", expression="1d20+5"),
                "attempt": lambda: player.slash(channel, "turning attempt", undead="Skeleton", cleric="Livia"),
            }
            for number in range(ROUNDS):
                if number % 10 == 0:  # a cleric has only so many attempts a day
                    await bot.storage.write(guild.id, lambda db: rested(db, clock))
                for name, action in actions.items():
                    started = time.perf_counter()
                    await action()
                    times[name].append(time.perf_counter() - started)
    quick = {name: statistics.median(sorted(taken)[: ROUNDS // 10]) for name, taken in times.items()}
    return [
        Measure(name=f"slash-{name}", ratio=quick[name] / quick["pong"], target=2.5, at_least=False)
        for name in ("roll", "attempt")
    ]


def lay_out(db: Any, owner_id: int, clock: Clock) -> None:
    """A cleric of the owner's and an undead."""
    now = clock.now()
    sheets.create(db, ruleset="turning", kind="cleric", name="Livia", owner_id=owner_id, stats={"level": 30}, now=now)
    sheets.create(db, ruleset="turning", kind="undead", name="Skeleton", owner_id=None, stats={"threat": 1}, now=now)


def rested(db: Any, clock: StillClock) -> None:
    """The cleric has all attempts again."""
    (cleric,) = (sheet for sheet in sheets.listed(db, Viewer(user_id=0, is_gm=True)) if sheet.kind == "cleric")
    sheets.update(db, cleric, now=clock.now(), stats={**cleric.stats, "attempts_used": 0})

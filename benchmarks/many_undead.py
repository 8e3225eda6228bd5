"""A turning attempt on 60 undead against one on a single undead, at the same table.

Both go through the simulation in turns, as in `slash_command`: interaction in, everything the bot does with the guild's
file, the answer out. By the house rules an attempt affects all of the 60, who are of four kinds; the dice always fall
so that for each of them there is something to choose. The ratio is of the quickest tenth of each.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from benchmarks.measure import Measure, undisturbed
from bot.app import create_bot
from bot.engine.sheet import Viewer
from bot.services import houserules, sheets
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock

ROUNDS = 60

UNDEAD = 60

PACK: tuple[Mapping[str, Any], ...] = (
    {"hit_dice": 1},
    {"hit_dice": 2},
    {"hit_dice": 2, "intelligence": 6},
    {"hit_dice": 4, "order": "superior", "intelligence": 9},
)
"""Skeletons, zombies, ghouls and wights."""


class Twelves:
    """Dice that always show 12, or their highest face where there is no 12."""

    def roll(self, sides: int) -> int:
        """One die."""
        return min(12, sides)


def measures() -> Iterable[Measure]:
    """One line: the pack against the single undead."""
    with undisturbed():
        return [Measure("attempt-on-sixty", ratio=asyncio.run(_measured()), target=4, at_least=False)]


async def _measured() -> float:
    clock = StillClock()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(data=Path(folder)), dice=Twelves(), clock=clock)
        async with Simulation(bot, clock=clock) as simulation:
            guild = simulation.env.create_guild("Bench")
            channel = guild.create_text_channel("table")
            player = guild.add_member(simulation.env.create_user("player"))
            await bot.storage.write(guild.id, lambda db: _lay_out(db, player.id, clock))
            times: dict[str, list[float]] = {"Undead 1": [], "*": []}
            for _ in range(ROUNDS):
                for undead, taken in times.items():
                    await bot.storage.write(guild.id, lambda db: _rested(db, clock))
                    started = time.perf_counter()
                    await player.slash(channel, "turning attempt", undead=undead, cleric="Livia")
                    taken.append(time.perf_counter() - started)
    single, many = (statistics.median(sorted(taken)[: ROUNDS // 10]) for taken in times.values())
    return many / single


def _lay_out(db: Any, owner_id: int, clock: StillClock) -> None:
    now = clock.now()
    houserules.store(db, "turning", {"options.number_affected": "fixed", "options.fixed_number": UNDEAD})
    sheets.create(db, ruleset="turning", kind="cleric", name="Livia", owner_id=owner_id, stats={"level": 9}, now=now)
    for number in range(1, UNDEAD + 1):
        stats = PACK[number % len(PACK)]
        name = f"Undead {number}"
        sheets.create(db, ruleset="turning", kind="undead", name=name, owner_id=None, stats=stats, now=now)


def _rested(db: Any, clock: StillClock) -> None:
    (cleric,) = sheets.listed(db, Viewer(user_id=0, is_gm=True), kinds=["cleric"])
    sheets.update(db, cleric, now=clock.now(), stats={**cleric.stats, "attempts_used": 0})

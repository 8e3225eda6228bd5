"""What reminders cost that are not due: nothing that grows with their number.

`reminders-idle`: the CPU of a bot that waits on 10,000 pending reminders, against one that waits on 10. Both are whole
bots in their simulation, each in a process of its own, that sit for the same stretch of real time; what a process
spends on its start is left out. They look around 600 times as often as they do otherwise, or next to nothing would be
compared with next to nothing.

`reminders-due`: finding the due ones when each of 2,500 guilds has one deadline and 25 of them are due, against 25
guilds that are all due: from the start of the index to the due rows in hand.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from sqlite_utils import Database

from benchmarks.measure import Measure, alternate
from bot.engine.screen import Address
from bot.services import alarms
from bot.services.clock import SystemClock
from bot.services.storage import Storage

MANY, FEW = 10_000, 10
GUILDS, DUE = 2500, 25
SITTING = 3.0
ROUNDS = 5
ROOT = Path(__file__).resolve().parent.parent
NOW = datetime(2026, 1, 1, 12, 0, tzinfo=UTC)

SITS = """
import asyncio, sys, time
from datetime import timedelta
from pathlib import Path
from bot.app import create_bot
from bot.engine.screen import Address
from bot.services import alarms
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock
from bot.surface import announcer

many, sitting = int(sys.argv[2]), float(sys.argv[3])

def remind(db, clock):
    for number in range(many):
        at = clock.now() + timedelta(days=1, minutes=number)
        alarms.set(db, f"scene:{number}", at, Address(package="tabletop", action="nudge"))

async def sit():
    clock = StillClock()
    bot = create_bot(Settings(data=Path(sys.argv[1])), clock=clock)
    async with Simulation(bot, clock=clock):
        announcer.LOOK = 0.05
        await bot.storage.write(1 << 22, lambda db: remind(db, clock))
        await asyncio.sleep(0.5)
        begun = time.process_time()
        await asyncio.sleep(sitting)
        print(time.process_time() - begun)

asyncio.run(sit())
"""
"""Sits with so many reminders for so many seconds, and tells how much of the processor that took."""


def measures() -> Iterable[Measure]:
    """Two lines."""
    with tempfile.TemporaryDirectory() as name:
        many, few = (min(_sit(Path(name, f"{count}-{run}"), count) for run in range(2)) for count in (MANY, FEW))
        yield Measure(f"reminders-idle-{MANY}-against-{FEW}", many / few, target=1.2, at_least=False)
        yield asyncio.run(_due(Path(name)))


def _sit(folder: Path, reminders: int) -> float:
    command = [sys.executable, "-c", SITS, str(folder), str(reminders), str(SITTING)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1])


async def _due(folder: Path) -> Measure:
    full, small = folder / "full", folder / "small"
    await _fill(full, GUILDS)
    await _fill(small, DUE)
    taken = await asyncio.to_thread(alternate, partial(_find_all, full), partial(_find_all, small), rounds=ROUNDS)
    ratio = taken[0].best / taken[1].best
    return Measure(f"reminders-due-{GUILDS}-guilds-against-{DUE}", ratio, target=2.0, at_least=False)


async def _fill(folder: Path, guilds: int) -> None:
    """So many guilds with one reminder each, of which `DUE` are due."""
    storage = Storage(folder, clock=SystemClock())
    await storage.open()
    for number in range(guilds):
        at = NOW if number < DUE else NOW + timedelta(days=1)
        await storage.write((number + 1) << 22, partial(_remind, at=at))
    await storage.settle_all()
    await storage.close()


def _remind(db: Database, at: datetime) -> None:
    alarms.set(db, "scene:1", at, Address(package="tabletop", action="nudge"))


def _find_all(folder: Path) -> None:
    asyncio.run(_find(folder))


async def _find(folder: Path) -> None:
    storage = Storage(folder, clock=SystemClock())
    await storage.open()
    for guild_id in storage.deadlines.take(NOW):
        assert await storage.read(guild_id, partial(alarms.due, now=NOW))
    await storage.close()

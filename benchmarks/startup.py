"""A start with 2,500 guild files against a start with an empty folder, in time and in memory.

Each start is a process of its own that runs `SCRIPT`: it starts the whole bot in its simulation, writes to one guild,
and closes. Starts on
the full and on the empty folder take turns. The time is of the whole process, as someone who waits for it sees it; the
memory is its peak. The ratios are of the quickest and of the smallest starts, which other work on the machine disturbs
least.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from benchmarks.measure import Measure
from bot.services import migrations
from bot.services.buckets import guild_path

GUILDS = 2500
STARTS = 5
ROOT = Path(__file__).resolve().parent.parent

SCRIPT = """
import asyncio, sys
from pathlib import Path
from bot.app import create_bot
from bot.services import guilds
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock

async def start():
    clock = StillClock()
    bot = create_bot(Settings(data=Path(sys.argv[1])), clock=clock)
    async with Simulation(bot, clock=clock):
        await bot.storage.write(1 << 22, lambda db: guilds.save(db, guilds.GuildSettings(language="it")))

asyncio.run(start())
"""
"""What a start does with the folder that is its only argument."""

PEAK = """
try:
    with open("/proc/self/status") as status:
        peak = next(line.split()[1] for line in status if line.startswith("VmHWM"))
except OSError:
    import resource
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(peak)
"""
"""Prints the most memory that the process has held. (`ru_maxrss` may count the parent's on Linux.)"""


def measures() -> Iterable[Measure]:
    """Two lines: time, and memory."""
    with tempfile.TemporaryDirectory() as name:
        full, empty = Path(name, "full"), Path(name, "empty")
        _fill(full)
        times: dict[Path, list[float]] = {full: [], empty: []}
        peaks: dict[Path, list[int]] = {full: [], empty: []}
        for _ in range(STARTS):
            for folder in (full, empty):
                begun = time.perf_counter()
                peak = _start(folder)
                times[folder].append(time.perf_counter() - begun)
                peaks[folder].append(peak)
            shutil.rmtree(empty)
    for what, values in (("time", times), ("memory", peaks)):
        yield Measure(
            name=f"start-{GUILDS}-guilds-{what}",
            ratio=min(values[full]) / min(values[empty]),
            target=1.2,
            at_least=False,
        )


def _fill(folder: Path) -> None:
    template = migrations.template()
    for number in range(GUILDS):
        path = guild_path(folder, number << 22)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(template)


def _start(folder: Path) -> int:
    """Start once on `folder`; the peak memory of the process, in the system's unit."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT + PEAK, str(folder)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return int(done.stdout.split()[-1])

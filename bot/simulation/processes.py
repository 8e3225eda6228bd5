"""Real bot processes, `python -m bot run`, that are served by a `Network`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.services.buckets import guild_files
from bot.services.clusters import Cluster
from bot.services.database import connect
from bot.services.settings import ROOT
from bot.simulation.network import Network

PATIENCE = 45.0
"""Seconds in which a process must have told every shard of its own that it is ready."""


QUIET = {"GRAVECALLER_LOG_LEVEL": "WARNING"}
"""What a process is told if its parent is told nothing else."""


class Bot:
    """A running process. Its log is `log`."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self.log = log

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def memory(self) -> float:
        """The memory that it holds, in MiB (Linux)."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    @property
    def processor(self) -> float:
        """The processor's time that it has had, in seconds (Linux)."""
        spent = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")

    async def stop(self) -> int:
        """End it in order; its exit code."""
        self._process.send_signal(signal.SIGTERM)
        return await self._process.wait()

    async def kill(self) -> None:
        """End it as a crash does."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


@asynccontextmanager
async def running(
    network: Network, folder: Path, *, index: int = 0, count: int = 1, **settings: str
) -> AsyncIterator[Bot]:
    """A process of its own, from when all its shards have begun; killed at the end if it still runs then.

    `settings` are added to its environment.
    """
    log = folder / f"bot-{index}.log"
    own = {"DISCORD_TOKEN": "stand.in.token", "DISCORD_API": network.api, "DISCORD_GATEWAY": network.gateway.url}
    own |= {"GRAVECALLER_DATA": str(folder), "CLUSTER_INDEX": str(index), "CLUSTER_COUNT": str(count)}
    own |= {"SHARD_COUNT": str(network.gateway.shard_count)}
    before = set(network.gateway.sessions.values())
    with log.open("ab") as stderr:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=ROOT, env=QUIET | os.environ | own | settings, stderr=stderr
        )
    bot = Bot(process, log)
    try:
        async with asyncio.timeout(PATIENCE):
            shards = Cluster(index=index, count=count, shard_count=network.gateway.shard_count).shard_ids
            while not all(network.gateway.sessions.get(shard) not in {None, *before} for shard in shards):
                if process.returncode is not None:
                    raise RuntimeError(f"the bot ended: {log.read_text()[-2000:]}")
                await asyncio.sleep(0.05)
        yield bot
    finally:
        await bot.kill()


def ruled(folder: Path) -> set[int]:
    """The interactions of every ruling in the ledgers of this folder."""
    found: set[int] = set()
    for path in guild_files(folder):
        with closing(connect(path)) as db:
            found |= {row[0] for row in db.execute("SELECT interaction_id FROM ledger")}
    return found

"""Litestream, the real one, beside a process that writes: both are killed, the disk is lost, and what was acknowledged
longer ago than docs/backup.md states comes back.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services import backup
from bot.services.buckets import guild_files, guild_path
from bot.services.database import connect
from bot.services.settings import ROOT
from bot.services.storage import Storage
from tests.bot.services.guild_work import count, value
from tests.conftest import HandClock
from tests.host import DOCS, Host, blocks
from tests.programs import program

litestream = program("litestream")
pytestmark = pytest.mark.skipif(litestream is None or os.name == "nt", reason="litestream is not installed")

GUILDS = [number << 22 for number in range(1, 6)]
WRITING = 3.0
"""Seconds of writing whose loss would be noticed."""

WRITES = """
import asyncio, sys, time
from functools import partial
from pathlib import Path
from bot.services.clock import SystemClock
from bot.services.storage import Storage
from tests.bot.services.guild_work import put

async def write():
    storage = Storage(Path(sys.argv[1]), clock=SystemClock())
    await storage.open()
    guilds = [int(guild) for guild in sys.argv[2:]]
    number = 0
    while True:
        number += 1
        guild = guilds[number % min(len(guilds), 1 + number // 50)]
        await storage.write(guild, partial(put, key="kept", value=number))
        print(guild, number, time.monotonic(), flush=True)
        await asyncio.sleep(0.01)

asyncio.run(write())
"""
"""Writes to ever more guilds until it is killed; says of each write that it has been acknowledged, and when."""


def test_what_was_acknowledged_longer_ago_than_stated_survives_the_loss_of_the_disk(tmp_path: Path) -> None:
    host = Host(tmp_path)
    data, stated = tmp_path / "var" / "guilds", _stated()
    data.mkdir(parents=True)
    looking_after = _litestream(data, tmp_path / "var" / "litestream")
    writing = subprocess.Popen(
        [sys.executable, "-c", WRITES, str(data), *map(str, GUILDS)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        time.sleep(WRITING + stated)
    finally:
        for process in (writing, looking_after):
            process.send_signal(signal.SIGKILL)
        killed_at = time.monotonic()
        said, _ = writing.communicate()
        looking_after.wait()
    shutil.rmtree(data)
    acknowledged = [line.split() for line in said.splitlines() if line.count(" ") == 2]
    due = {int(guild): int(number) for guild, number, at in acknowledged if float(at) < killed_at - stated}
    assert len(due) > 1, "more than one guild was written to long enough ago"
    assert "none with problems" in host.types(*blocks("backup", "Back from Litestream"))
    for guild, number in due.items():
        assert _kept(data, guild) >= number
    assert not [finding for finding in backup.check(data) if finding.problem]


async def test_nobody_waits_for_it_and_a_deleted_guild_is_deleted_beside_it(tmp_path: Path, clock: HandClock) -> None:
    """Its read lock and our checkpoints keep nobody waiting, and a deleted guild leaves nothing on the disk."""
    data = tmp_path / "guilds"
    storage = Storage(data, clock=clock)
    await storage.open()
    for guild in GUILDS[:2]:
        await storage.write(guild, count)
    looking_after = _litestream(data, tmp_path / "replica")
    shadow = data / "01" / f".{GUILDS[0]}.sqlite3-litestream"
    try:
        for _ in range(100):
            if shadow.exists():
                break
            await asyncio.sleep(0.1)
        slowest = 0.0
        for _ in range(300):
            begun = time.monotonic()
            await storage.write(GUILDS[1], count)
            slowest = max(slowest, time.monotonic() - begun)
        assert slowest < 1
        assert shadow.exists()
        await storage.leave(GUILDS[0])
        clock.advance(timedelta(days=31))
        await storage.purge()
        assert [int(path.stem) for path in guild_files(data)] == [GUILDS[1]]
        assert not shadow.exists()
        await storage.close()
    finally:
        looking_after.kill()
        looking_after.wait()
    assert not [finding for finding in backup.check(data) if finding.problem]


def _stated() -> float:
    """How many seconds the page says may be lost."""
    [seconds] = re.findall(r"longer than (\d+) seconds ago", DOCS["backup"])
    return float(seconds)


def _litestream(data: Path, replica: Path) -> subprocess.Popen[bytes]:
    assert litestream is not None
    return subprocess.Popen(
        [litestream, "replicate", "-config", str(ROOT / "deploy" / "litestream.yml")],
        env={**os.environ, "GRAVECALLER_DATA": str(data), "LITESTREAM_REPLICA": str(replica)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _kept(data: Path, guild: int) -> int:
    db = connect(guild_path(data, guild))
    try:
        return value(db, "kept") or 0
    finally:
        db.conn.close()

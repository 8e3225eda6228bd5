"""What Litestream needs for each server's file: megabytes of memory and descriptors, beyond what it needs for one.

The files are new ones that nobody writes to, the replica is a folder, and the real program looks after them. Nothing is
measured where it is not installed.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from benchmarks.measure import Measure
from bot.services import migrations
from bot.services.buckets import guild_path
from bot.services.settings import ROOT
from tests.programs import program

COUNTS = (25, 100, 400)
PATIENCE = 30.0
SETTLING = 2.0


def measures() -> Iterable[Measure]:
    """Two lines for each number of files."""
    litestream = program("litestream")
    if litestream is None:
        print("# litestream is not installed")
        return
    memory, descriptors = _needs(litestream, 1)
    for count in COUNTS:
        more_memory, more_descriptors = _needs(litestream, count)
        for name, more, target in (
            ("megabytes", (more_memory - memory) / count, 0.5),
            ("descriptors", (more_descriptors - descriptors) / count, 6),
        ):
            yield Measure(f"litestream-{name}-for-each-of-{count}", more, target=target, at_least=False)


def _needs(litestream: str, count: int) -> tuple[float, int]:
    """Megabytes and descriptors of a Litestream that looks after so many files."""
    with tempfile.TemporaryDirectory() as name:
        data, replica = Path(name, "guilds"), Path(name, "replica")
        template = migrations.template()
        for number in range(1, count + 1):
            path = guild_path(data, number << 22)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(template)
        running = subprocess.Popen(
            [litestream, "replicate", "-config", str(ROOT / "deploy" / "litestream.yml")],
            env={**os.environ, "GRAVECALLER_DATA": str(data), "LITESTREAM_REPLICA": str(replica)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            until = time.monotonic() + PATIENCE
            while len(list(replica.glob("*/*.sqlite3"))) < count and time.monotonic() < until:
                time.sleep(0.2)
            time.sleep(SETTLING)
            status = Path(f"/proc/{running.pid}/status").read_text(encoding="ascii")
            resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
            return int(resident.split()[1]) / 1024, len([*Path(f"/proc/{running.pid}/fd").iterdir()])
        finally:
            running.kill()
            running.wait()

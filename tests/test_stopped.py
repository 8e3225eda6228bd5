"""A process that is told to end: it finishes what is under way, takes nothing new, and is gone within ten seconds."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot import app
from bot.services.buckets import guild_files
from bot.services.settings import ROOT
from bot.surface import client, sharding
from tests.play import evening, refused

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals to single programs")

BUSY = "Too much is happening here at this moment."

WITHIN = 10.0
"""Seconds, as whoever sent the signal counts them."""

SERVES = """
import asyncio, sys
from pathlib import Path
from bot import app
from bot.services.settings import Settings
from bot.services.storage import Storage
from bot.surface import client, sharding
from tests.table import open_table

folder, slow, client.CLOSING = Path(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
write = Storage.write

async def write_slowly(storage, guild_id, work):
    print("begun", flush=True)
    await asyncio.sleep(slow)
    return await write(storage, guild_id, work)

async def hang(bot):
    with bot.answers.one():
        print("begun", flush=True)
        await asyncio.sleep(slow)

async def at_a_table(bot, token):
    async with open_table(lambda clock: bot) as table:
        await table.slash(table.player, "roll", expression="1d6")
        Storage.write = write_slowly
        slowly = hang(bot) if slow > 60 else table.slash(table.player, "roll", expression="2d6")
        rolling = asyncio.create_task(slowly)
        rolling.add_done_callback(lambda done: print("answered", flush=True))
        await asyncio.Event().wait()

client.Gravecaller.start = at_a_table
asyncio.run(app.serve(Settings(data=folder), "token"))
"""
"""Serves at a table instead of at Discord. While somebody rolls, the storage takes its time.

What never ends is no roll: the table itself would wait for that."""


def test_what_is_under_way_is_finished_and_the_files_are_closed(tmp_path: Path) -> None:
    with serving(tmp_path, slow=1.0) as process:
        said, complaints = told_to_end(process)
    assert (process.returncode, complaints) == (0, "")
    assert "answered" in said
    [file] = [path for path in guild_files(tmp_path) if not path.with_name(f"{path.name}-wal").exists()]
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM ledger").fetchone() == (2,)


async def test_what_is_new_is_refused_while_it_closes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        message = await table.slash(table.player, "roll", expression="1d6")
        table.bot.closing = True
        assert BUSY in str(refused(await table.slash(table.player, "roll", expression="1d6")))
        assert BUSY in str(refused(await table.press(table.player, message, "Why?")))


def test_what_never_ends_keeps_nobody_waiting(tmp_path: Path) -> None:
    assert client.CLOSING + 2 * client.AT_LEAST + sharding.GOODBYE < app.LONGEST < WITHIN
    with serving(tmp_path, slow=3600, patience=0.5) as process:
        _, complaints = told_to_end(process)
    assert process.returncode == 0, complaints


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, slow=3600) as process:
        process.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=3)
    assert process.returncode == -signal.SIGINT


@contextmanager
def serving(folder: Path, *, slow: float, patience: float = client.CLOSING) -> Iterator[subprocess.Popen[str]]:
    """A process that is in the middle of a roll which takes so long, and waits so long for what is under way."""
    command = [sys.executable, "-c", SERVES, str(folder), str(slow), str(patience)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "begun\n"
            yield process
        finally:
            process.kill()


def told_to_end(process: subprocess.Popen[str]) -> tuple[str, str]:
    process.send_signal(signal.SIGTERM)
    return process.communicate(timeout=WITHIN)

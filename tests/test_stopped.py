"""A process that is told to end: it finishes what is under way, takes nothing new, and is gone within ten seconds."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bot import app
from bot.services.buckets import guild_files
from bot.services.settings import Settings
from bot.services.storage import Storage
from bot.surface import client, sharding
from tests.forks import Forked, needs_forks
from tests.play import evening, refused
from tests.table import open_table

pytestmark = needs_forks

BUSY = "Too much is happening here at this moment."

WITHIN = 10.0
"""Seconds, as whoever sent the signal counts them."""


async def serves(folder: Path, slow: float, patience: float, told: Connection) -> None:
    """Serves at a table instead of at Discord. While somebody rolls, the storage takes its time.

    What never ends is no roll: the table itself would wait for that.
    """
    client.CLOSING = patience
    write = Storage.write

    async def write_slowly(*args: Any) -> Any:
        told.send("begun")
        await asyncio.sleep(slow)
        return await write(*args)

    async def hang(bot: client.Gravecaller) -> None:
        with bot.answers.one():
            told.send("begun")
            await asyncio.sleep(slow)

    async def at_a_table(bot: client.Gravecaller, token: str) -> None:
        async with open_table(lambda clock: bot) as table:
            await table.slash(table.player, "roll", expression="1d6")
            Storage.write = write_slowly  # type: ignore[method-assign, assignment]
            slowly = hang(bot) if slow > 60 else table.slash(table.player, "roll", expression="2d6")
            rolling = asyncio.ensure_future(slowly)
            rolling.add_done_callback(lambda done: told.send("answered"))
            await asyncio.Event().wait()

    client.Gravecaller.start = at_a_table  # type: ignore[method-assign, assignment]
    await app.serve(Settings(data=folder / "guilds"), "token")


def test_what_is_under_way_is_finished_and_the_files_are_closed(tmp_path: Path) -> None:
    process, hears = serving(tmp_path, slow=1.0)
    process.send(signal.SIGTERM)
    assert process.ends(0, within=WITHIN) == ""
    assert hears.recv() == "answered"
    [file] = [path for path in guild_files(tmp_path / "guilds") if not path.with_name(f"{path.name}-wal").exists()]
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM ledger").fetchone() == (2,)


async def test_what_is_new_is_refused_while_it_closes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        message = await table.slash(table.player, "roll", expression="1d6")
        table.bot.closing = True
        assert BUSY in str(refused(await table.slash(table.player, "roll", expression="1d6")))
        assert BUSY in str(refused(await table.press(table.player, message, "Why?")))
        assert await table.suggest(table.player, "help tour", "ruleset", ""), "who types is not left without an answer"


def test_what_never_ends_keeps_nobody_waiting(tmp_path: Path) -> None:
    assert client.CLOSING + 2 * client.AT_LEAST + sharding.GOODBYE < app.LONGEST < WITHIN
    process, _ = serving(tmp_path, slow=3600, patience=0.5)
    process.send(signal.SIGTERM)
    process.ends(0, within=WITHIN)


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    process, _ = serving(tmp_path, slow=3600)
    process.send(signal.SIGTERM)
    time.sleep(0.3)
    process.send(signal.SIGINT)
    process.ends(-signal.SIGINT, within=3)


def serving(folder: Path, *, slow: float, patience: float = client.CLOSING) -> tuple[Forked, Connection]:
    """A process that is in the middle of a roll which takes so long, and waits so long for what is under way; and what
    it tells."""
    hears, tells = Pipe(duplex=False)
    process = Forked(folder / "printed", serves, folder, slow, patience, tells)
    tells.close()
    assert hears.recv() == "begun"
    return process, hears

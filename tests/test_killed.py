"""B17: a process that is killed in the middle of its work, and the next one on the same folder."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing, suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from bot.services.buckets import guild_files
from tests.forks import Forked, needs_forks
from tests.play import cleric, evening, refused, stored, undead
from tests.table import SELECT, controls, words

pytestmark = needs_forks


async def plays(folder: Path, told: Connection) -> None:
    """Plays until it is killed; says after each roll that it has been answered."""
    async with evening(folder, seeded=True) as table:
        await cleric(table, "Ada", level=40)
        await undead(table, "Ghoul", threat=20)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul", place="+3")
        told.send({"guild": table.guild.id, "selects": [part["custom_id"] for part in controls(made, SELECT)]})
        while True:
            rolled = await table.slash(table.player, "roll", expression="3d6")
            told.send(rolled._interaction.id)


@pytest.mark.parametrize("rolls", [1, 7, 20])
async def test_b17_a_killed_process_loses_nothing_that_it_answered(rolls: int, tmp_path: Path) -> None:
    begun, answered = await asyncio.to_thread(_play_and_kill, tmp_path, rolls)
    [file] = [path for path in guild_files(tmp_path) if path.stem == str(begun["guild"])]
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        interactions = [row[0] for row in db.execute("SELECT interaction_id FROM ledger ORDER BY id")]
        numbers = [row[0] for row in db.execute("SELECT number FROM ledger ORDER BY id")]
        [following] = db.execute("SELECT next_number FROM seeds").fetchone()
    assert interactions[1 : 1 + len(answered)] == answered
    assert len(interactions) - 1 - len(answered) in {0, 1}, "at most the roll that was under way is there besides"
    assert numbers == list(range(1, following)), "a number is given to one ruling, and none is lost"


async def test_b17_buttons_of_a_killed_process_work_in_the_next(tmp_path: Path) -> None:
    begun, _ = await asyncio.to_thread(_play_and_kill, tmp_path, 2)
    async with evening(tmp_path) as table:
        assert table.guild.id == begun["guild"]
        await table.later(3600)  # ids of interactions come from the time of day, and never return
        before = await stored(table)
        message = await table.slash(table.spectator, "roll", expression="1d20")
        for address in begun["selects"]:
            chosen = await table.forge(table.owner, message, address, ["2.keep-at-bay"])
            assert refused(chosen) is None
        why = await table.forge(table.player, message, "gcb1:tabletop:why:1")
        assert "R000-1" in words(why)
        after = await stored(table)
        assert len(after["ledger"]) == len(before["ledger"]) + 1 + len(begun["selects"])


def _play_and_kill(folder: Path, rolls: int) -> tuple[dict[str, Any], list[int]]:
    """Kills a playing process with -9 after it has answered so many rolls: what it began, and what it answered."""
    hears, tells = Pipe(duplex=False)
    playing = Forked(folder / "printed", plays, folder, tells)
    tells.close()
    with hears, suppress(EOFError):
        begun = hears.recv()
        answered = [hears.recv() for _ in range(rolls)]
        playing.send(signal.SIGKILL)
        while True:
            answered.append(hears.recv())
    playing.ends(-signal.SIGKILL)
    return begun, answered

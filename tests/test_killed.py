"""B17: a process that is killed in the middle of its work, and the next one on the same folder."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.services.buckets import guild_files
from tests.play import evening, refused, stored
from tests.table import words

ROOT = Path(__file__).resolve().parent.parent

PLAYS = """
import asyncio, json, sys
from pathlib import Path
from tests.play import cleric, evening, undead
from tests.table import SELECT, controls

async def play():
    async with evening(Path(sys.argv[1]), seeded=True) as table:
        await cleric(table, "Ada", level=40)
        await undead(table, "Ghoul", threat=20)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul", place="+3")
        selects = [part["custom_id"] for part in controls(made, SELECT)]
        print(json.dumps({"guild": table.guild.id, "selects": selects}), flush=True)
        while True:
            rolled = await table.slash(table.player, "roll", expression="3d6")
            print(rolled._interaction.id, flush=True)

asyncio.run(play())
"""
"""Plays until it is killed; says after each roll that it has been answered."""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no SIGKILL")
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


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no SIGKILL")
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
    playing = subprocess.Popen([sys.executable, "-c", PLAYS, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert playing.stdout is not None
        begun = json.loads(playing.stdout.readline())
        answered = [int(playing.stdout.readline()) for _ in range(rolls)]
        playing.kill()
        answered += [int(line) for line in playing.stdout if line.endswith("\n")]
    finally:
        playing.kill()
        playing.wait()
        playing.stdout.close()
    assert playing.returncode == -signal.SIGKILL
    return begun, answered

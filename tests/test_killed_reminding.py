"""What a process reminds of that is killed with -9 between an alarm and Discord, and the next one: once, and in order.

The clock of each process begins at the same hour; what has been reminded of before is not reminded of again.
"""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

PLAYS = """
import asyncio, json, os, signal, sys
from pathlib import Path
from bot.engine.scene import flow, people
from bot.engine.scene.model import SceneSettings
from bot.engine.sheet import Viewer
from bot.engine.turns import Initiative
from bot.services import alarms, ledger, outbox, reminders, scenes, scenesteps
from bot.services.scenesteps import Click
from bot.surface import speaking
from tests.play import evening

folder, point, at = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
passed = 0

def dies_here(name):
    global passed
    passed += name == point
    if name == point and passed == at:
        os.kill(os.getpid(), signal.SIGKILL)

def around(owner, name, point):
    inner = getattr(owner, name)
    def outer(*args, **more):
        done = inner(*args, **more)
        dies_here(point)
        return done
    setattr(owner, name, outer)

around(reminders, "ring", "before it is put")
around(alarms, "done", "before the alarm is over")
post = speaking._post

async def posts(bot, guild, announcement, drawn):
    dies_here("before Discord knows")
    message_id = await post(bot, guild, announcement, drawn)
    with open(folder / "discord.jsonl", "a") as log:
        heard = {"nonce": outbox.nonce(guild.id, announcement.id), "title": announcement.screen.title.id}
        print(json.dumps(heard), file=log)
    return message_id

speaking._post = posts

def begin(db, table):
    if scenes.open_ids(db):
        return
    now, numbers = table.bot.clock.now(), iter(range(10**9, 10**9 + 9))
    gm = Viewer(user_id=table.gm.id, is_gm=True)
    click = lambda: Click(next(numbers), gm, table.channel.id, now, ledger.NO_DICE)
    step = flow.open_scene("Crypt", "any", Initiative(), settings=SceneSettings(reminder_minutes=60))
    scene = scenesteps.open_scene(db, step, click()).scene
    for name, who, first in (("Ada", table.owner, 20), ("Bo", table.player, 10)):
        joins = lambda now, dice: people.join(now, name, dice, user_ids=(who.id,), initiative=first)
        scenesteps.take(db, scene.id, joins, click(), action="join")
    reminders.arm(db, scenesteps.take(db, scene.id, flow.start, click(), action="start"), now)

async def play():
    async with evening(folder / "guilds") as table:
        table.may_ping = {table.owner.id, table.gm.id}
        await table.bot.storage.write(table.guild.id, lambda db: begin(db, table))
        for _ in range(6):
            await table.later(3600)

asyncio.run(play())
"""
"""Waits for a turn that nobody takes, hour by hour; dies when it comes to a point for the so manieth time."""

NUDGE, LATE, STOPPED = "reminder-title", "reminder-late-title", "reminder-stopped-title"
POINTS = ("before it is put", "before the alarm is over", "before Discord knows")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no SIGKILL")
@pytest.mark.parametrize("point", POINTS)
async def test_b14_every_reminder_comes_once_and_in_order_wherever_the_process_is_killed(
    point: str, tmp_path: Path
) -> None:
    assert await asyncio.to_thread(_play, tmp_path, point, 2) == -signal.SIGKILL
    assert await asyncio.to_thread(_play, tmp_path, "nowhere", 0) == 0
    taken = [json.loads(line) for line in (tmp_path / "discord.jsonl").read_text().splitlines()]
    assert [message["title"] for message in taken] == [NUDGE, NUDGE, NUDGE, LATE, NUDGE, STOPPED]
    assert len({message["nonce"] for message in taken}) == len(taken)


def _play(folder: Path, point: str, at: int) -> int:
    arguments = [str(folder), point, str(at)]
    return subprocess.run([sys.executable, "-c", PLAYS, *arguments], cwd=ROOT, check=False).returncode

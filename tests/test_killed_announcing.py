"""What is announced by processes that are killed with -9, wherever in their work: all of it, once, and in order.

The Discord of a killed process dies with it. What it had taken is therefore written down beside the table, each message
with its nonce, and a repetition is taken for one as Discord does.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TURNS = 12

PLAYS = """
import asyncio, json, os, signal, sys
from pathlib import Path
from bot.engine.screen import Paragraph, Screen
from bot.engine.text import say
from bot.services import outbox
from bot.services.deadlines import Deadlines
from bot.surface import speaking
from tests.bot.services.guild_work import put as keep, value
from tests.play import evening

folder, turns, point = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
passed = 0

def dies_here(name):
    global passed
    passed += name == point
    if name == point and passed == 2:
        os.kill(os.getpid(), signal.SIGKILL)

def around(owner, name, before, after):
    inner = getattr(owner, name)
    def outer(*args):
        counts = args[-1] is not None  # Nothing waits: this transaction announces nothing.
        if counts:
            dies_here(before)
        done = inner(*args)
        if counts:
            dies_here(after)
        return done
    setattr(owner, name, outer)

around(Deadlines, "sooner", "before the index knows", "before the commit")
around(Deadlines, "committed", "after the commit", "when the announcer has been woken")
around(outbox, "said", "before the record", "before the record is committed")
post = speaking._post

async def posts(bot, guild, announcement, drawn):
    dies_here("before Discord knows")
    message_id = await post(bot, guild, announcement, drawn)
    with open(folder / "discord.jsonl", "a") as log:
        turn = announcement.screen.blocks[0].text.args["page"]
        heard = {"nonce": outbox.nonce(guild.id, announcement.id), "turn": turn}
        print(json.dumps(heard), file=log)
    dies_here("after Discord's answer")
    return message_id

speaking._post = posts

def next_turn(db, table, number):
    if (value(db, "turn") or 0) < number:
        keep(db, "turn", number)
        text = say("page", page=number, pages=99)
        screen = Screen(title=say("button-next"), blocks=(Paragraph(text=text),))
        outbox.put(db, "scene:1:turn", table.channel.id, screen, now=table.bot.clock.now())

async def play():
    async with evening(folder / "guilds") as table:
        for number in range(1, turns + 1):
            await table.bot.storage.write(table.guild.id, lambda db: next_turn(db, table, number))
            await table.env.settle()

asyncio.run(play())
"""
"""Plays turns up to a number, each in a transaction; dies when it comes to its point for the second time."""

POINTS = (
    "before the index knows",
    "before the commit",
    "after the commit",
    "before Discord knows",
    "after Discord's answer",
    "before the record is committed",
)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no SIGKILL")
def test_b17_every_turn_is_announced_once_and_in_order_though_one_process_after_the_other_is_killed(
    tmp_path: Path,
) -> None:
    for point in POINTS:
        assert _play(tmp_path, point) == -signal.SIGKILL, point
    assert _play(tmp_path, "nowhere") == 0
    taken = [json.loads(line) for line in (tmp_path / "discord.jsonl").read_text().splitlines()]
    once = {message["nonce"]: message["turn"] for message in taken}
    assert list(once.values()) == list(range(1, TURNS + 1))
    unrecorded = POINTS[POINTS.index("after Discord's answer") :]
    assert len(taken) - len(once) == len(unrecorded), "only what Discord had answered and nobody recorded is repeated"


def _play(folder: Path, point: str) -> int:
    arguments = [str(folder), str(TURNS), point]
    return subprocess.run([sys.executable, "-c", PLAYS, *arguments], cwd=ROOT, check=False).returncode

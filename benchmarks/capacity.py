"""What a server, a command and a scene cost: the figures of docs/capacity.md.

Memory is measured in a process of its own, as what it holds more after than before, without the simulation. The time of
commands is that of the processor, in the simulation, less that of a bare command that answers "pong": what Discord's
library and the stand-in need for themselves is not ours to count twice.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import discord

from benchmarks.slash_command import lay_out, rested
from bot.app import create_bot
from bot.services import migrations
from bot.services.buckets import guild_path
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 60


class Figure(NamedTuple):
    """Something that was measured, with its unit. There is no target: it is for planning."""

    name: str
    value: float
    unit: str

    def __str__(self) -> str:
        return f"{self.name} {self.value:.{0 if self.value >= 100 else 2}f} {self.unit}"


def measures() -> Iterable[Figure]:
    """Memory, descriptors and disk of a server; processor time and disk of commands and of a scene's turns."""
    yield Figure("new-server-on-disk", len(migrations.template()) / 1024, "KiB")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", MEMORY, folder], cwd=ROOT, check=True, capture_output=True, text=True
        )
    for name, (value, unit) in json.loads(done.stdout).items():
        yield Figure(name, value, unit)
    yield from asyncio.run(_played())


MEMORY = """
import asyncio, gc, json, os, sys
from pathlib import Path
from bot.app import create_bot
from bot.services import guilds
from bot.services.settings import Settings

SERVERS, OPEN = 500, 200

def held():
    gc.collect()
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

def files():
    return len(os.listdir("/proc/self/fd"))

def server(number):
    '''As Discord tells it: 40 channels, 30 roles, the bot as the only member that is known.'''
    id = (number + 1) << 22
    role = dict(color=0, colors=dict(primary_color=0, secondary_color=None, tertiary_color=None), hoist=False,
                managed=False, mentionable=False, permissions="1071698660929", flags=0, icon=None, unicode_emoji=None)
    roles = [dict(role, id=str(id + at), name=f"role {at} of {number}", position=at) for at in range(30)]
    channels = [
        dict(id=str(id + 100 + at), type=0, name=f"channel-{at}-of-{number}", position=at, topic=None, nsfw=False,
             permission_overwrites=[dict(id=str(id), type=0, allow="0", deny="1024")], parent_id=None,
             rate_limit_per_user=0, last_message_id=None, guild_id=str(id), flags=0)
        for at in range(40)
    ]
    me = dict(user=dict(id="1", username="bot", discriminator="0", avatar=None), roles=[], joined_at=None, flags=0,
              deaf=False, mute=False)
    return dict(id=str(id), name=f"server {number}", owner_id="2", roles=roles, channels=channels, members=[me],
                emojis=[], stickers=[], threads=[], voice_states=[], presences=[], stage_instances=[], features=[],
                guild_scheduled_events=[], soundboard_sounds=[], member_count=50, icon=None, unavailable=False,
                verification_level=0, default_message_notifications=0, explicit_content_filter=0, mfa_level=0,
                nsfw_level=0, premium_tier=0, preferred_locale="en-US", system_channel_flags=0, afk_timeout=0)

async def measure():
    found = {}
    bot = create_bot(Settings(data=Path(sys.argv[1])))
    for package in sorted(Path("cogs").glob("*/__init__.py")):
        await bot.load_extension(f"cogs.{package.parent.name}")
    await bot.storage.open()
    found["bot-without-servers"] = held() / 1024, "MiB"
    before = held()
    for number in range(SERVERS):
        bot._connection._add_guild_from_data(server(number))
    found["server-known-to-the-bot"] = (held() - before) / SERVERS, "KiB"
    before, open_before = held(), files()
    for number in range(OPEN):
        await bot.storage.write((number + 1) << 22, lambda db: guilds.save(db, guilds.GuildSettings(language="it")))
    found["server-in-use"] = (held() - before) / OPEN, "KiB"
    found["descriptors-of-a-server-in-use"] = (files() - open_before) / OPEN, "files"
    await bot.storage.close()
    print(json.dumps(found))

asyncio.run(measure())
"""
"""Measures the memory and the open files of one process; its only argument is an empty folder."""


async def _played() -> list[Figure]:
    clock = StillClock()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(data=Path(folder)), clock=clock)

        @bot.tree.command()
        async def pong(interaction: discord.Interaction[Any]) -> None:
            """Answers."""
            await interaction.response.send_message("pong")

        async with Simulation(bot, clock=clock) as simulation:
            guild = simulation.env.create_guild("Bench")
            channel = guild.create_text_channel("table")
            keepers = guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
            player = guild.add_member(simulation.env.create_user("player"), roles=[keepers])
            await player.slash(channel, "setup gm", role=keepers)
            await bot.storage.write(guild.id, lambda db: lay_out(db, player.id, clock))
            file = guild_path(Path(folder), guild.id)

            async def cost(command: str, **options: Any) -> tuple[float, float]:
                """Milliseconds of the processor, and bytes of the file, for each time."""
                size, spent = _bytes(file), 0.0
                for number in range(ROUNDS):
                    if number % 10 == 0:  # a cleric has only so many attempts a day
                        await bot.storage.write(guild.id, lambda db: rested(db, clock))
                    begun = time.process_time()
                    await player.slash(channel, command, **options)
                    spent += time.process_time() - begun
                return spent / ROUNDS * 1000, (_bytes(file) - size) / ROUNDS

            costs = {"pong": await cost("pong"), "roll": await cost("roll", expression="4d6kh3+2")}
            costs["attempt"] = await cost("turning attempt", undead="Skeleton", cleric="Livia")
            await player.slash(channel, "scene open", name="Crypt", ruleset="turning")
            await player.slash(channel, "scene add", who="Skeleton")
            await player.slash(channel, "scene add", who="Livia")
            await player.slash(channel, "scene start")
            costs["scene-turn"] = await cost("scene next")
    bare, _ = costs.pop("pong")
    figures = [Figure("bare-command-processor", bare, "ms")]
    for name, (spent, size) in costs.items():
        figures += [Figure(f"{name}-processor", spent - bare, "ms"), Figure(f"{name}-on-disk", size, "bytes")]
    return figures


def _bytes(file: Path) -> int:
    """What the rows and indexes of a guild's file take up, whether they have reached the file itself yet or not."""
    with closing(sqlite3.connect(file)) as db:
        used: int = db.execute("SELECT sum(pgsize - unused) FROM dbstat").fetchone()[0]
    return used

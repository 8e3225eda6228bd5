"""The demo table on a page, with the whole bot at it: in this process, or in one of its own that can be killed."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import ROOT, create_bot
from bot.engine.dice import ScriptedDice, seed_hash
from bot.playground import discord_locale, furnish, read_demo, read_sheets, seat
from bot.services.clock import stamp
from bot.services.settings import Settings
from bot.simulation import LiveClock, Simulation
from bot.simulation.page import Page


@asynccontextmanager
async def evening(
    folder: Path,
    language: str,
    *faces: int,
    seed: bytes | None = None,
    prepare: Callable[[Any], None] = lambda bot: None,
) -> AsyncIterator[str]:
    """The address of the demo table, after something was done to the bot there.

    The dice will show `faces`; or with a `seed` they are the guild's own, and it is the first of its seeds.
    """
    clock = LiveClock()
    dice = ScriptedDice(faces) if seed is None else None
    bot = create_bot(Settings(data=folder, language=language), dice=dice, clock=clock)
    simulation = Simulation(bot, clock=clock, locale=discord_locale(language))
    seated = seat(simulation, read_demo(language))
    async with simulation:
        prepare(bot)
        await furnish(bot, seated, read_sheets(language))
        if seed is not None:
            first = {"seed": seed, "seed_hash": seed_hash(seed), "next_number": 1, "created_at": stamp(clock.now())}
            await bot.storage.write(seated.guild.id, lambda db: db.table("seeds").insert(first))
        channel, *_ = seated.channels.values()
        async with Page(simulation, channel, list(seated.people.values())) as page:
            yield page.url


_PLAYS = """
import asyncio, json, sys
from pathlib import Path
from bot.app import ROOT, create_bot
from bot.engine.dice import ScriptedDice
from bot.playground import play

def make_bot(settings, clock):
    return create_bot(settings, dice=ScriptedDice(json.loads(sys.argv[3])), clock=clock)

asyncio.run(play(browser=False, port=0, locale=sys.argv[2], data=Path(sys.argv[1]), make_bot=make_bot))
"""


@asynccontextmanager
async def process(folder: Path, language: str, *faces: int) -> AsyncIterator[str]:
    """The address of the demo table of a process that keeps it in the folder, as `make play` does with `--data`.

    Leaving kills the process with -9, whatever it is doing.
    """
    arguments = ["-u", "-c", _PLAYS, str(folder), language, json.dumps(faces)]
    playing = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=PIPE, cwd=ROOT)
    assert playing.stdout is not None
    try:
        said = (await playing.stdout.readline()).decode()
        assert said, "the process has ended"
        yield said.split()[-1]
    finally:
        if playing.returncode is None:
            playing.kill()
        await playing.wait()

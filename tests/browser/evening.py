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
from bot.engine.dice import ScriptedDice
from bot.playground import discord_locale, furnish, read_demo, read_sheets, seat
from bot.services.settings import Settings
from bot.simulation import LiveClock, Simulation
from bot.simulation.page import Page


@asynccontextmanager
async def evening(
    folder: Path, language: str, *faces: int, prepare: Callable[[Any], None] = lambda bot: None
) -> AsyncIterator[str]:
    """The address of the demo table, where the dice will show `faces`, after something was done to the bot there."""
    clock = LiveClock()
    bot = create_bot(Settings(data=folder, language=language), dice=ScriptedDice(faces), clock=clock)
    simulation = Simulation(bot, clock=clock, locale=discord_locale(language))
    seated = seat(simulation, read_demo(language))
    async with simulation:
        prepare(bot)
        await furnish(bot, seated, read_sheets(language))
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

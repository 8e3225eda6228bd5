"""The demo table on a page, with the whole bot at it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import create_bot
from bot.engine.dice import ScriptedDice
from bot.playground import discord_locale, furnish, read_demo, read_sheets, seat
from bot.services.settings import Settings
from bot.simulation import LiveClock, Simulation
from bot.simulation.page import Page


@asynccontextmanager
async def evening(folder: Path, language: str, *faces: int) -> AsyncIterator[str]:
    """The address of the demo table, where the dice will show `faces`."""
    clock = LiveClock()
    bot = create_bot(Settings(data=folder, language=language), dice=ScriptedDice(faces), clock=clock)
    simulation = Simulation(bot, clock=clock, locale=discord_locale(language))
    seated = seat(simulation, read_demo(language))
    async with simulation:
        await furnish(bot, seated, read_sheets(language))
        channel, *_ = seated.channels.values()
        async with Page(simulation, channel, list(seated.people.values())) as page:
            yield page.url

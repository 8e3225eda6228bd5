"""The page with a stand-in bot behind it, and a browser to look at it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot.simulation import LiveClock, Simulation
from bot.simulation.page import Page
from tests.browser import driver
from tests.browser.standin import StandIn

IDS = 1_600_000_000_000_000_000


@dataclass
class Room:
    """A guild with two channels and three people, open on a page."""

    simulation: Simulation
    page: Page
    channels: dict[str, Any]
    people: dict[str, Any]

    @property
    def bot(self) -> StandIn:
        bot = self.simulation.env.bot
        assert isinstance(bot, StandIn)
        return bot


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """The guild, served on a free port."""
    clock = LiveClock()
    simulation = Simulation(StandIn(clock), clock=clock, locale="it")
    with simulation.ids_from(IDS):
        guild = simulation.env.create_guild("The crypt")
        channels = {name: guild.create_text_channel(name) for name in ("hall", "crypt")}
        people = {
            name: guild.add_member(simulation.env.create_user(name.lower(), global_name=name))
            for name in ("Morgana", "Livia", "Teo")
        }
        simulation.open_thread(channels["crypt"], "whispers", people["Livia"])
    async with simulation, Page(simulation, channels["hall"], list(people.values())) as page:
        yield Room(simulation, page, channels, people)


@pytest.fixture
async def browser() -> AsyncIterator[Any]:
    """Chromium; skips where there is none."""
    if reason := driver.missing():
        pytest.skip(reason)
    async with driver.chromium() as browser:
        yield browser

"""The simulation: languages, ids, clocks, and what outlives the bot."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import discord
import pytest
from discord.ext import tasks

from bot.simulation import NAP, LiveClock, Simulation, StillClock, text_of
from tests.browser.standin import StandIn

GUILD = 1_500_000_000_000_000_000


class World(NamedTuple):
    channel: Any
    gm: Any
    player: Any


def build(simulation: Simulation) -> World:
    with simulation.ids_from(GUILD):
        guild = simulation.env.create_guild("The crypt")
        channel = guild.create_text_channel("table")
        people = [guild.add_member(simulation.env.create_user(name)) for name in ("gm", "player")]
    return World(channel, *people)


async def test_interactions_carry_the_languages_of_the_person_and_of_the_guild() -> None:
    clock = StillClock()
    simulation = Simulation(StandIn(clock), clock=clock, locale="it", guild_locale="ru")
    world = build(simulation)
    simulation.locales[world.player.id] = "uk"
    async with simulation:
        said = [(await who.slash(world.channel, "stand attempt", who="Agata")).response.content for who in world[1:]]
    assert said == ["Agata tries (0), it in ru", "Agata tries (0), uk in ru"]


async def test_languages_are_americas_again_after_the_simulation() -> None:
    clock = StillClock()
    async with Simulation(StandIn(clock), clock=clock, locale="it"):
        pass
    async with Simulation(StandIn(clock := StillClock()), clock=clock) as simulation:
        world = build(simulation)
        answer = await world.gm.slash(world.channel, "stand attempt", who="Agata")
    assert answer.response.content.endswith("en-US in en-US")


async def test_what_is_built_has_the_same_ids_in_every_run_and_interactions_never_have() -> None:
    built, interactions, bots = [], set(), set()
    for _ in range(2):
        simulation = Simulation(StandIn(clock := LiveClock()), clock=clock)
        world = build(simulation)
        async with simulation:
            for _ in range(3):
                await world.gm.slash(world.channel, "stand secret")
            interactions |= set(simulation.env.backend.interactions)
            bots.add((simulation.env.bot.user.id, simulation.env.bot.application_id))
        built.append((world.channel.guild.id, *(thing.id for thing in world)))
    assert built[0] == built[1]
    assert built[0][0] == GUILD
    assert len(interactions) == 6
    assert len(bots) == 1


async def test_the_still_clock_moves_only_when_the_simulation_is_advanced() -> None:
    start = datetime(2031, 5, 4, tzinfo=UTC)
    async with Simulation(StandIn(clock := StillClock(start)), clock=clock) as simulation:
        await asyncio.sleep(0.01)
        assert clock.now() == start
        await simulation.advance(90)
        assert clock.now() == start + timedelta(seconds=90)
        world = build(simulation)
        message = await world.gm.send(world.channel, "late")
    assert message.created_at == start + timedelta(seconds=90)


async def test_the_live_clock_shows_today_and_goes_on() -> None:
    before = datetime.now(UTC)
    async with Simulation(StandIn(clock := LiveClock()), clock=clock) as simulation:
        world = build(simulation)
        first = await world.gm.send(world.channel, "now")
        await asyncio.sleep(0.02)
        second = await world.gm.send(world.channel, "and later")
    assert before - timedelta(milliseconds=1) <= first.created_at < second.created_at <= datetime.now(UTC)


async def test_timers_of_the_bot_go_off_when_the_live_clock_has_caught_up() -> None:
    rung = []

    class Ringing(StandIn):
        @tasks.loop(seconds=0.05)
        async def ring(self) -> None:
            rung.append(discord.utils.utcnow())

        async def setup_hook(self) -> None:
            self.ring.start()

    async with Simulation(Ringing(clock := LiveClock()), clock=clock) as simulation:
        await asyncio.sleep(0.12)
        assert clock.behind >= 0.12
        await simulation.advance(clock.behind)
        assert clock.behind < 0.12
        simulation.env.bot.ring.cancel()
    assert len(rung) >= 3


async def test_nobody_waits_for_a_nap_of_the_bot_which_ends_when_the_simulation_is_advanced() -> None:
    woke = []

    class Napping(StandIn):
        async def nap(self) -> None:
            await asyncio.sleep(NAP)
            woke.append(self)

        async def setup_hook(self) -> None:
            self.napping = asyncio.create_task(self.nap())

    async with Simulation(Napping(clock := StillClock()), clock=clock) as simulation:
        began = time.monotonic()
        await simulation.env.settle()
        assert time.monotonic() - began < NAP / 2
        await simulation.advance(NAP - 1)
        assert woke == []
        await simulation.advance(2)
        assert len(woke) == 1


async def test_buttons_outlive_the_bot() -> None:
    async with Simulation(StandIn(clock := StillClock()), clock=clock) as simulation:
        world = build(simulation)
        await world.gm.slash(world.channel, "stand attempt", who="Agata")
        old = simulation.env.bot
        await simulation.restart(StandIn(clock))
        assert old.is_closed()
        await world.player.click(world.channel.last_message, label="More (0)")
        assert simulation.env.bot.pressed == 1
        assert world.channel.last_message.content == "pressed 1"


async def test_leaving_closes_the_bot() -> None:
    async with Simulation(StandIn(clock := StillClock()), clock=clock) as simulation:
        assert not simulation.env.bot.is_closed()
    assert simulation.env.bot.is_closed()


async def test_what_the_bot_raised_is_raised_on_leaving(expected_errors: list[str]) -> None:
    expected_errors.append("Ignoring exception in on_ready")

    class Faulty(StandIn):
        async def on_ready(self) -> None:
            raise RuntimeError("oh dear")

    simulation = Simulation(Faulty(clock := StillClock()), clock=clock)
    build(simulation)
    await simulation.__aenter__()
    with pytest.raises(ExceptionGroup) as raised:
        await simulation.__aexit__(None, None, None)
    assert str(raised.value.exceptions[0]) == "oh dear"


async def test_text_of_reads_the_whole_message() -> None:
    async with Simulation(StandIn(clock := StillClock()), clock=clock) as simulation:
        world = build(simulation)
        answer = await world.gm.slash(world.channel, "stand attempt", who="Agata")
    assert text_of(answer.response.message).splitlines() == [
        "Agata tries (0), en-US in en-US",
        "More (0)",
        "Choose a fate",
        "Stun",
        "Destroy",
    ]


async def test_a_thread_can_be_opened() -> None:
    async with Simulation(StandIn(clock := StillClock()), clock=clock) as simulation:
        world = build(simulation)
        thread = simulation.open_thread(world.channel, "whispers", world.gm)
        await world.player.send(thread, "psst")
        assert [message.content for message in thread.history()] == ["psst"]

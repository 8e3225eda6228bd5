"""Advancing a turn of a scene against a bare edit of a message.

Both by a button, in the same bot and the same run, in turns. A turn is advanced once the next one is called: from the
click over the decision and the transaction, with the ledger and the outbox, to the announcer's message in the channel.
The bare edit is done once its message has changed. What follows, the private answer and the status card, for which the
announcer pauses to keep within Discord's limits, is left out on both sides. The ratio is of the quickest tenth of each.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord

from benchmarks.measure import Measure
from bot.app import create_bot
from bot.engine.guild import GuildSettings
from bot.engine.scene import flow, people
from bot.engine.scene.events import Step
from bot.engine.scene.going import chained
from bot.engine.scene.model import Scene
from bot.engine.sheet import Viewer
from bot.engine.turns import Initiative
from bot.services import scenesteps
from bot.services.scenesteps import Click, Taken
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock
from bot.surface import announcer
from cogs.tabletop.commands.scene.announcing import announce

ROUNDS = 60
PEOPLE = 8


def measures() -> Iterable[Measure]:
    """One line: a turn."""
    return asyncio.run(_measured())


async def _measured() -> list[Measure]:
    clock = StillClock()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(data=Path(folder)), clock=clock)
        async with Simulation(bot, clock=clock) as simulation:
            guild = simulation.env.create_guild("Bench")
            channel = guild.create_text_channel("table")
            player = guild.add_member(simulation.env.create_user("player"))
            plain = await bot.get_partial_messageable(channel.id, guild_id=guild.id).send("0", view=_Counter())
            ids = count(1)

            def by() -> Click:
                return Click(next(ids), Viewer(user_id=1, is_gm=True), channel.id, clock.now())

            def begin(db: Any) -> None:
                announce(db, _begun(db, player.id, by), bot.scene_rules, GuildSettings(), clock.now())

            await bot.storage.write(guild.id, begin)
            await simulation.env.settle()

            heard = asyncio.Event()

            def hear(event: str, payload: Any) -> None:
                if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and payload.get("content"):
                    heard.set()

            simulation.env.backend.subscribers.append(hear)
            times: dict[str, list[float]] = {"advance": [], "edit": []}
            for _ in range(ROUNDS):
                call = next(message for message in reversed(channel.history()) if "<@" in message.content)
                for name, message, label in (("advance", call, "Done"), ("edit", plain, "+1")):
                    heard.clear()
                    with _not_settling(simulation.env):
                        started = time.perf_counter()
                        await player.click(message, label=label)
                        await heard.wait()
                        times[name].append(time.perf_counter() - started)
                    await simulation.env.settle()
    quick = {name: statistics.median(sorted(taken)[: ROUNDS // 10]) for name, taken in times.items()}
    return [Measure(name="scene-turn", ratio=quick["advance"] / quick["edit"], target=3.0, at_least=False)]


@contextmanager
def _not_settling(env: Any) -> Iterator[None]:
    """The simulation does not look all the time whether all is quiet, for which the workers' threads would wait. Its
    clock stands still meanwhile, and so would whoever pauses."""

    async def do_not_wait(**_: Any) -> None:
        pass

    env._settle_internal, pace, announcer.PACE = do_not_wait, announcer.PACE, 0.0
    try:
        yield
    finally:
        del env._settle_internal
        announcer.PACE = pace


class _Counter(discord.ui.View):
    """A message that counts how often it was pressed."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self._pressed = count(1)

    @discord.ui.button(label="+1")
    async def press(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Any]) -> None:
        await interaction.response.edit_message(content=str(next(self._pressed)))


def _begun(db: Any, player_id: int, by: Callable[[], Click]) -> Taken:
    """A scene of several who act in turns, all played by the same one."""
    scene = scenesteps.open_scene(db, flow.open_scene("Crypt", "turning", Initiative()), by()).scene

    def gather(scene: Scene, dice: Any) -> Step:
        step = Step(scene=scene, events=())
        for n in range(PEOPLE):
            step = chained(step, partial(people.join, name=f"Fighter {n}", dice=dice, user_ids=(player_id,)))
        return chained(step, partial(flow.start, dice=dice))

    return scenesteps.take(db, scene.id, gather, by(), action="start")

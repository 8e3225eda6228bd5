"""Advancing a turn of a scene against a bare edit of a message, in the same bot and the same run, in turns.

`scene-turn`: somebody presses *Done*. It is decided whose turn comes, that is saved, with ledger and outbox, and
announced; everything is waited for until simcord has settled: the private answer, the next call, the card, and the
earlier call, which loses its buttons. Against it stands a bare button, which acknowledges the click and edits a
standing message into the same mention, words and buttons, prepared beforehand: the least that could be done. The ratio
is of the quickest tenth of each, over several evenings.

`scene-turn-without-click`, a figure beside it: the same turn from its decision until the call stands in the channel,
against that edit alone; without clicks, answers, cards, and the settling of simcord, which they share above.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord

from benchmarks.capacity import Figure
from benchmarks.measure import Measure, undisturbed
from bot.app import create_bot
from bot.engine.dice import Dice
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

EVENINGS = 4
ROUNDS = 60
PEOPLE = 8


def measures() -> Iterable[Measure | Figure]:
    """A turn by a click on its button, and without it."""
    times: dict[str, list[float]] = {"advance": [], "edit": [], "done": [], "press": []}
    with undisturbed():
        for _ in range(EVENINGS):
            asyncio.run(_played(times))
    quick = {name: statistics.median(sorted(taken)[: len(taken) // 10]) for name, taken in times.items()}
    return [
        Measure(name="scene-turn", ratio=quick["done"] / quick["press"], target=3.0, at_least=False),
        Figure("scene-turn-without-click", quick["advance"] / quick["edit"], "times"),
    ]


async def _played(times: dict[str, list[float]]) -> None:
    """One evening; what was timed is added to `times`."""
    clock = StillClock()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(data=Path(folder)), clock=clock)
        async with Simulation(bot, clock=clock) as simulation:
            guild = simulation.env.create_guild("Bench")
            channel = guild.create_text_channel("table")
            player = guild.add_member(simulation.env.create_user("player"))
            place = bot.get_partial_messageable(channel.id, guild_id=guild.id)
            bare = Bare()
            button, standing = await place.send("Press", view=bare), await place.send("Stands")
            ids = count(1)

            def by() -> Click:
                return Click(next(ids), Viewer(user_id=1, is_gm=True), channel.id, clock.now())

            def begin(db: Any) -> int:
                taken = _begun(db, player.id, by)
                announce(db, taken, bot.scene_rules, GuildSettings(), clock.now())
                return taken.scene.id

            def next_turn(db: Any) -> None:
                taken = scenesteps.take(db, scene_id, _next, by(), action="next")
                announce(db, taken, bot.scene_rules, GuildSettings(), clock.now())

            scene_id = await bot.storage.write(guild.id, begin)
            await simulation.env.settle()
            called = asyncio.Event()
            simulation.env.backend.subscribers.append(partial(_hear, called))

            async def advance() -> None:
                await bot.storage.write(guild.id, next_turn)
                await called.wait()

            def last_call() -> Any:
                return next(message for message in reversed(channel.history()) if message.components and message.embeds)

            with _unpaced():
                for _ in range(ROUNDS):
                    called.clear()
                    times["advance"].append(await _timed(advance))
                    await simulation.env.settle()
                    call = last_call()
                    view = discord.ui.View.from_message(call, timeout=None)
                    view.stop()  # the client would keep each of them
                    bare.edit = partial(standing.edit, content=call.content, embed=call.embeds[0], view=view)
                    times["edit"].append(await _timed(bare.edit))
                    await simulation.env.settle()
                    times["done"].append(await _timed(partial(player.click, last_call(), label="Done")))
                    times["press"].append(await _timed(partial(player.click, button, label="Edit")))


class Bare(discord.ui.View):
    """A button that edits a message, and does nothing else."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.edit: Callable[[], Awaitable[object]]

    @discord.ui.button(label="Edit")
    async def press(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Bare]) -> None:
        """The message is edited."""
        await interaction.response.defer()
        await self.edit()


async def _timed(act: Callable[[], Awaitable[object]]) -> float:
    started = time.perf_counter()
    await act()
    return time.perf_counter() - started


def _hear(called: asyncio.Event, event: str, payload: Any) -> None:
    if event == "MESSAGE_CREATE" and payload["content"]:
        called.set()


@contextmanager
def _unpaced() -> Iterator[None]:
    """The clock stands still, and so would whoever pauses."""
    pace, announcer.PACE = announcer.PACE, 0.0
    try:
        yield
    finally:
        announcer.PACE = pace


def _next(scene: Scene, dice: Dice) -> Step:
    return flow.next_turn(scene, scene.called, dice)


def _begun(db: Any, player_id: int, by: Callable[[], Click]) -> Taken:
    """A scene of several who act in turns, all played by the same one."""
    scene = scenesteps.open_scene(db, flow.open_scene("Crypt", "turning", Initiative()), by()).scene

    def gather(scene: Scene, dice: Dice) -> Step:
        step = Step(scene=scene, events=())
        for n in range(PEOPLE):
            step = chained(step, partial(people.join, name=f"Fighter {n}", dice=dice, user_ids=(player_id,)))
        return chained(step, partial(flow.start, dice=dice))

    return scenesteps.take(db, scene.id, gather, by(), action="start")

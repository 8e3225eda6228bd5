"""`/skirmish morale` against a bare command that answers "pong", in the same bot and the same run, in turns.

From the click to the private answer: the scene is read, the save rolled, the rout that may follow worked out, the step
stored together with what is to be announced, and the desk drawn with its board. The board is one of ours with both
warbands of ours on it. What the announcer says later is on neither side. The ratio is of the quickest tenth of each.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any

import discord

from benchmarks.measure import Measure, undisturbed
from bot.app import ROOT, create_bot
from bot.engine.dice import Dice, ScriptedDice
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.scene.playing import played
from bot.engine.sheet import Viewer
from bot.services import scenesteps
from bot.services.ledger import NO_DICE
from bot.services.scenesteps import Click
from bot.services.settings import Settings
from bot.services.tables import load_tables
from bot.simulation import Simulation, StillClock
from cogs.skirmish.rules.damage import damage
from cogs.skirmish.rules.model import Game, Turn
from cogs.skirmish.rules.muster import set_up
from cogs.skirmish.rules.setup import Entry, new_game
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.scene import opened
from cogs.skirmish.sheets import Member, Warband
from cogs.skirmish.tables import SkirmishTables

ROUNDS = 60
DATA = ROOT / "data" / "skirmish"


def measures() -> Iterable[Measure]:
    """One line: a morale save."""
    with undisturbed():
        return asyncio.run(_measured())


async def _measured() -> list[Measure]:
    clock = StillClock()
    due = _due()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Settings(data=Path(folder)), clock=clock)

        @bot.tree.command()
        async def pong(interaction: discord.Interaction[Any]) -> None:
            """Answers."""
            await interaction.response.send_message("pong", ephemeral=True)

        async with Simulation(bot, clock=clock) as simulation:
            env = simulation.env
            guild = env.create_guild("Bench")
            channel = guild.create_text_channel("table")
            player = guild.add_member(env.create_user("player"))
            ids = count(1)

            def by() -> Click:
                return Click(next(ids), Viewer(user_id=1, is_gm=True), channel.id, clock.now(), NO_DICE)

            def again(scene: Scene, _: Dice) -> Step:
                return played(scene, {**scene.game, "game": due.model_dump(mode="json")})

            users = {side: (player.id,) for side in Side}
            step = opened("Duel", due, users)
            scene = await bot.storage.write(guild.id, lambda db: scenesteps.open_scene(db, step, by()).scene)
            times: dict[str, list[float]] = {"pong": [], "morale": []}
            await bot.announcer.close(1.0)
            for _ in range(ROUNDS):
                await bot.storage.write(
                    guild.id, lambda db: scenesteps.take(db, scene.id, again, by(), action="skirmish-damage")
                )
                for name, command in (("pong", "pong"), ("morale", "skirmish morale")):
                    started = time.perf_counter()
                    await player.slash(channel, command)
                    times[name].append(time.perf_counter() - started)
    quick = {name: statistics.median(sorted(taken)[: ROUNDS // 10]) for name, taken in times.items()}
    return [Measure(name="skirmish-morale", ratio=quick["morale"] / quick["pong"], target=3.0, at_least=False)]


def _due() -> Game:
    """Both warbands of ours on a board of ours, and a morale save that is due."""
    tables = load_tables(DATA, SkirmishTables)
    stats = {row.id: row.stats for row in tables.creatures.rows}
    a, b = (
        Entry(
            name=row.id,
            warband=Warband(
                creatures=tuple(
                    Member(name=one.creature, count=one.count, stats=stats[one.creature]) for one in row.creatures
                )
            ),
        )
        for row in tables.warbands.rows
    )
    board = (DATA / "maps" / "ford.txt").read_text(encoding="utf-8")
    game = new_game(Edition.FIRST, tables.options, "ford", board, (a, b))
    for side in Side:
        game = set_up(game, side).game
    first = game.creatures[0]
    game = game.changed(phase=Phase.ACTIVATING, acting=Side.A, to_activate=2, round=1, turn=Turn(creature_id=first.id))
    runner = next(one for one in game.creatures if one.side is Side.B and one.name.startswith("raider"))
    return damage(game, {runner.id: 10}, ScriptedDice(()), first.id).game

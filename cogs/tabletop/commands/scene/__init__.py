"""`/scene`: whose turn it is, in one module for each group of its commands."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine.scene.rules import COMMON_ORDERS, SceneOrder, SceneRules
from bot.engine.text import say
from bot.engine.turns import Initiative
from cogs.tabletop.commands.scene.alarm import SceneAlarm
from cogs.tabletop.commands.scene.back import SceneBack
from cogs.tabletop.commands.scene.base import TableVoice
from cogs.tabletop.commands.scene.catchup import SceneCatchup
from cogs.tabletop.commands.scene.controls import SceneControls
from cogs.tabletop.commands.scene.effectalarm import SceneEffectAlarm
from cogs.tabletop.commands.scene.effects import SceneEffects
from cogs.tabletop.commands.scene.life import SceneLife
from cogs.tabletop.commands.scene.opening import SceneOpening
from cogs.tabletop.commands.scene.people import ScenePeople
from cogs.tabletop.commands.scene.remind import SceneReminders
from cogs.tabletop.commands.scene.status import SceneStatus
from cogs.tabletop.commands.scene.turns import SceneTurns

ANY_GAME = SceneRules(
    ruleset="tabletop",
    title=say("scene-any-game"),
    orders=(SceneOrder("initiative", say("scene-order-initiative"), Initiative()), *COMMON_ORDERS),
    effect=lambda kind: say("effect-called", words=kind),
)
"""For games that have no ruleset here: quick entries alone. Effects that the GM lays on anybody are its own."""


@app_commands.guild_only()
class SceneCog(
    SceneLife,
    SceneAlarm,
    SceneEffectAlarm,
    SceneReminders,
    SceneCatchup,
    SceneControls,
    SceneEffects,
    SceneStatus,
    SceneBack,
    SceneTurns,
    ScenePeople,
    SceneOpening,
    commands.GroupCog,
    group_name="scene",
):
    """Scenes. Discord lists the commands of the last base first."""

    async def cog_load(self) -> None:
        """Makes scenes of any game possible, and puts the steps of all into words."""
        await super().cog_load()
        self.bot.voice = TableVoice(self.bot)
        self.bot.add_scene_rules(ANY_GAME)

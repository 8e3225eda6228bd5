"""`/turning`: the slash commands and what its controls do, one module for each group of them."""

from __future__ import annotations

from pathlib import Path

from discord import app_commands
from discord.ext import commands

from bot.engine.cases import Casebook
from bot.engine.house import HouseRules
from bot.services.tables import load_cases, load_table, load_tables
from bot.surface.client import Gravecaller
from cogs.turning.commands.asked import AskedAttempts
from cogs.turning.commands.choose import ChoiceControls
from cogs.turning.commands.circle import BoardControls
from cogs.turning.commands.confusion import ConfusionControls
from cogs.turning.commands.effects import EffectCommands
from cogs.turning.commands.endings import EndingControls
from cogs.turning.commands.protect import ProtectControls
from cogs.turning.commands.release import ReleaseCommands
from cogs.turning.commands.rest import RestCommands
from cogs.turning.kinds import kinds
from cogs.turning.rules.cases import QUESTIONS
from cogs.turning.rules.house import TOLD
from cogs.turning.scene import scene_rules
from cogs.turning.screens.guide import GUIDE
from cogs.turning.tables import TurningTables
from cogs.turning.tables.creatures import SrdUndead

DATA = Path(__file__).resolve().parents[3] / "data"


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog, its kinds of sheets and its guide."""
    tables = load_tables(DATA / "turning", TurningTables)
    for kind in kinds(tables.creatures, load_table(DATA / "srd" / "undead.toml", SrdUndead)):
        bot.add_sheet_kind(kind)
    bot.add_guide(TurningCog.package, GUIDE)
    house = HouseRules(TurningCog.package, GUIDE.title, tables, fixed={"creatures"}, told=TOLD)
    bot.add_house_rules(house)
    bot.casebooks[TurningCog.package] = Casebook(house, QUESTIONS, load_cases(DATA / "turning"))
    bot.add_scene_rules(scene_rules())
    await bot.add_cog(TurningCog(bot, house))


@app_commands.guild_only()
class TurningCog(
    EffectCommands,
    EndingControls,
    ConfusionControls,
    BoardControls,
    ReleaseCommands,
    RestCommands,
    ProtectControls,
    ChoiceControls,
    AskedAttempts,
    commands.GroupCog,
    group_name="turning",
):
    """Turning undead. Discord lists the commands of the last base first."""

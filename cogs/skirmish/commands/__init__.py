"""`/skirmish`: the slash commands and what its controls do, one module for each group of them."""

from __future__ import annotations

from pathlib import Path

from discord import app_commands
from discord.ext import commands

from bot.engine.cases import Casebook
from bot.engine.house import HouseRules
from bot.services.tables import load_cases, load_tables
from bot.surface.client import Gravecaller
from cogs.skirmish.commands.asked import AskedRolls
from cogs.skirmish.commands.ending import EndingControls
from cogs.skirmish.commands.fighting import FightCommands
from cogs.skirmish.commands.looking import LookCommands
from cogs.skirmish.commands.morale import MoraleCommands
from cogs.skirmish.commands.moving import MoveCommands
from cogs.skirmish.commands.opening import OpeningCommands
from cogs.skirmish.commands.setting_up import SetUpCommands
from cogs.skirmish.commands.turns import TurnCommands
from cogs.skirmish.kinds import kinds
from cogs.skirmish.rules.cases import QUESTIONS
from cogs.skirmish.scene import scene_rules
from cogs.skirmish.screens.guide import GUIDE
from cogs.skirmish.tables import SkirmishTables

DATA = Path(__file__).resolve().parents[3] / "data" / "skirmish"


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog, its kind of sheets, its house rules and its guide."""
    tables = load_tables(DATA, SkirmishTables)
    for kind in kinds(tables.creatures):
        bot.add_sheet_kind(kind)
    bot.add_guide(SkirmishCog.package, GUIDE)
    house = HouseRules(SkirmishCog.package, GUIDE.title, tables, fixed={"creatures", "warbands"})
    bot.add_house_rules(house)
    bot.casebooks[SkirmishCog.package] = Casebook(house, QUESTIONS, load_cases(DATA))
    bot.add_scene_rules(scene_rules())
    await bot.add_cog(SkirmishCog(bot))


@app_commands.guild_only()
class SkirmishCog(
    AskedRolls,
    LookCommands,
    EndingControls,
    MoraleCommands,
    FightCommands,
    MoveCommands,
    TurnCommands,
    SetUpCommands,
    OpeningCommands,
    commands.GroupCog,
    group_name="skirmish",
):
    """Skirmish. Discord lists the commands of the last base first."""

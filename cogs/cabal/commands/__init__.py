"""`/cabal`: the slash commands and what its controls do, one module for each group of them."""

from __future__ import annotations

from pathlib import Path

from discord import app_commands
from discord.ext import commands

from bot.engine.cases import Casebook
from bot.engine.house import HouseRules
from bot.services.tables import load_cases, load_tables
from bot.surface.client import Gravecaller
from cogs.cabal.commands.army import ArmyCommand
from cogs.cabal.commands.board import BoardCommands
from cogs.cabal.commands.cast import CastCommands
from cogs.cabal.commands.ends import EndCommands
from cogs.cabal.commands.new import NewCommand
from cogs.cabal.commands.think import GameAlarms
from cogs.cabal.commands.thinker import Thinker
from cogs.cabal.commands.turn import TurnCommands
from cogs.cabal.kinds import army_kind
from cogs.cabal.rules.armies import TOLD
from cogs.cabal.rules.cases import QUESTIONS
from cogs.cabal.scene import scene_rules
from cogs.cabal.screens.guide import GUIDE
from cogs.cabal.tables import CabalTables

DATA = Path(__file__).resolve().parents[3] / "data"


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog, its kind of sheets, its house rules and its guide."""
    tables = load_tables(DATA / "cabal", CabalTables)
    bot.add_sheet_kind(army_kind(tables.armies.values()))
    bot.add_guide(CabalCog.package, GUIDE)
    house = HouseRules(CabalCog.package, GUIDE.title, tables, told=TOLD)
    bot.add_house_rules(house)
    bot.casebooks[CabalCog.package] = Casebook(house, QUESTIONS, load_cases(DATA / "cabal"))
    bot.add_scene_rules(scene_rules())
    await bot.add_cog(CabalCog(bot, house, Thinker()))


@app_commands.guild_only()
class CabalCog(
    GameAlarms,
    EndCommands,
    BoardCommands,
    TurnCommands,
    CastCommands,
    ArmyCommand,
    NewCommand,
    commands.GroupCog,
    group_name="cabal",
):
    """Cabal of the Undead. Discord lists the commands of the last base first."""

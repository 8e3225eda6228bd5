"""`/nihilo`: the slash commands and what its controls do, one module for each group of them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from discord import app_commands
from discord.ext import commands

from bot.engine.cases import Casebook
from bot.engine.house import HouseRules
from bot.services.i18n import LANGUAGES
from bot.services.tables import load_cases, load_tables
from bot.surface.client import Gravecaller
from cogs.ex_nihilo.commands.asked import AskedRolls
from cogs.ex_nihilo.commands.attacking import AttackCommands
from cogs.ex_nihilo.commands.check import CheckCommands
from cogs.ex_nihilo.commands.defending import DefenceCommands
from cogs.ex_nihilo.commands.doing import DoingCommands
from cogs.ex_nihilo.commands.initiative import InitiativeCommands
from cogs.ex_nihilo.commands.reacting import ReactionCommands
from cogs.ex_nihilo.commands.states import StateCommands
from cogs.ex_nihilo.kinds import kinds, spoken
from cogs.ex_nihilo.rules.cases import QUESTIONS
from cogs.ex_nihilo.rules.house import TOLD
from cogs.ex_nihilo.rules.stress import situations
from cogs.ex_nihilo.scene import scene_rules
from cogs.ex_nihilo.screens.guide import GUIDE
from cogs.ex_nihilo.tables import NihiloTables

DATA = Path(__file__).resolve().parents[3] / "data"


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog, its kinds of sheets, its guide, its house rules and its part in scenes."""
    tables = load_tables(DATA / NihiloCog.package, NihiloTables)
    speakers = [partial(bot.catalogue.format, language) for language in LANGUAGES]
    for kind in kinds(spoken(tables, speakers)):
        bot.add_sheet_kind(kind)
    bot.add_guide(NihiloCog.package, GUIDE)
    house = HouseRules(NihiloCog.package, GUIDE.title, tables, told=TOLD)
    bot.add_house_rules(house)
    bot.casebooks[NihiloCog.package] = Casebook(house, QUESTIONS, load_cases(DATA / NihiloCog.package))
    bot.add_scene_rules(scene_rules())
    bot.add_situations(NihiloCog.package, situations)
    await bot.add_cog(NihiloCog(bot, house))


@app_commands.guild_only()
class NihiloCog(
    AskedRolls,
    DoingCommands,
    StateCommands,
    DefenceCommands,
    ReactionCommands,
    AttackCommands,
    InitiativeCommands,
    CheckCommands,
    commands.GroupCog,
    group_name="nihilo",
):
    """EX Nihilo. Discord lists the commands of the last base first."""

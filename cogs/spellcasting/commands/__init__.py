"""`/spell`: the slash commands and what its controls do, one module for each of them."""

from __future__ import annotations

from pathlib import Path

from discord import app_commands
from discord.ext import commands

from bot.engine.cases import Casebook
from bot.engine.house import HouseRules
from bot.services.tables import load_cases, load_table, load_tables
from bot.surface.client import Gravecaller
from cogs.spellcasting.commands.applying import ApplyingControls
from cogs.spellcasting.commands.area import AreaCommands
from cogs.spellcasting.commands.asked import AskedIdentifying
from cogs.spellcasting.commands.cast import CastCommands
from cogs.spellcasting.commands.lookup import LookupCommands
from cogs.spellcasting.commands.overseeing import OverseerControls
from cogs.spellcasting.commands.target import TargetCommands
from cogs.spellcasting.kinds import KINDS
from cogs.spellcasting.rules.cases import QUESTIONS
from cogs.spellcasting.scene import scene_rules
from cogs.spellcasting.screens.guide import GUIDE
from cogs.spellcasting.tables import SpellTables, SrdSpells

DATA = Path(__file__).resolve().parents[3] / "data"


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog, its kinds of sheets, its guide and its house rules."""
    for kind in KINDS:
        bot.add_sheet_kind(kind)
    bot.add_guide(SpellCog.package, GUIDE)
    bot.add_scene_rules(scene_rules())
    house = HouseRules(SpellCog.package, GUIDE.title, load_tables(DATA / "spellcasting", SpellTables))
    bot.add_house_rules(house)
    bot.casebooks[SpellCog.package] = Casebook(house, QUESTIONS, load_cases(DATA / "spellcasting"))
    await bot.add_cog(SpellCog(bot, house, load_table(DATA / "srd" / "spells.toml", SrdSpells)))


@app_commands.guild_only()
class SpellCog(
    LookupCommands,
    ApplyingControls,
    AreaCommands,
    TargetCommands,
    AskedIdentifying,
    OverseerControls,
    CastCommands,
    commands.GroupCog,
    group_name="spell",
):
    """Spells. Discord lists the commands of the last base first."""

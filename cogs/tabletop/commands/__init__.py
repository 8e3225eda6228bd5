"""The slash commands, one module per command. Only here does the tabletop know Discord."""

from __future__ import annotations

from bot.surface.client import Gravecaller
from cogs.tabletop.commands.ask import AskCog
from cogs.tabletop.commands.help import HelpCog
from cogs.tabletop.commands.house import HouseCog
from cogs.tabletop.commands.ledger import LedgerCog
from cogs.tabletop.commands.odds import OddsCog
from cogs.tabletop.commands.posts import PostsCog
from cogs.tabletop.commands.privacy import PrivacyCog
from cogs.tabletop.commands.roll import RollCog
from cogs.tabletop.commands.scene import SceneCog
from cogs.tabletop.commands.setup import SetupCog
from cogs.tabletop.commands.sheet import SheetCog

COGS = (
    *(AskCog, HelpCog, HouseCog, LedgerCog, OddsCog, PostsCog),
    *(PrivacyCog, RollCog, SceneCog, SetupCog, SheetCog),
)


async def add_cogs(bot: Gravecaller) -> None:
    """Adds every cog of the tabletop."""
    for cog in COGS:
        await bot.add_cog(cog(bot))

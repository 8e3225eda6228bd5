"""What every table needs, whatever it plays.

Dice (`/roll`), sheets (`/sheet`), the GM seat and the language (`/setup`), and a helping hand (`/help`).
Each chapter has its slash commands in `commands/`, its screens in `screens/`, and its decisions in `rules/`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


async def setup(bot: Gravecaller) -> None:
    """Adds the cogs; imports them here, so that the rules load without Discord."""
    from cogs.tabletop.commands import add_cogs

    await add_cogs(bot)

"""Turning undead in Arelia, after the house rules of arelia.it (source 000).

A cleric turns undead a few times a day. One d20 and the cleric's level make the potential of the attempt; each undead
takes off its own threat, Order, class and wits, and what remains is looked up in a table. Where a row offers several
effects, the cleric chooses one for each undead after the die has been rolled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


async def setup(bot: Gravecaller) -> None:
    """Adds the cog; imports it here, so that the rules load without Discord."""
    from cogs.turning.commands import add_cog

    await add_cog(bot)

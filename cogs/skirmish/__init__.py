"""Skirmish: two warbands of miniatures on a board of squares, in the first and the second edition (source 004).

In the first edition a creature that has lost half of its hit points makes a morale save, and runs for its exit if that
fails. In the second there is no morale; creatures are bloodied instead. Two players activate their creatures in turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


async def setup(bot: Gravecaller) -> None:
    """Adds the cog; imports it here, so that the rules load without Discord."""
    from cogs.skirmish.commands import add_cog

    await add_cog(bot)

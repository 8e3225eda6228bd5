"""EX Nihilo: an Italian game between LARP and tabletop, played with thirty-sided dice (source 003).

Whoever tries something adds two values, attribute and attribute or attribute and skill, and has to reach a difficulty.
How many dice both sides add depends on the stress of the scene, its G.S.P. level: the less time and quiet there is, the
more dice, and the less what somebody is able to do counts. A turn is about one second, with one action in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


async def setup(bot: Gravecaller) -> None:
    """Adds the cog; imports it here, so that the rules load without Discord."""
    from cogs.ex_nihilo.commands import add_cog

    await add_cog(bot)

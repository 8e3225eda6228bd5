"""Spellcasting and areas of effect on a grid, after a Ukrainian translation of optional rules of D&D 5e (source 002).

Who perceives that a spell is cast, and who can tell which; what happens to a target that the spell cannot affect; and
which squares an area of effect takes in, by templates, by tokens, or by squares that are covered at least to half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


async def setup(bot: Gravecaller) -> None:
    """Adds the cog; imports it here, so that the rules load without Discord."""
    from cogs.spellcasting.commands import add_cog

    await add_cog(bot)

"""`/nihilo`: the slash commands, one module for each group of them."""

from __future__ import annotations

from bot.surface.client import Gravecaller


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog; there is none yet."""

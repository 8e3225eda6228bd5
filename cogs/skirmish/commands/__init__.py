"""`/skirmish`: the slash commands and what its controls do, one module for each group of them."""

from __future__ import annotations

from bot.surface.client import Gravecaller


async def add_cog(bot: Gravecaller) -> None:
    """Adds the cog."""

"""Cabal of the Undead, a chess wargame after the army list *Cabala dei NonMorti* (source 001).

Two armies of chess pieces stand against each other. Whoever takes the other's king piece wins. The undead are slow and
weak, but feared; and what stands outside the NecroFog of their mages at the end of a turn falls to dust.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller


async def setup(bot: Gravecaller) -> None:
    """Adds the cog; imports it here, so that the rules load without Discord."""
    from cogs.cabal.commands import add_cog

    await add_cog(bot)

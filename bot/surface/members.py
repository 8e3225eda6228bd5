"""Who has left the server. The bot does not hear of it, and asks when it matters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

GONE = {10007, 10013}
"""Discord's codes for somebody who is not in the server, or nowhere any more."""


async def left(bot: Gravecaller, guild_id: int, user_ids: Iterable[int]) -> frozenset[int]:
    """Those of the users who are not in the server. Whoever cannot be asked for counts as here."""
    found: set[int] = set()
    if (guild := bot.get_guild(guild_id)) is None:
        return frozenset()
    for user_id in user_ids:
        try:
            await guild.fetch_member(user_id)
        except discord.HTTPException as error:
            if error.code in GONE:
                found.add(user_id)
    return frozenset(found)

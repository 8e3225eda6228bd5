"""Maps and warbands that people send as files."""

from __future__ import annotations

import discord

from bot.engine.refusal import Refused
from bot.surface.files import fetched
from cogs.skirmish.scene import GameRefusal

LARGEST_FILE = 16 * 1024
"""Bytes of a map or a warband; the largest of either takes less than half of that."""


async def text_of(file: discord.Attachment) -> str:
    """What stands in a text file. Raises `Refused`: FILE_TOO_LARGE, NOT_TEXT, FETCH."""
    if file.size > LARGEST_FILE:
        raise Refused(GameRefusal.FILE_TOO_LARGE, limit=LARGEST_FILE // 1024)
    data = await fetched(file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(GameRefusal.NOT_TEXT) from None

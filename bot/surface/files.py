"""Files that people send along with a command."""

from __future__ import annotations

import asyncio

import discord

from bot.engine.refusal import Refusal, Refused

FETCHING = 20.0
"""Seconds that fetching a file may take."""


class FetchRefusal(Refusal):
    """Why a file cannot be had."""

    FETCH = "refusal-file-fetch"


async def fetched(file: discord.Attachment) -> bytes:
    """What stands in the file. Raises `Refused(FETCH)`."""
    try:
        async with asyncio.timeout(FETCHING):
            return await file.read()
    except (discord.HTTPException, TimeoutError, OSError):
        raise Refused(FetchRefusal.FETCH) from None

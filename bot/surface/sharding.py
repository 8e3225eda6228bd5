"""What is particular to a bot that is one of several processes: which guilds are its own, and when it may identify."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from pathlib import Path

import discord
from aiohttp import WSCloseCode, WSMsgType
from discord.gateway import ReconnectWebSocket
from discord.shard import Shard

from bot.services.buckets import turn
from bot.services.clusters import Cluster

log = logging.getLogger(__name__)

APART = 5.5
"""Seconds between two times that the bot identifies, whatever shard and process it is: Discord wants five."""

GOODBYE = 0.5
"""Seconds that Discord gets to answer when the bot leaves."""

ASKING = 0.25
"""Seconds after which a process asks again whether it is its turn."""


class Sharding:
    """The part of one process. Those that share `folder`, on one host, take turns at identifying."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.cluster = cluster
        self._folder = folder
        self._strangers: set[int] = set()

    def serves(self, guild_id: int | None) -> bool:
        """Whether what comes from this guild is for us. A guild of another cluster is told to the log, once.

        Discord sends no such guild while all clusters are told the same numbers.
        """
        if guild_id is None or self.cluster.serves(guild_id):
            return True
        if guild_id not in self._strangers:
            self._strangers.add(guild_id)
            log.warning("a guild of another cluster is ignored", extra={"guild": guild_id, **self.cluster.model_dump()})
        return False

    async def wait_to_identify(self) -> None:
        """Returns when it is this process's turn, which nobody else has for the next seconds."""
        while (held := await asyncio.to_thread(turn, self._folder, "identify")) is None:  # noqa: ASYNC110 - others tell nothing
            await asyncio.sleep(ASKING)
        asyncio.get_running_loop().call_later(APART, held.close)

    async def leave(self, shards: Iterable[discord.ShardInfo]) -> None:
        """Ends the session of every shard. What Discord had sent before it learnt of that still arrives.

        discord.py's own way would throw it away, and whoever has just acted would have no answer at all.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*(_leave(shard) for shard in shards))
        await asyncio.sleep(0)  # What arrived last begins now.


async def _leave(shard: discord.ShardInfo) -> None:
    parent = shard._parent
    if not isinstance(parent, Shard) or parent._task is None or shard.is_closed():  # A simulation has others.
        return
    parent._task.cancel()
    await asyncio.wait({parent._task})
    with contextlib.suppress(discord.ConnectionClosed, ReconnectWebSocket, ConnectionError):
        await parent.ws.socket.send_frame(WSCloseCode.OK.to_bytes(2), WSMsgType.CLOSE)
        while True:  # Until the answer comes, which is raised.
            await parent.ws.poll_event()

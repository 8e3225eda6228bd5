"""What is particular to a bot that is one of several processes: which guilds are its own, and when it may identify."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from bot.services.buckets import turn
from bot.services.clusters import Cluster

log = logging.getLogger(__name__)

APART = 5.5
"""Seconds between two times that the bot identifies, whatever shard and process it is: Discord wants five."""

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

"""Registers the commands at Discord: only when the tree has changed since the last time, or Discord has lost it.

Of several clusters the first does it for all of them; the others ask what there is.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

from discord.app_commands import CommandTree

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

log = logging.getLogger(__name__)


async def sync_commands(bot: Gravecaller, memory: Path) -> dict[str, int]:
    """Syncs where needed; returns the id of each top-level command, for clickable mentions.

    `memory` is the file that remembers the hash of what was synced last.
    """
    tree = bot.tree
    known = await tree.fetch_commands()
    if bot.settings.cluster_index != 0:
        return {command.name: command.id for command in known}
    payload = await translated(tree)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    lost = {command.name for command in known} != {entry["name"] for entry in payload}
    if lost or await asyncio.to_thread(_remembered, memory) != digest:
        # What `tree.sync()` does, which would translate everything once more.
        registered = await bot.http.bulk_upsert_global_commands(bot.application_id, payload)  # type: ignore[arg-type]
        await asyncio.to_thread(memory.write_text, digest)
        log.info("commands synced", extra={"count": len(registered)})
        return {entry["name"]: int(entry["id"]) for entry in registered}
    return {command.name: command.id for command in known}


async def translated(tree: CommandTree[Gravecaller]) -> list[dict[str, Any]]:
    """Every command as Discord is told of it, in all languages."""
    return [
        await command.get_translated_payload(tree, tree.translator)  # type: ignore[arg-type]
        for command in tree.get_commands()
    ]


def _remembered(memory: Path) -> str:
    return memory.read_text() if memory.is_file() else ""

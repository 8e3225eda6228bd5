"""Real bot processes at the Discord of `bot.simulation.network`, over 127.0.0.1.

Each test has processes of its own, which take seconds to start, and shows as much with them as it can.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.services.buckets import guild_path
from bot.services.database import connect
from bot.simulation.network import Act, Network, Place

GIVEN_UP = 3.0
"""Seconds after which Discord takes no answer any more."""


def in_time(act: Act) -> bool:
    """Whether Discord had an answer before it gave up."""
    return act.seconds is not None and act.seconds < GIVEN_UP


def served(network: Network) -> set[int]:
    """The rolls that were rolled: others were told by a process that was about to end that they must try again."""
    rolls = (act for act in network.acts.values() if act.command == "roll" and act.answered)
    return {act.id for act in rolls if act.response["data"].get("embeds")}


async def until(holds: Callable[[], object | Awaitable[object]], patience: float = 15.0) -> None:
    """Waits for it to hold; raises TimeoutError if it does not."""
    async with asyncio.timeout(patience):
        while not (await held if isinstance(held := holds(), Awaitable) else held):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


async def begin(network: Network, place: Place) -> None:
    """A scene of two that the GM plays both, without anybody's turn yet."""
    assert in_time(await network.command(place, "scene open", name="Crypt", ruleset="turning"))
    for who in ("Skeleton", "Ghoul"):
        assert in_time(await network.command(place, "scene add", who=who))


def called(network: Network, place: Place) -> list[str]:
    """Whose turns were called there, as can be read in the channel, in order."""
    messages = network.backend.messages[place.channel_id].values()
    return [text for message in messages for text in _turns(message)]


def unsaid(folder: Path, place: Place, *, cards: bool = True) -> int:
    """How much waits in the outbox of the guild, with the cards or without."""
    with closing(connect(guild_path(folder, place.guild_id))) as db:
        counting = "SELECT count(*) FROM outbox WHERE outcome IS NULL AND is_card <= ?"
        return int(db.execute(counting, (cards,)).fetchone()[0])


def _turns(message: Any) -> Iterator[str]:
    for embed in message.embeds:
        yield from re.findall(r"has the turn: ([^\n]+)\.", embed.get("description") or "")

"""Scenes to play: laid out quickly, and read as everybody at the table reads them."""

from __future__ import annotations

from typing import Any

import discord
from simcord import InteractionResult

from bot.engine.scene.model import Scene
from bot.services import scenes
from tests.play import cleric, undead
from tests.table import Table, labels, words


async def crypt(table: Table, *, name: str = "Crypt", start: bool = True, channel: Any = None) -> None:
    """A fight: Ada is the owner's, Bo the player's, the Ghoul the GM's. They act in this order, round by round."""
    where: dict[str, Any] = {"channel": channel} if channel else {}
    table.may_ping |= {table.owner.id, table.player.id}
    await table.slash(table.gm, "scene open", name=name, ruleset="turning", **where)
    await table.slash(table.owner, "scene join", who="Ada", scene=name, **where)
    await table.slash(table.player, "scene join", who="Bo", scene=name, **where)
    await table.slash(table.gm, "scene add", who="Ghoul", scene=name, **where)
    if start:
        await table.slash(table.gm, "scene start", scene=name, **where)


async def with_sheets(table: Table) -> tuple[Any, Any]:
    """Sheets for Ada and for the Ghoul, to be laid before `crypt`."""
    return await cleric(table, "Ada", level=9), await undead(table, "Ghoul", threat=2)


def heard(table: Table, channel: Any = None) -> list[discord.Message]:
    """What has been announced, in order: the turns and the news, without cards."""
    said: list[discord.Message] = (channel or table.channel).history()
    ours = [message for message in said if message.author.bot and not message.interaction_metadata]
    return [message for message in ours if "**Participants**" not in words(message)]


def call(table: Table, channel: Any = None) -> discord.Message:
    """The last call."""
    return [message for message in heard(table, channel) if "Why?" in labels(message)][-1]


def card(table: Table, channel: Any = None) -> discord.Message:
    """The last status card."""
    said: list[discord.Message] = (channel or table.channel).history()
    return [message for message in said if "Join" in labels(message)][-1]


def pings(message: discord.Message) -> str:
    """Whom the message notifies."""
    return message.content


async def stored_scene(table: Table, name: str = "Crypt", channel: Any = None) -> Scene:
    """The scene as it is stored."""
    where = (channel or table.channel).id
    found: Scene = await table.bot.storage.read(table.guild.id, lambda db: scenes.find(db, name, where))
    return found


async def now(table: Table, name: str = "Crypt") -> str:
    """Whose turn it is, by name."""
    scene = await stored_scene(table, name)
    return next((one.name for one in scene.participants if one.turn == scene.current), "")


async def status(table: Table, who: Any, name: str = "Crypt") -> InteractionResult:
    """The scene's status, for one of them."""
    return await table.slash(who, "scene status", scene=name)


async def controls_of(table: Table, person: str, name: str = "Crypt") -> InteractionResult:
    """The GM's controls of one participant."""
    return await table.choose(table.gm, await status(table, table.gm, name), "Choose a participant", person)


def left(message: InteractionResult) -> bool:
    """Whether the answer is the call itself, without its controls and with nothing new in it."""
    answer = message.response
    return answer is not None and not answer.ephemeral and not message.followups and labels(message) == []


def said_to(message: Any) -> str:
    """The words of an answer that only one person sees."""
    newest = message.response if not message.followups else message.followups[-1]
    assert newest.ephemeral, f"in public: {words(message)}"
    return words(message)

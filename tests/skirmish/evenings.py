"""Games of skirmish at the table: laid out quickly, side A the owner's and side B the player's, and read by everybody."""

from __future__ import annotations

from typing import Any

import discord
from simcord import InteractionResult, MemberActor

from bot.engine.scene.model import Scene
from bot.engine.sheet import Viewer
from bot.services import scenes, scenesteps
from bot.services.ledger import NO_DICE
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.scene import game_of, opened
from tests.table import SELECT, Table, controls, labels, words

NAME = "Duel"


async def laid(table: Table, game: Game, *, a: MemberActor | None = None, b: MemberActor | None = None) -> None:
    """Open this game, as far as it has come, in the table's channel."""
    table.may_ping |= {table.owner.id, table.player.id}
    users = {Side.A: ((a or table.owner).id,), Side.B: ((b or table.player).id,)}

    def work(db: Any) -> None:
        gm = Viewer(user_id=table.gm.id, is_gm=True)
        click = scenesteps.Click(1, gm, table.channel.id, table.bot.clock.now(), NO_DICE)
        taken = scenesteps.open_scene(db, opened(NAME, game, users), click)
        table.bot.voice.announce(db, taken, table.bot._guild_settings[table.guild.id])

    await table.bot.storage.write(table.guild.id, work)
    table.bot.announcer.look_everywhere()
    await table.env.settle()


async def scene(table: Table, *, closed: bool = False) -> Scene:
    """The scene of the game."""
    found: Scene = await table.bot.storage.read(
        table.guild.id, lambda db: scenes.find(db, NAME, table.channel.id, closed=closed)
    )
    return found


async def played(table: Table, *, closed: bool = False) -> Game:
    """The game as it stands."""
    return game_of(await scene(table, closed=closed))


def heard(table: Table) -> list[str]:
    """What everybody has heard of the game, message by message, without the status card."""
    said = [message for message in table.channel.history() if message.author.bot and not message.interaction_metadata]
    return [words(message) for message in said if "**Participants**" not in words(message)]


def call(table: Table) -> discord.Message:
    """The last call."""
    said: list[discord.Message] = table.channel.history()
    return [message for message in said if "Why?" in labels(message)][-1]


def offered(message: Any, placeholder: str) -> list[str]:
    """What a list offers; nothing where there is no such list."""
    lists = [part for part in controls(message, SELECT) if part["placeholder"] == placeholder]
    return [option["label"] for part in lists for option in part["options"]]


async def desk(table: Table, who: MemberActor) -> InteractionResult:
    """What somebody can do, only for them."""
    return await table.press(who, await table.slash(who, "skirmish board"), "What can I do?")

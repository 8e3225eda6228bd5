"""Games of skirmish at the table, laid out quickly: side A is the owner's, side B the player's."""

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


async def laid(table: Table, game: Game, name: str = NAME, number: int = 1) -> Scene:
    """Open this game, as far as it has come, in the table's channel; `number` is that of the click that does it."""
    table.may_ping |= {table.owner.id, table.player.id}
    users = {Side.A: (table.owner.id,), Side.B: (table.player.id,)}

    def work(db: Any) -> Scene:
        gm = Viewer(user_id=table.gm.id, is_gm=True)
        click = scenesteps.Click(number, gm, table.channel.id, table.bot.clock.now(), NO_DICE)
        taken = scenesteps.open_scene(db, opened(name, game, users), click)
        table.bot.voice.announce(db, taken, table.bot.known_settings[table.guild.id])
        return taken.scene

    made: Scene = await table.bot.storage.write(table.guild.id, work)
    table.bot.announcer.look_everywhere()
    await table.env.settle()
    return made


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

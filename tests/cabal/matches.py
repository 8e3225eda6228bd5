"""Games of the Cabal to play: opened, made ready and laid out quickly, edge to edge."""

from __future__ import annotations

from typing import Any

import discord
from simcord import InteractionResult, MemberActor

from bot.engine.dice import Dice
from bot.engine.grid import read_label
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.scene.playing import played
from bot.engine.sheet import Viewer
from bot.services import ledger, scenes, scenesteps
from cogs.cabal.rules.match import Match, match_of, written
from cogs.cabal.rules.model import Game, Piece, Side
from tests.table import Table, labels, words


async def opened(table: Table, **options: Any) -> InteractionResult:
    """A match of the owner's, who plays white, against the player; or with other options, `opponent=None` for the bot.

    Nobody is ready.
    """
    table.may_ping |= {table.owner.id, table.player.id, table.bot.application_id}
    given = {"opponent": table.player} | options
    return await table.slash(
        table.owner, "cabal new", **{name: value for name, value in given.items() if value is not None}
    )


async def begun(table: Table, **options: Any) -> None:
    """The same with both ready: the owner has the turn."""
    await table.press(table.owner, await opened(table, **options), "Ready")
    if options.get("opponent", table.player) is not None:
        await table.press(table.player, await table.slash(table.player, "cabal army"), "Ready")


async def scene_of(table: Table) -> Scene:
    """The newest game of the channel, open or not."""

    def work(db: Any) -> Scene:
        there = [*scenes.in_channel(db, table.channel.id), *scenes.in_channel(db, table.channel.id, closed=True)]
        return max(there, key=lambda scene: scene.id)

    found: Scene = await table.bot.storage.read(table.guild.id, work)
    return found


async def game_of(table: Table) -> Game:
    """The newest game."""
    return match_of(await scene_of(table)).playing


async def arrange(table: Table, white: str, black: str, **fields: Any) -> None:
    """Put these pieces on the board, each by its letter and square (`KE1 PD2`); `fields` are others of the game."""
    scene = await scene_of(table)
    game = match_of(scene).playing
    placed = [(side, word) for side, words in zip(Side, (white, black), strict=True) for word in words.split()]
    pieces = tuple(
        Piece(id=id, side=side, kind=kind.id, square=read_label(word[1:]))
        for id, (side, word) in enumerate(placed, 1)
        if (kind := game.armies[side].lettered(word[0]))
    )
    laid = game.model_copy(update={"pieces": pieces, "next_id": len(pieces) + 1, "last": (), **fields})

    def act(there: Scene, _: Dice) -> Step:
        return played(there, written(Match.model_validate(there.game).model_copy(update={"game": laid})))

    def work(db: Any) -> None:
        click = scenesteps.Click(
            -scene.version - 1000,
            Viewer(user_id=1, is_gm=True),
            table.channel.id,
            table.bot.clock.now(),
            ledger.NO_DICE,
        )
        scenesteps.take(db, scene.id, act, click, action="cabal-draft")

    await table.bot.storage.write(table.guild.id, work)


async def move(table: Table, who: MemberActor, piece: str, to: str, **options: Any) -> InteractionResult:
    """A move, or an attack."""
    return await table.slash(who, "cabal move", piece=piece, to=to, **options)


def heard(table: Table) -> list[discord.Message]:
    """What was said in the channel, in order, without the status card."""
    said: list[discord.Message] = table.channel.history()
    return [message for message in said if message.author.bot and "Join" not in labels(message)]


def latest(table: Table, label: str) -> discord.Message:
    """The last message with a button that is called so."""
    said: list[discord.Message] = table.channel.history()
    return [message for message in said if label in labels(message)][-1]


def last_words(table: Table) -> str:
    """What the last message says."""
    return words(heard(table)[-1])

"""`/cabal board`: the board for oneself, in every way; the record of a game, and the game gone through again."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.scene.model import Scene
from bot.engine.screen import Screen
from bot.services import boardpicture, scenes
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.cabal.commands.base import CabalBase
from cogs.cabal.rules.match import match_of, side_of, sides_of
from cogs.cabal.rules.model import Side
from cogs.cabal.rules.record import replay, write
from cogs.cabal.screens.board import position
from cogs.cabal.screens.choices import resign_screen
from cogs.cabal.screens.looking import list_screen, look_screen, picture_screen, record_screen, replay_screen

FILE = "cabal.txt"


class BoardCommands(CabalBase):
    """Looking at a game. Everybody may, spectators too."""

    @app_commands.command(name="board")
    @app_commands.choices(
        side=[
            app_commands.Choice(name="White", value="cabal-white"),
            app_commands.Choice(name="Black", value="cabal-black"),
        ]
    )
    async def board_command(
        self, interaction: discord.Interaction[Gravecaller], side: str = "", game: str = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)
        wished = {"cabal-white": Side.FIRST, "cabal-black": Side.SECOND}.get(side)
        await self.look(interaction, lambda db: _board(self.shown_game(db, game, seat), seat, wished))

    @board_command.autocomplete("game")
    @suggests
    async def suggest_game_to_look_at(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @action("look")
    async def look_again(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The board for whoever asks; from the side in the address, in place of the board from the other one."""
        seat = await self.seat(interaction, private=True)
        turned = len(click.args) > 1
        side = Side(click.number(1) % 2) if turned else None
        await self.look(interaction, lambda db: _board(scenes.load(db, click.number(0)), seat, side), redraw=turned)

    @action("list")
    async def list_board(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The board as a list."""

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            return list_screen(scene, match_of(scene).playing)

        await self.look(interaction, work)

    @action("picture")
    async def draw_board(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The board as a picture, which is drawn where nothing waits for it."""

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            game = match_of(scene).playing
            boardpicture.png(position(game))
            return picture_screen(scene, game)

        await self.look(interaction, work)

    @action("record")
    async def give_record(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The game as a file."""

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            return record_screen(scene, FILE, write(match_of(scene).playing).encode())

        await self.look(interaction, work)

    @action("replay")
    async def go_through(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The game as it stood after so many actions."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            game = match_of(scene).playing
            step, steps = click.number(1), len(game.record)
            if not 0 <= step <= steps:
                raise Refused(Shared.CLOSED)
            return replay_screen(
                scene, replay(write(game), self.tables(db))[step], seat.settings, _view(scene, seat), step, steps
            )

        await self.look(interaction, work, redraw=click.args[2:] != ("look",))

    @action("settle")
    async def ask_to_settle(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Giving up, offering a draw, asking to take back; for those who play."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            return resign_screen(scene, match_of(scene), side_of(scene, seat.viewer))

        await self.look(interaction, work)


def _board(scene: Scene, seat: Seat, side: Side | None) -> Screen:
    return look_screen(scene, match_of(scene), seat.settings, _view(scene, seat) if side is None else side)


def _view(scene: Scene, seat: Seat) -> Side:
    """From which side somebody sees the board unless they say: their own; spectators see it as the first player."""
    return next(iter(sides_of(scene, seat.viewer)), Side.FIRST)

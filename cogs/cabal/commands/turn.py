"""`/cabal pass`: the turn ends, after a question that names what would fall to dust; and sacrifices."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import Step
from bot.engine.scene.model import Scene
from bot.engine.screen import Screen
from bot.engine.text import say
from bot.services import scenes
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.cabal.commands.move import MoveCommands, present
from cogs.cabal.rules.match import match_of, require_decides
from cogs.cabal.rules.model import End, Sacrifice
from cogs.cabal.rules.options import of_kind
from cogs.cabal.rules.preview import can_end
from cogs.cabal.rules.refusals import CabalRefusal
from cogs.cabal.screens.choices import sacrifice_screen, said_screen
from cogs.cabal.screens.moving import end_question


class TurnCommands(MoveCommands):
    """The end of a turn, and what a king piece gives in order not to fall."""

    @app_commands.command(name="pass")
    async def pass_command(self, interaction: discord.Interaction[Gravecaller], game: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        find = self.game(game, seat)
        await self.look(interaction, lambda db: _question(scenes.load(db, find(db)), seat.viewer))

    @pass_command.autocomplete("game")
    @suggests
    async def suggest_game_to_pass(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @action("end")
    async def ask_end(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Whether the turn is to end."""
        seat = await self.seat(interaction, private=True)
        await self.look(interaction, lambda db: _question(present(db, click), seat.viewer))

    @action("end-turn")
    async def end_turn(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The turn ends, as it was asked; not if something has been done in it since."""
        seat = await self.seat(interaction, private=True)
        act = self.acting(seat, lambda _: End(), False)

        def unchanged(db: Any, scene: Scene, dice: Dice) -> Step:
            if scene.version != click.number(1):
                raise Refused(Shared.ALREADY_DONE)
            return act(db, scene, dice)

        await self.step(
            *(interaction, lambda _: click.number(0), unchanged, "cabal-end"), shown=self.after, redraw=True
        )

    @action("cancel")
    async def leave_open(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The turn goes on."""

        def work(db: Any) -> Screen:
            return said_screen(scenes.load(db, click.number(0)), say("cabal-turn-goes-on"))

        await self.look(interaction, work, redraw=True)

    @action("give")
    async def choose_sacrifice(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What can be given for the king piece, to its owner alone."""
        await self._sacrifices(interaction, click, 0)

    @action("more")
    async def more_sacrifices(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """More of what can be given."""
        await self._sacrifices(interaction, click, click.number(2), redraw=True)

    async def _sacrifices(
        self, interaction: discord.Interaction[Gravecaller], click: Click, page: int, *, redraw: bool = False
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            scene = scenes.load(db, click.number(0))
            if scene.version != click.number(1) or page < 0:
                raise Refused(Shared.ALREADY_DONE)
            match = match_of(scene)
            require_decides(scene, match, seat.viewer)
            game = match.playing
            choices = of_kind(game, Sacrifice)
            if not choices:
                raise Refused(CabalRefusal.NO_SACRIFICE)
            return sacrifice_screen(scene, game, seat.settings, page, choices)

        await self.look(interaction, work, redraw=redraw)


def _question(scene: Scene, viewer: Any) -> Screen:
    """Whether the turn is to end. Raises `Refused(MUST_MOVE)` while somebody has yet to move."""
    match = match_of(scene)
    require_decides(scene, match, viewer)
    if match.playing.fall is not None:
        raise Refused(CabalRefusal.SACRIFICE_FIRST)
    if not can_end(match.playing):
        raise Refused(CabalRefusal.MUST_MOVE)
    return end_question(scene, match.playing)

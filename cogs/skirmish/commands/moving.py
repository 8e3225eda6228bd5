"""`/skirmish move`, and the opportunity attacks along the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.grid import Square, label
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.services import scenes
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.skirmish.commands.base import Here, SkirmishBase, present
from cogs.skirmish.rules.model import Creature, Movement
from cogs.skirmish.rules.moving import move, place, planned, reach, spare, strike
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.scene import game_of
from cogs.skirmish.screens.moving import way_screen
from cogs.skirmish.screens.telling import SIDES

Words = app_commands.Range[str, 0, 100]
Stations = app_commands.Range[str, 0, 30]


class MoveCommands(SkirmishBase):
    """Moving."""

    @app_commands.command(name="move")
    async def move_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        square: Words,
        via: Stations = "",
        creature: Words = "",
        game: Words = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        find = self.meant(game, seat)
        stations = via.replace(",", " ").split()

        def warned(db: Any) -> Screen | None:
            scene = scenes.load(db, find(db))
            here = Here(scene, game_of(scene), seat)
            if creature or (who := mover(here)).routing:
                return None
            through = _squares(here, stations)
            plan = planned(here.game, who.id, here.game.board.square(square), through)
            return way_screen(scene, here.game, who, plan, through, seat.settings) if plan.by else None

        screen = await self.timely(interaction, self.bot.storage.read(seat.guild_id, warned), private=True)
        if screen is not None:
            await self.answer(interaction, screen)
            return

        def deed(here: Here, dice: Dice) -> Played:
            if creature:
                here.require(here.game.deciding())
                return place(here.game, here.creature(creature).id, here.game.board.square(square), dice)
            return _moved(here, square, stations, dice)

        await self.play(interaction, find, deed, "place" if creature else "move")

    @action("move")
    async def confirm_move(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The creature moves past those who may attack it."""

        def deed(here: Here, dice: Dice) -> Played:
            if here.scene.version != click.number(2):
                raise Refused(Shared.CHANGED_MEANWHILE)
            return _moved(here, click.word(3), click.args[4:], dice)

        await self.play(interaction, lambda _: click.number(0), deed, "move", expected=click.number(1))

    @action("opportunity")
    async def choose_opportunity(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody makes an opportunity attack, or lets it pass."""
        who, _, act = "".join(click.values).partition(".")
        attacker = Click((who,)).number(0)

        def deed(here: Here, dice: Dice) -> Played:
            _require_opportunity(here, attacker)
            return (strike if act == "strike" else spare)(here.game, attacker, dice)

        await self.play(interaction, lambda _: click.number(0), deed, "opportunity", expected=click.number(1))

    @action("spare-all")
    async def spare_all(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Nobody makes an opportunity attack."""

        def deed(here: Here, dice: Dice) -> Played:
            top = here.game.top
            waiting = top.waiting if isinstance(top, Movement) else ()
            done = Played(here.game, ())
            for attacker in waiting:
                _require_opportunity(here, attacker)
                after = spare(done.game, attacker, dice)
                done = Played(after.game, (*done.rulings, *after.rulings))
            if not waiting:
                raise Refused(Shared.ALREADY_DONE)
            return done

        await self.play(interaction, lambda _: click.number(0), deed, "opportunity", expected=click.number(1))

    @move_command.autocomplete("game")
    @suggests
    async def suggest_game_to_move_in(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @move_command.autocomplete("creature")
    @suggests
    async def suggest_pushed(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_names(interaction, current, present)

    @move_command.autocomplete("square")
    @suggests
    async def suggest_square(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The squares that the creature reaches, the farthest first."""

        def reached(here: Here) -> list[str]:
            squares = reach(here.game, mover(here).id)
            return [label(square) for square in sorted(squares, key=lambda one: (-squares[one], one))]

        return await self.suggest_names(interaction, current, reached)


def mover(here: Here) -> Creature:
    """The creature whose turn it is, for whoever may act for it. Raises NOT_YOUR_SIDE and NOT_ITS_TURN."""
    here.require(here.game.acting)
    if here.game.turn is None:
        raise Refused(SkirmishRefusal.NO_TURN, side=SIDES[here.game.acting] if here.game.acting else "–")
    return here.game.creature(here.game.turn.creature_id)


def _moved(here: Here, square: str, via: Sequence[str], dice: Dice) -> Played:
    return move(here.game, mover(here).id, here.game.board.square(square), _squares(here, via), dice)


def _squares(here: Here, via: Sequence[str]) -> list[Square]:
    """The squares by these names. Raises `Refused` as `Board.square`."""
    return [here.game.board.square(name) for name in via]


def _require_opportunity(here: Here, attacker: int) -> None:
    """Raises `Refused(ALREADY_DONE)` unless this attack is offered, or as `Here.require`."""
    top = here.game.top
    here.require(here.numbered(attacker).side)
    if not isinstance(top, Movement) or attacker not in top.waiting:
        raise Refused(Shared.ALREADY_DONE)

"""`/skirmish initiative` and `activate`: who goes first, and whose turn it is."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.skirmish.commands.base import Here, SkirmishBase
from cogs.skirmish.rules.initiative import choose_first, initiative
from cogs.skirmish.rules.model import ChooseFirst
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.turns import activate, finish, offered

Words = app_commands.Range[str, 0, 100]


class TurnCommands(SkirmishBase):
    """Rounds and turns."""

    @app_commands.command(name="initiative")
    async def initiative_command(self, interaction: discord.Interaction[Gravecaller], game: Words = "") -> None:
        seat = await self.seat(interaction, private=True)
        await self.play(interaction, self.meant(game, seat), _initiative, "initiative")

    @app_commands.command(name="activate")
    async def activate_command(
        self, interaction: discord.Interaction[Gravecaller], creature: Words, game: Words = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def deed(here: Here, dice: Dice) -> Played:
            return _activated(here, here.creature(creature).id, dice)

        await self.play(interaction, self.meant(game, seat), deed, "activate")

    @action("initiative")
    async def press_initiative(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The first round begins."""
        await self.play(interaction, lambda _: click.number(0), _initiative, "initiative", expected=click.number(1))

    @action("go-first")
    async def go_first(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The winner of the initiative goes first."""
        await self._choose_first(interaction, click, own=True)

    @action("go-second")
    async def go_second(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The winner of the initiative lets the opponent go first."""
        await self._choose_first(interaction, click, own=False)

    @action("activate")
    async def choose_creature(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The turn of the chosen creature begins."""
        who = Click(click.values).number(0)

        def deed(here: Here, dice: Dice) -> Played:
            return _activated(here, here.numbered(who).id, dice)

        await self.play(interaction, lambda _: click.number(0), deed, "activate", expected=click.number(1))

    @action("finish")
    async def press_finish(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The turn of a creature is over."""

        def deed(here: Here, dice: Dice) -> Played:
            here.require(here.game.acting)
            if here.game.turn is None or here.game.turn.creature_id != click.number(2):
                raise Refused(Shared.ALREADY_DONE)
            return finish(here.game, dice)

        await self.play(interaction, lambda _: click.number(0), deed, "finish", expected=click.number(1))

    @initiative_command.autocomplete("game")
    @activate_command.autocomplete("game")
    @suggests
    async def suggest_game_to_play(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @activate_command.autocomplete("creature")
    @suggests
    async def suggest_offered(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_names(interaction, current, lambda here: [one.name for one in offered(here.game)])

    async def _choose_first(self, interaction: discord.Interaction[Gravecaller], click: Click, *, own: bool) -> None:
        def deed(here: Here, _: Dice) -> Played:
            top = here.game.top
            if not isinstance(top, ChooseFirst):
                raise Refused(Shared.ALREADY_DONE)
            here.require(top.side)
            return choose_first(here.game, top.side if own else top.side.other)

        await self.play(interaction, lambda _: click.number(0), deed, "first", expected=click.number(1))


def _initiative(here: Here, dice: Dice) -> Played:
    here.require_player()
    return initiative(here.game, dice)


def _activated(here: Here, who: int, dice: Dice) -> Played:
    """The turn of a creature begins; one that is under way is over by that."""
    here.require(here.game.acting)
    return activate(here.game, who, dice)

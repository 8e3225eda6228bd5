"""How a game ends before its end: a draw that both agree on, or somebody concedes."""

from __future__ import annotations

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from cogs.skirmish.commands.base import Here, SkirmishBase, is_desk
from cogs.skirmish.rules.ending import concede, decline_draw, offer_draw
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.scene import GameRefusal
from cogs.skirmish.screens.desk import concede_screen


class EndingControls(SkirmishBase):
    """Draws and conceding: each player's own decision, and nobody else's."""

    @action("offer-draw")
    async def offer(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A draw is offered."""
        await self.play(
            interaction, lambda _: click.number(0), lambda here, _: offer_draw(here.game, _own(here)), "draw"
        )

    @action("accept-draw")
    async def accept(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The draw that was offered is agreed."""

        def deed(here: Here, _: Dice) -> Played:
            side = _answering(here)
            return offer_draw(here.game, side)

        await self.play(interaction, lambda _: click.number(0), deed, "draw")

    @action("decline-draw")
    async def decline(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The draw that was offered is declined."""

        def deed(here: Here, _: Dice) -> Played:
            return decline_draw(here.game, _answering(here))

        await self.play(interaction, lambda _: click.number(0), deed, "draw")

    @action("concede")
    async def ask_whether_to_concede(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Whether somebody really concedes."""

        def shown(here: Here) -> Screen:
            _own(here)
            return concede_screen(here.scene)

        await self.look(interaction, lambda _: click.number(0), shown, redraw=is_desk(interaction))

    @action("concede-sure")
    async def concede(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody concedes."""
        await self.play(
            interaction, lambda _: click.number(0), lambda here, _: concede(here.game, _own(here)), "concede"
        )


def _own(here: Here) -> Side:
    """The side that this person plays; of both the one that is waited for. Raises `Refused(NOT_A_PLAYER)`."""
    if not here.sides:
        raise Refused(GameRefusal.NOT_A_PLAYER, scene=here.scene.name)
    deciding = here.game.deciding()
    return deciding if deciding in here.sides else here.sides[0]


def _answering(here: Here) -> Side:
    """The side of this person to which a draw is offered. Raises NOT_A_PLAYER, and ALREADY_DONE where none is."""
    _own(here)
    for side in here.sides:
        if here.game.may_agree(side):
            return side
    raise Refused(Shared.ALREADY_DONE)

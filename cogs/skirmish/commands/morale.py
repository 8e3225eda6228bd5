"""`/skirmish morale`, `rally` and `rout`: who holds, and who runs which way."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.grid import read_label
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.skirmish.commands.base import Here, SkirmishBase, present
from cogs.skirmish.rules.model import RallyDue, RoutsDue, SavesDue
from cogs.skirmish.rules.morale import frighten, save
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.rout import rout
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.scene import GameRefusal
from cogs.skirmish.screens.rout import rout_screen

Words = app_commands.Range[str, 0, 100]
Modifier = app_commands.Range[int, -50, 50]


class MoraleCommands(SkirmishBase):
    """Morale and rout."""

    @app_commands.command(name="morale")
    async def morale_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        creature: Words = "",
        modifier: Modifier = 0,
        turning: bool = False,
        game: Words = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def deed(here: Here, dice: Dice) -> Played:
            here.require_player()
            if isinstance(here.game.top, SavesDue | RallyDue) or not creature:
                return save(here.game, dice, modifier)
            here.require(here.game.deciding())
            turn = here.game.turn
            cause = turn.creature_id if turn else None
            return frighten(here.game, (here.creature(creature).id,), dice, cause, turning)

        await self.play(interaction, self.meant(game, seat), deed, "morale")

    @app_commands.command(name="rally")
    async def rally_command(
        self, interaction: discord.Interaction[Gravecaller], creature: Words, modifier: Modifier = 0, game: Words = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def deed(here: Here, dice: Dice) -> Played:
            who = here.creature(creature)
            here.require(who.side)
            if not who.routing:
                raise Refused(GameRefusal.NOT_ROUTING, name=who.name)
            if isinstance(here.game.top, RallyDue):
                return save(here.game, dice, modifier)
            begun = activate(here.game, who.id, dice)
            if not isinstance(begun.game.top, RallyDue):
                return begun
            rolled = save(begun.game, dice, modifier)
            return Played(rolled.game, (*begun.rulings, *rolled.rulings))

        await self.play(interaction, self.meant(game, seat), deed, "rally")

    @app_commands.command(name="rout")
    async def rout_command(
        self, interaction: discord.Interaction[Gravecaller], creature: Words, game: Words = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def shown(here: Here) -> Screen:
            who = here.creature(creature)
            return rout_screen(here.game, who, here.scene.id, here.seat.settings)

        await self.look(interaction, self.meant(game, seat), shown)

    @action("save")
    async def press_save(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A save is rolled: whoever plays may, since it can be neither failed nor skipped by will (R004-5)."""

        def deed(here: Here, dice: Dice) -> Played:
            here.require_player()
            if _saver(here) != click.number(2):
                raise Refused(Shared.ALREADY_DONE)
            return save(here.game, dice)

        await self.play(interaction, lambda _: click.number(0), deed, "morale", expected=click.number(1))

    @action("run")
    async def choose_stop(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A creature runs, and stops where its owner has chosen."""
        typed, _, stop = "".join(click.values).partition(".")
        who = Click((typed,)).number(0)

        def deed(here: Here, dice: Dice) -> Played:
            here.require(here.numbered(who).side)
            if not isinstance(here.game.top, RoutsDue) or who not in here.game.top.waiting:
                raise Refused(Shared.ALREADY_DONE)
            return rout(here.game, who, read_label(stop) if stop else None, dice)

        await self.play(interaction, lambda _: click.number(0), deed, "rout", expected=click.number(1))

    @morale_command.autocomplete("game")
    @rally_command.autocomplete("game")
    @rout_command.autocomplete("game")
    @suggests
    async def suggest_game_of_morale(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @morale_command.autocomplete("creature")
    @rout_command.autocomplete("creature")
    @suggests
    async def suggest_frightened(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_names(interaction, current, present)

    @rally_command.autocomplete("creature")
    @suggests
    async def suggest_runner(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """One's own that are routing."""

        def routing(here: Here) -> list[str]:
            return [one.name for one in here.game.standing() if one.routing and one.side in here.may_act_for]

        return await self.suggest_names(interaction, current, routing)


def _saver(here: Here) -> int | None:
    """Whose save is due now."""
    match here.game.top:
        case SavesDue(waiting=(first, *_)):
            return first.creature_id
        case RallyDue(due=due):
            return due.creature_id
    return None

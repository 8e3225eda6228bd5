"""`/skirmish damage` and `charge`: attacks, hit points, and what makes creatures helpless."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.grid import label, read_label
from bot.engine.refusal import Refused, Shared
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.skirmish.commands.base import Here, SkirmishBase, present
from cogs.skirmish.commands.moving import mover
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.charge import charge, charges
from cogs.skirmish.rules.damage import damage, heal
from cogs.skirmish.rules.damage import helpless as make_helpless
from cogs.skirmish.rules.play import Played

Words = app_commands.Range[str, 0, 100]
Amount = app_commands.Range[int, -1000, 1000]
Modifier = app_commands.Range[int, -50, 50]


class FightCommands(SkirmishBase):
    """Attacks and damage."""

    @app_commands.command(name="damage")
    async def damage_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        target: Words,
        amount: Amount | None = None,
        by: Words = "",
        modifier: Modifier = 0,
        helpless: bool | None = None,
        game: Words = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)

        is_attack = amount is None and helpless is None

        def deed(here: Here, dice: Dice) -> Played:
            whom = here.creature(target).id
            if is_attack:
                attacker = here.creature(by) if by else mover(here)
                here.require(attacker.side)
                return attack(here.game, attacker.id, whom, dice, modifier)
            here.require(here.game.deciding())
            turn = here.game.turn
            cause = here.creature(by).id if by else turn.creature_id if turn else None
            done = Played(here.game, ())
            if helpless is not None:
                done = make_helpless(here.game, whom, helpless)
            if amount is not None:
                hurt = heal(done.game, whom, -amount) if amount < 0 else damage(done.game, {whom: amount}, dice, cause)
                done = Played(hurt.game, (*done.rulings, *hurt.rulings))
            return done

        await self.play(interaction, self.meant(game, seat), deed, "attack" if is_attack else "damage")

    @app_commands.command(name="charge")
    async def charge_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        target: Words = "",
        square: Words = "",
        lost: bool = False,
        game: Words = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def deed(here: Here, dice: Dice) -> Played:
            whom = here.creature(target).id if target else None
            end = here.game.board.square(square) if square else None
            return charge(here.game, mover(here).id, whom, end, dice, lost=lost)

        await self.play(interaction, self.meant(game, seat), deed, "charge")

    @action("attack")
    async def choose_attack(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The creature whose turn it is attacks the chosen one."""
        target = Click(click.values).number(0)

        def deed(here: Here, dice: Dice) -> Played:
            _require_turn(here, click.number(2))
            return attack(here.game, mover(here).id, here.numbered(target).id, dice)

        await self.play(interaction, lambda _: click.number(0), deed, "attack", expected=click.number(1))

    @action("charge")
    async def choose_charge(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """It charges the chosen enemy, to the chosen square."""
        target, _, end = "".join(click.values).partition(".")
        number = Click((target,)).number(0)

        def deed(here: Here, dice: Dice) -> Played:
            _require_turn(here, click.number(2))
            return charge(here.game, mover(here).id, here.numbered(number).id, read_label(end), dice)

        await self.play(interaction, lambda _: click.number(0), deed, "charge", expected=click.number(1))

    @damage_command.autocomplete("game")
    @charge_command.autocomplete("game")
    @suggests
    async def suggest_game_to_fight_in(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @damage_command.autocomplete("target")
    @damage_command.autocomplete("by")
    @suggests
    async def suggest_fighter(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_names(interaction, current, present)

    @charge_command.autocomplete("target")
    @suggests
    async def suggest_charged(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The nearest enemies that can be charged."""

        def chargeable(here: Here) -> list[str]:
            offers = charges(here.game, mover(here).id).offers
            return [here.game.creature(id).name for id in offers]

        return await self.suggest_names(interaction, current, chargeable)

    @charge_command.autocomplete("square")
    @suggests
    async def suggest_end(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The squares on which the charge may end."""
        target = str(interaction.namespace.target or "")

        def ends(here: Here) -> list[str]:
            offers = charges(here.game, mover(here).id).offers
            whom = here.creature(target).id if target else None
            return [label(end) for id, ends in offers.items() if whom in (None, id) for end in ends]

        return await self.suggest_names(interaction, current, ends)


def _require_turn(here: Here, who: int) -> None:
    """Raises `Refused(ALREADY_DONE)` unless it is this creature's turn."""
    if here.game.turn is None or here.game.turn.creature_id != who:
        raise Refused(Shared.ALREADY_DONE)

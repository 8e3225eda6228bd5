"""`/nihilo defend` and `/nihilo damage`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.services import sheets
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from cogs.ex_nihilo.commands.base import TABLE, Chosen
from cogs.ex_nihilo.commands.fighting import FightTable, timed
from cogs.ex_nihilo.rules.acting import Act
from cogs.ex_nihilo.rules.assault import require_living
from cogs.ex_nihilo.rules.damage import plain_harm
from cogs.ex_nihilo.rules.ending import Hurt, hurt
from cogs.ex_nihilo.rules.standing import Stood, defend
from cogs.ex_nihilo.screens.blows import hurt_screen
from cogs.ex_nihilo.screens.states import stood_screen
from cogs.ex_nihilo.tables.gear import Damage

TYPE_CHOICES = [app_commands.Choice(name=one.value.capitalize(), value=f"damage-{one}") for one in Damage]


class DefenceCommands(FightTable):
    """Total defence, and damage that no attack does."""

    @app_commands.command(name="defend")
    async def defend_command(self, interaction: discord.Interaction[Gravecaller], who: str = "") -> None:
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            sheet = self.acting_sheet(db, who, seat)

            def decide(_: Dice) -> Ruling:
                ruling = defend(self.fighter(db, sheet, self.tables(db, seat.channel_id)))
                return timed(ruling, self.act(db, interaction, seat, sheet, Act.TOTAL_DEFENCE))

            entry = self.rule_on(db, interaction, seat, decide)
            stood = Stood.model_validate(entry.ruling.result)
            return stood_screen(stood, entry.id, sheets.unnamed(db, [stood.sheet_id], TABLE))

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    @app_commands.command(name="damage")
    @app_commands.choices(type=TYPE_CHOICES)
    async def damage_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        who: str,
        amount: app_commands.Range[int, 0, 500],
        type: Chosen = None,
        armour: bool = True,
    ) -> None:
        seat = await self.seat(interaction)
        kind = Damage(type.value.removeprefix("damage-")) if type else Damage.BLUNT

        def work(db: Any) -> Screen:
            sheet = self.edited_sheet(db, who, seat.viewer)

            def decide(_: Dice) -> Ruling:
                tables = self.tables(db, seat.channel_id)
                target = self.fighter(db, sheet, tables)
                require_living(target)
                return hurt(target, plain_harm(target, amount, kind, tables, absorbed=armour), tables)

            entry = self.rule_on(db, interaction, seat, decide)
            came = Hurt.model_validate(entry.ruling.result)
            self.stand_or_fall(db, seat.channel_id, came.sheet_id, seat.settings)
            hidden = sheets.unnamed(db, [came.sheet_id], TABLE)
            return hurt_screen(came, entry.id, hidden, guarded=not TABLE.sees(sheet))

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    @defend_command.autocomplete("who")
    @damage_command.autocomplete("who")
    @suggests
    async def suggest_whose(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_own(interaction, current)

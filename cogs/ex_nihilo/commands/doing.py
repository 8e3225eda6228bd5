"""`/nihilo movement`, `help-other` and `energy`: what is done without a roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.visibility import Visibility
from bot.services import effects, ledger
from bot.services.ledger import Entry
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.base import Chosen, NihiloBase, character_of
from cogs.ex_nihilo.rules.acting import Act, Done
from cogs.ex_nihilo.rules.energy import TURNS_PER_MINUTE, Energy, pass_turns, spend, state_of
from cogs.ex_nihilo.rules.help import Helped, help_other
from cogs.ex_nihilo.rules.moving import TAKEN, Moved, metres_of, take
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.screens.doing import energy_screen, helped_screen, moved_screen, movement_screen
from cogs.ex_nihilo.sheets import Character, Named

ACT_NAMES = {
    Act.MOVE: "Move",
    Act.SHORT_MOVE: "Move and act",
    Act.SPRINT: "Sprint",
    Act.STANDARD: "Standard action",
    Act.AIM: "Aim",
}
"""What Discord shows of them where it knows no translation."""

ACT_CHOICES = [app_commands.Choice(name=ACT_NAMES[act], value=f"act-{act}") for act in TAKEN]

Points = app_commands.Range[int, 1, 100]
Turns = app_commands.Range[int, 1, 1_000_000]


class DoingCommands(NihiloBase):
    """Moving, helping, energy points."""

    @app_commands.command(name="movement")
    @app_commands.choices(take=ACT_CHOICES)
    async def movement_command(
        self, interaction: discord.Interaction[Gravecaller], who: str = "", take: Chosen = None
    ) -> None:
        if take is None:
            await self._tell(interaction, who)
        else:
            await self._take(interaction, who, Act(take.value.removeprefix("act-")))

    @app_commands.command(name="help-other")
    async def help_other_command(
        self, interaction: discord.Interaction[Gravecaller], who: str, helper: str = ""
    ) -> None:
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            tables = self.tables(db, seat.channel_id)
            sheet, other = self.own_sheet(db, helper, seat.viewer), self.any_sheet(db, who, seat.viewer)
            helping = self.fighter(db, sheet, tables)
            helped = Named[Character](sheet_id=other.id, name=other.name, sheet=character_of(other))
            lasting = effects.lasting(db, ruleset=RULESET, sheet_ids=[other.id])
            entry = self._resolve(
                *(db, interaction, seat, [sheet, other]),
                lambda _: help_other(helping, helped, lasting, tables.options),
            )
            self._counted(db, interaction, seat, sheet, Act.HELP)
            private = entry.visibility is not Visibility.OPEN
            return helped_screen(Helped.model_validate(entry.ruling.result), entry.id, private=private)

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    @app_commands.command(name="energy")
    async def energy_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        who: str = "",
        spend: Points | None = None,
        turns: Turns | None = None,
        minutes: Turns | None = None,
    ) -> None:
        passed = (turns or 0) + TURNS_PER_MINUTE * (minutes or 0)
        seat = await self.seat(interaction, private=not (spend or passed))
        if passed:
            seat.require_gm()

        def work(db: Any) -> Screen:
            sheet = self.own_sheet(db, who, seat.viewer)
            if not (spend or passed):
                tables = self.tables(db, seat.channel_id)
                return energy_screen(state_of(self.fighter(db, sheet, tables), tables), private=True)
            entry = self._resolve(
                db, interaction, seat, [sheet], lambda _: self._energy(db, seat, sheet, spend, passed)
            )
            private = entry.visibility is not Visibility.OPEN
            return energy_screen(Energy.model_validate(entry.ruling.result), entry.id, private=private)

        done = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, done, private=not (spend or passed)))

    @movement_command.autocomplete("who")
    @energy_command.autocomplete("who")
    @help_other_command.autocomplete("helper")
    @suggests
    async def suggest_doer(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        return await self.suggest_own(interaction, current)

    @help_other_command.autocomplete("who")
    @suggests
    async def suggest_helped(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_anybody(interaction, current)

    async def _tell(self, interaction: discord.Interaction[Gravecaller], who: str) -> None:
        """How far somebody comes, and what they have done; only for whoever asks."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            sheet = self.own_sheet(db, who, seat.viewer)
            within = self.within(db, seat, sheet.id)
            fighter = self.fighter(db, sheet, self.tables(db, seat.channel_id))
            return movement_screen(sheet.name, metres_of(fighter), within.done if within else None)

        told = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, told, private=True))

    async def _take(self, interaction: discord.Interaction[Gravecaller], who: str, act: Act) -> None:
        """Somebody moves, aims, or does what needs no roll."""
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            tables = self.tables(db, seat.channel_id)
            sheet = self.own_sheet(db, who, seat.viewer)
            fighter = self.fighter(db, sheet, tables)
            done = self._counted(db, interaction, seat, sheet, act)
            entry = self._resolve(db, interaction, seat, [sheet], lambda _: take(fighter, act, done, tables))
            private = entry.visibility is not Visibility.OPEN
            return moved_screen(Moved.model_validate(entry.ruling.result), entry.id, private=private)

        await self.answer(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    def _resolve(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        about: Sequence[Sheet],
        decide: Callable[[Dice], Ruling],
    ) -> Entry:
        """The ruling, recorded once; where it speaks of somebody hidden, only for whoever made it."""
        entry, _ = ledger.resolve(
            db,
            interaction_id=interaction.id,
            actor_id=seat.viewer.user_id,
            channel_id=seat.channel_id,
            now=self.bot.clock.now(),
            dice=ledger.NO_DICE,
            decide=decide,
            visibility=Visibility.SECRET if any(sheet.hidden for sheet in about) else Visibility.OPEN,
        )
        return entry

    def _counted(
        self, db: Any, interaction: discord.Interaction[Gravecaller], seat: Seat, sheet: Sheet, act: Act
    ) -> Done | None:
        """What somebody has done in their turn with this act, where a scene counts it."""
        doing = self.doing(db, interaction, seat, sheet, act)
        if doing is None:
            return None
        self.note(db, interaction, seat, *doing)
        return doing.done

    def _energy(self, db: Any, seat: Seat, sheet: Sheet, points: int | None, passed: int) -> Ruling:
        tables = self.tables(db, seat.channel_id)
        who = self.fighter(db, sheet, tables)
        return spend(who, points, tables) if points else pass_turns(who, passed, tables)

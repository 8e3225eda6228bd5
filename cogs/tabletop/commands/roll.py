"""`/roll`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice, SavedRoll, names_in, parse
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.text import NAME_LENGTH, SUGGESTIONS, best_matches, say
from bot.engine.visibility import Visibility
from bot.services import savedrolls, sheets
from bot.services.ledger import Entry
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.choices import VISIBILITY_CHOICES
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.checking import plain_roll
from cogs.tabletop.commands.meaning import meaning, values_of
from cogs.tabletop.rules.roll import NOTE_LENGTH, Rolled, roll
from cogs.tabletop.screens.keeping import blind_answer, blind_line
from cogs.tabletop.screens.roll import roll_screen
from cogs.tabletop.screens.savedrolls import saved_done, saved_list

LIST = "?"
"""Typed instead of an expression, it shows the saved rolls."""


class RollCog(TableCog):
    """Plain rolls, and those saved under a name."""

    package = "tabletop"

    async def cog_load(self) -> None:
        """Makes a roll known that was kept back or asked for."""
        await super().cog_load()
        self.bot.add_ruling_screen(self.package, "roll", _screen)
        self.bot.add_check_kind(plain_roll(self.bot))

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(visibility=VISIBILITY_CHOICES)
    async def roll(
        self,
        interaction: discord.Interaction[Gravecaller],
        expression: app_commands.Range[str, 1, 200],
        note: app_commands.Range[str, 0, NOTE_LENGTH] = "",
        visibility: str = Visibility.OPEN.value,
        sheet: str = "",
        save: app_commands.Range[str, 0, NAME_LENGTH] = "",
    ) -> None:
        how = Visibility(visibility)
        apart = bool(save) or expression.strip() == LIST
        seat = await self.seat(interaction, private=apart or how is not Visibility.OPEN)
        if apart:
            work = self._save(interaction, seat, expression, sheet, save) if save else self._list(interaction, 0)
            await self.answer(interaction, await work)
            return

        def decide(db: Any, dice: Dice) -> Ruling:
            meant = meaning(self.bot, db, seat, expression, sheet)
            return roll(meant.expression, note, dice, values_of(self.bot, meant, seat))

        def shown(db: Any, entry: Entry) -> Screen:
            if not entry.visibility.shows(seat.viewer, entry.actor_id):
                return blind_answer()
            return _screen(db, entry, entry.visibility)

        entry = await self.rule(interaction, decide=decide, shown=shown, visibility=how)
        if entry.visibility is Visibility.BLIND:
            await self.answer(interaction, blind_line(entry.id, entry.actor_id))

    @roll.autocomplete("expression")
    @suggests
    async def suggest_saved(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        rolls = await self.bot.storage.read(seat.guild_id, lambda db: savedrolls.of_person(db, seat.viewer))
        names = {roll.full_name: roll for roll in rolls}
        found = [(f"{name} – {names[name].expression}", name) for name in best_matches(current, names)]
        if current.strip() in {"", LIST}:
            listing = self.bot.catalogue.format(seat.own_language, say("saved-suggestion"))
            found = [*found[: SUGGESTIONS - 1], (listing, LIST)]
        return found

    @roll.autocomplete("sheet")
    @suggests
    async def suggest_sheet(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.SEE)

    @action("saved-list")
    async def turn_saved(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A page of the list of saved rolls."""
        await self.redraw(interaction, await self._list(interaction, click.number(0)))

    @action("saved-forget")
    async def forget(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Forgets the chosen saved roll."""
        seat = await self.seat(interaction, private=True)
        saved_id = Click(click.values).number(0)
        work = self.bot.storage.write(seat.guild_id, lambda db: savedrolls.forget(db, seat.viewer, saved_id))
        forgotten = await self.timely(interaction, work, private=True)
        await self.redraw(interaction, await self._list(interaction, click.number(0), forgotten))

    async def _list(
        self, interaction: discord.Interaction[Gravecaller], page: int, forgotten: SavedRoll | None = None
    ) -> Screen:
        seat = await self.seat(interaction, private=True)
        work = self.bot.storage.read(seat.guild_id, lambda db: savedrolls.of_person(db, seat.viewer))
        rolls = await self.timely(interaction, work, private=True)
        return saved_list(rolls, page, self.bot.mention("roll"), forgotten=forgotten)

    async def _save(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, typed: str, sheet: str, name: str
    ) -> Screen:
        """Saves what was typed for the person, or for the sheet that they name; it must be something to roll."""

        def work(db: Any) -> tuple[SavedRoll, bool]:
            meant = meaning(self.bot, db, seat, typed, sheet)
            chosen = sheets.find(db, sheet, seat.viewer) if sheet else None
            if chosen and not seat.viewer.edits(chosen):
                raise Refused(Shared.NOT_YOURS, name=chosen.name)
            # Without a sheet nobody knows what it will be rolled with; any values do, to see whether it can be.
            names = dict.fromkeys(names_in(meant.expression), 1)
            expression = parse(meant.expression, values_of(self.bot, meant, seat) if meant.sheet else names).text
            return savedrolls.save(
                db,
                name,
                expression,
                user_id=seat.viewer.user_id,
                sheet_id=chosen.id if chosen else None,
                now=self.bot.clock.now(),
            )

        saved, replaced = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work), private=True)
        return saved_done(saved, self.bot.mention("roll"), replaced=replaced)


def _screen(_: Any, entry: Entry, how: Visibility) -> Screen:
    """What was rolled in this entry."""
    return roll_screen(Rolled.model_validate(entry.ruling.result), entry.id, how)

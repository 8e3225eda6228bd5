"""`/ledger undo` and `amend`: the GM takes a ruling back, or overrules it. Both say beforehand what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import app_commands

from bot.engine import housechange
from bot.engine.effects import Effect
from bot.engine.house import Faulty
from bot.engine.ruling import Change
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.text import Text, Verbatim, say
from bot.engine.visibility import Visibility
from bot.services import corrections, ledger, sheets
from bot.services.corrections import Amendment, By
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.tabletop.commands.entries import LedgerEntries, entry_number
from cogs.tabletop.commands.house.base import HouseTable
from cogs.tabletop.screens import corrections as screens
from cogs.tabletop.screens.corrections import Corrected, EffectUndone, SheetUndone


class LedgerCorrections(LedgerEntries, HouseTable):
    """Corrections are the GM's. What was kept back stays so; what was open is corrected in the open.

    House rules are corrected as they are set, for the GM's eyes.
    """

    @app_commands.command(name="undo")
    async def undo_command(self, interaction: discord.Interaction[Gravecaller], entry: str) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        number = entry_number(entry)

        def work(db: Any) -> Screen:
            found = corrections.undoing(db, number, seat.viewer, self.bot.house_rules)
            changed = sheets.by_ids(db, list(dict.fromkeys(change.sheet_id for change in found.changes)))
            return screens.undo_question(
                _corrected(found.entry),
                found.number,
                [self._undone(sheet, found.changes) for sheet in changed],
                [*self._effects(db, found.ends, lasts=False), *self._effects(db, found.resumes, lasts=True)],
                housechange.told(housechange.change("undo", found.house)) if found.house else (),
                again=found.again,
            )

        asked = self.bot.storage.read(seat.guild_id, work)
        try:
            await self.answer(interaction, await self.timely(interaction, asked, private=True))
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)

    @app_commands.command(name="amend")
    async def amend_command(self, interaction: discord.Interaction[Gravecaller], entry: str) -> None:
        await self._ask_amendment(interaction, entry_number(entry))

    @undo_command.autocomplete("entry")
    @amend_command.autocomplete("entry")
    @suggests
    async def suggest_entry_to_correct(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_entries(interaction, current)

    @action("ledger-undo")
    async def undo(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The ruling is taken back as the GM was told, or stands again; once, whoever else presses."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        by = By(seat.viewer, interaction.id, seat.channel_id, self.bot.clock.now())

        def work(db: Any) -> Screen:
            entry, made = corrections.undo(db, click.number(0), click.number(1), by, self.bot.house_rules)
            again = made.ruling.kind == "redo"
            if entry.ruling.ruleset == housechange.RULESET:
                changed = self.changed_blocks(db, made.id, made.ruling.result["house"])
                return screens.undone_house_screen(_corrected(entry), made.actor_id, changed, again=again)
            told = screens.undone_screen(_corrected(entry), made.actor_id, again=again)
            is_first = made.interaction_id == interaction.id
            return told if is_first else told.model_copy(update={"private": True})

        done = self.bot.storage.write(seat.guild_id, work)
        try:
            await self.answer(interaction, await self.timely(interaction, done, private=True))
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)

    @action("ledger-amend")
    async def ask_amendment(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form in which the GM overrules an entry."""
        await self._ask_amendment(interaction, click.number(0))

    @action("ledger-amended")
    async def amend(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The GM's word stands beside the ruling."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        by = By(seat.viewer, interaction.id, seat.channel_id, self.bot.clock.now())
        words = Amendment(outcome=click.fields.get("outcome", ""), reason=click.fields.get("reason", ""))

        def work(db: Any) -> Screen:
            entry, made = corrections.amend(db, click.number(0), words, by)
            said = (str(made.ruling.result["outcome"]), str(made.ruling.result["reason"]))
            return screens.amended_screen(_corrected(entry), made.actor_id, said)

        done = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, done, private=True))

    async def _ask_amendment(self, interaction: discord.Interaction[Gravecaller], entry_id: int) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        found = self.bot.storage.read(seat.guild_id, lambda db: corrections.corrected(db, entry_id, seat.viewer).id)
        meant = await self.timely(interaction, found, private=True)
        form = screens.amend_form(meant)
        await self.ask(interaction, form, form.address.model_copy(update={"action": "ledger-amend"}))

    def _undone(self, sheet: Sheet, changes: Iterable[Change]) -> SheetUndone:
        theirs = [change for change in changes if change.sheet_id == sheet.id]
        after = {**sheet.stats, **{change.field: change.after for change in theirs}}
        kind = self.bot.sheet_kinds.get((sheet.ruleset, sheet.kind))
        shown = kind.differences(sheet.stats, after) if kind else ()
        changed = sum(sheet.stats.get(name) != value for name, value in after.items())
        return SheetUndone(name=sheet.name, differences=shown, others=max(0, changed - len(shown)))

    def _effects(self, db: Any, found: Iterable[Effect], *, lasts: bool) -> Iterator[EffectUndone]:
        for effect in found:
            for sheet in sheets.by_ids(db, [effect.sheet_id]):
                yield EffectUndone(name=sheet.name, effect=self._effect(effect), lasts=lasts)

    def _effect(self, effect: Effect) -> Text:
        rules = self.bot.scene_rules.get(effect.ruleset)
        if rules is not None and rules.effect is not None:
            return rules.effect(effect.kind)
        return say("ledger-effect", kind=Verbatim(verbatim=effect.kind))


def corrections_of(db: Any, entry: Entry) -> tuple[list[screens.Amended], bool]:
    """What the GM has said of an entry, and whether it has been taken back."""
    said = [(one.outcome, one.reason) for one in corrections.amendments(db, entry.id)]
    return said, ledger.is_undone(db, entry.id)


def _corrected(entry: Entry) -> Corrected:
    return Corrected(
        entry_id=entry.id,
        ruleset=entry.ruling.ruleset,
        kind=entry.ruling.kind,
        actor_id=entry.actor_id,
        private=entry.visibility is not Visibility.OPEN,
    )

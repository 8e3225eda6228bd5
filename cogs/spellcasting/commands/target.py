"""`/spell target`: a target that a spell cannot affect; and words that the GM lets one person alone read."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.text import clean, say
from bot.services import ledger, outbox, sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.spellcasting.commands.castings import TELL, CastRefusal, told, topic
from cogs.spellcasting.commands.reading import HOW_CHOICES, CastingReader, Chosen, Level, Typed, Words, value_of
from cogs.spellcasting.rules.identify import Identification
from cogs.spellcasting.rules.target import Targeting, Truth
from cogs.spellcasting.rules.target import target as adjudicate
from cogs.spellcasting.screens.outcome import (
    identified_screen,
    said_screen,
    seen_screen,
    targeting_screen,
    tell_button,
    word_screen,
)

TRUTH_NAMES = {
    Truth.INVALID: "Invalid target",
    Truth.SAVED: "Valid, succeeds on its saving throw",
    Truth.UNAFFECTED: "Valid, but the spell does nothing",
}
"""What Discord shows of a choice where it knows no translation."""


class TargetCommands(CastingReader):
    """What comes of a target, for the GM, and what its caster sees of that."""

    @app_commands.command(name="target")
    @app_commands.choices(
        truth=[app_commands.Choice(name=name, value=value.value) for value, name in TRUTH_NAMES.items()],
        how=HOW_CHOICES,
    )
    async def target_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        spell: Words,
        target: app_commands.Range[str, 1, 100],
        truth: Chosen = None,
        caster: Words = "",
        level: Level | None = None,
        how: Chosen = None,
        slot: bool | None = None,
    ) -> None:
        seat = await self.gm(interaction)
        typed = Typed(spell, level, how=value_of(how), slot=slot, caster=caster)
        known = Truth(value_of(truth) or Truth.INVALID)

        def work(db: Any) -> Screen:
            casting = self.read(db, typed, seat, needs_caster=False)
            found = self.spell_called(db, casting.spell)
            save = found.save if found else None
            entry, _ = self.record(
                db, interaction, seat, lambda _: adjudicate(casting, clean(target, limit=100), known, save)
            )
            tell = None
            if casting.caster_id is not None and sheets.get(db, casting.caster_id).owner_id is not None:
                tell = tell_button(entry.id, casting.caster_id, say("spell-button-tell-caster"))
            return targeting_screen(Targeting.model_validate(entry.ruling.result), entry.id, tell)

        await self.answered(interaction, seat, work)

    @target_command.autocomplete("spell")
    @suggests
    async def suggest_spell_of_target(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_spells(interaction, current)

    @target_command.autocomplete("caster")
    @suggests
    async def suggest_caster_of_target(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_adventurers(interaction, current)

    @action("spell-word-tell")
    async def tell_one(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Whoever plays this sheet may read what they may know, and hears that there is something to read; once."""
        seat = await self.gm(interaction)

        def work(db: Any) -> Screen:
            entry = _worded(db, click.number(0))
            user_id = sheets.get(db, click.number(1)).owner_id
            if user_id is None:
                raise Refused(Shared.CLOSED)
            made, is_new = self.record(db, interaction, seat, lambda _: told(click.number(1)), parent=entry, slot=TELL)
            if not is_new and made.interaction_id != interaction.id:
                raise Refused(Shared.ALREADY_DONE)
            if is_new and entry.channel_id is not None:
                word, now = word_screen(entry.id, user_id), self.bot.clock.now()
                outbox.put(db, f"{topic(entry.id)}:word", entry.channel_id, word, now=now, pings=(user_id,))
            return said_screen()

        await self.answered(interaction, seat, work)

    @action("spell-word")
    async def read_word(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The word, for the one to whom it is told, and for the GM the same."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entry = _worded(db, click.number(0))
            receiver = _receiver(db, entry)
            if receiver is None or not seat.viewer.edits(receiver):
                raise Refused(CastRefusal.NOT_FOR_YOU)
            if entry.ruling.kind == "target":
                return seen_screen(Targeting.model_validate(entry.ruling.result).seen)
            return identified_screen(Identification.model_validate(entry.ruling.result))

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))


def _worded(db: Any, entry_id: int) -> Entry:
    """An entry of which the GM may let somebody know. Raises `Refused(CLOSED)` for any other."""
    entry = ledger.get(db, entry_id)
    if entry.ruling.ruleset != "spellcasting" or entry.ruling.kind not in {"target", "identify"}:
        raise Refused(Shared.CLOSED)
    return entry


def _receiver(db: Any, entry: Entry) -> Sheet | None:
    """The sheet of the one to whom it is told, if it is."""
    for child in ledger.children(db, entry.id):
        if child.slot == TELL:
            return next(iter(sheets.by_ids(db, [int(str(child.ruling.result["sheet_id"]))])), None)
    return None

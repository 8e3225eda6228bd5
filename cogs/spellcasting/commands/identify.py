"""`/spell identify`, and the buttons by which observers identify what is cast around them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.text import say
from bot.engine.visibility import Visibility
from bot.services import sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.castings import (
    adventurer_of,
    casting_entry,
    names_caster,
    observer,
    role_of,
    sights,
    standing,
    window,
)
from cogs.spellcasting.commands.reading import CLASS_CHOICES, CastingReader, Chosen, Level, Words, value_of
from cogs.spellcasting.rules.casting import Casting, Witness, cast
from cogs.spellcasting.rules.identify import Identification, Way, identify, prospect
from cogs.spellcasting.rules.reaction import Regained, regain
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import Class, Component, SpellName
from cogs.spellcasting.rules.view import Role, view
from cogs.spellcasting.rules.window import Phase, way_in
from cogs.spellcasting.screens.casting import notes_screen, perceived_screen
from cogs.spellcasting.screens.outcome import identified_screen, regained_screen, ruled_screen, tell_button

WAY_NAMES = {Way.REACTION: "Reaction, as it is cast", Way.ACTION: "Action, by its effect"}
"""What Discord shows of a choice where it knows no translation."""


class IdentifyCommands(CastingReader):
    """Identifying spells."""

    @app_commands.command(name="identify")
    @app_commands.rename(as_class="class")
    @app_commands.choices(
        as_class=CLASS_CHOICES,
        way=[app_commands.Choice(name=name, value=value.value) for value, name in WAY_NAMES.items()],
    )
    async def identify_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        who: Words,
        level: Level,
        as_class: Chosen = None,
        way: Chosen = None,
        spell: Words = "",
    ) -> None:
        seat = await self.gm(interaction)

        def work(db: Any) -> Screen:
            found = adventurer_of(db, who, seat.viewer)
            casting = self.casting_asked(
                db, seat, spell, level, value_of(as_class), Witness(sheet_id=found.id, name=found.name)
            )
            entry, _ = self.record(
                db,
                interaction,
                seat,
                lambda dice: identify(
                    casting,
                    observer(found),
                    Way(value_of(way) or Way.REACTION),
                    options=self.tables(db, seat.channel_id).options,
                    dice=dice,
                ),
                dice=self.bot.dice,
            )
            made = Identification.model_validate(entry.ruling.result)
            tell = tell_button(entry.id, found.id, say("spell-button-tell-observer")) if found.owner_id else None
            return ruled_screen(made, prospect(casting, observer(found).sheet), entry.id, tell)

        await self.answered(interaction, seat, work)

    @identify_command.autocomplete("who")
    @suggests
    async def suggest_observer(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_adventurers(interaction, current)

    @identify_command.autocomplete("spell")
    @suggests
    async def suggest_spell_to_identify(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_spells(interaction, current)

    @action("spell-identify")
    async def look(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Of an open casting somebody's only adventurer tries at once; else they are told what theirs perceive."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entry = casting_entry(db, click.number(0), seat.viewer)
            casting = standing(db, entry)
            found = sights(db, entry, seat.viewer)
            is_over = window(db, entry.id) is None  # then a try says why not, and to look first is in vain
            if is_over or (len(found) == 1 and not casting.hidden):
                return self._try(db, interaction, seat, entry, found[0].sheet_id)
            return perceived_screen(found, entry.id, names_caster=names_caster(db, casting, seat.viewer))

        await self.answered(interaction, seat, work)

    @action("spell-try")
    async def attempt(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """One of somebody's adventurers tries."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entry = casting_entry(db, click.number(0), seat.viewer)
            if click.number(1) not in {sight.sheet_id for sight in sights(db, entry, seat.viewer)}:
                raise Refused(Shared.CLOSED)
            return self._try(db, interaction, seat, entry, click.number(1))

        await self.answered(interaction, seat, work)

    @action("spell-why")
    async def tell_rules(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The rules behind a casting, as far as this person may know them."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            entry = casting_entry(db, click.number(0), seat.viewer)
            casting = standing(db, entry)
            role = role_of(db, entry, casting, seat.viewer)
            if role is not Role.WITNESS:
                return notes_screen([view(casting, role)])
            try:
                seen = [sight.view for sight in sights(db, entry, seat.viewer)]
            except Refused:
                seen = []
            return notes_screen(seen or [view(casting, Role.OTHERS)])

        await self.answered(interaction, seat, work)

    @action("spell-regain")
    async def regain(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The turn of somebody's adventurer begins, and the reaction is back."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            found = next(iter(sheets.by_ids(db, [click.number(0)])), None)
            if found is None or found.kind != "adventurer" or not seat.viewer.names(found):
                raise Refused(Shared.CLOSED)
            if not seat.viewer.edits(found):
                raise Refused(Shared.NOT_YOURS, name=found.name)
            entry, _ = self.record(
                db, interaction, seat, lambda _: regain(observer(found)), visibility=Visibility.SECRET
            )
            return regained_screen(Regained.model_validate(entry.ruling.result).observer_name)

        await self.answered(interaction, seat, work)

    def _try(
        self, db: Any, interaction: discord.Interaction[Gravecaller], seat: Seat, entry: Entry, sheet_id: int
    ) -> Screen:
        """The adventurer tries, once for each way, however often and by whom it is pressed.

        Raises `Refused` as `identify`.
        """
        casting = standing(db, entry)
        who = observer(sheets.get(db, sheet_id))
        running = window(db, entry.id)
        options = self.tables(db, seat.channel_id).options
        way, in_time = way_in(running[0] if running else Phase.OVER, casting.perceived_by(sheet_id))
        tried, _ = self.record(
            db,
            interaction,
            seat,
            lambda dice: identify(casting, who, way, in_time=in_time, options=options, dice=dice),
            parent=entry,
            slot=f"{way}.{sheet_id}",
            visibility=Visibility.SECRET,
            dice=self.bot.dice,
        )
        if tried.interaction_id != interaction.id:
            raise Refused(SpellRefusal.ALREADY_TRIED, name=who.name, way=way.text)
        return identified_screen(Identification.model_validate(tried.ruling.result), tried.id)

    def casting_asked(self, db: Any, seat: Seat, spell: str, level: int, as_class: str, witness: Witness) -> Casting:
        """A casting of which the GM says no more than that; without a `spell` it stays untold which it is.

        Raises `Refused` as `spell_named` and `cast`.
        """
        name, lowest = SpellName(name=""), level
        if spell.strip():
            name, found = self.spell_named(db, spell, seat)
            lowest = found.level
        return cast(
            name,
            lowest,
            tuple(Component),
            caster="",
            level=level,
            cast_as=Class(as_class) if as_class else None,
            effect=True,
            witnesses=[witness],
        )

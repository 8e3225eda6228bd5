"""`/turning attempt` and `/turning command`: the same engine, for those who turn undead and those who dominate them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.text import best_matches, say
from bot.engine.visibility import Visibility
from bot.services import effects, sheets
from bot.services.ledger import Entry
from bot.surface.choices import VISIBILITY_CHOICES
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.limits import CHOICES
from bot.surface.permissions import Seat
from cogs.tabletop.screens.keeping import blind_answer, blind_line
from cogs.turning.commands.base import LIVING, TurningBase
from cogs.turning.commands.circumstances import ALL, NOBODY, Circumstances, Typed, place_texts, rival_entries
from cogs.turning.commands.standing import join, shown
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.preview import preview as chances_of
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.screens.preview import preview_screen
from cogs.turning.tables import Kind

Words = app_commands.Range[str, 0, 300]


class AttemptCommands(TurningBase):
    """Making an attempt, or looking at its chances first."""

    @app_commands.command(name="attempt")
    @app_commands.rename(with_="with")
    @app_commands.choices(visibility=VISIBILITY_CHOICES)
    async def turn(
        self,
        interaction: discord.Interaction[Gravecaller],
        undead: str = "",
        cleric: str = "",
        place: Words = "",
        modifiers: Words = "",
        protect: str = "",
        with_: Words = "",
        visibility: str = Visibility.OPEN.value,
        preview: bool = False,
    ) -> None:
        typed = Typed(undead, cleric, place, modifiers, protect, with_)
        await self._attempt(interaction, Kind.TURN, typed, Visibility(visibility), preview=preview)

    @app_commands.command(name="command")
    @app_commands.rename(with_="with")
    @app_commands.choices(visibility=VISIBILITY_CHOICES)
    async def dominate(
        self,
        interaction: discord.Interaction[Gravecaller],
        undead: str = "",
        cleric: str = "",
        place: Words = "",
        modifiers: Words = "",
        with_: Words = "",
        visibility: str = Visibility.OPEN.value,
        preview: bool = False,
    ) -> None:
        typed = Typed(undead, cleric, place, modifiers, "", with_)
        await self._attempt(interaction, Kind.COMMAND, typed, Visibility(visibility), preview=preview)

    @turn.autocomplete("cleric")
    @dominate.autocomplete("cleric")
    @suggests
    async def suggest_cleric(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_clerics(interaction, current)

    @turn.autocomplete("undead")
    @dominate.autocomplete("undead")
    @suggests
    async def suggest_undead(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Names; while none has been typed, all who are present come first."""
        seat = await self.seat(interaction)
        found = await self.suggest_several(interaction, current, ["undead"])
        everybody = self.bot.catalogue.format(seat.own_language, say("turning-all-present"))
        return [*((text, ALL) for text in best_matches(current, [everybody])), *found][:CHOICES]

    @turn.autocomplete("protect")
    @suggests
    async def suggest_protected(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_several(interaction, current, LIVING)

    @turn.autocomplete("place")
    @dominate.autocomplete("place")
    @suggests
    async def suggest_place(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The places that the cleric knows, and plain bonuses."""
        seat = await self.seat(interaction)
        named = str(interaction.namespace.cleric or "")
        found = await self.bot.storage.read(seat.guild_id, lambda db: place_texts(db, named, seat.viewer))
        return [(text, text[:100]) for text in best_matches(current, found)]

    @turn.autocomplete("with_")
    @dominate.autocomplete("with_")
    @suggests
    async def suggest_rival(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The newest attempts in this channel."""
        seat = await self.seat(interaction)
        found = await self.bot.storage.read(seat.guild_id, lambda db: rival_entries(db, seat))
        return [(text, found[text]) for text in best_matches(current, found)]

    async def _attempt(
        self,
        interaction: discord.Interaction[Gravecaller],
        kind: Kind,
        typed: Typed,
        how: Visibility,
        *,
        preview: bool,
    ) -> None:
        seat = await self.seat(interaction, private=preview or how is not Visibility.OPEN)
        if preview:
            read = self.bot.storage.read(seat.guild_id, lambda db: self._preview(db, seat, kind, typed))
            await self.answer(interaction, await self.timely(interaction, read, private=True))
            return

        def decide(db: Any, dice: Dice) -> Ruling:
            return self.attempted(db, seat, kind, typed, dice, how)

        def said(db: Any, entry: Entry) -> Screen:
            join(db, entry)
            if not entry.visibility.shows(seat.viewer, entry.actor_id):
                return blind_answer()
            return shown(db, entry, self.tables(db, entry.channel_id))

        entry = await self.rule(interaction, decide, said, visibility=how)
        if entry.visibility is Visibility.BLIND:
            await self.answer(interaction, blind_line(entry.id, entry.actor_id))

    def attempted(
        self, db: Any, seat: Seat, kind: Kind, typed: Typed, dice: Dice, how: Visibility = Visibility.OPEN
    ) -> Ruling:
        """The attempt that somebody describes. Raises `Refused` as `Circumstances.read` and `attempt`, and KEPT_APART
        where it is to be kept back, but shares its moment with one that is open."""
        given = Circumstances.read(db, kind, typed, seat)
        if given.rivals and how is not Visibility.OPEN:
            raise Refused(TurningRefusal.KEPT_APART)
        tables = self.tables(db, seat.channel_id)
        lasting = effects.lasting(db, ruleset="turning")
        undead = given.undead_for_attempt(db, lasting, tables)
        return attempt(
            given.cleric,
            undead,
            kind=kind,
            place=given.place,
            modifiers=given.modifiers,
            protects=given.protects,
            lasting=lasting,
            rivals=given.rivals,
            hidden={NOBODY.sheet_id, *sheets.unnamed(db, (one.sheet_id for one in undead), seat.viewer)},
            tables=tables,
            dice=dice,
        )

    def _preview(self, db: Any, seat: Seat, kind: Kind, typed: Typed) -> Screen:
        """The chances of the attempt against those whom this person knows of."""
        given = Circumstances.read(db, kind, typed, seat)
        tables = self.tables(db, seat.channel_id)
        lasting = effects.lasting(db, ruleset="turning")
        told = chances_of(
            given.cleric,
            given.undead_known_to(db, seat.viewer, lasting, tables),
            kind=kind,
            place=given.place,
            modifiers=given.modifiers,
            lasting=lasting,
            hidden={NOBODY.sheet_id},
            tables=tables,
        )
        return preview_screen(told)

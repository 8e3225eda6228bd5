"""`/turning attempt` and `/turning command`: the same engine, for those who turn undead and those who dominate them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.text import best_matches, say
from bot.services import effects, ledger, sheets
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.limits import CHOICES
from bot.surface.permissions import Seat
from cogs.turning.commands.base import LIVING, TurningBase
from cogs.turning.commands.circumstances import ALL, NOBODY, Circumstances, Typed, place_texts, rival_entries
from cogs.turning.commands.standing import join, shown
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.preview import preview as chances_of
from cogs.turning.screens.preview import preview_screen
from cogs.turning.tables import Kind

Words = app_commands.Range[str, 0, 300]


class AttemptCommands(TurningBase):
    """Making an attempt, or looking at its chances first."""

    @app_commands.command(name="attempt")
    @app_commands.rename(with_="with")
    async def turn(
        self,
        interaction: discord.Interaction[Gravecaller],
        undead: str = "",
        cleric: str = "",
        place: Words = "",
        modifiers: Words = "",
        protect: str = "",
        with_: Words = "",
        preview: bool = False,
    ) -> None:
        typed = Typed(undead, cleric, place, modifiers, protect, with_)
        await self._attempt(interaction, Kind.TURN, typed, preview=preview)

    @app_commands.command(name="command")
    @app_commands.rename(with_="with")
    async def dominate(
        self,
        interaction: discord.Interaction[Gravecaller],
        undead: str = "",
        cleric: str = "",
        place: Words = "",
        modifiers: Words = "",
        with_: Words = "",
        preview: bool = False,
    ) -> None:
        typed = Typed(undead, cleric, place, modifiers, "", with_)
        await self._attempt(interaction, Kind.COMMAND, typed, preview=preview)

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
        self, interaction: discord.Interaction[Gravecaller], kind: Kind, typed: Typed, *, preview: bool
    ) -> None:
        seat = await self.seat(interaction, private=preview)
        if preview:
            read = self.bot.storage.read(seat.guild_id, lambda db: self._preview(db, seat, kind, typed))
            await self.answer(interaction, await self.timely(interaction, read, private=True))
        else:
            write = self.bot.storage.write(seat.guild_id, lambda db: self._make(db, interaction.id, seat, kind, typed))
            await self.answer(interaction, await self.timely(interaction, write))

    def _make(self, db: Any, interaction_id: int, seat: Seat, kind: Kind, typed: Typed) -> Screen:
        """The attempt, made and recorded, once for each interaction."""

        def decide(dice: Dice) -> Ruling:
            given = Circumstances.read(db, kind, typed, seat)
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

        entry, _ = ledger.resolve(
            db,
            interaction_id=interaction_id,
            actor_id=seat.viewer.user_id,
            channel_id=seat.channel_id,
            now=self.bot.clock.now(),
            dice=self.bot.dice,
            decide=decide,
        )
        join(db, entry)
        return shown(db, entry, self.tables(db, entry.channel_id))

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

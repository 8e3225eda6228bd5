"""`/turning release`: a priest frees an undead that he dominates for good (R000-63)."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import best_matches
from bot.engine.visibility import Visibility
from bot.services import effects, sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.turning.commands.base import TurningBase, cleric_from, cleric_of, undead_of
from cogs.turning.commands.endings import is_hidden, visibility
from cogs.turning.commands.lasting import handled, hidden_from_table
from cogs.turning.rules.permanent import Release, release
from cogs.turning.rules.refusals import CommandRefusal
from cogs.turning.screens.endings import released_screen
from cogs.turning.screens.lasting import Act
from cogs.turning.tables import Effect


class ReleaseCommands(TurningBase):
    """Freeing what is dominated. What concerns a hidden undead is for the GM alone."""

    @app_commands.command(name="release")
    async def release_command(
        self, interaction: discord.Interaction[Gravecaller], undead: str, cleric: str = "", hears: bool = True
    ) -> None:
        seat = await self.seat(interaction)
        viewer = seat.viewer
        read = self.bot.storage.read(seat.guild_id, lambda db: _named(db, undead, viewer).hidden)
        # Nobody but the GM can name what is hidden: private until it is known that nothing hidden is concerned.
        hidden = await self.timely(interaction, read, private=viewer.is_gm)

        def decide(db: Any, _: Dice) -> Ruling:
            freed = _named(db, undead, viewer)
            priest = cleric_of(db, cleric, viewer, dark=True)
            return release(priest, undead_of(freed), _domination(db, freed), hears=hears)

        seen = Visibility.BLIND if hidden else Visibility.OPEN
        await self.rule(interaction, decide, _released, visibility=seen)

    @release_command.autocomplete("undead")
    @suggests
    async def suggest_dominated(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The undead that a cleric of this person's dominates."""
        seat = await self.seat(interaction, private=True)
        found = await self.bot.storage.read(seat.guild_id, lambda db: _dominated(db, seat.viewer))
        return [(name, found[name]) for name in best_matches(current, found)]

    @release_command.autocomplete("cleric")
    @suggests
    async def suggest_priest(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_clerics(interaction, current)

    @action("release-effect")
    async def release_effect(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Frees the undead of this effect."""
        viewer = (await self.seat(interaction, private=is_hidden(click))).viewer

        def decide(db: Any, _: Dice) -> Ruling:
            effect, undead = handled(db, click.number(0), Act.RELEASE, viewer, hidden=is_hidden(click))
            priest = sheets.get(db, effect.source_id or 0)
            return release(cleric_from(priest), undead_of(undead), effect)

        await self.rule(interaction, decide, _released, visibility=visibility(click))


def _named(db: Any, typed: str, viewer: Viewer) -> Sheet:
    return sheets.find(db, typed, viewer, ruleset="turning", kinds=["undead"])


def _domination(db: Any, undead: Sheet) -> Lasting:
    """The Permanent Domination on this undead. Raises `Refused(NOT_PERMANENT)`."""
    for effect in effects.lasting(db, ruleset="turning", sheet_ids=[undead.id]):
        if effect.kind == Effect.PERMANENT_DOMINATION:
            return effect
    raise Refused(CommandRefusal.NOT_PERMANENT)


def _dominated(db: Any, viewer: Viewer) -> dict[str, str]:
    """The names of the undead that clerics of this person's dominate for good, each with its number."""
    own = {sheet.id for sheet in sheets.listed(db, viewer, ruleset="turning", kinds=["cleric"]) if viewer.edits(sheet)}
    bound = [
        effect.sheet_id
        for effect in effects.lasting(db, ruleset="turning")
        if effect.kind == Effect.PERMANENT_DOMINATION and effect.source_id in own
    ]
    return {sheet.name: f"#{sheet.id}" for sheet in sheets.by_ids(db, bound) if viewer.names(sheet)}


def _released(db: Any, entry: Entry) -> Screen:
    result = Release.model_validate(entry.ruling.result)
    private = entry.visibility is not Visibility.OPEN
    hidden = () if private else hidden_from_table(db, [result.sheet_id, result.cleric_id])
    return released_screen(result, entry.id, hidden=hidden, private=private)

"""`/turning attempt`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.sheet import Viewer
from bot.engine.text import SUGGESTIONS, clean, name_key
from bot.services import effects, sheets
from bot.services.sheetsearch import Right
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from cogs.turning.commands.base import TurningBase, cleric_of, undead_of
from cogs.turning.commands.standing import standing
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.modifiers import parse_modifiers
from cogs.turning.rules.potential import PLACE_BOUND
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Modifier

Place = app_commands.Range[int, -PLACE_BOUND, PLACE_BOUND]


class AttemptCommands(TurningBase):
    """Making an attempt."""

    @app_commands.command()
    async def attempt(
        self,
        interaction: discord.Interaction[Gravecaller],
        undead: str,
        cleric: str = "",
        place: Place = 0,
        modifiers: app_commands.Range[str, 0, 300] = "",
    ) -> None:
        viewer = (await self.seat(interaction)).viewer
        moment = _modifiers(modifiers)

        def decide(db: Any, dice: Dice) -> Ruling:
            named = [sheets.find(db, name, viewer, ruleset="turning", kinds=["undead"]) for name in _split(undead)]
            return attempt(
                cleric_of(db, cleric, viewer),
                [undead_of(sheet) for sheet in named],
                place=place,
                modifiers=moment,
                lasting=effects.lasting(db, ruleset="turning"),
                tables=self.tables(db),
                dice=dice,
            )

        await self.rule(interaction, decide, shown=standing)

    @attempt.autocomplete("cleric")
    @suggests
    async def suggest_cleric(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_clerics(interaction, current)

    @attempt.autocomplete("undead")
    @suggests
    async def suggest_undead(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Completes the last name of a list; the names before it stay."""
        seat = await self.seat(interaction)
        *before, last = current.split(",")
        named = [clean(name) for name in before if clean(name)]
        if len(named) > SUGGESTIONS:  # not even their numbers would fit
            return []
        taken = {name_key(name) for name in named}
        found = await self.suggest_sheets(
            *(seat, last), right=Right.NAME, ruleset="turning", kinds=["undead"], limit=SUGGESTIONS + len(named)
        )
        free = [(name, number) for name, number in found if name_key(name) not in taken]
        lists = [(", ".join([*named, name]), number) for name, number in free[:SUGGESTIONS]]
        if all(len(text) <= 100 for text, _ in lists):
            return [(text, text) for text, _ in lists]
        # A list too long for Discord's choice goes by ids; it is shown from its end, where the new name is.
        ids = await self.bot.storage.read(seat.guild_id, lambda db: _numbers(db, named, seat.viewer))
        return [
            (text, text) if len(text) <= 100 else ("…" + text[-99:], ", ".join([*ids, number]))
            for text, number in lists
        ]


def _modifiers(typed: str) -> tuple[Modifier, ...]:
    try:
        return parse_modifiers(typed)
    except ValueError:
        raise Refused(TurningRefusal.MODIFIERS, typed=clean(typed, limit=100)) from None


def _split(typed: str) -> list[str]:
    return [name for name in typed.split(",") if clean(name)]


def _numbers(db: Any, names: Iterable[str], viewer: Viewer) -> list[str]:
    """The names as numbers of sheets; what names none stays as it was typed."""
    numbers = []
    for name in names:
        try:
            numbers.append(f"#{sheets.find(db, name, viewer, ruleset='turning', kinds=['undead']).id}")
        except Refused:
            numbers.append(name)
    return numbers

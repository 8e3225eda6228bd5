"""`/skirmish new`: a game is opened."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.engine import grid
from bot.engine.grid import Position
from bot.engine.refusal import Refused
from bot.engine.screen import Screen
from bot.engine.text import best_matches, clean, say
from bot.services import maps, scenesteps
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.permissions import Seat
from cogs.skirmish.commands.base import SkirmishBase, desk_after
from cogs.skirmish.commands.files import text_of
from cogs.skirmish.rules.setup import Entry, new_game
from cogs.skirmish.rules.terms import Edition, Side
from cogs.skirmish.scene import GameRefusal, opened

MAPS = Path(__file__).resolve().parents[3] / "data" / "skirmish" / "maps"

CHANNEL = "channel"
"""The name that stands for the map of the channel."""

EDITIONS = {"edition-1": Edition.FIRST, "edition-2": Edition.SECOND}
EDITION_NAMES = {"edition-1": "1st edition", "edition-2": "2nd edition"}
"""What Discord shows of a choice where it knows no translation."""

Words = app_commands.Range[str, 0, 100]


class OpeningCommands(SkirmishBase):
    """Opening a game: for oneself and an opponent, or by the GM for any two."""

    @app_commands.command()
    @app_commands.choices(
        edition=[app_commands.Choice(name=name, value=value) for value, name in EDITION_NAMES.items()]
    )
    async def new(
        self,
        interaction: discord.Interaction[Gravecaller],
        name: app_commands.Range[str, 1, 32],
        edition: app_commands.Choice[str],
        opponent: discord.Member | discord.User,
        player: discord.Member | discord.User | None = None,
        map: Words = "",
        file: discord.Attachment | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        first = player or interaction.user
        if first.id != seat.viewer.user_id and opponent.id != seat.viewer.user_id:
            seat.require_gm()
        if first.bot or opponent.bot:
            raise Refused(GameRefusal.NO_OPPONENT)
        sent = await self.timely(interaction, text_of(file), private=True) if file else None
        by = self.by(interaction, seat)
        names = (clean(first.display_name), clean(opponent.display_name))

        def work(db: Any) -> Screen:
            if taken := scenesteps.of_click(db, by):
                return desk_after(taken, seat)
            tables = self.tables(db)
            entries = tuple(
                Entry(name=who, warband=self.sample(tables, seat, row.id))
                for who, row in zip(names, tables.warbands.rows, strict=False)
            )
            map_name, text = (clean(file.filename), sent) if file and sent else self._map(db, seat, map)
            made = new_game(EDITIONS[edition.value], tables.options, map_name, text, (entries[0], entries[1]))
            step = opened(name, made, {Side.A: (first.id,), Side.B: (opponent.id,)})
            taken = scenesteps.open_scene(db, step, by)
            return self.said(db, taken, seat, lambda _, taken, seat: desk_after(taken, seat))

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=True))

    @new.autocomplete("map")
    @suggests
    async def suggest_map(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The maps of the library, and the channel's."""
        seat = await self.seat(interaction, private=True)
        names = {self._map_said(seat.own_language, one): one for one in (*library(), CHANNEL)}
        return [(name, names[name]) for name in best_matches(current, names)]

    def _map(self, db: Any, seat: Seat, typed: str) -> tuple[str, str]:
        """The map that is meant, by its name in any language, and its text; the first of the library for nothing.

        Raises `Refused`: NO_SUCH_MAP, and NO_MAP where the channel has none.
        """
        if not typed.strip():
            typed = next(iter(library()))
        known = (*library(), CHANNEL)
        meant = next((one for one in known if self.is_called(typed, f"skirmish-map-{one}", one)), None)
        if meant is None:
            raise Refused(GameRefusal.NO_SUCH_MAP, name=clean(typed))
        if meant == CHANNEL:
            there = maps.find(db, seat.channel_id)
            if there is None:
                raise Refused(GameRefusal.NO_CHANNEL_MAP)
            return self._map_said(seat.table_language, CHANNEL), grid.write(Position(board=there.board))
        return self._map_said(seat.table_language, meant), library()[meant]

    def _map_said(self, language: str, name: str) -> str:
        return self.bot.catalogue.format(language, say(f"skirmish-map-{name}"))


@cache
def library() -> dict[str, str]:
    """The text of our own maps, by their names."""
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(MAPS.glob("*.txt"))}

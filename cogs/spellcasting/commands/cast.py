"""`/spell cast` and `/spell notice`."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from discord import app_commands

from bot.engine.screen import Screen
from bot.services import outbox
from bot.services.ledger import Entry
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.castings import is_announced, ongoing, overseen, publish, standing, topic
from cogs.spellcasting.commands.overseeing import LONGEST
from cogs.spellcasting.commands.reading import (
    CLASS_CHOICES,
    HOW_CHOICES,
    CastingReader,
    Chosen,
    Level,
    Typed,
    Words,
    value_of,
)
from cogs.spellcasting.rules.notice import announce, notice
from cogs.spellcasting.rules.view import Role, view
from cogs.spellcasting.screens.casting import caster_screen, summons_screen


class CastCommands(CastingReader):
    """Casting spells, openly or hidden, and asking what could be perceived of one."""

    @app_commands.command()
    @app_commands.rename(as_class="class")
    @app_commands.choices(as_class=CLASS_CHOICES, how=HOW_CHOICES)
    async def cast(
        self,
        interaction: discord.Interaction[Gravecaller],
        spell: Words,
        level: Level | None = None,
        as_class: Chosen = None,
        how: Chosen = None,
        effect: bool = False,
        hidden: bool = False,
        slot: bool | None = None,
        caster: Words = "",
        minutes: app_commands.Range[int, 1, LONGEST] | None = None,
    ) -> None:
        seat = await self.seat(interaction, private=True)
        if minutes is not None:
            seat.require_gm()
        typed = Typed(spell, level, value_of(as_class), value_of(how), slot, effect, hidden, caster)

        def work(db: Any) -> Screen:
            now = self.bot.clock.now()
            entry, is_new = self.record(
                db, interaction, seat, lambda _: announce(self.read(db, typed, seat, all_watch=not hidden))
            )
            if is_new:
                self._spread(db, entry, seat, minutes, now)
            if seat.viewer.is_gm:
                return overseen(db, entry, minutes or 0)
            casting = standing(db, entry)
            return caster_screen(view(casting, Role.CASTER), entry.id, is_told=is_announced(casting))

        await self.answered(interaction, seat, work)

    @app_commands.command()
    @app_commands.rename(as_class="class")
    @app_commands.choices(as_class=CLASS_CHOICES, how=HOW_CHOICES)
    async def notice(
        self,
        interaction: discord.Interaction[Gravecaller],
        spell: Words = "",
        how: Chosen = None,
        effect: bool = False,
        level: Level | None = None,
        as_class: Chosen = None,
        caster: Words = "",
    ) -> None:
        seat = await self.gm(interaction)
        typed = Typed(spell, level, value_of(as_class), value_of(how), None, effect, True, caster)

        def work(db: Any) -> Screen:
            if not spell.strip():
                return ongoing(db, seat.channel_id)
            entry, _ = self.record(
                db, interaction, seat, lambda _: notice(self.read(db, typed, seat, needs_caster=False))
            )
            return overseen(db, entry, 0)

        await self.answered(interaction, seat, work)

    @cast.autocomplete("spell")
    @notice.autocomplete("spell")
    @suggests
    async def suggest_spell_to_cast(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_spells(interaction, current)

    @cast.autocomplete("caster")
    @notice.autocomplete("caster")
    @suggests
    async def suggest_caster(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_adventurers(interaction, current)

    def _spread(self, db: Any, entry: Entry, seat: Seat, minutes: int | None, now: datetime) -> None:
        """Who is not told by the answer hears of it: the table, or without a word of what it is the GM."""
        if is_announced(standing(db, entry)):
            publish(db, entry, minutes or self.tables(db, entry.channel_id).options.window_minutes, now)
        elif not seat.viewer.is_gm and entry.channel_id is not None:
            pings = seat.settings.gm_users[: outbox.PINGS]
            summons = summons_screen(entry.id)
            outbox.put(db, f"{topic(entry.id)}:gm", entry.channel_id, summons, now=now, pings=pings)

"""How rulings about castings are recorded and answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.visibility import Visibility
from bot.services import ledger
from bot.services.ledger import NO_DICE, Entry
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from cogs.spellcasting.commands.base import SpellBase


class CastingBase(SpellBase):
    """Base of the commands and controls about castings. What they answer is private."""

    def record(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        decide: Callable[[Dice], Ruling],
        *,
        parent: Entry | None = None,
        slot: str | None = None,
        visibility: Visibility = Visibility.BLIND,
        dice: Dice | None = NO_DICE,
    ) -> tuple[Entry, bool]:
        """Records a ruling as `ledger.resolve` does; by default one without dice that the GM alone may read."""
        return ledger.resolve(
            db,
            interaction_id=interaction.id,
            actor_id=seat.viewer.user_id,
            channel_id=seat.channel_id,
            now=self.bot.clock.now(),
            dice=dice,
            decide=decide,
            parent_id=parent.id if parent else None,
            slot=slot,
            visibility=visibility,
        )

    async def answered(
        self, interaction: discord.Interaction[Gravecaller], seat: Seat, work: Callable[[Any], Screen]
    ) -> None:
        """Answers privately with what `work` shows, which may write."""
        written = self.bot.storage.write(seat.guild_id, work)
        screen = await self.timely(interaction, written, private=True)
        await self.answer(interaction, screen)

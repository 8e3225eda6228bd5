"""The choices after an attempt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.services import effects, ledger, sheets
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from cogs.turning.commands.base import TurningBase, undead_of
from cogs.turning.commands.standing import made_of, standing
from cogs.turning.rules.choice import choose
from cogs.turning.rules.effects import strongest
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.refusals import TurningRefusal
from cogs.turning.sheets import Named, Undead
from cogs.turning.tables import Effect, TurningTables


class ChoiceControls(TurningBase):
    """Choosing among the effects of a row."""

    @action("choose")
    async def choose(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The effects that the cleric chose for one or several undead."""
        pairs = [_choice(value) for value in click.values]
        chosen = dict(pairs)
        if len(chosen) < len(pairs):
            raise Refused(TurningRefusal.TWO_EFFECTS)
        await self._choose(interaction, click.number(0), chosen)

    @action("strongest")
    async def choose_strongest(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The strongest effect for every undead for which none has been chosen."""
        await self._choose(interaction, click.number(0), None)

    async def _choose(
        self, interaction: discord.Interaction[Gravecaller], entry_id: int, chosen: dict[int, Effect] | None
    ) -> None:
        seat = await self.seat(interaction)
        now = self.bot.clock.now()

        def work(db: Any) -> tuple[Screen, bool]:
            """The attempt as it then stands, and whether this click chose anything."""
            entry = ledger.get(db, entry_id)
            made = made_of(db, entry)
            tables = self.tables(db)
            lasting = effects.lasting(db, ruleset="turning", sheet_ids=[one.sheet_id for one in made.verdicts])
            cleric = sheets.get(db, made.cleric_id)
            if not seat.viewer.edits(cleric):
                raise Refused(Shared.NOT_YOURS, name=made.cleric_name)
            open_ones = [verdict for verdict in made.verdicts if verdict.is_open]
            best = {verdict.sheet_id: strongest(verdict.alternatives) for verdict in open_ones}
            wanted = best if chosen is None else chosen
            anything = False  # new, or said again to the click that did it
            for sheet_id, effect in wanted.items():
                child, new = ledger.resolve(
                    db,
                    interaction_id=interaction.id,
                    actor_id=seat.viewer.user_id,
                    channel_id=seat.channel_id,
                    now=now,
                    dice=self.bot.dice,
                    decide=_decision(made, undead_of(sheets.get(db, sheet_id)), effect, lasting, tables),
                    parent_id=entry_id,
                    slot=str(sheet_id),
                )
                anything |= new or child.interaction_id == interaction.id
            return standing(db, entry), anything

        screen, anything = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work))
        await self.redraw(interaction, screen)
        if not anything:
            raise Refused(Shared.ALREADY_DONE)


def _decision(
    made: Attempt, undead: Named[Undead], effect: Effect, lasting: Sequence[Lasting], tables: TurningTables
) -> Callable[[Dice], Ruling]:
    return lambda dice: choose(made, undead, effect, lasting=lasting, tables=tables, dice=dice)


def _choice(value: str) -> tuple[int, Effect]:
    """The undead and the effect that an option stands for. Raises `Refused(CLOSED)` for one that is not ours."""
    sheet_id, _, effect = value.partition(".")
    try:
        return int(sheet_id), Effect(effect)
    except ValueError:
        raise Refused(Shared.CLOSED) from None

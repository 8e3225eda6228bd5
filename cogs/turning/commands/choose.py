"""The choices after an attempt: one by one, all the same, or the strongest for all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Address, Form, Screen
from bot.services import ledger, sheets
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from bot.surface.permissions import Seat
from cogs.turning.commands.base import TurningBase, undead_of
from cogs.turning.commands.choosing import Choosing, Wish
from cogs.turning.commands.standing import attempt_entry, cleric_who_chooses, made_of, shown
from cogs.turning.commands.victims import known_creatures, read_aiming
from cogs.turning.rules.refusals import CommandRefusal, TurningRefusal
from cogs.turning.screens.forms import victim_form
from cogs.turning.tables import Effect

NUMBER = "[0-9]{1,18}"
"""The number of a sheet."""

ALL_OPEN = "all"
"""In an address: the form is about all undead to whom the effect can be done."""

STALE = {
    TurningRefusal.SUPERSEDED,
    TurningRefusal.NOTHING_TO_CHOOSE,
    TurningRefusal.ALREADY_CHOSEN,
    TurningRefusal.SHUT_OUT,
    TurningRefusal.NOT_OFFERED,
    TurningRefusal.GONE,
    CommandRefusal.NO_LONGER_PERMANENT,
}
"""Refusals after which the message is drawn anew, since it may offer what is not on offer any more."""


class ChoiceControls(TurningBase):
    """Choosing among the effects of a row."""

    @action("choose")
    async def choose(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The effects that the cleric chose for one or several undead."""
        pairs = [_choice(value) for value in click.values]
        chosen = dict(pairs)
        if len(chosen) < len(pairs):
            raise Refused(TurningRefusal.TWO_EFFECTS)
        if Effect.HARMFUL_IMPULSE not in chosen.values():
            await self._choose(interaction, click.number(0), chosen)
        elif len(chosen) == 1:
            await self._ask_for_victim(interaction, click.number(0), str(*chosen))
        else:
            raise Refused(CommandRefusal.IMPULSE_ALONE)

    @action("same")
    async def choose_same(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """One effect for every undead for which it is on offer and none has been chosen."""
        effect = _effect("".join(click.values))
        if effect is Effect.HARMFUL_IMPULSE:
            await self._ask_for_victim(interaction, click.number(0), ALL_OPEN)
        else:
            await self._choose(interaction, click.number(0), effect)

    @action("strongest")
    async def choose_strongest(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The strongest effect for every undead for which none has been chosen."""
        await self._choose(interaction, click.number(0), None)

    @action("focus")
    async def look_at(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Another undead, or another list of them, among many for which an effect can be chosen."""
        seat = await self.seat(interaction)
        chosen = "".join((*click.values, *click.args[1:]))
        focus = int(chosen) if re.fullmatch(NUMBER, chosen) else None

        def work(db: Any) -> Screen:
            entry = attempt_entry(db, click.number(0), seat.viewer)
            cleric_who_chooses(db, made_of(db, entry), seat.viewer)
            return shown(db, entry, self.tables(db, entry.channel_id), focus)

        await self.redraw(interaction, await self.timely(interaction, self.bot.storage.read(seat.guild_id, work)))

    @action("victim")
    async def ask_for_victim(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that asks for the victim of a Harmful Impulse, once more."""
        await self._ask_for_victim(interaction, click.number(0), "".join(click.args[1:]))

    @action("aim")
    async def aim(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The victim of a Harmful Impulse, for one undead or for all to whom it can be done."""
        effect = Effect.HARMFUL_IMPULSE
        wish: Wish = effect if click.args[1:] == (ALL_OPEN,) else {click.number(1): effect}
        await self._choose(interaction, click.number(0), wish, click.fields)

    async def _ask_for_victim(self, interaction: discord.Interaction[Gravecaller], entry_id: int, whom: str) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Form:
            cleric = cleric_who_chooses(db, made_of(db, attempt_entry(db, entry_id, seat.viewer)), seat.viewer)
            undead = [undead_of(sheets.get(db, int(whom)))] if re.fullmatch(NUMBER, whom) else []
            places = [cleric.sheet.position, *(one.sheet.position for one in undead)]
            known = [(sheet.id, sheet.name) for sheet in known_creatures(db, seat.viewer)]
            address = Address(package="turning", action="aim", args=(str(entry_id), whom))
            return victim_form(address, known, asks_distances=None in places)

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, Address(package="turning", action="victim", args=form.address.args))

    async def _choose(
        self,
        interaction: discord.Interaction[Gravecaller],
        entry_id: int,
        wish: Wish,
        fields: Mapping[str, str] | None = None,
    ) -> None:
        seat = await self.seat(interaction)
        try:
            written = self.bot.storage.write(
                seat.guild_id, lambda db: self._chosen(db, interaction.id, seat, entry_id, wish, fields)
            )
            screen, why = await self.timely(interaction, written)
        except Refused as refused:
            if refused.reason in STALE:
                look = self.bot.storage.read(seat.guild_id, lambda db: self._stands(db, entry_id))
                await self.redraw(interaction, await self.timely(interaction, look))
            raise
        await self.redraw(interaction, screen)
        if why is not None:
            raise why

    def _stands(self, db: Any, entry_id: int) -> Screen:
        """An attempt as it stands by now."""
        entry = ledger.get(db, entry_id)
        return shown(db, entry, self.tables(db, entry.channel_id))

    def _chosen(
        self,
        db: Any,
        interaction_id: int,
        seat: Seat,
        entry_id: int,
        wish: Wish,
        fields: Mapping[str, str] | None,
    ) -> tuple[Screen, Refused | None]:
        """The attempt as it then stands, and why not all that was wished has been chosen."""
        entry = attempt_entry(db, entry_id, seat.viewer)
        made = made_of(db, entry)
        cleric = cleric_who_chooses(db, made, seat.viewer)
        aiming = read_aiming(db, seat.viewer, fields) if fields is not None else None
        choosing = Choosing.begin(db, made, cleric, wish, aiming, self.tables(db, entry.channel_id))
        for sheet_id, decide in choosing.decisions(db):
            ledger.resolve(
                db,
                interaction_id=interaction_id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=self.bot.clock.now(),
                dice=self.bot.dice,
                decide=decide,
                parent_id=entry_id,
                slot=str(sheet_id),
                visibility=entry.visibility,
            )
        why = choosing.why
        if why is None and all(child.interaction_id != interaction_id for child in ledger.children(db, entry_id)):
            why = Refused(Shared.ALREADY_DONE)
        return shown(db, entry, self.tables(db, entry.channel_id)), why


def _choice(value: str) -> tuple[int, Effect]:
    """The undead and the effect that an option stands for. Raises `Refused(CLOSED)` for one that is not ours."""
    sheet_id, _, effect = value.partition(".")
    if not re.fullmatch(NUMBER, sheet_id):
        raise Refused(Shared.CLOSED)
    return int(sheet_id), _effect(effect)


def _effect(value: str) -> Effect:
    try:
        return Effect(value)
    except ValueError:
        raise Refused(Shared.CLOSED) from None

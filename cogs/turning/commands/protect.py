"""Naming the creatures that Keep at Bay protects, after the attempt."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Form, Screen
from bot.engine.sheet import Viewer
from bot.services import ledger, sheets
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from cogs.turning.commands.base import LIVING, TurningBase, creature_from, creatures_in
from cogs.turning.commands.standing import attempt_entry, begun_by, cleric_who_chooses, made_of, shown
from cogs.turning.rules.keep_at_bay import most_protected, protected_by
from cogs.turning.rules.protect import protect
from cogs.turning.screens.forms import protect_form
from cogs.turning.sheets import Cleric, Named

SLOT = "protect"
"""The slot of an attempt that the naming fills, once."""


class ProtectControls(TurningBase):
    """Naming the protected."""

    @action("protect")
    async def ask_for_protected(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that asks whom Keep at Bay protects; it holds those who can be, as far as they are known."""
        seat = await self.seat(interaction, private=True)
        entry_id = click.number(0)
        address = Address(package="turning", action="protected", args=(str(entry_id),))

        def work(db: Any) -> Form:
            cleric = cleric_who_chooses(db, made_of(db, attempt_entry(db, entry_id, seat.viewer)), seat.viewer)
            most = most_protected(cleric.sheet.level)
            return protect_form(address, _fit(db, cleric, seat.viewer)[:most], most)

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, Address(package="turning", action="protect", args=form.address.args))

    @action("protected")
    async def name_protected(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Those whom the cleric protects by one attempt."""
        seat = await self.seat(interaction)

        def work(db: Any) -> tuple[Screen, bool]:
            entry = attempt_entry(db, click.number(0), seat.viewer)
            made = made_of(db, entry)
            cleric = cleric_who_chooses(db, made, seat.viewer)

            def decide(_: Dice) -> Ruling:
                creatures = creatures_in(db, click.fields.get("names", ""), seat.viewer)
                return protect(made, cleric, creatures, begun=begun_by(db, entry))

            child, _ = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=self.bot.clock.now(),
                dice=ledger.NO_DICE,
                decide=decide,
                parent_id=entry.id,
                slot=SLOT,
                visibility=entry.visibility,
            )
            return shown(db, entry, self.tables(db, entry.channel_id)), child.interaction_id == interaction.id

        screen, is_ours = await self.timely(interaction, self.bot.storage.write(seat.guild_id, work))
        await self.redraw(interaction, screen)
        if not is_ours:
            raise Refused(Shared.ALREADY_DONE)


def _fit(db: Any, cleric: Named[Cleric], viewer: Viewer) -> list[str]:
    """The names of the living who can be protected, as far as this person knows them."""
    found = []
    for sheet in sheets.listed(db, viewer, ruleset="turning", kinds=LIVING):
        try:
            found += [one.name for one in protected_by(cleric, [creature_from(sheet)])]
        except Refused:
            continue
    return found

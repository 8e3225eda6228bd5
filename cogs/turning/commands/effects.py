"""`/turning effects`: what lasts, and a card for each effect with what can be done to it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet, Viewer
from bot.services import effects, sheets
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.turning.commands.base import TurningBase
from cogs.turning.commands.lasting import GM, acts_of, effect_and_undead, rolled, told
from cogs.turning.commands.standing import TABLE
from cogs.turning.screens.lasting import Act, effect_card, effects_screen

BEARERS = ("undead", "cleric")
"""The kinds of sheets that effects lie on, or that cause them."""


class EffectCommands(TurningBase):
    """What lasts. Its list is for the whole table; with hidden undead, and where the GM asks for somebody, it is
    private."""

    @app_commands.command(name="effects")
    async def effects_command(self, interaction: discord.Interaction[Gravecaller], of: str = "") -> None:
        asked = bool(of.strip())
        seat = await self.seat(interaction, private=asked)
        private = asked and seat.viewer.is_gm

        def work(db: Any) -> Screen:
            about = sheets.find(db, of, seat.viewer, ruleset="turning", kinds=BEARERS) if asked else None
            return _page(db, about, 0, private=private)

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=private))

    @effects_command.autocomplete("of")
    @suggests
    async def suggest_bearer(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.NAME, ruleset="turning", kinds=BEARERS)

    @action("effects")
    async def turn_effects(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Another page of the list, which is then up to date."""
        of, page, private = click.number(0), click.number(1), click.args[2:] == ("gm",)
        seat = await self.seat(interaction, private=private)
        if private:
            seat.require_gm()
        read = self.bot.storage.read(seat.guild_id, lambda db: _page(db, _bearer(db, of), page, private=private))
        await self.redraw(interaction, await self.timely(interaction, read))

    @action("effects-hidden")
    async def show_hidden(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The list with the hidden undead, to the GM alone."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        read = self.bot.storage.read(seat.guild_id, lambda db: _page(db, _bearer(db, click.number(0)), 0, private=True))
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @action("effect")
    async def show_effect(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The chosen effect, to whoever chose it, with what they may do to it."""
        seat = await self.seat(interaction, private=True)
        chosen = Click(click.values).number(0)
        read = self.bot.storage.read(seat.guild_id, lambda db: _card(db, chosen, seat.viewer))
        await self.answer(interaction, await self.timely(interaction, read, private=True))


def _page(db: Any, about: Sheet | None, page: int, *, private: bool) -> Screen:
    """A page of what lasts on this undead, or by this cleric; of all for None."""
    viewer = GM if private else TABLE
    if about is not None and not viewer.names(about):
        raise Refused(Shared.NO_SUCH_SHEET, name=f"#{about.id}")
    lasting = effects.lasting(db, ruleset="turning")
    if about is not None:
        lasting = [effect for effect in lasting if about.id in (effect.sheet_id, effect.source_id)]
    return effects_screen(
        told(db, lasting, viewer),
        page,
        of=about.id if about else 0,
        name=about.name if about else None,
        private=private,
    )


def _bearer(db: Any, sheet_id: int) -> Sheet | None:
    return sheets.get(db, sheet_id) if sheet_id else None


def _card(db: Any, effect_id: int, viewer: Viewer) -> Screen:
    effect, undead = effect_and_undead(db, effect_id, viewer)
    acts = acts_of(db, effect, viewer)
    [one] = told(db, [effect], viewer)
    count = rolled(db, effect) if Act.CONFUSE in acts else 0
    return effect_card(one, acts, rolled=count, hidden=undead.hidden)

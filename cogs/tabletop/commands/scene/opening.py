"""`/scene open`, `bind` and `close`: where scenes are, and when they end."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.refusal import Refused
from bot.engine.scene import flow
from bot.engine.scene.rules import SceneOrder, SceneRules
from bot.engine.screen import Screen
from bot.engine.text import Text, Verbatim, best_matches, clean, name_key, say
from bot.services import scenes, scenesteps
from bot.services.i18n import LANGUAGES
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.scene.announcing import post_card
from cogs.tabletop.commands.scene.base import SceneTable, require_gm
from cogs.tabletop.rules.scene import JoinRefusal
from cogs.tabletop.screens.scene.controls import close_question, done_screen


class SceneOpening(SceneTable):
    """Opening scenes, binding them to further channels, closing and reopening them. All of it is the GM's."""

    @app_commands.command()
    async def open(
        self,
        interaction: discord.Interaction[Gravecaller],
        name: app_commands.Range[str, 1, 32],
        ruleset: str,
        order: str = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        rules = self._ruleset(ruleset)
        chosen = self._order(rules, order)
        by = self.by(interaction, seat)

        def work(db: Any) -> Screen:
            meant = chosen or rules.default(self.in_force(db, rules.ruleset))
            step = flow.open_scene(name, rules.ruleset, meant.strategy)
            return self.said(db, scenesteps.open_scene(db, step, by), seat)

        opened = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, opened, private=True))

    @app_commands.command()
    async def bind(
        self,
        interaction: discord.Interaction[Gravecaller],
        place: discord.TextChannel | discord.Thread,
        scene: str = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Screen:
            bound = scenes.find(db, scene, seat.channel_id or 0)
            scenes.bind(db, bound, place.id)
            post_card(db, bound.id, [place.id], self.bot.clock.now())
            return done_screen(bound, say("scene-bound", channel=Verbatim(verbatim=f"<#{place.id}>")))

        done = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, done, private=True))

    @app_commands.command(name="close")
    async def close_command(self, interaction: discord.Interaction[Gravecaller], scene: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        seat.require_gm()
        asked = self.bot.storage.read(
            seat.guild_id, lambda db: close_question(scenes.find(db, scene, seat.channel_id or 0))
        )
        await self.answer(interaction, await self.timely(interaction, asked, private=True))

    @open.autocomplete("ruleset")
    @suggests
    async def suggest_ruleset(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        titles = {self._said(seat, rules.title): rules.ruleset for rules in self.bot.scene_rules.values()}
        return [(title, titles[title]) for title in best_matches(current, titles)]

    @open.autocomplete("order")
    @suggests
    async def suggest_order(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The turn orders of the ruleset that has been chosen."""
        seat = await self.seat(interaction, private=True)
        rules = self._ruleset(str(interaction.namespace.ruleset or ""))
        labels = {self._said(seat, order.label): order.id for order in rules.orders}
        return [(label, labels[label]) for label in best_matches(current, labels)]

    @bind.autocomplete("scene")
    @close_command.autocomplete("scene")
    @suggests
    async def suggest_open_scene(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_scenes(interaction, current)

    @action("scene-close")
    async def close(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The scene ends, as the GM has been asked; for a day it can be reopened."""
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()
        act = require_gm(seat, lambda _, scene, __: flow.close(scene, now))
        await self.step(interaction, lambda _: click.number(0), act, "close", redraw=True)

    @action("scene-reopen")
    async def reopen(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A closed scene goes on where it was."""
        seat = await self.seat(interaction, private=True)
        now = self.bot.clock.now()
        act = require_gm(seat, lambda _, scene, __: flow.reopen(scene, now))
        await self.step(interaction, lambda _: click.number(0), act, "reopen")

    def _ruleset(self, typed: str) -> SceneRules:
        """The ruleset with this id, or with this title in any language. Raises NO_SUCH_RULESET."""
        for rules in self.bot.scene_rules.values():
            if name_key(typed) in {name_key(rules.ruleset), *self._keys(rules.title)}:
                return rules
        raise Refused(JoinRefusal.NO_SUCH_RULESET, typed=clean(typed, limit=50))

    def _order(self, rules: SceneRules, typed: str) -> SceneOrder | None:
        """The turn order that is meant, in the same way; None for nothing. Raises NO_SUCH_ORDER."""
        if not clean(typed):
            return None
        for order in rules.orders:
            if name_key(typed) in {order.id, *self._keys(order.label)}:
                return order
        raise Refused(JoinRefusal.NO_SUCH_ORDER, typed=clean(typed, limit=50))

    def _keys(self, text: Text) -> set[str]:
        return {name_key(self.bot.catalogue.format(language, text)) for language in LANGUAGES}

    def _said(self, seat: Seat, text: Text) -> str:
        return self.bot.catalogue.format(seat.own_language, text)

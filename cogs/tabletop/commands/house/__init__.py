"""`/house`: what this table plays otherwise than by a ruleset's defaults."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.house import Faulty, HouseRefusal, HouseRules, Rule, value_of
from bot.engine.housechange import Step, change, told
from bot.engine.refusal import Refused
from bot.engine.screen import Screen
from bot.engine.text import best_matches, clean, name_key, say
from bot.services import housefiles, houserules
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.house.cases import HouseCases
from cogs.tabletop.commands.house.files import HouseFiles
from cogs.tabletop.commands.house.profiles import HouseProfiles
from cogs.tabletop.screens import house as screens

ALL = "all"
"""Stands for every rule that the guild has set."""

KEPT = 200
"""Forms whose words are kept for another try, until the bot stops."""

LONGEST = 200
"""Characters of an option's value that are looked at."""


@app_commands.guild_only()
class HouseCog(HouseCases, HouseProfiles, HouseFiles, commands.GroupCog, group_name="house"):
    """House rules: everybody may read them, the GM sets them."""

    def __init__(self, bot: Gravecaller) -> None:
        super().__init__(bot)
        self._drafts: dict[tuple[int, int, str], str] = {}

    @app_commands.command()
    async def show(self, interaction: discord.Interaction[Gravecaller], rule: str = "") -> None:
        seat = await self.seat(interaction, private=True)
        shown = self._card(interaction, seat, rule) if rule.strip() else self._list(interaction, seat, 0)
        await self.answer(interaction, await shown)

    @app_commands.command(name="set")
    async def set_rule(
        self, interaction: discord.Interaction[Gravecaller], rule: str, value: app_commands.Range[str, 0, 4000] = ""
    ) -> None:
        seat = await self.gm(interaction)
        house, found = self.rule_named(rule)
        if found.option is None or not value.strip():
            await self._open(interaction, seat, house, found, value)
        else:
            await self._set(interaction, seat, house, found, value)

    @app_commands.command()
    async def reset(self, interaction: discord.Interaction[Gravecaller], rule: str) -> None:
        seat = await self.gm(interaction)
        if name_key(rule) not in {ALL, *self.said(say("house-all"))}:
            await self._reset(interaction, seat, rule)
            return

        def work(db: Any) -> Screen:
            return screens.reset_question(told(change("reset", self._all_steps(db))))

        asked = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, asked, private=True))

    @show.autocomplete("rule")
    @set_rule.autocomplete("rule")
    @suggests
    async def suggest_rule(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        return self.suggested(seat, current, [rule for _, rule in self.rules()])

    @reset.autocomplete("rule")
    @suggests
    async def suggest_set_rule(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The rules that the guild has set, and all of them."""
        seat = await self.seat(interaction, private=True)
        houses = self.bot.house_rules.values()
        own = await self.bot.storage.read(
            seat.guild_id, lambda db: {house.ruleset: houserules.own(db, house.ruleset) for house in houses}
        )
        found = [rule for _, rule in self.rules() if rule.name in own[rule.ruleset]]
        every = [(self.bot.catalogue.format(seat.own_language, say("house-all")), ALL)] if found else []
        return [*self.suggested(seat, current, found)[: screens.PAGE], *every]

    @set_rule.autocomplete("value")
    @suggests
    async def suggest_value(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The values that an option chooses from; of others what is in force."""
        seat = await self.seat(interaction, private=True)
        house, rule = self.rule_named(str(interaction.namespace.rule or ""))
        if rule.option is None:
            return []
        said = {
            self.bot.catalogue.format(seat.own_language, label): value for value, label in house.choices(rule).items()
        }
        if not said:
            now = await self.bot.storage.read(seat.guild_id, lambda db: houserules.in_force(db, house))
            values = (value_of(bundle, rule) for bundle in (now, house.defaults))
            said = {typed: typed for typed in dict.fromkeys(map(screens.as_typed, values))}
        return [(label, said[label]) for label in best_matches(current, said)]

    @action("house-page")
    async def turn_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A page of the list, in place of the message."""
        seat = await self.seat(interaction, private=True)
        await self.redraw(interaction, await self._list(interaction, seat, click.number(0)))

    @action("house-ruleset")
    async def choose_ruleset(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The first page of the chosen ruleset, in place of the message."""
        await self.turn_page(interaction, Click(click.values))

    @action("house-open")
    async def open_rule(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The rule that was chosen in the list."""
        seat = await self.seat(interaction, private=True)
        await self.answer(interaction, await self._card(interaction, seat, "".join(click.values)))

    @action("house-form")
    async def open_form(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form of a rule, with what was last typed into it in vain."""
        seat = await self.gm(interaction)
        await self._open(interaction, seat, *self.rule_named("".join(click.args)), "")

    @action("house-set")
    async def send_form(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """What was sent in a rule's form."""
        seat = await self.gm(interaction)
        await self._set(interaction, seat, *self.rule_named("".join(click.args)), click.fields.get("value", ""))

    @action("house-reset")
    async def reset_rule(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The default of one rule is in force again."""
        await self._reset(interaction, await self.gm(interaction), "".join(click.args))

    @action("house-reset-all")
    async def reset_all(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """All defaults are in force again."""
        await self.change(interaction, await self.gm(interaction), "reset", self._all_steps)

    async def _list(self, interaction: discord.Interaction[Gravecaller], seat: Seat, page: int) -> Screen:
        houses = self.bot.house_rules.values()

        def work(db: Any) -> Screen:
            return screens.list_screen([(house, houserules.look(db, house)) for house in houses], page)

        return await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)

    async def _card(self, interaction: discord.Interaction[Gravecaller], seat: Seat, typed: str) -> Screen:
        house, rule = self.rule_named(typed)
        read = self.bot.storage.read(seat.guild_id, lambda db: houserules.look(db, house))
        now = await self.timely(interaction, read, private=True)
        return screens.rule_screen(house, now, rule, may_change=seat.viewer.is_gm)

    async def _open(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        house: HouseRules[Any],
        rule: Rule,
        words: str,
    ) -> None:
        """Opens the form of a rule, or gives it as a file where it is too long for a form."""
        if words:
            self._keep(seat, rule, words)
        words = self._drafts.get((seat.guild_id, seat.viewer.user_id, rule.id), "")
        read = self.bot.storage.read(seat.guild_id, lambda db: houserules.look(db, house))
        now = await self.timely(interaction, read, private=True)
        value = value_of(now.bundle, rule)
        if len(words or screens.as_typed(value)) > screens.FORM:
            file = housefiles.exported({house.ruleset: {rule.name: value}})
            await self.answer(interaction, screens.too_long_screen(rule, file))
            return
        await self.ask(interaction, screens.rule_form(house, now, rule, words), screens.at("house-form", rule.id))

    async def _set(
        self,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        house: HouseRules[Any],
        rule: Rule,
        words: str,
    ) -> None:
        """Sets a rule to what was typed; where that does not fit, the words are kept and shown."""
        try:
            wanted = housefiles.read_table(words, rule.id) if rule.option is None else self._value(house, rule, words)
            await self.change(interaction, seat, "set", lambda db: [houserules.step(db, house, {rule.name: wanted})])
        except Faulty as faulty:
            self._keep(seat, rule, words)
            again = screens.at("house-form", rule.id)
            await self.tell_faults(interaction, faulty, words="" if rule.option else words, again=again)
        else:
            self._drafts.pop((seat.guild_id, seat.viewer.user_id, rule.id), None)

    async def _reset(self, interaction: discord.Interaction[Gravecaller], seat: Seat, typed: str) -> None:
        house, rule = self.rule_named(typed)

        def make(db: Any) -> list[Step]:
            if rule.name not in houserules.own(db, house.ruleset):
                raise Refused(HouseRefusal.NOT_SET, rule=rule.label)
            return [houserules.step(db, house, {rule.name: None})]

        try:
            await self.change(interaction, seat, "reset", make)
        except Faulty as faulty:
            await self.tell_faults(interaction, faulty)

    def _all_steps(self, db: Any) -> list[Step]:
        """What gives all rules their defaults. Raises `Refused(NOTHING_SET)`."""
        steps = [
            Step(house, before, {})
            for house in self.bot.house_rules.values()
            if (before := houserules.own(db, house.ruleset))
        ]
        if not steps:
            raise Refused(HouseRefusal.NOTHING_SET)
        return steps

    def _keep(self, seat: Seat, rule: Rule, words: str) -> None:
        self._drafts[seat.guild_id, seat.viewer.user_id, rule.id] = words
        if len(self._drafts) > KEPT:
            del self._drafts[next(iter(self._drafts))]

    def _value(self, house: HouseRules[Any], rule: Rule, words: str) -> str:
        """The value that was typed for an option: one of its values, by its words in any language, or as it is."""
        for value, label in house.choices(rule).items():
            if name_key(words) in {name_key(value), *self.said(label)}:
                return value
        return clean(words, limit=LONGEST).replace("−", "-")

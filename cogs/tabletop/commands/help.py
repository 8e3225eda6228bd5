"""`/help`: tours, and what each ruleset offers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.guide import Guide
from bot.engine.refusal import Refusal, Refused
from bot.engine.screen import Screen
from bot.engine.text import best_matches, clean, name_key, say
from bot.services.i18n import LANGUAGES
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action, suggests
from cogs.tabletop.commands.help_cases import HelpCases
from cogs.tabletop.screens.help import Section, guide_screen, rules_screen, tour_screen


class HelpRefusal(Refusal):
    """What there is no help for."""

    NO_SUCH_RULESET = "refusal-no-such-ruleset"


@app_commands.guild_only()
class HelpCog(HelpCases, commands.GroupCog, group_name="help"):
    """What can be done here."""

    package = "tabletop"

    async def cog_load(self) -> None:
        """Gives the bot its tour."""
        await super().cog_load()
        self.bot.tour = lambda: tour_screen(self.bot.guides.values(), self.bot.mention, private=False)

    @app_commands.command()
    async def tour(
        self, interaction: discord.Interaction[Gravecaller], ruleset: app_commands.Range[str, 0, 100] = ""
    ) -> None:
        if clean(ruleset):
            await self.answer(interaction, guide_screen(self._guide(ruleset), self.bot.mention))
        else:
            await self.answer(interaction, tour_screen(self.bot.guides.values(), self.bot.mention))

    @app_commands.command()
    async def rules(self, interaction: discord.Interaction[Gravecaller]) -> None:
        await self.answer(interaction, self._rules(self.package))

    @action("help-rules")
    async def choose_rules(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The commands of the chosen ruleset, or of every table."""
        await self.redraw(interaction, self._rules("".join(click.values or click.args)))

    @tour.autocomplete("ruleset")
    @suggests
    async def suggest_ruleset(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        titles = {
            self.bot.catalogue.format(seat.own_language, guide.title): package
            for package, guide in self.bot.guides.items()
        }
        return [(title, titles[title]) for title in best_matches(current, titles)]

    def _rules(self, shown: str) -> Screen:
        everywhere = say("help-everywhere"), say("help-everywhere-about")
        titles = {self.package: everywhere} | {
            package: (guide.title, guide.about) for package, guide in self.bot.guides.items()
        }
        sections = [
            Section(package=package, title=title, about=about, commands=self._commands(package))
            for package, (title, about) in titles.items()
        ]
        return rules_screen(sections, shown, self.bot.mention, self.bot.casebooks)

    def _guide(self, typed: str) -> Guide:
        """The guide of the ruleset with this name, or with this title in any language."""
        for package, guide in self.bot.guides.items():
            titles = (self.bot.catalogue.format(language, guide.title) for language in LANGUAGES)
            if name_key(typed) in map(name_key, (package, *titles)):
                return guide
        raise Refused(HelpRefusal.NO_SUCH_RULESET, typed=clean(typed, limit=100))

    def _commands(self, package: str) -> tuple[str, ...]:
        cogs = [cog for cog in self.bot.cogs.values() if isinstance(cog, TableCog) and cog.package == package]
        walked = (command for cog in cogs for command in cog.walk_app_commands())
        return tuple(command.qualified_name for command in walked if isinstance(command, app_commands.Command))

"""`/odds`: how likely it is."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import with_numbers
from bot.engine.dice.limits import BIGGEST
from bot.engine.odds import OddsRefusal
from bot.engine.odds.situation import Situation
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.text import best_matches, clean, name_key
from bot.services import houserules, plot
from bot.services.i18n import LANGUAGES
from bot.services.sheetsearch import Right
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog, action, suggests
from bot.surface.permissions import Seat
from cogs.tabletop.commands.meaning import meaning, values_of
from cogs.tabletop.rules.odds import Question, answer, ask, ask_in
from cogs.tabletop.screens.odds import REACH, odds_screen


class OddsCog(TableCog):
    """Chances, counted beside the event loop, one after the other."""

    package = "tabletop"

    def __init__(self, bot: Gravecaller) -> None:
        super().__init__(bot)
        self._counter = ThreadPoolExecutor(max_workers=1, thread_name_prefix="odds")

    async def cog_unload(self) -> None:
        """Counts no more."""
        await super().cog_unload()
        self._counter.shutdown(wait=False, cancel_futures=True)

    @app_commands.command()
    @app_commands.guild_only()
    async def odds(
        self,
        interaction: discord.Interaction[Gravecaller],
        expression: app_commands.Range[str, 1, 200],
        target: app_commands.Range[int, -BIGGEST, BIGGEST] | None = None,
        against: app_commands.Range[str, 0, 200] = "",
        sheet: str = "",
        situation: app_commands.Range[str, 0, 100] = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Question:
            ours, theirs = (_in_numbers(self.bot, db, seat, typed, sheet) for typed in (expression, against))
            found = self._situation(db, situation) if situation.strip() else None
            return ask_in(found, ours, target, theirs) if found else ask(ours, target, theirs)

        question = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self._answer(interaction, question, private=True)

    @odds.autocomplete("sheet")
    @suggests
    async def suggest_sheet(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        return await self.suggest_sheets(seat, current, right=Right.SEE)

    @odds.autocomplete("situation")
    @suggests
    async def suggest_situation(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        there = await self.bot.storage.read(seat.guild_id, self._situations)
        labels = {self.bot.catalogue.format(seat.own_language, one.label): one.id for one in there}
        return [(label, labels[label]) for label in best_matches(current, labels)]

    @action("odds-show")
    async def show(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The same answer once more, for everybody."""
        if len(click.args) < 3 or click.args[3:] not in ((), (REACH,)):
            raise Refused(Shared.CLOSED)
        target, expression, against = click.args[:3]
        question = ask(expression, click.number(0) if target else None, against, reach=click.args[3:] == (REACH,))
        await self._answer(interaction, question, private=False)

    def _situations(self, db: Any) -> list[Situation]:
        """All situations of all rulesets, as this guild's tables have them."""
        found: list[Situation] = []
        for ruleset, situations in self.bot.situations.items():
            house = self.bot.house_rules.get(ruleset)
            found += situations(houserules.in_force(db, house) if house else None)
        return found

    def _situation(self, db: Any, typed: str) -> Situation:
        """The situation with this id, or with this label in any language. Raises `Refused(NO_SUCH_SITUATION)`."""
        for one in self._situations(db):
            labels = (self.bot.catalogue.format(language, one.label) for language in LANGUAGES)
            if name_key(typed) in {one.id, *map(name_key, labels)}:
                return one
        raise Refused(OddsRefusal.NO_SUCH_SITUATION, typed=clean(typed, limit=60))

    async def _answer(
        self, interaction: discord.Interaction[Gravecaller], question: Question, *, private: bool
    ) -> None:
        def work() -> Screen:
            screen = odds_screen(question, answer(question), private=private)
            if screen.picture:
                plot.png(screen.picture.drawn)
            return screen

        counted = asyncio.get_running_loop().run_in_executor(self._counter, work)
        await self.answer(interaction, await self.timely(interaction, counted, private=private))


def _in_numbers(bot: Gravecaller, db: Any, seat: Seat, typed: str, sheet: str) -> str:
    """What somebody means, saved rolls and values included, as an expression that anybody may see."""
    if not typed:
        return ""
    meant = meaning(bot, db, seat, typed, sheet)
    return with_numbers(meant.expression, values_of(bot, meant, seat))

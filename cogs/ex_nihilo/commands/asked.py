"""The sample rolls as checks that a Narrator asks people for (`/ask`), or makes of a post."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.text import Text, say
from bot.surface.checks import CheckKind, Trial
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.base import KINDS
from cogs.ex_nihilo.commands.reading import Reader
from cogs.ex_nihilo.rules.check import Confrontation, Roll, confront
from cogs.ex_nihilo.rules.rolls import Sample, sample_pair
from cogs.ex_nihilo.rules.states import RULESET

LEVEL = 1
"""The G.S.P. level where none is named, as in a scene that has just begun."""

_TYPED = re.compile(r"(.*?)(?:@\s*([-−–]?[0-3])\s*)?", re.DOTALL)


class AskedRolls(Reader):
    """A difficulty by its name or as a number; behind an `@` the G.S.P. level: `Medio @2`."""

    async def cog_load(self) -> None:
        """Makes the sample rolls known to `/ask`."""
        await super().cog_load()
        for check in self._checks():
            self.bot.add_check_kind(check)

    def _checks(self) -> Iterator[CheckKind]:
        for sample in Sample:
            yield CheckKind(
                *(RULESET, sample.value, sample.text, KINDS, self._rule_of(sample)),
                told=_told,
                reads=self._reads,
                suggests=self.suggest_asked,
            )

    def _reads(self, db: Any, seat: Seat, typed: str) -> object:
        return self.difficulty(parted(typed)[0], self.tables(db, seat.channel_id))

    async def suggest_asked(self, interaction: discord.Interaction[Gravecaller], typed: str) -> list[tuple[str, str]]:
        """The difficulties; the level that is typed behind one stays."""
        difficulty, level = parted(typed)
        found = await self.suggest_difficulties(interaction, difficulty)
        if "@" not in typed:
            return found
        return [(f"{name} @ {level}", f"{value} @ {level}") for name, value in found]

    def _rule_of(self, sample: Sample) -> Callable[[Trial, Dice], Ruling]:
        def rule(trial: Trial, dice: Dice) -> Ruling:
            tables = self.tables(trial.db, trial.seat.channel_id)
            who = self.fighter(trial.db, trial.own, tables)
            difficulty, level = parted(trial.difficulty)
            roll = Roll(kind="check", who=who, pair=sample_pair(sample, who, tables.options), level=level)
            return confront(roll, self.difficulty(difficulty, tables), tables=tables, dice=dice)

        return rule


def parted(typed: str) -> tuple[str, int]:
    """The difficulty and the G.S.P. level in what was typed."""
    found = _TYPED.fullmatch(typed)
    if found is None or found[2] is None:
        return typed, LEVEL
    level = found[2].replace("−", "-").replace("–", "-")
    return found[1], max(-1, int(level))


def _told(ruling: Ruling, _: str) -> Text:
    made = Confrontation.model_validate(ruling.result)
    return say("ask-outcome-reached" if made.success else "ask-outcome-missed", total=made.reckoning.total)

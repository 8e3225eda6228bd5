"""The sample rolls as checks that a Narrator asks people for (`/ask`), or makes of a post."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.text import Text, say
from bot.surface.checks import CheckKind
from cogs.ex_nihilo.commands.base import KINDS
from cogs.ex_nihilo.commands.reading import Reader
from cogs.ex_nihilo.rules.check import Confrontation, Roll, confront
from cogs.ex_nihilo.rules.rolls import Sample, sample_pair
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.screens.check import check_screen

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
            label = say("nihilo-ask-check", sample=sample.text)
            yield CheckKind(RULESET, sample.value, label, KINDS, self._rule_of(sample), told=_told, shown=_shown)

    def _rule_of(self, sample: Sample) -> Any:
        def rule(db: Any, sheet: Sheet, typed: str, dice: Dice) -> Ruling:
            tables = self.tables(db, None)
            who = self.fighter(db, sheet, tables)
            difficulty, level = parted(typed)
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


def _told(ruling: Ruling) -> Text:
    made = Confrontation.model_validate(ruling.result)
    return say("ask-outcome-reached" if made.success else "ask-outcome-missed", total=made.reckoning.total)


def _shown(ruling: Ruling, entry_id: int) -> Screen:
    return check_screen(Confrontation.model_validate(ruling.result), entry_id)

"""The checks of all rulesets as they are named, made and shown, for requests (`/ask`) and for posts (*Adjudicate*)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.engine.dice import Dice, names_in, parse
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import Text, name_key, say
from bot.engine.visibility import Visibility
from bot.services import sheets
from bot.services.i18n import LANGUAGES
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.checks import CheckKind, Trial, shown
from bot.surface.client import Gravecaller
from bot.surface.cog import TableCog
from cogs.tabletop.commands.meaning import meaning, values_of
from cogs.tabletop.rules.ask import PLAIN, target_of
from cogs.tabletop.rules.roll import Rolled, roll
from cogs.tabletop.screens.ask import MORE, rolled_line


class Checking(TableCog):
    """Base of the commands that have checks made."""

    package = "tabletop"

    def check(self, key: str) -> CheckKind:
        """The check with this key. Raises `Refused(CLOSED)` where its ruleset is gone."""
        known = self.bot.checks.get(key)
        if known is None:
            raise Refused(Shared.CLOSED)
        return known

    def check_meant(self, typed: str) -> CheckKind:
        """The check that is called so: by its key, or by its name in any language. What is no check is rolled."""
        wanted = name_key(typed)
        for known in self.checks():
            names = (self.bot.catalogue.format(language, self.name_of(known)) for language in LANGUAGES)
            if wanted == known.key or wanted in map(name_key, names):
                return known
        return self.check(PLAIN)

    def checks(self) -> list[CheckKind]:
        """The checks of all rulesets, those of one beside each other."""
        known = [check for check in self.bot.checks.values() if check.key != PLAIN]
        rulesets = list(dict.fromkeys(check.ruleset for check in known))
        return sorted(known, key=lambda check: rulesets.index(check.ruleset))

    def name_of(self, check: CheckKind) -> Text:
        """A check by its ruleset and its name."""
        return say("ask-check", ruleset=self.title_of(check), check=check.label)

    def title_of(self, check: CheckKind) -> Text:
        """The name of its ruleset."""
        return self.bot.guides[check.ruleset].title

    def sheets_for(self, db: Any, check: CheckKind, viewer: Viewer) -> list[Sheet]:
        """The sheets that somebody knows of and that can make the check."""
        return sheets.listed(db, viewer, ruleset=check.ruleset, kinds=check.kinds)

    def made(self, check: CheckKind, trial: Trial, dice: Dice) -> Ruling:
        """The check, made. Raises as its `rule`; `Refused(CLOSED)` for a sheet that cannot make it."""
        if check.kinds and (trial.own.ruleset, trial.own.kind) not in {(check.ruleset, kind) for kind in check.kinds}:
            raise Refused(Shared.CLOSED)
        return check.rule(trial, dice)

    def shown(self, db: Any, entry: Entry, how: Visibility) -> Screen:
        """What came out. Raises as `bot.surface.checks.shown`."""
        return shown(self.bot.ruling_screens, db, entry, how)


def plain_roll(bot: Gravecaller) -> CheckKind:
    """The check of no ruleset: whatever expression is typed, against a number if there is one."""

    def rule(trial: Trial, dice: Dice) -> Ruling:
        meant = meaning(bot, trial.db, trial.seat, trial.expression, "")
        return roll(meant.expression, "", dice, values_of(bot, meant, trial.seat))

    def told(ruling: Ruling, difficulty: str) -> Text:
        return rolled_line(Rolled.model_validate(ruling.result).reckoning.total, target_of(difficulty))

    ruleset, _, id = PLAIN.partition(".")
    return CheckKind(ruleset, id, say("post-dice"), (), rule, told=told, reads=lambda _, __, typed: target_of(typed))


def require_readable(expression: str) -> None:
    """Raises a `DiceRefusal` for what nobody could roll, unless it may be the name of a saved roll."""
    if re.search(r"d\d|@", expression):
        parse(expression, dict.fromkeys(names_in(expression), 1))


def picked(values: Sequence[str]) -> tuple[int | None, int]:
    """The sheet that was chosen from `sheet_options`, if one was; and which comes first, where more were wanted."""
    chosen = "".join(values)
    if chosen.startswith(MORE):
        return None, Click((chosen.removeprefix(MORE),)).number(0)
    return Click((chosen,)).number(0), 0

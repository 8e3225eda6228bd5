"""Rolls of creatures as checks that a GM asks people for (`/ask`), or makes of a post, apart from any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import whole_number
from bot.engine.text import Text, clean, say
from bot.engine.visibility import Visibility
from bot.services.ledger import Entry
from bot.surface.checks import CheckKind, Trial
from cogs.skirmish.commands.base import SkirmishBase
from cogs.skirmish.rules.apart import Apart, initiative_apart, save_apart
from cogs.skirmish.rules.tallies import KINDS, outcomes
from cogs.skirmish.scene import RULESET
from cogs.skirmish.screens.apart import apart_screen
from cogs.skirmish.sheets import Stats
from cogs.tabletop.screens.keeping import kept_back

ROLLS: dict[str, Callable[[str, Stats, int, Dice], Ruling]] = {
    "save-apart": save_apart,
    "initiative-apart": initiative_apart,
}
"""The rolls by the kinds of their rulings."""

MOST = 50
"""What a modifier comes to at most, either way."""


class AskedRolls(SkirmishBase):
    """The DC of a save is the rules' (R004-3); what the GM may name is a modifier, such as a commander's rating."""

    async def cog_load(self) -> None:
        """Makes the rolls known to `/ask`."""
        await super().cog_load()
        self.bot.outcomes |= {(RULESET, kind): outcomes for kind in KINDS}
        for kind, roll in ROLLS.items():
            self.bot.add_ruling_screen(RULESET, kind, _screen)
            self.bot.add_check_kind(
                CheckKind(
                    *(RULESET, kind, say(f"skirmish-ask-{kind}"), ("creature",), _rule_of(roll)),
                    told=_told,
                    reads=lambda _, __, typed: _modifier(typed),
                )
            )


def _rule_of(roll: Callable[[str, Stats, int, Dice], Ruling]) -> Callable[[Trial, Dice], Ruling]:
    def rule(trial: Trial, dice: Dice) -> Ruling:
        stats = Stats.model_validate(trial.own.stats)
        return roll(trial.own.name, stats, _modifier(trial.difficulty), dice)

    return rule


def _modifier(typed: str) -> int:
    """The modifier that was typed; 0 for none. Raises `Refused(VALUE_UNREADABLE)`."""
    signs = ("+", "-", "−", "–")
    try:
        number = whole_number(typed) if typed.strip() else 0
    except ValueError:
        number = None
    if number is None or abs(number) > MOST or (typed.strip() and not typed.strip().startswith(signs)):
        field, help = say("ask-field-difficulty"), say("skirmish-hint-modifier", most=MOST)
        raise Refused(Shared.VALUE_UNREADABLE, field=field, value=clean(typed, limit=50), help=help)
    return number


def _told(ruling: Ruling, _: str) -> Text:
    made = Apart.model_validate(ruling.result)
    if made.passed is None:
        return say("ask-outcome", total=made.reckoning.total)
    return say("ask-outcome-reached" if made.passed else "ask-outcome-missed", total=made.reckoning.total)


def _screen(_: Any, entry: Entry, how: Visibility) -> Screen:
    made = Apart.model_validate(entry.ruling.result)
    return kept_back(apart_screen(made, entry.ruling.kind, entry.id), entry.id, how)

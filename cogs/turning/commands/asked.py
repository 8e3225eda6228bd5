"""Attempts as checks that a GM asks people for (`/ask`), or makes of a post; their difficulty is the undead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.text import Text, say
from bot.engine.visibility import Visibility
from bot.services import sheets
from bot.services.ledger import Entry
from bot.surface.checks import CheckKind, Trial
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from cogs.tabletop.screens.keeping import kept_back
from cogs.turning.commands.attempt import AttemptCommands
from cogs.turning.commands.base import names_in
from cogs.turning.commands.circumstances import ALL, EVERYTHING, Typed
from cogs.turning.commands.standing import told
from cogs.turning.rules.outcome import Attempt, outcomes
from cogs.turning.tables import Kind


class AskedAttempts(AttemptCommands):
    """The GM names the undead, one or several; without names it is all who are present."""

    async def cog_load(self) -> None:
        """Makes attempts known to `/ask`, and how one is shown that was kept back."""
        await super().cog_load()
        for kind, name in ((Kind.TURN, "attempt"), (Kind.COMMAND, "command")):
            self.bot.add_ruling_screen(self.package, name, self._screen)
            self.bot.outcomes[self.package, name] = outcomes
            self.bot.add_check_kind(
                CheckKind(
                    *(self.package, name, say(f"turning-check-{name}"), ("cleric",), self._rule_of(kind)),
                    told=_told,
                    reads=_undead,
                    suggests=self._suggest,
                )
            )

    def _rule_of(self, kind: Kind) -> Callable[[Trial, Dice], Ruling]:
        def rule(trial: Trial, dice: Dice) -> Ruling:
            # The GM has named them, who knows them all; the sheet was the roller's to choose.
            seat = replace(trial.seat, viewer=EVERYTHING)
            typed = Typed(trial.difficulty, f"#{trial.own.id}", "", "", "", "")
            return self.attempted(trial.db, seat, kind, typed, dice)

        return rule

    async def _suggest(self, interaction: discord.Interaction[Gravecaller], typed: str) -> list[tuple[str, str]]:
        return await self.suggest_several(interaction, typed, ["undead"])

    def _screen(self, db: Any, entry: Entry, how: Visibility) -> Screen:
        return kept_back(told(db, entry, self.tables(db, entry.channel_id)), entry.id, how)


def _undead(db: Any, seat: Seat, typed: str) -> object:
    """The undead that are named. Raises `Refused(NO_SUCH_SHEET)`."""
    named = (name for name in names_in(typed) if name != ALL)
    return [sheets.find(db, name, seat.viewer, ruleset="turning", kinds=["undead"]) for name in named]


def _told(ruling: Ruling, _: str) -> Text:
    made = Attempt.model_validate(ruling.result)
    touched = sum(bool(verdict.alternatives) for verdict in made.verdicts)
    return say("turning-attempted", total=made.potential.total, n=touched, all=len(made.verdicts))

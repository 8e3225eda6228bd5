"""An attempt as it stands now: as it was stored, with all that was chosen after it."""

from __future__ import annotations

from typing import Any

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.sheet import Viewer
from bot.services import ledger, sheets
from bot.services.ledger import Entry
from cogs.turning.rules.choice import Choice, after_choice
from cogs.turning.rules.outcome import Attempt
from cogs.turning.screens.attempt import attempt_screen

TABLE = Viewer(user_id=0, is_gm=False)
"""Whoever reads a public answer."""


def standing(db: Any, entry: Entry) -> Screen:
    """The attempt as it stands now, for everybody at the table."""
    made = made_of(db, entry)
    hidden = sheets.unnamed(db, (verdict.sheet_id for verdict in made.verdicts), TABLE)
    return attempt_screen(made, entry.id, hidden=hidden)


def made_of(db: Any, entry: Entry) -> Attempt:
    """The attempt of a ledger entry, with all that was chosen after it. Raises CLOSED where it is no attempt."""
    if (entry.ruling.ruleset, entry.ruling.kind) != ("turning", "attempt"):
        raise Refused(Shared.CLOSED)
    made = Attempt.model_validate(entry.ruling.result)
    for child in ledger.children(db, entry.id):
        made = after_choice(made, Choice.model_validate(child.ruling.result))
    return made

"""How an attempt stands after all that followed it: choices, protection, stronger attempts of the same moment."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.ruling import Ruling
from cogs.turning.rules.choice import Choice, after_choice
from cogs.turning.rules.outcome import Attempt
from cogs.turning.rules.protect import Protection, after_protection
from cogs.turning.rules.simultaneous import after_rival

ATTEMPTS = frozenset({"attempt", "command"})
"""The kinds of rulings that are attempts."""


def standing(attempt: Attempt, entry_id: int, followed: Iterable[Ruling]) -> Attempt:
    """`attempt`, of the ledger's entry `entry_id`, after the rulings that followed it, in their order.

    Those are what belongs to it and the attempts of the same moment that were entered later.
    """
    for ruling in followed:
        if ruling.kind == "choose":
            attempt = after_choice(attempt, Choice.model_validate(ruling.result))
        elif ruling.kind == "protect":
            attempt = after_protection(attempt, Protection.model_validate(ruling.result))
        elif ruling.kind in ATTEMPTS:
            attempt = after_rival(attempt, entry_id, Attempt.model_validate(ruling.result))
    return attempt

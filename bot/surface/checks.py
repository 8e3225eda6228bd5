"""A check that a GM asks people for, whatever its ruleset."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet
from bot.engine.text import Text


@dataclass(frozen=True)
class CheckKind:
    """A check of a ruleset, which sheets of its `kinds` can make.

    `rule` makes it with `(db, sheet, difficulty, dice)`: the guild's file, and the difficulty as it was typed, empty
    for none. It refuses what it cannot read. `told` is the outcome in a few words, `shown` all of it, given the number
    of its entry in the ledger.
    """

    ruleset: str
    id: str
    label: Text
    kinds: tuple[str, ...]
    rule: Callable[[Any, Sheet, str, Dice], Ruling]
    told: Callable[[Ruling], Text]
    shown: Callable[[Ruling, int], Screen]

    @property
    def key(self) -> str:
        """What tells it from all others."""
        return f"{self.ruleset}.{self.id}"

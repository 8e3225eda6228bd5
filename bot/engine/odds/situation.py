"""Dice that a ruleset adds to both sides of a roll, by a name that people know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.text import Text


@dataclass(frozen=True)
class Situation:
    """A situation with the dice it adds to a roll, `ours`, and to what the roll must reach, `theirs`; "" for none.

    In one, reaching is enough: a tie succeeds.
    """

    id: str
    label: Text
    ours: str
    theirs: str


Situations = Callable[[Any], Sequence[Situation]]
"""The situations of a ruleset, by its tables as the guild has set them."""

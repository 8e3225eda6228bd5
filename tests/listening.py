"""Hearing what rules say while something is played through them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.engine.ruling import Ruling


@contextmanager
def heard() -> Iterator[list[Ruling]]:
    """All rulings that are made meanwhile."""
    made: list[Ruling] = []
    make = Ruling.__init__

    def make_heard(self: Ruling, /, **values: Any) -> None:
        make(self, **values)
        made.append(self)

    Ruling.__init__ = make_heard  # type: ignore[method-assign]
    try:
        yield made
    finally:
        Ruling.__init__ = make  # type: ignore[method-assign]


def once(rulings: list[Ruling]) -> list[Ruling]:
    """The rulings without those that say what one before has said in the same words."""
    by_words = {
        (one.kind, *((note.text.id, note.rule, note.origin) for note in one.trace)): one for one in reversed(rulings)
    }
    return [one for one in rulings if any(one is first for first in by_words.values())]

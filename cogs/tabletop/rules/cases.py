"""Worked examples as a guild sees them: by the published rules, and by its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from bot.engine.cases import Case, Casebook, Played
from bot.engine.house import Own


@dataclass(frozen=True)
class Example:
    """A case and what comes out of it: by the published rules, and `here` where the house rules change that.

    One of the guild's own, with its number `own_id`, is played by the house rules alone.
    """

    case: Case
    played: Played
    here: Played | None = None
    own_id: int | None = None
    holds: bool = True

    @property
    def value(self) -> str:
        """What tells it from the others in controls; see `find`."""
        return self.case.id if self.own_id is None else f"own {self.own_id}"


OwnCases = Sequence[tuple[int, Case]]
"""A guild's own examples of a ruleset, each with its number."""


def examples(book: Casebook, own: Own, cases: OwnCases, first: int, n: int) -> list[Example]:
    """Some of the published examples and of the guild's own behind them, from `first` on; `own` are its house rules."""
    return list(islice(_all(book, own, cases, first), n))


def count(book: Casebook, cases: OwnCases) -> int:
    """How many there are."""
    return len(book.cases) + len(cases)


def find(book: Casebook, own: Own, cases: OwnCases, value: str) -> Example | None:
    """The example with this value."""
    for at, case in enumerate(book.cases):
        if case.id == value:
            return _published(book, own, at)
    return next((own_example(book, own, id, case) for id, case in cases if value == f"own {id}"), None)


def own_example(book: Casebook, own: Own, id: int, case: Case) -> Example:
    """One of the guild's own, with this number."""
    played = book.play(case, own)
    return Example(case=case, played=played, own_id=id, holds=not book.differing(case, played))


def _all(book: Casebook, own: Own, cases: OwnCases, first: int) -> Iterator[Example]:
    yield from (_published(book, own, at) for at in range(first, len(book.cases)))
    yield from (own_example(book, own, id, case) for id, case in cases[max(0, first - len(book.cases)) :])


def _published(book: Casebook, own: Own, at: int) -> Example:
    case, played = book.cases[at], book.published[at]
    here = book.play(case, own) if own else played
    return Example(case=case, played=played, here=here if book.differing(case, here) else None)

"""Lists that are longer than a screen: one page of them, the way to the others, and which of how many it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from bot.engine.screen import Address, Button
from bot.engine.text import Text, say

T = TypeVar("T")


class Page(NamedTuple):
    """Page `at`, counted from 0, of `pages` with `size` lines each."""

    at: int
    pages: int
    size: int

    @classmethod
    def of(cls, total: int, size: int, wanted: int) -> Page:
        """The page that is wanted of a list of `total` lines, or the nearest that it has. An empty list has one."""
        pages = max(1, -(-total // size))
        return cls(min(max(wanted, 0), pages - 1), pages, size)

    @property
    def first(self) -> int:
        """The place of the page's first line in the list, counted from 0."""
        return self.at * self.size

    def shown(self, lines: Sequence[T]) -> Sequence[T]:
        """Those of all lines that stand on the page."""
        return lines[self.first : self.first + self.size]

    def turns(self, address: Callable[[int], Address]) -> tuple[Button, ...]:
        """The buttons to the page before and to the next, as far as there are any; `address` is told the page."""
        ways = ((self.at - 1, "button-previous"), (self.at + 1, "button-next"))
        return tuple(Button(address=address(to), label=say(label)) for to, label in ways if 0 <= to < self.pages)

    @property
    def footer(self) -> Text | None:
        """Which page of how many it is; nothing where it is the only one."""
        return say("page", page=self.at + 1, pages=self.pages) if self.pages > 1 else None

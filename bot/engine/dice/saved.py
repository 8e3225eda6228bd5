"""Rolls that were saved under a name, as somebody calls them: `stealth`, `stealth+3`, `2x stealth`.

A call is turned into the expression it means, which is then rolled like any other: nothing is added on another path.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from typing import NamedTuple

from bot.engine.dice.grammar import parse
from bot.engine.dice.refusal import DiceRefusal
from bot.engine.dice.tokens import normalise, times_before
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.text import NAME_LENGTH, clean, search_key

KEY_LENGTH = 2 * NAME_LENGTH + 2
"""Longest name that is looked for, in characters: `sheet: roll`."""


class SavedRoll(Frozen):
    """A saved roll of the person `user_id`, or of the sheet `sheet_id` with the name `sheet`."""

    id: int
    name: str
    expression: str
    user_id: int | None
    sheet_id: int | None
    sheet: str | None

    @property
    def full_name(self) -> str:
        """The name by which it is called whatever other rolls there are."""
        return f"{self.sheet}: {self.name}" if self.sheet else self.name


class Call(NamedTuple):
    """A saved roll with what stands around its name: how often it is rolled, and what is added to it."""

    key: str
    times: str
    rest: str

    def meaning(self, expression: str) -> str:
        """The expression that is meant, where the saved one is `expression`."""
        if self.rest.startswith(("*", "/", "×")):
            expression = f"({expression})"
        blank = "" if self.rest.startswith(("+", "-")) else " "
        return f"{self.times}{expression}{blank}{self.rest}".rstrip()


def called(typed: str, saved: Container[str]) -> Call | None:
    """Which of the `saved` rolls, given by their keys, is called: the one with the longest name that fits.

    Raises `Refused(EMPTY, TOO_LONG)`.
    """
    text = normalise(typed)
    times, begin = times_before(text)
    text = text[begin:].lstrip()
    for end in range(min(len(text), KEY_LENGTH), 0, -1):
        if (end == len(text) or not _goes_on(text[end])) and (key := search_key(text[:end])) in saved:
            return Call(key, f"{times}x" if times else "", text[end:].strip())
    return None


def saved_key(name: str) -> str:
    """The form by which the names of saved rolls are compared."""
    try:
        return search_key(normalise(name))
    except Refused:  # too long to be typed, as a sheet's name of ligatures may be
        return search_key(name)


def saved_name(typed: str) -> str:
    """`typed` as the name of a saved roll: letters, digits and blanks, a letter first.

    Raises `Refused` with SAVED_NAME for another, and with SAVED_NAME_IS_DICE for one that could be rolled itself.
    """
    name = clean(typed)
    hyphens = [at for at, char in enumerate(name) if char == "-"]
    if (
        not name[:1].isalpha()
        or not all(_goes_on(char) or char in " '’-" for char in name)
        or not all(name[at - 1].isalpha() and name[at + 1 : at + 2].isalpha() for at in hyphens)
    ):
        raise Refused(DiceRefusal.SAVED_NAME, name=name)
    # With a number behind it, `d` is a die and `d6 kh` keeps.
    if _is_dice(name) or _is_dice(f"{name}6"):
        raise Refused(DiceRefusal.SAVED_NAME_IS_DICE, name=name)
    return name


def _goes_on(char: str) -> bool:
    """Whether a word that has this character next is longer."""
    return char.isalnum() or char == "_" or unicodedata.category(char).startswith("M")


def _is_dice(text: str) -> bool:
    try:
        parse(text)
    except Refused:
        return False
    return True

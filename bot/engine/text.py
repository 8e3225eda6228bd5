"""What is said, before it is in any language; and names, as people type them.

A `Text` is a message id with arguments; its sentence lives in `data/locale/<language>/*.ftl`. Pure code builds texts,
the surface puts them into the reader's language. A plain `str` argument is something a person typed: it is escaped for
wherever it is shown. `Verbatim` is ours and shown as it is: `1d20`, a mention, a timestamp.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher

from pydantic import Field

from bot.engine.model import Frozen

NAME_LENGTH = 32
"""Longest name of a sheet, in characters."""

SUGGESTIONS = 25
"""How many entries Discord shows in an autocompletion or a select."""


class Verbatim(Frozen):
    """Characters of our own making that need neither translation nor escaping."""

    verbatim: str


class Listing(Frozen):
    """Several arguments shown one after the other, separated by commas."""

    items: tuple[Arg, ...]


class Text(Frozen):
    """A message id of the locale files with its arguments."""

    id: str
    args: dict[str, Arg] = Field(default_factory=dict)


Arg = int | str | Verbatim | Listing | Text

Listing.model_rebuild()
Text.model_rebuild()


def say(id: str, /, **args: Arg) -> Text:
    """The text with this message id: `say("turning-attempts-left", n=3)`."""
    return Text(id=id, args=args)


def clean(typed: str, *, limit: int = NAME_LENGTH) -> str:
    """`typed` as it may be stored and shown: NFC, one line, no control or direction characters, at most `limit` long.

    Piles of combining marks are cut to two, since taller ones cover the neighbouring lines. May return "".
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", typed):
        category = unicodedata.category(char)
        if char.isspace():
            char = " "
        elif category in {"Cc", "Cf", "Cs", "Co", "Cn"}:
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= 2:
            kept.append(char)
    return " ".join("".join(kept).split())[:limit].rstrip()


def name_key(name: str) -> str:
    """The form by which names are compared: the same for every case and composition of the same name."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", clean(name, limit=len(name))).casefold())


def search_key(name: str) -> str:
    """`name_key` without accents and apostrophes, for finding what somebody half remembers (ё = е, ґ = г)."""
    bare = "".join(c for c in unicodedata.normalize("NFD", name_key(name)) if not unicodedata.combining(c))
    return bare.translate({ord("ґ"): "г", 0x27: None, 0x2019: None, 0x2BC: None, 0x60: None})


def best_matches(typed: str, names: Iterable[str], *, limit: int = SUGGESTIONS) -> list[str]:
    """The `limit` best of `names` for what has been typed: prefixes first, then parts, then similar ones.

    With nothing typed the first `limit` names, in their own order.
    """
    wanted = search_key(typed)
    if not wanted:
        return list(names)[:limit]
    ranked: list[tuple[int, float, int, str]] = []
    for position, name in enumerate(names):
        key = search_key(name)
        if key.startswith(wanted):
            ranked.append((0, 0.0, position, name))
        elif wanted in key:
            ranked.append((1, 0.0, position, name))
        else:
            likeness = SequenceMatcher(None, wanted, key).ratio()
            if likeness >= 0.5:
                ranked.append((2, -likeness, position, name))
    return [name for *_, name in sorted(ranked)[:limit]]

"""What is said, before it is in any language; and names, as people type them.

A `Text` is a message id with arguments; its sentence lives in `data/locale/<language>/*.ftl`. Pure code builds texts,
the surface puts them into the reader's language. A plain `str` argument is something a person typed: it is escaped for
wherever it is shown. `Verbatim` is ours and shown as it is: `1d20`, a mention, a timestamp.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Annotated

from pydantic import Discriminator, Field, SerializeAsAny, Tag

from bot.engine.model import Frozen

NAME_LENGTH = 32
"""Longest name of a sheet, in characters."""

SUGGESTIONS = 25
"""How many entries Discord shows in an autocompletion or a select."""

_ALIKE = 0.5
"""How alike names must be, from 0 to 1, for one to be suggested for the other."""

_EMPTY_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"


class Verbatim(Frozen):
    """Characters of our own making that need neither translation nor escaping."""

    verbatim: str


class Ratio(Frozen):
    """`num` in `den`, shown with up to two decimals or as a percentage: `12.24`, `58.33%`.

    A percentage never says that something is certain or impossible unless it is: `<0.01%`, `>99.99%`.
    """

    num: int
    den: int
    percent: bool = False


class Listing(Frozen):
    """Several arguments shown one after the other, separated by commas."""

    items: tuple[Arg, ...]


class Text(Frozen):
    """A message id of the locale files with its arguments."""

    id: str
    args: dict[str, Arg] = Field(default_factory=dict)


def _kind(arg: object) -> str | None:
    """What an argument is, as a value or as read from JSON.

    Without being told, pydantic tries one kind after another at every level, and texts stand within texts.
    """
    if isinstance(arg, dict):
        return next((kind for field, kind in _FIELDS.items() if field in arg), None)
    return "int" if isinstance(arg, int) else "str" if isinstance(arg, str) else type(arg).__name__


_FIELDS = {"id": "Text", "items": "Listing", "verbatim": "Verbatim", "num": "Ratio"}
"""A field by which each of the models is known in JSON."""

Arg = SerializeAsAny[
    Annotated[
        Annotated[int, Tag("int")]
        | Annotated[str, Tag("str")]
        | Annotated[Verbatim, Tag("Verbatim")]
        | Annotated[Ratio, Tag("Ratio")]
        | Annotated[Listing, Tag("Listing")]
        | Annotated[Text, Tag("Text")],
        Discriminator(_kind),
    ]
]
"""What a text may hold. As any: what an argument is need be asked for only where it is read."""

Listing.model_rebuild()
Text.model_rebuild()


def say(id: str, /, **args: Arg) -> Text:
    """The text with this message id: `say("sheet-list-title", n=3)`."""
    return Text(id=id, args=args)


def clean(typed: str, *, limit: int = NAME_LENGTH) -> str:
    """`typed` as it may be stored and shown: NFC, one line, no control or direction characters, at most `limit` long.

    Piles of combining marks are cut to two, since taller ones cover the neighbouring lines. Letters that show nothing
    count as blanks, and a mark with nothing to stand on is dropped. May return "".
    """
    return _one_line(typed)[:limit].rstrip()


@lru_cache(1024)
def name_key(name: str) -> str:
    """The form by which names are compared: the same for every case and composition of the same name."""
    return unicodedata.normalize("NFC", _one_line(name).casefold())


def _one_line(typed: str) -> str:
    shown = (" " if char.isspace() or char in _EMPTY_LETTERS else char for char in typed if not _is_hidden(char))
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", "".join(shown)):
        is_mark = unicodedata.category(char).startswith("M")
        marks = marks + 1 if is_mark else 0
        if marks <= 2 and not (is_mark and (not kept or kept[-1] == " ")):
            kept.append(char)
    return " ".join("".join(kept).split())


def _is_hidden(char: str) -> bool:
    return unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn"} and not char.isspace()


def search_key(name: str) -> str:
    """`name_key` without accents and apostrophes, for finding what somebody half remembers (ё = е, ґ = г)."""
    bare = "".join(c for c in unicodedata.normalize("NFD", name_key(name)) if not unicodedata.combining(c))
    return bare.translate({ord("ґ"): "г", 0x27: None, 0x2019: None, 0x2BC: None, 0x60: None})


def best_matches(typed: str, names: Iterable[str], *, limit: int = SUGGESTIONS) -> list[str]:
    """The `limit` best of `names` for what has been typed: that very name, prefixes, parts, then similar ones.

    With nothing typed the first `limit` names, in their own order.
    """
    wanted = search_key(typed)
    known = list(names)
    if not wanted:
        return known[:limit]
    return [known[position] for position in best_keys(wanted, map(search_key, known))[:limit]]


def best_keys(wanted: str, keys: Iterable[str]) -> list[int]:
    """Where those of the search keys stand that match the search key `wanted`, the best first; as `best_matches`."""
    matcher = SequenceMatcher(None, b=wanted)
    ranked: list[tuple[int, float, int]] = []
    for position, key in enumerate(keys):
        if wanted in key:
            rank = 0 if key == wanted else 1 if key.startswith(wanted) else 2
            ranked.append((rank, 0.0, position))
        elif (likeness := _likeness(matcher, key)) >= _ALIKE:
            ranked.append((3, -likeness, position))
    return [position for *_, position in sorted(ranked)]


def _likeness(matcher: SequenceMatcher[str], key: str) -> float:
    matcher.set_seq1(key)
    # The two cheap ratios are never below the true one; they spare its quadratic work on whatever was pasted in.
    if matcher.real_quick_ratio() < _ALIKE or matcher.quick_ratio() < _ALIKE:
        return 0.0
    return matcher.ratio()

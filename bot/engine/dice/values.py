"""Values that may be named in an expression, such as those of a sheet: `@level`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.engine.dice.refusal import DiceRefusal
from bot.engine.dice.tokens import is_name, normalise, place, tokenise
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim, best_matches, clean, search_key

NEAREST = 5
"""How many names are offered for one that is not known."""


def names_in(text: str) -> tuple[str, ...]:
    """The names of values in an expression, as typed. Raises `Refused` with a `DiceRefusal`."""
    return tuple(token.text[1:] for token in tokenise(normalise(text)) if token.kind == "name")


def with_numbers(text: str, values: Mapping[str, int]) -> str:
    """The expression with each name replaced by its value. Raises `Refused` with a `DiceRefusal`."""
    text = normalise(text)
    for token in reversed([token for token in tokenise(text) if token.kind == "name"]):
        _, value = value_named(token.text[1:], values, place(text, token.at))
        end = token.at + len(token.text)
        text = f"{text[: token.at]}{value if value >= 0 else f'({value})'}{text[end:]}"
    return text


def value_named(typed: str, values: Mapping[str, int], where: str) -> tuple[str, int]:
    """Which of `values` is meant, with its own name. Case, accents and `-` for `_` do not matter.

    Raises `Refused(VALUE)` with the place `where` it stands.
    """
    wanted = _key(typed)
    for name, value in values.items():
        if _key(name) == wanted:
            return name, value
    known = _nearest(typed, values)
    raise Refused(DiceRefusal.VALUE, name=clean(typed), place=where, known=known, n=len(values))


def _nearest(typed: str, values: Mapping[str, int]) -> Listing:
    """The names most like what was typed; the first ones where none is."""
    names = list(filter(_key, values))
    found = best_matches(typed, names, limit=NEAREST) or names[:NEAREST]
    return Listing(items=tuple(Verbatim(verbatim=f"`@{name}`") for name in found))


@lru_cache(maxsize=4096)
def _key(name: str) -> str:
    """The form by which names are compared; "" for one that cannot be typed."""
    return search_key(name).replace("-", "_") if is_name(name) else ""

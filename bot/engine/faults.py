"""What is wrong with a table that somebody wrote: each fault with its row, as a text and in English.

raise fault(say("table-fault-twice"), "an effect is offered twice")     in a validator of a table
told(error, data)                                                       all faults of a ValidationError, to be said
"""

from __future__ import annotations

import re
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from bot.engine.text import Arg, Listing, Text, Verbatim, clean, say

SHOWN = 60
"""Characters of a faulty value that are shown."""

_KINDS = {
    "missing": "table-fault-missing",
    "extra_forbidden": "table-fault-unknown-field",
    "too_short": "table-fault-empty",
    "string_too_short": "table-fault-empty",
    "int_type": "table-fault-whole-number",
    "int_parsing": "table-fault-whole-number",
    "int_parsing_size": "table-fault-whole-number",
    "int_from_float": "table-fault-whole-number",
    "finite_number": "table-fault-whole-number",
    "bool_type": "table-fault-yes-or-no",
    "bool_parsing": "table-fault-yes-or-no",
    "string_type": "table-fault-words",
    "tuple_type": "table-fault-list",
    "dict_type": "table-fault-fields",
    "model_type": "table-fault-fields",
    "model_attributes_type": "table-fault-fields",
}
"""Sentences for what pydantic finds, by its name for it."""

_BOUNDS = {"greater_than_equal": "ge", "less_than_equal": "le", "greater_than": "gt", "less_than": "lt"}


def fault(text: Text, english: str) -> PydanticCustomError:
    """The fault `text` for a validator to raise; `english` is for those who keep the files."""
    return PydanticCustomError("table", english, {"text": text})


def told(error: ValidationError, data: Any) -> tuple[Text, ...]:
    """All that is wrong with `data`, each fault with its place."""
    return tuple(_told(found, data) for found in error.errors(include_url=False))


def place(loc: tuple[int | str, ...], data: Any) -> str:
    """Where in `data` a fault is, for people: `rows 3 (ghoul), order`. Rows are counted from 1."""
    words: list[str] = []
    for step in loc:
        data = _inside(data, step)
        if isinstance(step, str):
            words.append(step)
            continue
        row = f"{words.pop()} {step + 1}" if words else str(step + 1)
        named = data.get("id") if isinstance(data, dict) else None
        words.append(f"{row} ({named})" if named else row)
    return ", ".join(words)


def _inside(data: Any, step: int | str) -> Any:
    try:
        return data[step]
    except (LookupError, TypeError):
        return None


def _told(found: ErrorDetails, data: Any) -> Text:
    where = clean(place(found["loc"], data), limit=SHOWN)
    return say("table-fault-at", place=where, fault=_reason(found)) if where else _reason(found)


def _reason(found: ErrorDetails) -> Text:
    context = found.get("ctx", {})
    if isinstance(said := context.get("text"), Text):
        return said
    value = clean(str(found["input"])[: 2 * SHOWN], limit=SHOWN)
    kind = found["type"]
    if kind in _KINDS:
        return Text(id=_KINDS[kind], args={"value": value})
    if kind in _BOUNDS:
        side, bound = _BOUNDS[kind], context[_BOUNDS[kind]]
        return say("table-fault-bound", side=Verbatim(verbatim=side), bound=_number(bound), value=value)
    if kind in {"enum", "literal_error"}:
        named = re.split(r", | or ", str(context["expected"]))
        allowed = Listing(items=tuple(Verbatim(verbatim=name.strip("'")) for name in named))
        return say("table-fault-one-of", allowed=allowed, value=value)
    return say("table-fault-unfit", value=value)


def _number(bound: float) -> Arg:
    return bound if isinstance(bound, int) else str(bound)

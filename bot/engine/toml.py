"""Values written as TOML, so that people can read and change them; a list of rows has one row a line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pydantic import JsonValue
from pydantic_core import to_json

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(content: Mapping[str, JsonValue]) -> str:
    """`content` with one key a line. None may not stand in it: TOML has no word for it."""
    return "".join(f"{_key(name)} = {_spread(value)}\n" for name, value in content.items())


def inline(value: JsonValue) -> str:
    """`value` in a single line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _string(value)
        case dict():
            return "{ " + ", ".join(f"{_key(name)} = {inline(inner)}" for name, inner in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(inline, value)) + "]"
        case _:
            return str(value)


def _spread(value: JsonValue) -> str:
    if isinstance(value, list) and any(isinstance(row, dict) for row in value):
        return "[\n" + "".join(f"    {inline(row)},\n" for row in value) + "]"
    return inline(value)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _string(name)


def _string(words: str) -> str:
    # JSON's escapes are TOML's, too; but TOML wants one more character escaped.
    return to_json(words).decode().replace("\x7f", "\\u007f")

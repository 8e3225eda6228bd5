"""What is stored of one person, as a value; and a sheet without the person's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.model import Frozen
from bot.engine.sheet import SheetKind, whole_number

FORMER_PLAYER = -1
"""Who acted, where that has been forgotten. Nobody at Discord has this id."""


class Holdings(Frozen):
    """How much of one person is stored. Rulings have changed the `played_sheets`, and none of the other `sheets`.

    `reminders`: when they want any, or when they were last reminded.
    """

    sheets: int = 0
    played_sheets: int = 0
    saved_rolls: int = 0
    entries: int = 0
    scenes: int = 0
    reminders: bool = False
    in_gm_seat: bool = False

    @property
    def nothing(self) -> bool:
        """Whether nothing is stored."""
        return self == Holdings()


def without_words(kind: SheetKind, stats: Mapping[str, Any]) -> dict[str, Any]:
    """`stats` with everything emptied that was typed in free text; numbers and choices stay."""
    typed = {
        item.name
        for page in kind.pages
        for item in page
        if not item.options and item.read is not whole_number and not item.coded
    }
    left = {name: _emptied(value) if name in typed else value for name, value in stats.items()}
    return kind.model.model_validate(left).model_dump(mode="json")


def _emptied(value: Any) -> Any:
    if isinstance(value, str):
        return ""
    if isinstance(value, list):
        return [_emptied(inner) for inner in value]
    if isinstance(value, dict):
        return {name: _emptied(inner) for name, inner in value.items()}
    return value

"""Names as the whole table may read them."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.text import Arg, say


def shown(name: str, sheet_id: int | None, hidden: Collection[int]) -> Arg:
    """The name; of those in `hidden` (sheet ids) only that there is somebody."""
    return say("nihilo-somebody") if sheet_id in hidden else name

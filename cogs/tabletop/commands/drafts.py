"""Forms that were not taken: their words are kept, so that nobody has to type them twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

KEPT = 1000
"""How many are kept at most, and how many sheets as they were when their forms were opened, to tell what has changed
since. All are forgotten when the bot stops."""


def keep(memory: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    """Keep this as the latest, and forget the oldest where there are too many."""
    memory[key] = value
    memory.move_to_end(key)
    while len(memory) > KEPT:
        memory.popitem(last=False)

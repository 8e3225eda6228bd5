"""Names as the whole table may read them."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.text import Arg, say


class Names:
    """The names of creatures, of which those in `hidden` (sheet ids) have an alias, the same in every answer."""

    def __init__(self, hidden: Collection[int]) -> None:
        self._hidden = hidden

    def hides(self, sheet_id: int | None) -> bool:
        """Whether the table may not know whose sheet this is."""
        return sheet_id in self._hidden

    def of(self, name: str, sheet_id: int | None) -> Arg:
        """The name, or the alias."""
        return say("turning-alias", n=str(sheet_id)) if self.hides(sheet_id) else name

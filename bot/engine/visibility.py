"""Who sees a ruling: everybody, only whoever acted, or only the GM. Whatever was kept back can be revealed later."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.sheet import Viewer


class Visibility(StrEnum):
    """How a ruling was made. Revealing it is a further entry of the ledger and does not change this."""

    OPEN = "open"
    SECRET = "secret"  # noqa: S105 - no password
    BLIND = "blind"

    def shows(self, viewer: Viewer, actor_id: int) -> bool:
        """Whether `viewer` sees what came out when `actor_id` acted, before it is revealed."""
        match self:
            case Visibility.OPEN:
                return True
            case Visibility.SECRET:
                return viewer.user_id == actor_id
            case Visibility.BLIND:
                return viewer.is_gm

    def reveals(self, viewer: Viewer, actor_id: int) -> bool:
        """Whether `viewer` may show it to everybody: the GM, and whoever rolled in secret."""
        return viewer.is_gm or (self is Visibility.SECRET and viewer.user_id == actor_id)

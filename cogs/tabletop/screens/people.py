"""People, as screens name them."""

from bot.engine.privacy import FORMER_PLAYER
from bot.engine.text import Text, Verbatim, say


def person(user_id: int) -> Verbatim | Text:
    """A mention of this user, or that it was somebody who has been forgotten."""
    return say("privacy-former-player") if user_id == FORMER_PLAYER else Verbatim(verbatim=f"<@{user_id}>")

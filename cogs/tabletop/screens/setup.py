"""The settings of a server."""

from collections.abc import Sequence

from bot.engine.screen import Fact, Paragraph, Screen, Tone
from bot.engine.text import Arg, Listing, Verbatim, say


def setup_screen(gm_role: int | None, gm_users: Sequence[int], language: str, done: str | None) -> Screen:
    """What is set, after a sentence (`done`, a message id) on what has just changed."""
    holders = [Verbatim(verbatim=f"<@{user}>") for user in gm_users]
    if gm_role is not None:
        holders.insert(0, Verbatim(verbatim=f"<@&{gm_role}>"))
    seat: Arg = Listing(items=tuple(holders)) if holders else say("setup-gm-free")
    return Screen(
        title=say("setup-title"),
        blocks=(
            *((Paragraph(text=say(done)),) if done else ()),
            Fact(label=say("setup-gm"), value=seat),
            Fact(label=say("setup-language"), value=say(f"choice-{language}")),
        ),
        tone=Tone.GOOD if done else Tone.NEUTRAL,
        private=True,
    )

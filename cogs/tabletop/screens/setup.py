"""The settings of a server."""

from bot.engine.screen import Fact, Paragraph, Screen, Tone
from bot.engine.text import Arg, Listing, Verbatim, say
from bot.services.guilds import GuildSettings


def setup_screen(settings: GuildSettings, language: str, done: str | None) -> Screen:
    """What is set, after a sentence (`done`, a message id) on what has just changed."""
    holders = [Verbatim(verbatim=f"<@{user}>") for user in settings.gm_users]
    if settings.gm_role is not None:
        holders.insert(0, Verbatim(verbatim=f"<@&{settings.gm_role}>"))
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

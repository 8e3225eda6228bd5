"""The settings of a server."""

from collections.abc import Sequence

from bot.engine.guild import GuildSettings
from bot.engine.screen import Address, Button, ButtonStyle, Fact, Paragraph, Screen, Tone
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.tabletop.screens.people import person


def setup_screen(settings: GuildSettings, language: str, done: Sequence[Text] = ()) -> Screen:
    """All that is set, after what has just been `done`. `language` is the one that the table reads."""
    makers = settings.sheet_makers
    return Screen(
        title=say("setup-title"),
        blocks=(
            *(Paragraph(text=text) for text in done),
            Fact(label=say("setup-gm"), value=gm_seat(settings)),
            Fact(label=say("setup-language"), value=say(f"choice-{language}")),
            Fact(
                label=say("setup-board"),
                value=say("setup-board-value", style=say(f"choice-{settings.board_style}"), n=settings.board_width),
            ),
            Fact(label=say("setup-time-zone"), value=Verbatim(verbatim=settings.time_zone)),
            Fact(
                label=say("setup-sheets"),
                value=say("setup-sheets-role", role=_role(makers))
                if isinstance(makers, int)
                else say(f"choice-{makers}"),
            ),
        ),
        tone=Tone.GOOD if done else Tone.NEUTRAL,
        private=True,
    )


def hand_over_screen(settings: GuildSettings, successor: int, done: Sequence[Text] = ()) -> Screen:
    """Asks whether the GM's seat shall go to `successor` alone, and says who would lose it."""
    return Screen(
        title=say("setup-hand-over-title"),
        blocks=(
            *(Paragraph(text=text) for text in done),
            Fact(label=say("setup-gm"), value=gm_seat(settings)),
            Paragraph(text=say("setup-hand-over", person=person(successor))),
        ),
        controls=(
            Button(
                address=Address(package="tabletop", action="setup-hand-over", args=(str(successor),)),
                label=say("setup-button-hand-over"),
                style=ButtonStyle.DANGER,
            ),
            Button(address=Address(package="tabletop", action="setup-show"), label=say("setup-button-keep")),
        ),
        private=True,
    )


def gm_seat(settings: GuildSettings) -> Arg:
    """Who holds the GM's seat."""
    if settings.seat_is_free:
        return say("setup-gm-free")
    role = () if settings.gm_role is None else (_role(settings.gm_role),)
    return Listing(items=(*role, *map(person, settings.gm_users)))


def _role(role_id: int) -> Verbatim:
    return Verbatim(verbatim=f"<@&{role_id}>")

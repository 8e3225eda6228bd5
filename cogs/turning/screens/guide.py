"""The guide to turning undead."""

from __future__ import annotations

from bot.engine.guide import Guide, Mention
from bot.engine.text import Text, say


def _tour(mention: Mention) -> tuple[Text, ...]:
    return (
        say("turning-guide-attempt", command=mention("turning attempt")),
        say("turning-guide-choose"),
        say("turning-guide-why"),
        say("turning-guide-command", command=mention("turning command")),
        say("turning-guide-effects", command=mention("turning effects")),
        say("turning-guide-release", command=mention("turning release")),
        say("turning-guide-board"),
        say("turning-guide-rest", command=mention("turning rest")),
        say("turning-guide-sheets", command=mention("sheet new")),
    )


GUIDE = Guide(title=say("turning-guide-title"), about=say("turning-guide-about"), steps=_tour)

"""The guide to spells and areas."""

from __future__ import annotations

from bot.engine.guide import Guide, Mention
from bot.engine.text import Text, say


def _tour(mention: Mention) -> tuple[Text, ...]:
    return (
        say("spell-guide-lookup", command=mention("spell lookup")),
        say("spell-guide-own", command=mention("sheet new")),
        say("spell-guide-cast", command=mention("spell cast")),
        say("spell-guide-notice", command=mention("spell notice")),
        say("spell-guide-identify", command=mention("spell identify")),
        say("spell-guide-target", command=mention("spell target")),
        say("spell-guide-map", command=mention("spell area")),
        say("spell-guide-area", command=mention("spell area")),
        say("spell-guide-scene", command=mention("scene open")),
    )


GUIDE = Guide(title=say("spell-guide-title"), about=say("spell-guide-about"), steps=_tour)

"""The guide to skirmish."""

from __future__ import annotations

from bot.engine.guide import Guide, Mention
from bot.engine.text import Text, say


def _tour(mention: Mention) -> tuple[Text, ...]:
    return (
        say("skirmish-guide-new", command=mention("skirmish new")),
        say("skirmish-guide-deploy", command=mention("skirmish deploy")),
        say("skirmish-guide-initiative", command=mention("skirmish initiative")),
        say("skirmish-guide-activate", command=mention("skirmish activate")),
        say("skirmish-guide-act", move=mention("skirmish move"), damage=mention("skirmish damage")),
        say("skirmish-guide-charge", command=mention("skirmish charge")),
        say("skirmish-guide-morale", morale=mention("skirmish morale"), rally=mention("skirmish rally")),
        say("skirmish-guide-rout", command=mention("skirmish rout")),
        say("skirmish-guide-look", board=mention("skirmish board"), cover=mention("skirmish cover")),
        say("skirmish-guide-end"),
    )


GUIDE = Guide(title=say("skirmish-guide-title"), about=say("skirmish-guide-about"), steps=_tour)

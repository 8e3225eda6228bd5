"""The guide to EX Nihilo."""

from __future__ import annotations

from bot.engine.guide import Guide, Mention
from bot.engine.text import Text, say


def _tour(mention: Mention) -> tuple[Text, ...]:
    return (
        say("nihilo-guide-check", command=mention("nihilo check")),
        say("nihilo-guide-why"),
        say("nihilo-guide-level", scene=mention("scene open"), initiative=mention("nihilo initiative")),
        say("nihilo-guide-oppose", oppose=mention("nihilo oppose"), build=mention("nihilo build")),
        say("nihilo-guide-movement", movement=mention("nihilo movement"), help=mention("nihilo help-other")),
        say("nihilo-guide-attack", attack=mention("nihilo attack"), damage=mention("nihilo damage")),
        say("nihilo-guide-state", state=mention("nihilo state"), energy=mention("nihilo energy")),
        say("nihilo-guide-sheets", command=mention("sheet new")),
        say("nihilo-guide-house", command=mention("house show")),
    )


GUIDE = Guide(title=say("nihilo-guide-title"), about=say("nihilo-guide-about"), steps=_tour)

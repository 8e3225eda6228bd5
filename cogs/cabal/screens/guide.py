"""The guide to Cabal of the Undead."""

from __future__ import annotations

from bot.engine.guide import Guide, Mention
from bot.engine.text import Text, say


def _tour(mention: Mention) -> tuple[Text, ...]:
    return (
        say("cabal-guide-new", command=mention("cabal new")),
        say("cabal-guide-army", command=mention("cabal army")),
        say("cabal-guide-move", command=mention("cabal move")),
        say("cabal-guide-fight", command=mention("cabal moves")),
        say("cabal-guide-fog", command=mention("cabal pass")),
        say("cabal-guide-spells", cast=mention("cabal cast"), summon=mention("cabal summon")),
        say("cabal-guide-mana", command=mention("cabal place")),
        say("cabal-guide-board", command=mention("cabal board")),
        say("cabal-guide-ends", command=mention("cabal resign")),
    )


GUIDE = Guide(title=say("cabal-guide-title"), about=say("cabal-guide-about"), steps=_tour)

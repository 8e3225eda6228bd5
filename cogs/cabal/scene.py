"""Cabal of the Undead in a scene: two players take turns, and the board is drawn on every call."""

from __future__ import annotations

from bot.engine.ruling import Note, Origin
from bot.engine.scene.rules import SceneOrder, SceneRules
from bot.engine.text import say
from bot.engine.turns import AlternateTurns
from cogs.cabal.rules.match import RULESET
from cogs.cabal.screens.call import board, controls
from cogs.cabal.screens.told import told

ALTERNATE = SceneOrder(
    "alternate-turns",
    say("scene-order-alternate-turns"),
    AlternateTurns(),
    (Note(text=say("cabal-scene-turns"), rule="G001-2", origin=Origin.HOUSE),),
)


def scene_rules() -> SceneRules:
    """The part of `cabal` in `/scene`. Its own commands open games, and begin and end turns."""
    return SceneRules(
        ruleset=RULESET,
        title=say("cabal-guide-title"),
        orders=(ALTERNATE,),
        ruling=told,
        board=board,
        controls=controls,
        own_turns=True,
        rules_stay=True,
        by_consent=True,
    )

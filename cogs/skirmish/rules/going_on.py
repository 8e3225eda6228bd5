"""Rounds follow each other by themselves: who goes first in the next one is rolled for at once (R004-38)."""

from __future__ import annotations

from bot.engine.dice import Dice
from cogs.skirmish.rules.initiative import initiative
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.terms import Phase


def onward(done: Played, dice: Dice) -> Played:
    """What an action has made of a game, with the initiative of the next round if one is over."""
    if done.game.phase is not Phase.INITIATIVE or done.game.pending:
        return done
    rolled = initiative(done.game, dice)
    return Played(rolled.game, (*done.rulings, *rolled.rulings))

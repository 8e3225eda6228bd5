"""What is legal, and what comes of it."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from cogs.cabal.rules.model import Action, Game


def legal(game: Game) -> tuple[Action, ...]:
    """Every action of whoever has to act next, save draws and resignation."""
    raise NotImplementedError


def apply(game: Game, action: Action, dice: Dice) -> tuple[Game, Ruling]:
    """The game after an action. Raises `Refused`."""
    raise NotImplementedError

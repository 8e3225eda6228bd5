"""The terms of the game: editions, sides and phases, and what creatures move for, save for and go by."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.text import Text, say


class Edition(StrEnum):
    """The two editions: with morale, rout and charge, or with bloodied creatures."""

    FIRST = "first"
    SECOND = "second"

    @property
    def text(self) -> Text:
        """The edition's name."""
        return say(f"skirmish-edition-{self}")


class Side(StrEnum):
    """The two sides; each has the exit, the start area and the victory area of its letter."""

    A = "a"
    B = "b"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.B if self is Side.A else Side.A


class Phase(StrEnum):
    """Where a game is: creatures are set up, the initiative is due, they are activated, or all is over."""

    DEPLOYING = "deploying"
    INITIATIVE = "initiative"
    ACTIVATING = "activating"
    OVER = "over"


class Gone(StrEnum):
    """How a creature went: both count as eliminated (R004-14)."""

    DESTROYED = "destroyed"
    ROUTED = "routed"


class Purpose(StrEnum):
    """What a creature moves for."""

    MOVE = "move"
    ROUT = "rout"
    CHARGE = "charge"


class Reason(StrEnum):
    """Why a morale save is due: half of the hit points are gone, or some ability asks for it (R004-1)."""

    HALF = "half"
    ABILITY = "ability"


class Ending(StrEnum):
    """Why a game is over (G004-30)."""

    SCORE = "score"
    NOBODY_LEFT = "nobody-left"
    AGREED = "agreed"
    CONCEDED = "conceded"

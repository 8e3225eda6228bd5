"""The sheets of `skirmish`: creatures by their figures, and warbands of them. Everything has a default."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from bot.engine.model import Frozen
from bot.engine.text import clean

MOST_IN_FILE = 20
"""Creatures of a warband, before an edition allows fewer."""


def _words(typed: Any) -> Any:
    return clean(typed, limit=200) if isinstance(typed, str) else typed


def _name(typed: Any) -> Any:
    return clean(typed) if isinstance(typed, str) else typed


class Stats(Frozen):
    """The figures of a creature. Hit points are those it starts with; `speed` counts squares, `damage` hit points.

    `size` is the side of its space in squares: Medium 1, Large 2, Huge 3 (G004-22). A `commander_rating` above 0 makes
    it a commander, whose `commander_effect` is told while it is not routing (R004-19). A `fearless` creature makes no
    morale saves (G004-24). `ranged`: its attack reaches farther than the next square. `cost` is what its end is worth.
    """

    level: int = Field(default=1, ge=0, le=30)
    hit_points: int = Field(default=10, ge=1, le=1000)
    speed: int = Field(default=6, ge=0, le=20)
    attack: int = Field(default=3, ge=-10, le=40)
    ac: int = Field(default=14, ge=0, le=50)
    damage: int = Field(default=5, ge=0, le=500)
    size: int = Field(default=1, ge=1, le=3)
    commander_rating: int = Field(default=0, ge=0, le=20)
    commander_effect: Annotated[str, BeforeValidator(_words)] = ""
    fearless: bool = False
    ranged: bool = False
    cost: int = Field(default=10, ge=0, le=1000)


class Member(Frozen):
    """So many creatures of one name and the same figures."""

    name: Annotated[str, BeforeValidator(_name), Field(min_length=1)]
    count: int = Field(default=1, ge=1, le=MOST_IN_FILE)
    stats: Stats = Stats()


class Warband(Frozen):
    """A warband: what one player brings to the board."""

    creatures: tuple[Member, ...] = Field(default=(), max_length=MOST_IN_FILE)

    @property
    def cost(self) -> int:
        """What all of it is worth in victory points."""
        return sum(member.count * member.stats.cost for member in self.creatures)

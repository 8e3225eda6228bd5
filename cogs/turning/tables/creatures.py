"""The shapes of the tables of ready-made undead."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, model_validator

from bot.engine.model import Frozen
from bot.engine.tables import Table
from cogs.turning.sheets import Order

CreatureId = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$")]
"""Names a creature in the locale files."""


class Creature(Frozen):
    """A common undead, to make sheets from."""

    id: CreatureId
    hit_dice: int = Field(ge=0, le=60)
    order: Order
    intelligence: int = Field(ge=0, le=30)


class Creatures(Table):
    """The common undead with their Orders (G000-5), their threat being their Hit Dice (G000-4).

    `srd_orders` are the Orders of the undead of the SRD, which knows none.
    """

    rows: tuple[Creature, ...]
    srd_orders: dict[CreatureId, Order]

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        ids = [creature.id for creature in self.rows]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        if twice:
            raise ValueError(f"rows: more than once: {', '.join(twice)}")
        return self


class SrdCreature(Frozen):
    """An undead of the SRD 5.1: the number of its Hit Dice, its average hit points, its intelligence."""

    id: CreatureId
    hit_dice: int = Field(ge=0, le=60)
    hit_points: int = Field(ge=1, le=10_000)
    intelligence: int = Field(ge=0, le=30)


class SrdUndead(Table):
    """The undead of the SRD 5.1, from `data/srd/undead.toml`."""

    rows: tuple[SrdCreature, ...]

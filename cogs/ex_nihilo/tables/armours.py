"""The armour (G003-4)."""

from __future__ import annotations

from typing import ClassVar, Self

from pydantic import Field, model_validator

from bot.engine.tables import Table
from bot.engine.text import Text, say
from cogs.ex_nihilo.tables.gear import Damage, Gear, Item, each_once


class Armour(Item):
    """An armour: it makes hitting harder, takes off damage, and limits Equilibrio (R003-56, R003-58).

    `against_point`, `against_cut` and `against_blunt` are the Absorption of each kind of damage where the option of
    R003-59 is on; None: as `absorption` (G003-40).
    """

    told: ClassVar[frozenset[str]] = frozenset(("light", "medium", "heavy", "multilayer"))

    gear: Gear
    deflection: int = Field(ge=0, le=100)
    absorption: int = Field(ge=0, le=200)
    max_equilibrio: int = Field(ge=0, le=60)
    against_point: int | None = Field(default=None, ge=0, le=200)
    against_cut: int | None = Field(default=None, ge=0, le=200)
    against_blunt: int | None = Field(default=None, ge=0, le=200)

    @property
    def told_name(self) -> Text:
        """The name that it has in every language."""
        return say(f"nihilo-worn-{self.id}")

    def absorption_of(self, type: Damage) -> int:
        """What it takes off damage of this kind, where kinds are told apart."""
        match type:
            case Damage.POINT:
                own = self.against_point
            case Damage.CUT:
                own = self.against_cut
            case Damage.BLUNT:
                own = self.against_blunt
            case _:
                own = None
        return self.absorption if own is None else own


class Armours(Table):
    """All armour that can be worn."""

    rows: tuple[Armour, ...] = Field(max_length=60)

    def find(self, id: str) -> Armour | None:
        """The armour with this id; None if the table has none."""
        return next((armour for armour in self.rows if armour.id == id), None)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        each_once(self.rows)
        return self

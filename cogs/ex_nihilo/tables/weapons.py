"""The weapons (G003-3)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Self

from pydantic import Field, model_validator

from bot.engine.faults import fault
from bot.engine.tables import Table
from bot.engine.text import Text, say
from cogs.ex_nihilo.tables.gear import Damage, Gear, Item, each_once

UNARMED = "unarmed"
"""The row of those who fight with nothing in their hands."""


class Make(StrEnum):
    """How a melee weapon is made: what tells its hands (G003-41) and how hard it is to knock away (G003-12)."""

    UNARMED = "unarmed"
    ONE_HANDED = "one-handed"
    HAND_AND_A_HALF = "hand-and-a-half"
    TWO_HANDED = "two-handed"
    POLE_ARM = "pole-arm"
    BALANCED = "balanced"

    @property
    def hands(self) -> int:
        """How many hands it takes at least (G003-41)."""
        match self:
            case Make.UNARMED:
                return 0
            case Make.TWO_HANDED | Make.POLE_ARM:
                return 2
            case _:
                return 1


class MeleeWeapon(Item):
    """A melee weapon. `modifier` is added to Corpo, `modifier_in_two_hands` instead where both hands hold it."""

    told: ClassVar[frozenset[str]] = frozenset(
        (
            *(UNARMED, "knife", "sword", "axe", "mace", "bastard-sword", "pole-arm"),
            *("great-sword", "great-axe", "great-hammer", "balanced-sword", "balanced-hammer"),
        )
    )

    gear: Gear
    make: Make
    modifier: int = Field(ge=-20, le=60)
    modifier_in_two_hands: int | None = Field(default=None, ge=-20, le=60)
    type: Damage
    reach_m: int = Field(default=1, ge=1, le=10)

    @property
    def told_name(self) -> Text:
        """The name that it has in every language."""
        return say(f"nihilo-weapon-{self.id}")

    @property
    def hands(self) -> int:
        """How many hands it takes at least."""
        return self.make.hands

    def is_in_two_hands(self, *, other_hand_empty: bool) -> bool:
        """Whether both hands hold it: it takes two, or may be held in two and the other one is empty (G003-41)."""
        return self.hands == 2 or (self.make is Make.HAND_AND_A_HALF and other_hand_empty)

    def modifier_held(self, *, in_two_hands: bool) -> int:
        """What it adds to Corpo as it is held."""
        two = self.modifier_in_two_hands
        return self.modifier if two is None or not in_two_hands else two

    def counts_as_two_handed(self, *, in_two_hands: bool) -> bool:
        """Whether it is a two-handed melee weapon to Advancements such as Charged Blow (G003-41)."""
        return in_two_hands or self.make is Make.BALANCED


class RangedWeapon(Item):
    """A ranged weapon. It hits without a malus up to `range_m` metres; gunpowder fails beyond a Wormhole (G003-3)."""

    told: ClassVar[frozenset[str]] = frozenset(
        (
            *("thrown-knife", "pistol", "bow", "crossbow", "light-rifle", "light-automatic"),
            *("heavy-pistol", "heavy-rifle", "heavy-automatic", "assault-weapon"),
        )
    )

    gear: Gear
    hands: int = Field(ge=1, le=2)
    damage: int = Field(ge=0, le=200)
    range_m: int = Field(ge=1, le=5000)
    type: Damage
    gunpowder: bool = False

    @property
    def told_name(self) -> Text:
        """The name that it has in every language."""
        return say(f"nihilo-weapon-{self.id}")


Weapon = MeleeWeapon | RangedWeapon


class Weapons(Table):
    """Melee and ranged weapons; the row `unarmed` must be among the first."""

    melee: tuple[MeleeWeapon, ...] = Field(max_length=60)
    ranged: tuple[RangedWeapon, ...] = Field(max_length=60)

    def find(self, id: str) -> Weapon | None:
        """The weapon with this id; None if the table has none."""
        every: tuple[Weapon, ...] = (*self.melee, *self.ranged)
        return next((weapon for weapon in every if weapon.id == id), None)

    @property
    def unarmed(self) -> MeleeWeapon:
        """What those fight with who hold nothing."""
        return next(weapon for weapon in self.melee if weapon.id == UNARMED)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        each_once((*self.melee, *self.ranged))
        if not any(weapon.id == UNARMED for weapon in self.melee):
            raise fault(say("nihilo-fault-unarmed"), "melee: there must be a row for unarmed")
        return self

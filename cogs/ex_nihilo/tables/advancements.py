"""The Advancements: powers, as data (G003-5)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Self

from pydantic import Field, model_validator

from bot.engine.faults import fault
from bot.engine.tables import Table
from bot.engine.text import Text, say
from cogs.ex_nihilo.sheets import Value
from cogs.ex_nihilo.tables.gear import Damage, Item, each_once


class Timing(StrEnum):
    """When an Advancement is used: in one's own turn, in response to something, or never, as it always counts."""

    OWN = "own"
    RESPONSE = "response"
    PASSIVE = "passive"

    @property
    def text(self) -> Text:
        """What the timing is called."""
        return say(f"nihilo-timing-{self}")


class State(StrEnum):
    """The states (R003-65 to R003-74)."""

    PAIN = "pain"
    FEAR = "fear"
    SENSING_BEHIND = "sensing-behind"
    ON_THE_GROUND = "on-the-ground"
    STUN = "stun"
    INVISIBLE = "invisible"
    INTANGIBLE = "intangible"
    ENCHANTMENT = "enchantment"
    PARALYSIS = "paralysis"
    UNCONSCIOUS = "unconscious"

    @property
    def text(self) -> Text:
        """The state's name."""
        return say(f"nihilo-state-{self}")


class Advancement(Item):
    """A power. It costs energy points, and has only what it says here.

    `attack` are the two values of a roll against the defence, up to `range_m` metres without a range malus (R003-63),
    doing `damage` and the margin. Without one it comes with an ordinary hit of a melee weapon, one that counts as
    two-handed where `two_handed` says so (R003-64). Whoever is hit saves with the `save` values against `difficulty`
    and the dice of the level, or falls into the `state` for `turns`, its own duration where they are None. `absorption`
    is added to the armour's for one hit. `dodge_training` gives that training (R003-60); `two_weapons` is the malus
    with two weapons in place of 10 (R003-44); `construction` is added to construction rolls alone (R003-35). One that
    `needs_body` cannot be used in Paralysis (R003-73).
    """

    told: ClassVar[frozenset[str]] = frozenset(
        ("charged-blow", "void-dart", "inner-shield", "dodge-training", "two-weapons")
    )

    cost: int = Field(default=0, ge=0, le=100)
    timing: Timing
    needs_body: bool = True
    two_handed: bool = False
    range_m: int = Field(default=0, ge=0, le=15_000)
    attack: tuple[Value, Value] | None = None
    damage: int | None = Field(default=None, ge=0, le=200)
    type: Damage | None = None
    save: tuple[Value, Value] | None = None
    difficulty: int | None = Field(default=None, ge=0, le=200)
    state: State | None = None
    turns: int | None = Field(default=None, ge=1, le=100_000)
    absorption: int = Field(default=0, ge=0, le=200)
    dodge_training: bool = False
    two_weapons: int | None = Field(default=None, ge=0, le=10)
    construction: int = Field(default=0, ge=0, le=100)

    @property
    def told_name(self) -> Text:
        """The name that it has in every language."""
        return say(f"nihilo-advancement-{self.id}")

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if (self.damage is None) != (self.type is None) or (self.attack is not None and self.damage is None):
            raise fault(say("nihilo-fault-damage", id=self.id), f"{self.id}: attack, damage and type go together")
        if not (self.save is None) == (self.difficulty is None) == (self.state is None):
            raise fault(say("nihilo-fault-save", id=self.id), f"{self.id}: save, difficulty and state go together")
        if self.timing is not Timing.PASSIVE and (self.dodge_training or self.two_weapons is not None):
            raise fault(say("nihilo-fault-passive", id=self.id), f"{self.id}: what always counts must be passive")
        return self


class Advancements(Table):
    """All Advancements that sheets may have."""

    rows: tuple[Advancement, ...] = Field(max_length=100)

    def find(self, id: str) -> Advancement | None:
        """The Advancement with this id; None if the table has none."""
        return next((row for row in self.rows if row.id == id), None)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        each_once(self.rows)
        return self

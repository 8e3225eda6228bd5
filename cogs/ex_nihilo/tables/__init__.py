"""The shapes of the tables in `data/ex_nihilo/*.toml`."""

from __future__ import annotations

from typing import ClassVar, Self

from pydantic import Field, model_validator

from bot.engine.faults import fault
from bot.engine.model import Frozen
from bot.engine.tables import Range, RangeTable, Table
from bot.engine.text import Text, say
from cogs.ex_nihilo.tables.advancements import Advancements
from cogs.ex_nihilo.tables.armours import Armours
from cogs.ex_nihilo.tables.gear import Gear
from cogs.ex_nihilo.tables.options import Options
from cogs.ex_nihilo.tables.weapons import Weapons


class GearRow(Range):
    """The equipment class that a span of Corpo grants."""

    gear: Gear


class Corpo(RangeTable[GearRow]):
    """What Corpo grants (R003-21, R003-22, G003-1)."""


class InitiativeRow(Range):
    """What a span of Equilibrio adds to initiative."""

    initiative: int = Field(ge=-20, le=20)


class Equilibrio(RangeTable[InitiativeRow]):
    """What Equilibrio grants (R003-21, R003-25, G003-1)."""


class SlotsRow(Range):
    """With how many slots for skills a span of Mente begins."""

    skill_slots: int = Field(ge=0, le=24)


class Mente(RangeTable[SlotsRow]):
    """What Mente grants (R003-21, R003-26, G003-1)."""


class EnergyRow(Range):
    """How many energy points a span of Spirito holds, and in how many turns one comes back; None: never."""

    energy_slots: int = Field(ge=0, le=100)
    turns: int | None = Field(default=None, ge=1, le=100_000)


class Spirito(RangeTable[EnergyRow]):
    """What Spirito grants (R003-21, R003-27, G003-1)."""


class GradeRow(Range):
    """What a grade adds to a roll at the table, and how many skill slots it costs."""

    bonus: int = Field(ge=0, le=100)
    slots: int = Field(ge=0, le=24)


class Grades(RangeTable[GradeRow]):
    """The grades of a skill, from 0, untrained, to 3 (R003-29, G003-2, G003-43)."""

    first: ClassVar[int | None] = 0
    last: ClassVar[int | None] = 3


class LevelRow(Range):
    """How many dice a G.S.P. level gives: to the roll, to its difficulty, and to initiative."""

    roll: int = Field(ge=0, le=4)
    difficulty: int = Field(ge=0, le=4)
    initiative: int = Field(ge=0, le=4)


class Levels(RangeTable[LevelRow]):
    """The G.S.P. levels, −1 to 3 (R003-36, R003-41)."""

    first: ClassVar[int | None] = -1
    last: ClassVar[int | None] = 3


class Difficulties(Table):
    """The scale of difficulties (R003-38)."""

    banale: int = Field(ge=0, le=200)
    facilissimo: int = Field(ge=0, le=200)
    facile: int = Field(ge=0, le=200)
    medio: int = Field(ge=0, le=200)
    impegnativo: int = Field(ge=0, le=200)
    difficile: int = Field(ge=0, le=200)
    impossibile: int = Field(ge=0, le=200)
    infernale: int = Field(ge=0, le=200)

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Their names, the lowest first."""
        return tuple(name for name in cls.model_fields if name != "passport")

    @property
    def by_name(self) -> dict[str, int]:
        """Every difficulty by its name, the lowest first."""
        return {name: getattr(self, name) for name in self.names()}

    @model_validator(mode="after")
    def _rise(self) -> Self:
        values = list(self.by_name.values())
        if values != sorted(values):
            raise fault(say("nihilo-fault-difficulties"), "each difficulty must be at least that before it")
        return self


class NihiloTables(Frozen):
    """All tables of `ex_nihilo`; each field is the file of its name."""

    corpo: Corpo
    equilibrio: Equilibrio
    mente: Mente
    spirito: Spirito
    grades: Grades
    levels: Levels
    difficulties: Difficulties
    weapons: Weapons
    armours: Armours
    advancements: Advancements
    options: Options


def difficulty_text(name: str) -> Text:
    """The name of a difficulty."""
    return say(f"nihilo-difficulty-{name}")


def level_text(level: int) -> Text:
    """What a G.S.P. level is called."""
    return say("nihilo-level", level=level)

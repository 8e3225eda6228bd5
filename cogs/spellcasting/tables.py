"""The shapes of `data/spellcasting/options.toml` and of `data/srd/spells.toml`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from bot.engine.grid import Diagonals
from bot.engine.model import Frozen
from bot.engine.ruling import Origin
from bot.engine.tables import OptionTable, RestsOn, Table
from cogs.spellcasting.rules.areas.area import Method
from cogs.spellcasting.rules.spells import (
    HIGHEST,
    Class,
    Components,
    Measure,
    Save,
    School,
    SpellArea,
    SpellName,
)


class Options(OptionTable):
    """What the source leaves open and a table may settle otherwise.

    `method` tells which squares an area takes in (R002-19), `diagonals` what diagonal steps cost (G002-12). `merge`:
    who identifies a spell with the reaction may counter it with the same one (G002-11). `window_minutes` is how long
    *Identify?* can be pressed while a spell is cast, unless the GM says otherwise (G002-19).
    """

    method: Annotated[Method, RestsOn("R002-19", "G002-2")]
    diagonals: Annotated[Diagonals, RestsOn("G002-12", origin=Origin.PUBLIC)]
    merge: Annotated[bool, RestsOn("G002-11", origin=Origin.PUBLIC)]
    window_minutes: Annotated[int, Field(ge=1, le=10_080), RestsOn("R002-7", "G002-19")]


class SpellTables(Frozen):
    """All tables of `spellcasting`; each field is the file of its name."""

    options: Options


class Subclass(StrEnum):
    """The subclasses of the SRD that grant spells beyond the lists of their classes (G002-21)."""

    DEVOTION = "devotion"
    FIEND = "fiend"
    LAND = "land"
    LIFE = "life"
    LORE = "lore"


class SrdSpell(Frozen):
    """What the SRD 5.1 says of a spell. With `concentration` the duration is the longest possible."""

    id: Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$")]
    name: str
    level: int = Field(ge=0, le=HIGHEST)
    school: School
    classes: tuple[Class, ...]
    subclasses: tuple[Subclass, ...] = ()
    components: Components
    ritual: bool = False
    concentration: bool = False
    casting_time: Measure
    range: Measure
    duration: Measure
    area: SpellArea | None = None
    save: Save | None = None

    @property
    def called(self) -> SpellName:
        """The spell as castings name it."""
        return SpellName(name=self.name, srd=self.id)


class SrdSpells(Table):
    """The spells of the SRD 5.1, from `data/srd/spells.toml`."""

    rows: tuple[SrdSpell, ...]

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        ids = [spell.id for spell in self.rows]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        if twice:
            raise ValueError(f"rows: more than once: {', '.join(twice)}")
        return self

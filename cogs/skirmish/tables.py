"""The shapes of the tables in `data/skirmish/*.toml`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from bot.engine.model import Frozen
from bot.engine.ruling import Origin
from bot.engine.tables import OptionTable, RestsOn, Table
from cogs.skirmish.sheets import Stats


class OutOfCommand(StrEnum):
    """What befalls a creature that is not under command (G004-2)."""

    NOTHING = "nothing"
    SPEED_2 = "speed-2"


class Rounding(StrEnum):
    """How half of the hit points becomes a multiple of 5 in the 2nd edition (G004-6)."""

    NEAREST = "nearest"
    DOWN = "down"


class Nearest(StrEnum):
    """Among which enemies a charger looks for the nearest (G004-16)."""

    SEEN = "seen"
    ALL = "all"


class Path(StrEnum):
    """What must be free for a charge: the hull of both spaces, or the line between their centres (G004-17)."""

    HULL = "hull"
    CENTRE = "centre"


class Options(OptionTable):
    """What the source leaves open and a table may settle otherwise.

    `terrain_set`: risky ground, sacred circles, spike stones and pits act (G004-12). `huge` creatures are allowed, the
    game ends at a `victory_score`, and a round on one's own victory areas is worth `area_points` (G004-23).
    `second_cover` is what cover adds to the AC, and `second_difficult` what a square of difficult ground costs in the
    2nd edition (G004-14, G004-11).
    """

    out_of_command: Annotated[OutOfCommand, RestsOn("G004-2", origin=Origin.PUBLIC)]
    bloodied_rounding: Annotated[Rounding, RestsOn("G004-6", origin=Origin.READING)]
    charge_nearest: Annotated[Nearest, RestsOn("G004-16", origin=Origin.READING)]
    charge_path: Annotated[Path, RestsOn("G004-17", origin=Origin.READING)]
    terrain_set: Annotated[bool, RestsOn("G004-12", origin=Origin.PUBLIC)]
    huge: Annotated[bool, RestsOn("G004-23", origin=Origin.PUBLIC)]
    victory_score: Annotated[int, Field(ge=1, le=10_000), RestsOn("G004-23", origin=Origin.PUBLIC)]
    area_points: Annotated[int, Field(ge=0, le=100), RestsOn("G004-23", origin=Origin.PUBLIC)]
    second_cover: Annotated[int, Field(ge=0, le=20), RestsOn("G004-14")]
    second_difficult: Annotated[int, Field(ge=1, le=5), RestsOn("G004-11")]


class Sample(Frozen):
    """A creature of our own; its name is the message `skirmish-creature-<id>`."""

    id: Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$")]
    stats: Stats


class Samples(Table):
    """Creatures of our own, to begin with."""

    rows: tuple[Sample, ...]


class Muster(Frozen):
    """So many of a sample creature."""

    creature: str
    count: int = Field(default=1, ge=1, le=10)


class SampleWarband(Frozen):
    """A warband of sample creatures; its name is the message `skirmish-warband-<id>`."""

    id: Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$")]
    creatures: tuple[Muster, ...]


class Warbands(Table):
    """Warbands of our own."""

    rows: tuple[SampleWarband, ...]


class SkirmishTables(Frozen):
    """All tables of `skirmish`; each field is the file of its name."""

    options: Options
    creatures: Samples
    warbands: Warbands

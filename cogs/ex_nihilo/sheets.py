"""The sheets of `ex_nihilo`: characters, and the Narrator's own, who may be stronger or weaker than anybody human.

Weapons, armour and Advancements are kept by their ids; what these are stands in the tables that the guild plays by.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BeforeValidator, Field

from bot.engine.model import Frozen
from bot.engine.text import Text, clean, say

HIT_POINTS_BESIDES_CORPO = 10
"""Hit points at creation are this and Corpo (R003-11)."""


class Attribute(StrEnum):
    """The primary attributes (R003-19)."""

    CORPO = "corpo"
    EQUILIBRIO = "equilibrio"
    MENTE = "mente"
    SPIRITO = "spirito"

    @property
    def text(self) -> Text:
        """The attribute's name."""
        return say(f"nihilo-attribute-{self}")


class Skill(StrEnum):
    """The eight skills (R003-30)."""

    BIOLOGIA = "biologia"
    LINGUISTICA = "linguistica"
    UMANISTICHE = "umanistiche"
    MECHANO = "mechano"
    MEDICINA = "medicina"
    OCCULTO = "occulto"
    RICERCA = "ricerca"
    SCIENZE = "scienze"

    @property
    def text(self) -> Text:
        """The skill's name."""
        return say(f"nihilo-skill-{self}")


Value = Attribute | Skill
"""What a roll adds up: an attribute, or the bonus of a skill."""


def _id(typed: Any) -> Any:
    return "-".join(clean(typed, limit=40).casefold().split()) if isinstance(typed, str) else typed


Id = Annotated[str, BeforeValidator(_id)]
"""The id of a row of a table, or whatever else somebody typed for one."""


def _none_empty(typed: Any) -> Any:
    return tuple(one for one in typed if one) if isinstance(typed, list | tuple) else typed


Ids = Annotated[tuple[Id, ...], BeforeValidator(_none_empty)]
"""Several of them."""

Human = Annotated[int, Field(ge=8, le=22)]
"""The value of an attribute of a character (R003-20)."""

Any60 = Annotated[int, Field(ge=0, le=60)]
"""The value of an attribute of anybody else."""

Grade = Annotated[int, Field(ge=0, le=3)]
"""The grade of a skill; 0 is untrained (R003-29)."""


def _full(known: dict[str, Any]) -> int:
    most = known.get("max_hit_points")
    return most if most is not None else HIT_POINTS_BESIDES_CORPO + int(known["corpo"])


class Character(Frozen):
    """A character. `max_hit_points` is None as long as they are those of creation, 10 and Corpo (R003-11).

    `hit_points` go down to −1, which is unconscious (G003-8). `energy_turns` are the turns that have gone by towards
    the next energy point. Weapons `in_hand` come with the main one first; one that may be held in two hands is, as long
    as the other hand is empty. `weapons` are those carried besides. `dodge_training` is the training of
    R003-60, where no Advancement gives it (G003-21). `racial_initiative` is 0 for humans (R003-41).
    """

    corpo: Human = 10
    equilibrio: Human = 10
    mente: Human = 10
    spirito: Human = 10
    biologia: Grade = 0
    linguistica: Grade = 0
    umanistiche: Grade = 0
    mechano: Grade = 0
    medicina: Grade = 0
    occulto: Grade = 0
    ricerca: Grade = 0
    scienze: Grade = 0
    max_hit_points: int | None = Field(default=None, ge=1, le=500)
    hit_points: int = Field(default_factory=_full, ge=-1, le=500)
    energy: int = Field(default=0, ge=0, le=100)
    energy_turns: int = Field(default=0, ge=0)
    weapons: Ids = Field(default=(), max_length=10)
    in_hand: Ids = Field(default=(), max_length=2)
    armour: Id = ""
    advancements: Ids = Field(default=(), max_length=20)
    dodge_training: bool = False
    racial_initiative: int = Field(default=0, ge=-20, le=20)
    dead: bool = False

    def attribute(self, attribute: Attribute) -> int:
        """The value of an attribute."""
        value: int = getattr(self, attribute)
        return value

    def grade(self, skill: Skill) -> int:
        """The grade of a skill."""
        grade: int = getattr(self, skill)
        return grade

    @property
    def most_hit_points(self) -> int:
        """The hit points of somebody who is unhurt."""
        return _full({"max_hit_points": self.max_hit_points, "corpo": self.corpo})


class Npc(Character):
    """Anybody whom the Narrator plays; the bounds of human attributes do not hold for them."""

    corpo: Any60 = 10
    equilibrio: Any60 = 10
    mente: Any60 = 10
    spirito: Any60 = 10


Someone = TypeVar("Someone", bound=Character, covariant=True)


class Named(Frozen, Generic[Someone]):
    """A stored sheet with its id and the name by which everybody at the table may know it."""

    sheet_id: int
    name: str
    sheet: Someone

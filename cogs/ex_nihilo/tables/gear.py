"""What weapons, armour and Advancements have in common: names, equipment classes, kinds of damage."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import Annotated, ClassVar, Protocol

from pydantic import BeforeValidator, Field, StringConstraints, model_validator

from bot.engine.faults import fault
from bot.engine.model import Frozen
from bot.engine.sheet import words
from bot.engine.text import Arg, Text, say

Name = Annotated[str, BeforeValidator(lambda typed: words(typed) if isinstance(typed, str) else typed)]
"""One clean line that somebody typed."""


class Gear(StrEnum):
    """The equipment classes (R003-22 to R003-24)."""

    STANDARD = "standard"
    HEAVY = "heavy"
    SPECIAL = "special"

    @property
    def text(self) -> Text:
        """The class's name."""
        return say(f"nihilo-gear-{self}")

    def is_above(self, other: Gear) -> bool:
        """Whether it asks for more than somebody of the class `other` may use."""
        order = list(Gear)
        return order.index(self) > order.index(other)


class Damage(StrEnum):
    """The kinds of damage (R003-59, R003-71, G003-40)."""

    POINT = "point"
    CUT = "cut"
    BLUNT = "blunt"
    HEAT = "heat"
    ELECTRICITY = "electricity"

    @property
    def text(self) -> Text:
        """The kind's name."""
        return say(f"nihilo-type-{self}")


class Item(Frozen):
    """A row that sheets name by its id. Those of `told` have a name in every language; others need one of their own."""

    told: ClassVar[Collection[str]] = ()

    id: Annotated[str, StringConstraints(pattern=r"^[^\s,]+$", max_length=40)]
    name: Annotated[Name, Field(max_length=40)] = ""

    @property
    def text(self) -> Arg:
        """What it is called."""
        return self.name or self.told_name

    @property
    @abstractmethod
    def told_name(self) -> Text:
        """The name that it has in every language."""

    @model_validator(mode="after")
    def _named(self) -> Item:
        if not self.name and self.id not in self.told:
            raise fault(say("nihilo-fault-nameless", id=self.id), f"name: {self.id} needs one")
        return self


class HasId(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str: ...


def each_once(rows: Sequence[HasId]) -> None:
    """Raises a fault unless all ids differ."""
    ids = [row.id for row in rows]
    for id in ids:
        if ids.count(id) > 1:
            raise fault(say("nihilo-fault-twice", id=id), f"{id} stands there more than once")

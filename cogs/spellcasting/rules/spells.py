"""What a spell says: level, school, components, times and ranges, area, saving throw. And how it is called."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, model_validator

from bot.engine.model import Frozen
from bot.engine.text import Listing, Ratio, Text, Verbatim, say
from cogs.spellcasting.rules.areas.area import SQUARE_FT, Area, Shape

HIGHEST = 9
"""The highest level of a spell; a cantrip is level 0 (G002-9)."""


class Class(StrEnum):
    """The classes as whose spell one is cast, and of which adventurers are members (R002-10)."""

    BARBARIAN = "barbarian"
    BARD = "bard"
    CLERIC = "cleric"
    DRUID = "druid"
    FIGHTER = "fighter"
    MONK = "monk"
    PALADIN = "paladin"
    RANGER = "ranger"
    ROGUE = "rogue"
    SORCERER = "sorcerer"
    WARLOCK = "warlock"
    WIZARD = "wizard"

    @property
    def text(self) -> Text:
        """The class's name."""
        return say(f"spell-class-{self}")


class School(StrEnum):
    """The schools of magic."""

    ABJURATION = "abjuration"
    CONJURATION = "conjuration"
    DIVINATION = "divination"
    ENCHANTMENT = "enchantment"
    EVOCATION = "evocation"
    ILLUSION = "illusion"
    NECROMANCY = "necromancy"
    TRANSMUTATION = "transmutation"

    @property
    def text(self) -> Text:
        """The school's name."""
        return say(f"spell-school-{self}")


class Component(StrEnum):
    """What a spell asks of its caster (R002-3)."""

    VERBAL = "V"
    SOMATIC = "S"
    MATERIAL = "M"

    @property
    def letter(self) -> Text:
        """Its letter in the rulebooks of the reader's language."""
        return say(f"spell-letter-{self.name.lower()}")

    @property
    def text(self) -> Text:
        """Its name."""
        return say(f"spell-component-{self.name.lower()}")


def _letters(written: Any) -> Any:
    return tuple(written) if isinstance(written, str) else written


Components = Annotated[tuple[Component, ...], BeforeValidator(_letters)]
"""Some components, also written as their letters: `VSM`."""


def letters(components: Components) -> Text:
    """The components by their letters: V, S."""
    if not components:
        return say("spell-components-none")
    return say("spell-components", letters=Listing(items=tuple(component.letter for component in components)))


class Ability(StrEnum):
    """The ability of a saving throw."""

    STRENGTH = "str"
    DEXTERITY = "dex"
    CONSTITUTION = "con"
    INTELLIGENCE = "int"
    WISDOM = "wis"
    CHARISMA = "cha"

    @property
    def text(self) -> Text:
        """The ability's name."""
        return say(f"spell-ability-{self}")


class OnSuccess(StrEnum):
    """What a spell does to a target that succeeds on its saving throw (R002-15)."""

    NONE = "none"
    HALF = "half"
    OTHER = "other"

    @property
    def text(self) -> Text:
        """The same in words."""
        return say(f"spell-on-success-{self}")


class Save(Frozen):
    """The saving throw that a spell allows."""

    ability: Ability
    on_success: OnSuccess

    @property
    def text(self) -> Text:
        """The saving throw with what success means."""
        return say("spell-save", ability=self.ability.text, success=self.on_success.text)


class Unit(StrEnum):
    """What casting times, ranges and durations are counted in; some are not counted at all."""

    ACTION = "action"
    BONUS_ACTION = "bonus action"
    REACTION = "reaction"
    ROUND = "round"
    MINUTE = "minute"
    HOUR = "hour"
    DAY = "day"
    FEET = "feet"
    MILE = "mile"
    SELF = "self"
    TOUCH = "touch"
    SIGHT = "sight"
    UNLIMITED = "unlimited"
    SPECIAL = "special"
    INSTANTANEOUS = "instantaneous"
    UNTIL_DISPELLED = "until dispelled"


class Measure(Frozen):
    """A casting time, range or duration, also written in words: `10 minutes`, `60 feet`, `touch`."""

    n: int = Field(default=1, ge=1)
    unit: Unit

    @model_validator(mode="before")
    @classmethod
    def _from_words(cls, written: Any) -> Any:
        if not isinstance(written, str):
            return written
        number, _, unit = written.partition(" ")
        return {"n": number, "unit": unit.removesuffix("s")} if number.isdecimal() else {"unit": written}

    @property
    def feet(self) -> int | None:
        """How many feet it is; None where it is not counted in feet."""
        return self.n if self.unit is Unit.FEET else None

    @property
    def rounds(self) -> int | None:
        """How many rounds of six seconds it is; None where it is not counted in rounds, minutes or hours."""
        in_rounds = {Unit.ROUND: 1, Unit.MINUTE: 10, Unit.HOUR: 600}
        return self.n * in_rounds[self.unit] if self.unit in in_rounds else None

    @property
    def text(self) -> Text:
        """The same in words, feet with metres beside them."""
        if self.unit is Unit.FEET:
            return feet(self.n)
        return say(f"spell-measure-{self.unit.replace(' ', '-')}", n=self.n)


def feet(n: int) -> Text:
    """So many feet, at 1.5 metres for every 5 of them."""
    return say("spell-feet", n=n, metres=Ratio(num=n * 3, den=10))


class SpellArea(Frozen):
    """The area of effect of a spell, in feet; the meaning of its sizes is that of `Area` (G002-18)."""

    shape: Shape
    size_ft: int = Field(ge=1)
    width_ft: int | None = Field(default=None, ge=1)
    height_ft: int | None = Field(default=None, ge=1)

    @property
    def area(self) -> Area:
        """The same as it lies on the grid, where height plays no part (G002-14)."""
        return Area(shape=self.shape, size_ft=Fraction(self.size_ft), width_ft=Fraction(self.width_ft or SQUARE_FT))

    @property
    def text(self) -> Text:
        """The area in words."""
        flat = say(f"spell-area-{self.shape}", size=feet(self.size_ft), width=feet(self.width_ft or SQUARE_FT))
        return flat if self.height_ft is None else say("spell-tall-area", area=flat, height=feet(self.height_ft))


class SpellName(Frozen):
    """A spell as it is called: by its id in the SRD, or by its sheet where it is the GM's own.

    A spell of neither was only named by somebody.
    """

    name: str
    srd: str | None = None
    sheet_id: int | None = None

    @property
    def text(self) -> Text:
        """The name in the reader's language, where it has an established one there; else in English."""
        if self.srd is None:
            return say("spell-own-name", name=self.name)
        return say("spell-srd-name", id=Verbatim(verbatim=self.srd), name=Verbatim(verbatim=self.name))

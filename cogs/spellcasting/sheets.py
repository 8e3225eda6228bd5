"""The sheets of `spellcasting`: adventurers who may notice a spell, and the GM's own spells."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from bot.engine.model import Frozen
from bot.engine.sheet import words
from cogs.spellcasting.rules.areas.area import LONGEST_FT, Shape
from cogs.spellcasting.rules.spells import HIGHEST, Ability, Class, Components, OnSuccess, Save, School, SpellArea


def _clean(typed: Any) -> Any:
    return words(typed) if isinstance(typed, str) else typed


Words = Annotated[str, BeforeValidator(_clean)]
"""One clean line that somebody typed."""


class Adventurer(Frozen):
    """Somebody who may perceive and identify a spell, or cast one.

    `arcana` is all that is added to an Intelligence (Arcana) check (R002-8), `initiative` all that is added to that.
    `hit_points` are those that are left; None where they are kept elsewhere. Whoever casts through a subclass is a
    member of its class (G002-21). `sees` and `hears` are hints for the GM, never a verdict (G002-22).
    """

    arcana: int = Field(default=0, ge=-10, le=30)
    initiative: int = Field(default=0, ge=-10, le=30)
    hit_points: int | None = Field(default=None, ge=0, le=1000)
    first_class: Class | None = None
    second_class: Class | None = None
    third_class: Class | None = None
    reaction_used: bool = False
    present: bool = True
    sees: bool = True
    hears: bool = True

    @property
    def classes(self) -> frozenset[Class]:
        """The classes of which they are a member."""
        return frozenset(one for one in (self.first_class, self.second_class, self.third_class) if one)


class Observer(Frozen):
    """An adventurer with the id of the sheet and the name by which everybody at the table may know them."""

    sheet_id: int
    name: str
    sheet: Adventurer


class OwnSpell(Frozen):
    """A spell of the GM's own making, whose name is that of its sheet.

    `classes`, times and range are in the GM's words. An area or a saving throw that it does not have is None, and what
    belongs to that means nothing then.
    """

    level: int = Field(default=0, ge=0, le=HIGHEST)
    school: School = School.EVOCATION
    components: Components = ()
    classes: Words = ""
    casting_time: Words = ""
    range: Words = ""
    duration: Words = ""
    ritual: bool = False
    concentration: bool = False
    shape: Shape | None = None
    size_ft: int = Field(default=20, ge=1, le=LONGEST_FT)
    width_ft: int = Field(default=5, ge=1, le=LONGEST_FT)
    save_ability: Ability | None = None
    on_success: OnSuccess = OnSuccess.NONE

    @property
    def area(self) -> SpellArea | None:
        """The area of effect, if it has one; the width is that of a line."""
        if self.shape is None:
            return None
        return SpellArea(
            shape=self.shape, size_ft=self.size_ft, width_ft=self.width_ft if self.shape is Shape.LINE else None
        )

    @property
    def save(self) -> Save | None:
        """The saving throw, if it allows one."""
        return Save(ability=self.save_ability, on_success=self.on_success) if self.save_ability else None

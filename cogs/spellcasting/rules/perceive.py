"""Perceiving a caster: what is left of the components, and who may notice them (R002-3 to R002-5)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from bot.engine.ruling import Note, Origin
from bot.engine.text import Text, say
from cogs.spellcasting.rules.spells import Component, Components
from cogs.spellcasting.sheets import Adventurer


class Relief(StrEnum):
    """An ability that takes away components (G002-10).

    NO_MATERIAL is innate casting, or anything else, that says that it needs no material components; INNATE says no more
    than its name. Whatever else takes all of them away counts as INNATE.
    """

    SUBTLE = "subtle"
    NO_MATERIAL = "no-material"
    INNATE = "innate"

    @property
    def takes(self) -> frozenset[Component]:
        """The components that it takes away."""
        return _TAKES[self]

    @property
    def text(self) -> Text:
        """Its name."""
        return say(f"spell-relief-{self}")


_TAKES = {
    Relief.SUBTLE: frozenset({Component.VERBAL, Component.SOMATIC}),
    Relief.NO_MATERIAL: frozenset({Component.MATERIAL}),
    Relief.INNATE: frozenset(Component),
}


def left(asked: Components, reliefs: Iterable[Relief]) -> Components:
    """What is left of the components that a spell asks for; with any left the casting can be perceived (R002-3)."""
    taken = frozenset[Component]().union(*(relief.takes for relief in reliefs))
    return tuple(component for component in asked if component not in taken)


def hint(components: Components, adventurer: Adventurer) -> Components:
    """Those of the components that an adventurer may notice: verbal ones by hearing, the others by sight (G002-22).

    A hint for the GM, who decides.
    """
    return tuple(one for one in components if (adventurer.hears if one is Component.VERBAL else adventurer.sees))


def relief_note(relief: Relief) -> Note:
    """What it takes away."""
    text = say(f"spell-takes-{relief}")
    if relief is Relief.INNATE:
        return Note(text=text, rule="R002-5")
    return Note(text=text, rule="G002-10", origin=Origin.READING)

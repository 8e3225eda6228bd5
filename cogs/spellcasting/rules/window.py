"""How long a casting can be identified: first with the reaction, then by its effect with the action (G002-19)."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.text import Text, say
from cogs.spellcasting.rules.casting import Casting, Perception
from cogs.spellcasting.rules.identify import Way


class Phase(StrEnum):
    """How far a casting is: under way, or its effect is there, or all of it is over."""

    CASTING = "casting"
    EFFECT = "effect"
    OVER = "over"

    @property
    def text(self) -> Text:
        """The same in words."""
        return say(f"spell-phase-{self}")


def first_phase(casting: Casting) -> Phase:
    """The phase in which the window opens: of an open casting of which nobody can perceive more, that of its effect."""
    return Phase.CASTING if casting.hidden or casting.perceptible.casting else Phase.EFFECT


def next_phase(casting: Casting, phase: Phase) -> Phase:
    """The phase that follows. That of a hidden casting follows even without an effect, which nobody is to learn."""
    has_effect = casting.hidden or casting.effect
    return Phase.EFFECT if phase is Phase.CASTING and has_effect else Phase.OVER


def way_in(phase: Phase, perceived: Perception) -> tuple[Way, bool]:
    """By which way somebody who perceives that much tries to identify a casting, and whether they are in time."""
    if phase is Phase.CASTING or not perceived.effect:
        return Way.REACTION, phase is Phase.CASTING
    return Way.ACTION, phase is Phase.EFFECT

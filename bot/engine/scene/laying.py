"""What the GM lays on those who take part in a scene, and takes off again. What ends by itself is in `lasting`."""

from __future__ import annotations

from bot.engine.effects import Effect
from bot.engine.scene.events import EffectBegan, Step
from bot.engine.scene.going import made, person, require_open
from bot.engine.scene.lasting import expired
from bot.engine.scene.model import Scene


def lay(scene: Scene, who: int, effect: Effect, *, instead_of: Effect | None = None) -> Step:
    """The participant `who` bears the effect from now on; `instead_of` is what it takes the place of.

    Raises `Refused` with CLOSED and NO_SUCH_PARTICIPANT.
    """
    require_open(scene)
    person(scene, who)
    step = made(scene, EffectBegan(who=who, lasting=effect))
    ends = () if instead_of is None else (instead_of,)
    return step.model_copy(update={"begins": (effect,), "ends": ends})


def end(scene: Scene, effect: Effect) -> Step:
    """The effect is over, by the GM's word or because its moment has come: that may be once the scene is closed."""
    return made(scene, expired(effect)).model_copy(update={"ends": (effect,)})

"""Games that are played in scenes: what a ruleset's own commands do there.

The state of the game is part of the scene, so it goes back and forth with it and changes with its version.
"""

from __future__ import annotations

from pydantic import JsonValue

from bot.engine.scene.events import Step, Triggered
from bot.engine.scene.going import changed, made
from bot.engine.scene.lasting import Trigger, laid
from bot.engine.scene.model import Scene


def played(scene: Scene, game: dict[str, JsonValue], *told: Trigger) -> Step:
    """The step after which the game stands as `game`. Each of `told` is a ruling, and all sheets that it speaks of.

    Whose turn it is stays; where that changes as well, `going.chained` goes on with an action of `flow`.
    """
    rulings = [one.ruling for one in told]
    step = made(changed(scene, game=game), *(Triggered(sheet_ids=one.sheet_ids, ruling=one.ruling) for one in told))
    return step.model_copy(
        update={
            "changes": tuple(change for ruling in rulings for change in ruling.changes),
            "begins": tuple(laid(scene, effect) for ruling in rulings for effect in ruling.begins),
            "ends": tuple(effect for ruling in rulings for effect in ruling.ends),
        }
    )

"""How long something lasts still, as one line of a list tells it."""

from __future__ import annotations

from bot.engine.effects import Effect
from bot.engine.scene.lasting import rounds_left
from bot.engine.scene.model import Scene
from bot.engine.text import Text, Verbatim, say
from cogs.tabletop.screens.ledger import when
from cogs.tabletop.screens.scene.names import turn_name


def left(scene: Scene | None, effect: Effect) -> Text:
    """How long the effect lasts, to a reader of this scene, or apart from any."""
    due, time = effect.due, until(effect)
    if time is not None:
        return time
    if scene is not None and due is not None and due.scene_id == scene.id:
        if due.round is not None and due.turn is not None and scene.sharing(due.turn):
            edge, name = Verbatim(verbatim=due.edge.value), turn_name(scene, due.turn)
            return say("scene-effect-until-turn", edge=edge, name=name, round=due.round)
        rounds = rounds_left(scene, effect)
        if rounds is not None:
            return say("scene-effect-left", n=rounds)
    return say("scene-effect-until") if effect.rounds is None else say("scene-effect-lasts", n=effect.rounds)


def until(effect: Effect) -> Text | None:
    """Until when the effect lasts, by the clock or the time of the game; None where neither ends it."""
    due = effect.due
    if due is not None and due.at is not None:
        return say("scene-effect-until-time", when=when(due.at))
    if due is not None and due.clock is not None:
        return say("scene-effect-until-clock", time=clock_time(due.clock))
    return None


def clock_time(seconds: int) -> Verbatim:
    """The time of the game, as hours, minutes and seconds."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return Verbatim(verbatim=f"{hours}:{minutes:02}:{rest:02}")

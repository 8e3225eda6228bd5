"""What lasts in a scene: when it ends, and what rulesets do at the moments of the scene.

An effect that is `laid` in a scene has a fixed moment at which it is due, so going back in the scene restores what is
left of it. `driven` follows the events of a step: effects that are due end, and rulesets are asked what else happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.dice import Dice
from bot.engine.effects import Due, Edge, Effect
from bot.engine.model import Frozen
from bot.engine.ruling import Change, Ruling
from bot.engine.scene.events import (
    ClockMoved,
    EffectExpired,
    Event,
    RoundBegan,
    RoundEnded,
    Step,
    Triggered,
    TurnBegan,
    TurnEnded,
)
from bot.engine.scene.model import Participant, Scene

MOMENTS = (RoundBegan, RoundEnded, TurnBegan, TurnEnded, ClockMoved)
"""The events at which effects end and rulesets are asked."""


class Trigger(Frozen):
    """A ruling that a moment of the scene brings about, and all sheets that it speaks of."""

    ruling: Ruling
    sheet_ids: tuple[int, ...]


Triggers = Callable[[Scene, Sequence[Effect], Event, Dice], Sequence[Trigger]]
"""What a ruleset does at a moment of a scene, given the effects that last then: `(scene, effects, moment, dice)`."""


def laid(scene: Scene, effect: Effect) -> Effect:
    """The effect as the scene drives it: it ends with the last of its `rounds` after this round.

    Without `rounds` it lasts until something ends it; one that is due already stays so.
    """
    if effect.rounds is None or effect.due is not None:
        return effect
    return effect.model_copy(update={"due": Due(scene_id=scene.id, round=scene.round + effect.rounds)})


def until_turn(scene: Scene, effect: Effect, turn: int, edge: Edge, times: int = 1) -> Effect:
    """The effect, ending with the `times`-th start or end of this turn from now on."""
    # Before the first round no turn is still to come in this one.
    passed = scene.round == 0 or turn in (scene.begun if edge is Edge.START else scene.acted)
    due = Due(scene_id=scene.id, round=scene.round + times - (0 if passed else 1), turn=turn, edge=edge)
    return effect.model_copy(update={"due": due})


def until_clock(scene: Scene, effect: Effect, seconds: int) -> Effect:
    """The effect, ending when so many seconds have gone by in the game."""
    return effect.model_copy(update={"due": Due(scene_id=scene.id, clock=(scene.clock or 0) + seconds)})


def bearer(scene: Scene, effect: Effect) -> Participant | None:
    """Who takes part and bears the effect, as far as the reader of this scene may know.

    Whoever is seen under an alias bears nothing that a reader could know of.
    """
    who = effect.due.who if effect.due is not None and effect.due.scene_id == scene.id else None
    for one in scene.present:
        if one.sheet_id == effect.sheet_id or (one.id == who and one.name != one.alias):
            return one
    return None


def expired(effect: Effect) -> EffectExpired:
    """Tells that the effect is over."""
    return EffectExpired(
        effect_id=effect.id,
        sheet_id=effect.sheet_id,
        ruleset=effect.ruleset,
        effect=effect.kind,
        who=effect.due.who if effect.due else None,
    )


def rounds_left(scene: Scene, effect: Effect) -> int | None:
    """In how many rounds the effect ends: 0 in this one. None if no round ends it."""
    if effect.due is None or effect.due.round is None or effect.due.scene_id != scene.id:
        return None
    return max(0, effect.due.round - scene.round)


def driven(step: Step, effects: Sequence[Effect], triggers: Triggers | None, dice: Dice) -> Step:
    """The step with what its moments do: effects end, and the ruleset's `triggers` act.

    What ends at a start does not act any more at it; what ends at an end acts once more. `effects` are those that last
    on the sheets of the scene, and those that it drives.
    """
    events: list[Event] = []
    changes: list[Change] = []
    begins: list[Effect] = []
    ends: list[Effect] = []
    lasting = list(effects)

    def act(moment: Event) -> None:
        for trigger in triggers(step.scene, tuple(lasting), moment, dice) if triggers else ():
            events.append(Triggered(sheet_ids=trigger.sheet_ids, ruling=trigger.ruling))
            changes.extend(trigger.ruling.changes)
            begins.extend(laid(step.scene, effect) for effect in trigger.ruling.begins)
            end(trigger.ruling.ends)

    def end(over: Sequence[Effect]) -> None:
        ids = {effect.id for effect in over}
        ends.extend(effect for effect in lasting if effect.id in ids)
        lasting[:] = [effect for effect in lasting if effect.id not in ids]

    def expire(moment: Event) -> None:
        over = [effect for effect in lasting if _is_due(effect, step.scene.id, moment)]
        events.extend(map(expired, over))
        end(over)

    for event in step.events:
        events.append(event)
        if isinstance(event, TurnEnded | RoundEnded):
            act(event)
            expire(event)
        elif isinstance(event, MOMENTS):
            expire(event)
            act(event)
    return step.model_copy(
        update={
            "events": tuple(events),
            "changes": (*step.changes, *changes),
            "begins": (*step.begins, *begins),
            "ends": (*step.ends, *ends),
        }
    )


def _is_due(effect: Effect, scene_id: int, moment: Event) -> bool:
    due = effect.due
    if due is None or due.scene_id != scene_id:
        return False
    match moment:
        case ClockMoved(clock=clock):
            return due.clock is not None and clock >= due.clock
        case RoundEnded(round=round):
            # The turn that was waited for may not have come: whoever had it may be gone.
            return due.round is not None and round >= due.round
        case TurnBegan(turn=turn, round=round):
            return due.round is not None and turn == due.turn and due.edge is Edge.START and round >= due.round
        case TurnEnded(turn=turn, round=round):
            return due.round is not None and turn == due.turn and due.edge is Edge.END and round >= due.round
    return False

"""How a scene goes on: what every action shares. Whoever is due is called, and rounds begin and end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.scene.events import (
    CALLS,
    Event,
    NobodyLeft,
    Offered,
    RoundBegan,
    RoundEnded,
    Step,
    TurnBegan,
    TurnEnded,
    TurnResumed,
)
from bot.engine.scene.model import Participant, Scene, State, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.turns import Entrant


def changed(scene: Scene, **fields: Any) -> Scene:
    """The scene with these fields."""
    return scene.model_copy(update=fields)


def person(scene: Scene, who: int) -> Participant:
    """The participant with this id. Raises `Refused` with NO_SUCH_PARTICIPANT."""
    for one in scene.participants:
        if one.id == who:
            return one
    raise Refused(SceneRefusal.NO_SUCH_PARTICIPANT, name=f"#{who}")


def edited(scene: Scene, who: int, **fields: Any) -> Scene:
    """The scene with these fields of one participant."""
    person(scene, who)
    return changed(
        scene,
        participants=tuple(one.model_copy(update=fields) if one.id == who else one for one in scene.participants),
    )


def require_open(scene: Scene) -> None:
    """Raises `Refused` with CLOSED for a scene that is over."""
    if scene.status is Status.CLOSED:
        raise Refused(SceneRefusal.CLOSED, scene=scene.name)


def require_awake(scene: Scene) -> None:
    """Raises `Refused` with CLOSED, or with SUSPENDED while the scene rests."""
    require_open(scene)
    if scene.status is Status.SUSPENDED:
        raise Refused(SceneRefusal.SUSPENDED, scene=scene.name)


def require_running(scene: Scene) -> None:
    """Raises `Refused` with CLOSED, SUSPENDED or NOT_STARTED unless turns can be taken."""
    require_awake(scene)
    if scene.status is Status.GATHERING:
        raise Refused(SceneRefusal.NOT_STARTED, scene=scene.name)


def made(scene: Scene, *events: Event) -> Step:
    """The step to `scene`, one version on."""
    version = scene.version + 1
    after = changed(scene, version=version)
    if any(isinstance(event, CALLS) for event in events):
        after = changed(after, called=after.marked(version))
    if not _is_secret(after):
        after = changed(after, shown=after.reading)
    return Step(scene=after, events=events)


def chained(step: Step, act: Callable[[Scene], Step]) -> Step:
    """One step of two: `act` goes on where `step` has led."""
    later = act(step.scene)
    return Step(
        scene=later.scene,
        events=(*step.events, *later.events),
        changes=(*step.changes, *later.changes),
        begins=(*step.begins, *later.begins),
        ends=(*step.ends, *later.ends),
    )


def ended(scene: Scene) -> tuple[Scene, tuple[Event, ...]]:
    """The scene with the present turn over."""
    if scene.current is None:
        return scene, ()
    over = TurnEnded(turn=scene.current, round=scene.round)
    return changed(scene, current=None, acted=(*scene.acted, scene.current)), (over,)


def settled(before: Scene, scene: Scene, dice: Dice, *events: Event) -> Step:
    """The step from `before` to `scene`, in which somebody may have become able or unable to act.

    A turn that nobody can take any more is over, and whoever is due is called.
    """
    happened = list(events)
    if scene.status is Status.RUNNING:
        if scene.current is not None and not scene.can_act(scene.current):
            scene, over = ended(scene)
            happened += over
        scene, called = onward(scene, dice, asked=before.offered)
        happened += called
        if _goes_on(before) and not _goes_on(scene):
            happened.append(NobodyLeft())
    return made(scene, *happened)


def onward(
    scene: Scene, dice: Dice, *, asked: Sequence[int] = (), may_pause: bool = True
) -> tuple[Scene, tuple[Event, ...]]:
    """The scene with whoever is due called, if nobody has the turn; a round begins if the last one is over.

    Those of `asked` who are still offered their turn are not called again. A scene in which nobody can act of whom
    players know waits at the end of its round. With `may_pause` a strategy that pauses waits for the word before each
    round.
    """
    if scene.current is not None:
        return scene, ()
    happened: list[Event] = []
    if not scene.waiting:
        scene = _with_holders_due(scene)
    if not scene.waiting:
        if not _goes_on(scene):
            return scene, ()
        if may_pause and scene.strategy.pauses:
            return scene, ()
        # Surprise may leave a round without anybody to act in it, but none after that.
        while not scene.waiting:
            scene, begun = next_round(scene, dice)
            happened += begun
    offered = scene.offered
    if len(offered) > 1 or scene.strategy.pauses:
        if not set(offered) & set(asked):
            happened.append(Offered(turns=offered, round=scene.round))
        return scene, tuple(happened)
    scene, call = called(scene, offered[0])
    return scene, (*happened, call)


def called(scene: Scene, turn: int) -> tuple[Scene, Event]:
    """The scene with this turn begun; one that had begun already, and was held, goes on."""
    if turn in scene.begun:
        return changed(scene, current=turn), TurnResumed(turn=turn, round=scene.round)
    begun = changed(scene, current=turn, begun=(*scene.begun, turn))
    return begun, TurnBegan(turn=turn, round=scene.round)


def next_round(scene: Scene, dice: Dice) -> tuple[Scene, tuple[Event, ...]]:
    """The scene at the beginning of its next round."""
    over = (RoundEnded(round=scene.round),) if scene.round else ()
    if scene.round:
        scene = changed(
            scene,
            participants=tuple(
                one.model_copy(update={"state": State.ACTIVE}) if one.state is State.SURPRISED else one
                for one in scene.participants
            ),
        )
        if scene.strategy.every_round:
            cleared = (one.model_copy(update={"initiative": None, "ties": ()}) for one in scene.participants)
            scene = arranged(changed(scene, participants=tuple(cleared)), dice)
    scene = changed(scene, round=scene.round + 1, begun=(), acted=(), held=(), declared={})
    return scene, (*over, RoundBegan(round=scene.round))


def arranged(scene: Scene, dice: Dice) -> Scene:
    """The scene in the order that its strategy makes."""
    turns = dict.fromkeys(one.turn for one in scene.present)
    order = scene.strategy.arrange([scene.entrant(turn) for turn in turns], dice)
    return changed(with_values(scene, *order), order=tuple(entrant.turn for entrant in order))


def with_values(scene: Scene, *entrants: Entrant) -> Scene:
    """The scene with the initiative that each of these turns has; a group shares one."""
    values = {entrant.turn: entrant for entrant in entrants}
    return changed(
        scene,
        participants=tuple(
            one.model_copy(update={"initiative": values[one.turn].initiative, "ties": values[one.turn].ties})
            if one.turn in values
            else one
            for one in scene.participants
        ),
    )


def moved(scene: Scene, turn: int, before: int | None) -> Scene:
    """The scene with this turn in front of another in the order, or at the end."""
    if turn == before:
        return scene
    rest = [other for other in scene.order if other != turn]
    at = len(rest) if before is None else rest.index(before)
    return changed(scene, order=(*rest[:at], turn, *rest[at:]))


def _with_holders_due(scene: Scene) -> Scene:
    """Whoever still holds when all others have acted acts now, in their order, and from now on at this place."""
    due = tuple(turn for turn in scene.order if turn in scene.held and scene.can_act(turn))
    held = tuple(turn for turn in scene.held if turn not in due)
    return changed(scene, held=held, order=(*(turn for turn in scene.order if turn not in due), *due))


def _goes_on(scene: Scene) -> bool:
    """Whether there are rounds to come: somebody can act, in this one or the next, of whom players know.

    Rounds in which only hidden ones act would betray them by the number of the next, and by effects that end.
    """
    return any(one.state in {State.ACTIVE, State.SURPRISED} and not one.hidden for one in scene.present)


def _is_secret(scene: Scene) -> bool:
    """Whether the turn is one that players know nothing of."""
    if scene.current is not None:
        return scene.is_hidden(scene.current)
    return bool(scene.offered) and all(scene.is_hidden(turn) for turn in scene.offered)

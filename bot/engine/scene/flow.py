"""Actions by which a scene goes on: it starts, turns are taken, held and declared, it rests and closes.

Each makes a `Step` of a scene. Who may do what is for whoever offers the action.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from pydantic import JsonValue

from bot.engine.dice import Dice
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import (
    Acted,
    Adjusted,
    ClockMoved,
    Declared,
    Event,
    Held,
    Opened,
    Reopened,
    Reordered,
    Resumed,
    Revealed,
    SceneClosed,
    Started,
    Step,
    Suspended,
)
from bot.engine.scene.going import (
    arranged,
    called,
    changed,
    ended,
    made,
    moved,
    next_round,
    onward,
    require_awake,
    require_open,
    require_running,
    settled,
)
from bot.engine.scene.model import Scene, SceneSettings, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.text import clean
from bot.engine.turns import Declaration, Strategy

REOPENED_WITHIN = timedelta(days=1)


def open_scene(
    name: str, ruleset: str, strategy: Strategy, *, settings: SceneSettings | None = None, clock: int | None = None
) -> Step:
    """A new scene that gathers its participants. Raises `Refused` with NAME_EMPTY."""
    if not (name := clean(name)):
        raise Refused(SceneRefusal.NAME_EMPTY)
    scene = Scene(name=name, ruleset=ruleset, strategy=strategy, settings=settings or SceneSettings(), clock=clock)
    return made(scene, Opened())


def start(scene: Scene, dice: Dice) -> Step:
    """Roll for the order and begin the first round. Whoever was given an initiative keeps it.

    Raises `Refused` with STARTED, EMPTY or NOBODY_CAN_ACT, or with CLOSED or SUSPENDED.
    """
    require_awake(scene)
    if scene.status is not Status.GATHERING:
        raise Refused(SceneRefusal.STARTED, scene=scene.name)
    if not scene.present:
        raise Refused(SceneRefusal.EMPTY, scene=scene.name)
    begun, first = next_round(changed(arranged(scene, dice), status=Status.RUNNING), dice)
    after, events = onward(begun, dice, may_pause=False)
    if after.current is None and not after.offered:
        raise Refused(SceneRefusal.NOBODY_CAN_ACT, scene=scene.name)
    return made(after, Started(), *first, *events)


def next_turn(scene: Scene, expected: int, dice: Dice) -> Step:
    """End the present turn and call the next one. `expected` is the scene's `called`, as whoever acts knew it.

    Raises `Refused` with ALREADY_DONE if another turn has been called since, with CHOOSE_FIRST while a side has yet to
    choose or to declare, with NOBODY_CAN_ACT, and as `require_running`.
    """
    require_running(scene)
    if scene.called != expected:
        raise Refused(Shared.ALREADY_DONE)
    if scene.offered:
        raise Refused(SceneRefusal.CHOOSE_FIRST)
    after, over = ended(scene)
    after, events = onward(after, dice, may_pause=scene.current is not None)
    if after.current is None and not after.offered and not over:
        raise Refused(SceneRefusal.NOBODY_CAN_ACT, scene=scene.name)
    return made(after, *over, *events)


def activate(scene: Scene, turn: int) -> Step:
    """The side that chooses has chosen this turn, which begins.

    Raises `Refused` with NOT_OFFERED unless it is among those offered, and as `require_running`.
    """
    require_running(scene)
    if turn not in scene.offered or not scene.strategy.chooses:
        raise Refused(SceneRefusal.NOT_OFFERED)
    after, call = called(scene, turn)
    return made(after, call)


def hold(scene: Scene, expected: int, dice: Dice) -> Step:
    """Put the present turn off: it comes when its owner acts, at the latest when all others have acted.

    Raises `Refused` with ALREADY_DONE as `next_turn`, with NO_HOLDING where turns cannot be held, with
    NOBODY_TO_WAIT_FOR at the end of the round, even if somebody hidden is still to come, and as `require_running`.
    """
    require_running(scene)
    if scene.called != expected:
        raise Refused(Shared.ALREADY_DONE)
    if not scene.strategy.in_order or scene.current is None:
        raise Refused(SceneRefusal.NO_HOLDING)
    if all(scene.is_hidden(turn) for turn in scene.waiting):
        raise Refused(SceneRefusal.NOBODY_TO_WAIT_FOR)
    held = Held(turn=scene.current)
    after, events = onward(changed(scene, current=None, held=(*scene.held, scene.current)), dice)
    return made(after, held, *events)


def act(scene: Scene, turn: int) -> Step:
    """Whoever holds this turn acts right after the present one, and keeps that place in the order.

    Raises `Refused` with NOT_HELD, and as `require_running`.
    """
    require_running(scene)
    if turn not in scene.held:
        raise Refused(SceneRefusal.NOT_HELD)
    # Whoever has said so before acts before.
    following = next((other for other in scene.waiting if other not in scene.begun), None)
    after = changed(scene, held=tuple(other for other in scene.held if other != turn))
    return made(moved(after, turn, following), Acted(turn=turn))


def reorder(scene: Scene, turn: int, before: int | None) -> Step:
    """Move a turn before another one, or to the end. Whose turn it is stays; who has acted does not act again.

    Raises `Refused` with NO_SUCH_PARTICIPANT where one is not in the order, and with CLOSED.
    """
    require_open(scene)
    for named in (turn, turn if before is None else before):
        if named not in scene.order:
            raise Refused(SceneRefusal.NO_SUCH_PARTICIPANT, name=f"#{named}")
    return made(moved(scene, turn, before), Reordered(turn=turn))


def lead(scene: Scene, side: str, dice: Dice) -> Step:
    """This side goes first in this round, as whoever won the roll for it has chosen (R004-35).

    Raises `Refused` with NOT_OFFERED unless sides choose, nobody has begun yet and the side can, or as
    `require_running`.
    """
    require_running(scene)
    theirs = tuple(turn for turn in scene.order if scene.entrant(turn).side == side)
    if not scene.strategy.chooses or scene.begun or not any(scene.can_act(turn) for turn in theirs):
        raise Refused(SceneRefusal.NOT_OFFERED)
    order = (*theirs, *(turn for turn in scene.order if turn not in theirs))
    return settled(scene, changed(scene, order=order), dice, Reordered(turn=theirs[0]))


def adjust(scene: Scene, settings: SceneSettings) -> Step:
    """Give the scene other settings. Raises `Refused` with CLOSED."""
    require_open(scene)
    return made(changed(scene, settings=settings), Adjusted())


def take_rules(scene: Scene, house: dict[str, dict[str, JsonValue]]) -> Step:
    """Let the scene be played by these house rules from now on.

    Raises `Refused` with RULES_ALREADY_TAKEN where it is, and with CLOSED.
    """
    require_open(scene)
    if scene.house == house:
        raise Refused(SceneRefusal.RULES_ALREADY_TAKEN, scene=scene.name)
    return made(changed(scene, house=house), Adjusted())


def declare(scene: Scene, turn: int, words: str) -> Step:
    """Declare, in secret, what this turn is used for; the last word counts. When all are in, all is revealed.

    Turns that players do not know of are not waited for. Raises `Refused` with NOT_DECLARING unless the turn can
    declare, and as `require_running`.
    """
    require_running(scene)
    if not isinstance(scene.strategy, Declaration) or turn not in scene.waiting:
        raise Refused(SceneRefusal.NOT_DECLARING)
    after = changed(scene, declared={**scene.declared, turn: clean(words, limit=200)})
    known = [due for due in after.waiting if not after.is_hidden(due)]
    if known and set(known) <= after.declared.keys():
        return _revealed(after, Declared(turn=turn))
    return made(after, Declared(turn=turn))


def reveal(scene: Scene) -> Step:
    """Reveal what has been declared, whoever has not. Raises `Refused` with NOT_DECLARING, and as `require_running`."""
    require_running(scene)
    if not isinstance(scene.strategy, Declaration) or not scene.waiting:
        raise Refused(SceneRefusal.NOT_DECLARING)
    return _revealed(scene)


def pass_time(scene: Scene, seconds: int) -> Step:
    """Let time go by in the game; its clock is set up if there was none. Raises `Refused` with CLOSED."""
    require_open(scene)
    clock = (scene.clock or 0) + seconds
    return made(changed(scene, clock=clock), ClockMoved(clock=clock, seconds=seconds))


def suspend(scene: Scene) -> Step:
    """Let the scene rest, as it is. Raises `Refused` as `require_running`."""
    require_running(scene)
    return made(changed(scene, status=Status.SUSPENDED), Suspended())


def resume(scene: Scene, dice: Dice) -> Step:
    """Go on where the scene rested. Raises `Refused` with CLOSED, or with STARTED if it does not rest."""
    require_open(scene)
    if scene.status is not Status.SUSPENDED:
        raise Refused(SceneRefusal.STARTED, scene=scene.name)
    return settled(scene, changed(scene, status=Status.RUNNING), dice, Resumed())


def close(scene: Scene, now: datetime) -> Step:
    """End the scene at `now`. Raises `Refused` with CLOSED."""
    require_open(scene)
    return made(changed(scene, status=Status.CLOSED, closed_at=now), SceneClosed())


def reopen(scene: Scene, now: datetime) -> Step:
    """Let a closed scene go on where it was. Raises `Refused` with CLOSED_LONG_AGO after a day, or STARTED."""
    if scene.closed_at is None:
        raise Refused(SceneRefusal.STARTED, scene=scene.name)
    if now - scene.closed_at > REOPENED_WITHIN:
        raise Refused(SceneRefusal.CLOSED_LONG_AGO, scene=scene.name)
    status = Status.RUNNING if scene.round else Status.GATHERING
    return made(changed(scene, status=status, closed_at=None), Reopened())


def _revealed(scene: Scene, *events: Event) -> Step:
    known = Revealed(declared=scene.declared)
    # Whoever can act again before the next round has missed it too.
    return made(changed(scene, acted=scene.order), *events, known)

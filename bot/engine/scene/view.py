"""What a viewer may know of a scene. Hidden participants are left out of everything; so are their turns.

While the GM plays a hidden turn, players see the scene as it last was when they knew whose turn it was, and hear no
more than what ended then. What follows is told when a turn begins that they know of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.refusal import Refused, Shared
from bot.engine.scene.events import (
    CALLS,
    EffectBegan,
    EffectExpired,
    Event,
    NobodyLeft,
    Offered,
    Revealed,
    RoundBegan,
    RoundEnded,
    Triggered,
    Undone,
    Vanished,
)
from bot.engine.scene.model import Participant, Reading, Scene, State
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.sheet import Viewer
from bot.engine.text import name_key


def knows(viewer: Viewer, one: Participant) -> bool:
    """Whether the viewer may know that this participant exists."""
    return viewer.is_gm or not one.hidden or viewer.user_id in one.user_ids


def visible(scene: Scene, viewer: Viewer) -> Scene:
    """The scene as the viewer may know it.

    Whoever goes by an alias is called so, and has neither sheet nor numbers. Declarations of others are empty until
    they are revealed.
    """
    if viewer.is_gm:
        return scene
    known = [one for one in scene.participants if knows(viewer, one)]
    turns = {one.turn for one in known}
    shown: Scene | Reading = scene
    if scene.current is not None and scene.current not in turns:
        shown = _last_known(scene)
        if scene.is_ahead:
            known = [_as_before(one, shown) for one in known]
        if shown.current is not None and not scene.can_act(shown.current):
            shown = shown.model_copy(update={"current": None, "acted": (*shown.acted, shown.current)})
    return scene.model_copy(
        update={
            "participants": tuple(_seen(one, viewer) for one in known),
            "order": _known(shown.order, turns),
            "round": shown.round,
            "current": shown.current if shown.current in turns else None,
            "begun": _known(shown.begun, turns),
            "acted": _known(shown.acted, turns),
            "held": _known(shown.held, turns),
            "declared": {
                turn: words if viewer.user_id in scene.callers(turn) else ""
                for turn, words in scene.declared.items()
                if turn in turns
            },
            "shown": Reading(),
            "called": shown.called,
        }
    )


def visible_events(before: Scene, after: Scene, events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """Those of the events between two states of a scene that the viewer may know, and of each what they may know.

    A round begins for them with the first turn in it that they know of.
    """
    if viewer.is_gm:
        return tuple(events)
    told = list(known_events(after, events, viewer))
    was, now = _round(before, viewer), _round(after, viewer)
    if was == now:
        return tuple(event for event in told if not isinstance(event, RoundBegan | RoundEnded))
    if not any(isinstance(event, RoundBegan) for event in told):
        over = [RoundEnded(round=was)] if was else []
        call = next((n for n, event in enumerate(told) if isinstance(event, CALLS)), len(told))
        told[call:call] = [*over, RoundBegan(round=now)]
    return tuple(told)


def _round(scene: Scene, viewer: Viewer) -> int:
    """The round of which the viewer has heard, as `visible` shows it."""
    if scene.current is None or any(knows(viewer, one) for one in scene.participants if one.turn == scene.current):
        return scene.round
    return scene.shown.round


def known_events(scene: Scene, events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """Those of the events that speak of nobody whom the viewer may not know of in `scene`."""
    if viewer.is_gm:
        return tuple(events)
    known = [one for one in scene.participants if knows(viewer, one)]
    return tuple(seen for event in events if (seen := _told(event, known)) is not None)


def find(scene: Scene, typed: str, viewer: Viewer) -> Participant:
    """Whom of those present the viewer means by `typed`: a name, or the alias by which they know somebody.

    Raises `Refused` with NO_SUCH_PARTICIPANT, also for whoever they may not know of.
    """
    wanted = name_key(typed)
    for one in visible(scene, viewer).present:
        if wanted in {name_key(one.name), name_key(one.alias or one.name)}:
            return next(true for true in scene.participants if true.id == one.id)
    raise Refused(SceneRefusal.NO_SUCH_PARTICIPANT, name=typed)


def require_turn(scene: Scene, turn: int | None, viewer: Viewer) -> None:
    """Raises `Refused` with NOT_YOUR_TURN unless the turn is the viewer's, or the viewer is the GM.

    A turn that the viewer may not know of is said to be over already.
    """
    if viewer.is_gm or (turn is not None and viewer.user_id in scene.callers(turn)):
        return
    theirs = [one for one in visible(scene, viewer).present if one.turn == turn]
    if not theirs:
        raise Refused(Shared.ALREADY_DONE)
    raise Refused(SceneRefusal.NOT_YOUR_TURN, name=theirs[0].group or theirs[0].name)


def _last_known(scene: Scene) -> Reading:
    """What players read while a hidden turn goes on: what they have read last, with what is open to them since.

    In a round of which they have not heard nothing is open that it has brought. Where it has an order of its own,
    whoever has joined since comes last.
    """
    was, now = scene.shown, scene.reading
    if not scene.is_ahead:
        told = {name: getattr(was, name) for name in ("round", "current", "acted", "called")}
        return now.model_copy(update=told)
    if not scene.strategy.every_round:
        return was.model_copy(update={"order": now.order, "rolled": now.rolled})
    stays = tuple(turn for turn in was.order if turn in now.order)
    return was.model_copy(update={"order": (*stays, *(turn for turn in now.order if turn not in stays))})


def _as_before(one: Participant, shown: Reading) -> Participant:
    """Somebody as they were in the round that players know of: its surprise lasts, and its initiative."""
    initiative, ties = shown.rolled.get(one.id, (one.initiative, one.ties))
    is_surprised = one.state is State.ACTIVE and one.id in shown.surprised
    state = State.SURPRISED if is_surprised else one.state
    return one.model_copy(update={"initiative": initiative, "ties": ties, "state": state})


def _seen(one: Participant, viewer: Viewer) -> Participant:
    """Somebody as a player knows them."""
    if one.alias is None or viewer.user_id in one.user_ids:
        return one
    return one.model_copy(
        update={"name": one.alias, "sheet_id": None, "group": None, "modifier": 0, "initiative": None, "ties": ()}
    )


def _known(numbers: Iterable[int], turns: set[int]) -> tuple[int, ...]:
    return tuple(number for number in numbers if number in turns)


def _told(event: Event, known: Sequence[Participant]) -> Event | None:
    turns = {one.turn for one in known}
    open_ones = [one for one in known if one.alias is None]
    sheets = {one.sheet_id for one in open_ones}
    match event:
        case Vanished() | NobodyLeft() | Undone(secret=True):
            return None
        case Offered(turns=offered):
            return event.model_copy(update={"turns": _known(offered, turns)}) if turns & set(offered) else None
        case Revealed(declared=declared):
            return Revealed(declared={turn: words for turn, words in declared.items() if turn in turns})
        case EffectBegan(who=who):
            return event if any(one.id == who for one in open_ones) else None
        case EffectExpired(sheet_id=sheet_id, who=who):
            return event if sheet_id in sheets or any(one.id == who for one in open_ones) else None
        case Triggered(sheet_ids=sheet_ids):
            return event if set(sheet_ids) <= sheets else None
    who, turn = getattr(event, "who", None), getattr(event, "turn", None)
    if who is not None and all(one.id != who for one in known):
        return None
    return event if turn is None or turn in turns else None

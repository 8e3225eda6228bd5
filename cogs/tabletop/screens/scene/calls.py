"""What is announced in a scene: who is called, and what has happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.guild import GuildSettings
from bot.engine.scene.events import (
    CALLS,
    Acted,
    Appeared,
    ClockMoved,
    Declared,
    EffectBegan,
    EffectExpired,
    Event,
    Held,
    Joined,
    Marked,
    NobodyLeft,
    Offered,
    Reopened,
    Resumed,
    Revealed,
    RoundBegan,
    SceneClosed,
    Started,
    Suspended,
    Triggered,
    Undone,
)
from bot.engine.scene.model import Scene, Status
from bot.engine.scene.rules import SceneRules
from bot.engine.screen import Block, Button, ButtonStyle, Control, Item, Option, Paragraph, Screen, Select, Tone
from bot.engine.text import SUGGESTIONS, Text, say
from cogs.tabletop.screens.scene.left import clock_time, left
from cogs.tabletop.screens.scene.names import (
    at,
    button,
    callers,
    coming,
    participant_name,
    turn_name,
    turn_names,
)

Rules = Mapping[str, SceneRules]

_SAYS_WHOSE_TURN = (*CALLS, Undone, Resumed, Reopened)
"""The events after which it is said whose turn it is."""


def called_turns(events: Sequence[Event]) -> tuple[int, ...]:
    """The turns that these events call."""
    found: list[int] = []
    for event in events:
        if isinstance(event, CALLS):
            found = list(event.turns) if isinstance(event, Offered) else [event.turn]
    return tuple(found)


def says_whose_turn(events: Sequence[Event]) -> bool:
    """Whether the controls of the turn go along with these events."""
    return any(isinstance(event, (*_SAYS_WHOSE_TURN, Revealed, SceneClosed)) for event in events)


def news(scene: Scene, events: Sequence[Event], rules: Rules) -> tuple[Block, ...]:
    """What these events mean for the table, line by line; empty where there is nothing that would be announced."""
    lines = [Item(text=text) for event in events for text in _line(scene, event, rules)]
    if any(isinstance(event, _SAYS_WHOSE_TURN) for event in events) and scene.status is Status.RUNNING:
        return (*lines, *(Paragraph(text=text) for text in _whose_turn(scene)))
    return tuple(lines)


def call_screen(
    scene: Scene, events: Sequence[Event], rules: Rules, settings: GuildSettings | None = None, *, private: bool = False
) -> Screen | None:
    """The announcement of these events; None where there is nothing to announce.

    A game that is played in the scene is drawn as the guild's `settings` say, without them not at all.

    With the controls of the turn where it says whose turn it is. A `private` one is the GM's.
    """
    blocks = news(scene, events, rules)
    if not blocks:
        return None
    return Screen(
        title=title(scene),
        blocks=(*blocks, *board(scene, rules, settings)),
        controls=turn_controls(scene, rules) if says_whose_turn(events) else (),
        tone=Tone.GOOD if called_turns(events) else Tone.NEUTRAL,
        private=private,
    )


def title(scene: Scene) -> Text:
    """The scene and its round."""
    return say("scene-title-round", scene=scene.name, round=scene.round) if scene.round else _named(scene)


def board(scene: Scene, rules: Rules, settings: GuildSettings | None) -> tuple[Block, ...]:
    """The game that is played in the scene, as everybody may see it; empty where none is, or without `settings`."""
    known = rules.get(scene.ruleset)
    if settings is None or known is None or known.board is None or not scene.game:
        return ()
    return tuple(known.board(scene, settings))


def turn_controls(scene: Scene, rules: Rules) -> tuple[Control, ...]:
    """What can be done now. `called` closes it where the turn goes on meanwhile."""
    if scene.status is Status.CLOSED:
        return (button("reopen", scene.id),)
    if scene.status is not Status.RUNNING:
        return ()
    number, called, mark = scene.id, scene.called, scene.mark
    known = rules.get(scene.ruleset)
    undo = () if known and known.by_consent else (button("undo", number, mark),)
    after = (*undo, Button(address=at("why", number, mark), label=say("button-why")))
    snooze = (button("snooze", number, called),) if scene.settings.reminder_minutes else ()
    own = known.controls(scene) if known and known.controls else ()
    if known is not None and known.own_turns:
        return (*own, *after, *snooze)
    if scene.current is not None:
        holds = (button("hold", number, called),) if scene.strategy.in_order else ()
        return (*own, button("done", number, called, style=ButtonStyle.PRIMARY), *holds, *after, *snooze)
    if scene.offered and scene.strategy.chooses:
        return (*own, _choice(scene), *after, *snooze)
    if scene.offered:
        declare = button("declare", number, called, style=ButtonStyle.PRIMARY)
        return (declare, button("reveal", number, called), *after, *snooze)
    return (button("round", number, called, style=ButtonStyle.PRIMARY), *after)


def _choice(scene: Scene) -> Select:
    return Select(
        address=at("activate", scene.id, scene.called),
        placeholder=say("scene-choose-turn"),
        options=tuple(
            Option(value=str(turn), label=say("scene-option", name=turn_name(scene, turn)))
            for turn in scene.offered[:SUGGESTIONS]
        ),
    )


def _whose_turn(scene: Scene) -> Iterator[Text]:
    following = coming(scene)
    if scene.current is not None:
        name = turn_name(scene, scene.current)
        by_player = bool(scene.callers(scene.current))
        if by_player:
            yield say("scene-call", mention=callers(scene, scene.current), name=name)
        else:
            yield say("scene-call-gm", name=name)
    elif scene.offered and scene.strategy.chooses:
        yield say("scene-offered", side=scene.entrant(scene.offered[0]).side, names=turn_names(scene, scene.offered))
    elif scene.offered:
        yield say("scene-asked", names=turn_names(scene, scene.offered))
    if following:
        yield say("scene-next", names=turn_names(scene, following))


def _line(scene: Scene, event: Event, rules: Rules) -> Iterator[Text]:
    """What one event means. Editing a value, a new place in the order and the end of a turn say nothing."""
    match event:
        case Joined(who=who, waits=waits) if scene.status is not Status.GATHERING:
            yield say("scene-joined", name=participant_name(scene, who), waits="yes" if waits else "no")
        case Marked(who=who, state=state):
            yield say(f"scene-now-{state}", name=participant_name(scene, who))
        case Appeared(who=who):
            yield say("scene-appeared", name=participant_name(scene, who))
        case Started():
            yield say("scene-started")
        case RoundBegan(round=number):
            able = (turn for turn in scene.order if scene.can_act(turn))
            yield say("scene-round", round=number, names=turn_names(scene, able))
        case Held(turn=turn):
            yield say("scene-held", name=turn_name(scene, turn))
        case Acted(turn=turn):
            yield say("scene-acted", name=turn_name(scene, turn))
        case Declared(turn=turn):
            yield say("scene-declared", name=turn_name(scene, turn))
        case Revealed(declared=declared):
            yield say("scene-revealed")
            for turn, words in declared.items():
                yield say("scene-revealed-of", name=turn_name(scene, turn), words=words)
        case ClockMoved(clock=clock):
            yield say("scene-clock", time=clock_time(clock))
        case EffectBegan(who=who, lasting=effect):
            if (known := rules.get(effect.ruleset)) is not None and known.effect is not None:
                name, kind = participant_name(scene, who), known.effect(effect.kind)
                yield say("scene-effect-began", name=name, effect=kind, left=left(scene, effect))
        case EffectExpired() | Triggered():
            yield from _effect_line(scene, event, rules)
        case Undone(again=again):
            yield say("scene-redone" if again else "scene-undone")
        case NobodyLeft() | Suspended() | Resumed() | SceneClosed() | Reopened():
            yield say(f"scene-told-{event.kind}")


def _effect_line(scene: Scene, event: EffectExpired | Triggered, rules: Rules) -> Iterator[Text]:
    if isinstance(event, Triggered):
        known = rules.get(event.ruling.ruleset)
        if known is not None and known.ruling is not None:
            told = known.ruling(event.ruling)
            if told is not None:
                yield told
        return
    known = rules.get(event.ruleset)
    theirs = (one for one in scene.participants if one.sheet_id == event.sheet_id or one.id == event.who)
    name = next((one.name for one in theirs), None)
    if known is not None and known.effect is not None and name is not None:
        yield say("scene-effect-ended", name=name, effect=known.effect(event.effect))


def _named(scene: Scene) -> Text:
    return say("scene-title", scene=scene.name)

"""The status card of a scene, for the table; and the status for one reader, with what they can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.effects import Effect
from bot.engine.guild import GuildSettings
from bot.engine.ruling import Origin
from bot.engine.scene.lasting import bearer
from bot.engine.scene.model import Participant, Scene, State, Status
from bot.engine.scene.rules import SceneRules
from bot.engine.screen import Block, ButtonStyle, Control, Fact, Heading, Item, Option, Screen, Select, Tone
from bot.engine.text import SUGGESTIONS, Arg, Listing, Text, say
from cogs.tabletop.screens.scene.calls import Rules, board, title, turn_controls
from cogs.tabletop.screens.scene.left import clock_time, left
from cogs.tabletop.screens.scene.names import at, button, callers, coming, turn_name, turn_names

PAGE = SUGGESTIONS
"""Participants in one list to choose from."""


def card_screen(scene: Scene, lasting: Sequence[Effect], rules: Rules, settings: GuildSettings | None = None) -> Screen:
    """The scene as every player knows it, with the buttons that are everybody's."""
    open_ones = (button("join", scene.id), button("status", scene.id)) if scene.status is not Status.CLOSED else ()
    return Screen(
        title=title(scene),
        blocks=(
            *board(scene, rules, settings),
            *_facts(scene, rules),
            *_participants(scene),
            *_effects(scene, lasting, rules),
        ),
        controls=open_ones,
        tone=Tone.QUIET if scene.status is Status.CLOSED else Tone.NEUTRAL,
    )


def status_screen(
    scene: Scene,
    lasting: Sequence[Effect],
    rules: Rules,
    *,
    is_gm: bool,
    more: Sequence[Block] = (),
    kept: Sequence[Text] = (),
    page: int = 0,
) -> Screen:
    """The same as one reader knows it, private, with what they can do. `more` is what else they may know.

    `kept` are the rulesets of which the scene keeps other house rules than the guild has now.
    """
    blocks = (*_facts(scene, rules), *more, *_kept(kept), *_participants(scene), *_effects(scene, lasting, rules))
    own = turn_controls(scene, rules)
    known = rules.get(scene.ruleset)
    takes = (button("rules", scene.id),) if kept and scene.status is not Status.CLOSED else ()
    if known is not None and known.rules_stay:
        takes = ()
    controls = (*_gm_controls(scene, page), *takes, *own) if is_gm else own
    return Screen(title=title(scene), blocks=blocks, controls=controls, private=True)


def _gm_controls(scene: Scene, page: int) -> Iterator[Control]:
    """Whom the GM can change something of, and what the scene itself waits for."""
    listed = scene.present[page * PAGE : (page + 1) * PAGE]
    if listed:
        yield Select(
            address=at("person", scene.id),
            placeholder=say("scene-choose-person"),
            options=tuple(
                Option(value=str(one.id), label=say("scene-option", name=one.name), description=_described(one))
                for one in listed
            ),
        )
    if len(scene.present) > PAGE:
        yield button("more", scene.id, 0 if (page + 1) * PAGE >= len(scene.present) else page + 1)
    if scene.status is Status.GATHERING:
        yield button("start", scene.id, style=ButtonStyle.PRIMARY)
    if scene.status is Status.RUNNING:
        yield button("rest", scene.id)
        yield button("time", scene.id)
    if scene.status is Status.SUSPENDED:
        yield button("resume", scene.id, style=ButtonStyle.PRIMARY)


def _facts(scene: Scene, rules: Rules) -> Iterator[Block]:
    known = rules.get(scene.ruleset)
    if known is not None:
        yield Fact(label=say("scene-field-order"), value=_order(known, scene))
    if scene.status is not Status.RUNNING:
        yield Fact(label=say("scene-field-state"), value=say(f"scene-is-{scene.status}"))
    if scene.current is not None:
        now = say("scene-now", name=turn_name(scene, scene.current), person=callers(scene, scene.current))
        yield Fact(label=say("scene-field-now"), value=now)
    if following := coming(scene):
        yield Fact(label=say("scene-field-next"), value=turn_names(scene, following))
    if scene.clock is not None:
        yield Fact(label=say("scene-field-clock"), value=clock_time(scene.clock))


def _kept(rulesets: Sequence[Text]) -> Iterator[Block]:
    if rulesets:
        yield Fact(label=say("scene-field-rules"), value=say("scene-rules-kept", games=Listing(items=tuple(rulesets))))


def _order(known: SceneRules, scene: Scene) -> Text:
    """The turn order. A default of ours is never shown as the author's."""
    order = known.order_of(scene.strategy)
    is_ours = any(note.origin is Origin.HOUSE for note in order.notes)
    return say("scene-order-ours", order=order.label) if is_ours else order.label


def _participants(scene: Scene) -> Iterator[Block]:
    """Everybody, turn by turn in their order; whoever has no place in it yet comes last."""
    turns = dict.fromkeys((*scene.order, *(one.turn for one in scene.present)))
    there = [turn for turn in turns if scene.sharing(turn)]
    if there:
        yield Heading(text=say("scene-participants"))
    for n, turn in enumerate(there, 1):
        yield Item(text=_turn(scene, n, turn))


def _turn(scene: Scene, n: int, turn: int) -> Text:
    theirs = scene.sharing(turn)
    marks = tuple(_marks(scene, turn))
    more: Arg = turn_name(scene, turn)
    if len(theirs) > 1:
        more = say("scene-group", name=more, names=Listing(items=tuple(_member(one) for one in theirs)))
    if not marks:
        return say("scene-entry", n=n, name=more)
    return say("scene-entry-marked", n=n, name=more, marks=Listing(items=marks))


def _member(one: Participant) -> Arg:
    """A member of a group, with their state where it is not the usual one."""
    if one.state is State.ACTIVE:
        return one.name
    return say("scene-member", name=one.name, state=say(f"scene-state-{one.state}"))


def _marks(scene: Scene, turn: int) -> Iterator[Text]:
    theirs = scene.sharing(turn)
    first = theirs[0]
    if first.initiative is not None:
        yield say("scene-initiative", n=first.initiative)
    if first.side:
        yield say("scene-side", side=first.side)
    if all(one.hidden for one in theirs):
        yield say("scene-mark-hidden")
    if aliases := tuple(one.alias for one in theirs if one.alias and one.alias != one.name):
        yield say("scene-mark-alias", names=Listing(items=aliases))
    if len(theirs) == 1 and first.state is not State.ACTIVE:
        yield say(f"scene-state-{first.state}")
    if turn == scene.current:
        yield say("scene-mark-now")
    elif turn in scene.held:
        yield say("scene-mark-held")
    elif turn in scene.declared:
        yield say("scene-mark-declared")
    elif turn in scene.acted and scene.status is not Status.GATHERING:
        yield say("scene-mark-acted")


def _effects(scene: Scene, lasting: Sequence[Effect], rules: Rules) -> Iterator[Block]:
    """What lasts on those of whom the reader knows."""
    lines = [
        Item(text=say("scene-effect", name=on.name, effect=known.effect(one.kind), left=left(scene, one)))
        for one in lasting
        if (on := bearer(scene, one)) is not None
        and (known := rules.get(one.ruleset)) is not None
        and known.effect is not None
    ]
    if lines:
        yield Heading(text=say("scene-effects"))
        yield from lines


def _described(one: Participant) -> Text:
    if one.hidden:
        return say("scene-described-hidden", state=say(f"scene-state-{one.state}"))
    return say("scene-described", state=say(f"scene-state-{one.state}"))

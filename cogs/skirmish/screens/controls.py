"""What can be done in a game, as buttons and lists: below a call for everybody, and at the desk of one person.

Addresses carry the scene and its `called`, so that what belongs to an earlier decision is closed, and the creature
that they are about.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.engine.grid import Square, label
from bot.engine.screen import Button, ButtonStyle, Control, Option, Select
from bot.engine.text import SUGGESTIONS, say
from cogs.skirmish.rules.charge import charges
from cogs.skirmish.rules.course import next_to_run
from cogs.skirmish.rules.model import ChooseFirst, Creature, Game, Movement, RallyDue, RoutsDue, SavesDue
from cogs.skirmish.rules.runs import runs
from cogs.skirmish.rules.targets import attackable
from cogs.skirmish.rules.terms import Phase, Side
from cogs.skirmish.rules.turns import offered
from cogs.skirmish.screens.names import at, button
from cogs.skirmish.screens.telling import at as square_name

PRIMARY = ButtonStyle.PRIMARY


def controls(scene_id: int, called: int, game: Game) -> tuple[Control, ...]:
    """What a game waits for."""
    return (*_due(scene_id, called, game), button("desk", scene_id))


def _due(scene_id: int, called: int, game: Game) -> Iterator[Control]:
    match game.top:
        case ChooseFirst():
            yield button("go-first", scene_id, called, style=PRIMARY)
            yield button("go-second", scene_id, called)
        case SavesDue(waiting=(first, *_)):
            who = first.creature_id
            yield button("save", scene_id, called, who, style=PRIMARY, name=game.creature(who).name)
        case RallyDue(due=due):
            who = due.creature_id
            yield button("save", scene_id, called, who, style=PRIMARY, name=game.creature(who).name)
        case RoutsDue():
            yield _stops(scene_id, called, game)
        case Movement():
            yield from _opportunities(scene_id, called, game)
        case _:
            yield from _free(scene_id, called, game)


def _free(scene_id: int, called: int, game: Game) -> Iterator[Control]:
    """What can be done while nothing is pending."""
    if game.phase is Phase.DEPLOYING:
        yield button("warband", scene_id)
        yield button("set-up", scene_id)
    if game.phase in (Phase.DEPLOYING, Phase.INITIATIVE):
        yield button("initiative", scene_id, called, style=PRIMARY)
    elif game.turn is not None:
        who = game.turn.creature_id
        yield button("finish", scene_id, called, who, style=PRIMARY, name=game.creature(who).name)
    elif game.phase is Phase.ACTIVATING:
        yield Select(
            address=at("activate", scene_id, called),
            placeholder=say("skirmish-choose-creature"),
            options=tuple(_option(str(one.id), "creature", one, one.anchor) for one in offered(game)[:SUGGESTIONS]),
        )


def _stops(scene_id: int, called: int, game: Game) -> Select:
    """Who runs next, and where to, as far as its owner has a say in that."""
    options: list[Option] = []
    waiting = game.top.waiting if isinstance(game.top, RoutsDue) else ()
    for id in next_to_run(game, waiting):
        runner = game.creature(id)
        found = runs(game, runner).routes
        if len(found) == 1:
            options.append(Option(value=f"{id}.", label=say("skirmish-option-run", name=runner.name)))
            continue
        options += [_option(f"{id}.{label(route.stop)}", "stop", runner, route.stop) for route in found]
    return Select(
        address=at("run", scene_id, called),
        placeholder=say("skirmish-choose-stop"),
        options=tuple(options[:SUGGESTIONS]),
    )


def _opportunities(scene_id: int, called: int, game: Game) -> Iterator[Control]:
    waiting = game.top.waiting if isinstance(game.top, Movement) else ()
    options = [
        Option(value=f"{id}.{act}", label=say(f"skirmish-answer-{act}", name=game.creature(id).name))
        for id in waiting
        for act in ("strike", "spare")
    ]
    yield Select(
        address=at("opportunity", scene_id, called),
        placeholder=say("skirmish-choose-opportunity"),
        options=tuple(options[:SUGGESTIONS]),
    )
    yield button("spare-all", scene_id, called)


def turn_controls(scene_id: int, called: int, game: Game) -> Iterator[Control]:
    """Whom the creature can attack or charge whose turn it is, while nothing is pending."""
    if game.turn is None or game.top is not None:
        return
    who = game.turn.creature_id
    targets = attackable(game)
    yield Select(
        address=at("attack", scene_id, called, who),
        placeholder=say("skirmish-choose-attack"),
        options=tuple(_option(str(one.id), "creature", one, one.anchor) for one in targets[:SUGGESTIONS]),
    )
    offers = {} if game.turn.moves or game.turn.attacked else charges(game, who).offers
    ends = [(game.creature(id), end) for id, ends in offers.items() for end in ends]
    yield Select(
        address=at("charge", scene_id, called, who),
        placeholder=say("skirmish-choose-charge"),
        options=tuple(_option(f"{one.id}.{label(end)}", "charge", one, end) for one, end in ends[:SUGGESTIONS]),
    )


def closing(scene_id: int, game: Game, plays: Collection[Side]) -> tuple[Button, ...]:
    """How a player of these sides ends a game before its end."""
    draw: tuple[Button, ...] = ()
    if any(map(game.may_agree, plays)):
        draw = (button("accept-draw", scene_id), button("decline-draw", scene_id))
    elif not set(plays) <= set(game.agreed):
        draw = (button("offer-draw", scene_id),)
    return (*draw, button("concede", scene_id))


def _option(value: str, kind: str, who: Creature, square: Square) -> Option:
    """A creature together with a square."""
    return Option(value=value, label=say(f"skirmish-option-{kind}", name=who.name, square=square_name(square)))

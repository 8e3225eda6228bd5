"""What can be done in a game, as buttons and lists: below a call for everybody, and at the desk of one person.

Addresses carry the scene and its `called`, so that what belongs to an earlier decision is closed, and the creature
that they are about.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.screen import Button, ButtonStyle, Control, Option, Select
from bot.engine.text import SUGGESTIONS, say
from cogs.skirmish.rules.model import (
    ChooseFirst,
    Game,
    Movement,
    Phase,
    RallyDue,
    RoutsDue,
    SavesDue,
)
from cogs.skirmish.rules.rout import routes
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
            options=tuple(
                Option(value=str(one.id), label=say("skirmish-option-creature", name=one.name, square=square_name(one.space.corner)))
                for one in offered(game)[:SUGGESTIONS]
            ),
        )


def _stops(scene_id: int, called: int, game: Game) -> Select:
    """Who runs next, and where to, as far as its owner has a say in that."""
    options: list[Option] = []
    waiting = game.top.waiting if isinstance(game.top, RoutsDue) else ()
    for id in waiting:
        name = game.creature(id).name
        stops = routes(game, id).stops
        options += [
            Option(
                value=f"{id}.{square_name(stop).verbatim}",
                label=say("skirmish-option-stop", name=name, square=square_name(stop)),
            )
            for stop in stops
        ] or [Option(value=f"{id}.", label=say("skirmish-option-run", name=name))]
    return Select(
        address=at("run", scene_id, called),
        placeholder=say("skirmish-choose-stop"),
        options=tuple(options[:SUGGESTIONS]),
    )


def _opportunities(scene_id: int, called: int, game: Game) -> Iterator[Control]:
    waiting = game.top.waiting if isinstance(game.top, Movement) else ()
    options = [
        Option(value=f"{id}.{act}", label=say(f"skirmish-option-{act}", name=game.creature(id).name))
        for id in waiting
        for act in ("strike", "spare")
    ]
    yield Select(
        address=at("opportunity", scene_id, called),
        placeholder=say("skirmish-choose-opportunity"),
        options=tuple(options[:SUGGESTIONS]),
    )
    yield button("spare-all", scene_id, called)


def closing(scene_id: int, called: int, *, draw_is_offered: bool, has_offered: bool) -> tuple[Button, ...]:
    """How a player ends a game before its end."""
    if draw_is_offered:
        draw = (button("accept-draw", scene_id, called), button("decline-draw", scene_id, called))
    else:
        draw = () if has_offered else (button("offer-draw", scene_id, called),)
    return (*draw, button("concede", scene_id, called))

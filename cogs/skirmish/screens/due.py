"""What a game waits for, in a sentence."""

from __future__ import annotations

from bot.engine.text import Text, say
from cogs.skirmish.rules.model import ChooseFirst, Game, Movement, RallyDue, RoutsDue, SavesDue
from cogs.skirmish.rules.terms import Phase, Side
from cogs.skirmish.rules.turns import offered
from cogs.skirmish.screens.names import names_of
from cogs.skirmish.screens.telling import SIDES, at


def due_text(game: Game) -> Text:
    """Who has to do what now."""
    match game.top:
        case ChooseFirst(side=side):
            return say("skirmish-due-first", side=SIDES[side])
        case SavesDue(waiting=waiting):
            return say("skirmish-due-saves", names=names_of(game.creature(due.creature_id) for due in waiting))
        case RallyDue(due=due):
            return say("skirmish-due-rally", name=game.creature(due.creature_id).name)
        case RoutsDue(waiting=waiting):
            return say(
                "skirmish-due-routs",
                side=SIDES[game.creature(waiting[0]).side],
                names=names_of(game.creature(id) for id in waiting),
                n=len(waiting),
            )
        case Movement(creature_id=id, waiting=waiting):
            mover = game.creature(id)
            by = names_of(game.creature(one) for one in waiting)
            square = at(mover.space.corner)
            return say("skirmish-due-opportunity", name=mover.name, square=square, side=SIDES[mover.side.other], by=by)
    match game.phase:
        case Phase.DEPLOYING:
            return _setting_up(game)
        case Phase.INITIATIVE:
            return say("skirmish-due-initiative")
        case Phase.OVER:
            return say("skirmish-due-nothing")
    if game.turn is not None:
        return _turn(game)
    return say(
        "skirmish-due-activation",
        side=SIDES[game.acting or Side.A],
        n=game.to_activate,
        names=names_of(offered(game)),
    )


def _setting_up(game: Game) -> Text:
    for side in Side:
        if left := sum(not one.stands for one in game.creatures if one.side is side):
            return say("skirmish-due-set-up", side=SIDES[side], n=left)
    return say("skirmish-due-begin")


def _turn(game: Game) -> Text:
    turn = game.turn
    if turn is None:
        return say("skirmish-due-nothing")
    return say(
        "skirmish-due-turn",
        name=game.creature(turn.creature_id).name,
        side=SIDES[game.acting or Side.A],
        moves=turn.moves,
        done="yes" if turn.attacked else "no",
    )

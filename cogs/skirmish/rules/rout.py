"""A creature runs, where its owner has a say in it: who goes first, and where to stop (R004-10, G004-20, G004-29)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.grid import Square, label
from bot.engine.refusal import Refused
from bot.engine.text import Listing, Verbatim
from cogs.skirmish.rules.course import next_to_run, settled
from cogs.skirmish.rules.guard import there, undecided
from cogs.skirmish.rules.model import Game, RoutsDue
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.running import run
from cogs.skirmish.rules.runs import runs


def rout(game: Game, id: int, stop: Square | None, dice: Dice) -> Played:
    """Lets a creature run that must, to `stop` where it may stop in several squares.

    Raises `Refused`: OVER, NO_SUCH_CREATURE, GONE, NOT_DEPLOYED, PENDING, NOT_RUNNING (name), WHICH_STOP (name,
    squares), NOT_A_STOP (name, squares).
    """
    creature = there(game, id)
    top = game.top
    if not isinstance(top, RoutsDue):
        undecided(game)
    if not isinstance(top, RoutsDue) or id not in next_to_run(game, top.waiting):
        raise Refused(SkirmishRefusal.NOT_RUNNING, name=creature.name)
    found = runs(game, creature)
    squares = Listing(items=tuple(Verbatim(verbatim=label(route.stop)) for route in found.routes))
    if stop is None and len(found.routes) > 1:
        raise Refused(SkirmishRefusal.WHICH_STOP, name=creature.name, squares=squares)
    route = found.routes[0] if stop is None else found.to(stop)
    if route is None:
        raise Refused(SkirmishRefusal.NOT_A_STOP, name=creature.name, squares=squares)
    play = Play(game, dice)
    run(play, creature, found, route)
    return settled(play)

"""The course of a game after an action: all goes on by itself until somebody is asked something."""

from __future__ import annotations

from cogs.skirmish.rules.model import Game, Movement, RoutsDue, SavesDue
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.rounds import conclude
from cogs.skirmish.rules.running import advance, run, stop_short
from cogs.skirmish.rules.runs import runs


def settled(play: Play) -> Played:
    """What has come of an action once nothing more happens without a decision."""
    while _goes_on(play):
        pass
    return play.played()


def _goes_on(play: Play) -> bool:
    match play.game.top:
        case SavesDue(waiting=()) as saves:
            _run_off(play, saves)
        case RoutsDue(waiting=()):
            play.pop()
        case RoutsDue(waiting=ids):
            return _runs_alone(play, ids)
        case Movement() as movement:
            return advance(play, movement)
        case None:
            return conclude(play)
        case _:
            return False
    return True


def _run_off(play: Play, saves: SavesDue) -> None:
    """All saves are rolled: who failed is routing, and the active side's creatures run first (G004-29)."""
    play.pop()
    for id in saves.failed:
        creature = play.game.creature(id)
        stop_short(play, creature)
        play.put(play.game.creature(id), routing=True)
        if saves.causer_id is not None:
            play.game = play.game.changed(causes=(*play.game.causes, (id, saves.causer_id)))
    active = play.game.active_side
    order = sorted(saves.failed, key=lambda id: play.game.creature(id).side is not active)
    play.push(RoutsDue(waiting=tuple(order)))


def _runs_alone(play: Play, ids: tuple[int, ...]) -> bool:
    """Lets the next one run, where there is nothing to choose: neither who runs first nor where to."""
    of_this_side = next_to_run(play.game, ids)
    creature = play.game.creature(of_this_side[0])
    found = runs(play.game, creature)
    if len(of_this_side) > 1 or len(found.routes) > 1:
        return False
    run(play, creature, found, found.routes[0])
    return True


def next_to_run(game: Game, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the waiting whose owner is to choose now."""
    side = game.creature(ids[0]).side
    return tuple(id for id in ids if game.creature(id).side is side)

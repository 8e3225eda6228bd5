"""Moving, and the opportunity attacks that it draws (G004-10, G004-11, G004-15, G004-21, G004-26)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.engine.dice import Dice
from bot.engine.grid import Square, label
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from cogs.skirmish.rules.blows import blow
from cogs.skirmish.rules.boards import Terrain
from cogs.skirmish.rules.course import settled
from cogs.skirmish.rules.ground import may_stand, speed, ways
from cogs.skirmish.rules.guard import going_on, on_turn, there
from cogs.skirmish.rules.model import Creature, Game, Movement, Stand
from cogs.skirmish.rules.pits import fall
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import RoutingRefusal, SkirmishRefusal
from cogs.skirmish.rules.results import Placed, Spared, Who
from cogs.skirmish.rules.rounds import ACTIONS
from cogs.skirmish.rules.routes import stands_of
from cogs.skirmish.rules.running import end_turn_of, stop_short
from cogs.skirmish.rules.terms import Edition, Purpose
from cogs.skirmish.rules.threats import Threats
from cogs.skirmish.rules.why import why


class Planned(Frozen):
    """A move before it is made: its places, its cost, and who may strike on the way, in their order."""

    way: tuple[Stand, ...]
    cost: int
    by: tuple[Who, ...]


def reach(game: Game, id: int) -> dict[Square, int]:
    """Where a move of a creature may end, and at what cost. Raises `Refused` as `there`."""
    creature = there(game, id)
    found = ways(game, creature).reach(creature.anchor, speed(game, creature))
    return {square: cost for square, cost in found.items() if square != creature.square}


def planned(game: Game, id: int, square: Square, via: Sequence[Square] = ()) -> Planned:
    """The cheapest move of a creature to a square, through those of `via`.

    Raises `Refused`: as `there`; OCCUPIED (name, square), NO_WAY (name, square), TOO_FAR (name, square, cost, speed).
    """
    creature = there(game, id)
    if not may_stand(game, creature, creature.at(square)):
        raise Refused(SkirmishRefusal.OCCUPIED, name=creature.name, square=label(square))
    way = _way(game, creature, (*via, square))
    cost = _cost(game, creature, way)
    points = speed(game, creature)
    if cost > points:
        raise Refused(SkirmishRefusal.TOO_FAR, name=creature.name, square=label(square), cost=cost, speed=points)
    threats = Threats.to(game, creature)
    shifts = _shifts(game, way)
    steps = () if shifts else pairwise(way)
    by = dict.fromkeys(Who.of(one) for here, then in steps for one in threats.strikers(here.space, then.space))
    return Planned(way=way, cost=cost, by=tuple(by))


def move(game: Game, id: int, square: Square, via: Sequence[Square], dice: Dice) -> Played:
    """Moves the creature whose turn it is; instead of an attack it may move a second time.

    Raises `Refused`: as `on_turn` and `planned`; NOT_ITS_TURN (name), RoutingRefusal.MOVE (name), HELPLESS (name),
    NOTHING_LEFT (name).
    """
    creature = acting(game, id)
    if creature.routing:
        raise Refused(RoutingRefusal.MOVE, name=creature.name)
    turn = game.turn
    if turn is None or turn.moves + turn.attacked >= ACTIONS:
        raise Refused(SkirmishRefusal.NOTHING_LEFT, name=creature.name)
    plan = planned(game, id, square, via)
    play = Play(game.changed(turn=turn.model_copy(update={"moves": turn.moves + 1})), dice)
    play.push(
        Movement(creature_id=id, purpose=Purpose.MOVE, way=plan.way[1:], cost=plan.cost, shifts=_shifts(game, plan.way))
    )
    return settled(play)


def strike(game: Game, attacker_id: int, dice: Dice) -> Played:
    """Makes an opportunity attack. Raises `Refused`: OVER, NO_OPPORTUNITY (name), RoutingRefusal.OPPORTUNITY (name)."""
    movement, attacker = _offered(game, attacker_id)
    play = Play(game.changed(struck=(*game.struck, attacker_id)), dice)
    play.become(_answered(movement, attacker_id))
    blow(play, attacker, game.creature(movement.creature_id), opportunity=True)
    return settled(play)


def spare(game: Game, attacker_id: int, dice: Dice) -> Played:
    """Does without an opportunity attack. Raises `Refused` as `strike`."""
    movement, attacker = _offered(game, attacker_id)
    play = Play(game, dice)
    play.become(_answered(movement, attacker_id))
    play.tell(Spared(who=Who.of(game.creature(movement.creature_id)), by=Who.of(attacker)))
    return settled(play)


def place(game: Game, id: int, square: Square, dice: Dice) -> Played:
    """Pushes, pulls or puts a creature somewhere. That draws no opportunity attacks, and ends a movement of its own.

    A charger so moved may still attack if it has not moved more than its speed (G004-26); on a pit whoever fails a save
    is eliminated (G004-12). Raises `Refused`: OVER, as `there`, OCCUPIED (name, square).
    """
    going_on(game)
    creature = there(game, id)
    if not may_stand(game, creature, creature.at(square)):
        raise Refused(SkirmishRefusal.OCCUPIED, name=creature.name, square=label(square))
    play = Play(game, dice)
    movement = stop_short(play, creature)
    if movement and movement.purpose is Purpose.CHARGE:
        if len(movement.behind) > creature.stats.speed:
            end_turn_of(play, creature)
        elif play.game.turn:
            play.game = play.game.changed(turn=play.game.turn.model_copy(update={"moves": 1, "is_over": False}))
    before = play.game.creature(id)
    put = play.put(before, square=square, squeezed=None)
    play.tell(Placed(who=Who.of(put), before=before.anchor, after=square), why("placed", "G004-26", Origin.PUBLIC))
    if not game.board.kind(Terrain.PIT).isdisjoint(put.space.squares) and game.edition is Edition.FIRST:
        fall(play, put)
    return settled(play)


def acting(game: Game, id: int) -> Creature:
    """The creature with this id, which must have its turn. Raises `Refused`: as `on_turn`; NOT_ITS_TURN, HELPLESS."""
    has_turn = on_turn(game)
    creature = there(game, id)
    if has_turn.id != id:
        raise Refused(SkirmishRefusal.NOT_ITS_TURN, name=creature.name)
    if creature.helpless:
        raise Refused(SkirmishRefusal.HELPLESS, name=creature.name)
    return creature


def _offered(game: Game, attacker_id: int) -> tuple[Movement, Creature]:
    going_on(game)
    attacker = there(game, attacker_id)
    if attacker.routing:
        raise Refused(RoutingRefusal.OPPORTUNITY, name=attacker.name)
    if not isinstance(game.top, Movement) or attacker_id not in game.top.waiting:
        raise Refused(SkirmishRefusal.NO_OPPORTUNITY, name=attacker.name)
    return game.top, attacker


def _answered(movement: Movement, attacker_id: int) -> Movement:
    waiting = tuple(id for id in movement.waiting if id != attacker_id)
    return movement.model_copy(update={"waiting": waiting})


def _way(game: Game, creature: Creature, stations: Sequence[Square]) -> tuple[Stand, ...]:
    """The cheapest ways from station to station, one after the other; on the way it may pass allies."""
    run, through = ways(game, creature), ways(game, creature, ends_on_allies=True)
    way = [Stand(square=creature.anchor, space=creature.space)]
    for station in stations:
        path = (run if station == stations[-1] else through).path(way[-1].square, [station])
        if path is None:
            raise Refused(SkirmishRefusal.NO_WAY, name=creature.name, square=label(station))
        way += stands_of(path)[1:]
    return tuple(way)


def _cost(game: Game, creature: Creature, way: Sequence[Stand]) -> int:
    """What a way costs in one move, however it was found."""
    return ways(game, creature).cost([(stand.square, stand.space) for stand in way])


def _shifts(game: Game, way: Sequence[Stand]) -> bool:
    """Whether it is a step that draws no opportunity attacks: a single one, in the 2nd edition (G004-15)."""
    return game.edition is Edition.SECOND and len(way) == 2

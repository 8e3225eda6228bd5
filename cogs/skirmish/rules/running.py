"""Creatures on their way: step by step, past those who may strike at them (G004-15, R004-20, R004-21)."""

from __future__ import annotations

from bot.engine.ruling import Note, Origin
from cogs.skirmish.rules.blows import blow
from cogs.skirmish.rules.boards import Terrain
from cogs.skirmish.rules.ground import may_stand
from cogs.skirmish.rules.harm import deal, eliminate
from cogs.skirmish.rules.model import Creature, Movement, RoutsDue
from cogs.skirmish.rules.play import Play
from cogs.skirmish.rules.results import GroundHurts, Moved, Opportunities, Routing, TargetLost, Who
from cogs.skirmish.rules.routes import Route, Routes
from cogs.skirmish.rules.terms import Edition, Gone, Purpose
from cogs.skirmish.rules.threats import Threats
from cogs.skirmish.rules.why import side_text, why

SPIKES_DAMAGE = 5
"""What spike stones do on every step into a new square (G004-12)."""


def run(play: Play, creature: Creature, found: Routes, route: Route) -> None:
    """Sets out on a rout move. It ends the creature's own turn, if it has one (G004-29)."""
    top = play.game.top
    if isinstance(top, RoutsDue):
        play.become(RoutsDue(waiting=tuple(id for id in top.waiting if id != creature.id)))
    play.tell(
        Routing(
            who=Who.of(creature),
            way=tuple(stand.square for stand in route.way),
            points=found.points,
            cost=found.cost,
            left=None if route.leaves else route.left,
            leaves=route.leaves,
            blocked=found.blocked,
        ),
        *_notes(creature, found, route),
    )
    if not found.blocked:
        play.game = play.game.changed(idle=False)
    end_turn_of(play, creature)
    if len(route.way) > 1 or route.leaves:
        ahead = route.way[1:]
        play.push(
            Movement(creature_id=creature.id, purpose=Purpose.ROUT, way=ahead, cost=route.cost, leaves=route.leaves)
        )


def end_turn_of(play: Play, creature: Creature) -> None:
    """The turn of this creature, if it is having one, is over when nothing is pending."""
    turn = play.game.turn
    if turn and turn.creature_id == creature.id:
        play.game = play.game.changed(turn=turn.model_copy(update={"is_over": True}))


def advance(play: Play, movement: Movement) -> bool:
    """Goes a step further, unless somebody must first say whether they strike."""
    creature = play.game.creature(movement.creature_id)
    if movement.waiting:
        return False
    if not (movement.way or movement.leaves):
        _arrive(play, creature, movement)
    elif not movement.asked:
        play.become(_asking(play, creature, movement))
    elif movement.way:
        _step(play, creature, movement)
    else:
        _tell_moved(play, creature, movement, left_map=True)
        eliminate(play, creature, Gone.ROUTED)
    return True


def stop_short(play: Play, creature: Creature) -> Movement | None:
    """Ends the movement of a creature where it is, and gives it back; None if it was not on its way.

    Where it cannot lawfully stand, in a gap or among allies, it goes back to where it last could.
    """
    movement = next(
        (one for one in play.game.pending if isinstance(one, Movement) and one.creature_id == creature.id), None
    )
    if movement is None:
        return None
    play.game = play.game.changed(pending=tuple(one for one in play.game.pending if one is not movement))
    here = creature.anchor
    back = (here, *reversed(movement.behind))
    lawful = (square for square in back if may_stand(play.game, creature, creature.at(square)))
    creature = play.put(creature, square=next(lawful, here), squeezed=None)
    _tell_moved(play, creature, movement, cut_short=True)
    return movement


def _asking(play: Play, creature: Creature, movement: Movement) -> Movement:
    """The movement, once it is known who may strike before its next step."""
    if movement.shifts:
        return movement.model_copy(update={"asked": True})
    then = movement.way[0].space if movement.way else None
    by = Threats.to(play.game, creature).strikers(creature.space, then)
    caused = Threats.by_causers(play.game, creature).strikers(creature.space, then)
    if by or caused:
        notes = [why("leaves-threatened", "G004-15", Origin.PUBLIC)]
        if caused:
            notes.append(why("causer", "R004-21"))
        play.tell(
            Opportunities(
                who=Who.of(creature),
                square=creature.anchor,
                by=tuple(map(Who.of, by)),
                caused=tuple(map(Who.of, caused)),
            ),
            *notes,
        )
    return movement.model_copy(update={"asked": True, "waiting": tuple(one.id for one in by)})


def _step(play: Play, creature: Creature, movement: Movement) -> None:
    then, *ahead = movement.way
    squeezed = None if then.space == creature.at(then.square) else then.space
    behind = (*movement.behind, creature.anchor)
    moved = play.put(creature, square=then.square, squeezed=squeezed)
    play.become(movement.model_copy(update={"way": tuple(ahead), "behind": behind, "asked": False}))
    new = set(moved.space.squares) - set(creature.space.squares)
    if play.game.edition is Edition.FIRST and not new.isdisjoint(play.game.board.kind(Terrain.SPIKES)):
        play.tell(
            GroundHurts(who=Who.of(moved), terrain=Terrain.SPIKES, damage=SPIKES_DAMAGE),
            why("spikes", "G004-12", Origin.PUBLIC, n=SPIKES_DAMAGE),
        )
        deal(play, {moved.id: SPIKES_DAMAGE})


def _arrive(play: Play, creature: Creature, movement: Movement) -> None:
    play.pop()
    _tell_moved(play, creature, movement)
    if movement.target_id is None:
        return
    end_turn_of(play, creature)
    target = play.game.creature(movement.target_id)
    if target.square == movement.target_square:
        blow(play, creature, target, charge=True)
    else:
        play.tell(TargetLost(who=Who.of(creature), target=Who.of(target)), why("target-lost", "R004-34"))


def _tell_moved(
    play: Play, creature: Creature, movement: Movement, *, cut_short: bool = False, left_map: bool = False
) -> None:
    play.tell(
        Moved(
            who=Who.of(creature),
            purpose=movement.purpose,
            way=(*movement.behind, creature.anchor),
            cost=movement.cost,
            cut_short=cut_short,
            left_map=left_map,
        ),
        why(f"cost-{play.game.edition}", "G004-10", Origin.PUBLIC, cost=movement.cost),
    )


def _notes(creature: Creature, found: Routes, route: Route) -> list[Note]:
    """Why it runs this way and as far."""
    if not found.points:
        return [why("cannot-run", "G004-25", Origin.HOUSE)]
    notes = [why("double-speed", "R004-10", n=found.points, exit=side_text(creature.side))]
    if found.cost is None:
        return [*notes, why("blocked", "R004-13"), why("blocked-nearest", "G004-28", Origin.HOUSE, left=route.left)]
    notes += [why("shortest", "R004-12", cost=found.cost), why("by-cost", "G004-20", Origin.HOUSE)]
    if route.leaves:
        return [*notes, why("leaves", "R004-11", left=found.points - found.cost)]
    return [*notes, why("stops", "G004-20", Origin.HOUSE, left=route.left, n=len(found.routes))]

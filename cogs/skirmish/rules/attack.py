"""The attack that a creature may make in its turn (R004-16, G004-13, G004-14)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.grid import distance
from bot.engine.refusal import Refused
from cogs.skirmish.rules.blows import blow
from cogs.skirmish.rules.course import settled
from cogs.skirmish.rules.cover import sees
from cogs.skirmish.rules.guard import there
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.moving import acting
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import RoutingRefusal, SkirmishRefusal
from cogs.skirmish.rules.rounds import ACTIONS


def attack(game: Game, attacker_id: int, target_id: int, dice: Dice, modifier: int = 0) -> Played:
    """The creature whose turn it is attacks: in melee from beside its target, or from afar if its attack is ranged.

    Raises `Refused`: as `acting`; RoutingRefusal.ATTACK (name), ALREADY_ATTACKED (name), NOTHING_LEFT (name), OWN_SIDE
    (name), NOT_ADJACENT (name, target), NOT_SEEN (name, target).
    """
    attacker = acting(game, attacker_id)
    if attacker.routing:
        raise Refused(RoutingRefusal.ATTACK, name=attacker.name)
    turn = game.turn
    if turn is None or turn.attacked:
        raise Refused(SkirmishRefusal.ALREADY_ATTACKED, name=attacker.name)
    if turn.moves >= ACTIONS:
        raise Refused(SkirmishRefusal.NOTHING_LEFT, name=attacker.name)
    target = there(game, target_id)
    ranged = _is_ranged(game, attacker, target)
    play = Play(game.changed(turn=turn.model_copy(update={"attacked": True})), dice)
    blow(play, attacker, target, ranged=ranged, modifier=modifier)
    return settled(play)


def _is_ranged(game: Game, attacker: Creature, target: Creature) -> bool:
    """Whether it attacks from afar; refuses targets that it cannot attack."""
    if attacker.side is target.side:
        raise Refused(SkirmishRefusal.OWN_SIDE, name=target.name)
    ranged = distance(attacker.space, target.space) > 1
    if ranged and not attacker.stats.ranged:
        raise Refused(SkirmishRefusal.NOT_ADJACENT, name=attacker.name, target=target.name)
    if not sees(game.board, attacker.space, target.space):
        raise Refused(SkirmishRefusal.NOT_SEEN, name=attacker.name, target=target.name)
    return ranged

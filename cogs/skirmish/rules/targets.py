"""Whom the creature whose turn it is can attack from where it stands (G004-13, G004-14)."""

from __future__ import annotations

from bot.engine.grid import distance
from cogs.skirmish.rules.cover import sees
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.rounds import ACTIONS


def attackable(game: Game) -> tuple[Creature, ...]:
    """The enemies that it can attack now; none while something is pending, or once it has attacked."""
    turn = game.turn
    if turn is None or game.pending or turn.attacked or turn.moves >= ACTIONS:
        return ()
    attacker = game.creature(turn.creature_id)
    if attacker.routing or attacker.helpless:
        return ()
    return tuple(
        enemy
        for enemy in game.standing(attacker.side.other)
        if (attacker.stats.ranged or distance(attacker.space, enemy.space) == 1)
        and sees(game.board, attacker.space, enemy.space)
    )

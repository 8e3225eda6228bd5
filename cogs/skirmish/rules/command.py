"""Who is under command, and the rating that a commander lends (R004-8, R004-9, R004-19, R004-25, G004-1)."""

from __future__ import annotations

from typing import NamedTuple

from cogs.skirmish.rules.counting import away
from cogs.skirmish.rules.cover import sees
from cogs.skirmish.rules.model import Creature, Game

COMMAND_RANGE = 6
"""How far command reaches without sight, in squares by the edition's count (G004-1, G004-27)."""


class Command(NamedTuple):
    """A commander who has a creature under command: by sight, or by being no farther than 6 squares away."""

    commander: Creature
    in_sight: bool
    distance: int


def commands(game: Game, creature: Creature) -> tuple[Command, ...]:
    """The commanders who have a creature under command, the highest rating first. Routing ones command nobody."""
    found = []
    for one in game.standing(creature.side):
        if one.is_commander and not one.routing and one.id != creature.id:
            squares = away(game, one.space, creature.space)
            in_sight = sees(game.board, creature.space, one.space)
            if in_sight or squares <= COMMAND_RANGE:
                found.append(Command(one, in_sight, squares))
    return tuple(sorted(found, key=lambda found: -found.commander.stats.commander_rating))


def is_under_command(game: Game, creature: Creature) -> bool:
    """Whether somebody has it under command, or it is a commander that is not routing (G004-1)."""
    return (creature.is_commander and not creature.routing) or bool(commands(game, creature))


def lent(game: Game, creature: Creature) -> tuple[int, Creature | None]:
    """The rating that goes into a morale save and whose it is: the highest, its own among them (R004-8, R004-9)."""
    lenders = [found.commander for found in commands(game, creature)]
    if creature.is_commander:
        lenders.append(creature)
    best = max(lenders, key=lambda one: one.stats.commander_rating, default=None)
    return (best.stats.commander_rating, best) if best else (0, None)

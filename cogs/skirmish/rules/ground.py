"""What it costs to go somewhere, and where a creature can be (G004-10, G004-11, G004-21, G004-22)."""

from __future__ import annotations

from bot.engine.grid import Space, Ways
from cogs.skirmish.rules.boards import SLOWING, Terrain
from cogs.skirmish.rules.command import is_under_command
from cogs.skirmish.rules.counting import diagonals
from cogs.skirmish.rules.model import Creature, Game
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.tables import OutOfCommand

FIRST_DIFFICULT = 2
"""What a square of difficult ground costs in the 1st edition; diagonally it is half as much again (G004-11)."""

SPEED_OUT_OF_COMMAND = 2
"""The speed of whoever is not under command, where a table plays so (G004-2)."""


def ways(game: Game, creature: Creature, *, alone: bool = False, ends_on_allies: bool = False) -> Ways:
    """How a creature moves: not through enemies, through allies but not ending there (G004-21), and into no pit.

    With `alone` as if nobody else were on the board. With `ends_on_allies` a way may end on an ally's square, as that
    of somebody may who leaves the map from there.
    """
    others = [] if alone else [one for one in game.standing() if one.id != creature.id]
    difficult = FIRST_DIFFICULT if game.edition is Edition.FIRST else game.options.second_difficult
    pits = game.board.kind(Terrain.PIT) - frozenset(creature.space.squares)
    return Ways(
        game.board,
        width=creature.stats.size,
        height=creature.stats.size,
        diagonals=diagonals(game.edition),
        costs=dict.fromkeys(SLOWING, difficult),
        blocked=pits | game.squares(one for one in others if one.side is not creature.side),
        passed=game.squares(one for one in others if one.side is creature.side) if not ends_on_allies else (),
        squeezes=True,
    )


def may_stand(game: Game, creature: Creature, space: Space) -> bool:
    """Whether a creature can lawfully be on a space: on the board, and on neither wall nor fence nor anybody else."""
    others = game.squares(one for one in game.standing() if one.id != creature.id)
    squares = frozenset(space.squares)
    return (
        game.board.holds(space)
        and squares.isdisjoint(game.board.walls)
        and squares.isdisjoint(others)
        and not any(one in squares and other in squares for one, other in game.board.fences)
    )


def speed(game: Game, creature: Creature) -> int:
    """How far it moves in one move. Where the table says so, less if it is not under command (G004-2)."""
    full = creature.stats.speed
    if game.options.out_of_command is OutOfCommand.SPEED_2 and not is_under_command(game, creature):
        return min(full, SPEED_OUT_OF_COMMAND)
    return full


def stands_on(game: Game, creature: Creature, terrain: Terrain) -> bool:
    """Whether any square of its space is ground of this kind."""
    return not game.board.kind(terrain).isdisjoint(creature.space.squares)

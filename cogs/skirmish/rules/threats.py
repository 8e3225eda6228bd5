"""Threatened squares, and who may make an opportunity attack on somebody who leaves one (G004-15, R004-16, R004-21)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.grid import Board, Space, Square
from cogs.skirmish.rules.cover import melee_cover
from cogs.skirmish.rules.model import Creature, Game


@dataclass(frozen=True)
class Threats:
    """Those who may strike at a runner in this turn, with the squares around each."""

    board: Board
    enemies: tuple[tuple[Creature, frozenset[Square]], ...]

    @classmethod
    def to(cls, game: Game, runner: Creature) -> Threats:
        """Who may make an opportunity attack: once each in a turn, and not while routing or helpless (R004-16).

        Who has caused its rout in this turn may not (R004-21).
        """
        free = (one for one in _ready(game, runner) if not is_causer(game, runner, one))
        return cls(game.board, tuple((one, _around(one.space)) for one in free))

    @classmethod
    def by_causers(cls, game: Game, runner: Creature) -> Threats:
        """Who could strike if they had not caused the rout in this turn."""
        causers = (one for one in _ready(game, runner) if is_causer(game, runner, one))
        return cls(game.board, tuple((one, _around(one.space)) for one in causers))

    def strikers(self, space: Space, then: Space | None) -> tuple[Creature, ...]:
        """Who may strike before the runner goes from one space to the next, or off the map.

        It must leave a square beside them, in which no wall gives it cover; so they see it, too (G004-14, G004-15).
        """
        left = frozenset(space.squares).difference(then.squares if then else ())
        return tuple(
            enemy
            for enemy, around in self.enemies
            if not around.isdisjoint(left) and not melee_cover(self.board, enemy.space, space)
        )


def is_causer(game: Game, runner: Creature, attacker: Creature) -> bool:
    """Whether the attacker has made it run in this turn (R004-21)."""
    return runner.routing and (runner.id, attacker.id) in game.causes


def _ready(game: Game, runner: Creature) -> list[Creature]:
    enemies = game.standing(runner.side.other)
    return [one for one in enemies if not (one.routing or one.helpless or one.id in game.struck)]


def _around(space: Space) -> frozenset[Square]:
    (x, y), width, height = space
    block = Space(Square(x - 1, y - 1), width + 2, height + 2)
    return frozenset(block.squares).difference(space.squares)

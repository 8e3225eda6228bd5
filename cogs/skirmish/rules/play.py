"""What an action of a game gives, and how it comes about: step by step, and each step tells something."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.dice import Dice
from bot.engine.ruling import Note, Ruling
from cogs.skirmish.rules.model import Creature, Game, Pending
from cogs.skirmish.rules.results import Result


class Played(NamedTuple):
    """A game after an action, and the rulings that tell what happened, in their order."""

    game: Game
    rulings: tuple[Ruling, ...]


class Play:
    """An action under way. It begins with a game and ends with what has become of it."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self._rulings: list[Ruling] = []

    def tell(self, result: Result, *trace: Note) -> None:
        """Adds a ruling with its trace."""
        content = result.model_dump(mode="json")
        self._rulings.append(Ruling(ruleset="skirmish", kind=result.kind, result=content, trace=trace))

    def put(self, creature: Creature, **values: object) -> Creature:
        """Changes fields of a creature, and gives it back as it is now."""
        changed = creature.model_copy(update=values)
        self.game = self.game.with_creature(changed)
        return changed

    def push(self, pending: Pending) -> None:
        """Makes this the next thing that is to be decided or done."""
        self.game = self.game.changed(pending=(*self.game.pending, pending))

    def pop(self) -> None:
        """What was to be decided is decided."""
        self.game = self.game.changed(pending=self.game.pending[:-1])

    def become(self, pending: Pending) -> None:
        """Puts this in the place of what was to be decided."""
        self.game = self.game.changed(pending=(*self.game.pending[:-1], pending))

    def played(self) -> Played:
        """What came of it."""
        return Played(self.game, tuple(self._rulings))

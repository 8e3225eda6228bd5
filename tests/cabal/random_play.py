"""Games that chance plays; the same number means the same game."""

from __future__ import annotations

from random import Random

from cogs.cabal.rules.model import Game, Stage
from cogs.cabal.rules.play import apply, legal


class RandomDice:
    """Faces of a generator, so that a number fixes them."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def roll(self, sides: int) -> int:
        return self._random.randint(1, sides)


def played(game: Game, number: int, *, turns: int) -> Game:
    """The game after so many turns, or when it is over. What is rarer than a move is done more often than evenly."""
    random = Random(number)
    dice = RandomDice(random)
    last = game.turn + turns
    while game.stage is Stage.PLAY and game.turn < last:
        kinds: dict[str, list[int]] = {}
        actions = legal(game)
        for at, action in enumerate(actions):
            kinds.setdefault(action.kind, []).append(at)
        kind = random.choice(sorted(kinds))
        game, _ = apply(game, actions[random.choice(kinds[kind])], dice)
    return game

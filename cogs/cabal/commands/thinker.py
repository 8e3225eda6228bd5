"""The bot's thoughts: in a process of their own, so that nobody waits for them."""

from __future__ import annotations

from bot.services.workers import Workers
from cogs.cabal.rules.model import Action, Game
from cogs.cabal.rules.solo import ask, read_answer

TASK = "cogs.cabal.rules.solo:answer"

SECONDS = {1: 1.0, 2: 2.0, 3: 5.0}
"""How long the bot may think about one turn, by its level."""


class Thinker:
    """Thinks about one turn after the other."""

    def __init__(self) -> None:
        self._workers = Workers()

    async def think(self, game: Game, level: int, seed: bytes) -> tuple[Action, ...]:
        """What the bot does next: its whole turn, a part of it until chance decides, or a sacrifice.

        Raises as `Workers.run`.
        """
        return read_answer(await self._workers.run(TASK, ask(game, level, seed), seconds=SECONDS[level]))

    async def close(self) -> None:
        """Thinks no more."""
        await self._workers.close()

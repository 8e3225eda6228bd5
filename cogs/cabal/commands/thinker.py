"""The bot's thoughts: in a process of their own, so that nobody waits for them."""

from __future__ import annotations

import contextlib

from bot.services.workers import Overrun, Workers, WorkFailed
from cogs.cabal.rules.model import Action, Game
from cogs.cabal.rules.solo import ask, read_answer

TASK = "cogs.cabal.rules.solo:answer"

SECONDS = {1: 0.5, 2: 1.0, 3: 3.0}
"""How long the bot may think about one turn, by its level."""

PATIENCE = 30.0
"""Seconds that a process may take besides: on a busy machine it starts late."""

GLANCE = 0.05
"""Seconds for a first look at a game, whatever comes of it."""


class Thinker:
    """Thinks about one turn after the other."""

    def __init__(self) -> None:
        self._workers = Workers(grace=PATIENCE)

    async def think(self, game: Game, level: int, seed: bytes) -> tuple[Action, ...]:
        """What the bot does next: its whole turn, a part of it until chance decides, or a sacrifice.

        Raises as `Workers.run`.
        """
        return read_answer(await self._workers.run(TASK, ask(game, level, seed), seconds=SECONDS[level]))

    async def get_ready(self, game: Game) -> None:
        """Have a process started that can think about this game as soon as it has to."""
        with contextlib.suppress(Overrun, WorkFailed):
            await self._workers.run(TASK, ask(game, 1, b""), seconds=GLANCE)

    async def close(self) -> None:
        """Thinks no more."""
        await self._workers.close()

"""The bot's thoughts: in a process of their own, so that nobody waits for them.

A process is started for the first thought and kept for the next; one that has died is replaced. What it is asked and
answers are JSON values, so nothing but the rules is loaded there.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from cogs.cabal.rules.model import Action, Game
from cogs.cabal.rules.solo import answer, ask, read_answer

SECONDS = 5.0
"""How long the bot may think about one turn."""


class Thinker:
    """Thinks about one turn after the other."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: Game, level: int, seed: bytes) -> tuple[Action, ...]:
        """What the bot does next: its whole turn, a part of it until chance decides, or a sacrifice."""
        asked = json.dumps(ask(game, level, seed))
        loop = asyncio.get_running_loop()
        try:
            answered = await loop.run_in_executor(self._process(), thought, asked)
        except BrokenProcessPool:
            self.close()
            answered = await loop.run_in_executor(self._process(), thought, asked)
        return read_answer(json.loads(answered))

    def close(self) -> None:
        """Ends the process, whatever it thinks about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: this process has threads, and a connection to Discord.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context)
        return self._pool


def thought(asked: str) -> str:
    """The answer of a process that thinks."""
    until = time.monotonic() + SECONDS
    answered: Any = answer(json.loads(asked), lambda: time.monotonic() >= until)
    return json.dumps(answered)

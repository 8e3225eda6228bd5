"""A stand-in for the process in which the bot thinks: it thinks here, and at once.

Processes start late on a busy machine, and a simulated Discord waits for nobody. `test_thinker.py` tries a real one.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.cabal.rules.model import Action, Game

PAUSE = 0.05
"""Seconds that a thought takes at least: others may come in between."""


class AtOnce:
    """Thinks one turn ahead, whatever the level."""

    async def think(self, game: Game, level: int, seed: bytes) -> tuple[Action, ...]:
        """What the bot does next."""
        # Not before: a bot that was closed may have taken its modules with it.
        from cogs.cabal.rules.solo import choose

        await asyncio.sleep(PAUSE)
        return choose(game, min(level, 1), seed=seed, is_due=lambda: False)

    async def get_ready(self, game: Game) -> None:
        """It always is."""

    async def close(self) -> None:
        """Nothing was opened."""

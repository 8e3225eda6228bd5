"""Work in the background, one task for each errand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable

Errand = Callable[[], Awaitable[None]]


class Errands:
    """Errands under way, each under its key. One that is sent for while it runs is run once more afterwards."""

    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[None]] = {}
        self._again: dict[Hashable, Errand] = {}

    def run(self, key: Hashable, errand: Errand, *, again: Errand | None = None) -> None:
        """Have the errand run, in a while; where one of its key is under way, afterwards, and then as `again`.

        It must not raise.
        """
        if key in self._running:
            self._again[key] = again or errand
        else:
            self._running[key] = asyncio.create_task(self._run(key, errand), name=f"errand {key}")

    async def finish(self, patience: float) -> None:
        """Wait for what is under way, so many seconds at most; then end it."""
        self._again.clear()
        tasks = list(self._running.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _run(self, key: Hashable, errand: Errand) -> None:
        try:
            await errand()
            while again := self._again.pop(key, None):
                await again()
        finally:
            del self._running[key]

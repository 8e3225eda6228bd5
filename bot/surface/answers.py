"""The answers that are under way, for whoever must not break them off."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator


class Answers:
    """The answers of one bot."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        """Marks an answer as under way."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def over(self, until: float) -> None:
        """Returns when none is under way, or at that moment of the loop's time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await self._none.wait()

"""A table whose database takes its time (B27)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

from simcord import InteractionResult

from tests.table import Table

SLOW = 4.0
"""Seconds that the database takes in B27; Discord gives up after three."""


@asynccontextmanager
async def slow_storage(table: Table) -> AsyncIterator[None]:
    """Everything that goes to a guild's file takes `SLOW` seconds longer, by the table's clock."""
    storage, patience = table.bot.storage, table.env.settle_timeout
    run = storage._run

    async def delayed(*about: Any) -> Any:
        await asyncio.sleep(SLOW)
        return await run(*about)

    storage._run = delayed
    # The simulation sits through shorter waits in real time; longer ones it leaves to its clock.
    table.env.settle_timeout = 0.9
    try:
        yield
    finally:
        table.env.settle_timeout = patience
        del storage._run


async def waited_for(table: Table, act: Awaitable[InteractionResult]) -> InteractionResult:
    """The result of an act on a slow storage, for which the person waits a while."""
    async with slow_storage(table):
        result = await act
        table.env.settle_timeout = 5.0
        await table.simulation.advance(3 * SLOW)
    return result

"""The page with a stand-in bot behind it, and a browser to look at it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.browser import driver
from tests.browser.standin import Room, open_room


@pytest_asyncio.fixture(loop_scope="module")
async def room() -> AsyncIterator[Room]:
    """A guild with a stand-in bot, served on a free port."""
    async with open_room() as room:
        yield room


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Any]:
    """Chromium, for all tests of a module; skips where there is none."""
    if reason := driver.missing():
        pytest.skip(reason)
    async with driver.chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def browser(chromium: Any) -> AsyncIterator[Any]:
    """Chromium without a tab; those of the test are closed after it."""
    yield chromium
    for context in chromium.contexts:
        await context.close()

"""The page with a stand-in bot behind it, and a browser to look at it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.browser import driver
from tests.browser.standin import Room, open_room

FIRST = "test_the_tour"
"""The tour that is played in every language, whatever is asked for."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Plays each tour in one language, one after the other in another, so that all are heard; `TOURS=all` plays all."""
    if os.environ.get("TOURS") == "all":
        return
    tours: dict[str, list[pytest.Item]] = {}
    for item in items:
        if "language" in getattr(getattr(item, "callspec", None), "params", {}) and item.get_closest_marker("browser"):
            tours.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out = {
        item
        for n, (tour, versions) in enumerate(sorted(tours.items()))
        for place, item in enumerate(versions)
        if not tour.endswith(FIRST) and place != n % len(versions)
    }
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


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

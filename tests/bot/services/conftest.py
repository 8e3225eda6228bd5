"""A guild's database, fresh for each test, and a storage that is open while the test runs."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from bot.services.migrations import take_steps
from bot.services.storage import Storage
from tests.conftest import HandClock

FreshDatabase = Callable[[], Database]


@pytest.fixture(scope="session")
def fresh_database() -> Iterator[FreshDatabase]:
    """Makes new databases in memory, for tests that need one per example."""
    with closing(Database(memory=True, execute_plugins=False)) as first, ExitStack() as made:
        take_steps(first)
        blank = first.conn.serialize()

        def fresh() -> Database:
            db = made.enter_context(closing(Database(memory=True, execute_plugins=False)))
            db.conn.deserialize(blank)
            db.conn.execute("PRAGMA foreign_keys = ON")
            return db

        yield fresh


@pytest.fixture
def db(fresh_database: FreshDatabase) -> Database:
    """A new guild's database, in memory."""
    return fresh_database()


@pytest.fixture
async def storage(tmp_path: Path, clock: HandClock) -> AsyncIterator[Storage]:
    """An open storage in `tmp_path / "guilds"`."""
    opened = Storage(tmp_path / "guilds", clock=clock)
    await opened.open()
    yield opened
    await opened.close()

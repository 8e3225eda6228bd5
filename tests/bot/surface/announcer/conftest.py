"""The table of these tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play import evening
from tests.table import Table


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        yield opened

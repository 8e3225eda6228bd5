"""Read once, by the process that all others of a test run are forked from: an evening, after which nothing is cold."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.play import evening


async def _spend() -> None:
    with TemporaryDirectory() as folder:
        async with evening(Path(folder)):
            modules = dict(sys.modules)
    sys.modules.update(modules)  # discord.py forgets the cogs at the end of the evening


asyncio.run(_spend())

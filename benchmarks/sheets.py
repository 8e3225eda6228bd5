"""Suggesting sheets among 5,000 against among 50, while somebody types.

Both go through the storage and the same query as an autocompletion does: a thread of the guild's, the names that a
player may know, the best 25. What is typed is nothing, the beginning of a name, the middle of one, and a name with a
slip, for which names are compared letter by letter; each counts as much. The players know half of the sheets. One more
line compares the 5,000 with 5 ms.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from sqlite_utils import Database

from benchmarks.measure import Measure
from bot.engine.sheet import Viewer
from bot.services import sheets
from bot.services.clock import SystemClock
from bot.services.sheetsearch import Right, suggested
from bot.services.storage import Storage

FEW, MANY = 50, 5_000
ROUNDS = 150
LIMIT = 0.005
TYPED = ("", "knig", "of the gra", "Knigth of teh Marsh", "skeleton 4")
ONES = ("Knight", "Skeleton", "Мисливець", "Abbess", "Spettro")
PLACES = ("of the Grave", "of the Marsh", "із кургану", "della Torre", "Bright")
PLAYER = Viewer(user_id=7, is_gm=False)
CLOCK = SystemClock()


def measures() -> Iterable[Measure]:
    """The ratio, and the time that the 5,000 take against 5 ms."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = asyncio.run(_measured(Path(folder)))
    yield Measure("suggesting-among-5000-against-50", many / few, 3, at_least=False)
    yield Measure("suggesting-among-5000-against-5-ms", many / LIMIT, 1, at_least=False)


async def _measured(folder: Path) -> tuple[float, float]:
    storage = Storage(folder, clock=CLOCK)
    await storage.open()
    for count in (FEW, MANY):
        await storage.write(count, partial(_lay_out, count=count))
    times: dict[tuple[int, str], list[float]] = {(count, typed): [] for count in (FEW, MANY) for typed in TYPED}
    for _ in range(ROUNDS):
        for (count, typed), taken in times.items():
            begun = time.perf_counter()
            await storage.read(count, partial(suggested, viewer=PLAYER, typed=typed, right=Right.NAME))
            taken.append(time.perf_counter() - begun)
    await storage.close()
    quick = {key: statistics.quantiles(taken, n=10)[0] for key, taken in times.items()}
    few, many = (statistics.mean(quick[count, typed] for typed in TYPED) for count in (FEW, MANY))
    return few, many


def _lay_out(db: Database, count: int) -> None:
    for number in range(count):
        name = f"{ONES[number % 5]} {PLACES[number // 5 % 5]} {number}"
        owner = None if number % 2 else 10 + number % 50
        stats = {"level": 5, "deity": "The Lady of the Lamp", "modifiers": [{"amount": 1, "reason": "silver bell"}] * 3}
        sheets.create(
            db,
            ruleset="any",
            kind="hero",
            name=name,
            owner_id=owner,
            stats=stats,
            now=CLOCK.now(),
            hidden=number % 4 == 3,
        )

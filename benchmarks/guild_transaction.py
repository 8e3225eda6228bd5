"""One guild transaction through our storage, against raw sqlite3 doing the same writes.

Ours is what every ruling costs: look whether the interaction was here before, draw the next number of the guild's
seed, roll, compare and change a sheet, record the entry, and give back what was stored. The raw side makes the same
ruling and only writes it: the same three rows with the same values, under the same pragmas, in one transaction, as an
asyncio program without our storage would do it: in a thread of its own, since SQLite would hold up the event loop. Both
run in turns, on one processor and without garbage collection, and take turns in going first. A block of turns gives one
ratio, of the lower quartiles of both; what is told is the median of all blocks after the first, which warms both up.
"""

import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from sqlite_utils import Database

from benchmarks.measure import Measure, undisturbed
from bot.engine.dice import Dice
from bot.engine.ruling import Change, Note, Ruling
from bot.engine.text import say
from bot.services import ledger, migrations, sheets
from bot.services.clock import SystemClock, stamp
from bot.services.database import PRAGMAS
from bot.services.storage import Storage

BLOCKS = 30
TURNS = 100
"""How many blocks, and how often each side writes in one."""

GUILD = 1
CLOCK = SystemClock()

Act: TypeAlias = Callable[[int], Awaitable[None]]


def measures() -> Iterable[Measure]:
    """One line."""
    with tempfile.TemporaryDirectory() as folder, undisturbed():
        ratio = asyncio.run(_ratio(Path(folder)))
    yield Measure(name="guild-transaction-against-sqlite3", ratio=ratio, target=2.0, at_least=False)


async def _ratio(folder: Path) -> float:
    """How many times as long ours takes as the raw side."""
    storage = Storage(folder / "guilds", clock=CLOCK)
    await storage.open()
    await storage.write(GUILD, _lay_out)
    bare = folder / "raw.sqlite3"
    bare.write_bytes(migrations.template())
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as thread, closing(_connect(bare)) as raw:

        async def ours(number: int) -> None:
            await storage.write(GUILD, lambda db: _resolve(db, number))

        async def theirs(number: int) -> None:
            await loop.run_in_executor(thread, _write, raw, number)

        ratios = []
        for block in range(BLOCKS + 1):
            taken = await _taken(ours, theirs, range(block * TURNS, (block + 1) * TURNS))
            quick, quick_raw = (statistics.quantiles(times, n=4)[0] for times in taken)
            ratios.append(quick / quick_raw)
    await storage.close()
    return statistics.median(ratios[1:])


async def _taken(ours: Act, theirs: Act, numbers: Iterable[int]) -> tuple[list[float], list[float]]:
    """How long each took with each of the numbers, in seconds."""
    taken: tuple[list[float], list[float]] = ([], [])
    turns = list(zip((ours, theirs), taken, strict=True))
    for number in numbers:
        for act, times in turns:
            begun = time.perf_counter()
            await act(number)
            times.append(time.perf_counter() - begun)
        turns.reverse()
    return taken


def _lay_out(db: Database) -> None:
    sheets.create(
        db, ruleset="turning", kind="cleric", name="Livia", owner_id=1, stats={"level": 5, "used": 0}, now=CLOCK.now()
    )


def _ruling(number: int, face: int) -> Ruling:
    return Ruling(
        ruleset="turning",
        kind="attempt",
        result={"cleric": "Livia", "face": face, "potential": 17, "values": [{"undead": "Skeleton", "value": 12}]},
        trace=(Note(text=say("turning-why-potential", face=face, total=17), rule="R000-1"),),
        changes=(Change(sheet_id=1, field="used", before=number, after=number + 1),),
    )


def _resolve(db: Database, number: int) -> None:
    def decide(dice: Dice) -> Ruling:
        return _ruling(number, dice.roll(20))

    ledger.resolve(db, interaction_id=number, actor_id=1, channel_id=1, now=CLOCK.now(), dice=None, decide=decide)


def _connect(path: Path) -> sqlite3.Connection:
    raw = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    raw.executescript(PRAGMAS)
    now = stamp(CLOCK.now())
    raw.execute(
        "INSERT INTO sheets VALUES (1, 'turning', 'cleric', 'Livia', 'livia', 1, '{}', 0, 1, ?, ?, NULL, 'livia')",
        (now, now),
    )
    raw.execute("INSERT INTO seeds VALUES (1, ?, '', 1, ?, NULL)", (bytes(32), now))
    return raw


def _write(raw: sqlite3.Connection, number: int) -> None:
    now = stamp(CLOCK.now())
    raw.execute("BEGIN IMMEDIATE")
    raw.execute("UPDATE seeds SET next_number = ? WHERE id = 1", (number + 1,))
    raw.execute(
        "UPDATE sheets SET stats = ?, updated_at = ?, version = version + 1 WHERE id = 1",
        (json.dumps({"level": 5, "used": number + 1}), now),
    )
    raw.execute(
        "INSERT INTO ledger VALUES (NULL, ?, '', NULL, ?, 1, 1, 1, ?, ?, ?, 'open')",
        (number, now, number, json.dumps([[20, 12]]), _ruling(number, 12).model_dump_json()),
    )
    raw.execute("COMMIT")

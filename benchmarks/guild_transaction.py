"""One guild transaction through our storage, against raw sqlite3 doing the same writes.

Ours is what every ruling costs: look whether the interaction was here before, draw the next number of the guild's
seed, roll, compare and change a sheet, record the entry, and give back what was stored. The raw side makes the same
ruling and only writes it: the same three rows with the same values, under the same pragmas, in one transaction, as an
asyncio program without our storage would do it: in a thread of its own, since SQLite would hold up the event loop. Both
take turns in the same run; the ratio is of their quickest tenths, which other work on the machine disturbs least.
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

from sqlite_utils import Database

from benchmarks.measure import Measure
from bot.engine.dice import Dice
from bot.engine.ruling import Change, Note, Ruling
from bot.engine.text import say
from bot.services import ledger, migrations, sheets
from bot.services.clock import SystemClock, stamp
from bot.services.database import PRAGMAS
from bot.services.storage import Storage

ROUNDS = 1500
GUILD = 1
CLOCK = SystemClock()


def measures() -> Iterable[Measure]:
    """One line."""
    with tempfile.TemporaryDirectory() as folder:
        yield asyncio.run(_measured(Path(folder)))


async def _measured(folder: Path) -> Measure:
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

        await ours(0)
        times: dict[Callable[[int], Awaitable[None]], list[float]] = {ours: [], theirs: []}
        for number in range(1, ROUNDS):
            for act, taken in times.items():
                begun = time.perf_counter()
                await act(number)
                taken.append(time.perf_counter() - begun)
    await storage.close()
    quick = {act: statistics.quantiles(taken, n=10)[0] for act, taken in times.items()}
    return Measure(
        name="guild-transaction-against-sqlite3", ratio=quick[ours] / quick[theirs], target=2.0, at_least=False
    )


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

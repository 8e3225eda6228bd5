"""The drill: is what lies in a backup enough to play on?

Every file is restored to a folder that is thrown away, brought up to date as a start would, looked through, and its
dice recomputed. Nothing else shows that a backup is one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlite_utils import Database

from bot.engine.refusal import Refused
from bot.services import backup, migrations, verify
from bot.services.database import connect


class Tried(NamedTuple):
    """What came of one guild's file: what it holds, and each thing that is wrong with it in a few words."""

    guild_id: int
    sheets: int = 0
    rulings: int = 0
    agreeing: int = 0
    """Rulings whose seed has been revealed, and whose dice agree with it."""
    faults: tuple[str, ...] = ()


def told(tried: Sequence[Tried]) -> str:
    """A report: what was tried, and then a line for each fault."""
    faulty = sum(bool(guild.faults) for guild in tried)
    return "\n".join(
        (
            f"{len(tried)} servers restored and brought up to date, {faulty or 'none'} with faults; "
            f"{sum(guild.sheets for guild in tried)} sheets, {sum(guild.rulings for guild in tried)} rulings, "
            f"{sum(guild.agreeing for guild in tried)} of them with dice that agree with their revealed seed",
            *(f"{guild.guild_id}: {fault}" for guild in tried for fault in guild.faults),
        )
    )


def drill(source: Path, folder: Path) -> Iterator[Tried]:
    """Restore the backup `source` to the empty `folder` and try every file there; yields what came of each.

    Raises as `backup.restore`: what is damaged is not restored.
    """
    for path in backup.restore(source, folder):
        yield _try(path)


def _try(path: Path) -> Tried:
    guild_id = int(path.stem)
    try:
        with closing(connect(path)) as db:
            migrations.prepare(db, path)
            sheets, rulings = _count(db, "sheets"), _count(db, "ledger")
        dice = verify.check(verify.Export.model_validate(backup.export_guild(path)))
    except (Refused, sqlite3.Error, ValueError) as error:
        return Tried(guild_id, faults=(str(error),))
    found = backup.look(path).problem
    return Tried(guild_id, sheets, rulings, dice.agreeing, (*dice.faults, *([found] if found else ())))


def _count(db: Database, table: str) -> int:
    return db[table].count

"""Copies of guild files: made while the bot runs, checked, put back, and taken along as JSON.

A backup has the shape of the guild folder itself, buckets and all, so that it can be checked and restored alike.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlite_utils import Database

from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Screen
from bot.services import deadlines, migrations
from bot.services.buckets import bucket, companions, guild_files, guild_path, own, put_in_place
from bot.services.clock import moment
from bot.services.clusters import own_folders
from bot.services.database import connect, copy, reading


class Damaged(Exception):
    """Guild files that cannot be relied on, each with what is wrong with it."""

    def __init__(self, findings: list["Finding"]) -> None:
        super().__init__("; ".join(f"{finding.path}: {finding.problem}" for finding in findings))
        self.findings = findings


class Finding(NamedTuple):
    """What a look at a file found: a problem in a few words, or None where all is well."""

    path: Path
    problem: str | None


def backup(folder: Path, target: Path, *, changed_since: datetime | None = None) -> Iterator[Path]:
    """Copy every guild file of `folder` (with `changed_since` those changed after it) to `target`; yields each copy.

    Each copy is one consistent state, even while the bot writes. A file that cannot be copied does not keep the others
    from being saved: it is reported at the end, by raising `Damaged`.
    """
    damaged = []
    for path in guild_files(folder):
        if changed_since is not None and not changed(path, changed_since):
            continue
        saved = guild_path(target, int(path.stem))
        try:
            _copy(path, saved)
        except sqlite3.Error as error:
            if path.exists():  # Otherwise it was purged a moment ago.
                damaged.append(Finding(path, str(error)))
        else:
            yield saved
    if damaged:
        raise Damaged(damaged)


def restore(source: Path, folder: Path, *, guild_id: int | None = None, replace: bool = False) -> Iterator[Path]:
    """Put the guild files of a backup (or the one of `guild_id`) back into `folder`; yields each when it is in place.

    Nothing is touched unless all of them are sound (`Damaged`), none is there already or `replace` is said
    (FileExistsError), and no bot runs on the folder (`FolderInUse`). Raises FileNotFoundError if there is nothing to
    restore.
    """
    wanted = guild_files(source) if guild_id is None else [guild_path(source, guild_id)]
    if not wanted:
        raise FileNotFoundError(f"{source} holds no guild files")
    for path in wanted:
        if not path.is_file():
            raise FileNotFoundError(path)
    targets = {path: guild_path(folder, int(path.stem)) for path in wanted}
    with own(folder, {bucket(int(path.stem)) for path in wanted}):
        for target in targets.values():
            if target.exists() and not replace:
                raise FileExistsError(target)
        if damaged := [finding for finding in map(look, wanted) if finding.problem]:
            raise Damaged(damaged)
        for place in own_folders(folder):
            deadlines.discard(place)
        for path, target in targets.items():
            _copy(path, target)
            yield target


def check(folder: Path) -> Iterator[Finding]:
    """Look into every guild file of `folder`, while the bot runs or not: one finding for each."""
    for path in guild_files(folder):
        yield look(path)


def export_guild(path: Path) -> dict[str, Any]:
    """All that a guild's file holds, as JSON values. A seed that is still in use stays secret: only its hash goes out.

    Raises `Refused` with DATABASE_NEWER for the file of a later Gravecaller.
    """
    with closing(connect(path)) as db, reading(db):
        if migrations.version(db) > migrations.VERSION:
            raise Refused(Shared.DATABASE_NEWER)
        return {
            "guild_id": int(path.stem),
            "version": migrations.version(db),
            "settings": {row["key"]: json.loads(row["value"]) for row in db["settings"].rows},
            "sheets": [{**row, "stats": json.loads(row["stats"])} for row in db["sheets"].rows],
            "seeds": [{**row, "seed": row["seed"].hex() if row["revealed_at"] else None} for row in db["seeds"].rows],
            "ledger": [
                {**row, "faces": json.loads(row["faces"]), "ruling": json.loads(row["ruling"])}
                for row in db["ledger"].rows
            ],
            "outbox": [
                {**row, "screen": json.loads(row["screen"] or "null"), "pings": json.loads(row["pings"])}
                for row in db["outbox"].rows
            ],
            "alarms": [{**row, "address": json.loads(row["address"])} for row in db["alarms"].rows],
        }


def save(db: Database, target: Path) -> None:
    """Make `target` a copy of what `db` holds, whole and at once, while others read and write."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"{target.name}.copying")
    copy(db, unfinished)
    put_in_place(unfinished, target)


def changed(path: Path, since: datetime) -> bool:
    """Whether the file at `path`, or what lies beside it, was written to at that moment or later."""
    files = (path, *companions(path))
    return any(file.stat().st_mtime >= since.timestamp() for file in files if file.exists())


def _copy(path: Path, target: Path) -> None:
    with closing(connect(path)) as db:
        save(db, target)


def look(path: Path) -> Finding:
    """Look into one guild's file."""
    try:
        with closing(connect(path)) as db, reading(db):
            problems = list(_problems(db, path))
    except sqlite3.Error as error:
        problems = [str(error)]
    return Finding(path, "; ".join(problems) or None)


def _problems(db: Database, path: Path) -> Iterator[str]:
    if path.parent.name != f"{bucket(int(path.stem)):02}":
        yield f"belongs into bucket {bucket(int(path.stem)):02}"
    found = migrations.version(db)
    if found == 0:
        yield "holds nothing"
    elif found > migrations.VERSION:
        yield "was written by a later Gravecaller"
    else:
        yield from (message for (message,) in db.conn.execute("PRAGMA quick_check(10)") if message != "ok")
        for table, row, parent, _ in db.conn.execute("PRAGMA foreign_key_check"):
            yield f"{table} {row} points to {parent} that is not there"
        yield from _unreadable(db)


def _unreadable(db: Database) -> Iterator[str]:
    for key, value in db.conn.execute("SELECT key, value FROM settings"):
        if not _reads(json.loads, value):
            yield f"setting {key} is not readable"
    for id, stats in db.conn.execute("SELECT id, stats FROM sheets"):
        if not _reads(json.loads, stats):
            yield f"sheet {id} is not readable"
    for id, faces, ruling in db.conn.execute("SELECT id, faces, ruling FROM ledger"):
        if not (_reads(json.loads, faces) and _reads(Ruling.model_validate_json, ruling)):
            yield f"ruling {id} is not readable"
    if not db["alarms"].exists():  # The file of an earlier Gravecaller.
        return
    for id, screen, pings in db.conn.execute("SELECT id, screen, pings FROM outbox WHERE screen <> ''"):
        if not (_reads(Screen.model_validate_json, screen) and _reads(json.loads, pings)):
            yield f"announcement {id} is not readable"
    for id, at, address in db.conn.execute("SELECT id, at, address FROM alarms"):
        if not (_reads(moment, at) and _reads(Address.model_validate_json, address)):
            yield f"alarm {id} is not readable"


def _reads(read: Callable[[str], object], stored: str) -> bool:
    try:
        read(stored)
    except ValueError:  # Pydantic's error is one.
        return False
    return True

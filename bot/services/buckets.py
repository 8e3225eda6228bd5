"""Where guild files lie, and who owns them.

A guild's file never moves: `<folder>/<bucket>/<guild id>.sqlite3`, in one of 64 buckets. One process at a time owns a
bucket, by a lock that the system gives back even after a crash. The locks lie outside the buckets, so that whole
buckets can be moved, and an empty one costs nothing.
"""

import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

BUCKETS = 64
"""Fixed for ever: every shard count divides it, so that a bucket never straddles shards."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ForeignGuild(Exception):
    """The guild's bucket belongs to another process: its file must not be opened here."""

    def __init__(self, guild_id: int) -> None:
        super().__init__(f"guild {guild_id} lies in bucket {bucket(guild_id):02}, which another cluster serves")


class FolderInUse(Exception):
    """Another process (or another `Storage`) works on this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is in use by another running bot")
        self.folder = folder


def bucket(guild_id: int) -> int:
    """The bucket of a guild, 0 to 63, by the same bits that give Discord's shard."""
    return (guild_id >> 22) % BUCKETS


def guild_path(folder: Path, guild_id: int) -> Path:
    """The file of a guild, whether it exists or not."""
    return folder / f"{bucket(guild_id):02}" / f"{guild_id}.sqlite3"


def guild_files(folder: Path, buckets: Iterable[int] = range(BUCKETS)) -> list[Path]:
    """Every guild file in these buckets of `folder`, in order. Looks into each: not for the start of a bot."""
    return sorted(
        path for number in buckets for path in (folder / f"{number:02}").glob("*.sqlite3") if path.stem.isdecimal()
    )


def own(folder: Path, buckets: Iterable[int] = range(BUCKETS)) -> ExitStack:
    """Own `buckets` until what is returned is closed. Raises `FolderInUse`, or OSError where nothing can be written."""
    with ExitStack() as taken:
        for number in buckets:
            file = turn(folder, f"{number:02}")
            if file is None:
                raise FolderInUse(folder)
            taken.enter_context(file)
        return taken.pop_all()


def turn(folder: Path, name: str) -> TextIO | None:
    """Have the lock `name` of `folder` until what is returned is closed; None while somebody else has it."""
    locks = folder / ".locks"
    locks.mkdir(parents=True, exist_ok=True)
    file = (locks / name).open("a")
    try:
        _lock(file)
    except OSError:
        file.close()
        return None
    return file


def put_in_place(new: Path, path: Path) -> None:
    """Make the complete file `new` the guild file `path`, at once and for good.

    What an earlier file of that name left in its write-ahead log must go first: SQLite would play it into the new one.
    """
    with new.open("rb+") as file:
        os.fsync(file.fileno())
    for companion in companions(path):
        companion.unlink(missing_ok=True)
    new.replace(path)


def shadow(path: Path) -> Path:
    """The folder in which Litestream, where it is used, keeps what it has not carried away yet of a guild file."""
    return path.with_name(f".{path.name}-litestream")


def companions(path: Path) -> tuple[Path, Path]:
    """The two files that SQLite keeps beside an open guild file: its write-ahead log and the log's index."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")

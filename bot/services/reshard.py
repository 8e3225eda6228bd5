"""Moves buckets between the folders of clusters, when there are to be more clusters or fewer.

    resharding = Resharding("/clusters/{index}", before=2, after=4)
    resharding.plan()               which buckets move from where to where
    for move in resharding.run():   moves them, and lets the clusters start again
        ...
    resharding.verify()             how many guilds there are, each in its place

Clusters that share one folder move nothing, but write down how many they are.

A bucket is copied beside its place and compared there, then renamed, and only then is the old one taken out of the way,
by renaming it too. Whenever the process is killed, each bucket is thus whole in its old place, in its new one, or in
both alike, and a run with the same numbers, or with the two exchanged, goes on from there.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from hashlib import file_digest
from pathlib import Path
from typing import NamedTuple

from bot.services import deadlines
from bot.services.backup import Damaged, Finding
from bot.services.buckets import BUCKETS, guild_files, own
from bot.services.clusters import SIGNS, Layout, OtherLayout, layout, own_folders, owner, write_down
from bot.services.database import connect

ARRIVING, LEAVING = ".arriving", ".leaving"


class Conflict(Exception):
    """Two folders hold different files of one bucket: only a person can tell which are the right ones."""

    def __init__(self, one: Path, other: Path) -> None:
        super().__init__(f"{one} and {other} hold different files of one bucket: set aside the one that is wrong")


class Move(NamedTuple):
    """A bucket's folder that goes from one cluster's folder to another's; how many guilds and bytes that is."""

    source: Path
    target: Path
    guilds: int
    size: int


class Resharding:
    """The move from `before` clusters to `after`. In `pattern`, `{index}` stands for the number of a cluster."""

    def __init__(self, pattern: str, *, before: int, after: int) -> None:
        self._before, self._after = before, after
        self._old, self._new = ([Path(pattern.replace("{index}", str(i))) for i in range(n)] for n in (before, after))
        self._folders = sorted({*self._old, *self._new})

    def plan(self) -> list[Move]:
        """Every bucket that is still to be moved.

        Raises FileNotFoundError for a folder of before that is not there, `OtherLayout` where a folder is laid out for
        other numbers, `Conflict` where it holds a bucket that is not its own.
        """
        for folder in self._old:
            if not folder.is_dir():
                raise FileNotFoundError(folder)
        for folder in self._folders:
            self._recognise(folder)
        moves = []
        for number in range(BUCKETS):
            source, target = (folder / f"{number:02}" for folder in (self._old_of(number), self._new_of(number)))
            if source != target and source.is_dir():
                files = [path for path in source.rglob("*") if path.is_file()]
                guilds = len(guild_files(source.parent, [number]))
                moves.append(Move(source, target, guilds, sum(path.stat().st_size for path in files)))
        return moves

    def run(self) -> Iterator[Move]:
        """Move every bucket of the plan; yields each when it is in its new place.

        Raises `FolderInUse` while any cluster runs, and as `plan`; then nothing has been touched. From then on no
        cluster starts until all is done. A bucket with a file that is not sound stays where it is and does not keep the
        others from moving: it is reported at the end, by raising `Damaged`.
        """
        self.plan()
        with ExitStack() as owned:
            for folder in self._folders:
                owned.enter_context(own(folder))
            for folder in self._folders:
                self._begin(folder)
            damaged: list[Finding] = []
            for move in self.plan():
                try:
                    _move(move.source, move.target)
                except Damaged as error:
                    damaged += error.findings
                else:
                    yield move
            if damaged:
                raise Damaged(damaged)
            self.verify()
            for folder in self._folders:
                self._end(folder)

    def verify(self) -> int:
        """How many guilds there are in all folders. Raises `Conflict` for one that is not in its new place."""
        seen = 0
        for folder in self._folders:
            for path in guild_files(folder):
                place = self._new_of(int(path.parent.name))
                if folder != place:
                    raise Conflict(path.parent, place / path.parent.name)
                seen += 1
        return seen

    def _begin(self, folder: Path) -> None:
        write_down(folder, Layout(clusters=self._after, moving_from=self._before))
        for rest in (*folder.glob(f"[0-9][0-9]{ARRIVING}"), *folder.glob(f"[0-9][0-9]{LEAVING}")):
            shutil.rmtree(rest)  # What was arriving is still where it was; what was leaving has arrived.

    def _end(self, folder: Path) -> None:
        # What the clusters of before kept for themselves would be out of date for those to come.
        for place in own_folders(folder):
            deadlines.discard(place)
            for sign in SIGNS:
                (place / sign).unlink(missing_ok=True)
            if place != folder:
                shutil.rmtree(place)
        write_down(folder, Layout(clusters=self._after))

    def _old_of(self, number: int) -> Path:
        return self._old[owner(number, self._before)]

    def _new_of(self, number: int) -> Path:
        return self._new[owner(number, self._after)]

    def _recognise(self, folder: Path) -> None:
        """See that the folder belongs to this move."""
        found = layout(folder)
        if found and not {found.clusters, found.moving_from} - {None} <= {self._before, self._after}:
            raise OtherLayout(
                f"{folder} is laid out for {found.clusters} clusters: --from {found.clusters} would be right"
                if found.moving_from is None
                else f"{folder} is in the middle of a move --from {found.moving_from} --to {found.clusters}"
            )
        for path in guild_files(folder):
            number = int(path.parent.name)
            if folder not in {self._old_of(number), self._new_of(number)}:
                raise Conflict(path.parent, self._old_of(number) / path.parent.name)


def _move(source: Path, target: Path) -> None:
    """Move one bucket. Raises `Conflict`, and `Damaged` for a file that is not sound: then it stays where it is."""
    if not (target.is_dir() and any(target.iterdir())):
        _copy(source, target)
    elif not _same(source, target):
        raise Conflict(source, target)
    leaving = source.with_name(source.name + LEAVING)
    source.rename(leaving)
    _sync(source.parent)
    shutil.rmtree(leaving)


def _copy(source: Path, target: Path) -> None:
    """Make `target` a copy of the bucket `source`, all of it or nothing."""
    arriving = target.with_name(target.name + ARRIVING)
    _fold_logs(source)
    shutil.copytree(source, arriving)
    for path in arriving.rglob("*"):
        if path.is_file():
            with path.open("rb+") as file:
                os.fsync(file.fileno())
    _sync(arriving)
    unsound = [
        Finding(source / path.name, problem) for path in arriving.glob("*.sqlite3") if (problem := _problem(path))
    ]
    if not unsound and not _same(source, arriving):
        unsound = [Finding(source, "its copy is not the same")]
    if unsound:
        shutil.rmtree(arriving)
        raise Damaged(unsound)
    if target.is_dir():
        target.rmdir()
    arriving.rename(target)
    _sync(target.parent)


def _fold_logs(bucket: Path) -> None:
    """Take into each file what a killed bot has left in its write-ahead log: files at rest are compared bit by bit."""
    for log in bucket.glob("*.sqlite3-wal"):
        path = log.with_name(log.name.removesuffix("-wal"))
        try:
            with closing(connect(path)) as db:
                db.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as error:
            raise Damaged([Finding(path, str(error))]) from error


def _problem(path: Path) -> str | None:
    """What is wrong with a guild's file, in a look that changes nothing about it."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            [found] = db.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return None if found == "ok" else str(found)


def _same(one: Path, other: Path) -> bool:
    """Whether two buckets hold the same files, by their checksums."""
    return _checksums(one) == _checksums(other)


def _checksums(bucket: Path) -> dict[str, str]:
    found = {}
    for path in bucket.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                found[path.relative_to(bucket).as_posix()] = file_digest(file, "sha256").hexdigest()
    return found


def _sync(folder: Path) -> None:
    """Let what has been renamed in `folder` outlast a loss of power."""
    if os.name == "posix":  # elsewhere folders cannot be opened
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

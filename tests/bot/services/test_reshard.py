"""Buckets moved between clusters' folders: planned, performed, verified, and gone on with after a kill at any point."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.services import clusters
from bot.services.backup import Damaged
from bot.services.buckets import FolderInUse, guild_files, guild_path, own
from bot.services.clusters import Cluster, Layout, OtherLayout
from bot.services.reshard import Conflict, Resharding
from bot.services.storage import Storage
from tests.bot.services.guild_work import count, put, value
from tests.conftest import HandClock

GUILDS = [(number << 22) + 1 for number in (0, 1, 2, 3, 5, 6, 64 + 6, 7)]
"""In the buckets 0, 1, 2, 3, 5, 6, 6 and 7."""

TOGETHER = [(number << 22) + 1 for number in (2, 1, 64 + 1, 128 + 1, 192 + 1)]
"""In the bucket 2, and all others in 1."""


async def lay(folder: Path, before: int, clock: HandClock, guilds: Sequence[int] = GUILDS) -> str:
    """Guild files as `before` clusters leave them, each in a folder of its own; returns the pattern of the folders."""
    for index in range(before):
        cluster = Cluster(index=index, count=before, shard_count=before)
        storage = Storage(folder / str(index), clock=clock, cluster=cluster)
        await storage.open()
        for guild in filter(cluster.serves, guilds):
            await storage.write(guild, lambda db, guild=guild: put(db, "guild", guild))  # type: ignore[misc]
        await storage.close()
    return str(folder / "{index}")


def read(folder: Path, after: int) -> dict[int, int]:
    """What each of `after` clusters may open and finds there of its guilds."""
    found: dict[int, int] = {}
    for index in range(after):
        cluster = Cluster(index=index, count=after, shard_count=after)
        clusters.take_place(folder / str(index), cluster)
        for path in guild_files(folder / str(index)):
            assert cluster.serves(int(path.stem))
            with closing(sqlite3.connect(path)) as db:
                [stored] = db.execute("SELECT value FROM settings WHERE key = 'guild'").fetchone()
                found[int(path.stem)] = int(stored)
    return found


ALL = {guild: guild for guild in GUILDS}


@pytest.mark.parametrize(
    ("before", "after", "moving"), [(1, 2, 4), (2, 4, 4), (4, 2, 4), (2, 1, 4), (1, 8, 6), (2, 2, 0)]
)
async def test_every_bucket_lies_with_its_cluster_afterwards(
    before: int, after: int, moving: int, tmp_path: Path, clock: HandClock
) -> None:
    resharding = Resharding(await lay(tmp_path, before, clock), before=before, after=after)
    plan = resharding.plan()
    assert len(plan) == moving
    assert all(move.source.exists() and not move.target.exists() for move in plan)
    assert list(resharding.run()) == plan
    assert resharding.verify() == len(GUILDS)
    assert all(move.target.exists() and not move.source.exists() for move in plan)
    assert read(tmp_path, after) == ALL
    assert list(resharding.run()) == [], "a second run finds nothing to do"


async def test_the_plan_says_what_moves_and_how_much(tmp_path: Path, clock: HandClock) -> None:
    plan = Resharding(await lay(tmp_path, 2, clock), before=2, after=4).plan()
    assert [(move.source, move.target, move.guilds) for move in plan] == [
        (tmp_path / "0" / "02", tmp_path / "2" / "02", 1),
        (tmp_path / "1" / "03", tmp_path / "3" / "03", 1),
        (tmp_path / "0" / "06", tmp_path / "2" / "06", 2),
        (tmp_path / "1" / "07", tmp_path / "3" / "07", 1),
    ]
    assert plan[2].size == sum(path.stat().st_size for path in (tmp_path / "0" / "06").iterdir())


async def test_clusters_that_share_a_folder_move_nothing_and_their_index_is_made_anew(
    tmp_path: Path, clock: HandClock
) -> None:
    alone = Storage(tmp_path, clock=clock)
    await alone.open()
    await alone.write(GUILDS[1], count)
    await alone.close()
    (tmp_path / "heartbeat").touch()
    assert list(Resharding(str(tmp_path), before=1, after=2).run()) == []
    assert not (tmp_path / "heartbeat").exists()
    assert not (tmp_path / "deadlines.sqlite3").exists()
    second = Storage(tmp_path, clock=clock, cluster=Cluster(index=1, count=2, shard_count=2))
    await second.open()
    assert not second.deadlines.is_complete
    assert await second.read(GUILDS[1], lambda db: value(db, "count")) == 1
    await second.close()


async def test_what_a_killed_bot_left_in_the_log_and_what_lies_beside_a_file_moves_along(
    tmp_path: Path, clock: HandClock
) -> None:
    pattern = await lay(tmp_path, 1, clock)
    path = guild_path(tmp_path / "0", GUILDS[1])
    left = tmp_path / "left"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("UPDATE settings SET value = 77 WHERE key = 'guild'")
        db.commit()
        shutil.copytree(path.parent, left)  # as it is while the bot runs
    shutil.rmtree(path.parent)
    left.rename(path.parent)
    assert path.with_name(f"{path.name}-wal").stat().st_size > 0
    path.with_name(f"{path.name}.pre-1").write_bytes(b"a copy of before")
    assert len(list(Resharding(pattern, before=1, after=2).run())) == 4
    assert read(tmp_path, 2) == ALL | {GUILDS[1]: 77}
    moved = guild_path(tmp_path / "1", GUILDS[1])
    assert moved.with_name(f"{moved.name}.pre-1").read_bytes() == b"a copy of before"


async def test_nothing_is_touched_while_a_cluster_runs(tmp_path: Path, clock: HandClock) -> None:
    resharding = Resharding(await lay(tmp_path, 2, clock), before=2, after=4)
    with own(tmp_path / "1", [63]), pytest.raises(FolderInUse):
        list(resharding.run())
    assert read(tmp_path, 2) == ALL


async def test_numbers_and_folders_that_are_not_right_are_refused(tmp_path: Path, clock: HandClock) -> None:
    pattern = await lay(tmp_path, 2, clock)
    with pytest.raises(OtherLayout, match="--from 2 would be right"):
        Resharding(pattern, before=1, after=4).plan()
    with pytest.raises(FileNotFoundError, match="elsewhere"):
        Resharding(str(tmp_path / "elsewhere{index}"), before=2, after=4).plan()
    for folder in (tmp_path / "0", tmp_path / "1"):
        (folder / clusters.LAYOUT).unlink()  # as an earlier Gravecaller left it
    with pytest.raises(Conflict):
        Resharding(pattern, before=1, after=4).plan()
    clusters.write_down(tmp_path / "0", Layout(clusters=8, moving_from=2))
    with pytest.raises(OtherLayout, match="in the middle of a move --from 2 --to 8"):
        Resharding(pattern, before=2, after=4).plan()


async def test_a_damaged_file_stays_and_holds_up_no_other_bucket(tmp_path: Path, clock: HandClock) -> None:
    pattern = await lay(tmp_path, 1, clock)
    broken = guild_path(tmp_path / "0", GUILDS[1])
    sound = broken.read_bytes()
    broken.write_bytes(sound[:4096] + b"\xff" * 8192 + sound[12288:])
    resharding = Resharding(pattern, before=1, after=2)
    done = []
    with pytest.raises(Damaged) as caught:
        done.extend(resharding.run())
    assert [finding.path for finding in caught.value.findings] == [broken]
    assert broken.exists()
    assert not guild_path(tmp_path / "1", GUILDS[1]).exists()
    with pytest.raises(OtherLayout, match="in the middle of a move"):
        await Storage(tmp_path / "0", clock=clock).open()
    broken.write_bytes(sound)
    assert len(list(resharding.run())) == 1
    assert read(tmp_path, 2) == ALL


async def test_two_different_files_of_one_bucket_are_for_a_person_to_judge(tmp_path: Path, clock: HandClock) -> None:
    pattern = await lay(tmp_path, 1, clock)
    theirs = guild_path(tmp_path / "1", GUILDS[1])
    theirs.parent.mkdir(parents=True)
    theirs.write_bytes(b"other")
    with pytest.raises(Conflict, match="set aside the one that is wrong"):
        list(Resharding(pattern, before=1, after=2).run())
    assert theirs.read_bytes() == b"other"
    assert guild_path(tmp_path / "0", GUILDS[1]).exists()


KILLED = """
import os, signal, sys
from bot.services.reshard import Resharding

ACTS = {"open", "os.remove", "os.rmdir", "os.mkdir", "shutil.copyfile", "sqlite3.connect"}

def killed_after(events, before, after):
    '''Runs the move in a process that is killed at its `events`-th act after it has begun; whether it was.'''
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == signal.SIGKILL
    left = events
    def watch(event, arguments):
        nonlocal left
        if event == "os.rename" or (event in ACTS and left < events):
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)
    sys.addaudithook(watch)
    list(Resharding(sys.argv[1], before=before, after=after).run())
    os._exit(0)

for line in sys.stdin:
    print(killed_after(*map(int, line.split())), flush=True)
"""
"""Moves with `events before after` as each line says."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows can neither fork nor kill with -9")
async def test_killed_at_any_point_it_goes_on_or_back_and_no_guild_is_lost(tmp_path: Path, clock: HandClock) -> None:
    """`kill -9` at every third act at the files, until it comes through; then on, or back to where it began."""
    await lay(tmp_path / "laid", 1, clock, TOGETHER)
    killer = subprocess.Popen(  # noqa: ASYNC220 - it is all that happens
        [sys.executable, "-c", KILLED, str(tmp_path / "{index}")],
        cwd=Path(__file__).parents[3],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert killer.stdin is not None
    assert killer.stdout is not None

    def moves(events: int, before: int, after: int) -> bool:
        """Whether it was killed."""
        print(events, before, after, file=killer.stdin, flush=True)
        return killer.stdout.readline() == "True\n"  # type: ignore[union-attr]

    kills = 0
    try:
        while True:
            for folder in ("0", "1"):
                shutil.rmtree(tmp_path / folder, ignore_errors=True)
            shutil.copytree(tmp_path / "laid" / "0", tmp_path / "0")
            if not moves(3 * kills, 1, 2):
                break
            kills += 1
            whole = {int(path.stem) for folder in ("0", "1") for path in guild_files(tmp_path / folder)}
            assert whole == {*TOGETHER}
            (tmp_path / "1").mkdir(exist_ok=True)
            before, after = (1, 2) if kills % 2 else (2, 1)
            assert not moves(10**9, before, after)
            assert read(tmp_path, after) == dict(zip(TOGETHER, TOGETHER, strict=True))
    finally:
        killer.stdin.close()
        assert killer.wait() == 0
        killer.stdout.close()
    assert kills > 15

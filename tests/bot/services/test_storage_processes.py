"""Several processes at one folder: one owner, backups and other readers beside it, and what a killed one leaves."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from bot.services.buckets import FolderInUse, guild_path
from bot.services.storage import Storage
from tests.bot.services.guild_work import count, put, value
from tests.conftest import HandClock

GUILD = (7 << 22) + 5


def python(script: str, *arguments: object) -> subprocess.Popen[str]:
    """Another process that runs `script` with our modules at hand."""
    return subprocess.Popen(
        [sys.executable, "-c", dedent(script), *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
    )


@pytest.fixture
def others() -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that are ended with the test."""
    started: list[subprocess.Popen[str]] = []
    yield started
    for process in started:
        process.kill()
        process.communicate()


async def test_a_second_owner_is_refused_until_the_first_has_closed(tmp_path: Path, clock: HandClock) -> None:
    """B18: two bots on one folder would answer every click twice."""
    first, second = Storage(tmp_path, clock=clock), Storage(tmp_path, clock=clock)
    await first.open()
    with pytest.raises(FolderInUse, match="in use by another running bot"):
        await second.open()
    await first.write(GUILD, count)
    await first.close()
    await second.open()
    await second.close()


HOLDER = """
    import asyncio, sys, time
    from pathlib import Path
    from bot.services.clock import SystemClock
    from bot.services.storage import Storage

    def work(db):
        db.conn.execute("INSERT INTO settings VALUES ('half', '1')")
        db.conn.execute("UPDATE settings SET value = '99' WHERE key = 'count'")
        print("half done", flush=True)
        time.sleep(60)

    async def hold():
        storage = Storage(Path(sys.argv[1]), clock=SystemClock())
        await storage.open()
        await storage.write(int(sys.argv[2]), lambda db: db.conn.execute("INSERT INTO settings VALUES ('count', '1')"))
        await storage.write(int(sys.argv[2]), work)

    asyncio.run(hold())
"""


async def test_a_bot_killed_in_a_transaction_leaves_nothing_half_done_and_no_lock(
    tmp_path: Path, clock: HandClock, others: list[subprocess.Popen[str]]
) -> None:
    others.append(killed := python(HOLDER, tmp_path, GUILD))
    assert killed.stdout
    assert killed.stdout.readline() == "half done\n"
    storage = Storage(tmp_path, clock=clock)
    with pytest.raises(FolderInUse):
        await storage.open()
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    await storage.open()
    assert await storage.read(GUILD, lambda db: (value(db, "count"), value(db, "half"))) == (1, None)
    assert await storage.read(GUILD, lambda db: db.conn.execute("PRAGMA integrity_check").fetchone()) == ("ok",)
    await storage.close()


async def test_two_hundred_writes_in_twenty_guilds_with_a_backup_and_another_writer(
    storage: Storage, tmp_path: Path, others: list[subprocess.Popen[str]]
) -> None:
    """B33: no write is lost or fails, whoever else is at the files."""
    guilds = [(number << 22) + 1 for number in range(20)]
    for guild in guilds:
        await storage.write(guild, lambda db: put(db, "count", 0))
    others.append(
        python(
            """
            import sys
            from pathlib import Path
            from bot.services.backup import backup
            print("begun", flush=True)
            for _ in range(5):
                assert len(list(backup(Path(sys.argv[1]), Path(sys.argv[2])))) == 20
            """,
            tmp_path / "guilds",
            tmp_path / "copies",
        )
    )
    others.append(
        python(
            """
            import sqlite3, sys
            print("begun", flush=True)
            for path in sys.argv[1:]:
                db = sqlite3.connect(path, timeout=5, isolation_level=None)
                for _ in range(10):
                    db.execute("BEGIN IMMEDIATE")
                    db.execute("UPDATE settings SET value = value + 1 WHERE key = 'count'")
                    db.execute("COMMIT")
                db.close()
            """,
            *(guild_path(tmp_path / "guilds", guild) for guild in guilds),
        )
    )
    for other in others:
        assert other.stdout
        assert other.stdout.readline() == "begun\n"
    await asyncio.gather(*(storage.write(guild, count) for _ in range(10) for guild in guilds))
    for other in others:
        assert await asyncio.to_thread(other.wait) == 0
    for guild in guilds:
        assert await storage.read(guild, lambda db: value(db, "count")) == 20


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts descriptors where Linux lists them")
def test_open_files_stay_within_the_descriptors_and_the_limit_is_raised(
    tmp_path: Path, others: list[subprocess.Popen[str]]
) -> None:
    others.append(
        counted := python(
            """
            import asyncio, os, resource, sys
            from pathlib import Path
            resource.setrlimit(resource.RLIMIT_NOFILE, (100, 260))
            from bot.services.clock import SystemClock
            from bot.services.storage import Storage

            async def use():
                storage = Storage(Path(sys.argv[1]), clock=SystemClock())
                await storage.open()
                for _ in range(2):
                    for guild in range(60):
                        await storage.write(guild << 22, lambda db: db.conn.execute(
                            "INSERT INTO settings VALUES ('n', 1) ON CONFLICT DO UPDATE SET value = value + 1"))
                print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
                print(sum(".sqlite3" in os.readlink(f"/proc/self/fd/{fd}") for fd in os.listdir("/proc/self/fd")
                          if os.path.exists(f"/proc/self/fd/{fd}")))
                for guild in range(60):
                    await storage.read(guild << 22, lambda db: print(*db.conn.execute(
                        "SELECT value FROM settings").fetchone()))
                await storage.close()

            asyncio.run(use())
            """,
            tmp_path,
        )
    )
    output, _ = counted.communicate()
    limit, descriptors, *values = map(int, output.split())
    assert limit == 260
    assert 0 < descriptors <= 60 + 3, "the index of deadlines has three"
    assert values == [2] * 60

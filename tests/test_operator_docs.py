"""What the pages for operators tell one to type: it exists, and what they lead to is done as written."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from bot.__main__ import cli
from bot.services import clusters
from bot.services.buckets import guild_files, guild_path
from bot.services.clusters import Cluster, Layout
from bot.services.nightly import Nightly
from bot.services.settings import NAMES, ROOT
from bot.services.storage import Storage
from tests.bot.services.guild_work import put
from tests.conftest import HandClock
from tests.host import DOCS, Host, blocks

FOR_OPERATORS = ("operations", "scaling", "capacity", "security", "releases", "backup", "monitoring")
COMMANDS: dict[str, Any] = vars(get_command(cli))["commands"]
GUILDS = [(number << 22) + 1 for number in (0, 1, 2, 3, 70)]


@pytest.mark.parametrize("page", FOR_OPERATORS)
def test_every_command_option_file_and_setting_exists(page: str) -> None:
    text = DOCS[page]
    for name, rest in re.findall(r"-m bot ([a-z]+)([^`\n|]*)", text):
        assert name in COMMANDS, name
        known = {option for parameter in COMMANDS[name].params for option in parameter.opts}
        assert set(re.findall(r" (--[a-z]+)", rest)) <= known, rest
    for path in re.findall(r"(?<![/\w])((?:deploy|docs|data|tests|\.ci|benchmarks)/[\w./@-]+)", text):
        assert path.startswith("data/guilds") or (ROOT / path).exists(), path
    for path in re.findall(r"\]\((?!http|#)([^)#]+)", text):
        assert (ROOT / "docs" / path).exists(), path
    assert set(re.findall(r"\b((?:DISCORD|GRAVECALLER|CLUSTER|SHARD|METRICS|BACKUP)_[A-Z_]+)", text)) <= {*NAMES}


async def play(folder: Path, clock: HandClock, count: int = 1, *, nights: Path | None = None, value: int = 1) -> None:
    """Some guilds, as they are left by so many clusters that share the folder, and copies of them where wanted."""
    for index in range(count):
        cluster = Cluster(index=index, count=count, shard_count=count)
        storage = Storage(folder, clock=clock, cluster=cluster)
        await storage.open()
        for guild in filter(cluster.serves, GUILDS):
            await storage.write(guild, partial(put, key="kept", value=value))
        if nights is not None:
            await Nightly(storage, cluster.own_folder(nights), clock=clock).make_due()
        await storage.close()


def seen(pattern: Path, count: int) -> list[int]:
    """The guilds that so many clusters would serve, each from its own folder."""
    found = []
    for index in range(count):
        cluster = Cluster(index=index, count=count, shard_count=count)
        folder = Path(str(pattern).replace("{index}", str(index)))
        clusters.take_place(folder, cluster)
        found += [int(path.stem) for path in guild_files(folder, cluster.buckets)]
    return sorted(found)


needs_bash = pytest.mark.skipif(os.name == "nt", reason="the pages are for Linux")


@needs_bash
async def test_one_host_is_split_as_written_and_then_given_a_folder_for_each(tmp_path: Path, clock: HandClock) -> None:
    host = Host(tmp_path)
    data = tmp_path / "var" / "guilds"
    await play(data, clock)
    said = host.types(*blocks("scaling", "Two processes on one host"))
    assert "5 servers, each in the folder of its cluster" in said
    assert "5 files" in said
    assert len(guild_files(tmp_path / "var" / "before")) == len(GUILDS)
    assert seen(data, 2) == GUILDS
    host.types(*blocks("scaling", "A folder for each process"))
    assert seen(tmp_path / "var" / "clusters" / "{index}", 2) == GUILDS


@needs_bash
async def test_a_host_is_carried_to_kubernetes_and_split_there_again(tmp_path: Path, clock: HandClock) -> None:
    host = Host(tmp_path)
    await play(tmp_path / "var" / "guilds", clock)
    host.types(*blocks("scaling", "From one host to Kubernetes"))
    assert seen(host.pods / "{index}" / "guilds", 2) == GUILDS
    host.types(*blocks("scaling", "From two clusters to four in Kubernetes"))
    assert seen(host.pods / "{index}" / "guilds", 4) == GUILDS
    assert clusters.layout(host.pods / "3" / "guilds") == Layout(clusters=4)


@needs_bash
async def test_nightly_copies_are_tried_and_restored_as_written(tmp_path: Path, clock: HandClock) -> None:
    host = Host(tmp_path)
    data, nights = tmp_path / "var" / "guilds", tmp_path / "var" / "nights"
    clock.advance(timedelta(hours=-24))
    await play(data, clock, nights=nights)
    clock.advance(timedelta(hours=24))
    await play(data, clock, nights=nights, value=2)
    said = host.types(*blocks("backup", "The drill"))
    assert f"{nights / '2026-01-31'}: 5 servers restored and brought up to date, none with faults" in said
    shutil.rmtree(data)
    alone, _ = blocks("backup", "Restore everything")
    assert "5 files" in host.types(alone)
    assert kept(data) == 2
    assert "1 files" in host.types(*blocks("backup", "Restore one server"))
    assert kept(data) == 1


@needs_bash
async def test_copies_of_two_clusters_are_brought_together_and_restored_in_kubernetes_as_written(
    tmp_path: Path, clock: HandClock
) -> None:
    host = Host(tmp_path)
    data, nights = tmp_path / "var" / "guilds", tmp_path / "var" / "nights"
    await play(data, clock, 2, nights=nights)
    shutil.rmtree(data)
    _, several = blocks("backup", "Restore everything")
    assert "5 files" in host.types(several)
    assert seen(data, 1) == GUILDS
    for index in (0, 1):
        name = f"cluster-{index}-of-2"
        shutil.copytree(nights / name, host.pods / str(index) / "nights" / name)
    _, restoring = blocks("backup", "In Kubernetes")
    host.types(restoring)
    assert [len(guild_files(host.pods / str(index) / "guilds")) for index in (0, 1)] == [3, 2]


def kept(folder: Path) -> int:
    """What the second guild's file says."""
    with closing(sqlite3.connect(guild_path(folder, GUILDS[1]))) as db:
        [found] = db.execute("SELECT value FROM settings WHERE key = 'kept'").fetchone()
    return int(found)


def test_the_example_of_the_page_is_right() -> None:
    assert (
        "Of 4 clusters with 8 shards, cluster 1 has the shards 1 and 5 and the buckets 1, 5, 9 … 61." in DOCS["scaling"]
    )
    cluster = Cluster(index=1, count=4, shard_count=8)
    assert cluster.shard_ids == (1, 5)
    assert (cluster.buckets[:3], cluster.buckets[-1]) == ((1, 5, 9), 61)


def test_every_file_that_kubectl_is_given_is_a_manifest() -> None:
    for block in blocks("scaling"):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            for flag in {"-f", "-k"} & {*words} if "kubectl" in words and "apply" in words else ():
                path = ROOT / words[words.index(flag) + 1]
                assert path.is_dir() if flag == "-k" else list(yaml.safe_load_all(path.read_text(encoding="utf-8")))

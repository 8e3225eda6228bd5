"""The bot as one of several processes: it answers its own guilds alone, and takes turns with the others."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import create_bot
from bot.services.buckets import guild_files
from bot.services.clusters import SIGNS, Cluster
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock
from bot.surface import sharding
from bot.surface.client import Gravecaller
from bot.surface.sharding import Sharding
from tests.play import SENTENCES, Twelves


@asynccontextmanager
async def cluster(folder: Path, index: int, *, shards: Sequence[int] | None = None) -> AsyncIterator[Any]:
    """The simulation of cluster `index` of two, with four shards; with `shards` Discord sends it those."""
    clock = StillClock()
    settings = Settings(data=folder, cluster_count=2, cluster_index=index, shard_count=4)
    bot = create_bot(settings, dice=Twelves(), clock=clock)
    bot.catalogue = SENTENCES
    if shards is not None:
        bot.shard_ids = list(shards)
    async with Simulation(bot, clock=clock) as simulation:
        yield simulation


async def test_discord_is_asked_for_the_shards_of_the_cluster(tmp_path: Path) -> None:
    bot = create_bot(Settings(data=tmp_path, cluster_count=2, cluster_index=1, shard_count=8))
    assert (bot.shard_ids, bot.shard_count) == ([1, 3, 5, 7], 8)
    alone = create_bot(Settings(data=tmp_path))
    assert (alone.shard_ids, alone.shard_count) == ([0], 1)


async def test_the_first_cluster_registers_the_commands_and_the_second_learns_their_ids(tmp_path: Path) -> None:
    async with cluster(tmp_path / "first", 0) as first:
        assert _synced(first) == 1
        known = dict(first.env.bot.command_ids)
    assert known
    async with cluster(tmp_path / "second", 1) as second:
        assert _synced(second) == 0
        assert second.env.bot.command_ids == {}, "it has found none, and registers none"
        assert not (tmp_path / "second" / "cluster-1-of-2" / "commands.sha256").exists()


async def test_signs_of_life_of_a_process_before_do_not_speak_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cluster that starts is not ready until all its shards are, whatever was there when it was stopped."""
    bot = create_bot(Settings(data=tmp_path))
    bot._packages = []
    for name in SIGNS:
        (tmp_path / name).touch()
    seen = []
    monkeypatch.setattr(
        bot.announcer, "start", lambda: seen.extend(name for name in SIGNS if (tmp_path / name).exists())
    )
    async with Simulation(bot, clock=StillClock()):
        assert seen == []


async def test_a_guild_of_another_cluster_is_ignored_with_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As if Discord had been told other numbers of shards: slash commands, buttons, joining and leaving."""
    async with cluster(tmp_path, 0, shards=range(4)) as simulation:
        bot: Gravecaller = simulation.env.bot
        ours, theirs = (simulation.env.create_guild(f"Crypt {shard}", shard_id=shard) for shard in (2, 3))
        rolled = []
        for guild in (ours, theirs):
            channel = guild.create_text_channel("crypt")
            player = guild.add_member(simulation.env.create_user(f"player of {guild.id}"))
            rolled.append(await player.slash(channel, "roll", expression="1d20"))
        with caplog.at_level(logging.WARNING, "bot.surface.sharding"):
            bot.dispatch("guild_join", bot.get_guild(theirs.id))
            bot.dispatch("guild_remove", bot.get_guild(theirs.id))
            await asyncio.sleep(0)
        assert rolled[0].response is not None
        assert rolled[1].response is None
        assert [path.stem for path in guild_files(tmp_path)] == [str(ours.id)]
    lines = [record for record in caplog.records if record.name == "bot.surface.sharding"]
    assert [(line.getMessage(), vars(line)["guild"]) for line in lines] == [
        ("a guild of another cluster is ignored", theirs.id)
    ]


async def test_processes_on_one_host_identify_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord lets a bot identify once in five seconds; here they are a fifth of one."""
    monkeypatch.setattr(sharding, "APART", 0.2)
    monkeypatch.setattr(sharding, "ASKING", 0.01)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    times = []

    async def identify(index: int) -> None:
        await Sharding(Cluster(index=index, count=4, shard_count=4), tmp_path).wait_to_identify()
        times.append(loop.time() - begun)

    await asyncio.gather(*(identify(index) for index in range(4)))
    await asyncio.sleep(0.25)  # until the last one's turn is over
    apart = [after - before for before, after in itertools.pairwise(times)]
    assert len(apart) == 3
    assert min(apart) >= 0.19


async def test_clusters_share_what_discord_takes_of_one_bot(tmp_path: Path) -> None:
    """40 announcements a second over all: of eight clusters each makes five."""
    bot = create_bot(Settings(data=tmp_path, cluster_count=8, cluster_index=3))
    loop = asyncio.get_running_loop()
    await bot.announcer._wait_for_pace()
    begun = loop.time()
    await bot.announcer._wait_for_pace()
    assert loop.time() - begun >= 0.19


def _synced(simulation: Any) -> int:
    """How often the commands have been registered."""
    return sum(request.method == "PUT" for request in simulation.env.http_requests)

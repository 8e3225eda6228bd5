"""Which cluster serves which guild: of any numbers that are allowed, exactly one, by shard and by bucket alike."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services import clusters
from bot.services.buckets import BUCKETS, FolderInUse, ForeignGuild, bucket, guild_files, guild_path
from bot.services.clusters import DIVISORS, Cluster, Layout, OtherLayout
from bot.services.settings import Settings, SettingsError, load
from bot.services.storage import Storage
from tests.bot.services.guild_work import count, value
from tests.conftest import HandClock

GUILD_IDS = st.integers(1, 2**63 - 1)
ODD, EVEN = (7 << 22) + 5, (8 << 22) + 5


@st.composite
def fleets(draw: st.DrawFn) -> list[Cluster]:
    """All clusters of one bot."""
    shard_count = draw(st.sampled_from(DIVISORS))
    number = draw(st.sampled_from([divisor for divisor in DIVISORS if divisor <= shard_count]))
    return [Cluster(index=index, count=number, shard_count=shard_count) for index in range(number)]


@given(fleets(), GUILD_IDS)
def test_each_guild_is_served_by_the_one_cluster_that_has_its_shard_and_its_bucket(
    fleet: list[Cluster], guild_id: int
) -> None:
    [serving] = [cluster for cluster in fleet if cluster.serves(guild_id)]
    shard = (guild_id >> 22) % serving.shard_count  # Discord's formula
    assert [cluster for cluster in fleet if shard in cluster.shard_ids] == [serving]
    assert [cluster for cluster in fleet if bucket(guild_id) in cluster.buckets] == [serving]


@given(fleets())
def test_every_shard_and_every_bucket_has_one_cluster_and_each_cluster_as_many(fleet: list[Cluster]) -> None:
    shards = [shard for cluster in fleet for shard in cluster.shard_ids]
    buckets = [number for cluster in fleet for number in cluster.buckets]
    assert sorted(shards) == list(range(fleet[0].shard_count))
    assert sorted(buckets) == list(range(BUCKETS))
    assert {len(cluster.shard_ids) for cluster in fleet} == {fleet[0].shard_count // len(fleet)}


@given(GUILD_IDS, st.sampled_from(DIVISORS), st.sampled_from(DIVISORS))
def test_more_shards_move_no_guild_and_twice_the_clusters_split_each_in_two(
    guild_id: int, number: int, by: int
) -> None:
    assert clusters.owner(bucket(guild_id), number) == (guild_id >> 22) % number
    if number < BUCKETS:
        assert clusters.owner(bucket(guild_id), 2 * number) in {
            (guild_id >> 22) % number + half for half in (0, number)
        }


@pytest.mark.parametrize(
    ("environ", "index", "shards"),
    [
        ({}, 0, (0,)),
        ({"SHARD_COUNT": "4"}, 0, (0, 1, 2, 3)),
        ({"CLUSTER_COUNT": "2", "CLUSTER_INDEX": "1"}, 1, (1,)),
        ({"CLUSTER_COUNT": "4", "CLUSTER_INDEX": "gravecaller-3", "SHARD_COUNT": "16"}, 3, (3, 7, 11, 15)),
    ],
)
def test_the_settings_say_which_cluster_this_is(
    environ: dict[str, str], index: int, shards: tuple[int, ...], tmp_path: Path
) -> None:
    cluster = load(environ, tmp_path / ".env").cluster
    assert (cluster.index, cluster.shard_ids) == (index, shards)


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"CLUSTER_COUNT": "3"}, "CLUSTER_COUNT is wrong: it should be one of 1, 2, 4, 8, 16, 32, 64."),
        ({"SHARD_COUNT": "128"}, "SHARD_COUNT is wrong: it should be one of 1, 2, 4, 8, 16, 32, 64."),
        ({"CLUSTER_INDEX": "1"}, "CLUSTER_INDEX is wrong: of CLUSTER_COUNT=1 clusters it should be 0 to 0."),
        (
            {"CLUSTER_COUNT": "2", "CLUSTER_INDEX": "gravecaller-2"},
            "CLUSTER_INDEX is wrong: of CLUSTER_COUNT=2 clusters it should be 0 to 1.",
        ),
        ({"CLUSTER_COUNT": "2", "CLUSTER_INDEX": "-1"}, "CLUSTER_INDEX is wrong: of CLUSTER_COUNT=2"),
        (
            {"CLUSTER_COUNT": "4", "SHARD_COUNT": "2"},
            "SHARD_COUNT is wrong: there should be at least as many shards as CLUSTER_COUNT.",
        ),
    ],
)
def test_numbers_that_cannot_be_are_answered_in_one_sentence(
    environ: dict[str, str], said: str, tmp_path: Path
) -> None:
    with pytest.raises(SettingsError) as caught:
        load(environ, tmp_path / ".env")
    assert caught.value.sentence.startswith(said)


async def test_a_guild_of_another_cluster_is_refused_before_its_file_is_touched(
    tmp_path: Path, clock: HandClock
) -> None:
    storage = Storage(tmp_path, clock=clock, cluster=Cluster(index=0, count=2, shard_count=2))
    await storage.open()
    for touch in (storage.write(ODD, count), storage.read(ODD, count), storage.leave(ODD), storage.settle(ODD)):
        with pytest.raises(ForeignGuild, match=f"guild {ODD} lies in bucket 07, which another cluster serves"):
            await touch
    await storage.write(EVEN, count)
    await storage.close()
    assert [path.stem for path in guild_files(tmp_path)] == [str(EVEN)]
    assert not guild_path(tmp_path, ODD).parent.exists()


async def test_two_clusters_share_a_folder_and_no_file(tmp_path: Path, clock: HandClock) -> None:
    """Each has an index of deadlines and signs of life of its own, and looks after its own guilds alone."""
    first, second = (
        Storage(tmp_path, clock=clock, cluster=Cluster(index=index, count=2, shard_count=2)) for index in (0, 1)
    )
    await first.open()
    await second.open()
    await first.write(EVEN, count)
    await second.write(ODD, count)
    await first.leave(EVEN)
    await second.leave(ODD)
    clock.advance(timedelta(days=31))
    assert await first.purge() == (EVEN,)
    assert await second.read(ODD, lambda db: value(db, "count")) == 1
    assert [(tmp_path / f"cluster-{index}-of-2" / "deadlines.sqlite3").exists() for index in (0, 1)] == [True, True]
    assert not (tmp_path / "deadlines.sqlite3").exists()
    await first.close()
    await second.close()


async def test_a_second_process_of_the_same_number_is_refused_and_its_neighbour_is_not(
    tmp_path: Path, clock: HandClock
) -> None:
    """Each holds the locks of its own buckets for as long as it lives."""
    first, again, second = (
        Storage(tmp_path, clock=clock, cluster=Cluster(index=index, count=2, shard_count=2)) for index in (0, 0, 1)
    )
    await first.open()
    with pytest.raises(FolderInUse):
        await again.open()
    await second.open()
    await first.close()
    await again.open()
    await again.close()
    await second.close()


async def test_files_of_one_process_are_not_taken_over_by_two_without_a_move(tmp_path: Path, clock: HandClock) -> None:
    alone = Storage(tmp_path, clock=clock)
    await alone.open()
    await alone.write(ODD, count)
    await alone.close()
    half = Storage(tmp_path, clock=clock, cluster=Cluster(index=0, count=2, shard_count=2))
    said = r"laid out for CLUSTER_COUNT=1, not for 2: .*`python -m bot reshard --from 1 --to 2`"
    with pytest.raises(OtherLayout, match=said):
        await half.open()
    (tmp_path / clusters.LAYOUT).unlink()  # as an earlier Gravecaller left it
    with pytest.raises(OtherLayout, match=said):
        await half.open()
    await alone.open()  # what was refused has taken nothing
    await alone.close()


async def test_nobody_starts_in_the_middle_of_a_move(tmp_path: Path, clock: HandClock) -> None:
    clusters.write_down(tmp_path, Layout(clusters=1, moving_from=2))
    with pytest.raises(OtherLayout, match="move from 2 clusters to 1: finish it"):
        await Storage(tmp_path, clock=clock).open()


def test_a_layout_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / clusters.LAYOUT).write_text("{")
    with pytest.raises(OtherLayout, match="cannot be read"):
        clusters.take_place(tmp_path, Cluster())


def test_one_process_alone_keeps_everything_where_it_was(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).own_folder == tmp_path
    assert clusters.own_folders(tmp_path) == [tmp_path]

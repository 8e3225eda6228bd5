"""Which of several processes serves which guilds.

A cluster is one process. Discord sends a guild's events to the shard `(guild_id >> 22) % shard_count`, and its file
lies in the bucket `(guild_id >> 22) % 64`. Of `count` clusters, cluster `index` has the shards and the buckets whose
number leaves `index` when divided by `count`. As `count` divides `shard_count`, and that divides 64, the two agree
about every guild, and more shards alone move no file.

For how many clusters a folder's files are laid out is written down in it, so that nobody starts with files left behind
in the folder of another cluster. `bot.services.reshard` moves them.
"""

import os
from pathlib import Path

from pydantic import ValidationError

from bot.engine.model import Frozen
from bot.services.buckets import BUCKETS, bucket, guild_files

DIVISORS = tuple(number for number in range(1, BUCKETS + 1) if BUCKETS % number == 0)
"""How many clusters or shards there may be."""

LAYOUT = "clusters.json"

SIGNS = ("heartbeat", "announcer")
"""Files in a cluster's own folder that its bot and its announcer touch as long as all is well with them."""


class OtherLayout(Exception):
    """The files of this folder are laid out for another number of clusters than the one that is about to start."""


class Layout(Frozen):
    """For how many clusters the files are laid out; `moving_from` how many, while a move is not finished."""

    clusters: int
    moving_from: int | None = None


class Cluster(Frozen):
    """One process of `count`; without others it serves every guild."""

    index: int = 0
    count: int = 1
    shard_count: int = 1

    def serves(self, guild_id: int) -> bool:
        """Whether this cluster, and no other, may touch the guild."""
        return owner(bucket(guild_id), self.count) == self.index

    @property
    def buckets(self) -> tuple[int, ...]:
        """Its buckets, whatever the number of shards."""
        return tuple(range(self.index, BUCKETS, self.count))

    @property
    def shard_ids(self) -> tuple[int, ...]:
        """Its shards of Discord's gateway."""
        return tuple(range(self.index, self.shard_count, self.count))

    def own_folder(self, folder: Path) -> Path:
        """Where it keeps what concerns this process alone: several clusters of one host may share `folder`."""
        return folder if self.count == 1 else folder / f"cluster-{self.index}-of-{self.count}"


def owner(number: int, count: int) -> int:
    """The cluster, of `count`, that has the bucket or the shard of this number."""
    return number % count


def own_folders(folder: Path) -> list[Path]:
    """Every place in `folder` where a cluster, of now or before, keeps what is its own."""
    return [folder, *sorted(folder.glob("cluster-*-of-*"))]


def layout(folder: Path) -> Layout | None:
    """What is written down in `folder`. Raises `OtherLayout` where that cannot be read."""
    path = folder / LAYOUT
    if not path.exists():
        return None
    try:
        return Layout.model_validate_json(path.read_text(encoding="utf-8"))
    except (ValidationError, UnicodeDecodeError):
        raise OtherLayout(f"{path} cannot be read: put it back from a copy") from None


def write_down(folder: Path, new: Layout) -> None:
    """Replace what is written down in `folder`, at once."""
    unfinished = folder / f"{LAYOUT}.new"
    with unfinished.open("w", encoding="utf-8") as file:
        file.write(new.model_dump_json(exclude_none=True))
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(folder / LAYOUT)


def take_place(folder: Path, cluster: Cluster) -> None:
    """See that the files of `folder` are laid out for `cluster`; in a new folder they are from now on.

    Raises `OtherLayout`. One process alone starts without a look at any bucket.
    """
    found = layout(folder)
    if found is None:
        strangers = set(range(BUCKETS)) - set(cluster.buckets)
        found = Layout(clusters=1 if guild_files(folder, strangers) else cluster.count)
        write_down(folder, found)
    if found.moving_from is not None:
        raise OtherLayout(
            f"{folder} is in the middle of a move from {found.moving_from} clusters to {found.clusters}: "
            "finish it with `python -m bot reshard`"
        )
    if found.clusters != cluster.count:
        raise OtherLayout(
            f"The files in {folder} are laid out for CLUSTER_COUNT={found.clusters}, not for {cluster.count}: "
            f"stop every cluster and run `python -m bot reshard --from {found.clusters} --to {cluster.count}` first"
        )
    cluster.own_folder(folder).mkdir(exist_ok=True)

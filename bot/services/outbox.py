"""The outbox: what must be said in a channel and has not been said yet.

What is put here is stored in the same transaction as what it tells of, and is said afterwards by the announcer: in each
channel one after the other, in the order in which it was put.

A `topic` is what is spoken of: `scene:12:turn`. The last message of a topic in a channel is remembered, so that its
controls can be taken away when the next is said. A card is a message that is kept up to date: while it is young it is
edited, and later posted anew. One that is put here without a screen is drawn when it is said, and never out of date.

What is said to one person alone, by direct message, has a topic that begins with `aside`, and the person's id in the
place of the channel's: `aside:scene:12:gm:7` in 7.
"""

import json
from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlite_utils import Database

from bot.engine.model import Frozen
from bot.engine.screen import Screen
from bot.services.clock import moment, stamp

YOUNG = timedelta(minutes=50)
"""Messages are edited up to this age. Beyond an hour Discord counts edits far more strictly."""

PINGS = 80
"""How many people one announcement may notify: their mentions must fit into Discord's 2,000 characters."""

ASIDE = "aside"

_BELOW = "(topic = :topic OR (topic > :topic || ':' AND topic < :topic || ';'))"  # In ASCII the one follows the other.


_LATER = ""
"""Stands for the screen of a card that is drawn when it is said."""

_CLOSED = "screen = NULL, pings = '[]'"
"""No words and no people are kept of what is over."""


class Message(Frozen):
    """A message of ours as it stands in a channel."""

    id: int
    channel_id: int
    posted_at: datetime
    has_controls: bool

    def is_young(self, now: datetime) -> bool:
        """Whether it may still be edited."""
        return now - self.posted_at < YOUNG


class Announcement(Frozen):
    """Something to be said. `attempts` is how often it failed, `earlier` the last message of its topic there.

    A card without a `screen` is drawn by the owner of its topic when it is said.
    """

    id: int
    topic: str
    channel_id: int
    screen: Screen | None
    pings: tuple[int, ...]
    is_card: bool
    attempts: int
    earlier: Message | None

    @property
    def is_aside(self) -> bool:
        """Whether it is said to one person alone."""
        return self.topic.startswith(f"{ASIDE}:")

    @property
    def for_gm(self) -> bool:
        """Whether it is said to that person as the GM, and to nobody else."""
        return self.is_aside and self.topic.split(":")[-2:-1] == ["gm"]


def put(
    db: Database,
    topic: str,
    channel_id: int,
    screen: Screen | None,
    *,
    now: datetime,
    pings: Collection[int] = (),
    card: bool = False,
) -> int:
    """Have `screen` said in the channel, after all that waits there already; returns the announcement's id.

    The users in `pings` are mentioned and notified. A card takes the place of one of its topic that has not been said.
    One without a screen is drawn when it is said. Raises ValueError for what cannot be announced: a private screen,
    files (a picture is none), too many pings, or any on a card, since an edited message notifies nobody; and nothing at
    all that is no card.
    """
    unsayable = not card if screen is None else screen.private or bool(screen.attached)
    if unsayable or len(pings) > PINGS or (card and pings):
        raise ValueError(f"cannot be announced: {topic}")
    if card:
        _drop(db, "topic = :topic AND channel_id = :channel", {"topic": topic, "channel": channel_id})
    added = db.conn.execute(
        "INSERT INTO outbox (topic, channel_id, screen, pings, is_card, has_controls, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            *(topic, channel_id, screen.model_dump_json() if screen else _LATER),
            *(json.dumps(list(dict.fromkeys(pings))), card, screen is None or bool(screen.controls), stamp(now)),
        ),
    )
    return int(added.fetchone()[0])


def drop(db: Database, topic: str) -> int:
    """Say nothing of this topic, or of any topic below it, that has not been said; returns how much that was.

    `scene:12` is above `scene:12:turn`. What is on its way to Discord at this moment may still arrive.
    """
    return _drop(db, _BELOW, {"topic": topic})


def pending(db: Database, now: datetime, *, channel_id: int | None = None) -> list[Announcement]:
    """What may be said now: of each channel, or of this one, the first that waits, unless it is to be tried later."""
    rows = db.conn.execute(
        "SELECT id, topic, channel_id, screen, pings, is_card, attempts FROM outbox WHERE id IN"
        " (SELECT min(id) FROM outbox WHERE outcome IS NULL AND channel_id = coalesce(?, channel_id)"
        " GROUP BY channel_id) AND due_at <= ? ORDER BY id",
        (channel_id, stamp(now)),
    )
    return [
        Announcement(
            id=id,
            topic=topic,
            channel_id=channel,
            screen=Screen.model_validate_json(screen) if screen != _LATER else None,
            pings=json.loads(pings),
            is_card=bool(is_card),
            attempts=attempts,
            earlier=last_message(db, topic, channel),
        )
        for id, topic, channel, screen, pings, is_card, attempts in rows.fetchall()
    ]


def waiting(db: Database, topic: str) -> int:
    """How much of this topic, and of those below it, has not been said."""
    count = f"SELECT count(*) FROM outbox WHERE outcome IS NULL AND {_BELOW}"  # noqa: S608 - all of it is ours
    return int(db.conn.execute(count, {"topic": topic}).fetchone()[0])


def said(db: Database, id: int, message_id: int, now: datetime) -> None:
    """The announcement stands in its channel, as a new message or as an edited one.

    Holds for one that was dropped on its way, too. What came before it in its topic there is forgotten.
    """
    db.conn.execute(
        f"UPDATE outbox SET {_CLOSED}, outcome = 'said', message_id = :message,"  # noqa: S608 - all of it is ours
        " posted_at = coalesce((SELECT max(posted_at) FROM outbox WHERE message_id = :message), :now) WHERE id = :id",
        {"id": id, "message": message_id, "now": stamp(now)},
    )
    db.conn.execute(
        "DELETE FROM outbox WHERE id < :id AND outcome IS NOT NULL AND (topic, channel_id) ="
        " (SELECT topic, channel_id FROM outbox WHERE id = :id)",
        {"id": id},
    )


def failed(db: Database, id: int, error: str, retry_at: datetime | None) -> None:
    """The announcement could not be said, for this reason in a few words; try again at `retry_at`, or with None never.

    Until then nothing else is said in its channel.
    """
    change = "due_at = :retry_at" if retry_at else f"{_CLOSED}, outcome = 'given up'"
    db.conn.execute(
        f"UPDATE outbox SET {change}, attempts = attempts + 1, error = :error"  # noqa: S608 - all of it is ours
        " WHERE id = :id AND outcome IS NULL",
        {"id": id, "error": error, "retry_at": retry_at and stamp(retry_at)},
    )


def last_message(db: Database, topic: str, channel_id: int) -> Message | None:
    """The message that last spoke of this topic in the channel."""
    row = db.conn.execute(
        "SELECT message_id, posted_at, has_controls FROM outbox"
        " WHERE topic = ? AND channel_id = ? AND outcome = 'said' ORDER BY id DESC LIMIT 1",
        (topic, channel_id),
    ).fetchone()
    if row is None:
        return None
    return Message(id=row[0], channel_id=channel_id, posted_at=moment(row[1]), has_controls=bool(row[2]))


def closed(db: Database, topic: str, channel_id: int, message_id: int) -> None:
    """This message has lost its controls; they need not be taken from it when the next of its topic is said."""
    db.conn.execute(
        "UPDATE outbox SET has_controls = FALSE WHERE topic = ? AND channel_id = ? AND message_id = ?",
        (topic, channel_id, message_id),
    )


def hurry(db: Database, error: str, now: datetime, channel_id: int | None) -> None:
    """Try again now what failed for this reason, in this channel or in all: the reason may be gone."""
    db.conn.execute(
        "UPDATE outbox SET due_at = :now WHERE outcome IS NULL AND error = :error AND due_at > :now"
        " AND channel_id = coalesce(:channel, channel_id)",
        {"now": stamp(now), "error": error, "channel": channel_id},
    )


def forget(db: Database, user_id: int, scrub: Callable[[Any], Any]) -> None:
    """Mention this person nowhere any more; what is said to them alone is not said. `scrub` takes their names out."""
    db.conn.execute("DELETE FROM outbox WHERE topic LIKE '%:' || ?", (user_id,))
    waiting = db.conn.execute("SELECT id, screen, pings FROM outbox WHERE outcome IS NULL").fetchall()
    for id, screen, pings in waiting:
        if screen == _LATER:
            continue
        left = scrub(json.loads(screen.replace(f"<@{user_id}>", "…")))
        others = [user for user in json.loads(pings) if user != user_id]
        db.conn.execute("UPDATE outbox SET screen = ?, pings = ? WHERE id = ?", (_dump(left), json.dumps(others), id))


def nonce(guild_id: int, id: int) -> str:
    """What an announcement carries so that Discord takes it once, though it be sent again: at most 25 characters."""
    return f"{guild_id:x}-{id:x}"


def _drop(db: Database, which: str, values: Mapping[str, object]) -> int:
    change = f"UPDATE outbox SET {_CLOSED}, outcome = 'dropped' WHERE outcome IS NULL AND {which}"  # noqa: S608 - ours
    return db.conn.execute(change, values).rowcount


_dump = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode

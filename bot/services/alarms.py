"""Alarms: what is to happen at a time, in the guild's file. There is one alarm for each key.

When an alarm is due, the handler that its address names is called. It works in a transaction of its own, and its alarm
is taken away afterwards: whoever sets or cancels that same key in the transaction will not be called again even if the
process ends right after it. Any other handler must bear being called twice.
"""

from datetime import datetime

from sqlite_utils import Database

from bot.engine.model import Frozen
from bot.engine.privacy import FORMER_PLAYER
from bot.engine.screen import Address
from bot.services.clock import moment, stamp

_BELOW = "(key = :key OR (key > :key || ':' AND key < :key || ';'))"  # In ASCII the one follows the other.
_SELECT = "SELECT id, key, at, address, attempts FROM alarms "


class Alarm(Frozen):
    """`address` is to be called at `at`. It has failed `attempts` times."""

    id: int
    key: str
    at: datetime
    address: Address
    attempts: int


def set(db: Database, key: str, at: datetime, address: Address) -> None:
    """Have `address` called at `at`, instead of whatever had been set under this key."""
    db.conn.execute(
        "INSERT OR REPLACE INTO alarms (key, at, address, due_at) VALUES (?, ?, ?, ?)",
        (key, stamp(at), address.model_dump_json(), stamp(at)),
    )


def cancel(db: Database, key: str) -> int:
    """Take away the alarm with this key and all below it (`scene:12` is above `scene:12:nudge`); returns how many."""
    return db.conn.execute(f"DELETE FROM alarms WHERE {_BELOW}", {"key": key}).rowcount  # noqa: S608 - it is ours


def listed(db: Database, key: str) -> list[Alarm]:
    """The alarms with this key and below it, the soonest first."""
    return _select(db, f"{_BELOW} ORDER BY at, id", {"key": key})


def due(db: Database, now: datetime) -> list[Alarm]:
    """The alarms whose time has come, in the order of their times."""
    return _select(db, "due_at <= :now ORDER BY at, id", {"now": stamp(now)})


def done(db: Database, alarm: Alarm) -> None:
    """The alarm's handler has done its work. An alarm that it set under the same key stays."""
    db.conn.execute("DELETE FROM alarms WHERE id = ?", (alarm.id,))


def failed(db: Database, alarm: Alarm, retry_at: datetime) -> None:
    """The alarm's handler failed, and is to be called again at `retry_at`."""
    db.conn.execute("UPDATE alarms SET attempts = attempts + 1, due_at = ? WHERE id = ?", (stamp(retry_at), alarm.id))


def forget(db: Database, user_id: int) -> None:
    """Name this person to no handler any more."""
    for alarm in _select(db, "address LIKE '%' || :user || '%'", {"user": str(user_id)}):
        args = tuple(str(FORMER_PLAYER) if word == str(user_id) else word for word in alarm.address.args)
        address = alarm.address.model_copy(update={"args": args})
        db.conn.execute("UPDATE alarms SET address = ? WHERE id = ?", (address.model_dump_json(), alarm.id))


def _select(db: Database, which: str, values: dict[str, str]) -> list[Alarm]:
    return [
        Alarm(id=id, key=key, at=moment(at), address=Address.model_validate_json(address), attempts=attempts)
        for id, key, at, address, attempts in db.conn.execute(f"{_SELECT} WHERE {which}", values)
    ]

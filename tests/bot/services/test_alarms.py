"""Alarms: one for each key, in the order of their times, and there until their work is done."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlite_utils import Database

from bot.engine.screen import Address
from bot.services import alarms

NOW = datetime(2026, 1, 31, 23, 0, tzinfo=UTC)
NUDGE = Address(package="tabletop", action="nudge", args=("12", "3"))
HOUR = timedelta(hours=1)


def keys(db: Database, now: datetime) -> list[str]:
    return [alarm.key for alarm in alarms.due(db, now)]


def test_alarms_are_due_at_their_times_and_in_their_order(db: Database) -> None:
    alarms.set(db, "b", NOW + HOUR, NUDGE)
    alarms.set(db, "a", NOW + 2 * HOUR, NUDGE)
    alarms.set(db, "c", NOW, NUDGE)
    assert keys(db, NOW) == ["c"]
    assert keys(db, NOW + 2 * HOUR) == ["c", "b", "a"]
    [first] = alarms.due(db, NOW)
    assert (first.at, first.address, first.attempts) == (NOW, NUDGE, 0)


def test_an_alarm_takes_the_place_of_the_one_with_its_key(db: Database) -> None:
    alarms.set(db, "scene:12:nudge", NOW, NUDGE)
    alarms.set(db, "scene:12:nudge", NOW + HOUR, NUDGE)
    assert keys(db, NOW) == []
    assert [alarm.at for alarm in alarms.listed(db, "scene:12")] == [NOW + HOUR]


def test_cancelling_takes_those_below_along_and_no_others(db: Database) -> None:
    for key in ("scene:1", "scene:1:nudge", "scene:1:effect:7", "scene:12:nudge", "scene"):
        alarms.set(db, key, NOW, NUDGE)
    assert alarms.cancel(db, "scene:1") == 3
    assert keys(db, NOW) == ["scene:12:nudge", "scene"]
    assert alarms.cancel(db, "scene:1") == 0


def test_an_alarm_that_was_set_again_while_it_went_off_stays(db: Database) -> None:
    """Even for the same moment: whoever is called works in a transaction of their own."""
    alarms.set(db, "nudge", NOW, NUDGE)
    [ringing] = alarms.due(db, NOW)
    alarms.set(db, "nudge", NOW, NUDGE)
    alarms.failed(db, ringing, NOW + HOUR)
    alarms.done(db, ringing)
    assert keys(db, NOW) == ["nudge"]
    [ringing] = alarms.due(db, NOW)
    alarms.done(db, ringing)
    assert keys(db, NOW + HOUR) == []


def test_an_alarm_that_failed_is_due_again_later_and_keeps_its_time(db: Database) -> None:
    alarms.set(db, "nudge", NOW, NUDGE)
    [ringing] = alarms.due(db, NOW)
    alarms.failed(db, ringing, NOW + HOUR)
    assert keys(db, NOW) == []
    [again] = alarms.due(db, NOW + HOUR)
    assert (again.attempts, again.at) == (1, NOW)

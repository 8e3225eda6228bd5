"""When whoever has the turn is reminded of it, and when the GM is told: a policy without storage or clock.

Somebody whose turn was called is nudged after each interval that the GM has set, up to `NUDGES` times, but only when
they are `reachable`: not in their quiet hours, not before they are back from an absence, not too soon after the last
ping, and with a digest only at its hour. The GM is told after `PATIENCE` intervals, whatever those called have set; at
the first one if none of them can be reached because they are away or have left. After the last nudge the GM is told
that no more will come.

Hours are those of the wall clock in a person's own time zone. An hour that a clock change leaves out is over at the
change; of one that comes twice the first counts where something begins, and the last where quiet hours end.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from enum import StrEnum

from pydantic import Field

from bot.engine.model import Frozen

NUDGES = 4
"""How often one person is reminded of one turn."""

PATIENCE = 3
"""After how many intervals the GM is told that a turn has not been taken."""

DAY = timedelta(days=1)
MINUTE = timedelta(minutes=1)


class Quiet(Frozen):
    """Hours in which nobody is pinged, in minutes after midnight; over midnight if they end before they begin."""

    start: int = Field(ge=0, lt=1440)
    end: int = Field(ge=0, lt=1440)


class Habits(Frozen):
    """When somebody may be pinged. Without `time_zone` the guild's counts.

    They are away up to the end of the day `away_until`. With `digest_hour` all that waits for them is said together at
    that hour. Between two pings there are at least `gap_minutes`, over all scenes.
    """

    time_zone: str | None = None
    quiet: Quiet | None = None
    away_until: date | None = None
    digest_hour: int | None = Field(default=None, ge=0, le=23)
    gap_minutes: int = Field(default=0, ge=0, le=10080)


@dataclass(frozen=True)
class Person:
    """Somebody with their habits in their time zone, when they were last pinged, and whether they have left."""

    user_id: int
    habits: Habits
    zone: tzinfo
    pinged_at: datetime | None = None
    is_gone: bool = False

    def is_away(self, at: datetime) -> bool:
        """Whether they are absent at this moment."""
        until = self.habits.away_until
        return until is not None and at < moment(until + DAY, 0, self.zone)

    def reachable(self, at: datetime) -> datetime:
        """The first moment from `at` on at which they may be pinged."""
        if self.pinged_at is not None:
            at = max(at, self.pinged_at + self.habits.gap_minutes * MINUTE)
        if self.habits.away_until is not None:
            at = max(at, moment(self.habits.away_until + DAY, 0, self.zone))
        return self._awake(at) if self.habits.digest_hour is None else self._digest(at, self.habits.digest_hour)

    def _digest(self, at: datetime, hour: int) -> datetime:
        """The first digest from `at` on; one that falls into quiet hours comes at their end."""
        digests = (self._awake(moment(day, hour * 60, self.zone)) for day in _days(at, self.zone))
        return next(digest for digest in digests if digest >= at)

    def _awake(self, at: datetime) -> datetime:
        while (end := self._end_of_quiet(at)) is not None:
            at = end
        return at

    def _end_of_quiet(self, at: datetime) -> datetime | None:
        """When the quiet hours end in which this moment lies; None if it lies in none."""
        if (quiet := self.habits.quiet) is None or quiet.start == quiet.end:
            return None
        for day, _ in zip(_days(at, self.zone), range(3), strict=False):
            last = day if quiet.start < quiet.end else day + DAY
            end = moment(last, quiet.end, self.zone, is_end=True)
            if moment(day, quiet.start, self.zone) <= at < end:
                return end
        return None


@dataclass(frozen=True)
class Called:
    """One of those whose turn was called: how often they were reminded of it, when last, and till when they snooze."""

    person: Person
    nudges: int = 0
    nudged_at: datetime | None = None
    snoozed_until: datetime | None = None


@dataclass(frozen=True)
class Call:
    """A turn that was called at `at`, and is not over.

    It is the `gms`' own if they are called themselves; then nobody else is told. `late_at` and `stopped_at` are when
    they were told that it has not been taken, and that no more reminders come.
    """

    at: datetime
    interval: timedelta
    called: tuple[Called, ...]
    gms: tuple[Person, ...] = ()
    is_gms: bool = False
    late_at: datetime | None = None
    stopped_at: datetime | None = None


class Kind(StrEnum):
    """What is due: a nudge of somebody called, or a note to the GM that the turn is late or that reminders end."""

    NUDGE = "nudge"
    LATE = "late"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Due:
    """What is due, and when. A nudge is for one person."""

    at: datetime
    kind: Kind
    user_id: int | None = None


def due(call: Call) -> list[Due]:
    """What comes next of each kind, for each person, unless the turn is taken before; the soonest first."""
    nudges = (
        Due(_nudge(call, called), Kind.NUDGE, called.person.user_id) for called in call.called if _is_open(called)
    )
    return sorted([*nudges, *_notes(call)], key=lambda one: one.at)


def moment(day: date, minute: int, zone: tzinfo, *, is_end: bool = False) -> datetime:
    """When it is so many minutes after midnight on the wall clock of `zone`, in UTC.

    What a clock change leaves out is the moment of the change; of two such moments it is the first, or for `is_end` the
    last.
    """
    wanted = datetime.combine(day, time()) + minute * MINUTE
    first, last = (wanted.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if first <= last:
        return last if is_end else first
    # The clock jumps over it, after `last` and before `first`.
    passed = bisect_left(
        range((first - last) // MINUTE),
        True,
        key=lambda n: (last + n * MINUTE).astimezone(zone).replace(tzinfo=None) >= wanted,
    )
    return last + passed * MINUTE


def _days(at: datetime, zone: tzinfo) -> Iterator[date]:
    """The days from the one before this moment on."""
    day = at.astimezone(zone).date() - DAY
    while True:
        yield day
        day += DAY


def _is_open(called: Called) -> bool:
    return called.nudges < NUDGES and not called.person.is_gone


def _nudge(call: Call, called: Called) -> datetime:
    at = (called.nudged_at or call.at) + call.interval
    return called.person.reachable(max(at, called.snoozed_until or at))


def _notes(call: Call) -> Iterator[Due]:
    if call.is_gms:
        return
    if call.late_at is None:
        soon = call.at + call.interval
        if any(not called.person.is_gone and not called.person.is_away(soon) for called in call.called):
            soon = call.at + PATIENCE * call.interval
        yield Due(_reaching(call.gms, soon), Kind.LATE)
    elif call.stopped_at is None and not any(map(_is_open, call.called)):
        last = max((called.nudged_at for called in call.called if called.nudged_at is not None), default=None)
        if last is not None:
            yield Due(_reaching(call.gms, max(last, call.late_at) + call.interval), Kind.STOPPED)


def _reaching(gms: tuple[Person, ...], at: datetime) -> datetime:
    """When the first of the GMs can be told; at once where none of them is to be waited for."""
    return min((gm.reachable(at) for gm in gms if not gm.is_gone and not gm.is_away(at)), default=at)

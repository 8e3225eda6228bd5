"""When somebody is reminded and the GM is told: worked cases, and what holds whatever people have set."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.reminders import NUDGES, PATIENCE, Call, Called, Due, Habits, Kind, Person, Quiet, due, moment

NIGHT = Quiet(start=22 * 60, end=8 * 60)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
KYIV, ROME = ZoneInfo("Europe/Kyiv"), ZoneInfo("Europe/Rome")
APIA = ZoneInfo("Pacific/Apia")


def at(written: str, zone: ZoneInfo = ROME) -> datetime:
    """This time on the wall clock there, in UTC; the first of two such times."""
    return datetime.fromisoformat(written).replace(tzinfo=zone).astimezone(UTC)


def wall(at: datetime, zone: ZoneInfo = ROME) -> str:
    return at.astimezone(zone).strftime("%m-%d %H:%M")


def person(user_id: int = 1, zone: ZoneInfo = ROME, pinged: datetime | None = None, **habits: object) -> Person:
    return Person(user_id=user_id, habits=Habits.model_validate(habits), zone=zone, pinged_at=pinged)


def call(began: datetime, *called: Called, every: timedelta = 6 * HOUR, **more: object) -> Call:
    return replace(Call(at=began, interval=every, called=called, gms=(person(9, zone=ROME),)), **more)  # type: ignore[arg-type]


def told(call: Call) -> list[tuple[str, str]]:
    return [(one.kind.value, wall(one.at)) for one in due(call)]


def played(call: Call, *, for_days: int = 60) -> list[Due]:
    """All that is said while nobody ever takes the turn, each at the moment at which it is due."""
    said: list[Due] = []
    end = call.at + for_days * DAY
    while (coming := due(call)) and coming[0].at <= end:
        one = coming[0]
        said.append(one)
        if one.kind is Kind.LATE:
            call = replace(call, late_at=one.at)
        elif one.kind is Kind.STOPPED:
            call = replace(call, stopped_at=one.at)
        else:
            called = tuple(
                replace(
                    other,
                    nudges=other.nudges + 1,
                    nudged_at=one.at,
                    person=replace(other.person, pinged_at=one.at),
                )
                if other.person.user_id == one.user_id
                else other
                for other in call.called
            )
            call = replace(call, called=called)
    return said


# The wall clock


@pytest.mark.parametrize(
    ("day", "minute", "zone", "is_end", "utc"),
    [
        (date(2026, 3, 28), 20 * 60, ROME, False, "2026-03-28 19:00"),
        (date(2026, 3, 29), 20 * 60, ROME, False, "2026-03-29 18:00"),
        (date(2026, 3, 28), 20 * 60, KYIV, False, "2026-03-28 18:00"),
        (date(2026, 3, 29), 20 * 60, KYIV, False, "2026-03-29 17:00"),
        (date(2026, 10, 24), 20 * 60, KYIV, False, "2026-10-24 17:00"),
        (date(2026, 10, 25), 20 * 60, KYIV, False, "2026-10-25 18:00"),
        # Left out: 2:00 to 3:00 in Rome, 3:00 to 4:00 in Kyiv, both at 1:00 UTC.
        (date(2026, 3, 29), 2 * 60, ROME, False, "2026-03-29 01:00"),
        (date(2026, 3, 29), 2 * 60 + 30, ROME, False, "2026-03-29 01:00"),
        (date(2026, 3, 29), 2 * 60 + 30, ROME, True, "2026-03-29 01:00"),
        (date(2026, 3, 29), 3 * 60, ROME, False, "2026-03-29 01:00"),
        (date(2026, 3, 29), 3 * 60 + 59, KYIV, False, "2026-03-29 01:00"),
        # Twice: 2:30 in Rome, 3:30 in Kyiv.
        (date(2026, 10, 25), 2 * 60 + 30, ROME, False, "2026-10-25 00:30"),
        (date(2026, 10, 25), 2 * 60 + 30, ROME, True, "2026-10-25 01:30"),
        (date(2026, 10, 25), 3 * 60 + 30, KYIV, False, "2026-10-25 00:30"),
        (date(2026, 10, 25), 3 * 60 + 30, KYIV, True, "2026-10-25 01:30"),
        # A day that never was.
        (date(2011, 12, 30), 20 * 60, APIA, False, "2011-12-30 10:00"),
    ],
)
def test_a_time_of_day_is_that_of_the_wall_clock(
    day: date, minute: int, zone: ZoneInfo, is_end: bool, utc: str
) -> None:
    assert moment(day, minute, zone, is_end=is_end) == datetime.fromisoformat(utc).replace(tzinfo=UTC)


@pytest.mark.parametrize("zone", [KYIV, ROME])
@pytest.mark.parametrize("change", ["2026-03-29", "2026-10-25"])
def test_twenty_stays_twenty_across_a_clock_change(zone: ZoneInfo, change: str) -> None:
    reader = person(zone=zone, digest_hour=20)
    before = at(change, zone) - 2 * DAY
    digests = [reader.reachable(before + n * DAY) for n in range(5)]
    assert [wall(digest, zone)[-5:] for digest in digests] == ["20:00"] * 5
    assert len(set(digests)) == 5


# When somebody can be reached


@pytest.mark.parametrize(
    ("habits", "from_", "reached"),
    [
        ({}, "2026-01-10 23:30", "01-10 23:30"),
        ({"quiet": NIGHT}, "2026-01-10 21:59", "01-10 21:59"),
        ({"quiet": NIGHT}, "2026-01-10 22:00", "01-11 08:00"),
        ({"quiet": NIGHT}, "2026-01-11 03:00", "01-11 08:00"),
        ({"quiet": NIGHT}, "2026-01-11 08:00", "01-11 08:00"),
        ({"quiet": Quiet(start=9 * 60, end=17 * 60)}, "2026-01-11 09:00", "01-11 17:00"),
        ({"quiet": Quiet(start=60, end=60)}, "2026-01-11 01:00", "01-11 01:00"),
        ({"away_until": date(2026, 1, 12)}, "2026-01-11 12:00", "01-13 00:00"),
        ({"away_until": date(2026, 1, 12), "quiet": NIGHT}, "2026-01-11 12:00", "01-13 08:00"),
        ({"away_until": date(2026, 1, 10)}, "2026-01-11 12:00", "01-11 12:00"),
        ({"digest_hour": 20}, "2026-01-11 12:00", "01-11 20:00"),
        ({"digest_hour": 20}, "2026-01-11 20:00", "01-11 20:00"),
        ({"digest_hour": 20}, "2026-01-11 20:01", "01-12 20:00"),
        ({"digest_hour": 23, "quiet": NIGHT}, "2026-01-11 12:00", "01-12 08:00"),
        ({"digest_hour": 23, "quiet": NIGHT}, "2026-01-12 07:00", "01-12 08:00"),
        ({"digest_hour": 20, "away_until": date(2026, 1, 12)}, "2026-01-11 12:00", "01-13 20:00"),
        # The night in which the clock jumps, and the one in which an hour comes twice.
        ({"quiet": Quiet(start=0, end=150)}, "2026-03-29 01:30", "03-29 03:00"),
        ({"quiet": Quiet(start=150, end=300)}, "2026-03-29 03:10", "03-29 05:00"),
        ({"quiet": NIGHT}, "2026-10-25 02:30", "10-25 08:00"),
    ],
)
def test_nobody_is_pinged_before_they_can_be_reached(habits: dict[str, object], from_: str, reached: str) -> None:
    reader = Person(user_id=1, habits=Habits.model_validate(habits), zone=ROME)
    assert wall(reader.reachable(at(from_))) == reached


def test_quiet_hours_that_end_in_an_hour_that_comes_twice_end_with_the_second() -> None:
    reader = person(quiet=Quiet(start=0, end=150))
    assert reader.reachable(at("2026-10-25 02:10")) == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


def test_between_two_pings_is_at_least_the_gap_of_all_scenes() -> None:
    reader = person(pinged=at("2026-01-11 12:00"), gap_minutes=90)
    assert wall(reader.reachable(at("2026-01-11 12:30"))) == "01-11 13:30"
    assert wall(reader.reachable(at("2026-01-11 14:00"))) == "01-11 14:00"


# What is due


def test_whoever_idles_is_nudged_twice_then_the_gm_is_told_and_in_the_end_it_stops() -> None:
    said = played(call(at("2026-01-10 12:00"), Called(person=person())))
    assert [(one.kind.value, wall(one.at)) for one in said] == [
        ("nudge", "01-10 18:00"),
        ("nudge", "01-11 00:00"),
        ("nudge", "01-11 06:00"),
        ("late", "01-11 06:00"),
        ("nudge", "01-11 12:00"),
        ("stopped", "01-11 18:00"),
    ]


def test_a_night_puts_nudges_off_but_not_what_the_gm_is_told() -> None:
    said = played(call(at("2026-01-10 15:00"), Called(person=person(quiet=NIGHT)), every=3 * HOUR))
    assert [(one.kind.value, wall(one.at)) for one in said] == [
        ("nudge", "01-10 18:00"),
        ("nudge", "01-10 21:00"),
        ("late", "01-11 00:00"),
        ("nudge", "01-11 08:00"),
        ("nudge", "01-11 11:00"),
        ("stopped", "01-11 14:00"),
    ]


def test_of_an_absence_the_gm_is_told_at_once_and_the_nudges_come_when_it_is_over() -> None:
    away = Called(person=person(away_until=date(2026, 1, 20)))
    said = played(call(at("2026-01-10 12:00"), away))
    assert [(one.kind.value, wall(one.at)) for one in said[:2]] == [("late", "01-10 18:00"), ("nudge", "01-21 00:00")]


def test_whoever_has_left_is_not_nudged_and_the_gm_is_told_at_once() -> None:
    gone = Called(person=replace(person(), is_gone=True))
    assert told(call(at("2026-01-10 12:00"), gone)) == [("late", "01-10 18:00")]
    assert played(call(at("2026-01-10 12:00"), gone))[-1].kind is Kind.LATE


def test_as_long_as_one_of_those_called_can_be_reached_the_gm_is_not_told_sooner() -> None:
    gone, here = Called(person=replace(person(1), is_gone=True)), Called(person=person(2))
    assert told(call(at("2026-01-10 12:00"), gone, here)) == [("nudge", "01-10 18:00"), ("late", "01-11 06:00")]


def test_a_snoozed_turn_is_nudged_when_that_is_over_and_the_gm_is_told_as_ever() -> None:
    snoozing = Called(person=person(), snoozed_until=at("2026-01-12 12:00"))
    assert told(call(at("2026-01-10 12:00"), snoozing)) == [("late", "01-11 06:00"), ("nudge", "01-12 12:00")]


def test_of_their_own_turns_gms_are_only_nudged() -> None:
    said = played(call(at("2026-01-10 12:00"), Called(person=person(9)), is_gms=True))
    assert [one.kind for one in said] == [Kind.NUDGE] * NUDGES


@pytest.mark.parametrize(
    ("gms", "when"),
    [
        ((person(9, quiet=NIGHT),), "01-11 08:00"),
        ((person(9, quiet=NIGHT), person(8)), "01-11 06:00"),
        ((person(9, away_until=date(2026, 1, 20)), person(8, quiet=NIGHT)), "01-11 08:00"),
        ((person(9, away_until=date(2026, 1, 20)),), "01-11 06:00"),
        ((), "01-11 06:00"),
    ],
)
def test_the_gm_is_told_when_the_first_of_them_can_be_reached(gms: tuple[Person, ...], when: str) -> None:
    late = [one for one in due(call(at("2026-01-10 12:00"), Called(person=person()), gms=gms)) if one.kind is Kind.LATE]
    assert [wall(one.at) for one in late] == [when]


# Whatever people have set

ZONES = st.sampled_from([ROME, KYIV, ZoneInfo("UTC"), ZoneInfo("Australia/Lord_Howe"), ZoneInfo("America/St_Johns")])
MOMENTS = st.integers(0, 525_000).map(lambda minutes: at("2026-01-01") + timedelta(minutes=minutes, microseconds=1))
MINUTES = st.integers(0, 1439)


@st.composite
def people(draw: st.DrawFn, user_id: int = 1) -> Person:
    began = draw(MOMENTS)
    habits = Habits(
        quiet=draw(st.none() | st.builds(Quiet, start=MINUTES, end=MINUTES)),
        away_until=draw(st.none() | st.dates(began.date() - DAY, began.date() + 10 * DAY)),
        digest_hour=draw(st.none() | st.integers(0, 23)),
        gap_minutes=draw(st.integers(0, 3000)),
    )
    return Person(user_id=user_id, habits=habits, zone=draw(ZONES), pinged_at=began)


@st.composite
def calls(draw: st.DrawFn) -> Call:
    began = draw(MOMENTS)
    players = [Called(person=replace(draw(people(n)), pinged_at=began)) for n in range(1, draw(st.integers(1, 3)) + 1)]
    every = timedelta(minutes=draw(st.integers(1, 4000)))
    snoozed = draw(st.none() | st.integers(1, 5000))
    until = None if snoozed is None else began + timedelta(minutes=snoozed)
    return call(began, replace(players[0], snoozed_until=until), *players[1:], every=every)


def is_quiet(habits: Habits, at: datetime, zone: ZoneInfo) -> bool:
    """Whether the wall clock shows a quiet hour."""
    local = at.astimezone(zone)
    if habits.quiet is None or (quiet := habits.quiet).start == quiet.end:
        return False
    minute = local.hour * 60 + local.minute + local.second / 60 + local.microsecond / 6e7
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end


@given(people(), MOMENTS)
def test_whoever_is_pinged_is_neither_asleep_nor_away_nor_pinged_too_soon(reader: Person, now: datetime) -> None:
    reached, habits = reader.reachable(now), reader.habits
    zone = reader.zone
    assert isinstance(zone, ZoneInfo)
    assert reached >= now
    assert not is_quiet(habits, reached, zone)
    assert habits.away_until is None or reached.astimezone(zone).date() > habits.away_until
    assert reader.pinged_at is None or reached >= reader.pinged_at + timedelta(minutes=habits.gap_minutes)
    assert reader.reachable(reached) == reached


@given(people(), MOMENTS, st.timedeltas(timedelta(0), timedelta(days=3)))
def test_whoever_waits_longer_is_not_reached_sooner(reader: Person, now: datetime, more: timedelta) -> None:
    assert reader.reachable(now) <= reader.reachable(now + more)


@settings(max_examples=40)
@given(calls())
def test_each_is_nudged_up_to_the_cap_and_the_gm_is_always_told(asked: Call) -> None:
    said = played(asked, for_days=800)
    for called in asked.called:
        nudges = [one.at for one in said if one.user_id == called.person.user_id]
        assert len(nudges) == NUDGES
        gap = max(asked.interval, timedelta(minutes=called.person.habits.gap_minutes))
        assert all(later - sooner >= gap for sooner, later in zip([asked.at, *nudges], nudges, strict=False))
    assert [one.kind for one in said if one.user_id is None] == [Kind.LATE, Kind.STOPPED]
    late = next(one.at for one in said if one.kind is Kind.LATE)
    assert late - asked.at <= PATIENCE * asked.interval
    assert said[-1].kind is Kind.STOPPED


@given(calls(), st.integers(0, 20000))
def test_what_comes_late_comes_once(asked: Call, minutes: int) -> None:
    now = asked.at + timedelta(minutes=minutes)
    passed = [one for one in due(asked) if one.at <= now]
    assert len({(one.kind, one.user_id) for one in passed}) == len(passed)

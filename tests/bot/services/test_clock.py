"""Moments as they are stored."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.clock import SystemClock, moment, stamp

ZONES = st.integers(-12 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
MOMENTS = st.datetimes(datetime(2, 1, 1), datetime(9998, 12, 31), timezones=ZONES)  # noqa: DTZ001 - zones follow


@given(MOMENTS, MOMENTS)
def test_stored_moments_come_back_and_sort_as_text(one: datetime, other: datetime) -> None:
    assert moment(stamp(one)) == one
    assert (stamp(one) < stamp(other)) == (one < other)


def test_a_moment_without_zone_is_not_stored() -> None:
    with pytest.raises(ValueError, match="time zone"):
        stamp(datetime(2026, 1, 1))  # noqa: DTZ001 - that is the point


def test_the_system_clock_tells_utc() -> None:
    assert SystemClock().now().tzinfo is UTC

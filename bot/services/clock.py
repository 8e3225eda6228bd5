"""The time, as a parameter; and how moments are stored."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Whatever knows the time."""

    def now(self) -> datetime:
        """The present moment, aware, in UTC."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> datetime:
        """The present moment in UTC."""
        return datetime.now(UTC)


def stamp(at: datetime) -> str:
    """`at` as it is stored: ISO 8601 in UTC, always equally long, so that text order is time order.

    Raises ValueError for a moment without time zone, which could mean any hour.
    """
    if at.tzinfo is None:
        raise ValueError(f"{at} has no time zone")
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def moment(stamped: str) -> datetime:
    """The moment that `stamp` stored."""
    return datetime.fromisoformat(stamped)

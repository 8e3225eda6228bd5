"""When somebody wants to be reminded, as they type it into a form."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import TypeVar

from pydantic import ValidationError

from bot.engine.refusal import Refused, Shared
from bot.engine.reminders import Habits, Quiet
from bot.engine.text import clean, say

T = TypeVar("T")

LONGEST_ABSENCE = timedelta(days=366)

_TIME = r"(\d{1,2})(?:[:.](\d{2}))?"


def typed_habits(habits: Habits) -> dict[str, str]:
    """What the form's fields hold, by name: these habits as they are typed."""
    quiet, away, hour = habits.quiet, habits.away_until, habits.digest_hour
    return {
        "quiet": f"{clock(quiet.start)}–{clock(quiet.end)}" if quiet else "",
        "away": away.isoformat() if away else "",
        "digest": clock(hour * 60) if hour is not None else "",
        "gap": str(habits.gap_minutes or ""),
    }


def read_habits(habits: Habits, typed: Mapping[str, str], today: date) -> Habits:
    """`habits` with what was typed into the form. An empty field is none.

    Raises `Refused` with VALUE_UNREADABLE, which names the field.
    """

    def field(name: str, read: Callable[[str], T], none: T) -> T:
        words = typed.get(name, "").strip()
        try:
            return read(words) if words else none
        except ValueError:
            label, help = say(f"habits-{name}"), say(f"habits-{name}-hint")
            value = clean(words, limit=50)
            raise Refused(Shared.VALUE_UNREADABLE, field=label, value=value, help=help) from None

    return habits.model_copy(
        update={
            "quiet": field("quiet", _quiet, None),
            "away_until": field("away", lambda words: _day(words, today), None),
            "digest_hour": field("digest", _hour, None),
            "gap_minutes": field("gap", _gap, 0),
        }
    )


def clock(minute: int) -> str:
    """Minutes after midnight as a time of day."""
    return f"{minute // 60}:{minute % 60:02}"


def _quiet(words: str) -> Quiet | None:
    found = re.fullmatch(rf"{_TIME}\s*[-–—−]\s*{_TIME}", words)
    if found is None:
        raise ValueError(words)
    start, end = _minute(found[1], found[2]), _minute(found[3], found[4])
    if start == end:
        raise ValueError(words)
    return Quiet(start=start, end=end)


def _hour(words: str) -> int | None:
    found = re.fullmatch(_TIME, words)
    if found is None or (found[2] or "00") != "00":
        raise ValueError(words)
    return _minute(found[1], found[2]) // 60


def _minute(hours: str, minutes: str | None) -> int:
    """The minute of the day; 24:00 is midnight."""
    minute = int(hours) * 60 + int(minutes or 0)
    if minute > 1440 or int(minutes or 0) > 59:
        raise ValueError(hours, minutes)
    return minute % 1440


def _day(words: str, today: date) -> date | None:
    day = date.fromisoformat(re.sub(r"[/.−–]", "-", words))
    if not today <= day <= today + LONGEST_ABSENCE:
        raise ValueError(words)
    return day


def _gap(words: str) -> int:
    try:
        return Habits(gap_minutes=int(words)).gap_minutes
    except ValidationError as invalid:
        raise ValueError(words) from invalid

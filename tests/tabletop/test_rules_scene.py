"""What is typed of those who take part in a scene."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.text import say
from cogs.tabletop.rules.scene import MOST_HEADS, JoinRefusal, entries, entry, number_typed, numbered, time_typed


@pytest.mark.parametrize(
    ("typed", "name", "heads", "modifier"),
    [
        ("Ghoul", "Ghoul", 1, None),
        ("Ghoul +2", "Ghoul", 1, 2),
        ("Ghoul−2", "Ghoul", 1, -2),
        ("Ghoul – 3", "Ghoul", 1, -3),
        ("3 Skeleton +1", "Skeleton", 3, 1),
        ("#12", "#12", 1, None),
        ("Rank 2", "Rank 2", 1, None),
        ("Jean-Luc", "Jean-Luc", 1, None),
        ("7", "7", 1, None),
    ],
)
def test_an_entry_has_heads_a_name_and_a_modifier(typed: str, name: str, heads: int, modifier: int | None) -> None:
    read = entry(typed)
    assert (read.name, read.heads, read.modifier) == (name, heads, modifier)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", JoinRefusal.NOBODY_NAMED),
        (" , ,", JoinRefusal.NOBODY_NAMED),
        ("0 Bat", JoinRefusal.TOO_MANY_HEADS),
        (f"{MOST_HEADS + 1} Bat", JoinRefusal.TOO_MANY_HEADS),
    ],
)
def test_what_names_nobody_or_too_many_is_refused(typed: str, reason: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        entries(typed)
    assert refused.value.reason is reason


@given(st.integers(2, MOST_HEADS), st.sets(st.integers(1, 30)))
def test_numbered_names_are_free_and_all_different(heads: int, taken: set[int]) -> None:
    names = numbered("Bat", heads, [f"bat {n}" for n in taken])
    assert len(set(names)) == heads
    assert not {f"Bat {n}" for n in taken} & set(names)


@pytest.mark.parametrize("typed", ["", "much", "1.5", "1000", "-1000", "9" * 30])
def test_a_number_that_cannot_be_read_or_is_too_far_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        number_typed(typed, say("scene-field-modifier"))
    assert refused.value.reason is Shared.VALUE_UNREADABLE


def test_any_dash_is_a_minus() -> None:
    assert [number_typed(typed, say("scene-field-modifier")) for typed in ("-3", "−3", "–3", "+3")] == [-3, -3, -3, 3]


@pytest.mark.parametrize(
    ("typed", "seconds"), [("10", 600), (" 1:30 ", 5400), ("0:00:18", 18), ("100:00", 360_000), ("90", 5400)]
)
def test_time_is_typed_in_minutes_or_with_hours(typed: str, seconds: int) -> None:
    assert time_typed(typed, say("scene-field-time")) == seconds


@pytest.mark.parametrize("typed", ["", "0", "0:00", "-5", "an hour", "1:2:3", "1000:00", "10m"])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        time_typed(typed, say("scene-field-time"))
    assert refused.value.reason is Shared.VALUE_UNREADABLE

"""The test of fairness: published values of chi-squared, and what more even and less even faces say."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import Face
from bot.engine.fairness import FaceCount, Outcome, Tally, chi_squared_tail, counted, tallied, together


@pytest.mark.parametrize(
    ("value", "degrees", "tail"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (11.07, 5, 0.05), (30.144, 19, 0.05), (36.191, 19, 0.01), (42.557, 29, 0.05)],
)
def test_the_tail_is_that_of_published_tables(value: float, degrees: int, tail: float) -> None:
    assert chi_squared_tail(value, degrees) == pytest.approx(tail, abs=2e-5)


@given(st.floats(0, 200), st.integers(1, 99))
def test_the_tail_falls_with_the_value_and_rises_with_the_degrees(value: float, degrees: int) -> None:
    tail = chi_squared_tail(value, degrees)
    assert 0 <= tail <= 1
    assert chi_squared_tail(value + 1, degrees) <= tail + 1e-12
    assert chi_squared_tail(value, degrees + 1) >= tail - 1e-12


def test_even_faces_are_nothing_unusual_and_one_face_alone_is() -> None:
    assert FaceCount(6, (10,) * 6).chance == 1
    loaded = FaceCount(6, (60, 0, 0, 0, 0, 0)).chance
    assert loaded is not None
    assert loaded < 1e-50


def test_few_rolls_say_nothing() -> None:
    assert FaceCount(20, (5,) * 19 + (4,)).chance is None
    assert FaceCount(20, (5,) * 20).chance == 1


def test_faces_are_counted_die_by_die() -> None:
    faces = [Face(6, 1), Face(20, 20), Face(6, 1), Face(6, 6), Face(1, 1)]
    six, twenty = counted(faces)
    assert (six.sides, six.counts, six.mean) == (6, (2, 0, 0, 0, 0, 1), 8 / 3)
    assert twenty.rolls == 1
    assert together([six, twenty, six], 6).counts == (4, 0, 0, 0, 0, 2)
    assert together([], 4).rolls == 0


def test_outcomes_are_held_against_the_mean_of_the_chances_that_are_known() -> None:
    told = tallied([Outcome(True, Fraction(1, 4)), Outcome(False, Fraction(3, 4)), Outcome(True)])
    assert told == Tally(tried=3, succeeded=2, chance=Fraction(1, 2))
    assert tallied([Outcome(False)]) == Tally(tried=1, succeeded=0, chance=None)

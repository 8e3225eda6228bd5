"""What is too heavy is refused before it starts, and what is accepted is answered soon."""

from time import thread_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.dice import parse
from bot.engine.odds import OddsRefusal, check, odds
from bot.engine.odds.cost import MOST_VALUES
from bot.engine.refusal import Refused
from tests.bot.engine.dice.strategies import ROLLING_OPERATORS, dice

pytestmark = pytest.mark.timed

AT_ONCE = 0.01
"""Seconds that a refusal may take."""

SOON = 1.5
"""Seconds that an answer may take, of our own time; half of one where nothing else happens on the machine."""

HEAVY = [
    "1000d6",
    "200d20",
    "1000d1000000",
    "1d1000000",
    "500d6kh250",
    "20d20kh1kl1",
    "100d100kh50",
    "200d6!",
    "99d2e2",
    "1d100e>50",
    "40d10e>8",
    "1d1000+1d1000+1d1000",
    "+".join(["9d100"] * 20),
    "*".join(["1d100"] * 7),
    "(1d10000)*(1d10000)",
    "10d20rol5kh3",
    "100d100ra1",
    "9d20ra1ra2ra3",
    "30d30rol15rol10rol5",
    "1d20000-1d20000",
    "((((((((1d999*1d999))))))))//7",
    "99d2ro1e2",
    "6d100kh3e100ro1",
    "1d900kh0",
    "1d1000kh1k5",
]


@pytest.mark.parametrize("typed", HEAVY)
def test_what_is_too_heavy_is_refused_at_once(typed: str) -> None:
    expression = parse(typed)
    times = []
    for _ in range(5):
        start = thread_time()
        with pytest.raises(Refused) as caught:
            check(expression)
        times.append(thread_time() - start)
        assert caught.value.reason is OddsRefusal.TOO_HEAVY
    assert min(times) < AT_ONCE


@pytest.mark.parametrize(
    "typed",
    [
        "80d20",
        "230d6",
        "500d2",
        "1d19000",
        "1d900-1d900",
        "1d130*1d150",
        "60d6kh30",
        "5d100kh3",
        "3d250kh2",
        "14d6ph1pl1",
        "4d8kh3ro1",
        "4d6rol1kh3",
        "4d6mi2ro1kh3",
        "5d6ra6kh3",
        "10d10!",
        "12d6!",
        "1d20e>10",
        "10d10k>7e10",
    ],
)
def test_what_just_passes_is_answered_soon(typed: str) -> None:
    expression = parse(typed)
    start = thread_time()
    counted = odds(expression)
    assert thread_time() - start < SOON
    assert 1 < len(counted.values) <= MOST_VALUES


@settings(max_examples=40, deadline=None)
@given(dice(ROLLING_OPERATORS, most=40, sides=100) | dice(ROLLING_OPERATORS, most=400, sides=6), st.booleans())
def test_nothing_takes_long_whatever_is_asked(typed: str, twice: bool) -> None:
    try:
        expression = parse(f"{typed}+{typed}" if twice else typed)
    except Refused:
        return
    start = thread_time()
    try:
        check(expression)
    except Refused:
        assert thread_time() - start < AT_ONCE
        return
    assert thread_time() - start < AT_ONCE
    start = thread_time()
    odds(expression)
    assert thread_time() - start < SOON

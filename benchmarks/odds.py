"""The slowest of those questions about odds that are only just accepted, against half a second."""

from collections.abc import Iterable
from time import thread_time

from benchmarks.measure import Measure
from bot.engine.dice import parse
from bot.engine.odds import odds

HALF_A_SECOND = 0.5

HEAVIEST = ("80d20", "230d6", "14d6ph1pl1", "1d970-1d970", "3d250kh2", "1d20e>10", "10d10!", "1d130*1d150", "1d19000")


def measures() -> Iterable[Measure]:
    """The ratio, without what it takes to load icepool once."""
    slowest = max(_seconds(typed) for typed in HEAVIEST)
    yield Measure("odds-slowest-against-half-a-second", slowest / HALF_A_SECOND, 1.0, at_least=False)


def _seconds(typed: str) -> float:
    asked = parse(typed)
    times: list[float] = []
    for _ in range(3):
        start = thread_time()
        odds(asked)
        times.append(thread_time() - start)
    return min(times)

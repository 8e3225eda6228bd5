"""A measure, and how two things are timed fairly against each other."""

from __future__ import annotations

import gc
import os
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Measure:
    """A ratio and what it should be: at least or at most `target`."""

    name: str
    ratio: float
    target: float
    at_least: bool

    @property
    def ok(self) -> bool:
        """Whether the target is met."""
        return self.ratio >= self.target if self.at_least else self.ratio <= self.target

    def __str__(self) -> str:
        return f"{self.name} {self.ratio:.2f} {self.target:.2f} {'ok' if self.ok else 'short'}"


@dataclass(frozen=True)
class Times:
    """How long something took, in seconds: its best run, and the one in the middle."""

    best: float
    median: float


def alternate(
    first: Callable[[], object],
    second: Callable[[], object],
    *,
    rounds: int,
    clock: Callable[[], float] = perf_counter,
) -> tuple[Times, Times]:
    """Runs both in turns, `rounds` times each.

    What only calculates is better timed by `time.thread_time`, which leaves out what the machine does meanwhile.
    """
    taken: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for act, times in zip((first, second), taken, strict=True):
            begun = clock()
            act()
            times.append(clock() - begun)
    return Times(min(taken[0]), statistics.median(taken[0])), Times(min(taken[1]), statistics.median(taken[1]))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without garbage collection, as `timeit` does; and where the system allows, on one processor.

    Threads that are begun here stay on it too: how long one needs to wake another depends on whether they share a
    processor, and where they are is chance.
    """
    collects = gc.isenabled()
    gc.disable()
    processors = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    if processors:
        os.sched_setaffinity(0, {min(processors)})
    try:
        yield
    finally:
        if processors:
            os.sched_setaffinity(0, processors)
        if collects:
            gc.enable()

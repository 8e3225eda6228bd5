"""Tasks for worker processes: one that answers, and ones that go wrong in every way."""

import os
import time
from collections.abc import Callable
from typing import Any


def double(asked: Any, is_due: Callable[[], bool]) -> Any:
    return [asked, asked]


def process(asked: Any, is_due: Callable[[], bool]) -> Any:
    print("said aside")  # noqa: T201 - what a task says must not get into the answer
    return os.getpid()


def until_due(asked: Any, is_due: Callable[[], bool]) -> Any:
    rounds = 0
    while not is_due():
        rounds += 1
    return rounds > 0


def never(asked: Any, is_due: Callable[[], bool]) -> Any:
    while True:
        time.sleep(0.01)


def fails(asked: Any, is_due: Callable[[], bool]) -> Any:
    raise KeyError(asked)


def dies(asked: Any, is_due: Callable[[], bool]) -> Any:
    os._exit(3)

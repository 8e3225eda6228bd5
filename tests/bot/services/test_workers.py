"""Worker processes: bounded, kept, replaced, killed when they overrun; the event loop goes on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable
from time import perf_counter

import pytest
import pytest_asyncio

from bot.services.workers import Overrun, Workers, WorkFailed

TASKS = "tests.bot.services.tasks"


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    found = Workers(grace=0.3)
    # The first task pays for the start of the process, which the short grace of these tests does not allow for.
    assert await found.run(f"{TASKS}:double", "a", seconds=20) == ["a", "a"]
    yield found
    await found.close()


def is_alive(process: object) -> bool:
    try:
        os.kill(int(str(process)), 0)
    except ProcessLookupError:
        return False
    return True


async def test_no_process_is_started_before_it_is_needed_and_one_serves_many_tasks(workers: Workers) -> None:
    idle = Workers()
    assert not idle._idle
    await idle.close()
    first, second = [await workers.run(f"{TASKS}:process", None, seconds=5) for _ in range(2)]
    assert first == second != os.getpid()


async def test_a_task_is_told_when_its_time_is_up(workers: Workers) -> None:
    begun = perf_counter()
    assert await workers.run(f"{TASKS}:until_due", None, seconds=0.2) is True
    assert perf_counter() - begun >= 0.2


async def test_one_that_overruns_is_killed_and_replaced(workers: Workers) -> None:
    before = await workers.run(f"{TASKS}:process", None, seconds=5)
    with pytest.raises(Overrun):
        await workers.run(f"{TASKS}:never", None, seconds=0.1)
    assert not is_alive(before)
    assert await workers.run(f"{TASKS}:double", 1, seconds=20) == [1, 1]


async def test_one_whose_caller_is_cancelled_is_killed(workers: Workers) -> None:
    before = await workers.run(f"{TASKS}:process", None, seconds=5)
    waiting = asyncio.create_task(coroutine(workers.run(f"{TASKS}:never", None, seconds=60)))
    await asyncio.sleep(0.1)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not is_alive(before)


async def test_what_goes_wrong_in_a_task_is_told_and_the_next_one_goes_well(workers: Workers) -> None:
    with pytest.raises(WorkFailed, match="KeyError"):
        await workers.run(f"{TASKS}:fails", "x", seconds=5)
    with pytest.raises(WorkFailed, match="died"):
        await workers.run(f"{TASKS}:dies", None, seconds=5)
    assert await workers.run(f"{TASKS}:double", 2, seconds=20) == [2, 2]


async def test_there_are_never_more_processes_than_allowed_and_the_loop_goes_on(workers: Workers) -> None:
    tasks = [asyncio.create_task(coroutine(workers.run(f"{TASKS}:process", None, seconds=5))) for _ in range(6)]
    longest, last = 0.0, perf_counter()
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0.001)
        longest, last = max(longest, perf_counter() - last), perf_counter()
    assert len({await task for task in tasks}) == 1
    assert longest < 0.2


async def test_closing_ends_the_processes_and_refuses_more() -> None:
    workers = Workers()
    process = await workers.run(f"{TASKS}:process", None, seconds=20)
    await workers.close()
    assert not is_alive(process)
    with pytest.raises(WorkFailed):
        await workers.run(f"{TASKS}:double", 1, seconds=1)


async def coroutine(awaited: Awaitable[object]) -> object:
    return await awaited

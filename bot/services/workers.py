"""Work that would hold up the event loop: in processes of its own, with a limit of time.

    workers = Workers(most=1)
    await workers.run("cogs.some_ruleset.rules.solo:answer", asked, seconds=3.0)

A task is a function of ours by its name, which takes JSON values and a callable that says when the time is up, and
gives JSON values back. Processes are started when they are needed, at most `most` of them, and kept for the next task;
whoever comes when all are busy waits. One that has not answered some while after its time is up is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from importlib import import_module

from pydantic import JsonValue

from bot.services.settings import ROOT

Task = Callable[[JsonValue, Callable[[], bool]], JsonValue]

GRACE = 5.0
"""Seconds after its time is up before a process is killed. A new one also needs to load what it works with."""

LONGEST = 2**24
"""Bytes of an answer that are read at most."""

NICENESS = 10
"""How far the processes stand back for the bot itself."""


class Overrun(Exception):
    """A task did not answer in time, and its process was killed."""


class WorkFailed(Exception):
    """A task raised an error, which is told, or its process died."""


class Workers:
    """A few processes for what takes long."""

    def __init__(self, *, most: int = 1, grace: float = GRACE) -> None:
        self._free = asyncio.Semaphore(most)
        self._grace = grace
        self._idle: list[asyncio.subprocess.Process] = []
        self._busy: set[asyncio.subprocess.Process] = set()
        self._closed = False

    async def run(self, task: str, asked: JsonValue, *, seconds: float) -> JsonValue:
        """What the task `module:function` answers; `seconds` is the time that it is given.

        Raises `Overrun` and `WorkFailed`; then, as when the caller is cancelled, the process is gone.
        """
        line = json.dumps({"task": task, "asked": asked, "seconds": seconds}).encode() + b"\n"
        async with self._free, self._worker() as worker:
            try:
                async with asyncio.timeout(seconds + self._grace):
                    answered = await _exchange(worker, line)
            except TimeoutError:
                raise Overrun(task) from None
        if "error" in answered:
            raise WorkFailed(f"{task}: {answered['error']}")
        return answered["answer"]

    async def close(self) -> None:
        """Ends all processes, whatever they do, and starts no more."""
        self._closed = True
        for worker in (*self._idle, *self._busy):
            await _end(worker)
        self._idle.clear()

    @contextlib.asynccontextmanager
    async def _worker(self) -> AsyncIterator[asyncio.subprocess.Process]:
        """A process for one task. It is kept only if that goes well."""
        if self._closed:
            raise WorkFailed("closed")
        worker = self._idle.pop() if self._idle else await _start()
        self._busy.add(worker)
        try:
            yield worker
        except BaseException:
            await _end(worker)
            raise
        else:
            self._idle.append(worker)
        finally:
            self._busy.discard(worker)


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        limit=LONGEST,
    )


async def _exchange(worker: asyncio.subprocess.Process, line: bytes) -> dict[str, JsonValue]:
    """A process's answer to a line. Raises `WorkFailed` if it dies."""
    if worker.stdin is None or worker.stdout is None:
        raise WorkFailed("no pipes")
    try:
        worker.stdin.write(line)
        await worker.stdin.drain()
        answered = await worker.stdout.readline()
    except (ConnectionError, ValueError) as error:
        raise WorkFailed(str(error)) from error
    if not answered.endswith(b"\n"):
        raise WorkFailed("the process died")
    found: dict[str, JsonValue] = json.loads(answered)
    return found


async def _end(worker: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()


def serve() -> None:
    """The life of a process: a task a line, an answer a line, until nobody asks any more."""
    with contextlib.suppress(AttributeError, OSError):  # not on Windows
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # whatever a task prints is no answer
    for line in sys.stdin:
        answers.write(f"{json.dumps(_worked(**json.loads(line)))}\n")
        answers.flush()


def _worked(task: str, asked: JsonValue, seconds: float) -> dict[str, JsonValue]:
    until = time.monotonic() + seconds
    module, _, function = task.partition(":")
    try:
        work: Task = getattr(import_module(module), function)
        return {"answer": work(asked, lambda: time.monotonic() >= until)}
    except Exception as error:
        return {"error": repr(error)}


if __name__ == "__main__":
    serve()

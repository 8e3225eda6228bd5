"""Processes that a test kills, or tells to end.

Each is forked from one that has had an evening already: what a bot reads at its start takes longer than most plays.
What a process prints is kept, and shown where it ended otherwise than expected. One that does not end in LONGEST
seconds prints where it stands, and fails.
"""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from functools import cache
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any

import pytest

LONGEST = 300.0
"""Seconds; only a machine that is far too busy, or a fault, lets a process take so long."""

needs_forks = pytest.mark.skipif(sys.platform == "win32", reason="Windows neither forks nor kills with -9")


class Forked:
    """A process that runs `play(*args)`, of the top of a module, and appends what it prints to the file `printed`."""

    def __init__(self, printed: Path, play: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
        self._printed = printed
        self._process = _forks().Process(target=_live, args=(printed, play, args), daemon=True)
        self._process.start()

    def send(self, number: int) -> None:
        """Sends it a signal."""
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def ends(self, code: int, *, within: float = 2 * LONGEST) -> str:
        """Waits until it has ended; what it has printed. Fails where it did not end in time, or with another code."""
        self._process.join(within)
        late = self._process.exitcode is None
        if late:
            self._process.kill()
        printed = self._printed.read_text() if self._printed.exists() else ""
        assert not late, f"not ended in {within} seconds:\n{printed}"
        assert self._process.exitcode == code, f"ended with {self._process.exitcode} instead of {code}:\n{printed}"
        return printed


class Death:
    """Comes over this process with -9 when it is at a point of its work for the `nth` time."""

    def __init__(self, point: str, nth: int) -> None:
        self._point = point
        self._times = nth

    def comes(self, point: str) -> None:
        """The process is at this point."""
        self._times -= point == self._point
        if point == self._point and not self._times:
            os.kill(os.getpid(), signal.SIGKILL)

    def waits(
        self, owner: Any, name: str, *, before: str = "", after: str = "", where: Callable[..., bool] = lambda *_: True
    ) -> None:
        """Before and after what is so called in `owner` are such points, for the calls `where` this is so."""
        inner: Callable[..., Any] = getattr(owner, name)

        def outer(*args: Any, **more: Any) -> Any:
            if not where(*args):
                return inner(*args, **more)
            self.comes(before)
            done = inner(*args, **more)
            self.comes(after)
            return done

        setattr(owner, name, outer)


@cache
def _forks() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.forks_preloaded"])
    return context


def _live(printed: Path, play: Callable[..., Coroutine[Any, Any, None]], args: tuple[Any, ...]) -> None:
    with printed.open("a") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    asyncio.run(play(*args))

"""What every test may ask for, and the guard that none may do without."""

from __future__ import annotations

import gc
import logging
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from discord.ext import commands
from hypothesis import settings

from bot.engine import text
from bot.engine.text import Text
from bot.services.i18n import Catalogue
from bot.surface import sync
from bot.surface.failures import MENTIONED

ROOT = Path(__file__).resolve().parent.parent
COMPLAINTS = {"bot.services.i18n": logging.WARNING}
"""Loggers whose lesser records count as errors too: a missing sentence must not wait for a player to find it."""


# Processes that tests start are to keep what they have compiled, which is half of the time that a start takes.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

MEMORY = Path("/dev/shm")
ROOMY = 2**30
"""Bytes that must be free there; a run needs a small part of them at a time."""


def has_room(folder: Path) -> bool:
    """Whether tests may work in this folder: nothing there would be short of space, and programs may be run."""
    try:
        system = os.statvfs(folder)
    except (OSError, AttributeError):  # Windows has neither the folder nor the question.
        return False
    return not system.f_flag & os.ST_NOEXEC and system.f_bavail * system.f_frsize >= ROOMY


# A bot that begins lays out a hundred small files, which on a disk takes as long as all the rest of a short evening.
if has_room(MEMORY):
    os.environ.setdefault("TMPDIR", str(MEMORY))
    tempfile.tempdir = None  # to be asked for again

# Hypothesis's deadline would only measure how busy the machine is. CI looks at the same examples each time, so that a
# change is judged by what it changed; everybody else's runs look for new ones.
settings.register_profile("gravecaller", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("gravecaller")


def pytest_collection_finish() -> None:
    """What has been imported by now stays: looking for garbage among it, again and again, would take a tenth of the
    time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(autouse=True)
def expected_errors(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """Fails a test that logs an error it does not expect, above all from where discord.py only logs what went wrong.

    A test that provokes one asks for this list and adds a part of each message it expects. What is expected and does
    not come is a failure as well.
    """
    expected: list[str] = []
    yield expected
    logged = [
        record.getMessage() + (f" ({record.exc_info[1]!r})" if record.exc_info else "")
        for phase in ("setup", "call", "teardown")
        for record in caplog.get_records(phase)
        if record.levelno >= COMPLAINTS.get(record.name, logging.ERROR)
    ]
    unexpected = [message for message in logged if not any(part in message for part in expected)]
    assert not unexpected, f"logged, but not expected: {unexpected}"
    missed = [part for part in expected if not any(part in message for message in logged)]
    assert not missed, f"expected, but not logged: {missed}"


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The sentences as they are shipped."""
    return Catalogue(ROOT / "data" / "locale")


@dataclass
class HandClock:
    """A clock that moves only when a test moves it."""

    time: datetime = datetime(2026, 1, 31, 23, 0, tzinfo=UTC)

    def now(self) -> datetime:
        """What the hands show, in UTC."""
        return self.time

    def advance(self, by: timedelta) -> None:
        """Move the hands on."""
        self.time += by


@pytest.fixture
def clock() -> HandClock:
    """A clock moved by hand, shortly before midnight (UTC) at the end of a month."""
    return HandClock()


@pytest.fixture(scope="session", autouse=True)
def kept_modules() -> Iterator[None]:
    """discord.py forgets the modules of a package that it unloads: reading them again takes longer than an evening, and
    would give a test other classes than those that the bot has."""
    forget = commands.AutoShardedBot._call_module_finalizers

    async def keep(self: commands.AutoShardedBot, package: ModuleType, key: str) -> None:
        """Our packages have nothing to finish when they are unloaded, and a bot that closes loads them no more."""

    commands.AutoShardedBot._call_module_finalizers = keep  # type: ignore[method-assign]
    yield
    commands.AutoShardedBot._call_module_finalizers = forget  # type: ignore[method-assign]


class Sent(list[dict[str, Any]]):
    """What is sent so often that copying it for the log of requests takes longer than all else. Nobody changes it."""

    def __deepcopy__(self, memo: object) -> Sent:
        return self


@pytest.fixture(scope="session", autouse=True)
def translated_once() -> Iterator[None]:
    """The same commands are translated once from the same sentences: it is a quarter of a short evening."""
    translate = sync.translated
    known: dict[tuple[object, ...], Sent] = {}

    async def translate_once(tree: Any) -> list[dict[str, Any]]:
        asked = (tree.client.catalogue, *(command.qualified_name for command in tree.walk_commands()))
        if asked not in known:
            known[asked] = Sent(await translate(tree))
        return known[asked]

    sync.translated = translate_once
    yield
    sync.translated = translate


@pytest.fixture(scope="session", autouse=True)
def sayable() -> Iterator[None]:
    """Every sentence that our code makes in a test can be said: English has it, and it was given all that it asks for.

    So a test of a rule sees a wrong id or a missing argument in its reasons, though it reads none of them. Chess is a
    ruleset of the tests alone.
    """
    files = (file.read_text(encoding="utf-8") for file in (ROOT / "data" / "locale" / "en").glob("*.ftl"))
    bare = (re.sub(r"^#.*$", "", file, flags=re.MULTILINE) for file in files)  # comments tell of arguments, too
    messages = [message for file in bare for message in re.split(r"^(?=[a-z][\w-]* =)", file, flags=re.MULTILINE)]
    asks = {message.split(" =")[0]: set(re.findall(r"\$([\w-]+)", message)) for message in messages}
    ours = (str(ROOT / "bot"), str(ROOT / "cogs"))
    make = Text.__init__

    def is_between(file: str) -> bool:
        return file == text.__file__ or not file.startswith((*ours, str(ROOT / "tests")))  # a mutant's frame, say

    def make_sayable(self: Text, /, **given: Any) -> None:
        make(self, **given)
        asker = sys._getframe(1)
        while asker.f_back and is_between(asker.f_code.co_filename):  # of `say`, who says it
            asker = asker.f_back
        if asker.f_code.co_filename.startswith(ours) and "chess-" not in self.id:
            assert self.id in asks, f"no sentence is called {self.id}"
            missing = asks[self.id] - set(self.args) - set(MENTIONED)
            assert not missing, f"{self.id} also asks for {sorted(missing)}"

    Text.__init__ = make_sayable  # type: ignore[method-assign]
    yield
    Text.__init__ = make  # type: ignore[method-assign]

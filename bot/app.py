"""The wiring: builds the services, gives them to the client, and loads every package found in `cogs/`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from bot.engine.dice import Dice
from bot.health import first_responses, observed
from bot.services.clock import Clock, SystemClock
from bot.services.i18n import Catalogue
from bot.services.metrics import Metrics
from bot.services.nightly import Nightly
from bot.services.settings import Settings
from bot.services.storage import Storage
from bot.surface.addresses import reach_by
from bot.surface.client import Gravecaller

STOPS = (signal.SIGTERM, signal.SIGINT)

LONGEST = 9.5
"""Seconds that closing may take, whatever Discord does."""

COLLECTING = (10_000, 10, 10)
"""After how many new objects garbage is looked for, and after how many such times among older ones. A command makes
some hundreds that outlast it for a moment."""

ROOT = Path(__file__).resolve().parent.parent


def create_bot(settings: Settings, *, dice: Dice | None = None, clock: Clock | None = None) -> Gravecaller:
    """The bot, ready to be started: in production, in tests and in the playground alike.

    `dice` replaces the faces of the guilds' own seeds, `clock` the system's time.
    """
    clock = clock or SystemClock()
    metrics = Metrics()
    return Gravecaller(
        settings=settings,
        storage=Storage(settings.data, clock=clock, cluster=settings.cluster, timed=metrics.timed),
        catalogue=Catalogue(ROOT / "data" / "locale"),
        clock=clock,
        dice=dice,
        metrics=metrics,
        http_trace=first_responses(metrics),
        packages=[f"cogs.{folder.parent.name}" for folder in sorted((ROOT / "cogs").glob("*/__init__.py"))],
    )


@contextlib.asynccontextmanager
async def _once_ready(bot: Gravecaller, work: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Has `work` done meanwhile, as soon as the bot is ready."""

    async def wait_and_work() -> None:
        await bot.wait_until_ready()
        await work()

    task = asyncio.create_task(wait_and_work())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@contextlib.asynccontextmanager
async def backed_up(bot: Gravecaller) -> AsyncIterator[None]:
    """Makes the nightly copies meanwhile, where the settings name a folder for them."""
    folder = bot.settings.own_backups
    if folder is None:
        yield
        return
    nightly = Nightly(bot.storage, folder, clock=bot.clock)
    bot.metrics.gauge("backup_age_seconds", "How long ago nightly copies were last completed.", nightly.age)
    bot.metrics.gauge("backup_failed_files", "Files that could not be copied the last time.", lambda: nightly.failed)

    async with _once_ready(bot, nightly.run):
        yield


def _asked_to_stop() -> asyncio.Event:
    """Set when the process is told to end. A second signal ends it at once, and so does too long a leave from Discord.

    Nothing that was answered is lost then: files that were not closed are as after a crash.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def asked() -> None:
        stop.set()
        for name in STOPS:
            loop.remove_signal_handler(name)
            signal.signal(name, signal.SIG_DFL)
        loop.call_later(LONGEST, signal.raise_signal, signal.SIGTERM)

    for name in STOPS:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(name, asked)
    return stop


@contextlib.asynccontextmanager
async def collected_seldom(bot: Gravecaller) -> AsyncIterator[None]:
    """Once the bot is ready, whatever it has come to hold by then stays until it ends, and is no garbage.

    To look through all of it again and again would hold up everything for a fifth of a second at a time.
    """

    async def settle() -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTING)

    async with _once_ready(bot, settle):
        yield


async def serve(settings: Settings, token: str) -> None:
    """Runs the bot at Discord until SIGINT or SIGTERM; then closes it in order."""
    stop = _asked_to_stop()
    reach_by(settings.api, settings.gateway)
    bot = create_bot(settings)
    async with bot, observed(bot), backed_up(bot), collected_seldom(bot):
        running = asyncio.create_task(bot.start(token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()  # a crash must not look like a clean end
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
        stopping.cancel()

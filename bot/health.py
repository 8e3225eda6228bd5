"""The port for operators: `/live`, `/ready` and `/metrics`. It is opened where `METRICS_PORT` is set, and only there.

`/live`: the event loop runs, and the announcer has shown signs of life. A process that is not live is to be replaced.
`/ready`: every shard of this process is connected, and the bot does not close. Until then nobody is to count on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from types import SimpleNamespace

from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams, web

from bot.services.metrics import Metrics
from bot.services.signs import is_alive
from bot.surface.client import Gravecaller

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""Where first responses go."""

BEAT = 1.0
"""Seconds between two looks at how late the event loop is."""


def first_responses(metrics: Metrics) -> TraceConfig:
    """Looks at what a client asks of Discord, and tells the metrics of each first response that Discord has taken."""

    async def ended(_session: ClientSession, _context: SimpleNamespace, request: TraceRequestEndParams) -> None:
        if (found := CALLBACK.search(request.url.path)) and request.response.ok:
            metrics.responded(int(found[1]))

    tracing = TraceConfig()
    tracing.on_request_end.append(ended)
    return tracing


@contextlib.asynccontextmanager
async def observed(bot: Gravecaller) -> AsyncIterator[int | None]:
    """Serves the bot's health while it runs, and gives the port; None, and nothing is served, where none is set."""
    settings = bot.settings
    if settings.metrics_port is None:
        yield None
        return
    _tell_more(bot)
    runner = web.AppRunner(_application(bot), access_log=None)
    await runner.setup()
    beating = asyncio.create_task(_beat(bot), name="loop lag")
    try:
        site = web.TCPSite(runner, settings.metrics_host, settings.metrics_port)
        await site.start()
        yield int(runner.addresses[0][1])
    finally:
        beating.cancel()
        await runner.cleanup()


def _application(bot: Gravecaller) -> web.Application:
    shards = bot.metrics.labelled("shard_connected", "1 while this shard has a connection to the gateway.", "shard")

    async def live(_: web.Request) -> web.Response:
        return _told(_is_alive(bot))

    async def ready(_: web.Request) -> web.Response:
        return _told(is_ready(bot))

    async def metrics(_: web.Request) -> web.Response:
        for shard_id, shard in bot.shards.items():
            shards.labels(shard_id).set(0 if shard.is_closed() else 1)
        return web.Response(body=bot.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})

    application = web.Application()
    application.add_routes([web.get("/live", live), web.get("/ready", ready), web.get("/metrics", metrics)])
    return application


def is_ready(bot: Gravecaller) -> bool:
    """Whether every shard of this process is connected, and the bot takes new work."""
    if bot.closing or not bot.is_ready() or bot.is_closed():
        return False
    return all(not shard.is_closed() for shard in bot.shards.values())


def _is_alive(bot: Gravecaller) -> bool:
    """Until the bot is ready for the first time, that the loop answers is enough."""
    return not bot.is_ready() or is_alive(bot.settings.own_folder / "announcer")


def _told(is_well: bool) -> web.Response:
    return web.Response(text="yes\n" if is_well else "no\n", status=200 if is_well else 503)


async def _beat(bot: Gravecaller) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        bot.metrics.loop_lag.observe(max(0.0, loop.time() - due))


def _tell_more(bot: Gravecaller) -> None:
    """What is not counted but looked at when somebody asks."""
    tell = bot.metrics.gauge

    def overdue() -> tuple[int, float]:
        return bot.storage.deadlines.overdue(bot.clock.now())

    tell("ready", "1 while every shard of this process is connected.", lambda: float(is_ready(bot)))
    tell("guilds", "Servers that this process serves.", lambda: float(len(bot.guilds)))
    tell("open_guild_files", "Files of servers that are open.", lambda: float(bot.storage.open_count))
    tell("outbox_age_seconds", "How long the oldest announcement or alarm is overdue.", lambda: overdue()[1])
    tell("outbox_guilds", "Servers in which an announcement or alarm is overdue.", lambda: float(overdue()[0]))
    tell("gateway_latency_seconds", "The latency of the gateway, over all shards.", lambda: max(bot.latency, 0.0))

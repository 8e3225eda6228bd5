"""The simulation in a browser: simcord's page of one channel, with a bar on top for the guild's channels and people.

Every tab is a page of its own with its own channel and its own viewer, which its address names: reloading it, going
back, or opening a link of the bar in another tab all do what they do elsewhere.

simcord's page shows what was last published and refuses what is clicked on anything older. Left alone, a clock that
ticks beside it loses one click in ten. So here one lock lets one thing happen at a time, pages are published only when
something has happened, and a click counts if what it was aimed at is still the same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Any

from aiohttp import web
from babel.localtime import LOCALTZ
from simcord import ChannelHandle, MemberActor
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError
from simcord.enums import ChannelType
from simcord.preview import Preview, _markdown
from simcord.preview._server import PreviewServer

from bot.simulation import LiveClock, Simulation
from bot.simulation.translated import translate

TICK = 1.0
"""Seconds between two looks at the clock."""

_LONGEST_LEAP = 300.0
_REMEMBERED = 20
_HERE = Path(__file__).parent
_APP = '<script type="module" src="/app.js"></script>'
_BAR = '<link rel="stylesheet" href="/bar.css"><script src="/bar.js"></script>'
_FOREIGN_FONTS = re.compile(r'@font-face \{[^}]*"Noto Sans (?:Arabic|Hebrew|Devanagari|SC)"[^}]*\}')
"""20 MB that simcord's page would load each time, for scripts in which the bot says nothing."""
_READABLE = {ChannelType.TEXT, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}

# Discord shows who and which command is mentioned in an embed's texts, too; simcord only in a message's own.
for _field in ("embed_description", "embed_field_value"):
    _markdown._FIELD_POLICIES[_field] |= {"mentions": True, "commands": True}

logger = logging.getLogger(__name__)


class Page(Preview):
    """The guild as these viewers see it, served on `url` of this machine between entering and leaving.

    The first of the viewers and `channel` are what is shown before anybody has chosen. With a `LiveClock`, time goes on
    by itself. Whoever else acts in the simulation meanwhile holds the `lock`; the pages show it within a second.

    Port 0 is any free one. Entering raises the OSError of a port that cannot be had.
    """

    _MAX_PAGES = 64
    _PAGE_LEASE_SECONDS = 86_400.0

    def __init__(
        self, simulation: Simulation, channel: ChannelHandle, viewers: Sequence[MemberActor], *, port: int = 0
    ) -> None:
        if channel.guild is None:
            raise ValueError("private messages have no page")
        super().__init__(
            simulation.env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=simulation.locale,
            timezone=getattr(LOCALTZ, "zone", None) or getattr(LOCALTZ, "key", None) or "UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.simulation = simulation
        self._server = _Server(self, port)
        self._guild_id = channel.guild.id
        self._first_channel = channel.id
        self.lock = asyncio.Lock()
        self._noticed = 0
        self._shown: dict[str, dict[int, dict[str, int]]] = {}

    async def __aenter__(self) -> Page:
        try:
            await super().__aenter__()
        except SetupError as error:
            if isinstance(error.__cause__, OSError):
                raise error.__cause__ from None
            raise
        # simcord's own page, whose place in the channel all others would inherit, follows the latest message.
        for page in self._pages.values():
            page.target_id = page.window_end_id = None
        self._ticking = asyncio.create_task(self._tick())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ticking.cancel()
        await asyncio.gather(self._ticking, return_exceptions=True)
        await super().__aexit__(kind, error, trace)

    async def _tick(self) -> None:
        """Let the timers catch up with the time of day, and publish what comes of it."""
        clock = self.simulation.clock
        while isinstance(clock, LiveClock):
            await asyncio.sleep(TICK)
            async with self.lock:
                await self._catch_up(clock)

    async def _catch_up(self, clock: LiveClock) -> None:
        try:
            # After the computer has slept, the hours that were slept through pass in several leaps.
            await self.simulation.advance(min(clock.behind, _LONGEST_LEAP))
        except TimeoutError:
            logger.warning("the bot is busy; the clock waits for it", exc_info=True)
        self._publish_news()

    async def leap(self, by: timedelta) -> None:
        """Set the clock ahead, and let happen what was due in the meantime."""
        clock = self.simulation.clock
        if isinstance(clock, LiveClock):
            async with self.lock:
                clock.leap(by)
                while clock.behind > TICK:
                    await self._catch_up(clock)

    # ------------------------------------------------------------------------------------------- what people do

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """What somebody does on one page: in that page's channel, and seen on all pages."""
        async with self.lock:
            page = self._get_page(context_id)
            with self._looking_at(page.channel_id):
                result: dict[str, Any] = await super()._action(context_id, self._as_seen_now(page, body))
            self._publish_news()
            return result

    def _finish_action(self, page: Any, action: Any, settlement: str, cursor: int, *how: Any, **more: Any) -> Any:
        # What the bot refused or failed to do, it has said itself: simcord would call the act uncertain.
        return super()._finish_action(page, action, settlement, self.env.error_cursor, *how, **more)

    def _publish_news(self) -> None:
        """Publish all pages if anything has happened since they last were."""
        if self.simulation.happenings != self._noticed:
            self._noticed = self.simulation.happenings
            for page in list(self._pages.values()):
                self._publish(page)

    def _as_seen_now(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The request, made on the page as it is now if what it is aimed at has not changed since it was shown."""
        aim = str(body.get("target_id"))
        then = self._shown.get(page.id, {}).get(body.get("published_revision", 0))
        if then is None or then.get(aim) != self._controls(page.channel_id).get(aim):
            return body
        return {**body, "published_revision": page.revision}

    def _publish(self, page: Any, **how: Any) -> None:
        self._advance_presentation_time()
        super()._publish(page, **how)
        shown = self._shown.setdefault(page.id, {})
        shown[page.revision] = self._controls(page.channel_id)
        shown.pop(page.revision - _REMEMBERED, None)

    def _controls(self, channel_id: int) -> dict[str, int]:
        """What can be pressed, message by message, in a form that can be compared."""
        messages = self.env.backend.messages.get(channel_id, {})
        return {str(message.id): hash(repr(message.components)) for message in messages.values() if message.components}

    @contextmanager
    def _looking_at(self, channel_id: int) -> Iterator[None]:
        """simcord knows one channel only: the one it is told here."""
        previous = self.channel
        self.channel = ChannelHandle(self.env, previous.guild, self.env.backend.get_channel(channel_id))
        try:
            yield
        finally:
            self.channel = previous

    # ------------------------------------------------------------------------------------------- opening and the bar

    def open(self, channel_id: str | None, viewer_id: str | None) -> Any:
        """A new page on this channel, for this viewer; what is not known becomes the first one.

        Where too many are open, the one that has been quiet longest is closed.
        """
        if len(self._pages) > self._MAX_PAGES:
            tabs = [page for page in self._pages.values() if page is not self._python]
            self._close_page(min(tabs, key=lambda page: page.last_activity).id)
        viewer = viewer_id if viewer_id in {str(viewer.id) for viewer in self.viewers} else None
        seen = self.channels_of(int(viewer or self.viewers[0].id))
        with self._looking_at(next((c for c in seen if str(c) == channel_id), self._first_channel)):
            page = self._open_page(viewer)
        self._shown = {id: shown for id, shown in self._shown.items() if id in self._pages}
        return page

    def channels_of(self, viewer_id: int) -> dict[int, dict[str, Any]]:
        """The channels and threads that a viewer can read, each with the latest message that this viewer sees there."""
        backend = self.env.backend
        guild = backend.get_guild(self._guild_id)
        found: dict[int, dict[str, Any]] = {}
        for top in guild.channel_ids:
            for id in (top, *(thread for thread in guild.thread_ids if backend.channels[thread].parent_id == top)):
                channel = backend.channels[id]
                if channel.type in _READABLE and channel_accessible(backend, id, viewer_id, history=True):
                    seen = [m.id for m in backend.messages.get(id, {}).values() if m.visible_to(viewer_id)]
                    found[id] = {"name": channel.name, "thread": channel.is_thread, "latest": str(max(seen, default=0))}
        return found


class _Server(PreviewServer):
    """simcord's server, with the bar on its page."""

    preview: Page

    _STATIC_FILES = PreviewServer._STATIC_FILES | {
        "/bar.js": str(_HERE / "bar.js"),
        "/bar.css": str(_HERE / "bar.css"),
        "/bar.json": "",
        "/later": "",
    }
    _STATIC_CONTENT_TYPES = PreviewServer._STATIC_CONTENT_TYPES | {str(_HERE / "bar.css"): "text/css"}

    async def _static(self, request: web.Request) -> web.Response:
        if request.path == "/bar.json":
            return self._bar(request)
        if request.path == "/later":
            return await self._later(request)
        response: web.Response = await super()._static(request)
        if request.path.startswith("/fonts/"):
            response.headers["Cache-Control"] = "private, max-age=86400"
            del response.headers["Pragma"]
        elif request.path == "/preview.css":
            response.text = _FOREIGN_FONTS.sub("", response.text or "")
        return response

    def _bar(self, request: web.Request) -> web.Response:
        """Where the asking page is, and where else it could be."""
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        try:
            page = self.preview._get_page(context)
        except SetupError as error:
            raise web.HTTPGone from error
        channels, viewers = self.preview.channels_of(page.viewer.id), self.preview.viewers
        bar = {
            "channel": str(page.channel_id),
            "viewer": str(page.viewer.id),
            "channels": [{"id": str(id), **about} for id, about in channels.items()],
            "viewers": [{"id": str(one.id), "name": one.user.global_name or one.name} for one in viewers],
        }
        return web.json_response(bar, headers=self._SECURITY_HEADERS)

    async def _later(self, request: web.Request) -> web.Response:
        """Lets an hour pass."""
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        await self.preview.leap(timedelta(hours=1))
        return web.json_response({}, headers=self._SECURITY_HEADERS)

    async def _commands(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._commands(request)
        page = self.preview._get_page(request.headers["X-Simcord-Context"])
        catalogue = json.loads(response.text or "")
        locale = self.preview.simulation.locale_of(page.viewer.id)
        visible = self.preview.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        commands = {command["id"]: command for command in visible}
        for entry in catalogue["entries"]:
            translate(entry, commands[entry["commandId"]], locale)
        response.text = json.dumps(catalogue)
        return response

    async def _index(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._index(request)
        response.text = (response.text or "").replace(_APP, _BAR + _APP)
        return response

    async def _pages(self, request: web.Request) -> web.Response:
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        try:
            page = self.preview.open(request.query.get("channel"), request.query.get("viewer"))
        except (SetupError, BackendError) as error:
            raise web.HTTPServiceUnavailable from error
        return web.json_response(self.preview._page_payload(page), headers=self._SECURITY_HEADERS)

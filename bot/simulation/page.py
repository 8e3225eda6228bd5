"""The simulation in a browser: simcord's page of one channel, with a bar on top for the guild's channels and people.

Every tab is a page of its own with its own channel and its own viewer, which its address names: reloading it, going
back, or opening a link of the bar in another tab all do what they do elsewhere.

simcord's page shows what was last published and refuses what is clicked on anything older. Left alone, a clock that
ticks beside it loses one click in ten. So here one lock lets one thing happen at a time, pages are published only when
something has happened, and a click counts if what it was aimed at is still the same.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import timedelta
from types import TracebackType
from typing import Any

from babel.localtime import LOCALTZ
from simcord import ChannelHandle, MemberActor
from simcord.backend.access import channel_accessible
from simcord.backend.errors import SetupError
from simcord.enums import AppCommandType, ChannelType
from simcord.preview import Preview, _commands, _markdown

from bot.simulation import LiveClock, Simulation
from bot.simulation.pageserver import PageServer
from bot.simulation.translated import said

TICK = 1.0
"""Seconds between two looks at the clock."""

_LONGEST_LEAP = 300.0
_REMEMBERED = 20
_MOST_COMMANDS = 1000
_READABLE = {ChannelType.TEXT, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}

MENUS = {"posts": AppCommandType.MESSAGE, "people": AppCommandType.USER}
"""Where, besides the composer, Discord's client offers commands: in the menus of a right click."""

# Discord shows who and which command is mentioned in an embed's texts, too; simcord only in a message's own.
for _field in ("embed_description", "embed_field_value"):
    _markdown._FIELD_POLICIES[_field] |= {"mentions": True, "commands": True}

_describe = _commands.entry_for_leaf
_described: OrderedDict[int, tuple[Any, dict[str, Any]]] = OrderedDict()


def _described_once(command: Mapping[str, Any], path: list[str], leaf: Mapping[str, Any]) -> dict[str, Any]:
    """What the page knows of a command. simcord reckons that anew for each command, each page and each act."""
    known, entry = _described.get(id(leaf), (None, {}))
    if known is not leaf:
        entry = _describe(command, path, leaf)
        _described[id(leaf)] = leaf, entry  # The leaf lives as long as it is remembered, so that its id stays its own.
        if len(_described) > _MOST_COMMANDS:
            _described.popitem(last=False)
    return entry


_commands.entry_for_leaf = _described_once

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
        self._server = PageServer(self, port)
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

    def menus(self, page: Any) -> dict[str, list[dict[str, str]]]:
        """What the viewer may choose in the menus of posts and of people, in their language."""
        locale, backend = self.simulation.locale_of(page.viewer.id), self.env.backend
        whose = {"user_id": page.viewer.id, "channel_id": page.channel_id}
        return {
            of: [
                {"name": command["name"], "label": said(command, "name", locale)}
                for command in backend.visible_commands(**whose, type=type)
            ]
            for of, type in MENUS.items()
        }

    async def choose(self, context_id: str | None, of: str, name: str, target_id: int) -> None:
        """The page's viewer chooses a command in the menu of a post or of a person; a post stands for its author, too.

        Raises SetupError or BackendError where Discord's client would not let them.
        """
        async with self.lock:
            page = self._get_page(context_id)
            channel = ChannelHandle(self.env, self.channel.guild, self.env.backend.get_channel(page.channel_id))
            post = next((one for one in channel.history() if one.id == target_id), None)
            target: Any = post
            if of == "people":
                target = self._viewer(post.author.id if post else target_id)
            elif post is None:
                raise SetupError("this is no post of the channel")
            result = await page.viewer.context_menu(channel, name, target)
            if result.modal is not None:
                page.modal, page.modal_handle = result, "m_" + secrets.token_urlsafe(12)
                self._publish(page)
            self._publish_news()

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

"""Discord's REST and its gateway, v10, over 127.0.0.1, in front of simcord's backend: for bots in other processes.

    async with Network() as network:
        place = network.build("The crypt")
        async with running(network, folder):            # of bot.simulation.processes
            act = await network.command(place, "roll", expression="1d20")

What happens in the backend is dispatched to the shard that it concerns, and kept until that has resumed, as Discord
does. Time is the time of day: the backend refuses what answers an interaction after three seconds.
"""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from types import TracebackType
from typing import Any, NamedTuple

from aiohttp import web
from simcord import intents as _intents
from simcord import interactions as _interactions
from simcord.backend import Backend, errors, serializers
from simcord.http import router

from bot.simulation import LiveClock, rest
from bot.simulation.gateway import Gateway, Session

API = "/api/v10"
LIMIT, WINDOW = 5, 5.0
"""So many messages may be posted in one channel in so many seconds."""

CLOSED, UNDER_WAY = 0.3, 0.2
"""So many seconds must be waited after a 429; in the first of them, other requests that had left before may arrive."""


class Place(NamedTuple):
    """Where a command is given, and by whom."""

    guild_id: int
    channel_id: int
    user_id: int


@dataclass
class Act:
    """An interaction: when it was sent, when its first response came, and what that was, by `time.monotonic`."""

    id: int
    place: Place
    command: str
    sent: float
    answered: float | None = None
    response: dict[str, Any] = field(default_factory=dict)
    first: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def seconds(self) -> float | None:
        """How long it took until the first response; None if there was none."""
        return None if self.answered is None else self.answered - self.sent


class Network:
    """One Discord, between entering and leaving it.

    `failing` has every request fail at its first try, by turns with 429 of its route, 500, 429 of everything, 502, and
    500 though it is done: half of all requests. `refused` counts them, and `impatient` those that came sooner than they
    had been told to. While `answering` is cleared, messages are taken, and nobody is told so. `acts` are all
    interactions by their id, `posted` the messages that the bot itself posted in channels, as it sent them; `crowded`
    counts those that were too many for their channel, `recognised` those that had been posted already.
    """

    def __init__(self, *, shard_count: int = 1) -> None:
        backend: Any = Backend(clock=LiveClock())
        backend.transcript = backend.http_requests = deque(maxlen=0)
        self.backend = backend
        self.gateway = Gateway(shard_count, ready=self._ready, started=self._tell_guilds)
        self.failing = False
        self.refused = self.impatient = self.crowded = self.recognised = 0
        self.answering = asyncio.Event()
        self.answering.set()
        self.acts: dict[int, Act] = {}
        self.posted: list[tuple[int, dict[str, Any]]] = []
        self._nonces: dict[tuple[int, str], Any] = {}
        self._windows: dict[int, deque[float]] = {}
        self._tried: set[str] = set()
        self._late: set[str] = set()
        self._closed: dict[str, float] = {}
        self._faults = itertools.cycle(("429", "500", "429 global", "502", "500 late"))
        self.backend.subscribers.append(self._happened)

    async def __aenter__(self) -> Network:
        app = web.Application(client_max_size=2**24)
        app.router.add_get("/", self.gateway.connect)
        app.router.add_route("*", API + "/{path:.*}", self._requested)
        self._runner = web.AppRunner(app, shutdown_timeout=1, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.api, self.gateway.url = f"http://{host}:{port}{API}", f"ws://{host}:{port}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    def build(self, name: str, *, guild_id: int | None = None) -> Place:
        """A guild with one channel, and a member who may manage it."""
        guild = self.backend.create_guild(name, id=guild_id)
        channel = self.backend.create_channel(guild.id, "table")
        return Place(guild.id, channel.id, guild.owner_id)

    async def command(self, place: Place, name: str, /, *, patience: float = 5.0, **words: Any) -> Act:
        """Give a slash command, with words, numbers and truths as options, and await its first response."""
        act = self.give(place, name, **words)
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await act.first.wait()
        return act

    def give(self, place: Place, name: str, /, *, typing: str | None = None, **words: Any) -> Act:
        """Give a slash command, or where `typing` names an option, ask what may be typed there."""
        root, *path = name.split()
        known = self.backend.find_command(root, None)
        leaf, nesting = _interactions.walk_to_subcommand(known, path)
        types = {option["name"]: option["type"] for option in leaf.get("options") or ()}
        given = [
            {"name": key, "type": types[key], "value": value, **({"focused": True} if key == typing else {})}
            for key, value in words.items()
        ]
        options = _interactions.nest_options(known, nesting, given)
        data = {"id": known["id"], "name": root, "type": 1, "options": options}
        record, payload = _interactions.base_payload(
            self.backend,
            type=4 if typing else 2,
            channel_id=place.channel_id,
            guild_id=place.guild_id,
            user_id=place.user_id,
            data=data,
        )
        act = self.acts[record.id] = Act(record.id, place, f"{name} …" if typing else name, time.monotonic())
        self.backend.emit("INTERACTION_CREATE", payload)
        return act

    def _happened(self, event: str, payload: Mapping[str, Any]) -> None:
        guild_id = payload.get("id") if event.startswith("GUILD_") and "guild_id" not in payload else None
        guild_id = int(guild_id or payload.get("guild_id") or 0)
        session = self.gateway.sessions.get((guild_id >> 22) % self.gateway.shard_count)
        if session is not None:
            self._tell(session, event, payload)

    def _tell(self, session: Session, event: str, payload: Mapping[str, Any]) -> None:
        needed = _intents.required_intent(event, payload)
        if needed is not None and not getattr(session.intents, needed):
            return
        told = dict(payload)
        if event == "GUILD_CREATE":
            _intents.prune_guild_create(told, session.intents, self.backend.bot_user.id)
        session.dispatch(event, told)

    def _ready(self, session: Session) -> dict[str, Any]:
        return {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(id), "unavailable": True} for id in self._guilds(session)],
            "session_id": session.id,
            "resume_gateway_url": self.gateway.url,
            "shard": [session.shard, self.gateway.shard_count],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }

    def _guilds(self, session: Session) -> list[int]:
        return [id for id in self.backend.guilds if (id >> 22) % self.gateway.shard_count == session.shard]

    def _tell_guilds(self, session: Session) -> None:
        for id in self._guilds(session):
            guild = self.backend.guilds[id]
            self._tell(session, "GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))

    async def _requested(self, request: web.Request) -> web.Response:
        path, headers = f"/{request.match_info['path']}", {"Via": "1.1 stand-in"}
        # Answers to interactions bear no token of the bot's, and are no part of what it may ask in all.
        route, asker = f"{request.method} {path}", request.headers.get("Authorization", path)
        # Between two tries of one request discord.py waits for that alone.
        closed_to_all = route not in self._tried and self._is_closed(asker, UNDER_WAY)
        self.impatient += closed_to_all or self._is_closed(route, 0.0)
        if self.failing and (refusal := self._fail(route, asker, headers)):
            return refusal
        if path.startswith("/gateway"):
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            about = {"url": self.gateway.url, "shards": self.gateway.shard_count, "session_start_limit": limit}
            return rest.said(about, headers=headers)
        body, files = await rest.read(request)
        posting = _channel_posted_in(request.method, path)
        if posting is not None:
            if refusal := self._limit(posting, headers):
                return refusal
            nonce = str(body.get("nonce")) if body.get("enforce_nonce") else None
            if nonce and (posting, nonce) in self._nonces:
                self.recognised += 1
                return rest.said(self._nonces[posting, nonce], headers=headers)
        arrived = time.monotonic()
        try:
            result = router.dispatch(
                self.backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except errors.BackendError as error:
            return rest.said(error.to_json(), status=error.status, headers=headers)
        if posting is not None:
            self.posted.append((posting, body))
            if nonce:
                self._nonces[posting, nonce] = result
            await self.answering.wait()
        if path.startswith("/interactions/") and (act := self.acts.get(int(path.split("/")[2]))):
            act.answered, act.response = arrived, body
            act.first.set()
        if route in self._late:
            self._late.discard(route)
            return rest.failed(HTTPStatus.INTERNAL_SERVER_ERROR, headers)
        if result is None:
            return web.Response(status=204, headers=headers)
        return rest.said(result, headers=headers)

    def _is_closed(self, what: str, known: float) -> bool:
        """Whether it is too early for a route or an asker, who has known so for that many seconds."""
        until = self._closed.get(what, 0.0)
        return until - CLOSED + known < time.monotonic() < until

    def _fail(self, route: str, asker: str, headers: dict[str, str]) -> web.Response | None:
        if route in self._tried:
            self._tried.discard(route)
            return None
        self._tried.add(route)
        self.refused += 1
        status, _, scope = next(self._faults).partition(" ")
        if scope == "late":
            self._late.add(route)
            return None
        if status != "429":
            return rest.failed(HTTPStatus(int(status)), headers)
        self._closed |= dict.fromkeys((route, asker) if scope else (route,), time.monotonic() + CLOSED)
        return rest.too_many(CLOSED, headers, everywhere=bool(scope))

    def _limit(self, channel_id: int, headers: dict[str, str]) -> web.Response | None:
        """Counts a message; the refusal if there were too many."""
        now, window = time.monotonic(), self._windows.setdefault(channel_id, deque())
        while window and window[0] <= now - WINDOW:
            window.popleft()
        if not (refused := len(window) >= LIMIT):
            window.append(now)
        self.crowded += refused
        reset = WINDOW - (now - window[0])
        headers |= {"X-RateLimit-Bucket": "messages", "X-RateLimit-Limit": str(LIMIT)}
        headers |= {"X-RateLimit-Remaining": str(LIMIT - len(window)), "X-RateLimit-Reset-After": f"{reset:.3f}"}
        headers |= {"X-RateLimit-Reset": f"{self.backend.clock.now().timestamp() + reset:.3f}"}
        return rest.too_many(reset, headers, everywhere=False) if refused else None


def _channel_posted_in(method: str, path: str) -> int | None:
    found = re.fullmatch(r"/channels/(\d+)/messages", path)
    return int(found[1]) if found and method == "POST" else None

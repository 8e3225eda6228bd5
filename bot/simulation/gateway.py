"""Discord's gateway, v10, as `bot.simulation.network` serves it: sessions, their events, and how they are resumed."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

import discord
from aiohttp import WSCloseCode, WSMsgType, web

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
APART = 5.0
"""Seconds between two sessions that are begun: Discord's for a bot whose `max_concurrency` is 1."""

KEPT = 10_000
"""So many events of a session are kept for when it is resumed."""


class Connection:
    """One websocket, compressed as it was asked for. What is sent leaves in order."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj() if compressed else None
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._sending = asyncio.create_task(self._send(), name="gateway connection")

    def say(self, op: int, data: Any = None, **more: Any) -> None:
        """Send one payload after those before it."""
        self._waiting.put_nowait({"op": op, "d": data, **more})

    async def _send(self) -> None:
        while True:
            text = json.dumps(await self._waiting.get())
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return

    async def finish(self) -> None:
        """Send no more."""
        self._sending.cancel()
        await asyncio.gather(self._sending, return_exceptions=True)


class Session:
    """What one shard has been told since it identified; goes on with its next connection if that resumes."""

    numbers = itertools.count(1)

    def __init__(self, shard: int, intents: discord.Intents, connection: Connection) -> None:
        self.id = f"session-{next(self.numbers)}"
        self.shard = shard
        self.intents = intents
        self.connection: Connection | None = connection
        self.begun = time.monotonic()
        self.events: deque[tuple[int, str, Any]] = deque(maxlen=KEPT)
        self._last = 0

    def dispatch(self, event: str, data: Any) -> None:
        """Tell an event now, or when the session is resumed."""
        self._last += 1
        self.events.append((self._last, event, data))
        if self.connection is not None:
            self.connection.say(DISPATCH, data, s=self._last, t=event)

    def resume(self, connection: Connection, after: int) -> None:
        """Tell again, by another connection, what happened after event number `after`."""
        self.connection = connection
        for number, event, data in self.events:
            if number > after:
                connection.say(DISPATCH, data, s=number, t=event)
        self.dispatch("RESUMED", {})


class Gateway:
    """The sessions by their shard. `identified`, `resumed` and `invalid` count what connections asked for."""

    def __init__(
        self, shard_count: int, *, ready: Callable[[Session], dict[str, Any]], started: Callable[[Session], None]
    ) -> None:
        self.shard_count = shard_count
        self.url = ""
        self.sessions: dict[int, Session] = {}
        self.identified = self.resumed = self.invalid = self.heartbeats = 0
        self._ready, self._started = ready, started
        self._free = 0.0
        self._connections: set[Connection] = set()

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection until it ends."""
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
        self._connections.add(connection)
        connection.say(HELLO, {"heartbeat_interval": 5_000})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._heard(connection, json.loads(message.data))
        finally:
            self._connections.discard(connection)
            for shard, session in list(self.sessions.items()):
                if session.connection is connection:
                    session.connection = None
                    if socket.close_code in {1000, 1001}:  # The bot has said goodbye: there is nothing to resume.
                        del self.sessions[shard]
            await connection.finish()
        return socket

    def _heard(self, connection: Connection, said: dict[str, Any]) -> None:
        data: Any = said["d"]
        match said["op"]:
            case 1:
                self.heartbeats += 1
                connection.say(ACK)
            case 2:
                self._identify(connection, data)
            case 6:
                found = [session for session in self.sessions.values() if session.id == data["session_id"]]
                if found and (not found[0].events or data["seq"] >= found[0].events[0][0] - 1):
                    self.resumed += 1
                    found[0].resume(connection, data["seq"])
                else:
                    self._refuse(connection)

    def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        shard, count = data.get("shard") or (0, 1)
        if count != self.shard_count or time.monotonic() < self._free:
            self._refuse(connection)
            return
        self._free = time.monotonic() + APART
        self.identified += 1
        session = self.sessions[shard] = Session(shard, discord.Intents._from_value(data["intents"]), connection)
        session.dispatch("READY", self._ready(session))
        self._started(session)

    def _refuse(self, connection: Connection) -> None:
        self.invalid += 1
        connection.say(INVALID, False)

    async def drop(self) -> None:
        """Cut every connection, without a word."""
        for connection in list(self._connections):
            transport = connection.socket._req.transport if connection.socket._req else None
            if transport is not None:
                transport.abort()

    def ask_to_reconnect(self) -> None:
        """Ask every connection to come again."""
        for connection in self._connections:
            connection.say(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Have every connection end: each session is to be resumed, or is forgotten and must be begun anew."""
        for session in self.sessions.values():
            if session.connection is not None:
                session.connection.say(INVALID, resumable)
        if not resumable:
            self.sessions.clear()

    async def close(self) -> None:
        """Close every connection."""
        for connection in list(self._connections):
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)

"""The Discord of `bot.simulation.network` itself: it refuses whoever does not keep to Discord's rules."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from bot.simulation.network import Network

IDENTIFY = {"op": 2, "d": {"token": "x", "intents": 1, "shard": [0, 1], "properties": {}}}


async def said(gateway: ClientWebSocketResponse, op: int) -> dict[str, Any]:
    """The next payload of this kind."""
    while (heard := await gateway.receive_json(timeout=2))["op"] != op:
        pass
    found: dict[str, Any] = heard
    return found


async def test_a_session_is_begun_every_five_seconds_and_resumed_where_it_was() -> None:
    async with Network() as network, ClientSession() as client:
        place = network.build("The crypt", guild_id=1_000 << 22)
        first, second = [await client.ws_connect(network.gateway.url) for _ in range(2)]
        await first.send_json(IDENTIFY)
        ready = await said(first, 0)
        assert (ready["t"], ready["d"]["shard"]) == ("READY", [0, 1])
        told = await said(first, 0)
        await second.send_json(IDENTIFY)
        assert (await said(second, 9))["d"] is False, "too soon after the first"
        assert network.gateway.invalid == 1

        await network.gateway.drop()
        network.backend.emit("CHANNEL_UPDATE", {"id": str(place.channel_id), "guild_id": str(place.guild_id)})
        third = await client.ws_connect(network.gateway.url)
        resume = {"token": "x", "session_id": ready["d"]["session_id"], "seq": told["s"]}
        await third.send_json({"op": 6, "d": resume | {"session_id": "another"}})
        assert (await said(third, 9))["d"] is False
        await third.send_json({"op": 6, "d": resume})
        assert [(await said(third, 0))["t"] for _ in range(2)] == ["CHANNEL_UPDATE", "RESUMED"]


async def test_half_of_all_requests_fail_and_whoever_comes_too_soon_is_counted() -> None:
    async with Network() as network, ClientSession(headers={"Authorization": "Bot x"}) as client:

        async def ask(path: str) -> tuple[int, dict[str, Any]]:
            async with client.get(f"{network.api}{path}") as answer:
                return answer.status, {**answer.headers, "body": await answer.json()}

        network.failing = True
        status, told = await ask("/gateway/bot")
        assert (status, told["Retry-After"], told["body"]["retry_after"]) == (429, "0.300", 0.3)
        await asyncio.sleep(0.15)
        assert network.impatient == 0
        assert (await ask("/gateway/bot"))[0] == 200
        assert network.impatient == 1, "it was told to wait twice as long"
        assert (await ask("/users/@me"))[0] == 500
        status, told = await ask("/oauth2/applications/@me")
        assert (status, told["X-RateLimit-Global"]) == (429, "true")
        await asyncio.sleep(0.22)
        network.failing = False
        await ask("/gateway")
        assert network.impatient == 2, "everything was closed"
        await asyncio.sleep(0.15)
        await ask("/gateway")
        assert network.impatient == 2

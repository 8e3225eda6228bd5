"""A real bot process at a gateway that cuts, asks to come again and forgets."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bot.services.buckets import turn
from bot.simulation.network import Network
from bot.simulation.processes import ruled, running
from tests.network import in_time, served, until
from tests.ports import asked, free

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are ended by signals")


async def test_a_bot_resumes_what_can_be_resumed_and_begins_anew_what_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free()
    monkeypatch.setenv("METRICS_PORT", str(port))
    async with Network() as network:
        gateway = network.gateway
        place = network.build("The crypt", guild_id=1_000 << 22)

        async def is_ready() -> bool:
            return await asked(port, "/ready") == (200, "yes\n")

        async def is_not_ready() -> bool:
            return await asked(port, "/ready") == (503, "no\n")

        async def rolls() -> None:
            """Rolls that are sent meanwhile are answered in time, by a session that has been resumed."""
            before = gateway.resumed
            acts = [network.give(place, "roll", expression="2d6") for _ in range(3)]
            async with asyncio.timeout(3):
                await asyncio.gather(*(act.first.wait() for act in acts))
            assert gateway.resumed == before + 1

        async with running(network, tmp_path) as bot:
            assert in_time(await network.command(place, "roll", expression="2d6"))
            await until(is_ready)
            gateway.ask_to_reconnect()
            await rolls()
            await gateway.drop()
            await rolls()
            gateway.invalidate(resumable=True)
            await rolls()
            assert (gateway.identified, gateway.invalid) == (1, 0), "nobody identifies anew who can resume"
            while (held := turn(tmp_path, "identify")) is None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.1)
            gateway.invalidate()
            await until(is_not_ready)
            held.close()  # Until then it was another's turn to identify.
            await until(lambda: gateway.sessions)
            assert in_time(await network.command(place, "roll", expression="2d6"))
            assert (gateway.identified, gateway.invalid) == (2, 0), "not too soon after the first time"
            assert await is_ready()
            _, measures = await asked(port, "/metrics")
            assert f"gravecaller_first_response_seconds_count {len(network.acts)}.0" in measures
            assert await bot.stop() == 0
        assert served(network) == network.acts.keys() == ruled(tmp_path)

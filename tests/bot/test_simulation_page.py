"""The page's server without a browser: what a tab is given, and which clicks count."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import tasks

from bot.simulation import LiveClock, Simulation
from bot.simulation import page as page_module
from bot.simulation.page import Page
from tests.browser.standin import StandIn, open_room


class Tab:
    """A tab as the server knows it: requests, one after the other."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self.session = session
        self.address, self.secret = url.split("#")
        self.sequence = 0
        self.shown: dict[str, Any] = {}

    @property
    def headers(self) -> dict[str, str]:
        context = self.shown.get("context", {}).get("id")
        return {"X-Simcord-Capability": self.secret} | ({"X-Simcord-Context": context} if context else {})

    async def get(self, path: str) -> Any:
        async with self.session.get(self.address + path, headers=self.headers) as answer:
            return await answer.json()

    async def open(self, query: str = "") -> Tab:
        async with self.session.post(f"{self.address}api/pages{query}", headers=self.headers, json={}) as answer:
            self.shown = await answer.json()
        return self

    async def look(self) -> dict[str, Any]:
        self.shown = await self.get("api/state")
        return self.shown

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Acts on what the tab saw when it last looked."""
        self.sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": str(self.sequence),
            "generation": self.shown["context"]["generation"],
            "bot_generation": self.shown["botGeneration"],
            "published_revision": self.shown["publishedRevision"],
            "kind": kind,
        }
        address = f"{self.address}api/action"
        async with self.session.post(address, headers=self.headers, json=envelope | body) as answer:
            result: dict[str, Any] = await answer.json()
        self.sequence = result["expectedSequence"]
        return result

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [self.shown["messages"][id] for id in self.shown["timeline"]]

    async def press_first(self) -> dict[str, Any]:
        """Presses the first button of the latest message that the tab saw."""
        button = self.messages[-1]["components"][0]["components"][0]
        return await self.act("click", target_id=self.messages[-1]["id"], control_key=button["control_key"])


@pytest.fixture
async def session() -> Any:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_a_tab_opens_where_its_address_says(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        query = f"?channel={room.channels['whispers'].id}&viewer={room.people['Livia'].id}"
        tab = await Tab(session, room.page.url).open(query)
        assert tab.shown["channel"]["name"] == "whispers"
        assert tab.shown["viewerId"] == str(room.people["Livia"].id)


@pytest.mark.parametrize("query", ["", "?channel=1&viewer=1", "?channel=x&viewer="])
async def test_a_tab_without_a_known_address_opens_on_the_first_channel(
    session: aiohttp.ClientSession, query: str
) -> None:
    async with open_room() as room:
        tab = await Tab(session, room.page.url).open(query)
        assert tab.shown["channel"]["name"] == "hall"
        assert tab.shown["viewerId"] == str(room.people["Morgana"].id)


async def test_the_bar_lists_what_the_viewer_can_read(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        with room.simulation.ids_from(1_200_000_000_000_000_000):
            guild = room.channels["hall"].guild
            hidden = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
            guild.create_text_channel(
                "gm-only", overwrites=hidden | {room.people["Morgana"]: discord.PermissionOverwrite(view_channel=True)}
            )
        bars = {}
        for name, person in room.people.items():
            tab = await Tab(session, room.page.url).open(f"?viewer={person.id}")
            bars[name] = await tab.get("bar.json")
    assert [channel["name"] for channel in bars["Livia"]["channels"]] == ["hall", "crypt", "whispers"]
    assert [channel["name"] for channel in bars["Morgana"]["channels"]] == ["hall", "crypt", "whispers", "gm-only"]
    assert [channel["thread"] for channel in bars["Livia"]["channels"]] == [False, False, True]
    assert [viewer["name"] for viewer in bars["Teo"]["viewers"]] == ["Morgana", "Livia", "Teo"]
    assert bars["Teo"]["viewer"] == str(room.people["Teo"].id)


async def test_commands_of_menus_are_used_on_what_the_viewer_sees(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        hall, whispers = room.channels["hall"], room.channels["whispers"]
        here = await room.people["Livia"].send(hall, "Weigh me.")
        away = await room.people["Livia"].send(whispers, "Not me.")
        tab = await Tab(session, room.page.url).open()
        bar = await tab.get("bar.json")
        assert bar["menus"] == {
            "posts": [{"name": "Weigh", "label": "Pesa"}],
            "people": [{"name": "Greet", "label": "Greet"}],
        }
        await tab.get(f"menu?of=posts&name=Weigh&target={here.id}")
        assert (await tab.look())["modal"]["payload"]["title"] == "9 letters"
        await tab.get(f"menu?of=people&name=Greet&target={here.id}")
        await tab.look()
        assert "Morgana greets Livia" in str(tab.messages[-1])
        for nothing in (
            f"of=posts&name=Weigh&target={away.id}",
            "of=people&name=Greet&target=1",
            f"of=people&name=Weigh&target={here.id}",
            "of=posts&name=Weigh&target=x",
            "of=posts",
        ):
            async with session.get(f"{tab.address}menu?{nothing}", headers=tab.headers) as answer:
                assert answer.status == 403, nothing
        async with session.get(f"{tab.address}menu?of=people&name=Greet&target={here.id}") as answer:
            assert answer.status == 401


async def test_the_latest_message_of_a_channel_is_the_latest_that_the_viewer_sees(
    session: aiohttp.ClientSession,
) -> None:
    async with open_room() as room:
        await room.people["Livia"].slash(room.channels["hall"], "stand secret")
        latest = {}
        for name in ("Livia", "Teo"):
            tab = await Tab(session, room.page.url).open(f"?viewer={room.people[name].id}")
            latest[name] = int((await tab.get("bar.json"))["channels"][0]["latest"])
    assert latest["Teo"] == 0 < latest["Livia"]


@pytest.mark.parametrize("path", ["bar.json", "api/commands", "api/state"])
async def test_nothing_is_told_without_the_secret(session: aiohttp.ClientSession, path: str) -> None:
    async with open_room() as room:
        address = room.page.url.split("#")[0]
        async with session.get(address + path) as answer:
            assert answer.status == 401
        async with session.post(f"{address}api/pages", json={}) as answer:
            assert answer.status == 401


async def test_a_click_on_what_has_not_changed_counts_though_the_page_has(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        await room.people["Livia"].slash(room.channels["hall"], "stand attempt", who="Agata")
        tab = await Tab(session, room.page.url).open()
        other = await Tab(session, room.page.url).open()
        for _ in range(3):
            assert (await other.act("send_message", content="meanwhile"))["settlement"] == "settled"
            await other.look()
        assert (await tab.press_first())["settlement"] == "settled"
        assert room.bot.pressed == 1


async def test_a_click_on_what_has_changed_meanwhile_does_not_count(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        await room.people["Livia"].slash(room.channels["hall"], "stand attempt", who="Agata")
        tab = await Tab(session, room.page.url).open()
        other = await Tab(session, room.page.url).open()
        await other.press_first()
        refused = await tab.press_first()
        assert [item["code"] for item in refused["diagnostics"]] == ["stale-revision"]
        assert room.bot.pressed == 1
        await tab.look()
        await tab.press_first()
        assert room.bot.pressed == 2


async def test_what_is_sent_goes_to_the_tabs_own_channel(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        tabs = {
            name: await Tab(session, room.page.url).open(f"?channel={channel.id}")
            for name, channel in room.channels.items()
        }
        await asyncio.gather(*(tab.act("send_message", content=f"to {name}") for name, tab in tabs.items()))
        sent = {name: channel.last_message.content for name, channel in room.channels.items()}
    assert sent == {name: f"to {name}" for name in room.channels}


async def test_many_tabs_may_be_opened_and_left_open(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        for _ in range(3 * Page._MAX_PAGES):
            tab = await Tab(session, room.page.url).open()
        assert (await tab.look())["channel"]["name"] == "hall"


async def test_what_the_bot_does_by_itself_is_shown(
    session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "TICK", 0.02)

    class Ringing(StandIn):
        @tasks.loop(seconds=0.1, count=2)
        async def ring(self) -> None:
            if self.ring.current_loop:
                await self.get_channel(room.channels["hall"].id).send("Ding!")  # type: ignore[union-attr]

        async def setup_hook(self) -> None:
            self.ring.start()

    async with open_room(Ringing) as room:
        tab = await Tab(session, room.page.url).open()
        for _ in range(200):
            await asyncio.sleep(0.02)
            if any(message["content"] == "Ding!" for message in (await tab.look())["messages"].values()):
                break
        else:
            pytest.fail("nothing rang")


async def test_ending_the_session_on_any_tab_closes_the_page(session: aiohttp.ClientSession) -> None:
    async with open_room() as room:
        tab = await Tab(session, room.page.url).open()
        await tab.act("close")
        await asyncio.wait_for(room.page.wait_closed(), timeout=10)


async def test_a_port_that_is_taken_is_an_os_error() -> None:
    clock = LiveClock()
    simulation = Simulation(StandIn(clock), clock=clock)
    guild = simulation.env.create_guild()
    channel, person = guild.create_text_channel("hall"), guild.add_member(simulation.env.create_user("livia"))
    async with simulation:
        with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="address already in use"):
            async with Page(simulation, channel, [person], port=taken.getsockname()[1]):
                pass

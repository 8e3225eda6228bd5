"""What is put is said at once and in order; cards are kept up to date, and earlier messages lose their controls."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.screen import Screen
from bot.services import outbox
from tests.bot.surface.announcer.saying import CARD, heard, put, screen, waiting
from tests.table import Table, labels, words


async def test_what_is_put_is_said_at_once_and_in_order(table: Table) -> None:
    await put(table, "Ada", "Bea", "Cid")
    assert heard(table.channel) == ["Ada", "Bea", "Cid"]
    assert await waiting(table) == 0
    await table.later(3600)
    assert heard(table.channel) == ["Ada", "Bea", "Cid"]


async def test_those_whom_it_concerns_are_mentioned_and_nobody_else(table: Table) -> None:
    table.may_ping = {table.player.id}
    await put(table, f"<@{table.owner.id}> @everyone", pings=(table.player.id,))
    [message] = table.channel.history()
    assert message.content == f"<@{table.player.id}>"
    sent = table.env.http_requests[-1].json
    assert sent["allowed_mentions"] == {"parse": [], "users": [table.player.id]}


async def test_each_message_has_a_nonce_of_its_own_that_discord_is_to_keep(table: Table) -> None:
    await put(table, "Ada", "Bea")
    sent = [entry.json for entry in table.env.http_requests if entry.path.endswith("/messages")]
    assert [body["enforce_nonce"] for body in sent] == [True, True]
    assert len({body["nonce"] for body in sent}) == 2


async def test_announcements_are_in_the_language_that_the_guild_has_when_they_are_made(table: Table) -> None:
    await table.bot.change_guild_settings(table.guild.id, lambda stored: stored.model_copy(update={"language": "it"}))
    await put(table, "Ada")
    assert "Perché?" in words(table.channel.history()[0])


async def test_what_was_dropped_is_not_said(table: Table) -> None:
    with table.failing("POST", "/channels/*/messages"):
        await put(table, "Ada")
    await put(table, "Bea", topic="scene:2:turn")
    await table.bot.storage.write(table.guild.id, lambda db: outbox.drop(db, "scene:1"))
    await table.later(60)
    assert heard(table.channel) == ["Bea"]


async def test_what_waits_when_the_bot_ends_is_said_by_the_next(table: Table) -> None:
    with table.failing("POST", "/channels/*/messages"):
        await put(table, "Ada", "Bea")
        await table.restart()
        assert heard(table.channel) == []
    await table.later(60)
    assert heard(table.channel) == ["Ada", "Bea"]
    assert (table.bot.settings.data / "announcer").exists()


async def test_a_young_card_is_edited_and_an_old_one_posted_anew(table: Table) -> None:
    await put(table, "Ada", topic=CARD, card=True, button=True)
    await table.later(49 * 60)
    await put(table, "Bea", topic=CARD, card=True, button=True)
    assert heard(table.channel) == ["Bea"]
    await table.later(60)
    await put(table, "Cid", topic=CARD, card=True, button=True)
    assert heard(table.channel) == ["Bea", "Cid"], "an edit makes a message no younger"
    assert [labels(message) for message in table.channel.history()] == [["Next"], ["Next"]], "nor is it edited now"


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50083), (400, 30046)])
async def test_a_card_that_cannot_be_edited_any_more_is_posted_anew(table: Table, status: int, code: int) -> None:
    await put(table, "Ada", topic=CARD, card=True)
    with table.failing("PATCH", "/channels/*/messages/*", status=status, code=code):
        await put(table, "Bea", topic=CARD, card=True)
    assert heard(table.channel) == ["Ada", "Bea"]
    await put(table, "Cid", topic=CARD, card=True)
    assert heard(table.channel) == ["Ada", "Cid"]


async def test_a_card_without_a_screen_is_drawn_when_it_is_said(table: Table) -> None:
    now = ["Ada"]

    def draw(_: Any, topic: str) -> Screen:
        assert topic == "cards:1"
        return screen(now[0])

    def card(db: Any) -> None:
        outbox.put(db, "cards:1", table.channel.id, None, now=table.bot.clock.now(), card=True)

    table.bot.card_drawers["cards"] = draw
    with table.failing("POST", "/channels/*/messages", status=500):
        await table.bot.storage.write(table.guild.id, card)
        await table.env.settle()
    now[0] = "Bea"
    await table.later(60)
    assert heard(table.channel) == ["Bea"]
    now[0] = "Cid"
    await table.bot.storage.write(table.guild.id, card)
    await table.env.settle()
    assert heard(table.channel) == ["Cid"]


async def test_a_new_message_takes_the_controls_of_the_one_before_it(table: Table) -> None:
    await put(table, "Ada", button=True)
    await put(table, "Nob", topic="scene:2:turn", button=True)
    await put(table, "Bea", button=True)
    assert [labels(message) for message in table.channel.history()] == [[], ["Next"], ["Next"]]
    assert heard(table.channel) == ["Ada", "Nob", "Bea"], "and leaves it its words"
    await table.later(3600)
    await put(table, "Cid", button=True)
    assert [labels(message) for message in table.channel.history()] == [[], ["Next"], ["Next"], ["Next"]]


async def test_controls_that_cannot_be_taken_stay(table: Table) -> None:
    await put(table, "Ada", button=True)
    with table.failing("PATCH", "/channels/*/messages/*", status=403, code=50013):
        await put(table, "Bea", "Cid", button=True)
    assert heard(table.channel) == ["Ada", "Bea", "Cid"]

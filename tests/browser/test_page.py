"""The page in a real browser, played as people play."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from bot.simulation import page as page_module
from tests.browser.driver import Exactly, Table
from tests.browser.standin import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


async def test_a_command_is_picked_in_the_composer_with_suggestions(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    assert await table.suggestions("stand attempt", "who", "") == ["Agata", "Danylo", "Malachar"]
    assert await table.suggestions("stand attempt", "who", "da") == ["Danylo"]
    await table.slash("stand attempt", who="Danylo", bonus=3)
    assert "Danylo tries (3), it in it" in await table.last()
    await table.slash("stand attempt", who=Exactly("Nobody"))
    assert "Nobody tries (0)" in await table.last()


async def test_commands_and_options_show_their_localised_names_and_descriptions(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.page.locator("#channel-composer-input").press_sequentially("/stand at")
    entry = table.page.locator(".command-entry")
    await expect(entry.locator(".command-entry-description")).to_have_text("prova tentativo · Provaci")
    await entry.click()
    await expect(table.page.locator(".command-context-text")).to_have_text("whochi · Chi ci prova")


async def test_a_button_is_pressed_and_an_entry_chosen(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.slash("stand attempt", who="Agata")
    await table.press("More (0)")
    await table.press("More (1)")
    assert "pressed 2" in await table.last()
    await table.choose("Stun", of="Choose a fate")
    assert "chosen: Stun" in await table.last()
    assert "Only you can see this" in await table.last()


async def test_a_form_is_filled_in(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.slash("stand form")
    await table.fill_in(Name="Zia")
    assert "Welcome, Zia!" in await table.last()


async def test_a_right_click_offers_what_the_bot_has_for_posts_and_people(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.say("Weigh me.")
    menu, post = table.page.locator(".bar-menu"), table.page.locator(".channel-message").last
    await post.click(button="right")
    assert await menu.locator("button").all_text_contents() == ["Pesa", "Greet · Morgana"]
    await table.page.keyboard.press("Escape")
    await expect(menu).to_be_hidden()
    await post.click(button="right")
    await menu.get_by_text("Pesa").click()
    await expect(table.page.locator(".modal-dialog")).to_be_visible()
    await table.fill_in(Name="Zia")
    assert "Welcome, Zia!" in await table.last()
    await table.page.locator(".bar a", has_text="Teo").click(button="right")
    await menu.get_by_text("Greet · Teo").click()
    await expect(table.page.locator(".channel-message").last).to_contain_text("Morgana greets Teo")
    await table.page.locator(".channel-message").last.click(button="right")
    assert await menu.locator("button").all_text_contents() == ["Pesa"], "the bot is nobody to be greeted"


async def test_a_refusal_is_an_answer_like_any_other(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.slash("stand refuse")
    assert "Certainly not." in await table.last()
    await expect(table.page.locator("#action-status")).to_have_text("Action completed")


async def test_channels_and_viewers_are_switched_without_losing_the_play(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.slash("stand attempt", who="Agata")
    await table.press("More (0)")
    await table.slash("stand secret")
    before = await table.messages()
    await table.switch_to("crypt")
    assert not any("pressed" in message for message in await table.messages())
    await table.say("Anybody down here?")
    await table.switch_to("whispers")
    await table.say("Only the dead.")
    await table.view_as("Livia")
    assert "Only the dead." in await table.last()
    await table.switch_to("hall")
    assert ["a secret" in message for message in await table.messages()] == [False]
    await table.press("More (1)")
    await table.view_as("Morgana")
    after = await table.messages()
    assert len(after) == len(before)
    assert "pressed 2" in after[0]
    assert "a secret" in after[1]
    assert await table.channels() == ["hall", "crypt", "whispers"]


async def test_every_viewer_has_a_tab_and_sees_what_the_others_do(browser: Any, room: Room) -> None:
    address, secret = room.page.url.split("#")
    tabs = {
        name: await Table.sit_down(browser, f"{address}?viewer={person.id}#{secret}")
        for name, person in room.people.items()
    }
    await tabs["Livia"].slash("stand attempt", who="Agata")
    for tab in tabs.values():
        await tab.sees("Agata tries")
    await tabs["Teo"].press("More (0)")
    await tabs["Livia"].slash("stand secret")
    for name, tab in tabs.items():
        await tab.sees("pressed 1")
        assert any("a secret" in message for message in await tab.messages()) is (name == "Livia")


async def test_a_tab_keeps_its_place_when_it_is_reloaded_or_goes_back(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.view_as("Livia")
    await table.switch_to("crypt")
    await table.page.reload()
    await expect(table.page).to_have_title("#crypt · Livia")
    await table.page.go_back()
    await expect(table.page).to_have_title("#hall · Livia")


async def test_a_channel_with_news_is_marked_until_it_is_read(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    news = table.page.locator(".bar a.news")
    await expect(news).to_have_text("# crypt")  # where a thread was opened
    await table.switch_to("crypt")
    await expect(news).to_have_count(0)
    async with room.page.lock:
        await room.people["Livia"].send(room.channels["hall"], "Come up again!")
    await expect(news).to_have_text("# hall")


async def test_a_mentioned_command_can_be_clicked(browser: Any, room: Room) -> None:
    command = (await room.bot.tree.fetch_commands())[0]
    async with room.page.lock:
        await room.people["Livia"].send(room.channels["hall"], f"Try </stand attempt:{command.id}>")
    table = await Table.sit_down(browser, room.page.url)
    await table.page.locator("span.command-mention").click()
    await expect(table.page.locator(".command-entry-title strong")).to_have_text("/stand attempt")


async def test_no_click_is_lost_while_the_clock_ticks_and_things_happen(
    browser: Any, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "TICK", 0.1)
    table = await Table.sit_down(browser, room.page.url)
    other = await Table.sit_down(browser, room.page.url)
    await table.slash("stand attempt", who="Agata")
    await other.sees("Agata tries")

    async def chatter() -> None:
        message = await room.bot.get_channel(room.channels["hall"].id).send("drip")
        while True:
            await asyncio.sleep(0.3)
            await message.edit(content=f"drip at {room.bot.clock.now()}")

    dripping = asyncio.create_task(chatter())
    try:
        for count in range(50):
            await table.press(f"More ({count})")
    finally:
        dripping.cancel()
    assert room.bot.pressed == 50
    await other.sees("pressed 50")


async def test_messages_show_the_time_of_day(browser: Any, room: Room) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.say("What time is it?")
    shown = await table.page.locator(".message-time").last.get_attribute("datetime")
    assert shown is not None
    told = datetime.fromisoformat(shown)
    assert abs((datetime.now(told.tzinfo) - told).total_seconds()) < 30


async def test_the_page_fits_wide_and_narrow_windows_and_lacks_nothing(
    browser: Any, room: Room, tmp_path: Path
) -> None:
    table = await Table.sit_down(browser, room.page.url)
    await table.slash("stand attempt", who="Agata")
    for width in (1000, 390):
        await table.resize(width, 844)
        await table.screenshot(tmp_path / f"{width}.png")
        assert not await table.overflows()
        boxes = [await link.bounding_box() for link in await table.page.locator(".bar a").all()]
        assert len(boxes) == 6
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    assert await table.page.evaluate("() => window.simcordPreview.diagnostics") == []

"""Plays in a browser as a person does: types, presses, chooses, and reads what is on the page.

    async with chromium() as browser:
        table = await Table.sit_down(browser, url)
        await table.slash("turning attempt", cleric="Agata", undead="Barrow Wight")
        await table.press("Why?")
        await table.choose("Barrow Wight: Keep at Bay", of="Choose an effect")
        await table.view_as("Ostap")
        assert "Barrow Wight" in await table.last()

Every act returns when the page shows what came of it; one that the page refuses, or that takes too long, raises.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 30_000
"""Milliseconds after which an act has failed."""

_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_STILL = """() => {
    const page = window.simcordPreview;
    const [stage, app] = ["preview-stage", "preview-app"].map(id => document.getElementById(id));
    const fits = stage?.clientWidth === app?.offsetWidth && stage?.clientHeight === app?.offsetHeight;
    return page?.ready && page.authorized && !page.pendingAction && !page.pendingQuery
        && page.awaitingRevision === null && fits;
}"""
_OVERFLOWS = """() => ["html", "#preview-stage", ".channel-timeline", "pre"].some(
    what => [...document.querySelectorAll(what)].some(one => one.scrollWidth > one.clientWidth)
)"""


def missing() -> str | None:
    """Why no browser can be driven here; None if one can."""
    return None if shutil.which(CHROMIUM) else f"{CHROMIUM} is not installed"


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A headless Chromium of its own, with nothing remembered."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=_FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


class Exactly(str):
    """A value of an option to be typed as it is, whatever is suggested."""


class Table:
    """One tab of the playground."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    async def sit_down(cls, browser: Browser, url: str, *, width: int = 1000, height: int = 800) -> Table:
        """Opens a tab of its own on the address that the playground printed."""
        page = await browser.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(PATIENCE)
        table = cls(page)
        await page.goto(url)
        await table._settled()
        return table

    # ------------------------------------------------------------------------------------------------ acting

    async def slash(self, command: str, /, **options: str | int | bool) -> None:
        """Picks the command in the composer, fills in its options one by one, and sends it.

        A value is chosen from what is suggested if the option suggests anything, else typed; `Exactly` is typed anyway.
        """
        await self._pick(command)
        for name, value in options.items():
            await self._fill_option(name, value)
        await self._acting(self.page.locator("#send-message").click())

    async def _pick(self, command: str) -> None:
        composer = self.page.locator("#channel-composer-input")
        # The page searches its hundred commands anew at each letter: the last one is typed, the others are pasted.
        await composer.fill(f"/{command[:-1]}")
        await composer.press_sequentially(command[-1])
        await self.page.locator(".command-entry").filter(has=self.page.get_by_text(f"/{command}", exact=True)).click()

    async def _fill_option(self, name: str, value: str | int | bool) -> None:
        field = await self._option(name)
        typed = str(value)
        await field.fill(typed)
        if await field.get_attribute("role") == "combobox" and not isinstance(value, Exactly):
            await self.suggestion(typed).click()

    async def _option(self, name: str) -> Locator:
        """The field of an option, which is put into the command first if it is optional."""
        field = self.page.locator(f'.command-option-input[data-option="{name}"]')
        if not await field.count():
            await self.page.locator(".command-ghost").click()
            await self.page.locator(f'.command-suggestion[data-value="{name}"]').click()
        await field.click()
        return field

    def suggestion(self, label: str) -> Locator:
        """An entry of the list that is open above the composer."""
        return self.page.locator(".command-suggestion").filter(has=self.page.get_by_text(label, exact=True))

    async def suggestions(self, command: str, option: str, typed: str) -> list[str]:
        """What is suggested for an option once this has been typed; the command is then left again."""
        await self._pick(command)
        await (await self._option(option)).fill(typed)
        await self.page.wait_for_function("() => window.simcordPreview.commandPicker.autocomplete.state === 'answered'")
        labels = await self.page.locator(".command-suggestion-label").all_inner_texts()
        await self.page.get_by_role("button", name="Exit command mode").click()
        await self.page.locator("#channel-composer-input").fill("")
        return labels

    async def press(self, label: str, *, on: str | None = None) -> None:
        """Presses the latest button with this label; `on` are words of the message that it belongs to."""
        button = self._message(on).get_by_role("button", name=label, exact=True).last
        await self._acting(button.click())

    async def choose(self, *labels: str, of: str, on: str | None = None) -> None:
        """Chooses the entries with these labels in the latest list whose placeholder is `of`."""
        box = self._message(on).get_by_role("combobox", name=of, exact=True).last
        await box.click()
        options = self.page.locator(".select-list:popover-open .select-option")
        *first, last = labels
        for label in first:
            await options.filter(has=self.page.get_by_text(label, exact=True)).click()
        chosen = options.filter(has=self.page.get_by_text(last, exact=True))
        apply = self.page.locator(".select-list:popover-open .select-apply")
        if await apply.count():
            await chosen.click()
            await self._acting(apply.click())
        else:
            await self._acting(chosen.click())

    async def fill_in(self, **fields: str) -> None:
        """Fills in the form that is open, field by field of its labels, and submits it."""
        form = self.page.locator(".modal-dialog")
        for label, value in fields.items():
            field = form.locator(".modal-field").filter(has=self.page.get_by_text(label))
            typing = field.locator(".modal-input")
            if await typing.count():
                await typing.fill(value)
            else:
                await field.get_by_role("combobox").click()
                options = self.page.locator(".select-list:popover-open .select-option")
                await options.filter(has=self.page.get_by_text(value, exact=True)).click()
        await self._acting(form.get_by_role("button", name="Submit").click())

    async def say(self, words: str) -> None:
        """Sends a message."""
        await self.page.locator("#channel-composer-input").fill(words)
        await self._acting(self.page.locator("#send-message").click())

    async def view_as(self, name: str) -> None:
        """Looks through the eyes of somebody else at the table."""
        await self._follow(name)

    async def switch_to(self, channel: str) -> None:
        """Goes to another channel or thread."""
        await self._follow(channel)

    async def _follow(self, name: str) -> None:
        link = self.page.locator(".bar a").filter(has_text=name)
        async with self.page.expect_navigation():
            await link.click()
        await self._settled()
        await expect(self.page.locator(".bar a[aria-current=true]").filter(has_text=name)).to_be_visible()

    async def hour_later(self) -> None:
        """Lets an hour pass, and whatever was due in it happen."""
        button = self.page.get_by_role("button", name="+1 h", exact=True)
        await button.click()
        await expect(button).to_be_disabled()
        await expect(button).to_be_enabled(timeout=PATIENCE)
        await self._settled()

    async def download(self, path: Path) -> Path:
        """Saves the latest file on the page under this path, which it returns."""
        async with self.page.expect_download() as coming:
            await self.page.locator(".channel-message .file-download").last.click()
        await (await coming.value).save_as(path)
        return path

    # ------------------------------------------------------------------------------------------------ reading

    async def messages(self) -> list[str]:
        """The messages on the page, oldest first, each as it reads."""
        return await self.page.locator(".channel-message").all_inner_texts()

    async def last(self) -> str:
        """The latest message on the page, as it reads."""
        return (await self.messages())[-1]

    async def sees(self, words: str) -> None:
        """Waits until a message with these words is on the page."""
        await expect(self._message(words).last).to_be_visible(timeout=PATIENCE)

    async def channels(self) -> list[str]:
        """The channels and threads that the bar offers, without their marks."""
        links = self.page.locator(".bar a").filter(has_text="#").or_(self.page.locator(".bar a").filter(has_text="⤷"))
        return [text.lstrip("#⤷ ").removesuffix(" •") for text in await links.all_inner_texts()]

    async def resize(self, width: int, height: int) -> None:
        """Makes the window so large, and waits until the page has taken it in."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.wait_for_function("width => window.innerWidth === width", arg=width)
        await self._settled()

    async def overflows(self) -> bool:
        """Whether anything has to be scrolled sideways to be read."""
        return bool(await self.page.evaluate(_OVERFLOWS))

    async def screenshot(self, path: Path) -> None:
        """The tab as a picture, with the latest message in it."""
        await self.page.locator(".channel-message").last.scroll_into_view_if_needed()
        await self.page.screenshot(path=path)

    def _message(self, words: str | None) -> Locator:
        messages = self.page.locator(".channel-message")
        return messages.filter(has_text=words).last if words else messages

    # ------------------------------------------------------------------------------------------------ waiting

    async def _acting(self, act: object) -> None:
        """Does it, and waits until the page has its result. Raises AssertionError if the page refused."""
        before = await self._sequence()
        await act  # type: ignore[misc]
        await self.page.wait_for_function(
            "before => (window.simcordPreview?.lastAction?.sequence ?? 0) > before", arg=before
        )
        await self._settled()
        receipt = await self.page.evaluate("() => window.simcordPreview.lastAction")
        assert receipt["settlement"] == "settled", receipt

    async def _sequence(self) -> int:
        return int(await self.page.evaluate("() => window.simcordPreview?.lastAction?.sequence ?? 0"))

    async def _settled(self) -> None:
        await self.page.wait_for_function(_STILL)

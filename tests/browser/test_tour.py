"""A newcomer's evening: the whole bot at the demo table, played from the composer in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import Arg, say
from bot.playground import read_sheets
from bot.services.i18n import LANGUAGES, Catalogue
from tests.browser.driver import Exactly, Table
from tests.browser.evening import evening

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

WIDTHS = (390, 1000)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_tour(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    def effect(name: str, kind: str) -> str:
        return text("turning-option", name=name, effect=say(f"turning-effect-{kind}"))

    ready = {sheet.name: sheet for sheet in read_sheets(language)}
    agata = next(name for name, sheet in ready.items() if sheet.owner == "player-1")
    wight = next(name for name, sheet in ready.items() if sheet.stats.get("order") == "superior")
    zombie = next(name for name, sheet in ready.items() if sheet.stats.get("threat") == 2)

    async with evening(tmp_path, language, 5, 2, 12, 4, 3) as address:
        table = await Table.sit_down(browser, address)
        assert text("tour-title") in await table.last()

        await table.view_as("Livia")
        await table.switch_to("crypt")
        await table.slash("roll", expression=Exactly("2d6+1"))
        assert text("roll-title", total=8) in await table.last()

        await table.slash("sheet list")
        listed = await table.last()
        assert [name for name in ready if name not in listed] == []

        assert await table.suggestions("turning attempt", "undead", wight[:3]) == [wight]
        await table.slash("turning attempt", undead=f"{wight}, {zombie}")
        title = text("turning-attempt-title", cleric=agata)
        assert title in await table.last()

        chosen = (effect(wight, "keep-at-bay"), effect(zombie, "positive-direct-damage"))
        await table.choose(*chosen, of=text("turning-choose"), on=title)
        await table.sees(text("turning-applied-keep-at-bay", n=6, dice="1d6+2"))
        await table.sees(text("turning-applied-positive-direct-damage", n=3, dice="1d6"))

        await table.press(text("button-why"), on=title)
        assert "R000-4" in await table.last()

        for width in WIDTHS:
            await table.resize(width, 844)
            await table.screenshot(tmp_path / f"tour-{language}-{width}.png")
            assert not await table.overflows()

        for name in ("Teo", "Morgana"):
            await table.view_as(name)
            await table.sees(title)
            assert not any("R000-4" in message for message in await table.messages())

        await table.slash("sheet new", kind=text("turning-kind-cleric"))
        await table.fill_in(**{text("sheet-field-name"): "Zia"})
        assert text("sheet-done-new") in await table.last()
        await table.slash("sheet list")
        assert "Zia" in await table.last()

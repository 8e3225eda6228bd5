"""An evening of dice, odds and sheets, as players and as the GM, in every language; and what a spectator sees."""

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

SECRET = "Xanthippe"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_dice_odds_and_sheets(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    agata = next(sheet for sheet in read_sheets(language) if sheet.owner == "player-1")
    level = int(agata.stats["level"])

    async with evening(tmp_path, language, 11, 13, 19) as address:
        table = await Table.sit_down(browser, address, width=390)
        await table.switch_to("dice")

        await table.view_as("Livia")
        target = Exactly(str(level + 20))
        await table.slash("odds", expression=Exactly("1d20+@level"), target=target, sheet=agata.name)
        await table.sees(text("odds-title", expression=f"1d20+{level}"))
        assert "1/20" in await table.last()
        assert not await table.overflows()
        await table.press(text("odds-button-show"))
        await table.slash("roll", expression=Exactly("1d20+@level"), sheet=agata.name, save=Exactly("ave"))
        await table.slash("roll", expression=Exactly("ave+1"))
        await table.sees(text("roll-title", total=11 + level + 1))
        await table.slash("roll", expression=Exactly("d20"), visibility=text("choice-secret"))
        await table.sees(text("roll-title", total=13))

        await table.slash("sheet delete", sheet=agata.name)
        await table.press(text("sheet-button-delete", name=agata.name))
        await table.sees(text("sheet-done-delete"))
        await table.press(text("sheet-button-back"))
        await table.sees(text("sheet-done-back"))
        await table.slash("sheet export", sheet=agata.name)
        await table.sees(text("sheet-export", n=1))

        await table.view_as("Morgana")
        wight = Exactly(text("turning-creature-wight"))
        await table.slash("sheet new", kind=text("turning-kind-undead"), like=wight)
        await table.fill_in(**{text("sheet-field-name"): SECRET})
        await table.press(text("sheet-button-hide"))
        await table.slash("roll", expression=Exactly("d20"), visibility=text("choice-blind"))
        await table.sees(text("roll-title", total=19))

        await table.view_as("Teo")
        await table.sees(text("odds-title", expression=f"1d20+{level}"))
        await table.sees(text("roll-title", total=11 + level + 1))
        await table.slash("sheet list")
        await table.slash("ledger recent")
        seen = "\n".join(await table.messages())
        assert agata.name in seen
        for hidden in (SECRET, text("roll-title", total=13), text("roll-title", total=19)):
            assert hidden not in seen

"""The turning tour at the demo table, as dark priest, cleric, spectator and GM, in every language and on a phone."""

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

PHONE = 390
COMMAND, ATTEMPT, STUNNED = (20, 3), (6, 6, 12, 4), (2, 2, 2, 2)
"""The faces: of the command and its impulse; of the attempt and its Keep at Bay; of stunning the other four."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_turning_tour(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    def effect(name: str, kind: str) -> str:
        return text("turning-option", name=name, effect=say(f"turning-effect-{kind}"))

    ready = read_sheets(language)
    agata, malachar = (
        next(sheet for sheet in ready if (sheet.kind, sheet.owner) == ("cleric", owner))
        for owner in ("player-1", "player-2")
    )
    squire = next(sheet.name for sheet in ready if sheet.kind == "companion")
    wight, ghoul, ghast = (
        next(sheet.name for sheet in ready if sheet.kind == "undead" and sheet.stats.get("intelligence") == wits)
        for wits in (9, 5, 11)
    )

    async with evening(tmp_path, language, *COMMAND, *ATTEMPT, *STUNNED) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await table.view_as("Ostap")
        await table.switch_to("crypt")
        await table.slash("turning command", undead=Exactly(f"{ghoul}, {ghast}"))
        commanded = text("turning-command-title", cleric=malachar.name)
        await table.sees(commanded)
        await table.choose(effect(ghoul, "permanent-domination"), of=text("turning-choose"), on=commanded)
        await table.choose(effect(ghast, "harmful-impulse"), of=text("turning-choose"), on=commanded)
        await table.fill_in(**{text("turning-ask-victim"): squire})
        await table.sees(text("turning-applied-harmful-impulse", n=5, dice="1d6+2"))

        await table.view_as("Livia")
        await table.slash("turning attempt", place=Exactly(agata.stats["zones"][0]["reason"]))
        attempted = text("turning-attempt-title", cleric=agata.name)
        await table.sees(text("turning-left-out-dominated"))
        await table.choose(effect(wight, "keep-at-bay"), of=text("turning-choose"), on=attempted)
        await table.press(text("turning-strongest"), on=attempted)
        await table.sees(text("turning-applied-divine-stunning", n=2, dice="1d3"))

        await table.slash("turning effects")
        await table.choose(effect(wight, "keep-at-bay"), of=text("turning-lasting-choose"))
        await table.press(text("turning-act-break"))
        await table.fill_in(**{text("turning-break-harmed-at"): "5"})
        await table.sees(text("turning-broken-title", name=wight))

        await table.view_as("Ostap")
        await table.slash("turning release", undead=ghoul)
        await table.sees(text("turning-released-title", name=ghoul))

        await table.view_as("Teo")
        await table.press(text("turning-button-board"), on=attempted)
        assert wight in await table.last()
        assert not await table.overflows()
        await table.screenshot(tmp_path / f"turning-{language}.png")

        await table.view_as("Morgana")
        await table.slash("turning effects")
        await table.press(text("turning-lasting-hidden"))
        await table.choose(effect(ghast, "harmful-impulse"), of=text("turning-lasting-choose"))
        await table.press(text("turning-act-end"))
        await table.fill_in()
        await table.slash("turning rest", cleric=agata.name)
        await table.sees(text("turning-rest-moment", recovery=agata.stats["recovery"]))
        seen = "\n".join(await table.messages())
        assert "turning-" not in seen
        assert not await table.overflows()

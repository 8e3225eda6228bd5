"""A fight of several rounds by three players and a spectator, in every language and on a phone.

Its process is killed in the middle and started again on the same folder, a turn is reminded of, a step is taken back,
an effect ends by itself with its rounds, and another one at its hour.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import Arg, say
from bot.playground import read_sheets
from bot.services.i18n import LANGUAGES, Catalogue
from tests.browser.driver import Exactly, Table
from tests.browser.evening import process

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE = 390
CURSE = "Zaza"
ORDER, ATTEMPT, STUNNED = (1, 4, 7), (20,), (1, 1)
"""The faces: of the order, made anew for each round; of the attempt; of the rounds for which the wight is stunned."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_fight_of_several_rounds(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    def effect(name: str, kind: str) -> str:
        return text("turning-option", name=name, effect=say(f"turning-effect-{kind}"))

    def pressed(action: str) -> str:
        return text(f"scene-button-{action}")

    ready = read_sheets(language)
    agata, malachar = (
        next(sheet.name for sheet in ready if (sheet.kind, sheet.owner) == ("cleric", owner))
        for owner in ("player-1", "player-2")
    )
    wight = next(sheet.name for sheet in ready if sheet.kind == "undead" and sheet.stats.get("intelligence") == 9)

    async with process(tmp_path, language, *ORDER, *ATTEMPT, *STUNNED, *ORDER) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await table.view_as("Morgana")
        await table.switch_to("crypt")
        await table.slash("scene open", name="Crypt", ruleset=Exactly("turning"))
        await table.view_as("Livia")
        await table.press(pressed("join"))
        await table.choose(agata, of=text("scene-choose-sheet"))
        await table.view_as("Ostap")
        await table.slash("scene join", who=Exactly(malachar))
        await table.view_as("Morgana")
        await table.slash("scene add", who=Exactly(wight))
        await table.slash("scene remind", hours=1)
        await table.slash("scene status")
        await table.press(pressed("start"))

        await table.view_as("Livia")
        await table.sees("@Livia")
        await table.slash("turning attempt", undead=Exactly(wight), cleric=Exactly(agata))
        await table.choose(effect(wight, "divine-stunning"), of=text("turning-choose"))
        await table.press(pressed("done"))
        await table.view_as("Teo")
        await table.sees("@Ostap")
        await table.press(pressed("done"))
        await table.sees(text("refusal-scene-not-your-turn", name=malachar))
        await table.view_as("Ostap")
        await table.press(pressed("done"))
        await table.view_as("Morgana")
        await table.press(pressed("done"))
        await table.sees(text("scene-title-round", scene="Crypt", round=2))

        await table.hour_later()
        await table.sees(text("reminder-title"))
        assert "@Livia" in (await table.messages())[-1]
        assert not await table.overflows()
        await table.screenshot(tmp_path / f"scene-{language}.png")
        await table.slash("scene effects", who=Exactly(agata))
        await table.press(pressed("effect-new"))
        hours = {text("effect-field-amount"): "1", text("effect-field-unit"): text("effect-unit-real-hours")}
        await table.fill_in(**{text("effect-field-name"): CURSE}, **hours)
        await table.sees(CURSE)

    async with process(tmp_path, language, *ORDER, *ORDER) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await table.view_as("Livia")
        await table.switch_to("crypt")
        await table.slash("scene status")
        await table.press(pressed("done"))
        await table.view_as("Ostap")
        await table.sees("@Ostap")
        await table.press(pressed("done"))
        await table.press(pressed("undo"))
        await table.sees(text("scene-undone"))
        await table.press(pressed("done"))
        await table.view_as("Morgana")
        await table.press(pressed("done"))
        await table.sees(text("scene-title-round", scene="Crypt", round=3))
        for who in ("Livia", "Ostap", "Morgana"):
            await table.view_as(who)
            await table.press(pressed("done"))
        ended = text("scene-effect-ended", name=wight, effect=say("turning-effect-divine-stunning"))
        await table.view_as("Teo")
        await table.sees(ended)
        await table.slash("scene catchup")
        await table.sees(text("catchup-title", scene="Crypt"))
        await table.press(text("button-next"))
        seen = "\n".join(await table.messages())
        assert seen.count(ended) == 2, "as it was announced, and told again"
        assert "scene-" not in seen
        assert not await table.overflows()
        await table.screenshot(tmp_path / f"scene-end-{language}.png")
        await table.hour_later()
        await table.sees(text("scene-effect-ended", name=agata, effect=say("effect-called", words=CURSE)))

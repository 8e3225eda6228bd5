"""The EX Nihilo tour at the demo table, on a phone: checks under stress, a fight, a rescue in time."""

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
CHECKS = {-1: (10,), 0: (), 1: (10, 5), 2: (10, 10, 5, 5), 3: (7,)}
"""The faces of a check at each stress level."""

INITIATIVE, ATTACK, RESCUE = (1, 30, 20), (30, 1), (10, 5)
"""The sergeant, the raider, the doctor; a blow that fells; first aid that stops the clock."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_nihilo_tour(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    def bold(id: str, **args: Arg) -> str:
        return text(id, **args).split("**")[1]

    ready = [sheet for sheet in read_sheets(language) if sheet.ruleset == "ex_nihilo"]
    doctor, sergeant, raider, *_ = (sheet.name for sheet in ready)
    faces = [*(face for level in CHECKS.values() for face in level), *INITIATIVE, *ATTACK, *RESCUE]

    async with evening(tmp_path, language, *faces) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await table.view_as("Livia")
        await table.switch_to("nihilo")
        medium = text("nihilo-on-scale", name=say("nihilo-difficulty-medio"), n=40)
        for level in CHECKS:
            roll, stress = text("nihilo-sample-observe"), text(f"choice-gsp-{level}")
            await table.slash("nihilo check", roll=roll, difficulty=medium, level=stress)
            await table.sees(text("nihilo-level", level=level))
        await table.press(text("button-why"), on=text("nihilo-level", level=2))
        assert "R003-36" in await table.last()
        assert not await table.overflows()

        await table.view_as("Morgana")
        await table.slash("scene open", name="Wormhole", ruleset=text("nihilo-guide-title"))
        await table.slash("scene add", who=Exactly(f"{sergeant}, {raider}, {doctor}"))
        await table.slash("nihilo initiative")
        await table.sees(text("scene-call-gm", name=raider))
        await table.slash("nihilo attack", target=sergeant, attacker=raider)
        attacked = text("nihilo-attack-title", attacker=raider, target=sergeant)
        await table.sees(attacked)

        await table.view_as("Ostap")
        await table.press(text("nihilo-button-react"), on=attacked)
        await table.press(text("nihilo-reaction-dodge"))
        await table.sees(bold("nihilo-loses-unconscious", name=sergeant))

        await table.view_as("Morgana")
        await table.press(text("scene-button-done"))
        await table.view_as("Livia")
        await table.slash("nihilo movement")
        await table.sees(text("nihilo-done-nothing"))
        await table.slash("nihilo state", who=sergeant)
        await table.press(text("nihilo-button-tend"))
        await table.sees(text("nihilo-tend-title", healer=doctor, patient=sergeant))
        await table.sees(bold("nihilo-tended", name=sergeant, chance=""))
        await table.screenshot(tmp_path / f"nihilo-{language}.png")
        assert "nihilo-" not in "\n".join(await table.messages())
        assert not await table.overflows()

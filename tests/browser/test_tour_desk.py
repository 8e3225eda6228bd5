"""The GM's desk: a blind check of three players, a result overruled, an attempt taken back, the dice verified offline.

In every language, on a phone, with the guild's own dice.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from bot.app import ROOT
from bot.engine.dice import SeededDice
from bot.engine.text import Arg, say
from bot.playground import _PEOPLE_IDS, read_demo, read_sheets
from bot.services.i18n import LANGUAGES, Catalogue
from tests.browser.driver import Exactly, Table
from tests.browser.evening import evening

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE = 390
PLAYERS = {"Livia": "player-1", "Ostap": "player-2", "Rada": "player-3"}
SEED = b"the desk, 161".ljust(32, b".")
"""Of its rulings the first three are the checks; the fourth is the attempt, which shows 20."""

REASON = "Xanthippe"
"""A word that only the GM reads."""


async def verified(export: Path) -> str:
    """What the offline check says of an export."""
    command = (sys.executable, "-m", "bot", "verify", str(export))
    checking = await asyncio.create_subprocess_exec(*command, stdout=PIPE, cwd=ROOT)
    said, _ = await checking.communicate()
    assert checking.returncode == 0, said
    return said.decode()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_tour_of_the_desk(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    def effect(kind: str) -> str:
        return text("turning-option", name=wight, effect=say(f"turning-effect-{kind}"))

    assert SeededDice(SEED, 4).roll(20) == 20
    keys = [person.key for person in read_demo(language).people]
    called = " ".join(f"<@{_PEOPLE_IDS + keys.index(key)}>" for key in PLAYERS.values())
    ready = read_sheets(language)
    agata = next(sheet.name for sheet in ready if (sheet.kind, sheet.owner) == ("cleric", "player-1"))
    wight = next(sheet.name for sheet in ready if sheet.kind == "undead" and sheet.stats.get("intelligence") == 9)
    observe = text("ask-check", ruleset=say("nihilo-guide-title"), check=say("nihilo-sample-observe"))

    async with evening(tmp_path, language, seed=SEED) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)

        # Three players are asked for a blind check, of which each is told no more than that it was rolled.
        await table.view_as("Morgana")
        await table.switch_to("nihilo")
        blind = text("choice-blind")
        await table.slash("ask", people=Exactly(called), check=observe, difficulty="40", visibility=blind, hours=2)
        await table.sees(text("ask-title-blind"))
        await table.screenshot(tmp_path / f"desk-asked-{language}.png")
        for player in PLAYERS:
            await table.view_as(player)
            await table.press(text("button-ask-roll"))
            await table.sees(text("roll-blind-done"))
        await table.view_as("Morgana")
        await table.sees(text("ask-all-in", what=observe))
        await table.press(text("button-ask-results"), on=text("ask-title-blind"))
        await table.sees(text("ask-results-title"))
        results = await table.last()
        assert all(f"@{player}" in results for player in PLAYERS)
        await table.screenshot(tmp_path / f"desk-results-{language}.png")

        # One of them is overruled; what was kept back stays so.
        await table.slash("ledger amend", entry=Exactly("3"))
        fields = {text("ledger-field-outcome"): "17", text("ledger-field-reason"): REASON}
        await table.fill_in(**fields)
        await table.sees(text("ledger-amended-title"))
        await table.screenshot(tmp_path / f"desk-amended-{language}.png")

        # An attempt is taken back with its effects; what that changes is told first.
        await table.view_as("Livia")
        await table.switch_to("crypt")
        await table.slash("turning attempt", undead=Exactly(wight), cleric=Exactly(agata))
        await table.choose(effect("divine-stunning"), of=text("turning-choose"))
        await table.view_as("Morgana")
        await table.slash("ledger recent", ruleset=text("turning-guide-title"))
        attempt = (await table.last()).split("·")[0].split()[-1]
        await table.slash("ledger undo", entry=Exactly(attempt))
        ends = text("ledger-undo-ends", name=wight, effect=say("turning-effect-divine-stunning"))
        await table.sees(ends)
        assert agata in await table.last()
        await table.screenshot(tmp_path / f"desk-undo-{language}.png")
        await table.press(text("ledger-button-undo"))
        await table.sees(text("ledger-undone-title"))
        await table.slash("turning effects")
        assert effect("divine-stunning") not in await table.last()

        # The seed is revealed, the ledger taken along, and its dice recomputed without the bot.
        await table.slash("ledger verify")
        await table.press(text("verify-button-reveal"))
        await table.press(text("verify-button-confirm"))
        await table.sees(text("verify-rotated-title"))
        await table.slash("ledger export", format=text("choice-json"))
        await table.sees(text("ledger-export-title"))
        await table.screenshot(tmp_path / f"desk-export-{language}.png")
        export = await table.download(tmp_path / "ledger.json")
        assert "5 rulings of 1 revealed seeds agree, no faults" in await verified(export)
        await table.slash("ledger export", format=text("choice-dice"))
        await table.sees(text("ledger-outcomes-title"))
        await table.screenshot(tmp_path / f"desk-dice-{language}.png")
        assert not await table.overflows()
        assert "ledger-" not in "\n".join(await table.messages()).replace("ledger.json", "")

        for reader in (*PLAYERS, "Teo"):
            await table.view_as(reader)
            for channel in ("nihilo", "crypt"):
                await table.switch_to(channel)
                seen = "\n".join(await table.messages())
                assert REASON not in seen
                assert text("ask-results-title") not in seen
        assert not await table.overflows()

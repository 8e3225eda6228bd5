"""The tour of the spells channel, as GM, two observers and a spectator, in every language and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import Arg, say
from bot.playground import read_sheets
from bot.services.i18n import LANGUAGES, Catalogue
from cogs.spellcasting.rules.spells import SpellName
from tests.browser.driver import Exactly, Table
from tests.browser.evening import evening

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE = 390
IDENTIFIES, DOES_NOT = 12, 4
"""The faces of the wizard's and the cleric's checks against DC 16, with +7 and +2."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_spells_tour(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return catalogue.format(language, say(id, **args))

    def spell(srd: str, name: str) -> str:
        return catalogue.format(language, SpellName(name=name, srd=srd).text)

    charm, fireball = spell("charm-person", "Charm Person"), spell("fireball", "Fireball")
    ready = [sheet for sheet in read_sheets(language) if sheet.kind == "adventurer"]
    wizard, cleric, villain = (
        next(sheet.name for sheet in ready if sheet.owner == owner) for owner in ("player-1", "player-2", None)
    )
    area = text("area-of-spell", spell=fireball).replace("*", "")  # on the page the spell is slanted
    rumour, look = text("spell-rumour-title"), text("spell-button-perceive")

    async with evening(tmp_path, language, IDENTIFIES, DOES_NOT) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await table.view_as("Morgana")
        await table.switch_to("spells")
        await table.slash("spell cast", spell=charm, hidden=True, caster=villain)
        await table.choose(wizard, cleric, of=text("spell-select-casting"))
        await table.press(text("spell-button-tell"))
        await table.sees(rumour)

        await table.view_as("Teo")
        await table.press(look, on=rumour)
        assert charm not in "\n".join(await table.messages())

        for name, who, outcome in (("Livia", wizard, "identified"), ("Ostap", cleric, "unidentified")):
            await table.view_as(name)
            await table.press(look, on=rumour)
            await table.press(text("spell-button-try", name=who))
            await table.sees(text(f"spell-{outcome}-title", name=who))
            assert (charm in "\n".join(await table.messages())) is (outcome == "identified")
            assert not await table.overflows()

        await table.view_as("Morgana")
        await table.slash("spell target", spell=charm, target=Exactly(villain), caster=cleric)
        await table.press(text("spell-button-tell-caster"))
        await table.view_as("Ostap")
        await table.press(text("spell-button-read"))
        seen = "\n".join(await table.messages())
        assert text("spell-appears-saved") in seen
        assert text("spell-truth-invalid") not in seen

        await table.view_as("Morgana")
        await table.slash("spell area", map=text("map-name-crypt"))
        await table.view_as("Livia")
        await table.slash("spell area", spell=fireball, origin=Exactly("J11/K12"), method=text("choice-template"))
        await table.choose(text("area-beside", square="J11"), of=text("area-beside-choose"))
        await table.sees(text("area-others"))
        for method in ("token", "dmg"):
            await table.press(text(f"area-button-{method}"))
            await table.sees(text("area-by-method", area=area, method=say(f"area-method-{method}")))
            assert not await table.overflows()
        await table.view_as("Morgana")
        await table.press(text("area-button-confirm"))
        assert not await table.overflows()
        await table.screenshot(tmp_path / f"spells-{language}.png")
        seen = "\n".join(await table.messages())
        assert "spell-" not in seen
        assert "area-" not in seen

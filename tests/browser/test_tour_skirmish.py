"""A battle in each edition, opened, set up and fought by two viewers on a phone, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import Arg, say
from bot.services.i18n import LANGUAGES, Catalogue
from tests.browser.driver import Table
from tests.browser.evening import evening

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE = 390
FIRST = (12, 3, 1)
"""The initiative of both sides, and the morale save."""
SECOND = (15, 3, 4)
"""The initiative: in the 2nd edition the side with the higher rating rolls two dice."""


class Tour:
    """What both editions have in common."""

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self._catalogue, self._language = catalogue, language

    def text(self, id: str, **args: Arg) -> str:
        """A sentence in the language of the tour."""
        return self._catalogue.format(self._language, say(id, **args))

    def button(self, action: str, /, **args: Arg) -> str:
        """The label of a button."""
        return self.text(f"skirmish-button-{action}", **args)

    def name(self, creature: str, number: int | None = None) -> str:
        """What a creature of ours is called in a game."""
        name = self.text(f"skirmish-creature-{creature}")
        return name if number is None else f"{name} {number}"

    async def begin(self, table: Table, edition: int) -> None:
        """Livia opens a game against Ostap, both set up, and Livia goes first."""
        await table.view_as("Livia")
        await table.switch_to("skirmish")
        await table.slash(
            "skirmish new",
            name="Duel",
            edition=self.text(f"choice-edition-{edition}"),
            opponent="Ostap",
            map=self.text("skirmish-map-ford"),
        )
        await table.press(self.button("set-up"))
        await table.view_as("Ostap")
        await table.press(self.button("set-up"))
        await table.press(self.button("initiative"))
        await table.view_as("Livia")
        await table.press(self.button("go-first"))
        option = self.text("skirmish-option-creature", name=self.name("captain"), square="D13")
        await table.choose(option, of=self.text("skirmish-choose-creature"))
        await table.slash("skirmish move", square="H13")
        await table.sees(
            self.text("skirmish-due-turn", name=self.name("captain"), side=say("skirmish-side-a"), moves=1, done="no")
        )

    async def look(self, table: Table, picture: Path) -> None:
        """A spectator looks at the board in all ways."""
        await table.view_as("Teo")
        await table.slash("skirmish board")
        await table.press(self.button("list"))
        await table.sees(self.text("skirmish-ground-exit-b"))
        await table.slash("skirmish cover", attacker=self.name("captain"), target=self.name("ogre"))
        await table.sees(self.text("skirmish-cover-title", attacker=self.name("captain"), target=self.name("ogre")))
        await table.screenshot(picture)
        assert not await table.overflows()
        seen = "\n".join(await table.messages())
        assert "skirmish-" not in seen


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_battle_of_the_1st_edition(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    tour = Tour(catalogue, language)
    raider = tour.name("raider", 1)
    async with evening(tmp_path, language, *FIRST) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await tour.begin(table, 1)
        await table.slash("skirmish damage", target=raider, amount=10)
        await table.press(tour.button("save", name=raider))
        await table.view_as("Ostap")
        stop = tour.text("skirmish-option-stop", name=raider, square="W16")
        await table.choose(stop, of=tour.text("skirmish-choose-stop"))
        await table.sees(tour.text("skirmish-told-moved-rout", name=raider, start="V4", end="W16", cut="no"))
        await table.slash("skirmish rout", creature=raider)
        await table.sees(tour.text("skirmish-rout-is-running", name=raider))
        await tour.look(table, tmp_path / f"skirmish-first-{language}.png")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_battle_of_the_2nd_edition(browser: Any, catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    tour = Tour(catalogue, language)
    raider = tour.name("raider", 1)
    async with evening(tmp_path, language, *SECOND) as address:
        table = await Table.sit_down(browser, address, width=PHONE, height=844)
        await tour.begin(table, 2)
        await table.slash("skirmish damage", target=raider, amount=10)
        await table.sees(tour.text("skirmish-told-bloodied", name=raider, entered="yes", n=10))
        await table.press(tour.button("finish", name=tour.name("captain")))
        await tour.look(table, tmp_path / f"skirmish-second-{language}.png")
        await table.view_as("Ostap")
        await table.press(tour.button("desk"))
        await table.press(tour.button("concede"))
        await table.press(tour.button("concede-sure"))
        ending, winner = say("skirmish-ending-conceded"), say("skirmish-side-a")
        await table.sees(
            tour.text("skirmish-told-over", why=ending, winner=winner, points_a=0, points_b=0).replace("**", "")
        )

"""Identifying spells when the GM asks: what it was up against reaches nobody who has not identified it (R002-7)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play import evening, refused, stored
from tests.table import Table
from tests.tabletop.checks import a_sheet, ask, card
from tests.tabletop.scenes import said_to


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await a_sheet(opened, "spellcasting", "adventurer", "Ada", opened.owner, arcana=6, first_class="wizard")
        yield opened


async def test_R002_9_the_named_spell_is_identified_by_its_dc_and_told_to_whoever_rolled(table: Table) -> None:
    asked = await ask(table, "spellcasting.identify-reaction", table.owner, difficulty="Fireball")
    told = said_to(await table.press(table.owner, asked, "Roll"))
    assert "Fireball" in told
    assert "18" in told
    assert "18, success" in said_to(await table.press(table.gm, card(table), "Results (GM)"))
    for who in (table.player, table.spectator):
        assert not table.sees(who, "Fireball")
        assert not table.sees(who, "18, success")


async def test_R002_10_the_class_behind_the_at_sign_gives_advantage(table: Table) -> None:
    asked = await ask(table, "spellcasting.identify-action", table.owner, difficulty="4 @ wizard")
    assert "12, 12" in said_to(await table.press(table.owner, asked, "Roll")).replace(" and ", ", ")
    for secret in ("19", "Fireball"):
        assert not table.sees(table.player, secret)


@pytest.mark.parametrize("typed", ["", "Abracadabra", "Fireball @ 2", "Fireball @ 4 baker", "3 @ 4 @ 5"])
async def test_a_casting_that_cannot_be_read_is_the_gms_to_mend(typed: str, table: Table) -> None:
    before = await stored(table)
    people = f"<@{table.owner.id}>"
    options = {"difficulty": typed} if typed else {}
    asked = await table.slash(table.gm, "ask", people=people, check="spellcasting.identify-action", **options)
    assert "“”" not in str(refused(asked))
    assert await stored(table) == before


async def test_spells_are_suggested_and_what_stands_behind_them_stays(table: Table) -> None:
    check = "spellcasting.identify-action"
    found = await table.suggest(table.gm, "ask", "difficulty", "firebal @ 4 wizard", people="", check=check)
    assert "Fireball @ 4 wizard" in found.values()

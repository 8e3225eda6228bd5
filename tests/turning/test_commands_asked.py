"""Attempts that the GM asks for, and attempts that are kept back: whoever may not see them sees them by no door."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.play import affect_everybody, cleric, evening, lasting, refused, stored, undead
from tests.table import Table, words
from tests.tabletop.checks import ask, card
from tests.tabletop.scenes import said_to


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await affect_everybody(opened)
        await cleric(opened, "Ada", level=9)
        await undead(opened, "Ghoul", threat=2)
        yield opened


async def test_an_attempt_is_asked_for_against_named_undead(table: Table) -> None:
    await undead(table, "Wight", threat=3)
    asked = await ask(table, "turning.attempt", table.owner, difficulty="Ghoul")
    rolled = await table.press(table.owner, asked, "Roll")
    assert "Ghoul" in said_to(rolled)
    assert "Wight" not in said_to(rolled)
    assert "undead affected: 1 of 1" in words(card(table))
    await table.press(table.owner, rolled, "Strongest for all")
    assert [effect.kind for effect in await lasting(table)]


async def test_undead_that_nobody_knows_are_the_gms_to_mend(table: Table) -> None:
    before = await stored(table)
    told = await table.slash(table.gm, "ask", people=f"<@{table.owner.id}>", check="turning.attempt", difficulty="Lich")
    assert refused(told)
    assert await stored(table) == before
    found = await table.suggest(table.gm, "ask", "difficulty", "gho", people="", check="turning.attempt")
    assert list(found) == ["Ghoul"]


@pytest.mark.parametrize("command", ["turning attempt", "turning command"])
async def test_a_blind_attempt_is_the_gms_alone_until_it_is_revealed(command: str, table: Table) -> None:
    if command == "turning command":
        await cleric(table, "Mort", level=9, dark=True)
    name = "Mort" if command == "turning command" else "Ada"
    line = await table.slash(table.owner, command, undead="Ghoul", cleric=name, visibility="blind")
    assert table.sees(table.owner, "Only the GM sees the result")
    on = await table.slash(table.spectator, "roll", expression="1d6")
    for who in (table.owner, table.player, table.spectator):
        for action in ("choose", "strongest", "protect", "focus"):
            assert refused(await table.forge(who, on, f"gcb1:turning:{action}:1"))
        assert refused(await table.slash(who, "ledger why", entry="1"))
        assert not table.sees(who, "Turning Potential")
    await table.press(table.gm, line, "Show (GM)")
    assert table.sees(table.gm, "Ghoul")
    await table.press(table.gm, line, "Reveal to all")
    assert table.sees(table.spectator, "Ghoul")


async def test_a_secret_attempt_is_chosen_from_by_its_cleric(table: Table) -> None:
    made = await table.slash(table.owner, "turning attempt", undead="Ghoul", visibility="secret")
    assert "only you see it" in said_to(made)
    await table.press(table.owner, made, "Strongest for all")
    assert await lasting(table)
    assert not table.sees(table.player, "Ghoul")


async def test_what_is_kept_back_shares_no_moment_with_what_is_open(table: Table) -> None:
    await table.slash(table.owner, "turning attempt", undead="Ghoul")
    beside: dict[str, Any] = {"undead": "Ghoul", "with": "#1"}
    assert refused(await table.slash(table.owner, "turning attempt", visibility="blind", **beside))
    await table.slash(table.owner, "turning attempt", undead="Ghoul", visibility="blind")
    assert refused(await table.slash(table.owner, "turning attempt", **beside | {"with": "#2"}))

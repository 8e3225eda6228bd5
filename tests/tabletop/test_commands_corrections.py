"""`/ledger undo` and `amend`: the GM takes rulings back and overrules them, in the open, and nobody else does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.play import affect_everybody, cleric, evening, refused, stored, undead
from tests.table import Table, form_values, labels, words
from tests.tabletop.scenes import said_to


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with evening(tmp_path) as opened:
        await cleric(opened, "Ada", level=9)
        await undead(opened, "Ghoul", threat=2)
        await affect_everybody(opened)
        yield opened


async def attempt(table: Table) -> Any:
    """An attempt with its choice, which lays an effect on the ghoul. It is the ledger's entry 1, the choice 2."""
    made = await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
    if "Strongest for all" in labels(made):
        await table.press(table.owner, made, "Strongest for all")
    return made


async def laid(table: Table) -> tuple[Any, Any]:
    """The sheets and effects of the guild, without when and how often they were written."""

    def work(db: Any) -> tuple[Any, Any]:
        sheets = [tuple(row) for row in db.conn.execute("SELECT id, name, stats, hidden FROM sheets ORDER BY id")]
        effects = "SELECT id, kind, sheet_id FROM effects WHERE ended_by IS NULL ORDER BY id"
        return sheets, [tuple(row) for row in db.conn.execute(effects)]

    found: tuple[Any, Any] = await table.bot.storage.read(table.guild.id, work)
    return found


async def test_an_attempt_is_taken_back_with_its_effects_and_stands_again(table: Table) -> None:
    before = await laid(table)
    await attempt(table)
    after = await laid(table)
    asked = await table.slash(table.gm, "ledger undo", entry="1")
    assert "Ada" in said_to(asked)
    assert await laid(table) == after, "nothing happens before the GM confirms"
    done = await table.press(table.gm, asked, "Take it back")
    assert "has taken back entry **1**" in words(done)
    assert await laid(table) == before
    again = await table.slash(table.gm, "ledger undo", entry="1")
    await table.press(table.gm, again, "Let it stand")
    assert await laid(table) == after


async def test_a_second_click_undoes_nothing_more(table: Table) -> None:
    before = await laid(table)
    await attempt(table)
    asked = await table.slash(table.gm, "ledger undo", entry="1")
    first = await table.press(table.gm, asked, "Take it back")
    await table.again(first)
    await table.press(table.gm, asked, "Take it back")
    assert await laid(table) == before


async def test_the_choice_of_an_undone_attempt_is_refused(table: Table) -> None:
    made = await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
    asked = await table.slash(table.gm, "ledger undo", entry="1")
    await table.press(table.gm, asked, "Take it back")
    before = await laid(table)
    for label in {"Strongest for all", "All the same"} & set(labels(made)):
        await table.press(table.owner, made, label)
    assert await laid(table) == before


async def test_what_changed_since_is_named(table: Table) -> None:
    await undead(table, "Wight", threat=4)
    await attempt(table)
    await table.slash(table.owner, "turning attempt", undead="Wight", cleric="Ada")
    told = refused(await table.slash(table.gm, "ledger undo", entry="1"))
    assert "later ruling" in str(told)


async def test_the_gm_overrules_and_why_tells_both(table: Table) -> None:
    made = await attempt(table)
    form = await table.slash(table.gm, "ledger amend", entry="1")
    assert form_values(form) == {"outcome": "", "reason": ""}
    done = await table.submit(table.gm, form, outcome="It flees.", reason="The *cave* is dark.")
    assert "overrules entry **1**" in words(done)
    assert "The *cave* is dark." in words(done)
    why = said_to(await table.press(table.player, made, "Why?"))
    assert "It flees." in why
    listed = words(await table.slash(table.player, "ledger recent"))
    assert "amended" in listed


async def test_a_kept_back_roll_is_amended_in_private(table: Table) -> None:
    await table.slash(table.owner, "roll", expression="1d6", visibility="blind")
    form = await table.slash(table.gm, "ledger amend", entry="1")
    done = await table.submit(table.gm, form, outcome="A six.", reason="Luck.")
    assert "A six." in said_to(done)
    for who in (table.owner, table.player, table.spectator):
        assert not table.sees(who, "A six.")
        assert "amended" not in words(await table.slash(who, "ledger recent"))


async def test_a_roll_alone_has_nothing_to_take_back(table: Table) -> None:
    await table.slash(table.owner, "roll", expression="1d6")
    before = await stored(table)
    assert "amend" in str(refused(await table.slash(table.gm, "ledger undo", entry="1")))
    assert await stored(table) == before


async def test_it_is_said_in_every_language(tmp_path: Path) -> None:
    for locale, word in (("it", "Revocare"), ("uk", "Відкотити"), ("ru", "Откатить")):
        async with evening(tmp_path / locale, seeded=True, locale=locale) as table:
            await cleric(table, "Ada", level=9)
            await undead(table, "Ghoul", threat=2)
            await affect_everybody(table)
            await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
            assert word in said_to(await table.slash(table.gm, "ledger undo", entry="1"))

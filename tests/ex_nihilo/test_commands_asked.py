"""The sample rolls are asked for with `/ask`, at a G.S.P. level, and gather on its card."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.ex_nihilo.commands.asked import parted
from tests.ex_nihilo.fights import combatant
from tests.play import evening, refused
from tests.table import words
from tests.tabletop.scenes import heard, said_to


@pytest.mark.parametrize(
    ("typed", "difficulty", "level"),
    [("40", "40", 1), ("Medio @2", "Medio ", 2), ("40@−1", "40", -1), ("40 @9", "40 @9", 1), ("", "", 1)],
)
def test_the_level_stands_behind_an_at_sign(typed: str, difficulty: str, level: int) -> None:
    assert parted(typed) == (difficulty, level)


async def test_a_blind_sample_roll_is_asked_for_and_told_to_the_narrator(tmp_path: Path) -> None:
    async with evening(tmp_path, 10, 5) as table:
        table.may_ping |= {table.gm.id, table.owner.id}
        await combatant(table, "Ada", table.owner, mente=16, equilibrio=12, ricerca=2)
        options = {"check": "ex_nihilo.observe", "difficulty": "medium @1", "visibility": "blind"}
        await table.slash(table.gm, "ask", people=f"<@{table.owner.id}>", **options)
        card = heard(table)[0]
        assert "Observe" in words(card)
        await table.press(table.owner, card, "Roll")
        assert "46, success" in said_to(await table.press(table.gm, card, "Results (GM)"))
        assert not table.sees(table.owner, "46")


async def test_difficulties_are_suggested_and_the_level_behind_one_stays(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        found = await table.suggest(table.gm, "ask", "difficulty", "medium @2", people="", check="ex_nihilo.jump")
        assert "medio @ 2" in found.values()
        people = f"<@{table.owner.id}>"
        told = refused(await table.slash(table.gm, "ask", people=people, check="ex_nihilo.jump"))
        assert str(told).startswith("Say how difficult")

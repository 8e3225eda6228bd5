"""B27: on a slow database too, attempts and what is chosen after them are answered in time and where they belong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.play import affect_everybody, cleric, evening, lasting, undead
from tests.slow import waited_for
from tests.table import labels, words


async def test_b27_attempts_and_choices_are_answered_in_the_attempt_itself(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, "Mordo", level=7, dark=True)
        for name in ("Ghoul", "Ghast", "Wight"):
            await undead(table, name, threat=2)
        made = await waited_for(table, table.slash(table.owner, "turning command"))
        assert "Commanding undead: Mordo" in words(made)
        await waited_for(table, table.choose(table.owner, made, "Choose an effect", "Ghoul: Stand Still"))
        form = await table.choose(table.owner, made, "Choose an effect", "Ghast: Harmful Impulse")
        await waited_for(table, table.submit(table.owner, form, name="Bo"))
        assert "against Bo" in words(made)
        await waited_for(table, table.press(table.owner, made, "Strongest for all"))
        assert labels(made) == ["Why?"]
        assert len(table.channel.history()) == 1
        assert len(await lasting(table)) == 3


async def test_b27_the_protected_are_named_in_the_attempt_itself(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=2)
        await undead(table, "Ghoul", threat=1)
        made = await table.slash(table.owner, "turning attempt")
        form = await table.press(table.owner, made, "Name the protected")
        await waited_for(table, table.submit(table.owner, form, names="Bo"))
        assert "Keep at Bay protects: Ada, Bo." in words(made)
        assert len(table.channel.history()) == 1


async def test_b27_a_form_that_could_not_be_opened_in_time_is_opened_by_a_button(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=2)
        await undead(table, "Ghoul", threat=1)
        made = await table.slash(table.owner, "turning attempt")
        put_off: Any = await waited_for(table, table.press(table.owner, made, "Name the protected"))
        assert put_off.followups[-1].ephemeral
        form = await table.press(table.owner, put_off, labels(put_off)[0])
        await table.submit(table.owner, form, names="Bo")
        await table.press(table.gm, made, "Strongest for all")
        assert "Keep at Bay protects: Ada, Bo." in words(made)


async def test_b27_chances_reach_nobody_else_however_long_they_take(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=2)
        await undead(table, "Acererak", hidden=True)
        told = await waited_for(table, table.slash(table.gm, "turning attempt", cleric="Ada", preview=True))
        assert "Acererak" in words(told)
        assert not table.sees(table.owner, "Acererak")

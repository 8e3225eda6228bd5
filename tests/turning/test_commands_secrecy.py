"""A hidden undead never shows through to players, by any door (B21)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import affect_everybody, cleric, evening, refused, undead
from tests.table import Table, labels, words

SECRET = "Acererak"


async def players_tried_everything(table: Table) -> None:
    """All that players can do to learn of it without already knowing its name."""
    for who in (table.owner, table.player, table.spectator, table.admin):
        await table.slash(who, "sheet list")
        for typed in ("", "a", "ace", "#"):
            await table.suggest(who, "sheet show", "sheet", typed)
            await table.suggest(who, "sheet edit", "sheet", typed)
            await table.suggest(who, "turning attempt", "undead", typed)
            await table.suggest(who, "turning attempt", "undead", f"Ghoul, {typed}")
            await table.suggest(who, "turning attempt", "protect", typed)
            await table.suggest(who, "turning attempt", "place", typed, cleric="Ada")
            await table.suggest(who, "turning attempt", "with", typed)
        for number in range(1, 6):
            for command in ("sheet show", "sheet edit"):
                await table.slash(who, command, sheet=f"#{number}")
            await table.slash(who, "turning attempt", undead=f"#{number}", cleric="Ada")
            await table.slash(who, "turning rest", cleric=f"#{number}")
            await table.slash(who, "turning attempt", protect=f"#{number}", cleric="Ada", preview=True)
        for preview in (True, False):
            made = await table.slash(who, "turning attempt", cleric="Ada", preview=preview)
            if not preview and refused(made) is None:
                for label in reversed(labels(made)):  # the strongest leaves nothing to protect
                    await table.press(who, made, label)


async def test_a_hidden_undead_shows_in_nothing_that_players_can_do(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=30)
        await undead(table, "Ghoul")
        await undead(table, SECRET, hidden=True, malus=1, malus_reason="phylactery")
        await table.slash(table.gm, "sheet show", sheet=SECRET)
        await players_tried_everything(table)
        assert table.sees(table.gm, SECRET)
        for name, who in table.people.items():
            assert name == "gm" or not table.sees(who, SECRET)
            assert name == "gm" or not table.sees(who, "phylactery")


async def test_an_attempt_of_the_gm_s_at_a_hidden_undead_shows_players_an_alias(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await undead(table, "Ghoul", threat=2)
        lich = await undead(table, SECRET, hidden=True, threat=2, malus=1, malus_reason="phylactery", hit_points=50)
        made = await table.slash(table.gm, "turning attempt", undead=f"Ghoul, {SECRET}", cleric="Ada")
        alias = f"undead {lich.id}"
        assert alias in words(made)
        for who in table.people.values():
            await table.press(who, made, "Why?")
        await table.choose(table.owner, made, "Choose an effect", f"{alias}: Positive Direct Damage")
        await table.press(table.owner, made, "Strongest for all")
        for who in table.people.values():
            await table.press(who, made, "Why?")
        await players_tried_everything(table)
        for name, who in table.people.items():
            if name != "gm":
                for secret in (SECRET, "phylactery"):
                    assert not table.sees(who, secret), (name, secret)


@pytest.mark.parametrize("effect", ["divine-stunning", "keep-at-bay", "positive-direct-damage"])
async def test_forged_choices_teach_nothing_about_a_hidden_undead(effect: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await undead(table, "Ghoul", threat=2)
        hidden = await undead(table, SECRET, hidden=True, threat=2)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
        assert refused(await table.forge(table.owner, made, "gcs1:turning:choose:1", [f"{hidden.id}.{effect}"]))
        both = await table.slash(table.gm, "turning attempt", undead=f"Ghoul, {SECRET}", cleric="Ada")
        for _ in range(2):
            await table.forge(table.owner, both, "gcs1:turning:choose:2", [f"{hidden.id}.{effect}"])
        assert not table.sees(table.owner, SECRET)


async def test_an_undead_that_was_hidden_after_the_attempt_hides_in_it_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await undead(table, "Ghoul", threat=2)
        made = await table.slash(table.owner, "turning attempt", undead="Ghoul", cleric="Ada")
        card = await table.slash(table.gm, "sheet show", sheet="Ghoul")
        await table.press(table.gm, card, labels(card)[-1])
        await table.choose(table.owner, made, "Choose an effect", "Ghoul: Keep at Bay")
        assert "Ghoul" not in words(made)


async def test_a_long_attempt_hides_it_in_the_attached_file_as_well(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await affect_everybody(table)
        await cleric(table, "Ada", level=5)
        names = [f"{SECRET} {n}" for n in range(12)]
        for name in names:
            await undead(table, name, hidden=True, threat=2, legion=True, malus=1, malus_reason="phylactery")
            await undead(
                table, f"Plain {name[-2:].strip()} " + "x" * 20, threat=2, legion=True, malus=1, malus_reason="r" * 90
            )
        everyone = ", ".join(f"#{number}" for number in range(2, 26))
        await table.slash(table.gm, "turning attempt", undead=everyone, cleric="Ada")
        assert table.sees(table.player, "undead 12")
        assert not table.sees(table.player, SECRET)
        assert not table.sees(table.player, "phylactery")


async def test_players_may_use_a_name_that_a_hidden_undead_has(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, SECRET, hidden=True)
        form = await table.slash(table.player, "sheet new", kind="turning.cleric", name=SECRET)
        assert refused(await table.submit(table.player, form)) is None

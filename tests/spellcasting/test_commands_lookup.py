"""`/spell lookup`: the spells of the SRD in every language, and the GM's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import evening, refused
from tests.spellcasting.acts import lay_map, lay_spell
from tests.table import labels, shown, words


def plain(text: str) -> str:
    return text.replace("*", "").replace("\xa0", " ")


async def test_a_spell_says_all_that_the_srd_says_and_whose_words_they_are(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        found = await table.slash(table.player, "spell lookup", spell="FIREBALL")
        assert shown(found).flags.ephemeral
        said = plain(words(found))
        for fact in (
            *("Level: level 3", "School: evocation", "Classes: sorcerer, wizard", "Components: V, S, M"),
            *("Area of effect: sphere, radius 20 ft (6 m)", "Saving throw: Dexterity; on a success: half the damage"),
            "System Reference Document 5.1",
        ):
            assert fact in said


@pytest.mark.parametrize(
    ("locale", "typed", "first"),
    [
        ("en-US", "", "Acid Arrow"),
        ("en-US", "fIrEb", "Fireball"),
        ("it", "PALLA DI F", "Palla di fuoco"),
        ("it", "fireball", "Fireball"),
        ("uk", "вогняна к", "Вогняна куля"),
        ("ru", "огненный ш", "Огненный шар"),
    ],
)
async def test_B22_spells_are_suggested_in_any_case_and_language(
    locale: str, typed: str, first: str, tmp_path: Path
) -> None:
    async with evening(tmp_path, locale=locale) as table:
        suggested = await table.suggest(table.player, "spell lookup", "spell", typed)
        assert next(iter(suggested)).casefold() == first.casefold()
        assert len(suggested) <= 25
        if typed:
            assert not refused(await table.slash(table.player, "spell lookup", spell=first))


async def test_an_unknown_spell_is_refused_with_similar_ones(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "Fireball" in str(refused(await table.slash(table.player, "spell lookup", spell="Firebal")))


async def test_the_gms_own_spells_are_for_all_unless_they_are_hidden(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_spell(table, "Sunburn", level=2, shape="cone", size_ft=15)
        await lay_spell(table, "Doomcloud", hidden=True)
        said = plain(words(await table.slash(table.player, "spell lookup", spell="sunburn")))
        assert "Level: level 2" in said
        assert "cone, length 15 ft" in said
        assert "this table’s GM" in said
        assert "Doomcloud" in words(await table.slash(table.gm, "spell lookup", spell="Doomcloud"))
        assert "Doomcloud" in await table.suggest(table.gm, "spell lookup", "spell", "doom")
        hidden = str(refused(await table.slash(table.player, "spell lookup", spell="Doomcloud")))
        assert hidden.startswith("No spell is called “Doomcloud”.")
        assert hidden.count("Doomcloud") == 1
        assert "Doomcloud" not in await table.suggest(table.player, "spell lookup", "spell", "doom")
        assert not table.sees(table.spectator, "Doomcloud")


async def test_a_spell_with_an_area_is_placed_from_its_card_also_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        own = await lay_spell(table, "Sunburn", shape="sphere", size_ft=10)
        assert not labels(await table.slash(table.player, "spell lookup", spell="Fly"))
        for spell in ("Fireball", f"#{own.id}"):
            card = await table.slash(table.player, "spell lookup", spell=spell)
            form = await table.press(table.player, card, "Place its area …")
            await table.restart()
            placed = await table.submit(table.player, form, origin="G5/H6")
            assert not shown(placed).flags.ephemeral
            assert "In it: Goblin (H5)" in plain(words(placed))

"""`/turning attempt` and `/turning rest`, from the composer to the stored sheets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.services import sheets
from tests.play import affect_everybody, cleric, evening, pack, refused, stored, undead
from tests.table import Table, shown, words


async def attempts_used(table: Table, sheet_id: int) -> int:
    read: int = await table.bot.storage.read(table.guild.id, lambda db: sheets.get(db, sheet_id).stats["attempts_used"])
    return read


async def test_r000_3_an_attempt_shows_everybody_its_whole_reckoning(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await cleric(table, level=5)
        await undead(table, "Ghoul", threat=2)
        result = await table.slash(
            table.owner, "turning attempt", undead="Ghoul", place="+3", modifiers="+2 relic, −1 wound"
        )
        text = words(result)
        assert "d20 12 · level +5 · place +3 · relic +2 · wound −1 = 21" in text
        assert "potential 21 · threat level −2" in text
        assert "3 turning attempts left today." in text
        assert all(table.sees(who, "= 21") for who in table.people.values())


async def test_an_attempt_at_several_undead_rolls_one_d20(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as table:
        await affect_everybody(table)
        await cleric(table, level=5)
        for name in ("Ghoul", "Ghast", "Wight"):
            await undead(table, name)
        text = words(await table.slash(table.owner, "turning attempt", undead="ghoul, GHAST, Wight, ghoul"))
        assert [text.count(f"**{name}**") for name in ("Ghoul", "Ghast", "Wight")] == [1, 1, 1]
        assert text.count("d20") == 1


async def test_the_only_cleric_need_not_be_named_and_of_several_one_must(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        assert "You have no cleric here" in str(
            refused(await table.slash(table.owner, "turning attempt", undead="Ghoul"))
        )
        await cleric(table, "Ada")
        assert "Ada" in words(await table.slash(table.owner, "turning attempt", undead="Ghoul"))
        await cleric(table, "Bo")
        assert "there are 2" in str(refused(await table.slash(table.owner, "turning attempt", undead="Ghoul")))
        await cleric(table, "Cy", table.player)
        assert "Cy" in words(await table.slash(table.player, "turning attempt", undead="Ghoul"))


async def test_r000_1_attempts_run_out_and_r000_2_come_back_with_rest(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, level=1)
        await undead(table, "Ghoul")
        for left in (2, 1, 0):
            text = words(await table.slash(table.owner, "turning attempt", undead="Ghoul"))
            assert (f"{left} turning attempt" in text) or ("No turning attempts left" in text and left == 0)
        assert "no turning attempts left" in str(
            refused(await table.slash(table.owner, "turning attempt", undead="Ghoul"))
        )
        assert await attempts_used(table, ada.id) == 3
        await table.slash(table.owner, "turning rest")
        assert await attempts_used(table, ada.id) == 0
        assert refused(await table.slash(table.owner, "turning attempt", undead="Ghoul")) is None


async def test_r000_1_two_who_spend_the_last_attempt_at_once_spend_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, level=1, attempts_used=2)
        await undead(table, "Ghoul")
        results = await table.at_once(
            *(table.slash(who, "turning attempt", undead="Ghoul", cleric="Ada") for who in [table.owner, table.gm] * 5)
        )
        assert sum(refused(result) is None for result in results) == 1
        assert await attempts_used(table, ada.id) == 3
        assert len((await stored(table))["ledger"]) == 1


async def test_the_same_attempt_delivered_twice_is_made_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table)
        await undead(table, "Ghoul")
        result = await table.slash(table.owner, "turning attempt", undead="Ghoul")
        first = words(result)
        await table.again(result, unanswered=True)
        assert words(result) == first
        assert await attempts_used(table, ada.id) == 1


SENSELESS: list[dict[str, Any]] = [
    {"undead": "nobody"},
    {"undead": " , ,"},
    {"undead": "#1"},
    {"undead": "Ghoul", "modifiers": "holy"},
    {"undead": "Ghoul", "modifiers": "+21 relic"},
    {"undead": "Ghoul", "modifiers": ", ".join(["+1"] * 60)},
    {"undead": "Ghoul", "cleric": "Ghoul"},
    {"undead": "Ghoul", "cleric": "nobody"},
    {"undead": ", ".join(f"#{n}" for n in range(2, 103))},
]


async def test_what_makes_no_sense_is_refused_and_spends_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table)
        await pack(table, 101)
        for given in SENSELESS:
            assert refused(await table.slash(table.owner, "turning attempt", **given)), given
        assert await attempts_used(table, ada.id) == 0


async def test_a_cleric_of_dark_powers_does_not_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Mordo", dark=True)
        await undead(table, "Ghoul")
        assert "Mordo" in str(refused(await table.slash(table.owner, "turning attempt", undead="Ghoul")))


async def test_25_undead_with_the_longest_names_are_shown_whole_or_go_along_as_a_file(tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        names = [f"{n:02} " + "W" * 29 for n in range(25)]
        ids = [
            (await undead(table, name, malus=1, malus_reason="r" * 100, legion=True, class_levels=1)).id
            for name in names
        ]
        result = await table.slash(table.owner, "turning attempt", undead=", ".join(f"#{number}" for number in ids))
        assert refused(result) is None
        assert shown(result).attachments or all(name in words(result) for name in names)
        for name in names:
            assert table.sees(table.player, name)


@pytest.mark.parametrize("n", [0, 1, 25, 26, 500])
async def test_however_many_undead_there_are_the_best_25_are_suggested(n: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await pack(table, n)
        first, *others = await table.suggest(table.owner, "turning attempt", "undead", "")
        assert first == "All present"
        assert len(others) == min(n, 24)
        if n:
            found = await table.suggest(table.owner, "turning attempt", "undead", f"skeleton {n:03}")
            assert next(iter(found)) == f"Skeleton {n:03}"


async def test_a_list_of_undead_is_completed_at_its_end_and_what_was_chosen_works(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=20)
        await pack(table, 30)
        typed = ""
        for n in (7, 3, 22, 11, 30, 1, 2, 4, 5, 6):
            offered = await table.suggest(table.owner, "turning attempt", "undead", f"{typed}skeleton {n:03}")
            label, value = next(iter(offered.items()))
            assert label.endswith(f"Skeleton {n:03}")
            assert len(label) <= 100
            typed = f"{value}, "
        text = words(await table.slash(table.owner, "turning attempt", undead=typed))
        assert set(re.findall(r"\*\*Skeleton (\d+)\*\*", text)) == {
            "007", "003", "022", "011", "030", "001", "002", "004", "005", "006"
        }  # fmt: skip


async def test_suggestions_offer_no_undead_twice_and_survive_any_typing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await undead(table, "Ghast")
        assert list(await table.suggest(table.owner, "turning attempt", "undead", "ghoul, g")) == ["ghoul, Ghast"]
        for typed in (",", ",,,", "x" * 200, "a" * 90 + ", ", "```, @everyone, ", "\u202e"):
            offered = await table.suggest(table.owner, "turning attempt", "undead", typed)
            assert len(offered) <= 25


async def test_clerics_are_suggested_to_those_who_may_use_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        await cleric(table, "Cy", table.player)
        assert set(await table.suggest(table.owner, "turning attempt", "cleric", "")) == {"Ada"}
        assert set(await table.suggest(table.gm, "turning rest", "cleric", "")) == {"Ada", "Cy"}


@pytest.mark.parametrize("language", ["it", "uk", "ru"])
async def test_an_attempt_speaks_the_table_s_language_to_the_last_word(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 12) as table:
        await table.slash(table.admin, "setup language", language=language)
        await cleric(table, "А", level=5)
        await undead(table, "Б", threat=2, order="major", legion=True, class_levels=1, intelligence=10, malus=1)
        text = words(await table.slash(table.owner, "turning attempt", undead="Б", place="2", modifiers="+2"))
        assert not re.findall(r"[A-Za-z]{3,}-[a-z]", text)
        if language != "it":
            assert not re.findall(r"[A-Za-z]{2,}", text.replace("d20", "")), text

"""Choosing after an attempt at 1, 25, 26 and 60 undead, with up to five effects each (B38)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.services import sheets
from tests.play import affect_everybody, cleric, evening, lasting, pack, refused
from tests.table import SELECT, Table, controls, labels, shown, words

PERMANENT: dict[str, Any] = {"level": 40, "dark": True}
"""A priest for whom a natural 20 offers five effects, Permanent Domination among them."""


async def lasts(table: Table) -> list[tuple[str, str]]:
    """What lasts on whom."""
    found = await lasting(table)
    on = await table.bot.storage.read(table.guild.id, lambda db: sheets.by_ids(db, [one.sheet_id for one in found]))
    return [(sheet.name, one.kind) for sheet, one in zip(on, found, strict=True)]


def skeletons(numbers: Iterable[int], kind: str) -> list[tuple[str, str]]:
    """That this lasts on these skeletons."""
    return [(f"Skeleton {n:03}", kind) for n in numbers]


@pytest.mark.parametrize("n", [1, 5, 6, 25, 26, 60])
async def test_each_of_many_undead_can_be_chosen_for(n: int, tmp_path: Path) -> None:
    async with evening(tmp_path, 20, *[1] * 200) as table:
        await affect_everybody(table)
        await cleric(table, **PERMANENT)
        await pack(table, n)
        made = await table.slash(table.owner, "turning command")
        last = f"Skeleton {n:03}"
        if n <= 5:
            await table.choose(table.owner, made, "Choose an effect", f"{last}: Stand Still")
        else:
            for _ in range((n - 1) // 25):
                await table.press(table.owner, made, "More undead")
            await table.choose(table.owner, made, f"Choose an undead ({n} open)", last)
            await table.choose(table.owner, made, f"{last}: choose an effect", f"{last}: Stand Still")
        assert await lasts(table) == [(last, "stand-still")]


@pytest.mark.parametrize("n", [1, 25, 26, 60])
async def test_the_strongest_is_one_click_for_however_many(n: int, tmp_path: Path) -> None:
    async with evening(tmp_path, 20, *[1] * 200) as table:
        await affect_everybody(table)
        await cleric(table, level=5)
        await pack(table, n)
        made = await table.slash(table.owner, "turning attempt")
        await table.press(table.owner, made, "Strongest for all")
        assert await lasts(table) == skeletons(range(1, n + 1), "divine-stunning")
        assert not controls(made, SELECT)
        assert labels(made) == ["Why?"]


async def test_among_many_the_next_undead_is_ready_after_each_choice(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 26)
        made = await table.slash(table.owner, "turning attempt")
        for n in (1, 2, 3):
            name = f"Skeleton {n:03}"
            await table.choose(table.owner, made, f"{name}: choose an effect", f"{name}: Keep at Bay")
        assert [select["placeholder"] for select in controls(made, SELECT)] == [
            "Choose an undead (23 open)",
            "Skeleton 004: choose an effect",
            "The same for all",
        ]
        assert await lasts(table) == skeletons((1, 2, 3), "keep-at-bay")


async def test_the_same_for_all_goes_to_those_to_whom_it_is_offered(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=7)
        await pack(table, 2, "Skeleton", threat=1)
        await pack(table, 1, "Wight", threat=6)
        made = await table.slash(table.owner, "turning attempt")
        options = {option["label"]: option for option in controls(made, SELECT)[-1]["options"]}
        assert {name: option["description"] for name, option in options.items()} == {
            "Divine Stunning": "For 2 undead",
            "Positive Direct Damage": "For 3 undead",
            "Keep at Bay": "For 3 undead",
        }
        await table.choose(table.owner, made, "The same for all", "Divine Stunning")
        assert await lasts(table) == skeletons((1, 2), "divine-stunning")
        assert [option["label"] for option in controls(made, SELECT)[0]["options"]] == [
            "Wight 001: Keep at Bay",
            "Wight 001: Positive Direct Damage",
        ]


async def test_sixty_undead_are_listed_first_and_those_alike_share_a_reckoning(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 58)
        await pack(table, 2, "Wight", threat=4)
        made = await table.slash(table.owner, "turning attempt")
        description = str(shown(made).embeds[0].description)
        assert all(f"Skeleton {n:03}: " in description for n in range(1, 59))
        assert description.index("Potential") < description.index("Skeleton 001")
        [skeletons, wights] = [line for line in description.splitlines() if "threat level" in line]
        assert skeletons.startswith("Skeleton 001, ")
        assert ", and 48 more `" in skeletons
        assert wights.startswith("Wight 001, Wight 002 `")
        assert not shown(made).attachments


async def test_what_does_not_fit_is_told_whole_in_a_file(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 60, "Skeleton of the crypt guard")
        made = await table.slash(table.owner, "turning attempt")
        assert [file.filename for file in shown(made).attachments] == ["gravecaller.txt"]


async def test_what_is_still_open_comes_first_among_many(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 20)
        made = await table.slash(table.owner, "turning attempt")
        name = "Skeleton 001"
        await table.choose(table.owner, made, f"{name}: choose an effect", f"{name}: Keep at Bay")
        told = words(made)
        assert told.index("Skeleton 020: ") < told.index("Skeleton 001: ")


async def test_others_do_not_leaf_through_the_owner_s_choices(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 60)
        made = await table.slash(table.owner, "turning attempt")
        before = words(made), controls(made, SELECT)
        for who in (table.player, table.spectator, table.admin):
            assert refused(await table.press(who, made, "More undead"))
        assert (words(made), controls(made, SELECT)) == before


async def test_lists_can_be_leafed_through_and_chosen_from_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 60)
        made = await table.slash(table.owner, "turning attempt")
        assert labels(made) == ["Strongest for all", "More undead", "Name the protected", "Why?"]
        await table.restart()
        await table.press(table.owner, made, "More undead")
        assert labels(made) == ["Strongest for all", "Previous undead", "More undead", "Name the protected", "Why?"]
        await table.press(table.owner, made, "More undead")
        assert labels(made) == ["Strongest for all", "Previous undead", "Name the protected", "Why?"]
        await table.restart()
        await table.choose(table.owner, made, "Skeleton 051: choose an effect", "Skeleton 051: Keep at Bay")
        await table.press(table.owner, made, "More undead")
        assert "Skeleton 001: choose an effect" not in {part["placeholder"] for part in controls(made, SELECT)}


@pytest.mark.parametrize("forged", ["gcb1:turning:focus:1:99", "gcb1:turning:focus:1", "gcb1:turning:focus:1:-5"])
async def test_whoever_looks_at_an_undead_that_is_not_open_sees_the_first(forged: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 26)
        made = await table.slash(table.owner, "turning attempt")
        assert refused(await table.forge(table.owner, made, forged)) is None
        assert "Skeleton 001: choose an effect" in {part["placeholder"] for part in controls(made, SELECT)}

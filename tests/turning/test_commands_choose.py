"""The choice after an attempt: by its select, by its button, once, by those who may (R000-18)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.sheet import Viewer
from bot.services import sheets
from tests.play import cleric, evening, refused, stored, undead
from tests.table import SELECT, Table, controls, labels, words

PLACEHOLDER = "Choose an effect"


async def laid_out(table: Table, *names: str, **stats: Any) -> Any:
    """An attempt of the owner's with two effects to choose from for each undead."""
    await cleric(table, level=5)
    for name in names:
        await undead(table, name, threat=2, **stats)
    return await table.slash(table.owner, "turning attempt", undead=", ".join(names), cleric="Ada")


async def test_the_chosen_effect_is_rolled_and_shown_in_the_attempt_itself(tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 5) as table:
        made = await laid_out(table, "Ghoul")
        result = await table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay")
        assert "Keep at Bay for 7 rounds" in words(result)
        assert words(made) == words(result)
        assert not controls(made, SELECT)
        assert labels(made) == ["Name the protected", "Why?"]
        assert len(table.channel.history()) == 1


async def test_damage_lowers_hit_points(tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 6) as table:
        made = await laid_out(table, "Ghoul", hit_points=10)
        await table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Positive Direct Damage")
        left = await table.bot.storage.read(table.guild.id, lambda db: sheets.find(db, "Ghoul", GM).stats["hit_points"])
        assert left == 4


GM = Viewer(user_id=0, is_gm=True)


async def test_each_undead_has_its_own_choice_and_the_rest_stays_open(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul", "Ghast")
        result = await table.choose(table.owner, made, PLACEHOLDER, "Ghast: Keep at Bay")
        assert "Keep at Bay for" in words(result)
        assert {option["label"].split(":")[0] for option in controls(made, SELECT)[0]["options"]} == {"Ghoul"}
        await table.press(table.gm, made, "Strongest for all")
        assert not controls(made, SELECT)


async def test_several_choices_can_be_made_at_once_but_not_two_for_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul", "Ghast")
        twice = await table.choose(
            table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay", "Ghoul: Positive Direct Damage"
        )
        assert "two effects for the same undead" in str(refused(twice))
        await table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay", "Ghast: Positive Direct Damage")
        assert not controls(made, SELECT)


@pytest.mark.parametrize("clicks", [2, 10, 50])
async def test_of_many_clicks_at_once_exactly_one_chooses_and_all_are_answered(clicks: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        people = [table.owner, table.gm] * (clicks // 2)
        results = await table.at_once(*(table.press(who, made, "Strongest for all") for who in people))
        assert len((await stored(table))["ledger"]) == 2
        assert all(result.acknowledged for result in results)
        assert "Positive Direct Damage" in words(made)


async def test_different_choices_for_the_same_undead_at_once_leave_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        first, second = await table.at_once(
            table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay"),
            table.choose(table.gm, made, PLACEHOLDER, "Ghoul: Positive Direct Damage"),
        )
        assert "Keep at Bay for" in words(made)
        assert len((await stored(table))["ledger"]) == 2
        assert [refused(first), bool(refused(second))] == [None, True]


@pytest.mark.parametrize("clicks", [2, 50])
async def test_of_many_who_choose_the_same_for_all_at_once_one_does(clicks: int, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul", "Ghast")
        people = [table.owner, table.gm] * (clicks // 2)
        results = await table.at_once(*(table.choose(who, made, "The same for all", "Keep at Bay") for who in people))
        assert len((await stored(table))["ledger"]) == 3
        assert all(result.acknowledged for result in results)
        assert sum(refused(result) is None for result in results) == 1


async def test_of_many_who_name_the_protected_at_once_one_does(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        people = [table.owner, table.gm] * 5
        forms = [await table.press(who, made, "Name the protected") for who in people]
        results = await table.at_once(
            *(table.submit(who, form, names=f"N{n}") for n, (who, form) in enumerate(zip(people, forms, strict=True)))
        )
        assert len((await stored(table))["ledger"]) == 2
        assert sum(refused(result) is None for result in results) == 1
        assert "Keep at Bay protects: Ada, N0." in words(made)


async def test_the_strongest_delivered_twice_is_chosen_once_and_shown(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul", "Ghast")
        result = await table.press(table.owner, made, "Strongest for all")
        before = await stored(table)
        await table.again(result, unanswered=True)
        assert await stored(table) == before
        assert refused(result) is None


async def test_a_choice_can_be_made_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        await table.restart()
        await table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay")
        assert "Keep at Bay for" in words(made)
        await table.restart()
        assert "Keep at Bay" in words(await table.press(table.player, made, "Why?"))


async def test_the_same_choice_delivered_twice_is_made_once_and_shown(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        result = await table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay")
        before = await stored(table)
        await table.again(result, unanswered=True)
        assert await stored(table) == before
        assert refused(result) is None


async def test_a_choice_whose_answer_was_lost_is_shown_by_the_next_click(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        with table.failing("POST", "/interactions/*/callback", status=404, code=10062):
            await table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay")
        assert controls(made, SELECT)
        await table.press(table.owner, made, "Strongest for all")
        assert "Keep at Bay for" in words(made)
        assert not controls(made, SELECT)


async def test_a_choice_whose_answer_discord_does_not_take_is_stored(
    tmp_path: Path, expected_errors: list[str]
) -> None:
    expected_errors.append("unexpected error")
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        with table.failing("POST", "/interactions/*", status=500):
            await table.choose(table.owner, made, PLACEHOLDER, "Ghoul: Keep at Bay")
        assert len((await stored(table))["ledger"]) == 2


ADDRESSES: list[tuple[str, list[str] | None]] = [
    ("gcs1:turning:choose:1", ["2.divine-stunning"]),
    ("gcs1:turning:choose:1", ["99.keep-at-bay"]),
    ("gcs1:turning:choose:1", ["2.no-effect"]),
    ("gcs1:turning:choose:1", ["nonsense"]),
    ("gcs1:turning:choose:99", ["2.keep-at-bay"]),
    ("gcs1:turning:choose:x", ["2.keep-at-bay"]),
    ("gcs1:turning:choose", ["2.keep-at-bay"]),
    ("gcs0:turning:choose:1", ["2.keep-at-bay"]),
    ("gcb1:turning:strongest:99", None),
    ("gcb1:turning:strongest:2", None),  # a roll
    ("gcb1:turning:nothing:1", None),
    ("gcb1:nobody:strongest:1", None),
    ("gcb7:::", None),
    ("gcb1:", None),
]


async def test_an_address_that_is_not_ours_or_of_old_is_answered_politely(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table, "Ghoul")
        await table.slash(table.owner, "roll", expression="1d6")
        before = await stored(table)
        for custom_id, values in ADDRESSES:
            sentence = refused(await table.forge(table.owner, made, custom_id, values))
            assert sentence, custom_id
            assert "nobody expected" not in sentence, (custom_id, values)
        assert await stored(table) == before

"""What can be said of an attempt: all who are present, places, the protected, and looking at the chances first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services import houserules, sheets
from cogs.turning.rules.keep_at_bay import Protected, kept
from tests.play import affect_everybody, cleric, companion, evening, lasting, pack, refused, stored, undead
from tests.table import SELECT, Table, controls, form_values, labels, words


async def test_without_names_all_who_are_present_are_meant(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table)
        await undead(table, "Ghoul")
        await undead(table, "Ghast", present=False)
        for given in ({}, {"undead": "*"}, {"undead": ""}):
            text = words(await table.slash(table.owner, "turning attempt", **given))
            assert "**Ghoul**" in text
            assert "Ghast" not in text


async def test_where_nobody_is_present_it_is_said_in_the_same_words_as_where_all_are_hidden(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table)
        none = [refused(await table.slash(who, "turning attempt", cleric="Ada")) for who in (table.owner, table.gm)]
        assert none == ["There is no undead here that the attempt could affect. Nothing has been spent."] * 2
        await undead(table, "Acererak", hidden=True, in_sight=False)
        tries: list[dict[str, Any]] = [{}, {"place": "9"}, {"modifiers": ", ".join(["+1"] * 11)}, {"protect": "a, b"}]
        hidden = [refused(await table.slash(table.owner, "turning attempt", **given)) for given in tries]
        assert hidden[0] == none[0]
        sheet = await table.bot.storage.read(table.guild.id, lambda db: sheets.get(db, 2))
        await table.bot.storage.write(table.guild.id, lambda db: sheets.delete(db, sheet, table.bot.clock.now()))
        assert [refused(await table.slash(table.owner, "turning attempt", **given)) for given in tries] == hidden


async def test_more_undead_than_can_be_named_leave_out_the_strongest(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, level=9)
        await pack(table, 5, "Lich", threat=11)
        await pack(table, 100)
        made = await table.slash(table.owner, "turning attempt")
        assert refused(made) is None
        assert "Lich" not in table.visible_to(table.player)


async def test_g000_2_the_number_affected_is_shown_with_its_dice_and_who_is_left_out(tmp_path: Path) -> None:
    async with evening(tmp_path, 1, 2, 12) as table:
        await cleric(table, level=9)
        await pack(table, 5)
        await undead(table, "Wight", in_sight=False)
        hidden = await undead(table, "Acererak", hidden=True, in_sight=False)
        made = await table.slash(table.owner, "turning attempt")
        text = words(made)
        assert "Affects 3 undead at most (2d6: 1 + 2)." in text
        assert (
            "Left out: Wight (out of sight), Skeleton 004 (beyond the number affected), "
            "Skeleton 005 (beyond the number affected)." in text
        )
        assert "Acererak is left out: out of sight" in words(await table.press(table.gm, made, "Why?"))
        why = words(await table.press(table.owner, made, "Why?"))
        assert "Wight is left out: out of sight" in why
        assert f"undead {hidden.id}" not in table.visible_to(table.owner)
        assert not table.sees(table.owner, "Acererak")


async def test_g000_1_the_needs_of_the_action_are_shown(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table)
        await undead(table, "Ghoul")
        assert "One whole round · holy symbol in one hand · takes hold at the end of the round" in words(
            await table.slash(table.owner, "turning attempt")
        )


@pytest.mark.parametrize("typed", ["+3 Temple of Dawn", "temple of dawn", "+3", "3", " 3 "])
async def test_r000_7_the_place_is_a_bonus_or_a_zone_that_the_cleric_knows(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, zones=[{"amount": 3, "reason": "Temple of Dawn"}, {"amount": -2, "reason": "barrow"}])
        await undead(table, "Ghoul")
        text = words(await table.slash(table.owner, "turning attempt", place=typed))
        assert ("Temple of Dawn +3" if "emple" in typed else "place +3") in text


@pytest.mark.parametrize("typed", ["4", "-4", "9" * 300, "temple", "+1d6", "1.5", "@everyone"])
async def test_r000_7_no_other_place_is_taken(typed: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table)
        await undead(table, "Ghoul")
        before = await stored(table)
        for preview in (False, True):
            no = refused(await table.slash(table.owner, "turning attempt", place=typed, preview=preview))
            assert no
            assert "nobody expected" not in no
        assert await stored(table) == before


async def test_the_zones_of_the_cleric_are_suggested_before_plain_bonuses(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", zones=[{"amount": 3, "reason": "x" * 100}, {"amount": -2, "reason": "barrow"}])
        await cleric(table, "Bo")
        await undead(table, "Ghoul")
        found = await table.suggest(table.owner, "turning attempt", "place", "", cleric="Ada")
        assert list(found)[1:] == ["−2 barrow", "+3", "+2", "+1", "−1", "−2", "−3"]
        long = next(iter(found.values()))
        assert "xxx +3" in words(await table.slash(table.owner, "turning attempt", cleric="Ada", place=long))
        assert next(iter(await table.suggest(table.owner, "turning attempt", "place", "", cleric="Bo"))) == "+3"
        assert list(await table.suggest(table.player, "turning command", "place", "bar", cleric="Ada")) == []


async def test_r000_20_the_protected_are_named_with_the_attempt(tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 3) as table:
        await cleric(table, level=2)
        bo = await companion(table, "Bo")
        await undead(table, "Ghoul", threat=5)
        made = await table.slash(table.owner, "turning attempt", protect="bo, the squire")
        assert "Keep at Bay protects: Ada, Bo, the squire." in words(made)
        assert labels(made) == ["Why?"]
        [effect] = await lasting(table)
        assert kept(effect).protected == (Protected(name="Bo", sheet_id=bo.id), Protected(name="the squire"))


async def test_e000_13_those_who_cannot_be_protected_are_refused_by_name_and_nothing_is_spent(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=2)
        await companion(table, "Bo", distance=211)
        await companion(table, "Cy", distance=210)
        await undead(table, "Ghoul")
        before = await stored(table)
        no = refused(await table.slash(table.owner, "turning attempt", protect="Bo, Cy"))
        assert no == "These cannot be protected: Bo (too far away)."
        no = refused(await table.slash(table.owner, "turning attempt", protect="Cy, a, b"))
        assert no == "Ada can protect 2 more creatures at most."
        assert refused(await table.slash(table.owner, "turning attempt", protect="#99"))
        assert await stored(table) == before


async def laid_out(table: Table, level: int = 2) -> Any:
    """An attempt after which one undead may be kept at bay."""
    await cleric(table, level=level)
    await companion(table, "Bo")
    await companion(table, "Cy", in_sight=False)
    await undead(table, "Ghoul", threat=1)
    return await table.slash(table.owner, "turning attempt")


async def test_the_protected_can_be_named_after_the_roll_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table)
        form = await table.press(table.owner, made, "Name the protected")
        assert form_values(form) == {"names": "Bo"}
        assert "Cy (out of sight)" in str(refused(await table.submit(table.owner, form, names="Cy")))
        form = await table.press(table.owner, made, "Name the protected")
        again = await table.press(table.gm, made, "Name the protected")
        await table.submit(table.owner, form)
        assert "Keep at Bay protects: Ada, Bo." in words(made)
        assert labels(made) == ["Strongest for all", "Why?"]
        assert refused(await table.submit(table.gm, again, names="Dee"))
        assert "Dee" not in words(made)
        await table.choose(table.owner, made, "Choose an effect", "Ghoul: Keep at Bay")
        [effect] = await lasting(table)
        assert [one.name for one in kept(effect).protected] == ["Bo"]


async def test_the_protected_can_be_named_while_keep_at_bay_lasts(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table)
        await table.choose(table.owner, made, "Choose an effect", "Ghoul: Keep at Bay")
        form = await table.press(table.gm, made, "Name the protected")
        await table.submit(table.gm, form)
        [effect] = await lasting(table)
        assert [one.name for one in kept(effect).protected] == ["Bo"]


async def test_only_the_cleric_s_owner_and_the_gm_name_the_protected(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await laid_out(table)
        form: Any = await table.press(table.owner, made, "Name the protected")
        before = await stored(table)
        for who in (table.player, table.spectator, table.admin):
            assert refused(await table.press(who, made, "Name the protected"))
            assert refused(await table.forge_form(who, form.modal["custom_id"], names="Bo"))
        assert await stored(table) == before


async def test_a_preview_shows_exact_chances_to_nobody_else_and_spends_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, level=5)
        await pack(table, 3, threat=1)
        await undead(table, "Acererak", hidden=True, threat=0)
        before = await stored(table)
        told: Any = await table.slash(table.owner, "turning attempt", preview=True, place="+3")
        assert told.response.ephemeral
        text = words(told)
        assert "Skeleton 001, Skeleton 002" in text
        assert "Roll: d20 +6" in text
        assert "Row natural 20 (5%): Keep at Bay 3d6+10, Positive Direct Damage 5d6, Divine Stunning 2d4" in text
        assert "Row 16–20 (25%)" in text
        assert "with a chance of 97.22%" in text  # the third of 2d6
        assert "Acererak" not in text
        assert "Acererak" in words(await table.slash(table.gm, "turning attempt", cleric="Ada", preview=True))
        assert await stored(table) == before


@pytest.mark.parametrize("language", ["it", "uk", "ru"])
async def test_a_preview_of_sixty_speaks_the_reader_s_language(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=language) as table:
        await cleric(table, "А", dark=True, level=9)
        await pack(table, 60, "Б")
        text = words(await table.slash(table.owner, "turning command", preview=True))
        assert "turning-" not in text
        assert "Row" not in text


async def test_what_the_gm_has_set_is_marked_in_why(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table)
        await pack(table, 3)
        rules: dict[str, Any] = {"options.number_affected": "fixed", "options.fixed_number": 2}
        await table.bot.storage.write(table.guild.id, lambda db: houserules.store(db, "turning", rules))
        made = await table.slash(table.owner, "turning attempt")
        assert "Affects 2 undead at most." in words(made)
        why = words(await table.press(table.spectator, made, "Why?"))
        [line] = [line for line in why.splitlines() if "How many undead an attempt affects is fixed" in line]
        assert "house rule of this server" in line


async def test_undead_that_are_gone_or_shut_out_by_now_are_told_and_hold_up_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await affect_everybody(table)
        await cleric(table, "Ada", level=9)
        await cleric(table, "Bo", table.player, level=9)
        ids = await pack(table, 3)
        made = await table.slash(table.owner, "turning attempt")
        other = await table.slash(table.player, "turning attempt", undead="Skeleton 002")
        await table.choose(table.player, other, "Choose an effect", "Skeleton 002: Divine Stunning")
        gone = await table.bot.storage.read(table.guild.id, lambda db: sheets.get(db, ids[2]))
        await table.bot.storage.write(table.guild.id, lambda db: sheets.delete(db, gone, table.bot.clock.now()))
        stale = controls(made, SELECT)[0]
        for sheet_id in ids[1:]:
            no = await table.forge(table.owner, made, stale["custom_id"], [f"{sheet_id}.keep-at-bay"])
            assert refused(no)
            assert "expected" not in str(refused(no))
        assert "nothing to choose by now: stunned" in words(made)
        assert "no longer there" in words(made)
        await table.press(table.owner, made, "Strongest for all")
        assert not controls(made, SELECT)
        assert {(one.sheet_id, one.kind) for one in await lasting(table)} == {
            (ids[0], "divine-stunning"),
            (ids[1], "divine-stunning"),
        }


async def test_without_a_name_the_only_one_who_turns_or_the_only_one_who_commands_is_meant(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=9)
        await cleric(table, "Malachar", level=9, dark=True)
        await undead(table, "Ghoul")
        assert "Ada" in words(await table.slash(table.owner, "turning attempt"))
        assert "Malachar" in words(await table.slash(table.owner, "turning command"))
        await cleric(table, "Bea", level=9)
        assert refused(await table.slash(table.owner, "turning attempt")), "which of the two?"

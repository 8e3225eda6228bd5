"""Saved rolls and named values in `/roll`, from the composer to the channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import cleric, companion, evening, refused, stored, undead
from tests.table import SELECT, Table, controls, labels, shown, words

FORGET = "Forget a saved roll"


async def rolled(table: Table, who: str, expression: str, **more: str) -> str:
    """What a roll answers, or why it was refused."""
    result = await table.slash(getattr(table, who), "roll", expression=expression, **more)
    return refused(result) or words(result)


async def test_a_repeated_roll_is_one_ruling_with_a_line_for_each_time(tmp_path: Path) -> None:
    async with evening(tmp_path, 6, 5, 4, 1, 3, 3, 3, 2) as table:
        result = await table.slash(table.player, "roll", expression="2х4к6kh3")
        assert shown(result).embeds[0].title == "Rolls: 15, 9"
        assert "1. `4d6kh3 [6, 5, 4, (1)] 15`" in words(result)
        assert "2. `4d6kh3 [3, 3, 3, (2)] 9`" in words(result)
        why = await table.press(table.spectator, result, "Why?")
        assert "d6 6, d6 5, d6 4, d6 1, d6 3, d6 3, d6 3, d6 2" in words(why)
        assert len((await stored(table))["ledger"]) == 1
        assert all(table.sees(who, "Rolls: 15, 9") for who in table.people.values())


async def test_ten_long_times_fit_into_an_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.player, "roll", expression="10x" + "+".join(["9d12kh8[fire & ice]"] * 8))
        assert "Why?" in labels(result)
        assert str(shown(result).embeds[0].title).startswith("Rolls: ")


async def test_a_roll_names_values_of_the_only_sheet_one_has(tmp_path: Path) -> None:
    async with evening(tmp_path, 14, 14, 14) as table:
        assert "Choose one in the option “sheet”" in await rolled(table, "owner", "1d20+@level")
        await cleric(table, "Ada", level=5)
        assert "d20 14 · @level +5 = 19" in await rolled(table, "owner", "1d20+@Level")
        unknown = await rolled(table, "owner", "1d20+@lvel")
        assert "no value “lvel”: 1d20+▸@lvel" in unknown
        assert "@level" in unknown
        assert "Choose one" in await rolled(table, "player", "1d20+@level"), "it is not the player's"
        await cleric(table, "Bea", level=7)
        assert "Choose one" in await rolled(table, "owner", "1d20+@level"), "which of the two?"
        assert "@level +7 = 21" in await rolled(table, "owner", "1d20+@level", sheet="bea")
        assert "@level +5 = 19" in await rolled(table, "spectator", "1d20+@level", sheet="Ada"), "it is no secret"


async def test_a_roll_names_values_of_the_only_sheet_that_has_them(tmp_path: Path) -> None:
    async with evening(tmp_path, 14, 14) as table:
        await cleric(table, "Ada", level=5)
        await companion(table, "Nello", owner=table.owner)
        assert "@level +5 = 19" in await rolled(table, "owner", "1d20+@level")
        assert "Choose one" in await rolled(table, "owner", "1d20+@strength"), "neither has it"
        await cleric(table, "Bea", level=7)
        assert "Choose one" in await rolled(table, "owner", "1d20+@level"), "which of the two clerics?"


@pytest.mark.parametrize("locale", ["it", "uk", "ru"])
async def test_values_have_their_names_in_every_language(locale: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=locale) as table:
        await cleric(table, "Ada", level=5)
        for name in ("level", "livello", "рівень", "уровень"):
            assert f"@{name} +5 = 17" in await rolled(table, "owner", f"1d20+@{name}"), name


async def test_numbers_of_the_gm_s_sheets_reach_no_player_by_a_roll(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul", hit_dice=37)
        lich = await undead(table, "Lich", hidden=True, hit_dice=53)
        assert "@hit_dice +53" in await rolled(table, "gm", "1d20+@hit_dice", sheet="Lich", visibility="secret")
        await table.slash(table.gm, "roll", expression="1d20+@hit_dice", sheet="Lich", save="bite")
        for who in ("owner", "player", "spectator", "admin"):
            assert await rolled(table, who, "1d20+@hit_dice", sheet="Nobody") == (
                await rolled(table, who, "1d20+@hit_dice", sheet="Lich")
            ).replace("Lich", "Nobody")
            for typed in ("1d20+@hit_dice", "bite", "Lich: bite", "Ghoul: bite"):
                for sheet in ("Ghoul", "Lich", f"#{lich.id}", ""):
                    result = await table.slash(getattr(table, who), "roll", expression=typed, sheet=sheet)
                    assert refused(result), (who, typed, sheet)
            for option in ("expression", "sheet"):
                for typed in ("", "lich", "ghoul", "bite"):
                    suggested = await table.suggest(getattr(table, who), "roll", option, typed)
                    assert "Lich" not in str(suggested)
                    assert "bite" not in str(suggested)
                    assert option == "expression" or not suggested
            assert not table.sees(getattr(table, who), "53")
            assert not table.sees(getattr(table, who), "37")


async def test_a_saved_roll_is_suggested_and_rolled_by_its_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        saved = await table.slash(table.player, "roll", expression="1d20 + 5", save="Stealth")
        assert "“Stealth” is saved" in words(saved)
        assert shown(saved).ephemeral
        assert (await stored(table))["ledger"] == [], "saving rolls nothing"
        suggested = await table.suggest(table.player, "roll", "expression", "ste")
        assert suggested == {"Stealth – 1d20+5": "Stealth"}
        assert "d20 12 · +5 = 17" in await rolled(table, "player", suggested["Stealth – 1d20+5"])
        assert "d20 12 · +5 · +3 = 20" in await rolled(table, "player", "stealth+3", note="past the ghoul")
        assert "d20 12 · +5 · 1d6 +6 = 23" in await rolled(table, "player", "STEALTH + d6")
        assert "Rolls: 16, 16" in await rolled(table, "player", "2x stealth −1")
        assert "is not an operator" in await rolled(table, "owner", "stealth"), "it is the player's"
        assert await table.suggest(table.owner, "roll", "expression", "ste") == {}
        assert not table.sees(table.owner, "stealth – 1d20")
        assert not any(table.sees(who, "is saved") for who in (table.gm, table.owner, table.spectator, table.admin))


async def test_saving_the_same_name_again_replaces_and_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.player, "roll", expression="1d20", save="stealth")
        again = await table.slash(table.player, "roll", expression="2d20kh1", save="STEALTH")
        assert "in place of the roll that had this name" in words(again)
        assert "2d20kh1 [12, (12)] 12" in await rolled(table, "player", "stealth")


async def test_what_cannot_be_rolled_or_called_is_not_saved(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        for expression, name in (
            ("1d20+", "a"),
            ("hello", "a"),
            ("9999d6", "a"),
            ("?", "a"),
            ("1d20", "d20"),
            ("1d20", "к"),
            ("1d20", "?"),
            ("1d20", "1d6+2"),
            ("1d20", "a: b"),
            ("1d20", " "),
        ):
            assert refused(await table.slash(table.player, "roll", expression=expression, save=name)), (
                expression,
                name,
            )
        listed = await table.slash(table.player, "roll", expression="?")
        assert "You have saved no roll yet" in words(listed)


async def test_a_roll_saved_on_a_sheet_is_rolled_with_its_values(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        await cleric(table, "Bea", level=7)
        for sheet in ("Ada", "Bea"):
            done = await table.slash(table.owner, "roll", expression="1d20+@level", sheet=sheet, save="faith")
            assert f"“{sheet}: faith” is saved" in words(done)
        assert await table.suggest(table.owner, "roll", "expression", "faith") == {
            "Ada: faith – 1d20+@level": "Ada: faith",
            "Bea: faith – 1d20+@level": "Bea: faith",
        }
        assert "@level +7 = 19" in await rolled(table, "owner", "Bea: faith")
        assert "@level +5 · +2 = 19" in await rolled(table, "owner", "faith+2", sheet="Ada")
        assert "Several sheets have a roll “faith”: Ada: faith, Bea: faith" in await rolled(table, "owner", "faith+1")
        assert "no value “leel”" in await rolled(table, "owner", "1d20+@leel", sheet="Ada", save="faith")
        for who in ("player", "spectator", "admin"):
            assert "belongs to somebody else" in await rolled(table, who, "1d20", sheet="Ada", save="faith")


async def test_without_a_sheet_a_roll_with_any_values_is_kept_for_whichever_sheet_comes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "is saved" in words(await table.slash(table.owner, "roll", expression="1d20+@level", save="faith"))
        assert "Choose one" in await rolled(table, "owner", "faith")
        await cleric(table, "Ada", level=5)
        assert "@level +5 = 17" in await rolled(table, "owner", "faith")


async def test_a_saved_roll_is_forgotten_from_the_list_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=5)
        for number in range(30):
            await table.slash(table.owner, "roll", expression=f"1d20+{number}", save=f"roll {number}")
        saved = await table.slash(table.owner, "roll", expression="1d20+@level", sheet="Ada", save="faith")
        listed = await table.press(table.owner, saved, "Saved rolls")
        assert "Saved rolls: 31" in words(listed)
        assert "Yours" in words(listed)
        assert shown(listed).ephemeral
        await table.choose(table.owner, listed, FORGET, "roll 0")
        assert "“roll 0” is forgotten" in words(listed)
        assert "Saved rolls: 30" in words(listed)
        await table.press(table.owner, listed, "Next")
        assert "faith – 1d20+@level" in words(listed)
        await table.choose(table.owner, listed, FORGET, "Ada: faith")
        assert "faith" not in (await rolled(table, "owner", "?")).replace("“Ada: faith” is forgotten", "")
        assert not table.sees(table.player, "faith")
        assert (await table.suggest(table.owner, "roll", "expression", ""))["? – list and forget saved rolls"] == "?"
        assert len(await table.suggest(table.owner, "roll", "expression", "")) == 25


@pytest.mark.parametrize("chosen", ["1", "999", "-1", "x", "9" * 90])
async def test_nobody_forgets_somebody_else_s_by_a_forged_choice(chosen: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.owner, "roll", expression="1d20+5", save="stealth")
        public = await table.slash(table.owner, "roll", expression="1d6")
        for who in (table.player, table.gm):
            assert refused(await table.forge(who, public, "gcs1:tabletop:saved-forget:0", [chosen]))
        assert "+5 = 17" in await rolled(table, "owner", "stealth")


async def test_saved_rolls_work_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.owner, "roll", expression="1d20+5", save="stealth")
        listed = await table.slash(table.owner, "roll", expression="?")
        await table.restart()
        assert "+5 = 17" in await rolled(table, "owner", "stealth")
        await table.choose(table.owner, listed, FORGET, "stealth")
        assert controls(listed, SELECT) == []
        assert "is not an operator" in await rolled(table, "owner", "stealth")


async def test_b36_names_and_labels_of_saved_rolls_are_shown_as_they_are(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "*Ada* @everyone")
        done = await table.slash(
            table.owner, "roll", expression="1d20[**x** @here]", sheet="*Ada* @everyone", save="a_b_c"
        )
        assert "*Ada* @everyone: a_b_c – 1d20[**x** @here]" in words(done)
        assert "d20[**x** @here] 12" in await rolled(table, "owner", "*ada* @everyone: a_b_c")


async def test_b18_a_saved_roll_delivered_twice_is_rolled_and_saved_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        saved = await table.slash(table.owner, "roll", expression="1d20+5", save="stealth")
        await table.again(saved)
        result = await table.slash(table.owner, "roll", expression="stealth")
        await table.again(result)
        assert len((await stored(table))["ledger"]) == 1
        assert "Saved rolls: 1" in await rolled(table, "owner", "?")

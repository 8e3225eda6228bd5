"""`/turning command`: dark priests dominate undead; victims are named, the allowance runs out (R000-41 to R000-62)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services import houserules
from tests.play import affect_everybody, cleric, companion, evening, lasting, pack, refused, stored, undead
from tests.table import SELECT, Table, controls, form_values, words


async def commanded(table: Table, *names: str, level: int = 7, **stats: Any) -> Any:
    """A priest's attempt that has come to the row 16–20 against each undead."""
    await cleric(table, "Mordo", level=level, dark=True)
    for name in names:
        await undead(table, name, threat=2, **stats)
    return await table.slash(table.owner, "turning command", undead=", ".join(names), cleric="Mordo")


async def test_r000_41_a_dark_priest_dominates_and_does_not_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await commanded(table, "Ghoul")
        assert "Commanding undead: Mordo" in words(made)
        assert [option["label"] for option in controls(made, SELECT)[0]["options"]] == [
            "Ghoul: Stand Still",
            "Ghoul: Harmful Impulse",
            "Ghoul: Dark Paralysis",
        ]
        assert "serves dark powers" in str(refused(await table.slash(table.owner, "turning attempt", undead="Ghoul")))
        await cleric(table, "Cy", table.player)
        no = refused(await table.slash(table.player, "turning command", undead="Ghoul", cleric="Cy"))
        assert "cannot command undead" in str(no)


async def test_r000_42_who_notices_a_failed_attempt_is_told_of_those_who_are_known(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as table:
        await affect_everybody(table)
        await cleric(table, "Mordo", dark=True)
        await undead(table, "Wight", intelligence=9)
        await undead(table, "Zombie", intelligence=0)
        await undead(table, "Acererak", intelligence=9, hidden=True)
        made = await table.slash(table.owner, "turning command")
        assert words(made).count("it notices") == 1
        told = "Acererak is intelligent enough to realise"
        assert told in words(await table.press(table.gm, made, "Why?"))
        await table.press(table.owner, made, "Why?")
        assert not table.sees(table.owner, told)


async def test_r000_51_a_harmful_impulse_asks_for_its_victim(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        bo = await companion(table, "Bo")
        await companion(table, "Cy", present=False)
        made = await commanded(table, "Ghoul")
        form = await table.choose(table.owner, made, "Choose an effect", "Ghoul: Harmful Impulse")
        assert set(form_values(form)) == {"known", "name", "seen", "from_priest", "from_undead"}
        result = await table.submit(table.owner, form, known=f"#{bo.id}")
        assert refused(result) is None
        assert "Harmful Impulse for 4 rounds (1d4), against Bo" in words(made)
        [effect] = await lasting(table)
        assert effect.kind == "harmful-impulse"
        assert effect.details == {"victim": {"name": "Bo", "sheet_id": bo.id}}


async def test_a_victim_without_a_sheet_has_a_name_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await commanded(table, "Ghoul")
        form = await table.choose(table.owner, made, "Choose an effect", "Ghoul: Harmful Impulse")
        await table.submit(table.owner, form, name="the guard", from_priest="29", from_undead="30")
        assert "against the guard" in words(made)


async def test_e000_21_a_victim_beyond_30_m_or_unseen_is_refused_and_the_choice_stays(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await commanded(table, "Ghoul")
        form: Any = await table.choose(table.owner, made, "Choose an effect", "Ghoul: Harmful Impulse")
        before = await stored(table)
        given: list[dict[str, str]] = [
            {"name": "Bo", "from_priest": "31"},
            {"name": "Bo", "from_undead": "30.1"},
            {"name": "Bo", "from_undead": "far"},
            {"name": "Bo", "seen": "no"},
            {"name": "Ghoul"},
            {"name": "   "},
        ]
        for fields in given:
            whole = {"name": "", "seen": "yes", "from_priest": "", "from_undead": ""} | fields
            assert refused(await table.forge_form(table.owner, form.modal["custom_id"], **whole)), fields
        assert await stored(table) == before
        assert controls(made, SELECT)


async def test_positions_that_are_known_are_not_asked_for_and_count(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Mordo", level=7, dark=True, position={"east": 0, "north": 0})
        await undead(table, "Ghoul", threat=2, position={"east": 100, "north": 0})
        await companion(table, "Bo", position={"east": 310, "north": 0})
        made = await table.slash(table.owner, "turning command", undead="Ghoul", cleric="Mordo")
        form = await table.choose(table.owner, made, "Choose an effect", "Ghoul: Harmful Impulse")
        assert set(form_values(form)) == {"known", "name", "seen"}
        assert "within 30 m of the priest" in str(refused(await table.submit(table.owner, form, name="Bo")))


async def test_the_victim_s_form_is_the_owner_s_and_the_gm_s(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await commanded(table, "Ghoul")
        form: Any = await table.choose(table.owner, made, "Choose an effect", "Ghoul: Harmful Impulse")
        for who in (table.player, table.spectator, table.admin):
            assert refused(await table.choose(who, made, "Choose an effect", "Ghoul: Harmful Impulse"))
            assert refused(await table.forge_form(who, form.modal["custom_id"], name="Bo", seen="yes"))
        assert await lasting(table) == []


async def test_one_victim_can_be_named_for_all(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await commanded(table, "Ghoul", "Ghast", "Wight")
        form = await table.choose(table.owner, made, "The same for all", "Harmful Impulse")
        result = await table.submit(table.owner, form, name="Ghast")
        # A victim cannot be driven against itself: that one stays open, and it is said why.
        assert "driven against itself" in str(refused(result))
        assert [one.kind for one in await lasting(table)] == ["harmful-impulse"] * 2
        assert {option["label"].split(":")[0] for option in controls(made, SELECT)[0]["options"]} == {"Ghast"}


async def test_a_harmful_impulse_is_not_chosen_together_with_others(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await commanded(table, "Ghoul", "Ghast")
        labels = ("Ghoul: Harmful Impulse", "Ghast: Stand Still")
        assert "one undead at a time" in str(
            refused(await table.choose(table.owner, made, "Choose an effect", *labels))
        )
        assert await lasting(table) == []


async def test_g000_16_the_strongest_leaves_open_what_needs_a_victim_and_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        rows = await table.bot.storage.read(table.guild.id, lambda db: table.bot.house_rules["turning"].defaults)
        table_of = rows.domination.model_dump(mode="json", exclude={"passport"})
        for row in table_of["rows"]:
            row["alternatives"] = [one for one in row["alternatives"] if one["effect"] != "dark-paralysis"]
        await table.bot.storage.write(
            table.guild.id, lambda db: houserules.store(db, "turning", {"domination": table_of})
        )
        made = await commanded(table, "Ghoul")
        assert "needs a victim" in str(refused(await table.press(table.owner, made, "Strongest for all")))
        assert await lasting(table) == []
        assert controls(made, SELECT)


async def test_r000_62_the_strongest_dominates_as_far_as_the_allowance_goes(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, *[1] * 10) as table:
        await affect_everybody(table)
        await cleric(table, "Mordo", level=5, dark=True)  # 10 Hit Dice in all, 1 each
        await pack(table, 12)
        made = await table.slash(table.owner, "turning command")
        await table.press(table.owner, made, "Strongest for all")
        kinds = [one.kind for one in await lasting(table)]
        assert kinds.count("permanent-domination") == 10
        assert kinds.count("dark-paralysis") == 2
        assert not controls(made, SELECT)


async def test_r000_60_what_the_allowance_no_longer_reaches_is_not_offered_any_more(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 20, *[1] * 10) as table:
        await affect_everybody(table)
        await cleric(table, "Mordo", level=5, dark=True, dominated_hit_dice=9)
        await pack(table, 2)
        made = await table.slash(table.owner, "turning command")
        stale = controls(made, SELECT)[0]
        await table.choose(table.owner, made, "Choose an effect", "Skeleton 001: Permanent Domination")
        assert [option["label"] for option in controls(made, SELECT)[0]["options"]] == [
            "Skeleton 002: Confusing Order",
            "Skeleton 002: Stand Still",
            "Skeleton 002: Harmful Impulse",
            "Skeleton 002: Dark Paralysis",
        ]
        value = next(o["value"] for o in stale["options"] if o["label"] == "Skeleton 002: Permanent Domination")
        no = refused(await table.forge(table.owner, made, stale["custom_id"], [value]))
        assert "no longer possible" in str(no)


@pytest.mark.parametrize("language", ["it", "uk", "ru"])
async def test_a_command_speaks_the_table_s_language(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as table:
        await table.slash(table.admin, "setup language", language=language)
        await cleric(table, "А", dark=True)
        await undead(table, "Б", intelligence=9)
        text = words(await table.slash(table.owner, "turning command"))
        assert "turning-" not in text
        assert "dominat" not in text

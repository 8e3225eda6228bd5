"""`/sheet delete` and `/sheet give`: what goes comes back, and changes hands without a word to others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.engine.sheet import Sheet
from bot.services import sheets
from tests.play import cleric, evening, refused, stored, undead
from tests.table import Table, form_values, labels, shown, words


async def delete(table: Table, who: Any, name: str) -> Any:
    asked = await table.slash(who, "sheet delete", sheet=name)
    return await table.press(who, asked, f"Delete “{name}”")


async def by_id(table: Table, sheet_id: int) -> Sheet:
    found: Sheet = await table.bot.storage.read(table.guild.id, lambda db: sheets.get(db, sheet_id))
    return found


async def entries(table: Table) -> list[tuple[str, dict[str, Any], int]]:
    """What the ledger says of sheets: the kind, the result, who."""
    rows = await table.bot.storage.read(
        table.guild.id, lambda db: db.conn.execute("SELECT ruling, actor_id FROM ledger ORDER BY id").fetchall()
    )
    rulings = [(json.loads(ruling), actor) for ruling, actor in rows]
    return [(made["kind"], made["result"], actor) for made, actor in rulings if made["kind"].startswith("sheet-")]


async def test_a_sheet_is_deleted_only_after_its_name_was_confirmed_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", level=7, deity="Pelor")
        asked = await table.slash(table.owner, "sheet delete", sheet="ada")
        assert shown(asked).flags.ephemeral
        assert labels(asked) == ["Delete “Ada”"]
        assert "Ada" in words(await table.slash(table.owner, "sheet list"))
        gone = await table.press(table.owner, asked, "Delete “Ada”")
        assert refused(await table.slash(table.owner, "sheet show", sheet="Ada"))
        assert await table.suggest(table.owner, "sheet show", "sheet", "") == {}
        await table.restart()
        await table.press(table.owner, gone, "Bring back")
        back = await by_id(table, ada.id)
        assert (back.name, back.stats, back.owner_id) == (ada.name, ada.stats, ada.owner_id)
        assert await entries(table) == [
            ("sheet-delete", {"sheet_id": ada.id}, table.owner.id),
            ("sheet-bring-back", {"sheet_id": ada.id}, table.owner.id),
        ]


async def test_b28_deleting_and_bringing_back_arrive_twice_and_happen_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        gone = await delete(table, table.owner, "Ada")
        before = await stored(table)
        await table.again(gone, unanswered=True)
        assert await stored(table) == before
        message = await table.press(table.owner, gone, "Bring back")
        before = await stored(table)
        await table.again(message, unanswered=True)
        assert await stored(table) == before


async def test_the_gm_brings_back_what_the_owner_deleted_and_nobody_else_does(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada")
        await delete(table, table.owner, "Ada")
        seen = await table.slash(table.player, "help tour")
        address = f"gcb1:tabletop:sheet-bring-back:{ada.id}"
        before = await stored(table)
        for who in (table.player, table.spectator, table.admin, table.stranger):
            assert f"#{ada.id}" in str(refused(await table.forge(who, await table.slash(who, "help tour"), address)))
        assert await stored(table) == before
        seen = await table.slash(table.gm, "help tour")
        await table.forge(table.gm, seen, address)
        assert (await by_id(table, ada.id)).name == "Ada"
        assert refused(await table.forge(table.gm, seen, address)), "it is there already"


async def test_a_name_taken_meanwhile_keeps_a_sheet_from_coming_back_until_it_is_free(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "NICOLÒ")
        gone = await delete(table, table.owner, "NICOLÒ")
        other = await cleric(table, "nicolo\u0300", table.player)
        assert "already a sheet called “NICOLÒ”" in str(refused(await table.press(table.owner, gone, "Bring back")))
        await table.bot.storage.write(
            table.guild.id, lambda db: sheets.update(db, sheets.get(db, other.id), now=table.bot.clock.now(), name="Bo")
        )
        await table.press(table.owner, gone, "Bring back")
        assert (await by_id(table, ada.id)).name == "NICOLÒ"


async def test_a_sheet_that_was_changed_since_one_was_asked_is_not_deleted(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=3)
        asked = await table.slash(table.owner, "sheet delete", sheet="Ada")
        form = await table.slash(table.gm, "sheet edit", sheet="Ada")
        await table.submit(table.gm, form, level="9")
        assert "Somebody has changed" in str(refused(await table.press(table.owner, asked, "Delete “Ada”")))
        assert "Level: **9**" in words(await table.slash(table.owner, "sheet show", sheet="Ada"))


@pytest.mark.parametrize("name", ["ЛІЧ", "İstvan", "Straße", "nicolò"])
async def test_b22_a_sheet_is_deleted_and_given_in_any_case(name: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await cleric(table, name)
        await table.slash(table.owner, "sheet give", sheet=name.swapcase(), member=table.player)
        assert (await by_id(table, made.id)).owner_id == table.player.id
        asked = await table.slash(table.player, "sheet delete", sheet=name.swapcase())
        assert refused(await table.press(table.player, asked, f"Delete “{name}”")) is None


async def test_a_sheet_given_away_is_the_receiver_s_who_is_told_nothing_and_can_give_it_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ada", level=4)
        given = await table.slash(table.owner, "sheet give", sheet="Ada", member=table.player)
        assert shown(given).flags.ephemeral
        assert f"<@{table.player.id}>" in words(given)
        assert (await by_id(table, ada.id)).owner_id == table.player.id
        assert "Ada" not in table.visible_to(table.player)
        assert refused(await table.slash(table.owner, "sheet edit", sheet="Ada"))
        assert await table.suggest(table.player, "sheet edit", "sheet", "") == {"Ada": f"#{ada.id}"}
        await table.slash(table.player, "sheet give", sheet="Ada", member=table.owner)
        assert (await by_id(table, ada.id)).owner_id == table.owner.id
        await table.slash(table.owner, "sheet give", sheet="Ada")
        assert (await by_id(table, ada.id)).owner_id is None
        assert [result["to"] for _, result, _ in await entries(table)] == [table.player.id, table.owner.id, None]


async def test_a_gift_delivered_twice_is_given_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        given = await table.slash(table.gm, "sheet give", sheet="Ada", member=table.player)
        before = await stored(table)
        await table.again(given, unanswered=True)
        assert await stored(table) == before


async def test_bots_get_no_sheets(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        robot = table.guild.add_member(table.env.create_user("robot", bot=True))
        before = await stored(table)
        assert "not to bots" in str(refused(await table.slash(table.owner, "sheet give", sheet="Ada", member=robot)))
        assert await stored(table) == before


async def test_the_ledger_tells_what_happened_to_sheets_without_their_names(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        gone = await delete(table, table.owner, "Ada")
        await table.press(table.owner, gone, "Bring back")
        await table.slash(table.owner, "sheet give", sheet="Ada", member=table.player)
        rows = [{"ruleset": "turning", "kind": "cleric", "name": "Bo"}]
        data = json.dumps({"gravecaller": 1, "sheets": rows}).encode()
        await table.slash(table.owner, "sheet import", file=("sheets.json", data))
        said = words(await table.slash(table.spectator, "ledger recent"))
        for event in ("deleted", "brought back", "given", "imported"):
            assert event in said
        assert "Ada" not in said


# Hidden sheets (B21)


async def test_b21_only_the_gm_gives_a_hidden_sheet_and_then_its_owner_alone_knows_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Lich", hidden=True, hit_dice=11)
        assert "Lich" in str(refused(await table.slash(table.player, "sheet give", sheet="Lich")))
        await table.slash(table.gm, "sheet give", sheet="Lich", member=table.player)
        card = await table.slash(table.player, "sheet show", sheet="Lich")
        assert "Hide from players" not in labels(card)
        assert "Show to players" not in labels(card)
        assert "Only the GM" in str(refused(await table.slash(table.player, "sheet give", sheet="Lich")))
        for who in (table.owner, table.spectator):
            assert "Sheets: 0" in words(await table.slash(who, "sheet list"))
            assert await table.suggest(who, "sheet show", "sheet", "lich") == {}
            assert not table.sees(who, "Lich")


async def test_b21_a_gift_to_the_gm_does_not_betray_a_hidden_sheet_of_that_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Lich", hidden=True)
        mine = await cleric(table, "Lich", table.player)
        given = await table.slash(table.player, "sheet give", sheet="Lich")
        assert refused(given) is None
        assert (await by_id(table, mine.id)).owner_id is None
        assert "Sheets: 1" in words(await table.slash(table.player, "sheet list"))
        assert "Sheets: 2" in words(await table.slash(table.gm, "sheet list"))


async def test_b21_a_hidden_sheet_given_to_a_player_takes_no_name_from_the_others(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Lich", hidden=True)
        await table.slash(table.gm, "sheet give", sheet="Lich", member=table.player)
        form = await table.slash(table.owner, "sheet new", kind="turning.cleric", name="Lich")
        assert refused(await table.submit(table.owner, form)) is None


async def test_b21_hidden_sheets_are_deleted_and_brought_back_without_a_trace_for_players(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        lich = await undead(table, "Lich", hidden=True, hit_dice=47)
        people = (table.owner, table.player, table.spectator, table.admin)
        seen = {who.id: await table.slash(who, "help tour") for who in people}

        async def try_every_door() -> None:
            for who in people:
                assert "sheet" not in words(await table.slash(who, "ledger recent")).casefold()
                for command in ("delete", "give", "export", "show", "edit"):
                    told = str(refused(await table.slash(who, f"sheet {command}", sheet=f"#{lich.id}")))
                    nothing = str(refused(await table.slash(who, f"sheet {command}", sheet="#999")))
                    assert told == nothing.replace("999", str(lich.id))
                    for typed in ("", "li", "Lich", "lihc"):
                        assert await table.suggest(who, f"sheet {command}", "sheet", typed) == {}
                for act in (f"delete:{lich.id}:{lich.version}", f"bring-back:{lich.id}", f"form:{lich.id}:1"):
                    assert f"#{lich.id}" in str(
                        refused(await table.forge(who, seen[who.id], f"gcb1:tabletop:sheet-{act}"))
                    )

        await try_every_door()
        gone = await delete(table, table.gm, "Lich")
        await try_every_door()
        await table.press(table.gm, gone, "Bring back")
        await try_every_door()
        for name, _, _ in await entries(table):
            assert name in {"sheet-delete", "sheet-bring-back"}
        for who in people:
            assert not table.sees(who, "Lich")
            assert not re.search(r"\b47\b", table.visible_to(who))
        assert "Lich" not in json.dumps([result for _, result, _ in await entries(table)])


# Two who edit the same sheet


async def test_the_second_editor_is_told_what_changed_and_keeps_what_they_typed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=3, deity="Pelor")
        first = await table.slash(table.owner, "sheet edit", sheet="Ada")
        second = await table.slash(table.gm, "sheet edit", sheet="Ada")
        await table.submit(table.owner, first, name="Ada the Bold", level="4", deity="")
        told = await table.submit(table.gm, second, recovery="dawn", level="9")
        said = str(refused(told))
        assert "Somebody has changed this" in said
        assert "Name: **Ada → Ada the Bold**" in said
        assert "Level: **3 → 4**" in said
        assert "Deity: **Pelor → –**" in said
        again = await table.press(table.gm, told, "Try again")
        assert form_values(again) == {
            "name": "Ada the Bold", "level": "9", "deity": "", "recovery": "dawn", "modifiers": "",
        }  # fmt: skip
        assert "Level: **9**" in words(await table.submit(table.gm, again))


async def test_after_a_restart_the_second_editor_is_still_told_that_something_changed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=3)
        first = await table.slash(table.owner, "sheet edit", sheet="Ada")
        second = await table.slash(table.gm, "sheet edit", sheet="Ada")
        await table.submit(table.owner, first, level="4")
        await table.restart()
        told = await table.submit(table.gm, second, level="9")
        assert "Somebody has changed this" in str(refused(told))
        assert form_values(await table.press(table.gm, told, "Try again"))["level"] == "9"


async def test_whoever_may_no_longer_change_a_sheet_is_not_told_how_it_changed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=3)
        form = await table.slash(table.owner, "sheet edit", sheet="Ada")
        await table.slash(table.gm, "sheet give", sheet="Ada")
        other = await table.slash(table.gm, "sheet edit", sheet="Ada")
        await table.submit(table.gm, other, level="37")
        assert "belongs to somebody else" in str(refused(await table.submit(table.owner, form, level="5")))
        assert not table.sees(table.owner, "37")


# Ready-made sheets


async def test_a_ready_made_undead_fills_the_form_and_says_whose_values_it_has(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        offered = await table.suggest(table.gm, "sheet new", "like", "ghoul", kind="turning.undead")
        assert offered == {"Ghoul – house values": "house.ghoul", "Ghoul – SRD 5.1": "srd.ghoul"}
        form = await table.slash(table.gm, "sheet new", kind="turning.undead", like="srd.ghoul")
        assert form_values(form) == {
            "name": "Ghoul", "hit_dice": "5", "order": "lower", "intelligence": "7", "hit_points": "22",
        }  # fmt: skip
        await table.restart()
        card = words(await table.submit(table.gm, form, hit_dice="6"))
        assert "SRD 5.1 (CC BY 4.0)" in card
        assert "Threat level: **6**" in card
        assert "Hit points: **22 of 22**" in card
        form = await table.slash(table.gm, "sheet new", kind="Undead", like="гуль", name="Old Ghoul")
        assert form_values(form)["hit_dice"] == "2", "the house's comes first"
        assert "house" in words(await table.submit(table.gm, form))


async def test_ready_made_names_are_found_in_the_reader_s_language(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        table.simulation.locales[table.gm.id] = "uk"
        offered = await table.suggest(table.gm, "sheet new", "like", "ліч", kind="turning.undead")
        assert list(offered.values())[:2] == ["house.lich", "srd.lich"]
        form = await table.slash(table.gm, "sheet new", kind="turning.undead", like="srd.vampire-bat")
        assert form_values(form)["name"] == "Вампір (подоба кажана)"
        everything = await table.suggest(table.gm, "sheet new", "like", "", kind="turning.undead")
        assert len(everything) == 25


async def test_players_are_offered_nothing_ready_made_of_the_gm_s(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert await table.suggest(table.player, "sheet new", "like", "", kind="turning.undead") == {}
        assert await table.suggest(table.player, "sheet new", "like", "", kind="turning.cleric") == {}
        assert refused(await table.slash(table.player, "sheet new", kind="turning.undead", like="srd.ghoul"))
        assert "nothing ready-made called “ghoul”" in str(
            refused(await table.slash(table.player, "sheet new", kind="turning.cleric", like="ghoul"))
        )


async def test_what_was_typed_for_a_ready_made_sheet_is_kept_when_it_is_not_taken(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.gm, "sheet new", kind="turning.undead", like="house.lich")
        told = await table.submit(table.gm, form, hit_dice="many", intelligence="20")
        assert "Hit Dice" in str(refused(told))
        again = await table.press(table.gm, told, "Try again")
        assert form_values(again) == {
            "name": "Lich", "hit_dice": "many", "order": "supreme", "intelligence": "20", "hit_points": "",
        }  # fmt: skip

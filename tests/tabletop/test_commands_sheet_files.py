"""`/sheet export` and `/sheet import`: files between the bot and one person."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.engine.text import clean
from bot.services import sheets
from bot.services.sheetfiles import LARGEST
from tests.play import cleric, evening, refused, stored, undead
from tests.table import Table, labels, shown, words

MARKUP = ["@everyone", "<@&1>", "x` @here `", "```", "||spoiler||", "[a](http://x)", "</roll:1>", "\u202eback", "a\nb"]


def file(rows: list[Any] | None = None, **more: Any) -> tuple[str, bytes]:
    """An attachment with these rows."""
    return "sheets.json", json.dumps({"gravecaller": 1, "sheets": rows or []} | more).encode()


def row(name: str = "Bo", **more: Any) -> dict[str, Any]:
    return {"ruleset": "turning", "kind": "cleric", "name": name, "stats": {"level": 3}} | more


def attached(table: Table, result: Any) -> list[bytes]:
    """The files of an answer, which must be private."""
    message = shown(result)
    assert message.flags.ephemeral
    stored_message = table.env.backend.messages[table.channel.id][int(message.id)]
    return [table.env.backend.cdn.get(attachment["url"]) for attachment in stored_message.attachments]


def exported(table: Table, result: Any) -> list[dict[str, Any]]:
    """The rows of an answer's files."""
    return [made for data in attached(table, result) for made in json.loads(data)["sheets"]]


async def names(table: Table, who: Any) -> list[str]:
    return sorted(await table.suggest(who, "sheet show", "sheet", ""))


async def test_an_export_of_one_server_imports_into_another(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await cleric(table, "Ада́ «Nicolò»", level=7, deity="Pelor", modifiers=[{"amount": 2, "reason": "relic"}])
        lich = await undead(table, "Lich", hidden=True, hit_dice=11, hit_points=40)
        await undead(table, "Ghoul", hit_dice=2)
        result = await table.slash(table.gm, "sheet export")
        [data] = attached(table, result)
        assert len(json.loads(data)["sheets"]) == 3
        there = table.other_guild
        await table.bot.change_guild_settings(
            there.id, lambda settings: settings.model_copy(update={"gm_users": (table.stranger.id,)})
        )
        told = await table.slash(table.stranger, "sheet import", file=("s.json", data))
        assert "3 sheets have been imported" in words(told)
        made = await table.bot.storage.read(there.id, lambda db: [sheets.get(db, n) for n in (1, 2, 3)])
        by_name = {sheet.name: sheet for sheet in made}
        assert by_name["Lich"].model_copy(update={"id": lich.id}) == lich
        assert by_name[ada.name].model_copy(update={"id": ada.id}) == ada
        assert by_name["Ghoul"].owner_id is None


async def test_a_player_s_own_sheets_travel_to_another_server(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada", level=7)
        await cleric(table, "Bo", table.player)
        [data] = attached(table, await table.slash(table.owner, "sheet export"))
        rows = json.loads(data)["sheets"]
        assert {made["name"]: made["owner"] for made in rows} == {"Ada": "me", "Bo": str(table.player.id)}
        await table.slash(table.stranger, "sheet import", file=("s.json", data))
        made = await table.bot.storage.read(table.other_guild.id, lambda db: [sheets.get(db, n) for n in (1, 2)])
        assert {sheet.owner_id for sheet in made} == {table.stranger.id}, "what a player imports is the player's"


async def test_b21_an_export_holds_only_what_the_person_may_read(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        await undead(table, "Ghoul", hit_dice=2)
        await undead(table, "Lich", hidden=True, hit_dice=11)
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert [made["name"] for made in exported(table, await table.slash(who, "sheet export"))] == ["Ada"]
            assert "Ghoul" in str(refused(await table.slash(who, "sheet export", sheet="Ghoul")))
            assert refused(await table.slash(who, "sheet export", sheet="Lich"))
            assert "max_hit_points" not in table.visible_to(who)
        [made] = exported(table, await table.slash(table.gm, "sheet export", sheet="Lich"))
        assert (made["owner"], made["hidden"], made["stats"]["hit_dice"]) == ("gm", True, 11)
        assert "max_hit_points" in made["stats"]
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert "max_hit_points" not in table.visible_to(who)


async def test_nothing_to_export_is_said_without_a_file(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.spectator, "sheet export")
        assert "no sheet here" in words(result)
        assert attached(table, result) == []


async def test_thousands_of_sheets_are_exported_in_files_that_can_be_imported(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:

        def many(db: Any) -> None:
            for n in range(3000):
                stats = {"level": 1 + n % 40, "deity": "The Lady of the Lamp " * 4}
                owner = table.owner.id
                now = table.bot.clock.now()
                sheets.create(db, ruleset="turning", kind="cleric", name=f"C {n}", owner_id=owner, stats=stats, now=now)

        await table.bot.storage.write(table.guild.id, many)
        files = attached(table, await table.slash(table.owner, "sheet export"))
        assert len(files) > 1
        assert max(map(len, files)) <= LARGEST
        assert sum(len(json.loads(data)["sheets"]) for data in files) == 3000
        for data in files:
            await table.slash(table.stranger, "sheet import", file=("s.json", data))
        assert "Sheets: 3,000" in words(await table.slash(table.stranger, "sheet list"))
        assert "Checked: 500 of" in table.visible_to(table.stranger)


async def test_all_faults_are_listed_at_once_and_nothing_is_imported(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Ada")
        before = await stored(table)
        rows = [
            row("Good"),
            row("Ada"),
            row("GOOD"),
            row("Low", stats={"level": 0, "luck": 3, "attempts_used": "many"}),
            row("Worn", kind="dragon"),
            row("Ghoul", kind="undead", stats={}),
            row("a, b"),
            row(" "),
            row("#7"),
            row("Odd", colour="red"),
            {"name": "Bare"},
            row("Wide", hidden=True),
            row(owner="everybody"),
            row(stats=[1]),
            "nonsense",
        ]
        result = await table.slash(table.player, "sheet import", file=file(rows))
        said = words(result)
        assert shown(result).flags.ephemeral
        assert "Nothing has been imported: the file has 17 faults." in said
        for fault in (
            "2. Ada: There is already a sheet called “Ada”",
            "3. GOOD: There is already a sheet called “GOOD”",
            "4. Low: Level: 0 is too small; it must be at least 1",
            "4. Low: There is no field “luck”",
            "4. Low: Turning attempts spent today: this does not fit",
            "5. Worn: There is no kind of sheet called “turning.dragon”",
            "6. Ghoul: Only the GM can import",
            "7. a, b: “a, b” has a comma",
            "8. : The sheet needs a name",
            "9. #7: “#7” means the sheet",
            "10. There is no field “colour”",
            "11. The field “ruleset” is missing",
            "11. The field “kind” is missing",
            "12. Wide: Only the GM can import",
            "13. The field “owner” holds something",
            "14. The field “stats” holds something",
            "15. The field “” holds something",
        ):
            assert fault in said, fault
        assert await stored(table) == before
        assert await names(table, table.player) == ["Ada"]


async def test_very_many_faults_become_an_attached_file(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.owner, "sheet import", file=file([row(f"C{n}", luck=1) for n in range(600)]))
        assert "the file has 600 faults" in words(result)
        [data] = attached(table, result)
        assert "… and 400 more faults." in data.decode()
        assert "199. There is no field “luck”" in data.decode()


async def test_b21_an_import_does_not_betray_a_hidden_sheet_of_that_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Lich", hidden=True)
        told = await table.slash(table.player, "sheet import", file=file([row("Lich")]))
        assert "1 sheet has been imported" in words(told)
        assert "already a sheet" in words(
            await table.slash(table.gm, "sheet import", file=file([row("Lich", owner="gm")]))
        )


async def test_an_import_delivered_twice_is_made_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        result = await table.slash(table.owner, "sheet import", file=file([row("Ada"), row("Bo")]))
        before = await stored(table)
        assert len(before["sheets"]) == 2
        await table.again(result, unanswered=True)
        assert await stored(table) == before


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff\xfe{}", "cannot be read"),
        (b"", "cannot be read"),
        (b"{", "cannot be read"),
        (b"[" * 200_000, "cannot be read"),
        (b'{"gravecaller": 1, "sheets": ' + b'{"a":' * 20_000 + b"1" + b"}" * 20_000 + b"}", "cannot be read"),
        (b'{"gravecaller": 1, "sheets": [NaN]}', "cannot be read"),
        (b'{"gravecaller": 1, "sheets": [' + b"9" * 200_000 + b"]}", "cannot be read"),
        (b"[]", "no file of sheets"),
        (b'{"sheets": {}, "gravecaller": 1}', "no file of sheets"),
        (b'{"sheets": [], "gravecaller": 1, "more": 2}', "no file of sheets"),
        (b'{"sheets": [], "gravecaller": 2}', "another format"),
        (b'{"sheets": []}', "another format"),
        (b'{"gravecaller": 1, "sheets": [' + b"1," * 2000 + b"1]}", "too many sheets"),
        (b" " * (LARGEST + 1), "too large"),
    ],
)
async def test_what_is_no_file_of_sheets_is_refused_by_name(data: bytes, why: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await stored(table)
        assert why in str(refused(await table.slash(table.owner, "sheet import", file=("x.json", data))))
        assert await stored(table) == before


async def test_a_file_that_is_too_large_is_not_even_fetched(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        table.env.backend.cdn.get = lambda url: pytest.fail(f"{url} was fetched")
        assert "too large" in str(
            refused(await table.slash(table.owner, "sheet import", file=("x.json", b" " * (LARGEST + 1))))
        )


async def test_a_mark_of_byte_order_and_missing_stats_are_no_fault(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        data = "\ufeff" + json.dumps({"gravecaller": 1, "sheets": [row("Ada") | {"stats": {}}, row("Bo")]})
        assert "2 sheets" in words(await table.slash(table.owner, "sheet import", file=("x.json", data.encode())))


async def test_b36_imported_names_are_letters_and_ping_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        rows = [row(name, stats={"deity": name}) for name in MARKUP]
        assert refused(await table.slash(table.owner, "sheet import", file=file(rows))) is None
        faulty = [row(name, stats={"level": name, name: 1}) for name in MARKUP]
        await table.slash(table.owner, "sheet import", file=file(faulty))
        for name in MARKUP:
            await table.slash(table.owner, "sheet export", sheet=name)
            asked = await table.slash(table.owner, "sheet delete", sheet=name)
            assert clean(name) in words(asked).replace("\\", "")
            await table.slash(table.owner, "sheet give", sheet=name, member=table.player)
        for message in table.env.backend.messages[table.channel.id].values():
            assert not message.ping_user_ids
            assert not message.ping_role_ids
            assert not message.mention_everyone


async def test_whoever_may_not_make_sheets_imports_none(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.bot.change_guild_settings(
            table.guild.id, lambda settings: settings.model_copy(update={"sheet_makers": "gm"})
        )
        assert refused(await table.slash(table.owner, "sheet import", file=file([row()])))
        assert refused(await table.slash(table.owner, "sheet new", kind="turning.cleric"))
        assert refused(await table.slash(table.gm, "sheet import", file=file([row()]))) is None


@pytest.mark.parametrize("language", ["it", "uk", "ru"])
async def test_everything_is_said_in_the_reader_s_language(language: str, tmp_path: Path) -> None:
    async with evening(tmp_path, locale=language) as table:
        await cleric(table, "Ada")
        rows = [
            row("Ada"),
            row("Bo", stats={"level": 0, "luck": 1}),
            row("Cy", odd=1),
            {},
            row(owner="x"),
            row(kind="x"),
        ]
        said = [
            await table.slash(table.owner, "sheet import", file=file(rows)),
            await table.slash(table.owner, "sheet import", file=file([row("Bo")])),
            await table.slash(table.owner, "sheet export"),
            await table.slash(table.gm, "sheet new", kind="turning.undead", like="srd.mummy-lord"),
            await table.slash(table.owner, "sheet delete", sheet="Ada"),
        ]
        said[3] = await table.submit(table.gm, said[3])
        said.append(await table.press(table.owner, said[4], labels(said[4])[0]))
        said.append(await table.press(table.owner, said[5], labels(said[5])[0]))
        said.append(await table.slash(table.owner, "sheet give", sheet="Ada"))
        said.append(await table.slash(table.owner, "ledger recent"))
        for result in said:
            told = words(result)
            assert not re.search(r"\b(the|sheet-|refusal-|turning-|ledger-kind)", told), told

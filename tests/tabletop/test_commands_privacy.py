"""`/privacy`: what is stored of a person, taken along and forgotten, edge to edge."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine.privacy import without_words
from bot.engine.sheet import Viewer
from bot.services import sheets
from bot.services.buckets import guild_path
from tests.play import cleric, evening, refused, stored, undead
from tests.table import Table, labels, shown, words
from tests.tabletop.checks import ask

ASKED = ["Forget me", "Cancel"]


def files(table: Table, result: InteractionResult) -> dict[str, Any]:
    """The files of an answer, which must be private, as they read."""
    message = shown(result)
    assert message.flags.ephemeral
    kept = table.env.backend.messages[table.channel.id][int(message.id)]
    return {
        attachment["filename"]: json.loads(table.env.backend.cdn.get(attachment["url"]))
        for attachment in kept.attachments
    }


async def export(table: Table, who: MemberActor) -> dict[str, Any]:
    return files(table, await table.slash(who, "privacy export"))


async def forget(table: Table, who: MemberActor) -> InteractionResult:
    """Ask to be forgotten, and press the button."""
    asked = await table.slash(who, "privacy forget")
    assert labels(asked) == ASKED
    return await table.press(who, asked, "Forget me")


async def an_open_attempt(table: Table) -> InteractionResult:
    """The owner's cleric has turned a ghoul, and has yet to choose an effect."""
    await cleric(table, "Ada", level=5, deity="Selene")
    await undead(table, "Ghoul", threat=2)
    return await table.slash(table.owner, "turning attempt", undead="Ghoul", modifiers="+1 grandmother’s ring")


# Export


async def test_an_export_holds_one_s_own_and_its_sheets_import_elsewhere(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await an_open_attempt(table)
        await cleric(table, "Bea", table.player)
        await table.slash(table.owner, "roll", expression="1d6", note="for my sister")
        out = await export(table, table.owner)
        assert list(out) == ["gravecaller-sheets-1.json", "gravecaller-person.json"]
        person = out["gravecaller-person.json"]
        assert (person["person"], person["server"]) == (str(table.owner.id), str(table.guild.id))
        assert [entry["kind"] for entry in person["ledger"]] == ["attempt", "roll"]
        assert person["ledger"][1]["result"]["note"] == "for my sister"
        assert "Bea" not in json.dumps(out)

        file = ("sheets.json", json.dumps(out["gravecaller-sheets-1.json"]).encode())
        assert refused(await table.slash(table.stranger, "sheet import", file=file)) is None
        viewer = Viewer(user_id=table.stranger.id, is_gm=False)
        [here] = await table.bot.storage.read(
            table.guild.id, lambda db: [made for made in sheets.listed(db, viewer) if made.name == "Ada"]
        )
        [there] = await table.bot.storage.read(table.other_guild.id, lambda db: sheets.listed(db, viewer))
        assert there.owner_id == table.stranger.id
        assert (there.kind, there.name, there.stats) == (here.kind, here.name, here.stats)


async def test_one_with_nothing_gets_a_file_that_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        out = await export(table, table.spectator)
        assert list(out) == ["gravecaller-person.json"]
        person = out["gravecaller-person.json"]
        assert not any((person["ledger"], person["saved_rolls"], person["deleted_sheets"], person["in_gm_seat"]))


async def test_what_is_too_large_for_a_file_comes_compressed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.player, "roll", expression="1d6", note="kept whole")
        [cog] = (cog for cog in table.bot.cogs.values() if type(cog).__name__ == "PrivacyCog")
        monkeypatch.setitem(cog._files.__globals__, "ATTACHMENT_BYTES", 100)
        message = shown(await table.slash(table.player, "privacy export"))
        [attachment] = table.env.backend.messages[table.channel.id][int(message.id)].attachments
        assert attachment["filename"] == "gravecaller-person.json.gz"
        person = json.loads(gzip.decompress(table.env.backend.cdn.get(attachment["url"])))
        assert person["ledger"][0]["result"]["note"] == "kept whole"


async def test_b21_an_export_betrays_neither_blind_rolls_nor_hidden_sheets(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Lich", threat=2)
        await table.slash(table.player, "roll", expression="1d20", visibility="blind")
        await cleric(table, "Ada")
        await table.slash(table.owner, "turning attempt", undead="Lich")
        await table.press(table.gm, await table.slash(table.gm, "sheet show", sheet="Lich"), "Hide from players")
        [blind] = (await export(table, table.player))["gravecaller-person.json"]["ledger"]
        assert blind.keys() & {"faces", "result", "trace"} == set()
        out = await export(table, table.owner)
        assert out["gravecaller-person.json"]["ledger"][0]["faces"][0] == [20, 12]
        assert "Lich" not in json.dumps(out)


async def test_b35_data_of_another_server_stays_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        visitor = table.env.create_user("visitor")
        here, there = table.guild.add_member(visitor), table.other_guild.add_member(visitor)
        await cleric(table, "Ada", here)
        await table.slash(here, "roll", expression="1d6", note="here")
        await table.slash(there, "roll", expression="1d6", note="there")
        before = await stored(table)
        await forget(table, there)
        assert await stored(table) == before
        assert "there" not in json.dumps(await export(table, here))
        await forget(table, here)
        assert "here" not in str(await stored(table))


# Forgetting


async def test_forgetting_asks_first_and_can_be_left(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await an_open_attempt(table)
        before = await stored(table)
        asked = await table.slash(table.owner, "privacy forget")
        for part in ("Sheets that stay as “former player”: 1", "lose your name: 1", "cannot be undone"):
            assert part in words(asked).replace("*", "")
        await table.press(table.owner, asked, "Cancel")
        assert not labels(asked)
        assert await stored(table) == before


async def test_one_with_nothing_is_not_asked(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        asked = await table.slash(table.spectator, "privacy forget")
        assert "Nothing is stored about you here." in words(asked)
        assert not labels(asked)


async def test_the_receipt_says_what_and_when_and_names_backups(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await an_open_attempt(table)
        await cleric(table, "Bea")
        done = await forget(table, table.owner)
        told = words(done).replace("*", "")
        when = int(table.bot.clock.now().timestamp())
        for part in (f"<t:{when}:F>", "are deleted: 1", "“former player”: 1", "Copies in backups", "30 days"):
            assert part in told
        assert shown(done).flags.ephemeral
        assert not labels(done)


async def test_a_table_plays_on_with_the_former_player(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await an_open_attempt(table)
        await forget(table, table.owner)
        assert refused(await table.press(table.owner, made, "Strongest for all"))
        assert refused(await table.press(table.gm, made, "Strongest for all")) is None
        assert "Former player" in words(made)
        assert "Ada" not in words(made)
        why = words(await table.press(table.player, made, "Why?"))
        assert "R000-4" in why
        assert "Ada" not in why
        again = await table.slash(table.gm, "turning attempt", undead="Ghoul", cleric="Former player")
        assert refused(again) is None
        for who in table.people.values():
            assert refused(await table.slash(who, "sheet list")) is None
        assert "Ada" not in words(await table.slash(table.gm, "sheet list"))


async def test_the_ledger_names_a_former_player_where_it_named_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.slash(table.player, "roll", expression="1d20", visibility="blind")
        assert f"<@{table.player.id}>" in words(await table.slash(table.gm, "ledger recent"))
        await forget(table, table.player)
        listed = words(await table.slash(table.gm, "ledger recent"))
        assert "Former player" in listed
        assert "<@" not in listed
        revealed = words(await table.slash(table.gm, "ledger reveal", entry="1"))
        assert "Former player" in revealed
        assert "<@" not in revealed


async def test_nothing_of_the_person_is_left_in_the_file(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await an_open_attempt(table)
        await table.slash(table.owner, "roll", expression="1d6[for Zenobia]", note="my sister’s birthday")
        await table.slash(table.player, "roll", expression="1d6", note="my own words")
        await table.press(table.owner, await ask(table, "1d20", table.owner, table.player), "Roll")
        await forget(table, table.owner)
        owner_id, guild_id = table.owner.id, table.guild.id
    data = guild_path(tmp_path, guild_id).read_bytes()
    for gone in ("Ada", "Selene", "grandmother", "Zenobia", "birthday", str(owner_id)):
        assert gone.encode() not in data, gone
    assert owner_id.to_bytes(8, "big") not in data
    assert b"my own words" in data


async def test_b28_two_clicks_forget_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await an_open_attempt(table)
        asked = await table.slash(table.owner, "privacy forget")
        clicks = await table.at_once(*(table.press(table.owner, asked, "Forget me") for _ in range(3)))
        assert [refused(click) for click in clicks].count("This has already been done.") == 2
        assert words(asked).startswith("You have been forgotten")


async def test_b17_the_question_is_answered_after_a_restart_and_what_is_forgotten_stays_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await an_open_attempt(table)
        asked = await table.slash(table.owner, "privacy forget")
        await table.restart()
        done = await table.press(table.owner, asked, "Forget me")
        assert words(done).startswith("You have been forgotten")
        await table.restart()
        before = await stored(table)
        await table.again(done, unanswered=True)
        assert await stored(table) == before
        assert "Nothing is stored" in words(await table.slash(table.owner, "privacy forget"))


async def test_a_copied_button_forgets_only_whoever_presses_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        made = await an_open_attempt(table)
        before = await stored(table)
        assert refused(await table.forge(table.player, made, "gcb1:tabletop:privacy-forget"))
        assert await stored(table) == before


async def test_b19_a_gm_who_is_forgotten_leaves_the_seat_to_the_administrators(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await undead(table, "Ghoul")
        await table.press(table.gm, await table.slash(table.gm, "setup gm", successor=table.player), "Hand over")
        assert "Nobody holds it now." in words(await forget(table, table.player))
        assert refused(await table.slash(table.player, "sheet show", sheet="Ghoul"))
        assert refused(await table.slash(table.admin, "sheet show", sheet="Ghoul")) is None
        assert str(table.player.id) not in str(await table.bot.guild_settings(table.guild.id))


async def test_b32_a_player_who_is_forgotten_and_leaves_breaks_nothing_and_may_come_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        user = table.env.create_user("guest")
        guest = table.guild.add_member(user)
        await cleric(table, "Ada", guest)
        await undead(table, "Ghoul", threat=2)
        made = await table.slash(guest, "turning attempt", undead="Ghoul")
        await forget(table, guest)
        table.guild.remove_member(guest)
        await table.env.settle()
        assert refused(await table.press(table.gm, made, "Why?")) is None
        assert "Former player" in words(await table.slash(table.gm, "sheet list"))
        back = table.guild.add_member(user)
        assert "Nothing is stored" in words(await table.slash(back, "privacy forget"))


@pytest.mark.parametrize(
    ("language", "title", "alias"),
    [
        ("it", "Questo server", "Ex giocatore"),
        ("uk", "На цьому", "Колишній гравець"),
        ("ru", "На этом", "Бывший игрок"),
    ],
)
async def test_the_receipt_is_the_reader_s_and_the_former_player_s_name_the_table_s(
    language: str, title: str, alias: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        await an_open_attempt(table)
        await table.slash(table.gm, "setup language", language=language)
        assert words(await forget(table, table.owner)).startswith("You have been forgotten")
        assert alias in words(await table.slash(table.gm, "sheet list"))
        table.simulation.locales[table.player.id] = language
        await table.slash(table.player, "roll", expression="1d6")
        asked = await table.slash(table.player, "privacy forget")
        assert words(await table.press(table.player, asked, labels(asked)[0])).startswith(title)


async def test_every_kind_of_sheet_stands_without_the_words_typed_into_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert table.bot.sheet_kinds
        for kind in table.bot.sheet_kinds.values():
            like = kind.templates[0].stats if kind.templates else {}
            new = without_words(kind, kind.model.model_validate(dict(like)).model_dump(mode="json"))
            typed = {name: "Selene" if value == "" else value for name, value in new.items()}
            assert without_words(kind, typed) == new


async def test_numbers_and_choices_stay_where_words_go(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        kind = table.bot.sheet_kinds["turning", "cleric"]
        ring = {"amount": 2, "reason": "grandmother’s ring"}
        stats = {"level": 7, "deity": "Selene", "modifiers": [ring], "dark": True}
        left = without_words(kind, stats)
        assert (left["level"], left["deity"], left["dark"]) == (7, "", True)
        assert left["modifiers"] == [{"amount": 2, "reason": ""}]

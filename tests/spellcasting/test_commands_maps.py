"""The map of a channel: from the library, a file or a form; the GM moves, hides and shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult

from bot.services import maps
from cogs.spellcasting.commands.maps import LIBRARY
from tests.play import cleric, evening, refused, stored
from tests.spellcasting.acts import MAP, lay_map, place
from tests.table import Table, form_values, labels, shown, words

NAMES = {
    "en-US": {"Crypt", "Tavern", "Forest road", "Corridor", "Draw it as text …"},
    "it": {"Cripta", "Taverna", "Strada nel bosco", "Corridoio", "Disegnala come testo …"},
    "uk": {"Склеп", "Таверна", "Лісова дорога", "Коридор", "Намалювати текстом …"},
    "ru": {"Склеп", "Таверна", "Лесная дорога", "Коридор", "Нарисовать текстом …"},
}


async def put(table: Table, gm_map: InteractionResult, **said: str) -> InteractionResult:
    """The GM sends the form for a creature from the GM's map."""
    form = await table.press(table.gm, gm_map, "Creature …")
    return await table.submit(table.gm, form, **said)


async def gm_map(table: Table) -> InteractionResult:
    return await table.press(table.gm, await table.slash(table.gm, "spell area"), "For the GM")


@pytest.mark.parametrize(("locale", "names"), NAMES.items())
async def test_the_library_is_named_in_every_language(locale: str, names: set[str], tmp_path: Path) -> None:
    async with evening(tmp_path, locale=locale) as table:
        assert set(await table.suggest(table.gm, "spell area", "map", "")) == names
        for name in names - {max(names, key=len)}:
            laid = await table.slash(table.gm, "spell area", map=name.upper())
            assert not refused(laid)
            assert not shown(laid).flags.ephemeral
        assert len((await stored(table))["maps"]) == 1


@pytest.mark.parametrize(
    ("locale", "ghoul", "lich"),
    [("en-US", "Ghoul", "Lich"), ("it", "Ghoul", "Lich"), ("uk", "Гуль", "Ліч"), ("ru", "Гуль", "Лич")],
)
async def test_who_is_on_a_map_of_the_library_is_called_as_the_table_reads(
    locale: str, ghoul: str, lich: str, tmp_path: Path
) -> None:
    async with evening(tmp_path, locale=locale) as table:
        language = locale.partition("-")[0]
        await table.bot.change_guild_settings(table.guild.id, lambda old: old.model_copy(update={"language": language}))
        laid = await table.slash(table.gm, "spell area", map="crypt")
        assert f"`G` {ghoul}: G6, I10" in words(laid)
        told = await table.forge(table.gm, laid, f"gcb1:spellcasting:map-gm:{table.channel.id}")
        assert lich in words(told)
        assert not table.sees(table.player, lich)


def test_every_map_of_the_library_can_be_drawn() -> None:
    assert set(maps.library(LIBRARY)) == {"crypt", "tavern", "forest-road", "corridor"}


async def test_there_is_no_map_at_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        assert "no map in this channel" in str(refused(await table.slash(table.player, "spell area")))
        assert "no map in this channel" in str(refused(await place(table)))
        assert "no map called" in str(refused(await table.slash(table.gm, "spell area", map="Moon")))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("```\n```", "There is no map in this text"),
        ("...\n..", "Row 2, column 3: all rows must be equally long"),
        ("...\n.é.", "Row 2, column 2: creatures are drawn with Latin letters"),
        ("...\n.@.", "Row 2, column 2: nobody knows what"),
        ("..O\n...\n\nO = Ogre 2x2", "Row 1, column 3: “O” should fill 2 × 2 squares"),
        ("." * 53, "column 53: the map goes on here"),
        ("G..\n\nG Goblin", "Row 3: this line of the legend cannot be read"),
    ],
)
async def test_a_bad_map_is_refused_with_row_and_column(text: str, why: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        before = await lay_map(table)
        assert why in str(refused(await lay_map(table, text)))
        form = await table.press(table.gm, await table.press(table.gm, before, "For the GM"), "Map …")
        assert why in str(refused(await table.submit(table.gm, form, text=text)))
        assert "Goblin" in words(await table.slash(table.player, "spell area"))


async def test_files_that_are_no_maps_are_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        large = await table.slash(table.gm, "spell area", file=("map.txt", b"." * 20_000))
        assert "16 KiB" in str(refused(large))
        assert "is no text" in str(refused(await table.slash(table.gm, "spell area", file=("map.txt", b"\xff\xfe"))))


async def test_a_code_block_with_labels_is_understood_as_it_was_shown(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        form = await table.slash(table.gm, "spell area", map="text")
        first = await table.submit(table.gm, form, text="```\n2 # . G \n1 . . . \n  A B C \n```\nG = Goblin")
        assert "`G` Goblin: C2" in words(first)


async def test_the_form_holds_the_map_with_the_hidden_in_brackets(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        form = await table.press(table.gm, await gm_map(table), "Map …")
        held = form_values(form)["text"]
        assert "L = (Lurker)" in held
        again = await table.submit(table.gm, form, text=held.replace("O = Olga", "O = Oleg"))
        assert shown(again).flags.ephemeral
        assert "Hidden: Lurker" in words(again)
        assert "Oleg" in words(again)
        assert not table.sees(table.player, "Lurker")


async def test_creatures_come_move_hide_grow_and_leave(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        told = await gm_map(table)
        for said, then in (
            ({"name": "Ogre", "square": "A1", "size": "2"}, "`R` Ogre: A1–B2"),
            ({"name": "ogre", "square": "g1"}, "`R` Ogre: G1–H2"),
            ({"name": "H5", "square": "J8", "hidden": "yes"}, "Hidden: Goblin"),
            ({"name": "Lurker", "square": "J1"}, "Hidden: Lurker"),
        ):
            assert then in words(await put(table, told, **said))
        public = await table.slash(table.player, "spell area")
        assert "Ogre" in words(public)
        assert "Goblin" not in words(public)
        assert "Hidden: Goblin" not in words(await put(table, told, name="Goblin", square="J8", hidden="no"))
        assert "Ogre" not in words(await put(table, told, name="Ogre"))
        assert not table.sees(table.spectator, "Lurker")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"name": "Ogre", "square": "E5"}, "no room for Ogre at E5"),
        ({"name": "Ogre", "square": "J8", "size": "2"}, "no room for Ogre at J8"),
        ({"name": "Ogre", "square": "I3"}, "no room for Ogre at I3"),
        ({"name": "Ogre", "square": "Z9"}, "not on this board"),
        ({"name": "Ogre", "square": "A1", "size": "huge"}, "is no size"),
        ({"name": "Ogre"}, "Nobody on the map is called"),
        ({"name": "‎ ", "square": "A1"}, "needs a name"),
    ],
)
async def test_what_cannot_stand_there_is_refused(said: dict[str, str], why: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        before = await stored(table)
        assert why in str(refused(await put(table, await gm_map(table), **said)))
        assert await stored(table) == before


async def test_the_gms_map_never_takes_the_place_of_a_public_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        public = await lay_map(table)
        await table.forge(table.gm, public, f"gcs1:spellcasting:map-clear:{table.channel.id}", ["999"])
        placed = await place(table)
        await table.press(table.gm, placed, "Confirm")
        [[mark, *_]] = (await stored(table))["map_marks"]
        cleared = await table.forge(table.gm, public, f"gcs1:spellcasting:map-clear:{table.channel.id}", [str(mark)])
        assert shown(cleared).flags.ephemeral
        assert not (await stored(table))["map_marks"]
        assert not table.sees(table.spectator, "Lurker")


async def test_areas_are_cleared_from_the_gms_map(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table)
        for _ in range(2):
            await table.press(table.gm, await place(table), "Confirm")
        told = await gm_map(table)
        await table.choose(table.gm, told, "Take areas off the map", "*Fireball*")
        assert len((await stored(table))["map_marks"]) == 1
        assert "Show to all" in labels(told)


async def test_only_the_newest_drafts_are_kept(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table, MAP)
        channel = table.channel.id

        def work(db: Any) -> list[int]:
            for number in range(maps.DRAFTS + 5):
                maps.draft(db, channel, "spellcasting", {}, interaction_id=number)
            return [row[0] for row in db.execute("SELECT interaction_id FROM map_marks ORDER BY id")]

        kept = await table.bot.storage.write(table.guild.id, work)
        assert kept == list(range(5, maps.DRAFTS + 5))


async def test_whoever_is_forgotten_leaves_no_name_of_theirs_on_a_map(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await cleric(table, "Olga")
        await lay_map(table)
        await table.press(table.gm, await place(table, origin="C3"), "Confirm")
        await table.press(table.owner, await table.slash(table.owner, "privacy forget"), "Forget me")
        kept = await stored(table)
        assert not any("Olga" in str(kept[name]) for name in ("maps", "map_marks", "ledger"))
        told = words(await table.slash(table.player, "spell area"))
        assert "Olga" not in told
        assert "Goblin" in told


async def test_a_slow_database_gives_nobody_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as table:
        laid = await lay_map(table)
        placed = await place(table)
        monkeypatch.setattr("bot.surface.cog.PATIENCE", 0)
        for message in (laid, placed):
            told = await table.press(table.gm, message, "For the GM")
            assert "Lurker" in words(told)
            await table.press(table.gm, told, "Picture")
            await table.press(table.gm, told, "As a list")
        await table.forge_form(
            table.gm,
            f"gcf1:spellcasting:map-creature-set:{table.channel.id}",
            name="Lurker",
            square="J1",
            hidden="keep",
        )
        await table.press(table.gm, placed, "Confirm")
        assert table.sees(table.gm, "J1")
        assert not table.sees(table.spectator, "Lurker")

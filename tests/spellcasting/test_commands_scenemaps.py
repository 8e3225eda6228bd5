"""Maps of scenes: where they lie, who is on them, and that they betray nobody who is hidden in the scene."""

from __future__ import annotations

from pathlib import Path

from tests.play import evening, refused
from tests.spellcasting.acts import MAP, lay_map, place
from tests.spellcasting.castings import adventurer
from tests.table import Table, labels, words


async def duel(table: Table, name: str = "Duel") -> None:
    """A scene with Ada, who is the owner's, and somebody hidden, whom players know nothing of."""
    await table.slash(table.gm, "scene open", name=name, ruleset="spellcasting")
    await table.slash(table.owner, "scene join", who="Ada", scene=name)
    await table.slash(table.gm, "scene add", who="Malachar", hidden=True, scene=name)


async def laid_in(table: Table) -> set[int]:
    """The places in which maps lie, channels by their ids and scenes below zero."""
    read = table.bot.storage.read(table.guild.id, lambda db: db.execute("SELECT place FROM maps").fetchall())
    return {row[0] for row in await read}


async def test_a_map_that_is_laid_while_one_scene_is_open_is_the_scenes(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await lay_map(table, "...\n...\n\n")
        await duel(table)
        assert "The map of the scene" not in words(await table.slash(table.owner, "spell area"))
        assert "The map of the scene Duel" in words(await lay_map(table))
        assert await laid_in(table) == {-1, table.channel.id}
        assert "The map of the scene Duel" in words(await table.slash(table.owner, "spell area"))
        placed = await place(table)
        assert "Goblin (H5)" in words(placed)
        elsewhere = table.guild.create_text_channel("elsewhere")
        # In every channel of the scene it is the same; elsewhere there is none.
        assert "no map" in str(refused(await table.slash(table.owner, "spell area", channel=elsewhere)))
        await table.slash(table.gm, "scene bind", place=elsewhere)
        assert "The map of the scene Duel" in words(await table.slash(table.owner, "spell area", channel=elsewhere))
        # Once the scene is closed, the channel has its own again, and what belonged to the scene's is closed.
        closing = await table.slash(table.gm, "scene close")
        await table.press(table.gm, closing, labels(closing)[0])
        assert "The map of the scene" not in words(await table.slash(table.owner, "spell area"))
        assert refused(await table.press(table.owner, placed, "By tokens"))


async def test_with_several_scenes_the_one_that_is_meant_is_named(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await duel(table, "Duel")
        await table.slash(table.gm, "scene open", name="Siege", ruleset="turning")
        await lay_map(table)
        assert await laid_in(table) == {table.channel.id}
        siege = await table.slash(table.gm, "spell area", map="tavern", scene="Siege")
        assert "The map of the scene Siege" in words(siege)
        assert "The map of the scene Siege" in words(await table.slash(table.owner, "spell area"))
        assert "no map" in str(refused(await table.slash(table.owner, "spell area", scene="Duel")))
        assert refused(await table.slash(table.owner, "spell area", scene="Nowhere"))
        assert set(await table.suggest(table.owner, "spell area", "scene", "")) == {"Siege", "Duel"}


async def test_those_who_take_part_come_on_the_map_and_who_is_hidden_there_is_hidden_here(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await adventurer(table, "Ada", table.owner)
        await adventurer(table, "Malachar", hidden=True)
        await duel(table)
        public = await lay_map(table, MAP)
        gm_map = await table.press(table.gm, public, "For the GM")
        assert "Taking part, and not on the map: Ada, Malachar" in words(gm_map)
        await table.press(table.gm, gm_map, "Put participants on it")
        assert "`A` Ada: A1" in words(gm_map)
        assert "Hidden: Malachar" in words(gm_map)
        assert "not on the map" not in words(gm_map)
        board = await table.slash(table.owner, "spell area")
        assert "`A` Ada: A1" in words(board)
        assert not any(table.sees(who, "Malachar") for who in (table.owner, table.player, table.spectator))
        # The GM moves them; shown in the scene, they are shown on the map.
        form = await table.press(table.gm, gm_map, "Creature …")
        await table.submit(table.gm, form, name="Malachar", square="J8")
        assert not table.sees(table.player, "Malachar")
        await table.slash(table.player, "spell area")
        status = await table.slash(table.gm, "scene status")
        person = await table.choose(table.gm, status, "Choose a participant", "Malachar")
        await table.press(table.gm, person, "Show to players")
        assert "Malachar: J8" in words(await table.slash(table.player, "spell area"))


async def test_an_alias_is_all_that_the_map_says(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await duel(table)
        await table.slash(table.gm, "scene add", who="Baroness", alias="Veiled lady")
        await lay_map(table, "....\n....\n")
        gm_map = await table.press(table.gm, await table.slash(table.gm, "spell area"), "For the GM")
        await table.press(table.gm, gm_map, "Put participants on it")
        for who in (table.owner, table.player):
            for label in ("As a list", "Picture"):
                await table.press(who, await table.slash(who, "spell area"), label)
            assert table.sees(who, "Veiled lady")
            assert not table.sees(who, "Baroness")

"""A confirmed area takes effect in a scene: on the sheets, in front of everybody, and back again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import InteractionResult

from bot.services import effects
from tests.play import evening, refused
from tests.spellcasting.acts import lay_map, place
from tests.spellcasting.castings import adventurer, sheet_of
from tests.table import Table, labels, shown, words
from tests.tabletop.scenes import heard

BOARD = """
......
.A.B..
......
..M...
......
.....C

A = Ada
B = Bo
C = Cyd
M = Malachar
"""


async def lasting(table: Table) -> list[int]:
    """On whose sheets something lasts."""
    read = table.bot.storage.read(table.guild.id, lambda db: effects.lasting(db, ruleset="spellcasting"))
    return [effect.sheet_id for effect in await read]


async def confirmed(table: Table, **options: Any) -> tuple[list[Any], InteractionResult]:
    """Ada, Bo and the hidden Malachar in a fireball that the GM has confirmed; Cyd is outside. Their sheets."""
    table.may_ping |= {table.owner.id, table.player.id, table.spectator.id}
    people = [
        await adventurer(table, "Ada", table.owner, hit_points=30),
        await adventurer(table, "Bo", table.player, hit_points=12),
        await adventurer(table, "Cyd", table.spectator, hit_points=9),
        await adventurer(table, "Malachar", hidden=True, hit_points=50),
    ]
    await table.slash(table.gm, "scene open", name="Duel", ruleset="spellcasting")
    for who, name in ((table.owner, "Ada"), (table.player, "Bo"), (table.spectator, "Cyd")):
        await table.slash(who, "scene join", who=name)
    await table.slash(table.gm, "scene add", who="Malachar", hidden=True)
    await table.slash(table.gm, "scene start")
    await lay_map(table, BOARD)
    placed = await place(table, table.gm, **({"origin": "C3/D4", "size": 10} | options))
    await table.press(table.gm, placed, "Confirm")
    return people, placed


async def struck(table: Table, placed: InteractionResult, *whom: str, **fields: str) -> InteractionResult:
    """The GM says whom it affects in full, and how."""
    ask = await table.press(table.gm, placed, "Apply …")
    form = await table.choose(table.gm, ask, "Whom does it affect in full?", *whom)
    return await table.submit(table.gm, form, **fields)


async def test_a_fireball_hurts_those_in_it_and_goes_back_with_the_scene(tmp_path: Path) -> None:
    async with evening(tmp_path, *[10] * 4, *[5] * 8, *[3] * 8) as table:
        (ada, bo, cyd, malachar), placed = await confirmed(table)
        assert "Apply …" in labels(placed)
        told = await struck(table, placed, "Bo", "Malachar", damage="4d6", rounds="2")
        assert shown(told).flags.ephemeral
        assert "20 damage: Bo." in words(told)
        assert "Malachar: hit points 50 → 30" in words(told)
        [news] = [words(one) for one in heard(table) if "takes effect" in words(one)]
        assert "20 damage: Bo. Half, 10: Ada. It lasts for 2 rounds." in news
        assert "Malachar" not in news
        assert [(await sheet_of(table, one))["hit_points"] for one in (ada, bo, cyd, malachar)] == [20, 0, 9, 30]
        assert await lasting(table) == [bo.id, malachar.id]
        for who in (table.owner, table.player, table.spectator):
            for command in ("scene catchup", "scene status", "ledger recent", "spell area"):
                await table.slash(who, command)
            assert not table.sees(who, "Malachar")
        await table.slash(table.gm, "scene back")
        assert [(await sheet_of(table, one))["hit_points"] for one in (ada, bo, cyd, malachar)] == [30, 12, 9, 50]
        assert await lasting(table) == []


async def test_an_area_takes_effect_on_those_who_are_in_it_then(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        (ada, bo, cyd, _), placed = await confirmed(table)
        gm_map = await table.press(table.gm, await table.slash(table.gm, "spell area"), "For the GM")
        for name, square in (("Ada", "A1"), ("Cyd", "C2")):
            await table.submit(table.gm, await table.press(table.gm, gm_map, "Creature …"), name=name, square=square)
        await struck(table, placed, "Nobody: all succeed", damage="2d6", rounds="3")
        assert [(await sheet_of(table, one))["hit_points"] for one in (ada, bo, cyd)] == [30, 6, 3]
        assert await lasting(table) == []


async def test_what_lasts_ends_after_its_rounds_or_with_the_area(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        (ada, bo, _, malachar), placed = await confirmed(table)
        await struck(table, placed, "Everybody in it", damage="", rounds="1")
        assert await lasting(table) == [ada.id, bo.id, malachar.id]
        for _ in range(8):
            await table.slash(table.gm, "scene next")
        assert await lasting(table) == []
        assert any("Bo" in words(one) and "Fireball" in words(one) and "end" in words(one) for one in heard(table))
        await struck(table, placed, "Bo", damage="", rounds="5")
        assert await lasting(table) == [bo.id]
        await table.press(table.gm, placed, "Remove")
        assert await lasting(table) == []


async def test_only_the_gm_applies_an_area_and_only_in_a_scene(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        (ada, *_), placed = await confirmed(table)
        assert refused(await table.press(table.owner, placed, "Apply …"))
        assert refused(await table.forge(table.owner, placed, "gcs1:spellcasting:area-full:1", ["all"]))
        assert refused(
            await table.forge_form(table.owner, "gcf1:spellcasting:area-applied:1:7", damage="8d6", rounds="")
        )
        assert "no number of rounds" in str(refused(await struck(table, placed, "Ada", damage="", rounds="many")))
        assert refused(await struck(table, placed, "Ada", damage="lots", rounds=""))
        assert (await sheet_of(table, ada))["hit_points"] == 30
        closing = await table.slash(table.gm, "scene close")
        await table.press(table.gm, closing, labels(closing)[0])
        await lay_map(table, BOARD)
        alone = await place(table, table.gm, origin="C3/D4", size=10)
        await table.press(table.gm, alone, "Confirm")
        assert "Apply …" not in labels(alone)
        assert refused(await table.forge(table.gm, alone, "gcb1:spellcasting:area-apply:2"))

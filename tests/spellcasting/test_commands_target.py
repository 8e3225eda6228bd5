"""Invalid targets: the GM knows, the caster sees what appears, and nothing gives the truth away (R002-13 to 16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play import evening, refused
from tests.spellcasting.castings import adventurer, newest
from tests.table import labels, shown, words

TELLTALES = ("invalid", "valid target", "cannot affect", "R002-14", "R002-15", "R002-16", "vampire")


@pytest.mark.parametrize(
    ("spell", "appears", "slot"),
    [
        ("Charm Person", "the saving throw succeeds", "level 1"),  # E002-5
        ("Magic Missile", "no effect", "level 1"),
        ("Fireball", "no effect", "level 3"),
    ],
)
async def test_E002_5_the_caster_sees_what_appears_and_nothing_else(
    spell: str, appears: str, slot: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as table:
        await adventurer(table, "Ada", table.owner)
        told = await table.slash(table.gm, "spell target", spell=spell, target="The count", caster="Ada")
        assert shown(told).flags.ephemeral
        for sentence in ("invalid target", appears, slot):
            assert sentence in words(told)
        assert "R002-14" in words(await table.press(table.gm, told, "Why?"))
        # Nothing can be read before the GM tells, and then by the caster alone.
        public = await table.slash(table.spectator, "roll", expression="1d6")
        assert refused(await table.forge(table.owner, public, "gcb1:spellcasting:spell-word:1"))
        table.may_ping = {table.owner.id}
        await table.press(table.gm, told, "Tell the caster")
        assert refused(await table.press(table.gm, told, "Tell the caster"))
        word = await newest(table)
        assert refused(await table.press(table.player, word, "Read")) == "That is for somebody else."
        read = await table.press(table.owner, word, "Read")
        assert labels(read) == []
        assert f"The count: {appears}." in words(read)
        assert slot in words(read)
        await table.slash(table.owner, "ledger why", entry="1")
        await table.slash(table.owner, "ledger recent")
        await table.slash(table.owner, "privacy export")
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert [telltale for telltale in TELLTALES if table.sees(who, telltale)] == []
        for who in (table.player, table.spectator, table.admin):
            assert not table.sees(who, spell)
            assert not table.sees(who, "The count")


async def test_a_valid_target_that_saves_reads_like_an_invalid_one(tmp_path: Path) -> None:
    read = []
    for truth in ("invalid", "saved"):
        async with evening(tmp_path / truth) as table:
            table.may_ping = {table.owner.id}
            await adventurer(table, "Ada", table.owner)
            told = await table.slash(
                table.gm, "spell target", spell="Charm Person", target="The count", caster="Ada", truth=truth
            )
            await table.press(table.gm, told, "Tell the caster")
            read.append(words(await table.press(table.owner, await newest(table), "Read")))
    assert read[0] == read[1]


async def test_an_innate_spell_takes_no_slot_and_the_gm_s_own_caster_is_not_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await adventurer(table, "Malachar", hidden=True)
        told = await table.slash(
            table.gm, "spell target", spell="Charm Person", target="Bo", caster="Malachar", how="innate"
        )
        assert "Spell slot spent: **No**" in words(told)
        assert "Tell the caster" not in labels(told)
        assert refused(await table.slash(table.owner, "spell target", spell="Charm Person", target="Bo"))


async def test_a_target_cannot_succeed_on_a_saving_throw_that_the_spell_does_not_allow(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        told = await table.slash(table.gm, "spell target", spell="Magic Missile", target="Bo", truth="saved")
        assert refused(told) == "*Magic Missile* allows no saving throw, so no target can succeed on one."

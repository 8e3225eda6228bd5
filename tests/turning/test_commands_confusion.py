"""The die of a Confusing Order: once for each round, for those who may (R000-45 to R000-48)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.engine.effects import Due
from bot.services import effects
from cogs.turning.tables import Effect
from tests.play import cleric, evening, lay, refused, stored, undead
from tests.table import Table, form_values, labels, words
from tests.turning.lasting import begin, lasting, of

CHOOSE = "Choose an effect to end or break"
ROLL, NEXT = "This round’s d6", "Next round’s d6"
SECRET = "Acererak"


async def confused_ghoul(table: Table, rounds: int = 3, **stats: Any) -> int:
    """The owner's Mordo confuses a ghoul; returns the effect's id."""
    mordo = await cleric(table, "Mordo", dark=True)
    ghoul = await undead(table, "Ghoul", **stats)
    [effect] = await begin(table, of(Effect.CONFUSING_ORDER, ghoul, mordo, rounds))
    return effect.id


async def card(table: Table, who: MemberActor) -> InteractionResult:
    """The card of the order, chosen from the list."""
    return await table.choose(who, await table.slash(who, "turning effects"), CHOOSE, "Ghoul: Confusing Order")


async def test_r000_46_to_48_each_round_has_its_die_and_its_conduct(tmp_path: Path) -> None:
    async with evening(tmp_path, 2, 4, 1, 5) as table:
        await confused_ghoul(table)
        form = await table.press(table.owner, await card(table, table.owner), ROLL)
        assert form_values(form) == {"seen": "Mordo"}
        first = await table.submit(table.owner, form)
        assert "d6 2: Stand Still" in words(first)
        assert "Round 1 of 3" in words(first)
        form = await table.press(table.owner, first, NEXT)
        second = await table.submit(table.owner, form, seen="Squire, Mordo")
        assert "It attacks Squire, and no one else." in words(second)
        assert "Picked with a d2: 1" in words(second)
        third = await table.submit(table.gm, await table.press(table.gm, second, NEXT))
        assert "It acts freely this round." in words(third)
        assert labels(third) == ["Why?"]
        assert ROLL not in labels(await card(table, table.owner))
        assert "R000-45" in words(await table.press(table.spectator, third, "Why?"))


async def test_r000_45_what_a_scene_rolls_nobody_rolls_by_hand(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await confused_ghoul(table)
        await table.slash(table.gm, "scene open", name="Crypt", ruleset="turning")
        before = await card(table, table.owner)
        [effect] = await lasting(table)
        driven = effect.model_copy(update={"due": Due(scene_id=1, round=3)})
        await table.bot.storage.write(table.guild.id, lambda db: effects.drive(db, [driven]))
        assert ROLL not in labels(await card(table, table.owner))
        assert refused(await table.press(table.owner, before, ROLL))


async def test_r000_47_with_nobody_to_attack_it_stands_still(tmp_path: Path) -> None:
    async with evening(tmp_path, 3) as table:
        await confused_ghoul(table)
        form = await table.press(table.owner, await card(table, table.owner), ROLL)
        assert "There is nobody to attack" in words(await table.submit(table.owner, form, seen=" , "))


async def test_the_form_knows_who_is_near_by_the_sheets(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        mordo = await cleric(table, "Mordo", dark=True, position={"east": 0, "north": 0})
        ghoul = await undead(table, "Ghoul", position={"east": 100, "north": 0})
        await lay(table, "companion", "Near", table.player, position={"east": 100, "north": 210})
        await lay(table, "companion", "Far", table.player, position={"east": 100, "north": 211})
        await lay(table, "companion", "Gone", table.player, present=False)
        await lay(table, "companion", SECRET, None, hidden=True)
        await cleric(table, "Elsewhere", table.player)
        await begin(table, of(Effect.CONFUSING_ORDER, ghoul, mordo))
        for who in (table.owner, table.gm):
            form = await table.press(who, await card(table, who), ROLL)
            assert sorted(form_values(form)["seen"].split(", ")) == ["Mordo", "Near"]


async def test_b28_of_many_clicks_for_one_round_one_rolls_and_all_are_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        effect_id = await confused_ghoul(table)
        before = len((await stored(table))["ledger"])
        for number in range(2):
            results = await table.at_once(
                *(
                    table.forge_form(who, f"gcf1:turning:confuse:{effect_id}:open:{number}", seen="Mordo")
                    for who in [table.owner, table.gm] * 5
                )
            )
            assert sum(refused(result) is None for result in results) == 1
            assert len((await stored(table))["ledger"]) == before + 1 + number


async def test_a_form_that_is_delivered_twice_rolls_once_and_says_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as table:
        await confused_ghoul(table)
        form = await table.press(table.owner, await card(table, table.owner), ROLL)
        rolled = await table.submit(table.owner, form)
        first = words(rolled)
        await table.again(rolled, unanswered=True)
        assert words(rolled) == first


async def test_rounds_come_in_order_and_end_with_the_effect(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        effect_id = await confused_ghoul(table, 1)
        old = await card(table, table.gm)
        for number in (-1, 1, 5, 10**30):
            address = f"gcf1:turning:confuse:{effect_id}:open:{number}"
            assert "closed" in str(refused(await table.forge_form(table.owner, address, seen="")))
        await table.submit(table.gm, await table.press(table.gm, old, ROLL))
        assert refused(await table.press(table.gm, old, ROLL))
        await table.submit(table.gm, await table.press(table.gm, old, "End"), note="")
        assert "closed" in str(refused(await table.press(table.gm, old, ROLL)))
        assert not await lasting(table)


async def test_only_the_gm_and_the_priest_s_player_roll(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        effect_id = await confused_ghoul(table)
        for who in (table.player, table.spectator, table.admin):
            assert labels(await card(table, who)) == []
            sent = await table.forge_form(who, f"gcf1:turning:confuse:{effect_id}:open:0", seen="")
            assert "Only the GM" in str(refused(sent))


async def test_b21_what_a_hidden_undead_does_and_a_hidden_victim_stay_with_the_gm(tmp_path: Path) -> None:
    async with evening(tmp_path, 3, 3) as table:
        mordo = await cleric(table, "Mordo", dark=True)
        ghoul, lich = await undead(table, "Ghoul"), await undead(table, SECRET, hidden=True)
        on_ghoul, on_lich = await begin(
            table, of(Effect.CONFUSING_ORDER, ghoul, mordo), of(Effect.CONFUSING_ORDER, lich, mordo)
        )
        shown = await table.forge_form(table.gm, f"gcf1:turning:confuse:{on_ghoul.id}:open:0", seen=SECRET)
        assert f"undead {lich.id}" in words(shown)
        for whose in ("open", "hidden"):
            sent = await table.forge_form(table.owner, f"gcf1:turning:confuse:{on_lich.id}:{whose}:0", seen="")
            assert refused(sent)
        own = await table.forge_form(table.gm, f"gcf1:turning:confuse:{on_lich.id}:hidden:0", seen="Mordo")
        assert SECRET in words(own)
        for who in (table.owner, table.player, table.spectator, table.admin):
            await table.press(who, shown, "Why?")
            await table.slash(who, "ledger recent")
            assert not table.sees(who, SECRET)

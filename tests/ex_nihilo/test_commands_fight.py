"""Fights in scenes: whose turn it is, what there is one of per turn, who falls and wakes, and 600 turns to death."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engine.effects import Due, Effect
from bot.engine.scene.model import Scene, State
from bot.services import effects, scenes
from tests.ex_nihilo.fights import attack, combatant, duel, last, lasts, stats
from tests.play import evening, refused
from tests.table import Table, labels, words


async def fight(table: Table, *others: str) -> Any:
    """A scene in which Ada has the first turn and Bruno the second; others come after them."""
    ada, bruno = await duel(table)
    table.may_ping.add(table.gm.id)
    await table.slash(table.gm, "scene open", name="Duel", ruleset="ex_nihilo")
    for who in ("Ada", "Bruno", *others):
        await table.slash(table.gm, "scene add", who=who)
    await table.slash(table.gm, "scene start")
    return ada, bruno


async def scene(table: Table) -> Scene:
    """The scene as it is now."""
    found: Scene = await table.bot.storage.read(table.guild.id, lambda db: scenes.load(db, 1))
    return found


async def states(table: Table) -> dict[str, State]:
    """What everybody can do in the scene."""
    return {one.name: one.state for one in (await scene(table)).participants}


ORDER = (30, 1)
"""Initiative: Ada first, then Bruno."""


async def test_one_attack_in_ones_own_turn_and_none_in_anothers(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 1, 30) as table:
        await fight(table)
        too_early = await table.slash(table.player, "nihilo attack", target="Ada")
        assert "It is the turn of “Ada” now" in str(refused(too_early))
        assert "A miss" in words(await table.slash(table.owner, "nihilo attack", target="Bruno"))
        twice = await table.slash(table.owner, "nihilo attack", target="Bruno")
        assert refused(twice) == "Ada has no second attack in this turn."


async def test_the_level_is_the_scenes(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 10, 10, 1, 1) as table:
        await fight(table)
        await table.slash(table.gm, "nihilo initiative", level="gsp-2")
        offer = await attack(table, table.owner, "Bruno", level="gsp-2")
        assert "2d30: 10 + 10 +20 = 46" in words(offer)


async def test_one_parry_per_turn_of_the_game(tmp_path: Path) -> None:
    async with evening(tmp_path, 30, 1, 20, 10, 6, 30, 10, 6, 25, 2, 24, 10, 6) as table:
        table.may_ping.add(table.gm.id)
        await combatant(table, "Cyd", None, "sword", corpo=14, equilibrio=12)
        await fight(table, "Cyd")
        offer = await attack(table, table.owner, "Bruno", level="gsp-1")
        await table.press(table.player, await table.press(table.player, offer, "React"), "Parry")
        await table.slash(table.owner, "scene next")
        offer = await attack(table, table.gm, "Bruno", attacker="Cyd", level="gsp-1")
        # Nothing is left but the dodge, so nobody is asked.
        assert labels(offer) == ["Why?"]
        assert "unconscious" in words(offer)


async def test_whoever_falls_has_no_more_turns_and_whoever_wakes_has_them_again(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 10, 6, *range(1, 30)) as table:
        _, bruno = await fight(table)
        offer = await attack(table, table.owner, "Bruno", level="gsp-1")
        await table.press(table.player, await table.press(table.player, offer, "React"), "Dodge alone")
        assert await lasts(table, bruno) == ["unconscious"]
        assert await states(table) == {"Ada": State.ACTIVE, "Bruno": State.DEFEATED}
        card = await table.slash(table.gm, "nihilo state", who="Bruno")
        form = await table.press(table.gm, card, "Give hit points back")
        healed = await table.submit(table.gm, form, points="5")
        assert "Bruno gets 5 hit points back, and has 4." in words(healed)
        assert "Bruno wakes." in words(healed)
        assert await lasts(table, bruno) == []
        assert await states(table) == {"Ada": State.ACTIVE, "Bruno": State.ACTIVE}


async def dying(table: Table, bruno: Any, due: int) -> None:
    """Bruno's time is over with this round."""

    def work(db: Any) -> None:
        [effect] = effects.lasting(db, ruleset="ex_nihilo", sheet_ids=[bruno.id])
        effects.drive(db, [effect.model_copy(update={"due": Due(scene_id=1, round=due)})])

    await table.bot.storage.write(table.guild.id, work)


async def unconscious(table: Table) -> Any:
    """Bruno has been struck down."""
    _, bruno = await fight(table)
    offer = await attack(table, table.owner, "Bruno", level="gsp-1")
    await table.press(table.player, await table.press(table.player, offer, "React"), "Dodge alone")
    return bruno


async def test_the_time_to_death_is_600_turns_of_the_scene(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 10, 6, *range(1, 30)) as table:
        bruno = await unconscious(table)
        await table.slash(table.owner, "scene next")

        def due(db: Any) -> Effect:
            return effects.lasting(db, ruleset="ex_nihilo", sheet_ids=[bruno.id])[0]

        effect = await table.bot.storage.read(table.guild.id, due)
        assert effect.due is not None
        assert effect.due.round == 601
        card = words(await table.slash(table.gm, "nihilo state", who="Bruno"))
        assert "dying: dead in 599 turns" in card


async def test_R003_14_without_help_the_dying_die_when_their_time_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 10, 6, *range(1, 30)) as table:
        bruno = await unconscious(table)
        await table.slash(table.owner, "scene next")
        await dying(table, bruno, 2)
        await table.slash(table.owner, "scene next")
        assert (await stats(table, bruno))["dead"]
        assert await lasts(table, bruno) == []
        assert table.sees(table.spectator, "Nobody has helped in time: Bruno **dies**.")
        result = await table.slash(table.owner, "nihilo attack", target="Bruno")
        assert refused(result) == "Bruno is dead."


async def test_a_rescue_in_time_stops_the_clock(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 10, 6, 5, 30, 6, *range(1, 30)) as table:
        table.may_ping.add(table.spectator.id)
        await combatant(table, "Cyd", table.spectator, mente=16, medicina=2)
        await unconscious(table)
        card = await table.slash(table.owner, "nihilo state", who="Bruno")
        assert labels(card) == ["Give first aid"]
        helped = await table.press(table.owner, card, "Give first aid")
        assert refused(helped) == "Ada has used this turn already: attack."
        await table.slash(table.gm, "scene add", who="Cyd")
        card = await table.slash(table.spectator, "nihilo state", who="Bruno", by="Cyd")
        assert "It is the turn of “Ada” now" in str(refused(await table.press(table.spectator, card, "Give first aid")))
        await table.slash(table.owner, "scene next")
        while (await scene(table)).current != 3:
            await table.slash(table.gm, "scene next")
        result = await table.press(table.spectator, card, "Give first aid")
        assert "The clock stops." in words(result).replace("**", "") or "does not help yet" in words(result)
        assert "Mind 16 · Medicine +20" in words(result)


async def test_total_defence_lasts_until_the_next_turn(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 1, 1, *ORDER, *range(1, 30)) as table:
        ada, _ = await fight(table)
        told = words(await table.slash(table.owner, "nihilo defend"))
        assert "Ada takes up total defence until the next turn" in told
        again = await table.slash(table.owner, "nihilo attack", target="Bruno")
        assert refused(again) == "Ada has used this turn already: total defence."
        await table.slash(table.owner, "scene next")
        missed = words(await table.slash(table.player, "nihilo attack", target="Ada"))
        assert "total defence +10" in missed
        assert await lasts(table, ada) == ["total-defence"]
        await table.slash(table.player, "scene next")
        assert await lasts(table, ada) == []


async def test_a_charge_needs_room_and_costs_parries(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, 20, 1, 30, 20, 1, 5) as table:
        ada, bruno = await fight(table)
        short = await table.slash(table.owner, "nihilo attack", target="Bruno", way="way-charge", room=7)
        assert refused(short) == "Ada needs 8 m of room for a charge; there are 7 m."
        offer = await attack(table, table.owner, "Bruno", way="way-charge", room=8, level="gsp-1")
        assert "charge −5" in words(offer)
        assert await lasts(table, ada) == ["charging"]
        await table.press(table.player, await table.press(table.player, offer, "React"), "Parry")
        assert (await stats(table, bruno))["hit_points"] == 24
        await table.slash(table.owner, "scene next")
        offer = await attack(table, table.player, "Ada", level="gsp-1")
        await table.press(table.owner, await table.press(table.owner, offer, "React"), "Parry")
        assert "charged before −5" in words(await last(table))


async def test_turns_of_aiming_and_the_wormhole_are_counted_by_the_scene(tmp_path: Path) -> None:
    async with evening(tmp_path, *ORDER, *ORDER, 1, 30) as table:
        await combatant(table, "Dora", table.owner, "bow", equilibrio=12)
        await combatant(table, "Emil", table.player, "pistol", equilibrio=12)
        table.may_ping |= {table.owner.id, table.player.id}
        await table.slash(table.gm, "scene open", name="Duel", ruleset="ex_nihilo")
        for who in ("Dora", "Emil"):
            await table.slash(table.gm, "scene add", who=who)
        await table.slash(table.gm, "scene start")
        await table.slash(table.gm, "nihilo initiative", wormhole=True)
        await table.slash(table.owner, "nihilo movement", take="act-aim")
        await table.slash(table.owner, "scene next")
        shot = await table.slash(table.player, "nihilo attack", target="Dora", distance=9)
        assert refused(shot) == "Pistol cannot be fired here: beyond a Wormhole gunpowder fails."
        await table.slash(table.player, "scene next")
        assert "aiming, 1 turn +5" in words(await table.slash(table.owner, "nihilo attack", target="Emil", distance=9))

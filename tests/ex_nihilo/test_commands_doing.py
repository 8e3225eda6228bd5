"""Initiative, moves and energy edge to edge, in scenes and apart from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.ex_nihilo.rules.acting import Act, game_of
from tests.ex_nihilo.fights import combatant, stats
from tests.play import evening, refused, stored
from tests.table import Table, words
from tests.tabletop.scenes import call, card, heard, stored_scene


async def fight(table: Table, *, start: bool = True) -> tuple[Any, Any]:
    """Ada is the owner's, with Equilibrio 14, Bo the player's with 10; both take part in Crypt."""
    table.may_ping |= {table.owner.id, table.player.id}
    ada = await combatant(table, "Ada", table.owner, equilibrio=14, spirito=22)
    bo = await combatant(table, "Bo", table.player)
    await table.slash(table.gm, "scene open", name="Crypt", ruleset="ex_nihilo")
    await table.slash(table.owner, "scene join", who="Ada")
    await table.slash(table.player, "scene join", who="Bo")
    if start:
        await table.slash(table.gm, "nihilo initiative")
    return ada, bo


async def test_E003_20_initiative_begins_a_scene_and_who_ties_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 14, 9, 9, 7, 22, 20, 1) as table:
        await fight(table)
        said = words(call(table))
        assert "Tied, and rolled again: 15" in said
        assert "Ada 9 → 7" in said
        assert "Bo 9 → 22" in said
        assert "<@" in call(table).content
        order = words(await table.slash(table.spectator, "nihilo initiative"))
        assert "1. Bo: 15, tied and rolled again: 9 → 22" in order
        assert "G.S.P. 1: moderate stress" in order
        await table.press(table.player, call(table), "Done")
        await table.press(table.owner, call(table), "Done")
        scene = await stored_scene(table)
        assert [(one.name, one.initiative) for one in scene.present] == [("Ada", 23), ("Bo", 2)]


async def test_the_narrator_sets_the_level_of_a_scene_which_then_holds_for_rolls(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10, 1, 2, 3, 4) as table:
        await fight(table)
        for who in (table.owner, table.player, table.spectator, table.admin):
            assert refused(await table.slash(who, "nihilo initiative", level="gsp-2"))
        await table.slash(table.gm, "nihilo initiative", level="gsp-2", when="once-per-fight")
        assert "G.S.P. 2: high stress. Initiative once per fight." in words(heard(table)[-1])
        scene = await stored_scene(table)
        assert game_of(scene).level == 2
        made = await table.slash(table.owner, "nihilo check", roll="glance", difficulty="easy")
        assert "2d30: 1 + 2" in words(made)
        other = await table.slash(table.owner, "nihilo check", roll="glance", difficulty="easy", level="gsp-0")
        assert "has set the G.S.P. of this scene to 2" in (refused(other) or "")
        await table.slash(table.gm, "scene back")
        assert game_of(await stored_scene(table)).level == 1


async def test_G003_3_beyond_a_wormhole_gunpowder_fails_in_the_whole_scene(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10) as table:
        await fight(table)
        await table.slash(table.gm, "nihilo initiative", wormhole=True, level="gsp-0")
        said = words(heard(table)[-1])
        assert "gunpowder fails here" in said
        assert "G.S.P. 0" in said
        assert "Stress: **G.S.P. 0: all the time that is needed, or quiet**" in words(card(table))
        assert game_of(await stored_scene(table)).gunpowder_fails is True
        await table.slash(table.gm, "scene back")
        assert game_of(await stored_scene(table)).gunpowder_fails is None


async def test_G003_10_the_house_says_how_scenes_roll_unless_the_narrator_does(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10) as table:
        await table.slash(table.gm, "house set", rule="ex_nihilo.options.initiative", value="once-per-fight")
        await fight(table)
        assert (await stored_scene(table)).strategy.every_round is False
        await table.slash(table.gm, "nihilo initiative", when="each-turn")
        assert (await stored_scene(table)).strategy.every_round is True


async def test_R003_42_a_new_fight_is_rolled_anew_by_the_narrator_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10, 5, 30) as table:
        await fight(table)
        assert refused(await table.slash(table.owner, "nihilo initiative", anew=True))
        await table.slash(table.gm, "nihilo initiative", anew=True)
        assert "rolled anew" in words(heard(table)[-1])
        assert [one.initiative for one in (await stored_scene(table)).present] == [8, 31]


async def test_apart_from_scenes_anybody_rolls_for_their_own(tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 14, 9, 8) as table:
        await combatant(table, "Ada", table.owner, equilibrio=14)
        await combatant(table, "Guard", None)
        await combatant(table, "Lurker", None, hidden=True)
        both = await table.slash(table.gm, "nihilo initiative", who="Ada, Guard", level="gsp-1")
        assert "Order: Ada, Guard" in words(both)
        assert "Tied, and rolled again: 9" in words(both)
        assert refused(await table.slash(table.owner, "nihilo initiative", who="Guard", level="gsp-1"))
        assert refused(await table.slash(table.gm, "nihilo initiative", who="Lurker", level="gsp-1"))


async def test_E003_2_movement_tells_metres_and_a_scene_counts_what_is_done(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10, 18, 9) as table:
        await fight(table)
        told = words(await table.slash(table.owner, "nihilo movement")).replace("**", "")
        assert "Move: 3 m" in told
        assert "Sprint, later turns: 10 m" in told
        assert "Done this turn: nothing yet" in told
        assert not table.sees(table.player, "Sprint, later turns")
        await table.slash(table.owner, "nihilo movement", take="act-sprint")
        again = await table.slash(table.owner, "nihilo movement", take="act-move")
        assert "has moved in this turn already: sprint" in (refused(again) or "")
        skill = await table.slash(table.owner, "nihilo check", roll="observe", difficulty="easy")
        assert "has moved in this turn already" in (refused(skill) or "")
        glance = await table.slash(table.owner, "nihilo check", roll="glance", difficulty="easy")
        assert refused(glance) is None


async def test_R003_6_a_sprint_goes_on_in_the_next_turn(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10, 21, 9) as table:
        await fight(table)
        await table.slash(table.owner, "nihilo movement", take="act-sprint")
        await table.press(table.owner, call(table), "Done")
        await table.press(table.player, call(table), "Done")
        result = await table.slash(table.owner, "nihilo movement", take="act-sprint")
        assert "sprints on, up to 10 m: turn 2 of the run" in words(result)


async def test_what_a_turn_was_used_for_goes_back_with_the_scene(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10) as table:
        await fight(table)
        await table.slash(table.owner, "nihilo movement", take="act-move")
        assert [done.move for done in game_of(await stored_scene(table)).done.values()] == [Act.MOVE]
        await table.slash(table.owner, "scene back")
        assert game_of(await stored_scene(table)).done == {}


async def test_E003_25_energy_is_spent_by_its_owner_and_time_is_the_narrators(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        ada = await combatant(table, "Ada", table.owner, spirito=22, energy=6)
        await combatant(table, "Bo", table.player)
        assert "6 of 6" in words(await table.slash(table.owner, "nihilo energy"))
        assert "spends 4 energy points" in words(await table.slash(table.owner, "nihilo energy", spend=4))
        assert (await stats(table, ada))["energy"] == 2
        assert refused(await table.slash(table.owner, "nihilo energy", spend=3))
        assert refused(await table.slash(table.player, "nihilo energy", who="Ada", spend=1))
        assert refused(await table.slash(table.player, "nihilo energy", spend=1))
        assert refused(await table.slash(table.owner, "nihilo energy", minutes=10))
        await table.slash(table.gm, "nihilo energy", who="Ada", minutes=4)
        assert (await stats(table, ada))["energy"] == 4


async def test_in_a_scene_every_own_turn_counts_towards_the_next_point(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10) as table:
        ada, bo = await fight(table)
        assert (await stats(table, ada))["energy_turns"] == 1
        assert (await stats(table, bo))["energy_turns"] == 0
        assert "energy" not in words(call(table)).casefold()


async def test_R003_27_time_that_passes_in_the_game_brings_energy_back_and_takes_it_away_again(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10) as table:
        ada, bo = await fight(table)
        before = (await stats(table, ada))["energy"]
        seen = await table.slash(table.gm, "scene status", scene="Crypt")
        form = await table.press(table.gm, seen, "Time passes …")
        await table.submit(table.gm, form, time="2")
        after = await stats(table, ada)
        assert (after["energy"], after["energy_turns"]) == (before + 1, 1)
        assert (await stats(table, bo))["energy"] == 0, "who holds none wins none"
        await table.slash(table.gm, "scene back")
        assert (await stats(table, ada))["energy"] == before


@pytest.mark.parametrize("locale", ["it", "uk", "ru"])
async def test_all_of_it_is_said_in_the_readers_language(locale: str, tmp_path: Path) -> None:
    async with evening(tmp_path, 12, 14, 9, 8, locale=locale) as table:
        await fight(table)
        order = words(await table.slash(table.owner, "nihilo initiative"))
        moved = words(await table.slash(table.owner, "nihilo movement", take="act-move"))
        energy = words(await table.slash(table.owner, "nihilo energy"))
        sheet = words(await table.slash(table.owner, "sheet show", sheet="Ada"))
        for said in (order, moved, energy, sheet):
            assert "nihilo-" not in said
            assert not {"Initiative", "moves", "Energy", "Balance"} & set(said.split())


async def test_a_repeated_interaction_moves_once(tmp_path: Path) -> None:
    async with evening(tmp_path, 20, 10) as table:
        await fight(table)
        result = await table.slash(table.owner, "nihilo movement", take="act-short-move")
        before = await stored(table)
        await table.again(result, unanswered=True)
        assert await stored(table) == before

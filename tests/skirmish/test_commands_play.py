"""Turns, moves, attacks and charges at the table: two players, the GM and a spectator."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.skirmish.rules.model import Game, Turn
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.sheets import Stats
from tests.play import evening, refused
from tests.skirmish.evenings import NAME, call, desk, heard, laid, offered, played, scene
from tests.skirmish.games import at, game, one
from tests.table import labels, words

FIELD = """
........
<A....x>
.B....y.
"""
BESIDE = """
........
<..Ax..>
...B....
"""


def turn_of(state: Game, symbol: str) -> Game:
    """The game in the turn of this creature."""
    who = one(state, symbol)
    return state.changed(acting=who.side, turn=Turn(creature_id=who.id))


async def test_R004_35_the_winner_chooses_who_goes_first_and_nobody_else(tmp_path: Path) -> None:
    start = game(FIELD, Edition.SECOND).changed(phase=Phase.INITIATIVE, acting=None, to_activate=0, round=0)
    async with evening(tmp_path, 7, 14) as table:
        await laid(table, start)
        assert "two players" in str(refused(await table.slash(table.spectator, "skirmish initiative")))
        await table.press(table.owner, call(table), "Roll for initiative")
        assert table.player.mention in call(table).content
        loser = await table.press(table.owner, call(table), "Go first")
        assert "up to side B" in str(refused(loser))
        await table.press(table.player, call(table), "Let them go first")
        state = await played(table)
        assert (state.acting, state.to_activate) == (Side.A, 1)
        assert "Activation of side A: 1 creature" in words(call(table))


async def test_R004_36_activations_alternate_and_each_call_offers_who_is_left(tmp_path: Path) -> None:
    async with evening(tmp_path, 7, 14) as table:
        await laid(table, game(FIELD, Edition.SECOND).changed(to_activate=1))
        assert offered(call(table), "Activate a creature") == ["A (B2)", "B (B1)"]
        own = await table.choose(table.owner, call(table), "Activate a creature", "A (B2)")
        assert "A begins its turn" in words(own)
        await table.press(table.owner, own, "End the turn: A")
        assert "Next: side B activates 2 creatures" in heard(table)[-1]
        assert table.player.mention in call(table).content
        assert offered(call(table), "Activate a creature") == ["x (G2)", "y (G1)"]
        waiting = await table.slash(table.owner, "skirmish activate", creature="B")
        assert "up to side B" in str(refused(waiting))
        for name in ("x", "y"):
            await table.slash(table.player, "skirmish activate", creature=name)
            await table.press(table.player, await desk(table, table.player), f"End the turn: {name}")
        assert await table.suggest(table.owner, "skirmish activate", "creature", "") == {"B": "B"}
        await table.slash(table.gm, "skirmish activate", creature="B")
        await table.press(table.gm, await desk(table, table.gm), "End the turn: B")
        state = await played(table)
        assert (state.round, state.phase) == (2, Phase.INITIATIVE)
        assert "Round 1 is over" in heard(table)[-1]


async def test_a_double_click_acts_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, game(FIELD))
        before = call(table)
        choices = [table.choose(table.owner, before, "Activate a creature", "A (B2)") for _ in range(2)]
        results = await table.at_once(*choices)
        assert sorted(refused(result) is None for result in results) == [False, True]
        pressed = await desk(table, table.owner)
        results = await table.at_once(*(table.press(table.owner, pressed, "End the turn: A") for _ in range(2)))
        assert sorted(refused(result) is None for result in results) == [False, True]
        state = await played(table)
        assert [creature.activated for creature in state.creatures] == [True, False, False, False]
        await table.again(results[0])
        assert await played(table) == state


async def test_moves_are_suggested_and_made(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, turn_of(game(FIELD, A=Stats(speed=3)), "A"))
        squares = await table.suggest(table.owner, "skirmish move", "square", "")
        assert next(iter(squares)) == "E1"
        assert "G2" not in squares
        far = await table.slash(table.owner, "skirmish move", square="F2")
        assert "too far" in str(refused(far))
        answer = await table.slash(table.owner, "skirmish move", square="E2")
        assert "A moves from B2 to E2 (cost 3)" in words(answer)
        assert "A moves from B2 to E2" in heard(table)[-1]
        assert one(await played(table), "A").square == at("E2")
        assert "up to side A" in str(refused(await table.slash(table.player, "skirmish move", square="B3")))


@pytest.mark.parametrize("struck", [True, False])
async def test_opportunity_attacks_are_shown_before_and_decided_by_the_opponent(tmp_path: Path, struck: bool) -> None:
    async with evening(tmp_path, 15) as table:
        await laid(table, turn_of(game(BESIDE, A=Stats(hit_points=30)), "A"))
        warned = await table.slash(table.owner, "skirmish move", square="B3")
        assert "Opportunity attacks are possible along the way: x" in words(warned)
        assert one(await played(table), "A").square == at("D2")
        await table.press(table.owner, warned, "Move all the same")
        assert "about to leave D2" in words(call(table))
        assert refused(await table.choose(table.owner, call(table), "Opportunity attacks", "x: attack")) is not None
        if struck:
            await table.choose(table.player, call(table), "Opportunity attacks", "x: attack")
        else:
            await table.press(table.player, call(table), "Let it pass")
        state = await played(table)
        assert one(state, "A").square == at("B3")
        assert one(state, "A").hit_points == (25 if struck else 30)
        assert "Move all the same" not in labels(warned)


async def test_attacks_are_rolled_damage_and_healing_are_dealt(tmp_path: Path) -> None:
    stats: dict[str, Any] = {"A": Stats(attack=6, hit_points=20), "x": Stats(hit_points=40, damage=10)}
    async with evening(tmp_path, 12, 1) as table:
        await laid(table, turn_of(game(BESIDE, **stats), "A"))
        own = await desk(table, table.owner)
        assert offered(own, "Attack") == ["x (E2)"]
        answer = await table.slash(table.owner, "skirmish damage", target="x", modifier=2)
        assert "d20 12 · attack +6 · modifier +2 = 20 against AC 14 (75%): hit, 5 damage" in words(answer)
        again = await table.slash(table.owner, "skirmish damage", target="x")
        assert "has attacked in this turn already" in str(refused(again))
        await table.slash(table.owner, "skirmish damage", target="x", amount=5)
        await table.slash(table.owner, "skirmish damage", target="x", amount=-3)
        assert one(await played(table), "x").hit_points == 33
        foreign = await table.slash(table.player, "skirmish damage", target="A", amount=5)
        assert "up to side A" in str(refused(foreign))
        await table.slash(table.gm, "skirmish move", square="E3", creature="x")
        assert one(await played(table), "x").square == at("E3")


async def test_of_equally_cheap_ways_one_is_chosen_by_the_squares_on_it(tmp_path: Path) -> None:
    field = game("......y\n.......\n.x.....\n.......\n..A....")
    async with evening(tmp_path) as table:
        await laid(table, turn_of(field, "A"))
        warned = await table.slash(table.owner, "skirmish move", square="D5", via="c3, C4")
        assert "Opportunity attacks are possible along the way: x" in words(warned)
        assert refused(await table.slash(table.owner, "skirmish move", square="D5", via="nowhere")) is not None
        around = await table.slash(table.owner, "skirmish move", square="D5", via="D2")
        assert "Opportunity attacks" not in words(around)
        assert one(await played(table), "A").square == at("D5")


async def test_a_way_that_was_shown_is_the_way_that_is_gone(tmp_path: Path) -> None:
    field = game("......y\n.......\n.x.....\n.......\n..A....")
    async with evening(tmp_path) as table:
        await laid(table, turn_of(field, "A"))
        warned = await table.slash(table.owner, "skirmish move", square="D5", via="C3 C4")
        await table.press(table.owner, warned, "Move all the same")
        for square in ("C2", "C3", "C4"):
            assert f"about to leave {square}" in words(call(table))
            await table.press(table.player, call(table), "Let it pass")
        assert one(await played(table), "A").square == at("D5")


async def test_G004_25_what_makes_helpless_may_hurt_in_the_same_stroke(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, turn_of(game(BESIDE, A=Stats(), x=Stats(hit_points=40)), "A"))
        await table.slash(table.owner, "skirmish damage", target="x", amount=5, helpless=True)
        assert (one(await played(table), "x").helpless, one(await played(table), "x").hit_points) == (True, 35)
        foreign = await table.slash(table.player, "skirmish damage", target="x", helpless=False)
        assert "up to side A" in str(refused(foreign))
        await table.slash(table.owner, "skirmish damage", target="x", helpless=False)
        assert (one(await played(table), "x").helpless, one(await played(table), "x").hit_points) == (False, 35)


async def test_R004_39_bloodied_is_announced_when_entered_and_left(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, turn_of(game(BESIDE, Edition.SECOND, x=Stats(hit_points=85)), "A"))
        await table.slash(table.owner, "skirmish damage", target="x", amount=45)
        assert "x is bloodied (at 40 hit points or less)" in heard(table)[-1]
        assert "40/85 (bloodied)" in words(await table.slash(table.spectator, "skirmish board"))
        await table.slash(table.owner, "skirmish damage", target="x", amount=-5)
        assert "x is no longer bloodied" in heard(table)[-1]


async def test_R004_29_a_charge_offers_the_nearest_squares(tmp_path: Path) -> None:
    async with evening(tmp_path, 10) as table:
        await laid(table, turn_of(game("A......\n.......\n....x..\n.......", x=Stats(hit_points=30)), "A"))
        ends = await table.suggest(table.owner, "skirmish charge", "square", "", target="x")
        assert set(ends) == {"D3"}
        own = await desk(table, table.owner)
        assert offered(own, "Charge") == ["x, from D3"]
        answer = await table.choose(table.owner, own, "Charge", "x, from D3")
        assert "charge +2" in words(answer)
        assert one(await played(table), "A").square == at("D3")
        await table.slash(table.owner, "skirmish activate", creature="A")
        refusal = await table.slash(table.owner, "skirmish charge")
        assert refused(refusal) is not None


async def test_R004_34_a_lost_target_is_not_struck(tmp_path: Path) -> None:
    async with evening(tmp_path, 10) as table:
        await laid(table, turn_of(game("A......\n.......\n....x..\n.......", x=Stats(hit_points=30)), "A"))
        answer = await table.slash(table.owner, "skirmish charge", target="x", lost=True)
        assert "charge +2" not in words(answer)
        after = await played(table)
        assert one(after, "A").square == at("D3")
        assert one(after, "x").hit_points == 30
        assert after.turn is None or after.turn.creature_id != one(after, "A").id


async def test_cover_and_sight_are_told_to_anybody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, game("A.#..\n....x"))
        answer = await table.slash(table.spectator, "skirmish cover", attacker="A", target="x")
        assert "Distance in squares: **4**" in words(answer)
        assert "Ranged cover of the target" in words(answer)
        unknown = await table.slash(table.spectator, "skirmish cover", attacker="A", target="Nobody")
        assert "no such creature" in str(refused(unknown))


async def test_the_scenes_own_commands_leave_turns_to_the_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, game(FIELD))
        for command in ("next", "hold"):
            assert "Skirmish" in str(refused(await table.slash(table.gm, f"scene {command}", scene=NAME)))
        assert "Done" not in labels(call(table))


async def test_undo_goes_back_in_the_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, turn_of(game(FIELD), "A"))
        before = await played(table)
        await table.slash(table.owner, "skirmish move", square="E2")
        asked = await table.slash(table.owner, "scene undo", scene=NAME)
        assert "a move" in words(asked)
        await table.press(table.owner, asked, "Undo")
        assert await played(table) == before
        assert (await scene(table)).current == 1
        await table.press(table.owner, await table.slash(table.owner, "scene undo", scene=NAME), "Redo")
        assert one(await played(table), "A").square == at("E2")

"""Morale, routs and rallying at the table, also when the bot is restarted in the middle; and how games end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services.i18n import LANGUAGES
from cogs.skirmish.rules.model import Game, RoutsDue, Turn
from cogs.skirmish.rules.terms import Ending, Side
from cogs.skirmish.sheets import Stats
from tests.play import evening, refused
from tests.skirmish.evenings import call, desk, heard, laid, offered, played
from tests.skirmish.games import at, changed, game, one
from tests.table import Table, labels, words

OPEN = """
.........x
........A.
..........
<.........
........b>
"""
"""The way of E004-23: A runs from I4 to its exit square A2, which costs 9."""


def struck(state: Game) -> Game:
    """The game in the turn of x."""
    return state.changed(acting=Side.B, to_activate=1, turn=Turn(creature_id=one(state, "x").id))


def frail(speed: int = 4, level: int = 1) -> Game:
    """A has half of its hit points to lose, and several squares to stop on (E004-23)."""
    stats: dict[str, Any] = {"A": Stats(hit_points=10, speed=speed, level=level), "x": Stats(ranged=True), "b": Stats()}
    return struck(game(OPEN, **stats))


async def hurt(table: Table) -> None:
    """A loses half of its hit points."""
    await table.slash(table.player, "skirmish damage", target="A", amount=5)


@pytest.mark.parametrize("who", ["owner", "player", "gm"])
async def test_R004_6_a_save_that_falls_due_is_rolled_by_either_player_once(tmp_path: Path, who: str) -> None:
    async with evening(tmp_path, 19) as table:
        await laid(table, frail())
        await hurt(table)
        assert "Morale saves are due: A" in words(call(table))
        assert "two players" in str(refused(await table.press(table.spectator, call(table), "Roll the save: A")))
        first = await table.slash(table.people["player"], "skirmish activate", creature="b")
        assert "settled first" in str(refused(first))
        before = call(table)
        rolls = await table.at_once(*(table.press(table.people[who], before, "Roll the save: A") for _ in range(2)))
        assert sorted(refused(roll) is None for roll in rolls) == [False, True]
        assert "d20 19 · level +1 = 20 against DC 20 (10%): it holds" in heard(table)[-1]
        assert not one(await played(table), "A").routing


async def test_G004_20_a_rout_with_several_stops_waits_for_its_owner_through_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as table:
        await laid(table, frail())
        await hurt(table)
        await table.slash(table.owner, "skirmish morale")
        assert isinstance((await played(table)).top, RoutsDue)
        stops = offered(call(table), "Where does it run?")
        assert len(stops) > 1
        assert "+" in words(call(table))
        await table.restart()
        foreign = await table.choose(table.player, call(table), "Where does it run?", stops[0])
        assert "up to side A" in str(refused(foreign))
        await table.choose(table.owner, call(table), "Where does it run?", stops[-1])
        state = await played(table)
        assert stops[-1].endswith(f"stop on {'ABC'[one(state, 'A').anchor.x]}{one(state, 'A').anchor.y + 1}")
        assert one(state, "A").routing
        assert state.top is None
        again = await table.forge(table.owner, call(table), "gcs1:skirmish:run:1:1", values=["1.A1"])
        assert refused(again) is not None


async def test_a_routing_creature_leaves_the_map_and_the_game_ends(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as table:
        await laid(table, frail(speed=9))
        await hurt(table)
        await table.press(table.owner, call(table), "Roll the save: A")
        state = await played(table, closed=True)
        assert state.over is not None
        assert (state.over.ending, state.over.winner) == (Ending.NOBODY_LEFT, Side.B)
        assert "**The game is over** (no creature left)" in heard(table)[-1]
        board = await table.slash(table.spectator, "skirmish board")
        assert "10 victory points" in words(board)
        assert "What can I do?" not in labels(board)


async def test_R004_22_a_routing_creature_under_command_tries_to_rally(tmp_path: Path) -> None:
    leader = Stats(commander_rating=6, level=1)
    start = changed(game(OPEN.replace("<", "K", 1), A=Stats(level=4, speed=2), K=leader, x=Stats()), "A", routing=True)
    async with evening(tmp_path, 10, 1) as table:
        await laid(table, start)
        assert await table.suggest(table.owner, "skirmish rally", "creature", "") == {"A": "A"}
        calm = await table.slash(table.owner, "skirmish rally", creature="K")
        assert "K is not routing" in str(refused(calm))
        await table.slash(table.owner, "skirmish rally", creature="A")
        assert "d20 10 · level +4 · commander K +6 = 20 against DC 20 (55%): it stops" in heard(table)[-1]
        state = await played(table)
        assert not one(state, "A").routing
        assert one(state, "A").activated


async def test_what_routing_creatures_may_not_do_is_refused_by_name(tmp_path: Path) -> None:
    start = changed(game(OPEN, A=Stats(level=1)), "A", routing=True)
    start = start.changed(turn=Turn(creature_id=one(start, "A").id))
    async with evening(tmp_path) as table:
        await laid(table, start)
        for command, options in (
            ("move", {"square": "B2"}),
            ("damage", {"target": "b"}),
            ("charge", {}),
            ("morale", {"creature": "A"}),
        ):
            refusal = await table.slash(table.owner, f"skirmish {command}", **options)
            assert "A is routing" in str(refused(refusal))


async def test_the_way_out_is_drawn_for_anybody(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, frail())
        answer = await table.slash(table.spectator, "skirmish rout", creature="A")
        assert "A is not routing; so it would run" in words(answer)
        assert "No way is cheaper" in words(answer)
        assert "+ way" in words(answer).replace("`", "")
        assert answer.response is not None
        assert answer.response.ephemeral


async def test_a_draw_is_offered_declined_and_agreed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, frail())
        assert "Offer a draw" not in labels(await desk(table, table.gm))
        await table.press(table.owner, await desk(table, table.owner), "Offer a draw")
        assert "A draw is offered by side A" in heard(table)[-1]
        own = await desk(table, table.owner)
        assert not {"Offer a draw", "Accept the draw"} & set(labels(own))
        await table.press(table.player, await desk(table, table.player), "Decline the draw")
        await table.press(table.player, await desk(table, table.player), "Offer a draw")
        await table.press(table.owner, await desk(table, table.owner), "Accept the draw")
        over = (await played(table, closed=True)).over
        assert over is not None
        assert (over.ending, over.winner) == (Ending.AGREED, None)


async def test_G004_30_the_rules_own_offer_of_a_draw_is_answered_by_both(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, frail().changed(drawish=True))
        await table.press(table.owner, await desk(table, table.owner), "Accept the draw")
        assert (await played(table)).over is None
        assert "Accept the draw" not in labels(await desk(table, table.owner))
        await table.press(table.player, await desk(table, table.player), "Accept the draw")
        over = (await played(table, closed=True)).over
        assert over is not None
        assert (over.ending, over.winner) == (Ending.AGREED, None)


async def test_G004_24_turning_frightens_the_fearless(tmp_path: Path) -> None:
    start = struck(game(OPEN, A=Stats(fearless=True, hit_points=10), x=Stats(ranged=True), b=Stats()))
    async with evening(tmp_path, 20) as table:
        await laid(table, start)
        calm = await table.slash(table.player, "skirmish morale", creature="A")
        assert "fearless" in str(refused(calm))
        await table.slash(table.player, "skirmish morale", creature="A", turning=True)
        assert "Morale saves are due: A" in words(call(table))


async def test_somebody_concedes_after_being_asked(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await laid(table, frail())
        asked = await table.press(table.owner, await desk(table, table.owner), "Concede …")
        assert (await played(table)).over is None
        await table.press(table.owner, asked, "Concede")
        over = (await played(table, closed=True)).over
        assert over is not None
        assert (over.ending, over.winner) == (Ending.CONCEDED, Side.B)
        asked = await table.slash(table.player, "roll", expression="1d6")
        late = await table.forge(table.player, asked, "gcb1:skirmish:concede-sure:1")
        assert refused(late) is not None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_rout_is_told_in_every_language(tmp_path: Path, language: str) -> None:
    async with evening(tmp_path, 1, locale="en-US" if language == "en" else language) as table:
        await laid(table, frail())
        await hurt(table)
        await table.slash(table.owner, "skirmish morale")
        await table.slash(table.spectator, "skirmish rout", creature="A")
        await table.slash(table.spectator, "skirmish cover", attacker="x", target="A")
        await desk(table, table.owner) if language == "en" else None
        for who in (table.owner, table.spectator):
            assert "skirmish-" not in table.visible_to(who).replace("skirmish-board", "")
    assert at("A1") == (0, 0)

"""Rout moves: the shortest way, where it may end, who may strike on it, and how creatures leave the map."""

import pytest

from bot.engine.grid import Square, label
from bot.engine.refusal import Refused
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.damage import damage
from cogs.skirmish.rules.model import Game, Movement, RoutsDue
from cogs.skirmish.rules.morale import frighten, save
from cogs.skirmish.rules.moving import spare, strike
from cogs.skirmish.rules.refusals import RoutingRefusal, SkirmishRefusal
from cogs.skirmish.rules.rout import rout
from cogs.skirmish.rules.routes import Routes, routes
from cogs.skirmish.rules.terms import Gone, Side
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import NO_DICE, at, changed, dice, game, one, only, rules, told

OPEN = """
........A
.........
<........
.........
x.......>
"""
BLOCKED = """
...#...
<..x..A
...#..>
"""


def routes_of(state: Game, symbol: str = "A") -> Routes:
    return routes(state, one(changed(state, symbol, routing=True), symbol))


def stops(found: Routes) -> set[str]:
    return {label(route.stop) for route in found.routes}


@pytest.mark.parametrize(
    ("speed", "squares", "left"), [(3, {"C4"}, 2), (4, {"B3", "B4", "A4"}, 1), (2, {"E3", "E4", "E5"}, 4)]
)
def test_E004_23_the_way_that_leaves_least_to_run(speed: int, squares: set[str], left: int) -> None:
    found = routes_of(game(OPEN, A=Stats(speed=speed)))
    assert found.cost == 9
    assert {route.left for route in found.routes} == {left}
    if speed > 2:
        assert stops(found) == squares


def test_E004_23_with_one_point_left_on_the_exit_it_leaves_the_map() -> None:
    found = routes_of(game(OPEN, A=Stats(speed=5)))
    assert [(route.leaves, route.cost) for route in found.routes] == [(True, 9)]


@pytest.mark.parametrize("speed", [1, 2, 6])
def test_E004_24_all_ways_blocked_it_goes_as_near_as_it_can(speed: int) -> None:
    found = routes_of(game(BLOCKED, A=Stats(speed=speed)))
    assert found.blocked
    assert [(label(route.stop), route.left) for route in found.routes] == [("E2", 4)]
    there = changed(game(BLOCKED, A=Stats(speed=speed)), "A", square=at("E2"))
    assert [(label(route.stop), route.cost) for route in routes_of(there).routes] == [("E2", 0)]


def test_E004_24_with_an_ally_there_the_owner_chooses() -> None:
    found = routes_of(game(BLOCKED.replace("x..A", "xB.A"), A=Stats(speed=6)))
    assert stops(found) == {"F1", "F2", "F3"}
    assert {(route.left, route.cost) for route in found.routes} == {(5, 1)}


def test_E004_24_with_the_enemy_gone_the_way_costs_6() -> None:
    assert routes_of(game(BLOCKED.replace("x", "."))).cost == 6


def test_E004_11_a_large_creature_leaves_as_soon_as_one_square_of_it_does() -> None:
    state = game(
        """
......
<.AA..
..AA..
x....>

A = Ogre 2x2
""",
        A=Stats(speed=2, cost=40),
    )
    found = routes_of(state)
    assert (found.cost, found.routes[0].leaves) == (2, True)
    run = rout(_running(state, "A"), 1, None, NO_DICE)
    assert one(run.game, "A").gone is Gone.ROUTED
    assert run.game.player(Side.B).points == 40


def _running(state: Game, *symbols: str) -> Game:
    ids = [one(state, symbol).id for symbol in symbols]
    for symbol in symbols:
        state = changed(state, symbol, routing=True)
    return state.changed(pending=(RoutsDue(waiting=tuple(ids)),))


def test_R004_11_without_movement_left_it_stays_on_the_exit_and_leaves_with_its_next_move() -> None:
    state = game(
        """
<...A..
......x
......>
""",
        A=Stats(speed=2),
    )
    first = rout(_running(state, "A"), 1, None, NO_DICE)
    assert label(one(first.game, "A").anchor) == "A3"
    assert only(first, "rout").left == 0
    again = activate(first.game, 1, NO_DICE)
    assert only(again, "eliminated").how is Gone.ROUTED
    assert "R004-14" in rules(again)


def test_G004_25_whoever_cannot_move_at_all_stays_even_on_the_exit() -> None:
    state = game("A..\nx.>\n\n< = exit-a @ A2", A=Stats(speed=0))
    assert [route.leaves for route in routes_of(state).routes] == [False]


def test_G004_21_through_allies_but_not_ending_there_and_not_through_enemies() -> None:
    state = game("####\n<BBA\n####\nx..>", A=Stats(speed=1))
    assert [(label(route.stop), route.cost) for route in routes_of(state).routes] == [("D3", 0)]
    fast = game("####\n<BBA\n####\nx..>", A=Stats(speed=2))
    assert routes_of(fast).routes[0].leaves
    assert routes_of(game("####\n<BxA\n####\n...>", A=Stats(speed=2))).blocked


def test_G004_21_an_exit_that_an_ally_holds_may_be_used_to_leave_if_movement_is_left() -> None:
    held = "####\nB..A\n####\nx..>\n\n< = exit-a @ A3"
    leaves = routes_of(game(held, A=Stats(speed=2)))
    assert (leaves.cost, leaves.routes[0].leaves) == (3, True)
    exact = routes_of(game("####\nB.A.\n####\nx..>\n\n< = exit-a @ A3", A=Stats(speed=1)))
    assert stops(exact) == {"B3"}


def test_G004_20_safety_never_justifies_a_dearer_way_but_of_equal_ones_the_safer_is_taken() -> None:
    past = game(
        """
..x....
......A
<.....>
""",
        A=Stats(speed=4),
    )
    found = routes_of(past)
    assert (found.cost, found.routes[0].leaves) == (6, True)
    assert [stand.square.y for stand in found.routes[0].way[-5:]] == [0] * 5, "past the enemy where it costs nothing"
    near = routes_of(game("..x....\n<.....A\n#.....>", A=Stats(speed=4)))
    assert (near.cost, {stand.square.y for stand in near.routes[0].way}) == (6, {1})


def test_G004_22_a_large_creature_squeezes_through_a_gap_but_does_not_stop_in_it() -> None:
    state = game(
        """
...#.....
<..#..AA.
......AA.
...#.....
x..#....>

A = Ogre 2x2
""",
        A=Stats(speed=2),
    )
    found = routes_of(state)
    assert not found.blocked
    assert all(label(route.stop) not in {"C2", "C3", "D2", "D3"} for route in found.routes)
    fast = routes_of(game(state.map, A=Stats(speed=4)))
    assert any(stand.space.width == 1 for stand in fast.routes[0].way)


@pytest.mark.parametrize(("speed", "leaves"), [(2, True), (1, False)])
def test_G004_22_a_large_creature_leaves_by_a_narrow_exit_but_does_not_stop_in_it(speed: int, leaves: bool) -> None:
    state = game("##......\n#.AA....\n<.AA....\n##.....>\n\nA = Ogre 2x2", A=Stats(speed=speed))
    found = routes_of(state)
    assert (found.cost, found.routes[0].leaves) == (2, leaves)
    assert found.routes[0].way[-1].space.width == (1 if leaves else 2)
    assert found.routes[0].left == (0 if leaves else 1)


# Who may strike

STRUCK = """
...x...
<..A...
...y..>
"""


def test_E004_12_whoever_causes_a_rout_makes_no_opportunity_attack_in_that_turn() -> None:
    state = game(STRUCK, A=Stats(level=1, hit_points=20, speed=1), x=Stats(damage=10), y=Stats(damage=5))
    state = state.changed(acting=Side.B)
    begun = activate(state, one(state, "x").id, NO_DICE).game
    hit = attack(begun, one(state, "x").id, 1, dice(19))
    failed = save(hit.game, dice(2))
    offer = only(failed, "opportunities")
    assert [who.name for who in offer.by] == ["y"]
    assert [who.name for who in offer.caused] == ["x"]
    assert isinstance(failed.game.top, Movement)
    with pytest.raises(Refused) as refused:
        strike(failed.game, one(state, "x").id, NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NO_OPPORTUNITY
    spared = spare(failed.game, one(state, "y").id, NO_DICE)
    assert isinstance(spared.game.top, Movement), "y may still strike before the next step"
    spared = spare(spared.game, one(state, "y").id, NO_DICE)
    assert spared.game.top is None
    runner = one(spared.game, "A")
    assert label(runner.anchor) == "B2"

    beside = changed(spared.game, "x", square=Square(1, 2))
    next_turn = beside.changed(acting=Side.A, to_activate=1, turn=None)
    runs_on = activate(next_turn, 1, NO_DICE)
    assert [who.name for who in only(runs_on, "opportunities").by] == ["x"]


def test_R004_20_an_opportunity_attack_may_destroy_the_runner_before_it_leaves() -> None:
    state = _running(game(STRUCK, A=Stats(hit_points=5, cost=12, speed=3)), "A")
    asked = rout(state, 1, None, NO_DICE)
    assert len(only(asked, "opportunities").by) == 2
    killed = strike(asked.game, one(state, "y").id, dice(20))
    assert only(killed, "eliminated").how is Gone.DESTROYED
    assert not killed.game.pending
    assert only(killed, "attacked").opportunity


def test_R004_16_routing_creatures_neither_attack_nor_move_as_they_like_nor_threaten() -> None:
    state = changed(game(STRUCK), "x", routing=True)
    asked = rout(_running(state, "A"), 1, None, NO_DICE)
    assert [who.name for who in only(asked, "opportunities").by] == ["y"]
    with pytest.raises(Refused) as refused:
        strike(asked.game, one(state, "x").id, NO_DICE)
    assert refused.value.reason is RoutingRefusal.OPPORTUNITY


def test_G004_29_of_several_runners_the_owner_says_who_goes_first_and_the_active_side_begins() -> None:
    state = game(
        """
<.A.B.....
..........
x.....y..>
""",
        A=Stats(level=0),
        B=Stats(level=0),
        x=Stats(level=0),
        y=Stats(level=0),
    )
    frightened = frighten(state, [3, 1, 2], NO_DICE).game
    for _ in range(3):
        last = save(frightened, dice(2))
        frightened = last.game
    assert isinstance(frightened.top, RoutsDue)
    assert frightened.top.waiting == (1, 2, 3)
    assert frightened.deciding() is Side.A
    with pytest.raises(Refused) as refused:
        rout(frightened, 3, None, NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NOT_RUNNING
    after = rout(frightened, 2, None, NO_DICE)
    assert [who.who.name for who in told(after, "rout")] == ["B", "A", "x"], "what is left needs no decision"


def test_the_owner_chooses_among_equally_good_squares_and_no_others() -> None:
    state = _running(game(OPEN, A=Stats(speed=4)), "A")
    with pytest.raises(Refused) as refused:
        rout(state, 1, None, NO_DICE)
    assert refused.value.reason is SkirmishRefusal.WHICH_STOP
    with pytest.raises(Refused) as refused:
        rout(state, 1, at("C3"), NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NOT_A_STOP
    assert one(rout(state, 1, at("B4"), NO_DICE).game, "A").square == at("B4")


def test_R004_10_a_failed_save_runs_at_once_and_ends_the_runners_own_turn() -> None:
    state = game(STRUCK.replace("x", ".").replace("y", "."), A=Stats(level=0, speed=1))
    begun = activate(game(OPEN, A=Stats(level=0, speed=3)), 1, NO_DICE).game
    failed = save(damage(begun, {1: 5}, NO_DICE).game, dice(5))
    assert label(one(failed.game, "A").anchor) == "C4"
    assert (failed.game.turn, one(failed.game, "A").activated) == (None, True)
    assert state.turn is None

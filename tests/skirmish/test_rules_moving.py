"""Moving by edition, opportunity attacks, other ground, and being moved."""

import pytest

from bot.engine.grid import Square, label
from bot.engine.refusal import Refused
from cogs.skirmish.rules.ground import ways
from cogs.skirmish.rules.model import Game, Movement
from cogs.skirmish.rules.morale import save
from cogs.skirmish.rules.moving import move, place, planned, reach, spare, strike
from cogs.skirmish.rules.refusals import RoutingRefusal, SkirmishRefusal
from cogs.skirmish.rules.terms import Edition, Gone
from cogs.skirmish.rules.turns import activate, finish
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import NO_DICE, at, changed, dice, game, one, only, told


def begun(state: Game, symbol: str = "A") -> Game:
    return activate(state, one(state, symbol).id, NO_DICE).game


def cost(edition: Edition, across: int, along: int, ground: str = ".") -> int:
    width, height = across + 1, along + 1
    rows = [ground * width] * height
    rows[-1] = "A" + ground * across
    state = game("\n".join(rows) + "\n\n" + ("~ = difficult" if ground == "~" else ""), edition, A=Stats(speed=20))
    return planned(state, 1, Square(across, along)).cost


@pytest.mark.parametrize(
    ("across", "along", "first", "second"), [(2, 2, 3, 2), (4, 4, 6, 4), (6, 6, 9, 6), (8, 5, 10, 8), (10, 2, 11, 10)]
)
def test_E004_9_movement_costs(across: int, along: int, first: int, second: int) -> None:
    assert (cost(Edition.FIRST, across, along), cost(Edition.SECOND, across, along)) == (first, second)


def test_E004_22_difficult_ground() -> None:
    assert cost(Edition.FIRST, 3, 0, "~") == 6
    assert cost(Edition.FIRST, 1, 1, "~") == 3
    assert cost(Edition.SECOND, 1, 1, "~") == 2
    second_diagonal = game("..~\n.+.\nA..\n\n+ = victory-a", A=Stats(speed=9))
    assert planned(second_diagonal, 1, at("C3"), [at("B2")]).cost == 1 + 3


def test_G004_10_the_count_of_diagonals_goes_on_over_stations_and_starts_anew_with_each_move() -> None:
    state = begun(game("..\n..\nA.\n.x", A=Stats(speed=6)))
    assert planned(state, 1, at("A4"), [at("B3")]).cost == 1 + 2
    first = changed(state, "x", helpless=True)
    after = move(move(first, 1, at("B3"), (), NO_DICE).game, 1, at("A4"), (), NO_DICE)
    assert [result.cost for result in told(after, "moved")] == [1]


def test_G004_10_no_corner_of_a_wall_is_cut_but_creatures_beside_a_step_do_not_matter() -> None:
    assert at("B2") not in reach(game("#.\nA.", A=Stats(speed=1)), 1)
    assert at("B2") in reach(game("x.\nA.", A=Stats(speed=1)), 1)


def test_G004_21_through_allies_not_ending_there_and_not_through_enemies() -> None:
    assert set(map(label, reach(game("A.B.x.", A=Stats(speed=5)), 1))) == {"B1", "D1"}
    blocked = game("ABx..", A=Stats(speed=6))
    with pytest.raises(Refused) as refused:
        planned(blocked, 1, at("D1"))
    assert refused.value.reason is SkirmishRefusal.NO_WAY
    with pytest.raises(Refused) as refused:
        planned(blocked, 1, at("B1"))
    assert refused.value.reason is SkirmishRefusal.OCCUPIED


def test_a_move_goes_no_farther_than_the_speed() -> None:
    state = begun(game("A........x", A=Stats(speed=3)))
    with pytest.raises(Refused) as refused:
        move(state, 1, at("E1"), (), NO_DICE)
    assert refused.value.reason is SkirmishRefusal.TOO_FAR
    assert one(move(state, 1, at("D1"), (), NO_DICE).game, "A").square == at("D1")


def test_G004_2_out_of_command_means_nothing_or_speed_2_as_the_table_plays() -> None:
    map = "A#........x"
    assert max(reach(game("A.........x"), 1).values()) == 6
    assert max(reach(game("A.........x", options={"out_of_command": "speed-2"}), 1).values()) == 2
    commanded = game("A.B.......x", options={"out_of_command": "speed-2"}, B=Stats(commander_rating=1))
    assert max(reach(commanded, 1).values()) == 6
    assert reach(game(map), 1) == {}


# Opportunity attacks

PAST = """
..x..
A....
.....
"""


def test_G004_15_leaving_a_threatened_square_draws_an_attack_before_the_step() -> None:
    state = begun(game(PAST, A=Stats(hit_points=50)))
    asked = move(state, 1, at("E2"), (at("B2"), at("C2"), at("D2")), NO_DICE)
    offer = only(asked, "opportunities")
    assert (label(offer.square), [who.name for who in offer.by]) == ("B2", ["x"])
    assert one(asked.game, "A").square == at("B2")
    struck = strike(asked.game, 2, dice(2))
    assert one(struck.game, "A").square == at("E2"), "only one attack each in a turn"
    assert only(struck, "moved").cost == 4
    assert not only(struck, "attacked").hit


def test_G004_15_in_the_next_turn_the_same_enemy_may_strike_again() -> None:
    state = begun(game(".x.\nA.B\n...", A=Stats(hit_points=50), B=Stats(hit_points=50)))
    struck = strike(move(state, 1, at("A1"), (), NO_DICE).game, 3, dice(2)).game
    next_turn = activate(finish(struck, NO_DICE).game, 2, NO_DICE).game
    assert [who.name for who in only(move(next_turn, 2, at("C1"), (), NO_DICE), "opportunities").by] == ["x"]


def test_who_spares_may_strike_at_the_next_square() -> None:
    state = begun(game(PAST, A=Stats(hit_points=50)))
    asked = move(state, 1, at("E2"), (at("B2"), at("C2"), at("D2")), NO_DICE).game
    again = spare(asked, 2, NO_DICE)
    assert label(only(again, "opportunities").square) == "C2"
    last = spare(spare(again.game, 2, NO_DICE).game, 2, NO_DICE)
    assert (last.game.top, one(last.game, "A").square) == (None, at("E2"))
    with pytest.raises(Refused) as refused:
        spare(last.game, 2, NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NO_OPPORTUNITY


def test_the_plan_names_those_who_may_strike_and_a_longer_way_may_avoid_them() -> None:
    state = game("..x..\n.....\nA...B", A=Stats(speed=6))
    assert planned(state, 1, at("D1")).by == ()
    assert [who.name for who in planned(state, 1, at("D1"), [at("B2"), at("C2")]).by] == ["x"]


def test_G004_15_in_the_second_edition_a_step_of_one_square_is_safe() -> None:
    state = begun(game(PAST.replace("A....", ".A..."), Edition.SECOND))
    assert not told(move(state, 1, at("A1"), (), NO_DICE), "opportunities")
    assert told(move(state, 1, at("E1"), (), NO_DICE), "opportunities")
    first = begun(game(PAST.replace("A....", ".A...")))
    assert told(move(first, 1, at("A1"), (), NO_DICE), "opportunities")


def test_G004_14_round_a_corner_there_is_no_opportunity_attack() -> None:
    state = begun(game("..x\n.A#\n...", A=Stats(speed=2)))
    assert not told(move(state, 1, at("B1"), (), NO_DICE), "opportunities")


def test_a_mover_that_fails_its_morale_ends_its_move_and_runs() -> None:
    state = begun(game("<.x..\n..A..\n....>", A=Stats(level=0, speed=1, hit_points=10), x=Stats(damage=5)))
    asked = move(state, 1, at("C1"), (), NO_DICE).game
    hit = strike(asked, 2, dice(20)).game
    routed = save(hit, dice(2))
    assert [result.cut_short for result in told(routed, "moved")] == [True, False]
    assert only(routed, "rout").points == 2
    assert routed.game.turn is None


def test_a_move_cut_among_allies_goes_back_to_where_one_can_stand() -> None:
    state = game("###x#####\n<.AB....>\n#########", A=Stats(level=0, speed=3, hit_points=10), x=Stats(damage=5))
    on_ally = move(begun(state), 1, at("E2"), (), NO_DICE).game
    assert isinstance(on_ally.top, Movement)
    assert one(on_ally, "A").square == at("D2") == one(on_ally, "B").square
    assert [creature.name for creature in on_ally.seen()] == ["A", "x"], "A is drawn in front of B"
    routed = save(strike(on_ally, 3, dice(20)).game, dice(2))
    assert label(told(routed, "moved")[0].way[-1]) == "C2"
    assert one(routed.game, "A").gone is Gone.ROUTED


def test_R004_16_what_the_routing_and_the_helpless_may_not_do() -> None:
    for change, reason in [({"routing": True}, RoutingRefusal.MOVE), ({"helpless": True}, SkirmishRefusal.HELPLESS)]:
        state = changed(begun(game(PAST)), "A", **change)
        with pytest.raises(Refused) as refused:
            move(state, 1, at("B1"), (), NO_DICE)
        assert refused.value.reason is reason


def test_only_the_creature_whose_turn_it_is_moves() -> None:
    state = begun(game("A.B.x"))
    with pytest.raises(Refused) as refused:
        move(state, 2, at("D1"), (), NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NOT_ITS_TURN


# Other ground and pushes


def test_G004_12_spike_stones_hurt_on_every_step() -> None:
    state = begun(game("A^^.x", A=Stats(hit_points=50)))
    moved = move(state, 1, at("C1"), (), NO_DICE)
    assert one(moved.game, "A").hit_points == 40
    assert [result.damage for result in told(moved, "ground")] == [5, 5]


@pytest.mark.parametrize(("face", "left"), [(5, 40), (6, 50)])
def test_G004_12_risky_ground_at_the_end_of_a_turn(face: int, left: int) -> None:
    state = move(begun(game("A%.x", A=Stats(hit_points=50))), 1, at("B1"), (), NO_DICE).game
    ended = finish(state, dice(face))
    assert one(ended.game, "A").hit_points == left
    assert ended.game.turn is None


def test_G004_12_without_the_optional_terrain_all_of_it_is_open_ground() -> None:
    state = begun(game("A^^.x", options={"terrain_set": False}, A=Stats(hit_points=50)))
    moved = move(state, 1, at("D1"), (), NO_DICE)
    assert (one(moved.game, "A").hit_points, only(moved, "moved").cost) == (50, 3)


def test_G004_12_nobody_walks_into_a_pit_and_whoever_is_pushed_onto_one_saves_or_falls() -> None:
    state = game("A_..x", A=Stats(level=5, cost=30))
    assert reach(state, 1) == {}
    saved = place(state, 1, at("B1"), dice(10))
    assert one(saved.game, "A").square == at("B1")
    fallen = place(state, 1, at("B1"), dice(9))
    assert only(fallen, "eliminated").cost == 30
    assert only(fallen, "ground").total == 14
    routing = place(changed(state, "A", routing=True), 1, at("B1"), NO_DICE)
    assert one(routing.game, "A").gone is Gone.DESTROYED


def test_a_push_draws_no_attacks_and_needs_a_free_square() -> None:
    state = game(PAST.replace("A....", ".A..."))
    pushed = place(state, 1, at("E1"), NO_DICE)
    assert [ruling.kind for ruling in pushed.rulings] == ["placed"]
    with pytest.raises(Refused) as refused:
        place(state, 1, at("C3"), NO_DICE)
    assert refused.value.reason is SkirmishRefusal.OCCUPIED


def test_G004_22_a_large_creature_moves_by_the_dearest_ground_under_it() -> None:
    state = game("AA..\nAA~.\n\nA = A 2x2", A=Stats(speed=6))
    assert ways(state, one(state, "A")).path(Square(0, 0), [Square(1, 0)]).cost == 2  # type: ignore[union-attr]

"""Morale saves: when they are due, what they are rolled against, and rallying."""

import pytest

from bot.engine.refusal import Refused
from cogs.skirmish.rules.command import commands, is_under_command
from cogs.skirmish.rules.damage import damage, heal, helpless
from cogs.skirmish.rules.model import Game, RallyDue, SavesDue
from cogs.skirmish.rules.morale import frighten, save
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.refusals import RoutingRefusal, SkirmishRefusal
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import NO_DICE, changed, dice, game, one, only, rules, told

FIELD = """
............
<..A.....x.>
............
"""
STAFF = """
............
<..A.BC..x.>
............
"""


def half(state: Game, symbol: str = "A") -> Game:
    """The game after a creature has lost half of its hit points."""
    creature = one(state, symbol)
    lost = creature.hit_points - creature.stats.hit_points // 2
    return damage(state, {creature.id: lost}, NO_DICE).game


def saved(state: Game, face: int, modifier: int = 0) -> Played:
    return save(half(state), dice(face), modifier)


@pytest.mark.parametrize(("face", "passed"), [(14, False), (15, True)])
def test_E004_1_level_5_without_command(face: int, passed: bool) -> None:
    played = saved(game(FIELD, A=Stats(level=5, speed=1)), face)
    assert (only(played, "save").passed, only(played, "save").reckoning.total) == (passed, face + 5)
    assert one(played.game, "A").routing is not passed
    assert {"R004-3", "G004-1"} <= rules(played)


@pytest.mark.parametrize(("face", "passed"), [(10, False), (11, True)])
def test_E004_2_level_5_with_a_commander_rated_4(face: int, passed: bool) -> None:
    state = game(STAFF, A=Stats(level=5), B=Stats(commander_rating=4))
    assert only(saved(state, face), "save").passed is passed


def test_E004_2_of_two_commanders_the_higher_rating_counts() -> None:
    state = game(STAFF, A=Stats(level=5), B=Stats(commander_rating=2), C=Stats(commander_rating=5))
    result = only(saved(state, 10), "save")
    assert (result.passed, result.reckoning.total, result.lender) == (True, 20, "C")


def test_E004_3_a_natural_1_fails_and_a_natural_20_passes_whatever_else() -> None:
    strong = game(FIELD, A=Stats(level=19, commander_rating=8))
    failed = saved(strong, 1)
    assert (only(failed, "save").passed, only(failed, "save").reckoning.total) == (False, 28)
    passed = saved(game(FIELD, A=Stats(level=2)), 20, modifier=-4)
    assert (only(passed, "save").passed, only(passed, "save").reckoning.total) == (True, 18)
    assert "R004-4" in rules(passed)


@pytest.mark.parametrize(
    ("start", "left", "due"), [(45, 25, False), (45, 20, True), (40, 20, True), (85, 45, False), (85, 40, True)]
)
def test_E004_5_half_means_that_twice_what_is_left_is_no_more_than_the_start(start: int, left: int, due: bool) -> None:
    state = game(FIELD, A=Stats(hit_points=start))
    played = damage(state, {one(state, "A").id: start - left}, NO_DICE)
    assert isinstance(played.game.top, SavesDue) is due
    assert "G004-5" in rules(played)


def test_E004_5_whoever_is_destroyed_makes_no_save() -> None:
    state = game(FIELD, A=Stats(hit_points=10, cost=30))
    played = damage(state, {one(state, "A").id: 10}, NO_DICE)
    assert only(played, "eliminated").cost == 30
    assert not told(played, "save-due")


def test_R004_7_the_save_for_half_is_made_once_and_again_only_after_healing_above_half() -> None:
    state = save(half(game(FIELD, A=Stats(hit_points=40))), dice(20)).game
    again = damage(state, {1: 5}, NO_DICE)
    assert again.game.top is None
    assert "R004-7" in rules(again)
    healed = heal(again.game, 1, 5)
    assert one(healed.game, "A").half_saved, "20 of 40 is not above half"
    assert damage(healed.game, {1: 5}, NO_DICE).game.top is None
    above = heal(again.game, 1, 10)
    assert "G004-4" in rules(above)
    assert isinstance(damage(above.game, {1: 5}, NO_DICE).game.top, SavesDue)


def test_R004_9_a_commander_lends_itself_its_rating_and_takes_a_higher_one() -> None:
    alone = game(STAFF, B=Stats(commander_rating=3), A=Stats(level=5))
    state = damage(alone, {one(alone, "B").id: 5}, NO_DICE).game
    assert only(save(state, dice(10)), "save").lender == "B"
    both = game(STAFF, B=Stats(commander_rating=3), C=Stats(commander_rating=6))
    state = damage(both, {one(both, "B").id: 5}, NO_DICE).game
    assert only(save(state, dice(10)), "save").lender == "C"


def test_G004_24_the_fearless_save_only_when_they_are_turned() -> None:
    state = game(FIELD, A=Stats(fearless=True))
    hurt = damage(state, {1: 5}, NO_DICE)
    assert hurt.game.top is None
    assert "G004-24" in rules(hurt)
    with pytest.raises(Refused) as refused:
        frighten(state, [1], NO_DICE)
    assert refused.value.reason is SkirmishRefusal.FEARLESS
    assert isinstance(frighten(state, [1], NO_DICE, turning=True).game.top, SavesDue)


def test_R004_1_an_ability_may_make_anybody_save_but_not_in_the_second_edition() -> None:
    state = game(FIELD, A=Stats(level=5, speed=1))
    failed = save(frighten(state, [1], NO_DICE, by=2).game, dice(3))
    assert one(failed.game, "A").routing
    assert not one(failed.game, "A").half_saved
    with pytest.raises(Refused) as refused:
        frighten(game(FIELD, Edition.SECOND), [1], NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NO_MORALE


def test_R004_17_routing_creatures_make_no_saves() -> None:
    state = changed(game(FIELD), "A", routing=True)
    assert damage(state, {1: 5}, NO_DICE).game.top is None
    with pytest.raises(Refused) as refused:
        frighten(state, [1], NO_DICE, turning=True)
    assert refused.value.reason is RoutingRefusal.SAVE


def test_G004_29_all_saves_of_one_effect_go_by_the_ratings_before_the_first_of_them() -> None:
    state = game(STAFF, A=Stats(level=5), B=Stats(level=1, speed=1, commander_rating=4))
    hit = damage(state, {one(state, "B").id: 5, one(state, "A").id: 5}, NO_DICE).game
    assert isinstance(hit.top, SavesDue)
    commander = save(hit, dice(2))
    assert not one(commander.game, "B").routing, "nobody runs before all are rolled"
    follower = save(commander.game, dice(11))
    assert only(follower, "save").passed, "the commander's rating still counts"
    assert one(follower.game, "B").routing


def test_no_save_is_rolled_that_is_not_due() -> None:
    with pytest.raises(Refused) as refused:
        save(game(FIELD), NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NO_SAVE_DUE


# Command and rallying

SIX_AWAY = """
.........#.........
<..A.....#..C....x>
.........#.........
.........#.........
"""
WALLED = """
.........#.....
<....A...#.C.x>
.........#.....
"""


def routing(map: str, **stats: Stats) -> Game:
    return changed(game(map, **stats), "A", routing=True)


def test_E004_7_a_commander_in_sight_lets_a_follower_rally_on_10() -> None:
    state = routing(STAFF, A=Stats(level=4), B=Stats(commander_rating=6))
    begun = activate(state, 1, NO_DICE)
    assert isinstance(begun.game.top, RallyDue)
    assert {"R004-22", "R004-24"} <= rules(begun)
    rallied = save(begun.game, dice(10))
    assert (only(rallied, "save").passed, only(rallied, "save").rally) == (True, True)


def test_E004_7_farther_than_6_squares_and_out_of_sight_nobody_is_under_command() -> None:
    state = routing(SIX_AWAY, A=Stats(level=4, speed=1), C=Stats(commander_rating=6))
    assert not commands(state, one(state, "A"))
    begun = activate(state, 1, NO_DICE)
    assert not told(begun, "save-due")
    assert only(begun, "rout").points == 2
    assert one(begun.game, "A").square != one(state, "A").square


def test_E004_7_within_6_squares_a_wall_does_not_matter() -> None:
    state = routing(WALLED, A=Stats(level=4), C=Stats(commander_rating=6))
    found = commands(state, one(state, "A"))
    assert [(command.in_sight, command.distance) for command in found] == [(False, 6)]


def test_E004_8_rallied_on_10_its_turn_is_over_and_on_9_it_runs() -> None:
    state = routing(STAFF, A=Stats(level=4, speed=1), B=Stats(commander_rating=6))
    begun = activate(state, 1, NO_DICE).game
    rallied = save(begun, dice(10))
    assert only(rallied, "save").reckoning.total == 20
    assert not one(rallied.game, "A").routing
    assert (rallied.game.turn, one(rallied.game, "A").activated) == (None, True)
    runs = save(begun, dice(9))
    assert only(runs, "rout").points == 2
    assert (runs.game.turn, one(runs.game, "A").activated) == (None, True)


def test_R004_19_a_routing_commander_commands_nobody_but_adds_its_rating_when_it_rallies() -> None:
    state = changed(game(STAFF, B=Stats(level=3, commander_rating=6)), "B", routing=True)
    assert not is_under_command(state, one(state, "A"))
    assert not is_under_command(state, one(state, "B")), "not even itself"
    begun = activate(state, one(state, "B").id, NO_DICE)
    rallied = save(begun.game, dice(11))
    assert only(rallied, "save").reckoning.total == 20
    assert "R004-25" in rules(rallied)


def test_G004_25_a_helpless_creature_routs_but_moves_only_once_it_can() -> None:
    state = helpless(game(FIELD, A=Stats(level=1)), 1, True).game
    failed = save(half(state), dice(2))
    assert (one(failed.game, "A").routing, one(failed.game, "A").square) == (True, one(state, "A").square)
    able = helpless(failed.game, 1, False).game
    assert one(activate(able, 1, NO_DICE).game, "A").square != one(state, "A").square

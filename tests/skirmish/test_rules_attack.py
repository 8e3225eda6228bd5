"""Attacks, sight and cover."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.grid import Board, Space, Square, distance, parse
from bot.engine.refusal import Refused
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.boards import board_of
from cogs.skirmish.rules.cover import melee_cover, ranged_cover, sees
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.refusals import RoutingRefusal, SkirmishRefusal
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.sheets import Stats
from tests.bot.engine.grid.boards import boards
from tests.skirmish.games import NO_DICE, changed, dice, game, one, only


def begun(state: Game) -> Game:
    return activate(state, 1, NO_DICE).game


ARCHER = Stats(ranged=True)
TOUGH = Stats(hit_points=500, ac=14)


@pytest.mark.parametrize(("face", "hit"), [(1, False), (10, False), (11, True), (20, True)])
def test_an_attack_hits_when_d20_and_attack_reach_the_ac(face: int, hit: bool) -> None:
    done = attack(begun(game("Ax", x=TOUGH)), 1, 2, dice(face))
    assert only(done, "attacked").hit is hit
    assert one(done.game, "x").hit_points == 500 - 5 * hit


def test_a_natural_1_misses_and_a_natural_20_hits_whatever_the_ac() -> None:
    assert not only(attack(begun(game("Ax", A=Stats(attack=40), x=TOUGH)), 1, 2, dice(1)), "attacked").hit
    assert only(attack(begun(game("Ax", x=Stats(ac=50))), 1, 2, dice(20)), "attacked").hit


@pytest.mark.parametrize(
    ("edition", "options", "ac"),
    [(Edition.FIRST, {}, 18), (Edition.SECOND, {}, 16), (Edition.SECOND, {"second_cover": 5}, 19)],
)
def test_G004_14_cover_adds_to_the_ac(edition: Edition, options: dict[str, int], ac: int) -> None:
    done = attack(begun(game(".x\nA#", edition, options, x=TOUGH)), 1, 2, dice(2))
    assert only(done, "attacked").ac.total == ac


def test_G004_12_sacred_circles_and_risky_ground_help_the_attacker() -> None:
    sacred = attack(begun(game("Ax\n\n& = sacred @ A1", x=TOUGH)), 1, 2, dice(9))
    assert (only(sacred, "attacked").reckoning.total, only(sacred, "attacked").hit) == (14, True)
    risky = attack(begun(game("Ax\n\n% = risky @ A1", x=TOUGH)), 1, 2, dice(20))
    assert only(risky, "attacked").damage == 10
    shot = attack(begun(game("A.x\n\n% = risky @ A1", A=ARCHER, x=TOUGH)), 1, 2, dice(20))
    assert only(shot, "attacked").damage == 5
    second = attack(begun(game("Ax\n\n& = sacred @ A1", Edition.SECOND, x=TOUGH)), 1, 2, dice(9))
    assert only(second, "attacked").reckoning.total == 12


def test_the_modifier_of_the_table_counts() -> None:
    done = attack(begun(game("Ax", x=TOUGH)), 1, 2, dice(9), modifier=2)
    assert only(done, "attacked").hit


@pytest.mark.parametrize(
    ("map", "stats", "reason"),
    [
        ("A.x", Stats(), SkirmishRefusal.NOT_ADJACENT),
        ("A#x", ARCHER, SkirmishRefusal.NOT_SEEN),
        ("AB.x", Stats(), SkirmishRefusal.OWN_SIDE),
    ],
)
def test_what_cannot_be_attacked(map: str, stats: Stats, reason: SkirmishRefusal) -> None:
    with pytest.raises(Refused) as refused:
        attack(begun(game(map, A=stats)), 1, 2, NO_DICE)
    assert refused.value.reason is reason


def test_R004_16_routing_creatures_do_not_attack() -> None:
    with pytest.raises(Refused) as refused:
        attack(changed(begun(game("Ax")), "A", routing=True), 1, 2, NO_DICE)
    assert refused.value.reason is RoutingRefusal.ATTACK


def test_a_ranged_attack_reaches_whom_it_sees() -> None:
    done = attack(begun(game("A....x", A=ARCHER, x=TOUGH)), 1, 2, dice(11))
    assert (only(done, "attacked").ranged, only(done, "attacked").hit) == (True, True)


# Geometry


def spaces(map: str) -> tuple[Space, Space]:
    tokens = {token.symbol: token.space for token in parse(map).tokens}
    return tokens["A"], tokens["x"]


@pytest.mark.parametrize(
    ("map", "covered"),
    [
        ("Ax", False),
        (".x\nA.", False),
        (".x\nA#", True),
        ("#x\nA.", True),
        ("AA.\nAAx\n\nA = A 2x2", False),
        ("AA#\nAA.\n..x\n\nA = A 2x2", False),
        ("AA.\nAA#\n..x\n\nA = A 2x2", True),
        ("#xx\nAxx\n\nx = x 2x2", False),
        ("A|x\n. .", True),
    ],
)
def test_G004_14_melee_cover_is_being_round_a_corner_or_a_walls_end(map: str, covered: bool) -> None:
    assert melee_cover(board_of(map), *spaces(map)) is covered


@pytest.mark.parametrize(
    ("map", "covered"),
    [
        ("A....x", False),
        ("..#...\nA....x", False),
        ("...#.x\nA.....", True),
        ("..#..x\nA.....", False),
        ("A.....\n..##.x", True),
        ("A....xx\n..#..xx\n\nx = x 2x2", False),
        ("A.B..x", False),
    ],
)
def test_G004_14_ranged_cover_is_a_stopped_line_from_the_best_corner(map: str, covered: bool) -> None:
    assert ranged_cover(board_of(map), *spaces(map)) is covered


def test_cover_and_sight_are_the_same_in_a_mirror() -> None:
    map = "..#..x\nA.#...\n......"
    board = board_of(map)
    attacker, target = spaces(map)
    beside = board.mirrored()

    def mirror(space: Space) -> Space:
        return Space(Square(board.width - 1 - space.corner.x, space.corner.y))

    assert ranged_cover(beside, mirror(attacker), mirror(target)) is ranged_cover(board, attacker, target)
    assert sees(beside, mirror(attacker), mirror(target)) is sees(board, attacker, target)


@given(boards(st.integers(2, 6)), st.data())
def test_G004_15_whoever_is_beside_somebody_without_cover_sees_them(board: Board, data: st.DataObject) -> None:
    squares = sorted(set(board.squares) - board.walls)
    pairs = [(one, two) for one in squares for two in squares if distance(Space(one), Space(two)) == 1]
    if pairs:
        one, two = map(Space, data.draw(st.sampled_from(pairs)))
        assert melee_cover(board, one, two) or sees(board, one, two)
        assert melee_cover(board, one, two) is melee_cover(board, two, one)

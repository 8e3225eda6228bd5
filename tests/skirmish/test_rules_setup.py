"""New games: warbands, boards and setting up."""

import pytest

from bot.engine.refusal import Refused
from cogs.skirmish.rules.boards import board_of, check_exits
from cogs.skirmish.rules.damage import damage
from cogs.skirmish.rules.initiative import choose_first, initiative
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.setup import Entry, deploy, new_game
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.sheets import Member, Stats, Warband
from tests.skirmish.games import NO_DICE, OPTIONS, at, dice, only

BOARD = """
[[....]]
<.#..#.>
[[....]]
"""


def band(name: str, *members: Member) -> Entry:
    return Entry(name=name, warband=Warband(creatures=members or (Member(name="Spearman", count=2),)), user_ids=(7,))


def fresh(edition: Edition = Edition.FIRST, board: str = BOARD, **entries: Entry) -> Game:
    sides = (entries.get("a", band("Watch")), entries.get("b", band("Raiders")))
    return new_game(edition, OPTIONS, "test", board.strip("\n"), sides)


def test_creatures_of_one_name_are_numbered_over_both_sides_and_have_symbols_of_their_side() -> None:
    state = fresh()
    assert [one.name for one in state.creatures] == ["Spearman 1", "Spearman 2", "Spearman 3", "Spearman 4"]
    assert [one.symbol for one in state.creatures] == ["S", "P", "s", "p"]
    assert [one.side for one in state.creatures] == [Side.A, Side.A, Side.B, Side.B]
    assert Game.model_validate_json(state.model_dump_json()) == state


def reason(state: Game, id: int, square: str) -> object:
    with pytest.raises(Refused) as refused:
        deploy(state, id, at(square))
    return refused.value.reason


def test_a_creature_is_set_up_in_the_start_area_of_its_side_and_may_be_moved_there() -> None:
    state = deploy(fresh(), 1, at("A1")).game
    assert reason(state, 1, "C1") is SkirmishRefusal.NOT_START_AREA
    assert reason(state, 3, "A3") is SkirmishRefusal.NOT_START_AREA
    assert reason(state, 2, "A1") is SkirmishRefusal.NO_ROOM
    assert reason(state, 9, "A3") is SkirmishRefusal.NO_SUCH_CREATURE
    moved = deploy(state, 1, at("B3"))
    assert (only(moved, "deployed").square, moved.game.creature(1).square) == (at("B3"), at("B3"))


def test_all_of_a_large_creature_must_stand_in_the_start_area() -> None:
    state = fresh(a=band("Ogres", Member(name="Ogre", stats=Stats(size=2))), board=BOARD.replace("<.#", "<[#"))
    assert reason(state, 1, "B2") is SkirmishRefusal.NOT_START_AREA
    assert reason(state, 1, "A1") is SkirmishRefusal.NOT_START_AREA
    wide = fresh(a=band("Ogres", Member(name="Ogre", stats=Stats(size=2))), board="[[....\n[[...>\n<.....")
    assert deploy(wide, 1, at("A2")).game.creature(1).stands


def test_a_board_without_start_areas_lets_creatures_stand_anywhere_but_not_in_walls() -> None:
    state = fresh(board="....#...\n<......>")
    assert reason(state, 1, "E2") is SkirmishRefusal.NO_ROOM
    assert deploy(state, 1, at("D2")).game.creature(1).stands


def test_the_game_begins_when_all_are_on_the_board() -> None:
    state = fresh()
    for id, square in enumerate(("A1", "B1", "G1", "H1"), 1):
        with pytest.raises(Refused):
            initiative(state, NO_DICE)
        state = deploy(state, id, at(square)).game
    begun = choose_first(initiative(state, dice(9, 3)).game, Side.A).game
    assert (begun.round, begun.phase, begun.to_activate) == (1, Phase.ACTIVATING, 2)
    assert reason(begun, 1, "A3") is SkirmishRefusal.BEGUN
    assert damage(begun, {1: 1}, NO_DICE).game.creature(1).hit_points == 9


def test_whoever_is_destroyed_before_the_game_begins_stays_away_and_keeps_nobody_waiting() -> None:
    state = fresh()
    for id, square in enumerate(("A1", "B1", "G1", "H1"), 1):
        state = deploy(state, id, at(square)).game
    state = damage(state, {2: 99}, NO_DICE).game
    assert reason(state, 2, "A3") is SkirmishRefusal.GONE
    assert initiative(state, dice(9, 3)).game.round == 1


@pytest.mark.parametrize(
    ("edition", "member", "why"),
    [
        (Edition.FIRST, Member(name="X", count=9), SkirmishRefusal.TOO_MANY_CREATURES),
        (Edition.SECOND, Member(name="X", count=11), SkirmishRefusal.TOO_MANY_CREATURES),
        (Edition.FIRST, Member(name="X", stats=Stats(size=3)), SkirmishRefusal.HUGE),
    ],
)
def test_G004_23_how_many_creatures_and_how_large(edition: Edition, member: Member, why: SkirmishRefusal) -> None:
    with pytest.raises(Refused) as refused:
        fresh(edition, a=band("Many", member))
    assert refused.value.reason is why


def test_G004_23_ten_creatures_are_allowed_in_the_second_edition_and_huge_ones_where_the_table_says_so() -> None:
    assert len(fresh(Edition.SECOND, a=band("Many", Member(name="X", count=10))).creatures) == 12
    huge = OPTIONS.model_copy(update={"huge": True})
    entry = band("Huge", Member(name="X", stats=Stats(size=3)))
    assert new_game(Edition.FIRST, huge, "test", BOARD, (entry, entry)).creatures[0].stats.size == 3


def test_a_warband_needs_creatures() -> None:
    with pytest.raises(Refused) as refused:
        fresh(a=Entry(name="None", warband=Warband()))
    assert refused.value.reason is SkirmishRefusal.NO_CREATURES


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("<...", SkirmishRefusal.NO_EXIT),
        ("[.#<\n..#>", SkirmishRefusal.SHUT_EXIT),
        ("[.#[\n..#.\n>.#<", SkirmishRefusal.SHUT_EXIT),
        ("<#.\n#..\n..>", SkirmishRefusal.SHUT_EXIT),
        ("[_.<\n#_.>", SkirmishRefusal.SHUT_EXIT),
    ],
)
def test_G004_30_a_board_of_the_first_edition_needs_a_way_out_for_everybody(board: str, why: SkirmishRefusal) -> None:
    with pytest.raises(Refused) as refused:
        check_exits(board_of(board))
    assert refused.value.reason is why
    with pytest.raises(Refused):
        fresh(board=board)
    assert fresh(Edition.SECOND, board=board).edition is Edition.SECOND


def test_unknown_ground_is_refused_by_its_sign() -> None:
    with pytest.raises(Refused) as refused:
        board_of("..!\n\n! = lava")
    assert refused.value.reason is SkirmishRefusal.UNKNOWN_GROUND
    assert refused.value.text.args == {"sign": "!", "kind": "lava"}

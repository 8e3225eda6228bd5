"""The Sacrifice (R001-41, R001-42, G001-17) and how a game ends (G001-18)."""

from __future__ import annotations

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.grid import read_label
from bot.engine.refusal import Refused
from cogs.cabal.rules.model import (
    Draw,
    End,
    Ending,
    Game,
    Resign,
    Result,
    Sacrifice,
    Side,
    Stage,
    What,
)
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.refusals import CabalRefusal
from tests.cabal.games import EMPIRE, UNDEAD, acted, begun, done, done_of, happened, move, standing, where

ATTACK = move("D8", "D5")
LOST = Result(winner=Side.SECOND, ending=Ending.KING)


def attacked(others: str = "P@C4 B@F7 P@D3") -> Game:
    """The cannon on D8 attacks the Necrarch on D5."""
    return standing(f"K@D5 {others}", "R@D8 K@H8", turn=2)


def given(*victims: str, to: str | None = None) -> Sacrifice:
    return Sacrifice(victims=tuple(map(read_label, victims)), to=read_label(to) if to else None)


def test_the_necrarch_is_asked_before_it_falls() -> None:
    game, ruling = apply(attacked(), ATTACK, ScriptedDice([]))
    assert done_of(ruling).falling
    assert (game.stage, game.side, game.decides) == (Stage.PLAY, Side.SECOND, Side.FIRST)
    assert where(game, Side.FIRST, "K") == ["D5"]
    assert all(isinstance(action, Sacrifice) for action in legal(game))
    with pytest.raises(Refused) as refused:
        acted(game, End())
    assert refused.value.reason is CabalRefusal.SACRIFICE_FIRST


def test_R001_41_one_victim_and_a_step_aside() -> None:
    game = acted(attacked(), ATTACK)
    after = acted(game, given("F7", to="E6"))
    assert where(after, Side.FIRST, "K") == ["E6"]
    assert where(after, Side.FIRST, "B") == []
    assert where(after, Side.SECOND, "R") == ["D5"]
    assert after.fall is None
    assert legal(after) == (End(),)


def test_R001_41_the_victims_own_square_is_empty_by_then() -> None:
    game = acted(attacked(), ATTACK)
    assert given("C4", to="C4") in legal(game)
    assert given("D3", to="C4") not in legal(game)


def test_R001_42_two_victims_and_it_stays() -> None:
    after = acted(attacked(), ATTACK, given("C4", "F7"))
    assert where(after, Side.FIRST, "K") == ["D5"]
    assert where(after, Side.FIRST, "P") == ["D3"]
    assert where(after, Side.SECOND, "R") == ["D8"]
    assert legal(after) == (End(),)


def test_nothing_given_and_the_game_is_lost() -> None:
    after = acted(attacked(), ATTACK, given())
    assert after.result == LOST
    assert legal(after) == ()


def test_G001_17_without_a_victim_it_falls_at_once() -> None:
    game = attacked("P@A1")
    found = done(game, ATTACK)
    assert found.result == LOST
    assert not found.falling


def test_G001_17_without_an_empty_square_only_two_victims_save_it() -> None:
    ring = "P@C4 P@D4 P@E4 P@C5 P@E5"
    game = acted(standing(f"K@D5 {ring}", "R@D6 K@H8 P@C6 P@E6", turn=2), move("D6", "D5"))
    single = [action for action in legal(game) if isinstance(action, Sacrifice) and len(action.victims) == 1]
    assert all(action.victims == (action.to,) for action in single)
    assert given("C4", "D4") in legal(game)


@pytest.mark.parametrize("wrong", [given("F7"), given("F7", to="D8"), given("F7", to="D4"), given("H8", to="E6")])
def test_a_sacrifice_that_is_not_possible_is_refused(wrong: Sacrifice) -> None:
    game = acted(attacked("P@C4 B@F7 P@D4"), ATTACK)
    with pytest.raises(Refused) as refused:
        acted(game, wrong)
    assert refused.value.reason is CabalRefusal.SACRIFICE


def test_there_is_nothing_to_sacrifice_for_without_a_lost_combat() -> None:
    with pytest.raises(Refused) as refused:
        acted(attacked(), given("C4", "F7"))
    assert refused.value.reason is CabalRefusal.NO_SACRIFICE


def test_a_failed_attack_needs_no_sacrifice() -> None:
    game = standing("K@D5 P@C4", "P@D6 K@H8", turn=2)
    assert acted(game, move("D6", "D5")).fall is None


def test_a_marshal_has_no_sacrifice() -> None:
    game = standing("K@E5 P@A1", "K@D5 P@D6 P@C5")
    assert acted(game, move("E5", "D5")).result == Result(winner=Side.FIRST, ending=Ending.KING)


def test_the_victims_of_a_sacrifice_may_break_the_web() -> None:
    game = acted(standing("K@E1 B@E3 P@E5", "R@E2 K@H8", turn=2), move("E2", "E1"), given("E3", to="D1"), End())
    assert where(acted(game, move("D1", "D2"), End()), Side.FIRST, "P") == []


def test_an_attacker_that_takes_the_square_may_turn_into_mana() -> None:
    game = standing("K@D1 B@D2 P@A1", "P@C2 P@B3 P@B2 P@D3 K@C4", armies=(UNDEAD, UNDEAD), turn=2)
    found = acted(game, move("C2", "D1"))
    assert found.fall is not None
    after = acted(found, given("D2", to="E1"))
    assert after.mana == (0, 3)


def test_G001_18_resigning_loses() -> None:
    game = begun()
    for side in Side:
        after = acted(game, Resign(side=side))
        assert after.result == Result(winner=side.other, ending=Ending.RESIGNED)
        with pytest.raises(Refused) as refused:
            acted(after, move("A2", "A3"))
        assert refused.value.reason is CabalRefusal.OVER


def test_a_draw_is_offered_and_accepted() -> None:
    offered = acted(begun(), Draw(side=Side.SECOND))
    assert offered.offer is Side.SECOND
    with pytest.raises(Refused) as refused:
        acted(offered, Draw(side=Side.SECOND))
    assert refused.value.reason is CabalRefusal.OFFERED_ALREADY
    assert acted(offered, Draw(side=Side.FIRST)).result == Result(winner=None, ending=Ending.AGREED)


def test_an_offer_ends_with_the_turn_of_whoever_does_not_accept_it() -> None:
    offered = acted(begun(), Draw(side=Side.SECOND), move("A2", "A3"), End())
    assert offered.offer is None
    mine = acted(begun(), move("A2", "A3"), Draw(side=Side.FIRST), End())
    assert mine.offer is Side.FIRST
    assert acted(mine, move("A7", "A6"), End()).offer is None


def test_G001_18_the_third_repetition_is_a_draw() -> None:
    game = begun()
    there, back = [("B1", "C3"), ("B8", "C6")], [("C3", "B1"), ("C6", "B8")]
    for turn, step in enumerate([*there, *back] * 2):
        assert game.result is None, turn
        game = acted(game, move(*step), End())
    assert game.result == Result(winner=None, ending=Ending.REPETITION)


def test_G001_18_fifty_turns_of_each_side_without_a_removal_are_a_draw() -> None:
    game = standing("K@A1", "K@H8", quiet_turns=10)
    walks = [("A1 B1 C1 D1 E1 F1 G1 H1 H2 H3 H4", "H8 G8 F8 E8 D8 C8 B8 A8 A7 A6 A5")]
    mine, theirs = (walk.split() for walk in walks[0])
    for step in range(10):
        for walk in (mine, theirs):
            assert game.result is None
            game = acted(game, move(walk[step], walk[step + 1]), End())
    assert game.result == Result(winner=None, ending=Ending.QUIET)


def test_G001_18_a_removal_begins_the_count_anew() -> None:
    game = standing("K@E1 P@A7", "K@H8", quiet_turns=10).model_copy(update={"quiet": 18})
    after = acted(game, move("A7", "A8"), End())
    assert (after.quiet, after.result) == (0, None)
    assert len(after.seen) == 1


def test_G001_18_whoever_cannot_move_passes() -> None:
    game = standing("K@A8 P@B8", "K@A1", armies=(EMPIRE, UNDEAD))
    stuck = game.model_copy(update={"pieces": tuple(p for p in game.pieces if p.kind != "marshal")})
    assert legal(stuck) == (End(),)
    assert acted(stuck, End()).side is Side.SECOND
    assert happened(done(stuck, End()), What.MOVED) == []

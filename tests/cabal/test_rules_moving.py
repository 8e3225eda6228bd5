"""How pieces move (R001-20 to R001-31, R001-39, G001-10, G001-11, G001-19, E001-21)."""

from __future__ import annotations

import pytest

from bot.engine.grid import label, read_label
from cogs.cabal.rules.model import End, Enter, Move, Side, What
from cogs.cabal.rules.play import legal
from cogs.cabal.rules.preview import fog
from tests.cabal.games import EMPIRE, UNDEAD, acted, begun, done, happened, labels, move, standing, where


def goes(first: str, start: str, second: str = "K@A8", **more: object) -> set[str]:
    """Where the piece on `start` can go."""
    game = standing(first, second, **more)  # type: ignore[arg-type]
    return {label(action.to) for action in legal(game) if isinstance(action, Move) and label(action.start) == start}


def test_E001_21_a_skeleton_goes_to_the_three_squares_ahead() -> None:
    assert goes("K@H1 P@E2", "E2") == {"D3", "E3", "F3"}
    assert goes("K@H1 P@A2", "A2") == {"A3", "B3"}


def test_E001_21_at_the_end_it_turns_into_mana_which_waits_while_the_corners_are_taken() -> None:
    game = standing("K@E6 P@E7 R@A1 R@H1", "K@A5")
    after = acted(game, move("E7", "D8"))
    assert where(after, Side.FIRST, "P") == []
    assert after.mana == (3, 0)
    assert not any(isinstance(action, Enter) for action in legal(after))
    found = done(game, move("E7", "D8"))
    assert [(one.what, one.mana) for one in found.happened] == [(What.MOVED, 0), (What.CROSSED, 3)]


def test_R001_23_an_attack_on_the_last_rank_reaches_it_too() -> None:
    game = standing("K@E6 P@E7", "K@A5 P@E8")
    found = done(game, move("E7", "E8"))
    assert [one.what for one in found.happened] == [What.KILLED, What.MOVED, What.CROSSED]


def test_a_soldier_of_the_empire_stays_on_the_last_rank() -> None:
    game = standing("K@E8", "K@H7 P@A2", turn=2)
    after = acted(game, move("A2", "A1"))
    assert where(after, Side.SECOND, "P") == ["A1"]
    assert after.mana == (0, 0)


def test_R001_27_a_spectre_jumps_over_anything() -> None:
    ring = "P@A1 P@A2 P@B2 P@C2 P@C1"
    assert goes(f"K@E1 N@B1 {ring}", "B1") == {"A3", "C3", "D2"}


def test_R001_28_a_shadow_passes_through_pieces_and_ends_on_a_free_square_or_an_enemy() -> None:
    assert goes("K@E1 R@D4 P@D5 P@C4", "D4", "K@A8 P@E4 P@D3 P@D6") == {"B4", "E4", "F4", "D3", "D2", "D6"}


def test_R001_31_a_necromancer_goes_up_to_two_diagonally_and_is_blocked() -> None:
    assert goes("K@E1 B@D4 P@E5", "D4", "K@A8 P@C3") == {"C5", "B6", "E3", "F2", "C3"}


def test_R001_32_a_seductress_goes_up_to_three_in_all_directions_and_is_blocked() -> None:
    assert goes("K@A1 Q@D1 P@D3", "D1", "K@A8 P@F1") == {
        *("C1", "B1", "E1", "F1", "D2", "C2", "B3", "A4", "E2", "F3", "G4"),
    }


def test_R001_39_a_necrarch_goes_one_square() -> None:
    assert goes("K@D4", "D4") == {"C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"}


def test_G001_5_the_empire_moves_as_in_chess_as_far_as_it_reaches() -> None:
    mine = (EMPIRE, UNDEAD)
    assert goes("K@A1 R@D1", "D1", armies=mine) == {"B1", "C1", "E1", "F1", "G1", "D2", "D3", "D4"}
    assert goes("K@A1 R@D1 P@D3", "D1", armies=mine) == {"B1", "C1", "E1", "F1", "G1", "D2"}
    assert goes("K@A1 B@D1", "D1", armies=mine) == {"C2", "B3", "E2", "F3"}


def test_R001_21_on_joined_boards_skeletons_keep_their_direction() -> None:
    assert goes("K@A1 P@E9", "E9", "K@A16", size=(8, 16)) == {"D10", "E10", "F10"}
    game = standing("K@E14 P@E15", "K@A10", size=(8, 16))
    assert acted(game, move("E15", "E16")).mana == (3, 0)
    assert goes("K@A1 P@P2", "P2", "K@A8", size=(16, 8)) == {"O3", "P3"}


def test_G001_19_the_corners_are_the_outer_ones_of_the_own_side() -> None:
    game = standing("K@B1", "K@H8", size=(16, 8), mana=(3, 3))
    entered = {label(action.square) for action in legal(game) if isinstance(action, Enter)}
    assert entered == {"A1", "P1"}
    theirs = standing("K@B1", "K@H8", size=(16, 8), mana=(3, 3), turn=2)
    assert {label(action.square) for action in legal(theirs) if isinstance(action, Enter)} == {"A8", "P8"}


def test_G001_19_the_ready_made_set_up_stands_in_the_middle() -> None:
    wide, long = begun(size=(16, 8)), begun(size=(8, 16))
    assert where(wide, Side.FIRST, "K") == ["I1"]
    assert where(wide, Side.SECOND, "K") == ["I8"]
    assert where(long, Side.SECOND, "P") == sorted(f"{file}15" for file in "ABCDEFGH")
    assert len(fog(wide, Side.FIRST)) == 24


@pytest.mark.parametrize(("most", "left"), [(1, set()), (2, {"B2"}), (3, {"B2"})])
def test_G001_2_in_a_turn_each_of_so_many_pieces_moves_once(most: int, left: set[str]) -> None:
    game = (
        acted(standing("K@E1 P@B2 P@A2", "K@H8", moves_per_turn=most), move("A2", "A3"), move("E1", "E2"))
        if most > 2
        else acted(standing("K@E1 P@B2 P@A2", "K@H8", moves_per_turn=most), move("A2", "A3"))
    )
    starts = {label(action.start) for action in legal(game) if isinstance(action, Move)}
    assert starts - {"E1"} == left
    assert End() in legal(game)


def test_R001_26_an_entry_is_no_move() -> None:
    game = standing("K@E1", "K@H8", mana=(3, 0))
    entered = acted(game, Enter(piece="spectre", square=read_label("A1")))
    assert entered.mana == (1, 0)
    assert any(isinstance(action, Move) for action in legal(entered))
    assert happened(done(game, Enter(piece="shadow", square=read_label("H1"))), What.ENTERED)[0].mana == -3


def test_R001_25_what_enters_outside_the_fog_dissolves() -> None:
    game = standing("K@E4", "K@H8", mana=(3, 0))
    after = acted(game, Enter(piece="shadow", square=read_label("A1")), move("E4", "E5"), End())
    assert where(after, Side.FIRST, "R") == []


def test_labels_of_the_start() -> None:
    game = begun()
    assert labels(piece.square for piece in game.pieces if piece.kind == "necromancer") == {"C1", "F1"}

"""The NecroFog (R001-4 to R001-12, E001-9 to E001-14, G001-3)."""

from __future__ import annotations

import pytest

from cogs.cabal.rules.model import End, Game, Side, What
from cogs.cabal.rules.preview import dissolving, fog
from cogs.cabal.tables import FogCheck
from tests.cabal.games import UNDEAD, acted, begun, done, happened, labels, move, standing, where


def size(first: str) -> int:
    return len(fog(standing(first, "K@H1"), Side.FIRST))


def ended(game: Game) -> Game:
    """The game at the end of a turn in which the Soldier or Skeleton on H-file was moved."""
    return acted(game, move("H2", "H3"), End())


@pytest.mark.parametrize(("square", "squares"), [("D7", 20), ("A1", 9), ("E1", 15)])
def test_E001_9_a_necrarch_alone(square: str, squares: int) -> None:
    assert size(f"K@{square}") == squares


def test_E001_9_on_d7_it_covers_b5_to_f8() -> None:
    covered = fog(standing("K@D7", "K@H1"), Side.FIRST)
    assert labels(covered) == {f"{file}{rank}" for file in "BCDEF" for rank in range(5, 9)}


@pytest.mark.parametrize("mage", ["B", "Q"])
def test_E001_10_a_mage_too_far_away_extends_nothing_and_dissolves(mage: str) -> None:
    game = standing(f"K@D7 {mage}@C3", "K@H1")
    assert len(fog(game, Side.FIRST)) == 20
    assert [piece.kind for piece in dissolving(game)] == [UNDEAD.lettered(mage).id]  # type: ignore[union-attr]
    after = acted(game, move("D7", "D8"), End())
    assert where(after, Side.FIRST, mage) == []


@pytest.mark.parametrize("mage", ["B", "Q"])
def test_E001_11_a_mage_within_the_fog_extends_it(mage: str) -> None:
    assert size(f"K@D7 {mage}@C5") == 33


def test_E001_12_the_second_mage_is_too_far_away() -> None:
    game = standing("K@D7 B@C5 B@G2", "K@H1")
    assert len(fog(game, Side.FIRST)) == 33
    assert [str(piece.square) for piece in dissolving(game)] == [str(game.pieces[2].square)]


def test_R001_12_a_mage_in_the_extended_fog_extends_it_again() -> None:
    game = standing("K@D7 B@C5 B@D3", "K@H1")
    assert labels(fog(game, Side.FIRST)) >= {"B1", "F5", "D1"}
    assert dissolving(game) == ()


def test_E001_14() -> None:
    assert size("K@E1 B@C3") == 31


def test_R001_5_no_mage_creates_fog_alone() -> None:
    game = standing("B@C5 Q@C4", "K@H1")
    assert fog(game, Side.FIRST) == frozenset()


def test_G001_4_nothing_dissolves_in_the_ready_made_set_up() -> None:
    game = begun()
    assert labels(fog(game, Side.FIRST)) == {f"{file}{rank}" for file in "ABCDEFGH" for rank in (1, 2, 3)}
    assert dissolving(game) == ()


def test_R001_8_an_undead_may_act_outside_and_comes_back_or_is_lost() -> None:
    game = standing("K@E1 R@E3", "K@A8 P@E5")
    out = acted(game, move("E3", "E5"))
    assert where(out, Side.FIRST, "R") == ["E5"]
    assert [piece.kind for piece in dissolving(out)] == ["shadow"]
    found = done(out, End())
    assert [one.kind for one in happened(found, What.DISSOLVED)] == ["shadow"]
    assert acted(out, End()).mana == (1, 0)


def test_G001_3_the_web_can_be_mended_in_the_owners_next_turn() -> None:
    game = standing("K@E1 B@E3 P@E5", "R@E8 K@A8 N@C4", turn=2)
    broken = acted(game, move("C4", "E3"), End())
    assert where(broken, Side.FIRST, "P") == ["E5"]
    mended = acted(broken, move("E1", "E2"), End())
    assert where(mended, Side.FIRST, "P") == []
    harsh = standing("K@E1 B@E3 P@E5", "R@E8 K@A8 N@C4", turn=2, fog_check=FogCheck.EVERY_TURN)
    assert where(acted(harsh, move("C4", "E3"), End()), Side.FIRST, "P") == []


def test_R001_7_all_that_is_uncovered_goes_at_once() -> None:
    game = standing("K@A1 B@D4 B@F6 P@H2", "K@H8")
    assert where(ended(game), Side.FIRST, "B") == []
    assert where(ended(game), Side.FIRST, "P") == []


def test_R001_3_the_empire_needs_no_fog() -> None:
    game = standing("K@E1", "K@E8 P@A5", turn=2)
    assert dissolving(game) == ()


def test_each_side_has_its_own_fog() -> None:
    game = standing("K@A1", "K@H8 B@B2", armies=(UNDEAD, UNDEAD), turn=2)
    assert fog(game, Side.FIRST).isdisjoint(fog(game, Side.SECOND))
    assert [piece.kind for piece in dissolving(game)] == ["necromancer"]

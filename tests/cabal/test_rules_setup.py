"""Points, limits and set-up (G001-4, R001-32, E001-15)."""

from __future__ import annotations

import pytest

from bot.engine.grid import Square
from bot.engine.refusal import Refusal, Refused
from cogs.cabal.rules.model import Game, SetUp, Side, Spell, Stage
from cogs.cabal.rules.refusals import CabalRefusal, SetUpRefusal
from cogs.cabal.rules.setup import classical, new_game, points, ready
from tests.cabal.games import EMPIRE, SPELLS, UNDEAD, begun, options

PLACES = [Square(x, y) for y in (0, 1) for x in range(8)]


def empty(**changed: object) -> Game:
    return new_game(UNDEAD, EMPIRE, options(**changed))


def army(*kinds: str, spells: tuple[Spell, ...] = SPELLS) -> SetUp:
    """These kinds on the squares from A1 on."""
    return SetUp(pieces=tuple(zip(kinds, PLACES, strict=False)), spells=spells)


@pytest.mark.parametrize("list_of", [UNDEAD, EMPIRE])
def test_E001_15_the_ready_made_army_costs_29(list_of: object) -> None:
    game = begun()
    for side in Side:
        assert points(game.armies[side], [piece.kind for piece in game.pieces if piece.side is side]) == 29


def test_E001_15_fifteen_skeletons_and_the_necrarch_cost_15() -> None:
    game = ready(empty(), Side.FIRST, army("necrarch", *["skeleton"] * 15))
    assert points(UNDEAD, [kind for kind, _ in game.ready[0].pieces]) == 15  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("kinds", "reason"),
    [
        (("necrarch", "seductress", "seductress"), CabalRefusal.TOO_MANY_OF_KIND),
        (("skeleton",), SetUpRefusal.ONE_KING),
        (("necrarch", "necrarch"), SetUpRefusal.ONE_KING),
        (("necrarch", *["shadow"] * 11), SetUpRefusal.POINTS),
        (("necrarch", "soldier"), CabalRefusal.NO_SUCH_PIECE),
        (("necrarch", "skeleton", "skeleton"), SetUpRefusal.TOO_MANY_PIECES),
    ],
)
def test_an_army_that_is_not_allowed(kinds: tuple[str, ...], reason: Refusal) -> None:
    most = 2 if reason is SetUpRefusal.TOO_MANY_PIECES else 16
    with pytest.raises(Refused) as refused:
        ready(empty(most_pieces=most), Side.FIRST, army(*kinds))
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("squares", "reason"),
    [
        ((Square(0, 0), Square(0, 2)), SetUpRefusal.NOT_NEAREST),
        ((Square(0, 0), Square(8, 0)), SetUpRefusal.NOT_NEAREST),
        ((Square(0, 0), Square(-1, 1)), SetUpRefusal.NOT_NEAREST),
        ((Square(0, 0), Square(0, 0)), SetUpRefusal.TWICE_ON_SQUARE),
    ],
)
def test_a_place_that_is_not_allowed(squares: tuple[Square, Square], reason: Refusal) -> None:
    pieces = tuple(zip(("necrarch", "skeleton"), squares, strict=True))
    with pytest.raises(Refused) as refused:
        ready(empty(), Side.FIRST, SetUp(pieces=pieces, spells=SPELLS))
    assert refused.value.reason is reason


@pytest.mark.parametrize("spells", [(), SPELLS[:2], (*SPELLS, Spell.EVOCATION), (Spell.PAIN,) * 3])
def test_R001_32_exactly_three_spells_are_declared(spells: tuple[Spell, ...]) -> None:
    with pytest.raises(Refused) as refused:
        ready(empty(), Side.FIRST, army("necrarch", spells=spells))
    assert refused.value.reason is SetUpRefusal.THREE_SPELLS


def test_an_army_without_casters_declares_none() -> None:
    game = empty()
    with pytest.raises(Refused) as refused:
        ready(game, Side.SECOND, SetUp(pieces=classical(game, Side.SECOND), spells=SPELLS))
    assert refused.value.reason is SetUpRefusal.NO_SPELLS


def test_the_game_begins_when_both_are_ready_and_nobody_gets_ready_twice() -> None:
    game = ready(empty(), Side.FIRST, army("necrarch"))
    assert (game.stage, game.pieces) == (Stage.SET_UP, ())
    with pytest.raises(Refused) as refused:
        ready(game, Side.FIRST, army("necrarch"))
    assert refused.value.reason is SetUpRefusal.READY_ALREADY
    begins = ready(game, Side.SECOND, SetUp(pieces=classical(game, Side.SECOND)))
    assert begins.stage is Stage.PLAY
    assert len(begins.pieces) == 17


@pytest.mark.parametrize("size", [(8, 9), (7, 8), (16, 16), (0, 0)])
def test_there_are_three_boards(size: tuple[int, int]) -> None:
    with pytest.raises(Refused) as refused:
        new_game(UNDEAD, EMPIRE, options(), width=size[0], height=size[1])
    assert refused.value.reason is SetUpRefusal.NO_SUCH_BOARD

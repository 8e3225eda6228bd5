"""The bot's own play: legal, in time, at three strengths; the long measure is `benchmarks/cabal_solo.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from bot.engine.grid import read_label
from cogs.cabal.rules.model import End, Game, Sacrifice, Side, Stage
from cogs.cabal.rules.play import apply, legal
from cogs.cabal.rules.position import board_of
from cogs.cabal.rules.solo import LEVELS, answer, ask, choose, read_answer
from cogs.cabal.rules.solo.worth import worth
from tests.cabal.games import EMPIRE, UNDEAD, acted, begun, move, standing, where
from tests.cabal.random_play import RandomDice, played

SEED = b"seed"


def looks(number: int) -> Callable[[], bool]:
    """A time that is up after so many looks at it: the same on every machine."""
    left = iter(range(number))
    return lambda: next(left, None) is None


def never() -> bool:
    return False


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(6))
def test_what_it_does_is_legal_and_goes_to_the_end_of_the_turn(level: int, number: int) -> None:
    armies = ((UNDEAD, EMPIRE), (EMPIRE, UNDEAD), (UNDEAD, UNDEAD))[number % 3]
    game = played(begun(*armies, moves_per_turn=1 + number % 2), number, turns=20)
    if game.stage is not Stage.PLAY:
        game = begun(*armies)
    decides, dice = game.decides, RandomDice(Random(number))
    actions = choose(game, level, seed=SEED, is_due=looks(5))
    for action in actions:
        assert action in legal(game)
        game, _ = apply(game, action, dice)
    assert game.decides is not decides or game.stage is Stage.OVER


def test_it_stops_where_chance_decides() -> None:
    game = standing("K@E5 N@C4", "Q@E6 K@E8", dice=True)
    assert choose(game, 2, seed=SEED, is_due=never)[-1] != End()


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_a_king_piece_that_it_can_take(level: int) -> None:
    game = standing("K@E5 P@A2 P@B2", "K@E6 P@H7", armies=(UNDEAD, EMPIRE))
    assert choose(game, level, seed=SEED, is_due=looks(50))[0] == move("E5", "E6")


def test_it_sees_a_threat_a_turn_ahead() -> None:
    # The Champion is worth more than the Soldier that it could take, and would be lost for it.
    game = standing("K@A1 Q@D4 P@A2", "P@D6 R@D8 K@H8", armies=(EMPIRE, EMPIRE))
    assert choose(game, 2, seed=SEED, is_due=never)[0] != move("D4", "D6")


def test_it_keeps_its_undead_in_the_fog() -> None:
    game = standing("K@E1 B@E3 R@F4 P@E4", "K@E8 P@A5")
    after = acted(game, *choose(game, 2, seed=SEED, is_due=never))
    assert len([piece for piece in after.pieces if piece.side is Side.FIRST]) == 4


def test_it_saves_its_king_piece_with_the_cheapest_that_will_do() -> None:
    game = acted(standing("K@D5 P@C4 B@F6 Q@D3", "R@D8 K@H8", turn=2), move("D8", "D5"))
    (action,) = choose(game, 2, seed=SEED, is_due=never)
    assert isinstance(action, Sacrifice)
    assert action.victims[0] == read_label("C4")


def test_it_brings_in_what_its_mana_pays_for() -> None:
    game = standing("K@B2 P@E2", "K@H8", mana=(3, 0))
    after = acted(game, *choose(game, 2, seed=SEED, is_due=never))
    assert after.mana[0] < 3
    assert len(after.pieces) > len(game.pieces)


def test_without_any_time_it_still_does_something_legal() -> None:
    game = begun()
    for action in choose(game, 3, seed=SEED, is_due=lambda: True):
        assert action in legal(game)
        game = acted(game, action)
    assert game.turn == 2


def test_the_same_seed_means_the_same_and_another_may_mean_something_else() -> None:
    game = begun()
    first = [choose(game, 1, seed=bytes([n]), is_due=never) for n in range(8)]
    assert first == [choose(game, 1, seed=bytes([n]), is_due=never) for n in range(8)]
    assert len(set(first)) > 1


def test_a_question_and_its_answer_are_json() -> None:
    game = acted(begun(), move("A2", "A3"), End())
    asked = json.loads(json.dumps(ask(game, 2, SEED)))
    answered = json.loads(json.dumps(answer(asked, never)))
    assert read_answer(answered) == choose(game, 2, seed=SEED, is_due=never)


@pytest.mark.parametrize("wrong", [None, [], "game"])
def test_what_is_no_question_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError):
        answer(wrong, never)  # type: ignore[arg-type]


def test_nothing_is_done_in_a_game_that_is_over() -> None:
    game = played(begun(), 1, turns=2).model_copy(update={"stage": Stage.OVER})
    with pytest.raises(ValueError, match="nothing to do"):
        choose(game, 1, seed=SEED, is_due=never)


def test_worth_is_the_same_seen_from_either_side() -> None:
    for number in range(10):
        board = board_of(played(begun(), number, turns=30))
        assert worth(board, 0) == -worth(board, 1)


@pytest.mark.parametrize("side", Side)
def test_the_strongest_beats_the_random_mover(side: Side) -> None:
    random = Random(7)
    game: Game = begun()
    while game.stage is Stage.PLAY:
        mine = game.decides is side
        game = acted(game, *(choose(game, 3, seed=SEED, is_due=looks(4)) if mine else [random.choice(legal(game))]))
    assert game.result is not None
    assert game.result.winner is side
    assert where(game, side, "K")

"""What holds in every game, however it is played, and what stays the same in a mirror or with the sides exchanged."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.grid import Board, Square
from cogs.skirmish.rules.charge import charges
from cogs.skirmish.rules.model import Game, Movement
from cogs.skirmish.rules.moving import reach
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.results import result_of
from cogs.skirmish.rules.routes import routes
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.turns import offered
from tests.skirmish.random_games import play, start


def check(before: Game, played: Played) -> None:
    state = played.game
    assert Game.model_validate_json(state.model_dump_json()) == state
    for ruling in played.rulings:
        assert result_of(ruling).kind == ruling.kind
        assert all(note.rule[0] in "RG" for note in ruling.trace)
    moving = {pending.creature_id for pending in state.pending if isinstance(pending, Movement)}
    standing = [square for one in state.standing() if one.id not in moving for square in one.space.squares]
    assert len(standing) == len(set(standing))
    assert not state.board.walls & {square for one in state.standing() for square in one.space.squares}
    for one in state.creatures:
        assert 0 <= one.hit_points <= one.stats.hit_points
        assert (one.square is None) is (one.gone is not None) is (state.creature(one.id).gone is not None)
        assert one.gone or one.hit_points
        assert not (one.routing and state.edition is Edition.SECOND)
        assert one.squeezed is None or one.id in moving
    for side in Side:
        lost = sum(one.stats.cost for one in state.creatures if one.side is side.other and one.gone)
        areas = state.player(side).points - lost
        assert 0 <= areas <= 10 * state.round
        assert areas % 10 == 0
    if state.phase is Phase.OVER:
        assert not state.pending
        assert state.turn is None
        assert state.over
        return
    assert (state.deciding() is None) is (not state.pending and state.phase is not Phase.ACTIVATING)
    if state.phase is Phase.ACTIVATING and not state.pending:
        assert state.turn or offered(state), "somebody can always go on"
        assert state.to_activate <= 2
    if state.round == before.round and state.phase is before.phase is Phase.ACTIVATING:
        assert all(
            state.creature(one.id).activated or not one.activated
            for one in before.standing()
            if not state.creature(one.id).gone
        )


@pytest.mark.parametrize("edition", Edition)
@settings(max_examples=20)
@given(seed=st.integers(0, 10**6))
def test_whatever_is_tried_the_game_stays_sound(edition: Edition, seed: int) -> None:
    state = start(edition)
    for played in play(edition, seed, 50):
        check(state, played)
        state = played.game


@pytest.mark.parametrize("edition", Edition)
def test_the_same_tries_with_the_same_faces_give_the_same_game(edition: Edition) -> None:
    for seed in range(3):
        assert play(edition, seed, 60) == play(edition, seed, 60)


def test_games_played_at_random_show_the_whole_of_it() -> None:
    games = (play(Edition.FIRST, seed, 120) for seed in range(12))
    kinds = {ruling.kind for game in games for played in game for ruling in played.rulings}
    wanted = {"rout", "save", "charge", "opportunities", "eliminated", "round-ended", "ground", "placed", "moved"}
    assert wanted <= kinds, wanted - kinds


# Mirrors


def mirrored(state: Game) -> Game:
    """The same game on the board as a mirror shows it."""
    board = state.board.mirrored()
    copy = state.changed(
        creatures=tuple(
            one.model_copy(update={"square": mirror(state.board, one.anchor, one.stats.size)})
            for one in state.creatures
        )
    )
    copy.__dict__["board"] = board
    return copy


def mirror(board: Board, square: Square, size: int = 1) -> Square:
    return Square(board.width - size - square.x, square.y)


@pytest.mark.parametrize("edition", Edition)
@settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_moves_routs_and_charges_are_the_same_in_a_mirror(edition: Edition, seed: int) -> None:
    played = play(edition, seed, 20)
    state = played[-1].game if played else start(edition)
    state = state.changed(creatures=tuple(one for one in state.creatures if one.stands))
    beside = mirrored(state)
    for one in state.creatures:
        size, other = one.stats.size, beside.creature(one.id)
        assert {mirror(state.board, square, size): cost for square, cost in reach(state, one.id).items()} == reach(
            beside, one.id
        )
        here, there = routes(state, one), routes(beside, other)
        assert here.cost == there.cost
        assert {(mirror(state.board, route.stop, size), route.left) for route in here.routes if not route.leaves} == {
            (route.stop, route.left) for route in there.routes if not route.leaves
        }
        offers, mirrored_offers = charges(state, one.id).offers, charges(beside, one.id).offers
        assert {id: {mirror(state.board, end, size) for end in ends} for id, ends in offers.items()} == {
            id: set(ends) for id, ends in mirrored_offers.items()
        }

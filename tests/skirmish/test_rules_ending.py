"""Victory points, the end of rounds and of games, draws and conceding."""

import pytest

from bot.engine.refusal import Refused
from cogs.skirmish.rules.damage import damage
from cogs.skirmish.rules.ending import concede, decline_draw, offer_draw
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.terms import Ending, Phase, Side
from cogs.skirmish.rules.turns import activate, finish
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import NO_DICE, changed, game, only, rules, told

FIELD = """
(.....)
<A...x>
.B...y.
"""


def whole_round(state: Game) -> Played:
    """The round to its end; nobody does anything."""
    while True:
        begun = activate(state, next(one.id for one in state.standing(state.acting) if not one.activated), NO_DICE)
        last = finish(begun.game, NO_DICE) if begun.game.turn else begun
        if last.game.phase is not Phase.ACTIVATING:
            return last
        state = last.game


def test_G004_23_the_cost_of_the_eliminated_goes_to_the_opponent() -> None:
    state = game(FIELD, x=Stats(cost=35))
    played = damage(state, {3: 99}, NO_DICE)
    assert (played.game.player(Side.A).points, played.game.player(Side.B).points) == (35, 0)
    assert only(played, "eliminated").points == 35


def test_G004_23_a_creature_on_ones_own_victory_area_is_worth_10_in_total_at_the_end_of_the_round() -> None:
    area = "( = victory-a @ B2 B1\n) = victory-b @ A3"
    ended = whole_round(game("A.....\nBA...x\n<B..y>\n\n" + area))
    assert only(ended, "round-ended").areas == (10, 0), "not twice, and not for the other side's area"
    assert ended.game.player(Side.A).points == 10
    assert "G004-23" in rules(ended)
    none = whole_round(game(FIELD))
    assert only(none, "round-ended").areas == (0, 0)


def test_G004_30_the_game_ends_at_the_victory_score() -> None:
    state = game(FIELD, x=Stats(cost=200))
    ended = damage(state, {3: 99}, NO_DICE)
    over = only(ended, "over")
    assert (over.ending, over.winner, over.points) == (Ending.SCORE, Side.A, (200, 0))
    assert (ended.game.phase, ended.game.pending, ended.game.acting) == (Phase.OVER, (), None)
    longer = game(FIELD, options={"victory_score": 300}, x=Stats(cost=200))
    assert damage(longer, {3: 99}, NO_DICE).game.over is None


def test_G004_30_the_game_ends_when_a_side_has_nobody_left_and_more_points_win() -> None:
    state = game(FIELD, x=Stats(cost=20), y=Stats(cost=20))
    ended = only(damage(state, {3: 99, 4: 99}, NO_DICE), "over")
    assert (ended.ending, ended.winner) == (Ending.NOBODY_LEFT, Side.A)


def test_G004_30_equal_scores_at_the_end_are_a_draw() -> None:
    state = game("Ax\n<>", A=Stats(cost=20), x=Stats(cost=20))
    assert only(damage(state, {1: 99, 2: 99}, NO_DICE), "over").winner is None


def test_G004_30_a_draw_needs_both_sides() -> None:
    offered = offer_draw(game(FIELD), Side.A)
    assert offered.game.agreed == (Side.A,)
    assert offer_draw(offered.game, Side.A).game.over is None
    assert decline_draw(offered.game, Side.B).game.agreed == ()
    agreed = offer_draw(offered.game, Side.B)
    assert only(agreed, "over").ending is Ending.AGREED


def test_G004_30_who_concedes_loses_whatever_the_points() -> None:
    ended = concede(game(FIELD), Side.A)
    assert (only(ended, "over").winner, only(ended, "over").ending) == (Side.B, Ending.CONCEDED)
    for again in (concede, offer_draw, decline_draw):
        with pytest.raises(Refused) as refused:
            again(ended.game, Side.B)
        assert refused.value.reason is SkirmishRefusal.OVER


def test_G004_30_a_round_in_which_all_run_against_blocked_exits_is_told() -> None:
    shut = "##<##\n##x##\nA..y.\n##B##\n##>##"
    state = changed(changed(game(shut), "A", routing=True), "B", routing=True)
    state = changed(changed(state, "x", routing=True), "y", helpless=True)
    ended = whole_round(changed(state, "x", helpless=True))
    assert only(ended, "round-ended").idle
    assert "G004-30" in rules(ended)
    assert all(map(ended.game.may_agree, Side)), "the rules offer a draw to both"
    one_agrees = offer_draw(ended.game, Side.B)
    assert one_agrees.game.over is None
    assert [one_agrees.game.may_agree(side) for side in Side] == [True, False]
    assert only(offer_draw(one_agrees.game, Side.A), "over").ending is Ending.AGREED
    declined = decline_draw(one_agrees.game, Side.A).game
    assert not any(map(declined.may_agree, Side))
    active = whole_round(game(FIELD))
    assert not only(active, "round-ended").idle
    assert not any(map(active.game.may_agree, Side))
    assert active.game.idle, "the next round begins anew"
    assert not told(whole_round(game(FIELD)), "over")

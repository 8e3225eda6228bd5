"""Whose turn it is: activations by enumeration, what a turn holds, and how turns end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from bot.engine.refusal import Refused
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.damage import damage, helpless
from cogs.skirmish.rules.initiative import choose_first
from cogs.skirmish.rules.model import ChooseFirst, Game
from cogs.skirmish.rules.moving import move
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.turns import activate, finish, offered
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import NO_DICE, at, changed, dice, game, one, only, rules, told


def field(a: int, b: int, edition: Edition, first: Side = Side.A) -> Game:
    """So many creatures on each side, far apart, and the round about to begin."""
    width = max(a, b, 1)
    state = game(f"{'ABCDEFGH'[:a].ljust(width, '.')}\n{'.' * width}\n{'abcdefgh'[:b].ljust(width, '.')}", edition)
    waiting = state.changed(phase=Phase.INITIATIVE, acting=None, to_activate=0, pending=(ChooseFirst(side=first),))
    return choose_first(waiting, first).game


def turns(state: Game) -> Iterator[tuple[Side, Game]]:
    """The sides whose creatures are activated until the round is over, the first offered one each time."""
    while offers := offered(state):
        begun = activate(state, offers[0].id, NO_DICE).game
        state = finish(begun, NO_DICE).game if begun.turn else begun
        yield offers[0].side, state


def literal(a: int, b: int, edition: Edition, first: Side) -> list[Side]:
    """R004-36 and R004-37, or twos in the 1st edition; who has none left is skipped (G004-9)."""
    left = {Side.A: a, Side.B: b}
    side, most, found = first, 1 if edition is Edition.SECOND else 2, []
    while any(left.values()):
        number = min(most, left[side])
        found += [side] * number
        left[side] -= number
        side, most = side.other, 2
    return found


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("first", Side)
def test_R004_36_G004_9_every_sequence_of_activations_up_to_six_a_side(edition: Edition, first: Side) -> None:
    for a, b in product(range(1, 7), repeat=2):
        sides = [side for side, _ in turns(field(a, b, edition, first))]
        assert sides == literal(a, b, edition, first), (a, b)


def test_G004_9_a_creature_destroyed_before_its_turn_is_no_longer_counted() -> None:
    state = field(2, 3, Edition.FIRST)
    begun = finish(activate(state, 1, NO_DICE).game, NO_DICE).game
    assert (begun.acting, begun.to_activate) == (Side.A, 1)
    after = damage(begun, {2: 99}, NO_DICE)
    assert (after.game.acting, after.game.to_activate) == (Side.B, 2)


def test_R004_38_when_all_have_been_activated_the_round_ends_and_the_next_begins_with_the_roll() -> None:
    *_, (_, last) = turns(field(2, 1, Edition.SECOND))
    assert (last.phase, last.acting, last.round) == (Phase.INITIATIVE, None, 1)
    assert not any(creature.activated for creature in last.creatures)


PAIR = """
......
.A..x.
......
"""


def refusal(state: Game, id: int) -> object:
    with pytest.raises(Refused) as refused:
        activate(state, id, NO_DICE)
    return refused.value.reason


def test_only_a_waiting_creature_of_the_side_whose_phase_it_is_can_be_activated() -> None:
    state = field(2, 1, Edition.FIRST)
    assert refusal(state, 3) is SkirmishRefusal.OTHER_SIDE
    begun = activate(state, 1, NO_DICE).game
    assert refusal(begun, 2) is SkirmishRefusal.TURN_UNFINISHED
    ended = finish(begun, NO_DICE).game
    assert refusal(ended, 1) is SkirmishRefusal.ALREADY_ACTIVATED
    assert refusal(ended, 9) is SkirmishRefusal.NO_SUCH_CREATURE
    gone = damage(ended, {3: 99}, NO_DICE).game
    assert gone.phase is Phase.OVER
    assert refusal(gone, 2) is SkirmishRefusal.OVER


def test_a_turn_is_a_move_and_an_attack_in_either_order_or_two_moves() -> None:
    begun = activate(game(PAIR, x=Stats(hit_points=90)), 1, NO_DICE).game
    moved = move(begun, 1, at("D2"), (), NO_DICE).game
    done = attack(moved, 1, 2, dice(2))
    assert (done.game.turn, told(done, "turn-ended")[0].who.name) == (None, "A")
    beside = changed(begun, "A", square=at("D2"))
    attacked = attack(beside, 1, 2, dice(2)).game
    with pytest.raises(Refused) as refused:
        attack(attacked, 1, 2, NO_DICE)
    assert refused.value.reason is SkirmishRefusal.ALREADY_ATTACKED
    twice = move(move(begun, 1, at("C2"), (), NO_DICE).game, 1, at("D2"), (), NO_DICE)
    assert twice.game.turn is None


def test_a_turn_can_be_ended_early_but_not_while_something_is_pending() -> None:
    begun = activate(game(PAIR), 1, NO_DICE).game
    assert finish(begun, NO_DICE).game.turn is None
    with pytest.raises(Refused) as refused:
        finish(game(PAIR), NO_DICE)
    assert refused.value.reason is SkirmishRefusal.NO_TURN
    hurt = damage(begun, {2: 5}, NO_DICE).game
    with pytest.raises(Refused) as refused:
        finish(hurt, NO_DICE)
    assert refused.value.reason is SkirmishRefusal.PENDING


def test_G004_25_the_turn_of_a_helpless_creature_is_over_at_once() -> None:
    state = helpless(field(2, 1, Edition.FIRST), 1, True).game
    begun = activate(state, 1, NO_DICE)
    assert (begun.game.turn, one(begun.game, "A").activated) == (None, True)
    assert "G004-25" in rules(begun)
    assert only(begun, "activated").left == 1

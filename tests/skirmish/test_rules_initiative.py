"""The initiative of both editions."""

import pytest

from bot.engine.refusal import Refused
from cogs.skirmish.rules.initiative import choose_first, initiative
from cogs.skirmish.rules.model import ChooseFirst, Game
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.sheets import Stats
from tests.skirmish.games import NO_DICE, changed, dice, game, only, rules

FIELD = "A.B...x.y"


def waiting(edition: Edition, **ratings: int) -> Game:
    state = game(FIELD, edition, **{symbol: Stats(commander_rating=rating) for symbol, rating in ratings.items()})
    return state.changed(phase=Phase.INITIATIVE, acting=None, to_activate=0, round=1)


def test_E004_19_the_higher_rating_rolls_twice_and_keeps_the_better() -> None:
    rolled = initiative(waiting(Edition.SECOND, A=3, x=1), dice(7, 15, 14))
    result = only(rolled, "initiative")
    assert [roll.faces for roll in result.rolls] == [(7, 15), (14,)]
    assert (result.winner, result.round) == (Side.A, 2)
    assert rolled.game.top == ChooseFirst(side=Side.A)


def test_E004_19_ties_are_rolled_again() -> None:
    rolled = initiative(waiting(Edition.SECOND, A=3, x=1), dice(7, 15, 15, 2, 3, 19))
    result = only(rolled, "initiative")
    assert (len(result.tied), result.winner) == (1, Side.B)
    assert [roll.faces for roll in result.rolls] == [(2, 3), (19,)]


def test_dice_that_always_tie_are_not_rolled_for_ever() -> None:
    class Sevens:
        def roll(self, sides: int) -> int:
            return 7

    with pytest.raises(Refused) as refused:
        initiative(waiting(Edition.FIRST), Sevens())
    assert refused.value.reason is SkirmishRefusal.STILL_TIED


def test_G004_8_equal_ratings_roll_one_die_each() -> None:
    result = only(initiative(waiting(Edition.SECOND, A=2, x=2), dice(7, 8)), "initiative")
    assert [roll.faces for roll in result.rolls] == [(7,), (8,)]


def test_G004_8_the_first_edition_adds_the_best_rating_that_is_not_routing() -> None:
    state = waiting(Edition.FIRST, A=3, B=5, x=4)
    result = only(initiative(state, dice(10, 10)), "initiative")
    assert [roll.reckoning.total for roll in result.rolls] == [15, 14]
    routing = only(initiative(changed(state, "B", routing=True), dice(10, 10)), "initiative")
    assert [roll.reckoning.total for roll in routing.rolls] == [13, 14]
    assert "R004-19" in rules(initiative(state, dice(10, 10)))


def test_R004_35_the_winner_says_who_goes_first() -> None:
    rolled = initiative(waiting(Edition.SECOND), dice(3, 12)).game
    chosen = choose_first(rolled, Side.A)
    result = only(chosen, "first")
    assert (result.side, result.by) == (Side.A, Side.B)
    assert (chosen.game.acting, chosen.game.to_activate, chosen.game.phase) == (Side.A, 1, Phase.ACTIVATING)
    with pytest.raises(Refused) as refused:
        choose_first(chosen.game, Side.B)
    assert refused.value.reason is SkirmishRefusal.NO_CHOICE


def test_it_is_rolled_between_rounds_only_and_once_everybody_is_on_the_board() -> None:
    for state, reason in [
        (waiting(Edition.FIRST).changed(phase=Phase.ACTIVATING), SkirmishRefusal.ROUND_RUNNING),
        (initiative(waiting(Edition.FIRST), dice(1, 2)).game, SkirmishRefusal.PENDING),
        (
            changed(waiting(Edition.FIRST), "A", square=None).changed(phase=Phase.DEPLOYING),
            SkirmishRefusal.NOT_DEPLOYED,
        ),
    ]:
        with pytest.raises(Refused) as refused:
            initiative(state, NO_DICE)
        assert refused.value.reason is reason

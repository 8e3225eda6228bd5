"""Worked examples of rounds: the initiative, and in what order creatures are activated."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.model import Frozen
from cogs.skirmish.rules.cases.field import NO_DICE, Battle, Rating, told
from cogs.skirmish.rules.initiative import choose_first, initiative
from cogs.skirmish.rules.model import ChooseFirst
from cogs.skirmish.rules.results import InitiativeRolled
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.turns import activate, finish, offered
from cogs.skirmish.tables import SkirmishTables

MOST = 6
"""Creatures of a side."""

Number = Annotated[int, Field(ge=1, le=MOST)]


class Ratings(Frozen):
    """The best commander ratings of both sides; the dice are those of A, then of B, and again while they tie."""

    rating_a: Rating
    rating_b: Rating
    edition: Edition = Edition.FIRST


class Rolled(Frozen):
    """The last rolls of both, how many ties there were before, and who chooses."""

    total_a: int
    total_b: int
    ties: int
    chooses: str


class Numbers(Frozen):
    """How many creatures there are, and who goes first."""

    number_a: Number
    number_b: Number
    edition: Edition = Edition.FIRST
    first: Side = Side.A


class Order(Frozen):
    """Whose creatures are activated, one after the other."""

    order: str


def _initiative(given: Ratings, tables: SkirmishTables, dice: Dice) -> Rolled:
    ratings = {"A": given.rating_a, "x": given.rating_b}
    game = Battle(map="A..x", edition=given.edition, ratings=ratings).game(tables.options)
    waiting = game.changed(phase=Phase.INITIATIVE, acting=None, to_activate=0)
    rolled = told(initiative(waiting, dice).rulings, InitiativeRolled)
    a, b = (roll.reckoning.total for roll in rolled.rolls)
    return Rolled(total_a=a, total_b=b, ties=len(rolled.tied), chooses=_letter(rolled.winner))


def _order(given: Numbers, tables: SkirmishTables, _: Dice) -> Order:
    width = max(given.number_a, given.number_b)
    rows = "ABCDEF"[: given.number_a].ljust(width, "."), "." * width, "abcdef"[: given.number_b].ljust(width, ".")
    game = Battle(map="\n".join(rows), edition=given.edition).game(tables.options)
    waiting = game.changed(phase=Phase.INITIATIVE, acting=None, to_activate=0, pending=(ChooseFirst(side=given.first),))
    game = choose_first(waiting, given.first).game
    order = ""
    while offers := offered(game):
        order += _letter(offers[0].side)
        game = finish(activate(game, offers[0].id, NO_DICE).game, NO_DICE).game
    return Order(order=order)


def _letter(side: Side) -> str:
    return side.value.upper()


QUESTIONS = (
    Question("initiative", Ratings, Rolled, _initiative),
    Question("order", Numbers, Order, _order),
)

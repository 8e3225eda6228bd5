"""Worked examples of ways: what moves cost, where those run who rout, and who may strike at them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.grid import label, read_label
from bot.engine.model import Frozen
from bot.engine.ruling import Ruling
from cogs.skirmish.rules.attack import attack
from cogs.skirmish.rules.boards import SIGNS, Terrain
from cogs.skirmish.rules.cases.field import MAIN, NO_DICE, Battle, Label, Symbol, changed, one, told, with_exits
from cogs.skirmish.rules.model import Game
from cogs.skirmish.rules.morale import save
from cogs.skirmish.rules.moving import planned
from cogs.skirmish.rules.results import Opportunities
from cogs.skirmish.rules.routes import routes
from cogs.skirmish.rules.terms import Edition
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.tables import SkirmishTables

Squares = Annotated[int, Field(ge=0, le=10)]


class Apart(Frozen):
    """A move over so many squares to the right and up, all of it over open or over difficult ground."""

    across: Squares
    along: Squares
    edition: Edition = Edition.FIRST
    difficult: bool = False


class To(Battle):
    """A move of A to a square, through others."""

    to: Label
    via: Annotated[tuple[Label, ...], Field(max_length=20)] = ()


class Cost(Frozen):
    """The movement points that it costs."""

    cost: int


class Run(Frozen):
    """Where A may stop, what is left to run from there, what the whole way costs; 0 where all ways are blocked."""

    stops: tuple[str, ...]
    left: int
    cost: int
    leaves: bool


class Flight(Battle):
    """A runs: since an attack of the creature `causer` has frightened it (its die, then the failed save), or anyway."""

    causer: Symbol | None = None


class Strikers(Frozen):
    """Who may strike at it when it sets out, and who may not, since they have caused it."""

    may: tuple[str, ...]
    may_not: tuple[str, ...]


def _cost(given: Apart, tables: SkirmishTables, _: Dice) -> Cost:
    signs = {kind: sign for sign, kind in SIGNS.items()}
    ground = signs[Terrain.DIFFICULT] if given.difficult else "."
    rows = [ground * (given.across + 1)] * given.along + [MAIN + ground * given.across]
    map = "\n".join(rows) + (f"\n\n{ground} = {Terrain.DIFFICULT}" if given.difficult else "")
    game = Battle(map=map, edition=given.edition, speed=20).game(tables.options)
    here = one(game).anchor
    there = here._replace(x=here.x + given.across, y=here.y + given.along)
    return Cost(cost=planned(game, one(game).id, there).cost)


def _way(given: To, tables: SkirmishTables, _: Dice) -> Cost:
    game = given.game(tables.options)
    via = [read_label(square) for square in given.via]
    return Cost(cost=planned(game, one(game).id, read_label(given.to), via).cost)


def _rout(given: Battle, tables: SkirmishTables, _: Dice) -> Run:
    game = changed(with_exits(given.game(tables.options)), MAIN, routing=True)
    found = routes(game, one(game))
    return Run(
        stops=tuple(sorted(label(route.stop) for route in found.routes)),
        left=found.routes[0].left,
        cost=found.cost or 0,
        leaves=found.routes[0].leaves,
    )


def _flight(given: Flight, tables: SkirmishTables, dice: Dice) -> Strikers:
    game = with_exits(given.game(tables.options))
    rulings = _struck(game, given.causer, dice) if given.causer else _runs_on(game)
    asked = told(rulings, Opportunities)
    if asked is None:
        return Strikers(may=(), may_not=())
    return Strikers(may=tuple(one.name for one in asked.by), may_not=tuple(one.name for one in asked.caused))


def _struck(game: Game, symbol: str, dice: Dice) -> tuple[Ruling, ...]:
    """The rulings of an attack, and of the save that A owes after it."""
    causer = one(game, symbol)
    begun = activate(game.changed(acting=causer.side), causer.id, NO_DICE).game
    hit = attack(begun, causer.id, one(game).id, dice)
    return save(hit.game, dice).rulings


def _runs_on(game: Game) -> tuple[Ruling, ...]:
    """The rulings of the turn of A, who routs."""
    return activate(changed(game, MAIN, routing=True), one(game).id, NO_DICE).rulings


QUESTIONS = (
    Question("cost", Apart, Cost, _cost),
    Question("way", To, Cost, _way),
    Question("rout", Battle, Run, _rout),
    Question("flight", Flight, Strikers, _flight),
)

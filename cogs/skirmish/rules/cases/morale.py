"""Worked examples of morale: when a save is due, what it is rolled against, rallying, and half of the hit points."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.model import Frozen
from cogs.skirmish.rules.bloodied import threshold
from cogs.skirmish.rules.cases.field import MAIN, NO_DICE, Battle, changed, one, told, with_exits
from cogs.skirmish.rules.damage import damage
from cogs.skirmish.rules.model import RallyDue, SavesDue
from cogs.skirmish.rules.morale import save
from cogs.skirmish.rules.results import Routing, Saved
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.tables import SkirmishTables

Points = Annotated[int, Field(ge=1, le=1000)]


class Frightened(Battle):
    """A loses half of its hit points, and so must save for its morale."""

    modifier: Annotated[int, Field(ge=-20, le=20)] = 0


class Stood(Frozen):
    """What it rolls in all, and whether it stands fast."""

    total: int
    passed: bool


class Hurt(Battle):
    """A is hit for so much."""

    damage: Points


class SaveDue(Frozen):
    """Whether it must save for its morale, and whether it is destroyed."""

    save: bool
    destroyed: bool


class Rallied(Frozen):
    """Whether a routing creature under command stops; without command there is no attempt, and it runs so far."""

    under_command: bool
    rallied: bool
    points: int


class Whole(Frozen):
    """The hit points that a creature starts with."""

    hit_points: Points


class Half(Frozen):
    """At how many it is bloodied."""

    bloodied: int


def _save(given: Frightened, tables: SkirmishTables, dice: Dice) -> Stood:
    game = with_exits(given.game(tables.options))
    creature = one(game)
    lost = creature.hit_points - creature.stats.hit_points // 2
    saved = told(save(damage(game, {creature.id: lost}, NO_DICE).game, dice, given.modifier).rulings, Saved)
    return Stood(total=saved.reckoning.total, passed=saved.passed)


def _half(given: Hurt, tables: SkirmishTables, _: Dice) -> SaveDue:
    game = with_exits(given.game(tables.options))
    after = damage(game, {one(game).id: given.damage}, NO_DICE).game
    return SaveDue(save=isinstance(after.top, SavesDue), destroyed=one(after).gone is not None)


def _rally(given: Battle, tables: SkirmishTables, dice: Dice) -> Rallied:
    game = changed(with_exits(given.game(tables.options)), MAIN, routing=True)
    begun = activate(game, one(game).id, NO_DICE)
    may = isinstance(begun.game.top, RallyDue)
    done = save(begun.game, dice) if may else begun
    run = told(done.rulings, Routing)
    return Rallied(under_command=may, rallied=not one(done.game).routing, points=run.points if run else 0)


QUESTIONS = (
    Question("save", Frightened, Stood, _save),
    Question("half", Hurt, SaveDue, _half),
    Question("rally", Battle, Rallied, _rally),
    Question(
        "bloodied",
        Whole,
        Half,
        lambda given, tables, _: Half(bloodied=threshold(given.hit_points, tables.options)),
    ),
)

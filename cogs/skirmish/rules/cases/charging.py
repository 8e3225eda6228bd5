"""Worked examples of the charge: where it may end, and what comes of it."""

from __future__ import annotations

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.grid import label, read_label
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from cogs.skirmish.rules.cases.field import NO_DICE, Battle, Label, one, told
from cogs.skirmish.rules.charge import LEAST, charge, charges
from cogs.skirmish.rules.results import Attacked, Charged
from cogs.skirmish.rules.turns import activate
from cogs.skirmish.tables import SkirmishTables


class Ends(Frozen):
    """The squares where a charge of A may end; where it may not charge, it is refused."""

    ends: tuple[str, ...]


class Charge(Battle):
    """A charges; the target is lost where something moves it before the blow."""

    end: Label
    target_lost: bool = False


class Hit(Frozen):
    """How many squares it covers, and what it rolls to hit; without an attack nothing."""

    squares: int
    attacks: bool
    total: int | None


def _ends(given: Battle, tables: SkirmishTables, _: Dice) -> Ends:
    game = given.game(tables.options)
    found = charges(game, one(game).id)
    if found.why_not is not None:
        target = game.creature(found.nearest).name if found.nearest is not None else ""
        raise Refused(found.why_not, name=one(game).name, target=target, least=LEAST)
    return Ends(ends=tuple(sorted(label(end) for ends in found.offers.values() for end in ends)))


def _charge(given: Charge, tables: SkirmishTables, dice: Dice) -> Hit:
    game = given.game(tables.options)
    begun = activate(game, one(game).id, NO_DICE).game
    done = charge(begun, one(game).id, None, read_label(given.end), dice, lost=given.target_lost)
    attacked = told(done.rulings, Attacked)
    return Hit(
        squares=told(done.rulings, Charged).squares,
        attacks=attacked is not None,
        total=attacked.reckoning.total if attacked else None,
    )


QUESTIONS = (
    Question("charges", Battle, Ends, _ends),
    Question("charge", Charge, Hit, _charge),
)

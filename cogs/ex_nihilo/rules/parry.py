"""The active parry: Corpo + Equilibrio − 10 against the total of the attack, once per turn (R003-48)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Reckoning
from bot.engine.text import Ratio
from cogs.ex_nihilo.rules.acting import Free
from cogs.ex_nihilo.rules.attack import charge_lines, outnumbered, rolled, values
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal
from cogs.ex_nihilo.rules.fighter import TOTAL_DEFENCE, Arm, Fighter
from cogs.ex_nihilo.rules.reckoning import line, roll_dice, total
from cogs.ex_nihilo.rules.states import Deed
from cogs.ex_nihilo.rules.stress import chance
from cogs.ex_nihilo.sheets import Attribute
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.options import Outnumbered


def require_parry(target: Fighter, arm: Arm, given: Circumstances, used: Collection[Free]) -> None:
    """Raises `Refused` where there is nothing to parry with, or to parry: CANNOT, PARRIED_ALREADY, NOT_OFFERED.

    `used` is what the target has used up in this turn.
    """
    target.require(Deed.PARRY)
    if Free.PARRY in used:
        raise Refused(CombatRefusal.PARRIED_ALREADY, name=target.name)
    if arm.ranged or not target.parries or given.unnoticed or given.helpless:
        raise Refused(CombatRefusal.NOT_OFFERED)


def can_parry(target: Fighter, arm: Arm, given: Circumstances, used: Collection[Free]) -> bool:
    """Whether `require_parry` lets it."""
    try:
        require_parry(target, arm, given, used)
    except Refused:
        return False
    return True


def parry(target: Fighter, given: Circumstances, tables: NihiloTables, dice: Dice) -> Reckoning:
    """The parry, rolled: the parrier rolls as a character does, the attack stands as it is (G003-11)."""
    return rolled(_lines(target, given, tables), given.level, tables, dice)


def parry_chance(target: Fighter, reached: int, given: Circumstances, tables: NihiloTables) -> Ratio:
    """The exact chance of parrying an attack of this total."""
    return chance(total(_lines(target, given, tables)) - reached, roll_dice(given.level, tables), 0)


def _lines(target: Fighter, given: Circumstances, tables: NihiloTables) -> Iterator[Line]:
    options = tables.options
    yield from values(target, (Attribute.CORPO, Attribute.EQUILIBRIO), "R003-48")
    yield line("parry", -10, "R003-48")
    if target.effects(TOTAL_DEFENCE):
        yield line("total-defence", 10, "R003-46")
    if options.outnumbered is not Outnumbered.ATTACKS:
        yield from outnumbered(given.around, "G003-14", options.origin("outnumbered"))
    yield from charge_lines(target)

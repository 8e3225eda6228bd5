"""The defence that an attack must reach: Equilibrio twice, or Equilibrio and the armour's Deflection (R003-43)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.dice import Dice
from bot.engine.ruling import Line, Origin, Reckoning
from cogs.ex_nihilo.rules.attack import CHARGE_MALUS, outnumbered
from cogs.ex_nihilo.rules.combat import Circumstances
from cogs.ex_nihilo.rules.fighter import CHARGING, TOTAL_DEFENCE, Arm, Fighter, is_trained
from cogs.ex_nihilo.rules.reckoning import difficulty_dice, line, option_line, summed, value_line
from cogs.ex_nihilo.rules.shot import is_far
from cogs.ex_nihilo.rules.stress import thrown
from cogs.ex_nihilo.sheets import Attribute
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import State
from cogs.ex_nihilo.tables.armours import Armour
from cogs.ex_nihilo.tables.options import Outnumbered, Unperceived


def defence_lines(target: Fighter, arm: Arm, given: Circumstances, tables: NihiloTables) -> list[Line]:
    """What the attack must reach, before the dice.

    Beyond 100 m it is a static difficulty (R003-45, G003-20). A target that does not perceive the attack, or is
    helpless, has no Equilibrio, no training and no total defence (G003-24, G003-27).
    """
    options = tables.options
    if is_far(arm, given):
        return [_far(given.distance or 0, tables)]
    if given.unnoticed and options.unperceived is Unperceived.STATIC:
        return [option_line("unperceived", 1, options, "unperceived_difficulty")]
    return [*_standing(target, given, tables), *_taken_up(target, arm, given, tables)]


def opposed(lines: Iterable[Line], level: int, tables: NihiloTables, dice: Dice) -> Reckoning:
    """A difficulty with the dice of the G.S.P. level (R003-36, G003-11)."""
    return summed([*lines, *thrown(difficulty_dice(level, tables), dice)])


def limit(target: Fighter, armour: Armour, tables: NihiloTables) -> int:
    """The most Equilibrio that counts in this armour: less in one above one's class (R003-58, G003-4)."""
    if armour.gear.is_above(target.gear):
        return max(0, armour.max_equilibrio - tables.options.armour_above_class_equilibrio)
    return armour.max_equilibrio


def dodges(target: Fighter, given: Circumstances) -> bool:
    """Whether the target can dodge: it perceives the attack, and is not helpless (R003-50, R003-52)."""
    return target.has_equilibrio and not given.helpless and not given.unnoticed


def _far(distance: int, tables: NihiloTables) -> Line:
    option = "far_to_200_m" if distance <= 200 else "far_to_300_m" if distance <= 300 else "far_beyond"
    return option_line("far", 1, tables.options, option, metres=distance)


def _standing(target: Fighter, given: Circumstances, tables: NihiloTables) -> Iterator[Line]:
    """Equilibrio, and what comes to it."""
    own = target.sheet.equilibrio
    if not dodges(target, given):
        label = "unnoticed" if given.unnoticed else "helpless"
        rule, origin = ("G003-27", Origin.HOUSE) if given.unnoticed else ("R003-52", Origin.SOURCE)
        if given.unnoticed:
            origin = tables.options.origin("unperceived")
        yield line(label, 0, rule, origin)
        if target.armour is not None:
            yield _deflection(target.armour, tables)
        return
    if target.armour is None:
        yield value_line(Attribute.EQUILIBRIO, own, "R003-43")
        yield value_line(Attribute.EQUILIBRIO, own, "R003-43")
        if is_trained(target, tables):
            yield line("trained", 10, "R003-60")
        return
    most = limit(target, target.armour, tables)
    if own > most:
        yield line("limited", most, "R003-58", tables.armours.passport.origin, most=most)
    else:
        yield value_line(Attribute.EQUILIBRIO, own, "R003-43")
    yield _deflection(target.armour, tables)


def _deflection(armour: Armour, tables: NihiloTables) -> Line:
    return line("deflection", armour.deflection, "G003-4", tables.armours.passport.origin, armour=armour.text)


def _taken_up(target: Fighter, arm: Arm, given: Circumstances, tables: NihiloTables) -> Iterator[Line]:
    """What the target does for its defence, and what its situation does to it."""
    options = tables.options
    if dodges(target, given):
        if target.effects(TOTAL_DEFENCE):
            yield line("total-defence", 10, "R003-46")
        if State.INVISIBLE in target.states and not arm.ranged:
            yield line("invisible", 20, "R003-70")
    if options.charge_lowers_defence and target.effects(CHARGING):
        yield line("charging", -CHARGE_MALUS, "G003-16", options.origin("charge_lowers_defence"))
    if options.outnumbered is Outnumbered.DEFENCE_TOO and not arm.ranged:
        yield from outnumbered(given.around, "G003-14", options.origin("outnumbered"))

"""The roll to hit: in melee Corpo + Equilibrio, at a distance Equilibrio + Mente, and all that helps or hinders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Origin, Reckoning
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal, Way
from cogs.ex_nihilo.rules.fighter import CHARGING, Arm, Fighter
from cogs.ex_nihilo.rules.reckoning import line, option_line, roll_dice, summed, value_line
from cogs.ex_nihilo.rules.shot import shot_lines
from cogs.ex_nihilo.rules.stress import thrown
from cogs.ex_nihilo.sheets import Attribute, Value
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import State

CHARGE_MALUS = 5
"""What a charge takes off rolls with Equilibrio (R003-52)."""

OPPONENTS = 3
"""From how many opponents on there is a malus (R003-52)."""


def attack_lines(
    attacker: Fighter, target: Fighter, arm: Arm, given: Circumstances, way: Way, tables: NihiloTables
) -> list[Line]:
    """The attack with this arm, before the dice. Raises as `require_shot`."""
    around = shot_lines(attacker, arm, given) if arm.ranged else _melee_lines(target, given, way, tables)
    return [
        *values(attacker, arm.values, "R003-45" if arm.ranged else "R003-43"),
        *_own_lines(attacker, arm, way, tables),
        *around,
    ]


def rolled(lines: Iterable[Line], level: int, tables: NihiloTables, dice: Dice) -> Reckoning:
    """A roll of whoever acts, with the dice of the G.S.P. level behind its two values (R003-36)."""
    first, second, *rest = lines
    return summed([first, second, *thrown(roll_dice(level, tables), dice), *rest])


def values(fighter: Fighter, pair: tuple[Value, Value], rule: str) -> tuple[Line, Line]:
    """The two values of a roll; whoever is paralysed has no Equilibrio (R003-73)."""
    first, second = (value_line(value, _amount(fighter, value), rule) for value in pair)
    return first, second


def require_sensed(target: Fighter, given: Circumstances) -> None:
    """Raises `Refused(NOT_SENSED)` for a target that is invisible and not sensed at all (G003-19)."""
    if State.INVISIBLE in target.states and not given.sensed:
        raise Refused(CombatRefusal.NOT_SENSED, name=target.name)


def outnumbered(opponents: int, options_rule: str, origin: Origin) -> Iterator[Line]:
    """The malus of whoever has this many opponents within melee reach, if there is one (R003-52, G003-14)."""
    if opponents >= OPPONENTS:
        yield line("outnumbered", -10 * (opponents - OPPONENTS + 1), options_rule, origin, n=opponents)


def charge_lines(fighter: Fighter) -> Iterator[Line]:
    """What a charge of before takes off: until whoever charged next acts (G003-16)."""
    if fighter.effects(CHARGING):
        yield line("charging", -CHARGE_MALUS, "G003-16", Origin.READING)


def _amount(fighter: Fighter, value: Value) -> int:
    if value is Attribute.EQUILIBRIO and not fighter.has_equilibrio:
        return 0
    return fighter.sheet.attribute(value) if isinstance(value, Attribute) else 0


def _own_lines(attacker: Fighter, arm: Arm, way: Way, tables: NihiloTables) -> Iterator[Line]:
    """What lies with the attacker alone: two weapons, and equipment above one's class."""
    options = tables.options
    if way is Way.TWO_WEAPONS:
        trained = attacker.passive("two_weapons")
        if trained is None or trained.two_weapons is None:
            yield line("two-weapons", -10, "R003-44")
        elif trained.two_weapons:
            origin = tables.advancements.passport.origin
            yield line("two-weapons-trained", -trained.two_weapons, "G003-5", origin, name=trained.text)
    if arm.gear is not None and arm.gear.is_above(attacker.gear):
        yield option_line("weapon-above", -1, options, "weapon_above_class")
    if attacker.armour is not None and attacker.armour.gear.is_above(attacker.gear):
        yield option_line("armour-above", -1, options, "armour_above_class")


def _melee_lines(target: Fighter, given: Circumstances, way: Way, tables: NihiloTables) -> Iterator[Line]:
    if given.behind:
        yield line("behind", 10, "R003-52")
    if target.is_prone:
        yield line("prone", 15, "R003-52")
    if target.is_unarmed and way is not Way.DISARM:
        yield line("unarmed", 10, "G003-15", Origin.READING)
    if given.spot is not None:
        yield line("aimed", -given.spot.malus, "R003-52", spot=given.spot.text)
    if way is Way.CHARGE:
        yield line("charge", -CHARGE_MALUS, "R003-52")
    yield from outnumbered(given.facing, "G003-14", tables.options.origin("outnumbered"))

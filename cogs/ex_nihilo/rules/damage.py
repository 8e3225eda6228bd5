"""Damage: what a hit does, and what armour takes off it (R003-53 to R003-59)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Frozen
from bot.engine.ruling import Line, Origin, Reckoning
from cogs.ex_nihilo.rules.combat import Circumstances, Way
from cogs.ex_nihilo.rules.fighter import Arm, Fighter
from cogs.ex_nihilo.rules.reckoning import line, option_line, summed, value_line
from cogs.ex_nihilo.sheets import Attribute
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, State
from cogs.ex_nihilo.tables.armours import Armour
from cogs.ex_nihilo.tables.gear import Damage

CHARGE_BONUS = 10
OFF_HAND = 10

PHYSICAL = frozenset((Damage.POINT, Damage.CUT, Damage.BLUNT))
"""What does nothing to whoever is intangible (R003-71)."""


class Harm(Frozen):
    """What a hit does. `net` hit points are lost; `immune`: the target is intangible to it.

    The first `dealt` lines are the attacker's, the others the target's. `armour_destroyed`: the armour has protected
    for the last time (R003-57).
    """

    reckoning: Reckoning
    dealt: int
    net: int
    type: Damage
    immune: bool = False
    armour_destroyed: bool = False


class Hit(Frozen):
    """A blow or shot that reached its target: with what, by how much, and how it was meant."""

    arm: Arm
    margin: int
    given: Circumstances
    way: Way = Way.STRIKE
    off_hand: bool = False


def harm(attacker: Fighter, target: Fighter, hit: Hit, tables: NihiloTables, shield: Advancement | None = None) -> Harm:
    """What the hit does to the target; `shield` is the Advancement that it has answered with."""
    raw = list(_dealt(attacker, hit, tables))
    taken_off = list(_absorbed(target, hit, tables, shield))
    return _harm(target, hit.arm.type, raw, taken_off, tables)


def plain_harm(target: Fighter, amount: int, type: Damage, tables: NihiloTables, *, absorbed: bool) -> Harm:
    """Damage of any other origin: a fall, a fire, a trap."""
    taken_off = [_absorption(target.armour, type, tables)] if absorbed and target.armour else []
    return _harm(target, type, [line("damage", amount, "R003-12")], taken_off, tables)


def _harm(target: Fighter, type: Damage, raw: list[Line], taken_off: list[Line], tables: NihiloTables) -> Harm:
    options = tables.options
    reckoning = summed([*raw, *taken_off])
    if State.INTANGIBLE in target.states and type in PHYSICAL:
        return Harm(reckoning=reckoning, dealt=len(raw), net=0, type=type, immune=True)
    net = max(0, reckoning.total)
    if net < options.least_damage:
        lacking = options.least_damage - reckoning.total
        least = option_line("least", 1, options, "least_damage").model_copy(update={"amount": lacking})
        reckoning = reckoning.model_copy(update={"lines": (*reckoning.lines, least)})
        net = options.least_damage
    return Harm(
        reckoning=reckoning,
        dealt=len(raw),
        net=net,
        type=type,
        armour_destroyed=_destroys(target, sum(each.amount for each in raw), taken_off, tables),
    )


def _dealt(attacker: Fighter, hit: Hit, tables: NihiloTables) -> Iterator[Line]:
    origin = tables.weapons.passport.origin if hit.arm.is_weapon else tables.advancements.passport.origin
    rule = "G003-3" if hit.arm.is_weapon else "G003-5"
    if not hit.arm.ranged:
        yield value_line(Attribute.CORPO, attacker.sheet.corpo, "R003-53")
    yield line("weapon", hit.arm.value, rule, origin, weapon=hit.arm.name)
    if hit.off_hand and not hit.arm.ranged:
        yield line("off-hand", -OFF_HAND, "R003-53")
    yield line("margin", hit.margin, "G003-25", Origin.READING)
    if hit.way is Way.CHARGE:
        yield line("charge", CHARGE_BONUS, "R003-52")


def _absorbed(target: Fighter, hit: Hit, tables: NihiloTables, shield: Advancement | None) -> Iterator[Line]:
    if target.armour is not None:
        if hit.given.spot is not None:
            yield line("gap", 0, "G003-38", Origin.READING, armour=target.armour.text)
        elif hit.given.unnoticed and hit.arm.ranged:
            yield line("unaware", 0, "R003-54")
        elif hit.given.unnoticed and tables.options.unnoticed_melee_ignores_armour:
            yield line("unaware", 0, "G003-17", tables.options.origin("unnoticed_melee_ignores_armour"))
        else:
            yield _absorption(target.armour, hit.arm.type, tables)
    if shield is not None:
        yield line("shield", -shield.absorption, "G003-5", tables.advancements.passport.origin, name=shield.text)


def _absorption(armour: Armour, type: Damage, tables: NihiloTables) -> Line:
    amount = armour.absorption_of(type) if tables.options.damage_types else armour.absorption
    return line("absorption", -amount, "R003-55", tables.armours.passport.origin, armour=armour.text)


def _destroys(target: Fighter, dealt: int, taken_off: list[Line], tables: NihiloTables) -> bool:
    """Whether the armour is destroyed: by at least twice what it has taken off itself (R003-57, G003-23)."""
    own = [-each.amount for each in taken_off if each.rule == "R003-55"]
    return tables.options.armour_destroyed and bool(own) and own[0] > 0 and dealt >= 2 * own[0]

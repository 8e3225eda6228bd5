"""Disarming: Corpo + Equilibrio − 10, −20 or −30 against the target's Equilibrio twice (R003-47, G003-12)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Line, Note, Origin, Reckoning, Ruling
from bot.engine.text import Arg, Ratio, say
from cogs.ex_nihilo.rules.assault import enchanted_by, require_target, stopped
from cogs.ex_nihilo.rules.attack import attack_lines, rolled, values
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal, Way
from cogs.ex_nihilo.rules.defence import opposed
from cogs.ex_nihilo.rules.fighter import Arm, Fighter
from cogs.ex_nihilo.rules.reckoning import difficulty_dice, explained, line, option_line, roll_dice, total
from cogs.ex_nihilo.rules.states import RULESET, Deed
from cogs.ex_nihilo.rules.stress import chance, level_note
from cogs.ex_nihilo.sheets import Attribute
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.weapons import Make, RangedWeapon


def malus(target: Fighter, tables: NihiloTables) -> Line:
    """What the weapon in the target's hands makes of the attempt. Raises `Refused(NOTHING_HELD)`."""
    if not target.weapons:
        raise Refused(CombatRefusal.NOTHING_HELD, name=target.name)
    weapon = target.weapons[0]
    if isinstance(weapon, RangedWeapon):
        in_two, make = weapon.hands == 2, None
    else:
        in_two, make = weapon.is_in_two_hands(other_hand_empty=len(target.weapons) < 2), weapon.make
    if make in (Make.TWO_HANDED, Make.POLE_ARM):
        return option_line("disarm", -1, tables.options, "disarm_two_handed", weapon=weapon.text)
    if in_two or make is Make.BALANCED:
        return option_line("disarm", -1, tables.options, "disarm_held_in_two", weapon=weapon.text)
    return line("disarm", -10, "R003-47", weapon=weapon.text)


def attempt_lines(
    attacker: Fighter, target: Fighter, arm: Arm, given: Circumstances, tables: NihiloTables
) -> list[Line]:
    """The attempt to disarm, before the dice; what helps an attack in melee helps it.

    Raises `Refused` with NOTHING_HELD or MELEE_ONLY.
    """
    if arm.ranged:
        raise Refused(CombatRefusal.MELEE_ONLY)
    return [*attack_lines(attacker, target, arm, given, Way.DISARM, tables), malus(target, tables)]


def hold_lines(target: Fighter, given: Circumstances) -> list[Line]:
    """What it takes to disarm, before the dice: neither armour nor training has a part in it."""
    if given.helpless:
        return [line("helpless", 0, "R003-52")]
    return list(values(target, (Attribute.EQUILIBRIO, Attribute.EQUILIBRIO), "R003-47"))


class Disarmed(Frozen):
    """The result of an attempt to disarm. `lost`: the weapon lies on the ground."""

    attacker_id: int
    attacker_name: str
    target_id: int
    target_name: str
    given: Circumstances
    weapon: Arg
    attack: Reckoning
    defence: Reckoning
    chance: Ratio

    @property
    def lost(self) -> bool:
        """Whether the weapon is gone from the hand."""
        return self.attack.total >= self.defence.total


def disarm(
    attacker: Fighter, target: Fighter, given: Circumstances, *, weapon: str = "", tables: NihiloTables, dice: Dice
) -> Ruling:
    """`attacker` tries to knock away the target's main weapon. Rolls the attempt's dice, then the other's.

    Raises `Refused` as `attempt_lines` and `require_target`, and with CANNOT or NOT_IN_HAND.
    """
    attacker.require(Deed.ATTACK)
    require_target(attacker, target, given)
    lines = attempt_lines(attacker, target, attacker.arms(weapon)[0], given, tables)
    against = hold_lines(target, given)
    ours, theirs = roll_dice(given.level, tables), difficulty_dice(given.level, tables)
    made = Disarmed(
        attacker_id=attacker.sheet_id,
        attacker_name=attacker.name,
        target_id=target.sheet_id,
        target_name=target.name,
        given=given,
        weapon=target.weapons[0].text,
        attack=rolled(lines, given.level, tables, dice),
        defence=opposed(against, given.level, tables, dice),
        chance=chance(total(lines) - total(against), ours, theirs),
    )
    held = list(target.sheet.in_hand)
    left = held.copy()
    left.remove(target.weapons[0].id)
    gone = Change(sheet_id=target.sheet_id, field="in_hand", before=[*held], after=[*left])
    return Ruling(
        ruleset=RULESET,
        kind="disarm",
        result=made.model_dump(mode="json"),
        trace=(
            level_note(given.level, tables.levels),
            *explained(made.attack, about=(attacker.sheet_id,)),
            *explained(made.defence, about=(target.sheet_id,)),
            Note(text=say("nihilo-why-holds"), rule="G003-12", origin=Origin.READING),
        ),
        changes=(gone,) if made.lost else (),
        ends=(*stopped(attacker), *enchanted_by(attacker, target)),
    )

"""An attack from its declaration to the comparison with the defence (steps 2 and 3 of R003-61).

What follows a hit is the target's reaction (`reaction`): a parry is declared when the attack would hit (G003-29).
"""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Line, Note, Origin, Reckoning, Ruling
from bot.engine.text import Arg, Ratio, say
from cogs.ex_nihilo.rules.attack import attack_lines, require_sensed, rolled
from cogs.ex_nihilo.rules.charge import charging, require_room
from cogs.ex_nihilo.rules.combat import Circumstances, CombatRefusal, Way
from cogs.ex_nihilo.rules.damage import Hit
from cogs.ex_nihilo.rules.defence import defence_lines, opposed
from cogs.ex_nihilo.rules.fighter import CHARGING, TOTAL_DEFENCE, Arm, Fighter, arm_of
from cogs.ex_nihilo.rules.reckoning import difficulty_dice, explained, roll_dice, total
from cogs.ex_nihilo.rules.shot import is_far
from cogs.ex_nihilo.rules.states import RULESET, Deed
from cogs.ex_nihilo.rules.stress import chance, level_note
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, State, Timing


class Stroke(Frozen):
    """One blow or shot of an attack, compared with the defence. `chance` is what it had before the dice fell."""

    arm: Arm
    off_hand: bool = False
    attack: Reckoning
    defence: Reckoning
    chance: Ratio

    @property
    def hits(self) -> bool:
        """Whether it reaches the defence (R003-40)."""
        return self.attack.total >= self.defence.total

    @property
    def margin(self) -> int:
        """By how much (G003-25)."""
        return self.attack.total - self.defence.total


class Attack(Frozen):
    """The result of an attack. `advancement` comes with a hit, or is the attack itself."""

    attacker_id: int
    attacker_name: str
    target_id: int
    target_name: str
    way: Way
    given: Circumstances
    strokes: tuple[Stroke, ...]
    advancement: str | None = None
    advancement_name: Arg | None = None

    def hit(self, number: int) -> Hit:
        """The stroke with this number, as what comes of it has to know it."""
        stroke = self.strokes[number]
        return Hit(arm=stroke.arm, margin=stroke.margin, given=self.given, way=self.way, off_hand=stroke.off_hand)

    @property
    def hits(self) -> tuple[int, ...]:
        """The numbers of the strokes that reach the defence."""
        return tuple(number for number, stroke in enumerate(self.strokes) if stroke.hits)


def assault(
    attacker: Fighter,
    target: Fighter,
    given: Circumstances,
    *,
    way: Way = Way.STRIKE,
    weapon: str = "",
    advancement: str = "",
    tables: NihiloTables,
    dice: Dice,
) -> Ruling:
    """`attacker` attacks `target`: one stroke, or two with two weapons, each against the defence.

    Rolls for each stroke the attack's dice, then the defence's. `weapon` is the id of that which is meant, of several
    in hand; `advancement` that of one that is the attack, or comes with it.

    Raises `Refused`: CANNOT, ITSELF, TARGET_DEAD, NOT_SENSED, TWO_WEAPONS, TWO_WEAPONS_MOVING, what `require_room`,
    `require_shot` and `arms` raise, and of an Advancement NO_SUCH_ADVANCEMENT, NOT_FOR_ATTACKS, NEEDS_TWO_HANDED,
    NO_ENERGY.
    """
    power = attacker.advancement(advancement) if advancement else None
    arms = _arms(attacker, way, weapon, power, given)
    require_target(attacker, target, given)
    _require(attacker, arms[0], given, way, power)
    if way is Way.FINISH:
        require_unconscious(target)
    strokes = tuple(
        _stroke(
            arm,
            attack_lines(attacker, target, arm, given, way, tables),
            defence_lines(target, arm, given, tables),
            given.level,
            tables,
            dice,
            off_hand=number > 0,
        )
        for number, arm in enumerate(arms)
    )
    made = Attack(
        attacker_id=attacker.sheet_id,
        attacker_name=attacker.name,
        target_id=target.sheet_id,
        target_name=target.name,
        way=way,
        given=given,
        strokes=strokes,
        advancement=power.id if power else None,
        advancement_name=power.text if power else None,
    )
    return Ruling(
        ruleset=RULESET,
        kind="attack",
        result=made.model_dump(mode="json"),
        trace=_trace(made, tables),
        changes=_cost(attacker, power),
        begins=(charging(attacker),) if way is Way.CHARGE else (),
        ends=(*stopped(attacker), *enchanted_by(attacker, target)),
    )


def require_target(attacker: Fighter, target: Fighter, given: Circumstances) -> None:
    """Raises `Refused` with ITSELF, TARGET_DEAD or NOT_SENSED for a target that cannot be attacked."""
    if attacker.sheet_id == target.sheet_id:
        raise Refused(CombatRefusal.ITSELF, name=attacker.name)
    require_living(target)
    require_sensed(target, given)


def require_living(target: Fighter) -> None:
    """Raises `Refused(TARGET_DEAD)` for somebody to whom nothing more can be done."""
    if target.sheet.dead:
        raise Refused(CombatRefusal.TARGET_DEAD, name=target.name)


def require_unconscious(target: Fighter) -> None:
    """Raises `Refused(NOT_UNCONSCIOUS)` for a target that no blow finishes (R003-17)."""
    if State.UNCONSCIOUS not in target.states:
        raise Refused(CombatRefusal.NOT_UNCONSCIOUS, name=target.name)


def stopped(fighter: Fighter) -> tuple[Effect, ...]:
    """What ends when somebody acts again: a charge of before, and total defence."""
    return fighter.effects(CHARGING, TOTAL_DEFENCE)


def enchanted_by(attacker: Fighter, target: Fighter) -> tuple[Effect, ...]:
    """The Enchantments that end since their source attacks (R003-72)."""
    return tuple(one for one in target.effects(State.ENCHANTMENT) if one.source_id == attacker.sheet_id)


def _arms(attacker: Fighter, way: Way, weapon: str, power: Advancement | None, given: Circumstances) -> tuple[Arm, ...]:
    """With what the strokes are made. Raises as `assault`."""
    if power is not None and power.attack is not None:
        if way is not Way.STRIKE:
            raise Refused(CombatRefusal.NOT_FOR_ATTACKS, advancement=power.text)
        return (arm_of(power),)
    arms = attacker.arms(weapon)
    if way is not Way.TWO_WEAPONS:
        return arms[:1]
    if len(arms) < 2 or not all(arm.in_one_hand for arm in arms):
        raise Refused(CombatRefusal.TWO_WEAPONS, name=attacker.name)
    if given.moving:
        raise Refused(CombatRefusal.TWO_WEAPONS_MOVING)
    return arms


def _require(
    attacker: Fighter,
    arm: Arm,
    given: Circumstances,
    way: Way,
    power: Advancement | None,
) -> None:
    """Raises `Refused` for what the attacker cannot do."""
    if power is None or power.attack is None or power.needs_body:
        attacker.require(Deed.ATTACK)
    if power is not None:
        _require_power(attacker, arm, power)
    if way is Way.CHARGE:
        require_room(attacker, arm, given)


def _require_power(attacker: Fighter, arm: Arm, power: Advancement) -> None:
    attacker.require(Deed.ADVANCEMENT)
    if power.timing is not Timing.OWN or (power.attack is None and power.save is None):
        raise Refused(CombatRefusal.NOT_FOR_ATTACKS, advancement=power.text)
    if power.attack is None and (arm.ranged or (power.two_handed and not arm.counts_as_two_handed)):
        raise Refused(CombatRefusal.NEEDS_TWO_HANDED, advancement=power.text)
    if attacker.sheet.energy < power.cost:
        raise Refused(CombatRefusal.NO_ENERGY, name=attacker.name, advancement=power.text, n=power.cost)
    if not attacker.can_use(power):
        raise Refused(CombatRefusal.CANNOT, name=attacker.name, deed=Deed.ADVANCEMENT.text, state=State.PARALYSIS.text)


def _stroke(
    arm: Arm, ours: list[Line], theirs: list[Line], level: int, tables: NihiloTables, dice: Dice, *, off_hand: bool
) -> Stroke:
    """A stroke, of what either side has before the dice."""
    return Stroke(
        arm=arm,
        off_hand=off_hand,
        attack=rolled(ours, level, tables, dice),
        defence=opposed(theirs, level, tables, dice),
        chance=chance(total(ours) - total(theirs), roll_dice(level, tables), difficulty_dice(level, tables)),
    )


def _cost(attacker: Fighter, power: Advancement | None) -> tuple[Change, ...]:
    if power is None or not power.cost:
        return ()
    energy = attacker.sheet.energy
    return (Change(sheet_id=attacker.sheet_id, field="energy", before=energy, after=energy - power.cost),)


def _trace(made: Attack, tables: NihiloTables) -> tuple[Note, ...]:
    notes = [
        level_note(made.given.level, tables.levels),
        *explained(*(stroke.attack for stroke in made.strokes), about=(made.attacker_id,)),
        *explained(*(stroke.defence for stroke in made.strokes), about=(made.target_id,)),
        Note(text=say("nihilo-why-both-dice"), rule="G003-11", origin=Origin.READING),
        Note(text=say("nihilo-why-reached"), rule="R003-40"),
    ]
    if made.hits:
        notes.append(Note(text=say("nihilo-why-parry-later"), rule="G003-29", origin=Origin.READING))
    if is_far(made.strokes[0].arm, made.given):
        notes.append(Note(text=say("nihilo-why-far"), rule="R003-45"))
    return tuple(notes)

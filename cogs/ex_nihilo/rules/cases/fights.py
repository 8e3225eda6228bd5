"""Worked examples of fights: attack, defence and damage; parrying and disarming."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.text import Arg, say
from cogs.ex_nihilo.rules.assault import Attack, Stroke, assault
from cogs.ex_nihilo.rules.cases.rolls import Level
from cogs.ex_nihilo.rules.combat import Circumstances, Height, Spot, Way
from cogs.ex_nihilo.rules.damage import harm
from cogs.ex_nihilo.rules.disarm import Disarmed, disarm
from cogs.ex_nihilo.rules.fighter import TOTAL_DEFENCE, Fighter, fighter_of
from cogs.ex_nihilo.rules.parry import parry
from cogs.ex_nihilo.rules.states import RULESET, laid_state
from cogs.ex_nihilo.sheets import Any60, Id, Npc
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, State
from cogs.ex_nihilo.tables.armours import Armour
from cogs.ex_nihilo.tables.weapons import MeleeWeapon, RangedWeapon

ATTACKER, TARGET = 1, 2
"""The sheets of the two."""


class Thing(str):
    """The id of something that one can hold, wear or do."""

    @property
    def text(self) -> Arg:
        """Its name, where it has one in every language."""
        if self in MeleeWeapon.told | RangedWeapon.told:
            return say(f"nihilo-weapon-{self}")
        if self in Armour.told:
            return say(f"nihilo-worn-{self}")
        return say(f"nihilo-advancement-{self}") if self in Advancement.told else str(self)


Named = Annotated[Id, AfterValidator(Thing)]
Hands = Annotated[tuple[Named, ...], Field(max_length=2)]


class Fight(Frozen):
    """Two who fight, with what they hold and wear by its ids, and in what circumstances.

    `range_m` takes the place of the range of a ranged weapon.
    """

    corpo: Any60 = 10
    equilibrio: Any60 = 10
    mente: Any60 = 10
    weapons: Hands = (Thing("sword"),)
    advancements: Annotated[tuple[Named, ...], Field(max_length=5)] = ()
    range_m: Annotated[int | None, Field(ge=1, le=5000)] = None
    target_corpo: Any60 = 10
    target_equilibrio: Any60 = 10
    target_weapons: Hands = (Thing("sword"),)
    target_armour: Named = Thing("")
    target_trained: bool = False
    target_states: Annotated[tuple[State, ...], Field(max_length=5)] = ()
    total_defence: bool = False
    level: Level = 0
    distance: Annotated[int | None, Field(ge=0, le=15_000)] = None
    room: Annotated[int | None, Field(ge=0, le=1000)] = None
    cover: Annotated[int, Field(ge=0, le=100)] = 0
    aiming: Annotated[int, Field(ge=0, le=100)] = 0
    spot: Spot | None = None
    height: Height | None = None
    behind: bool = False
    helpless: bool = False
    facing: Annotated[int, Field(ge=0, le=50)] = 1
    around: Annotated[int, Field(ge=0, le=50)] = 1

    def attacker(self, tables: NihiloTables) -> Fighter:
        """Who attacks."""
        found = _fighter(
            *(ATTACKER, tables),
            corpo=self.corpo,
            equilibrio=self.equilibrio,
            mente=self.mente,
            in_hand=self.weapons,
            advancements=self.advancements,
        )
        if self.range_m is None:
            return found
        ranged = (
            weapon.model_copy(update={"range_m": self.range_m}) if isinstance(weapon, RangedWeapon) else weapon
            for weapon in found.weapons
        )
        return found.model_copy(update={"weapons": tuple(ranged)})

    def target(self, tables: NihiloTables) -> Fighter:
        """Who is attacked."""
        lasting = [laid_state(state, TARGET) for state in self.target_states]
        if self.total_defence:
            lasting.append(Effect(ruleset=RULESET, kind=TOTAL_DEFENCE, sheet_id=TARGET))
        return _fighter(
            *(TARGET, tables, lasting),
            corpo=self.target_corpo,
            equilibrio=self.target_equilibrio,
            in_hand=self.target_weapons,
            armour=self.target_armour,
            dodge_training=self.target_trained,
        )

    def circumstances(self) -> Circumstances:
        """In what circumstances."""
        return Circumstances(**self.model_dump(include=set(Circumstances.model_fields)))


class Blow(Fight):
    """An attack; its dice are those of the attack and of the defence, and again of the other hand."""

    way: Way = Way.STRIKE


class Struck(Frozen):
    """What the attack comes to, and the defence; whether it hits, by how much, and the damage. Then the other hand."""

    attack: int
    defence: int
    hits: bool
    margin: int
    damage: int
    second_attack: int | None
    second_damage: int | None


class Parry(Fight):
    """Whoever is attacked parries."""


class Parried(Frozen):
    """What the parry comes to."""

    total: int


class Hold(Frozen):
    """What the attempt to disarm comes to, what it must reach, and whether the weapon is lost."""

    total: int
    against: int
    lost: bool


def _strike(given: Blow, tables: NihiloTables, dice: Dice) -> Struck:
    attacker, target = given.attacker(tables), given.target(tables)
    ruling = assault(attacker, target, given.circumstances(), way=given.way, tables=tables, dice=dice)
    made = Attack.model_validate(ruling.result)
    first, *others = made.strokes
    damage = [_damage(attacker, target, made, number, tables) for number in range(len(made.strokes))]
    return Struck(
        attack=first.attack.total,
        defence=first.defence.total,
        hits=first.hits,
        margin=first.margin,
        damage=damage[0],
        second_attack=others[0].attack.total if others else None,
        second_damage=damage[1] if others else None,
    )


def _damage(attacker: Fighter, target: Fighter, made: Attack, number: int, tables: NihiloTables) -> int:
    stroke: Stroke = made.strokes[number]
    return harm(attacker, target, made.hit(number), tables).net if stroke.hits else 0


def _parry(given: Parry, tables: NihiloTables, dice: Dice) -> Parried:
    return Parried(total=parry(given.target(tables), given.circumstances(), tables, dice).total)


def _disarm(given: Fight, tables: NihiloTables, dice: Dice) -> Hold:
    ruling = disarm(given.attacker(tables), given.target(tables), given.circumstances(), tables=tables, dice=dice)
    made = Disarmed.model_validate(ruling.result)
    return Hold(total=made.attack.total, against=made.defence.total, lost=made.lost)


def _fighter(id: int, tables: NihiloTables, lasting: Any = (), **sheet: Any) -> Fighter:
    return fighter_of(id, "AB"[id - 1], Npc(**sheet), lasting, tables)


QUESTIONS = (
    Question("strike", Blow, Struck, _strike),
    Question("parry", Parry, Parried, _parry),
    Question("disarm", Fight, Hold, _disarm),
)

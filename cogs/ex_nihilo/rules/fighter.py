"""Somebody in a fight: a sheet with what it holds, wears and can do by the tables, and what lasts on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.text import Arg
from cogs.ex_nihilo.rules.combat import CombatRefusal
from cogs.ex_nihilo.rules.states import (
    PRONE,
    RULESET,
    WITHOUT_EQUILIBRIO,
    Deed,
    hindrance,
    require_able,
    states_of,
)
from cogs.ex_nihilo.sheets import Attribute, Character, Npc, Value
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, State, Timing
from cogs.ex_nihilo.tables.armours import Armour
from cogs.ex_nihilo.tables.gear import Damage, Gear
from cogs.ex_nihilo.tables.weapons import MeleeWeapon, RangedWeapon, Weapon

TOTAL_DEFENCE = "total-defence"
CHARGING = "charging"
"""Kinds of effects besides the states: what somebody has taken up, until it is their turn again."""


class Arm(Frozen):
    """That with which somebody attacks: a weapon as it is held, or an Advancement.

    `value` is the modifier added to Corpo in melee, the damage of anything ranged. `bands`: it reaches three times
    `range_m`, with a malus (R003-62); what has none reaches as far as it says (R003-63).
    """

    name: Arg
    values: tuple[Value, Value]
    ranged: bool = False
    value: int
    type: Damage
    gear: Gear | None = None
    range_m: int = 0
    bands: bool = False
    gunpowder: bool = False
    in_one_hand: bool = False
    counts_as_two_handed: bool = False
    is_weapon: bool = True


class Fighter(Frozen):
    """A sheet as fights know it. `weapons` are those in hand, the main one first; `gear` is what its Corpo allows."""

    sheet_id: int
    name: str
    sheet: Character
    weapons: tuple[Weapon, ...] = ()
    unarmed: MeleeWeapon
    armour: Armour | None = None
    advancements: tuple[Advancement, ...] = ()
    gear: Gear
    lasting: tuple[Effect, ...] = ()

    @property
    def states(self) -> frozenset[State]:
        """The states that it is in."""
        states = states_of(self.lasting)
        return states | {State.UNCONSCIOUS} if self.sheet.hit_points < 0 else states

    @property
    def is_prone(self) -> bool:
        """Whether it lies on the ground."""
        return bool(self.states & PRONE)

    @property
    def has_equilibrio(self) -> bool:
        """Whether its Equilibrio counts at all (R003-52, R003-73)."""
        return not self.states & WITHOUT_EQUILIBRIO and not self.sheet.dead

    @property
    def is_unarmed(self) -> bool:
        """Whether nothing is in its hands, or a ranged weapon alone: what R003-52 calls disarmed (G003-15)."""
        return not any(isinstance(weapon, MeleeWeapon) for weapon in self.weapons)

    @property
    def parries(self) -> bool:
        """Whether it has a weapon in hand with which one can parry (G003-28)."""
        return not self.is_unarmed

    def can(self, deed: Deed) -> bool:
        """Whether nothing keeps it from this deed."""
        return hindrance(self.states, self.sheet.hit_points, deed, dead=self.sheet.dead) is None

    def require(self, deed: Deed) -> None:
        """Raises `Refused` with CANNOT, which names the state, unless it can do this."""
        require_able(self.name, self.states, self.sheet.hit_points, deed, dead=self.sheet.dead)

    def can_use(self, advancement: Advancement) -> bool:
        """Whether its body and wounds let it use this Advancement: Paralysis stops those alone that need a body."""
        paralysed = State.PARALYSIS in self.states and advancement.needs_body
        return self.can(Deed.ADVANCEMENT) and not paralysed and self.sheet.energy >= advancement.cost

    def effects(self, *kinds: str) -> tuple[Effect, ...]:
        """Those of these kinds that last on it."""
        return tuple(effect for effect in self.lasting if effect.ruleset == RULESET and effect.kind in kinds)

    def passive(self, field: str) -> Advancement | None:
        """The first passive Advancement for which this field says something."""
        found = (one for one in self.advancements if one.timing is Timing.PASSIVE)
        return next((one for one in found if getattr(one, field) not in (None, False, 0)), None)

    def advancement(self, typed: str) -> Advancement:
        """Its Advancement with this id. Raises `Refused(NO_SUCH_ADVANCEMENT)`."""
        for one in self.advancements:
            if one.id == typed:
                return one
        raise Refused(CombatRefusal.NO_SUCH_ADVANCEMENT, name=self.name, advancement=typed)

    def arm(self, weapon: Weapon) -> Arm:
        """A weapon as it holds it."""
        if isinstance(weapon, RangedWeapon):
            return Arm(
                name=weapon.text,
                values=(Attribute.EQUILIBRIO, Attribute.MENTE),
                ranged=True,
                value=weapon.damage,
                type=weapon.type,
                gear=weapon.gear,
                range_m=weapon.range_m,
                bands=True,
                gunpowder=weapon.gunpowder,
                in_one_hand=weapon.hands == 1,
            )
        two = weapon.is_in_two_hands(other_hand_empty=len(self.weapons) < 2)
        return Arm(
            name=weapon.text,
            values=(Attribute.CORPO, Attribute.EQUILIBRIO),
            value=weapon.modifier_held(in_two_hands=two),
            type=weapon.type,
            gear=weapon.gear,
            range_m=weapon.reach_m,
            in_one_hand=weapon.hands == 1 and not two,
            counts_as_two_handed=weapon.counts_as_two_handed(in_two_hands=two),
        )

    def arms(self, chosen: str = "") -> tuple[Arm, ...]:
        """What it attacks with, the main one first: with what it holds, or with its bare hands.

        `chosen` is the id of that which it means, of several. Raises `Refused(NOT_IN_HAND)`.
        """
        held: Sequence[Weapon] = self.weapons or (self.unarmed,)
        if chosen:
            meant = [weapon for weapon in (*held, self.unarmed) if weapon.id == chosen]
            if not meant:
                raise Refused(CombatRefusal.NOT_IN_HAND, name=self.name, weapon=chosen)
            held = (meant[0], *(weapon for weapon in held if weapon is not meant[0]))
        return tuple(self.arm(weapon) for weapon in held)


def fighter_of(
    sheet_id: int, name: str, sheet: Character, lasting: Collection[Effect], tables: NihiloTables
) -> Fighter:
    """The sheet as fights know it by these tables; what the tables do not have, it does not have either."""
    weapons = (tables.weapons.find(id) for id in sheet.in_hand)
    powers = (tables.advancements.find(id) for id in sheet.advancements)
    return Fighter(
        sheet_id=sheet_id,
        name=name,
        sheet=sheet,
        weapons=tuple(weapon for weapon in weapons if weapon is not None),
        unarmed=tables.weapons.unarmed,
        armour=tables.armours.find(sheet.armour),
        advancements=tuple(power for power in powers if power is not None),
        gear=tables.corpo.row_for(sheet.corpo).gear,
        lasting=tuple(effect for effect in lasting if effect.sheet_id == sheet_id),
    )


def is_trained(fighter: Fighter, tables: NihiloTables) -> bool:
    """Whether it has the training of those who dodge without armour (R003-60, G003-21)."""
    everybody = tables.options.trained_characters and not isinstance(fighter.sheet, Npc)
    return fighter.sheet.dodge_training or everybody or fighter.passive("dodge_training") is not None


def arm_of(advancement: Advancement) -> Arm:
    """An Advancement that is an attack of its own. ValueError for any other."""
    if advancement.attack is None or advancement.damage is None or advancement.type is None:
        raise ValueError(advancement.id)
    return Arm(
        name=advancement.text,
        values=advancement.attack,
        ranged=True,
        value=advancement.damage,
        type=advancement.type,
        range_m=advancement.range_m,
        is_weapon=False,
    )

"""What follows from a sheet: secondary attributes, movement, what it may use, energy, hit points in a LARP."""

from __future__ import annotations

from bot.engine.model import Frozen
from cogs.ex_nihilo.sheets import Attribute, Character, Skill
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, Timing
from cogs.ex_nihilo.tables.options import LaterSprint

STAGGER_M = 1
"""Metres per turn that the gravely wounded move (R003-13)."""


def fascino(sheet: Character) -> int:
    """Equilibrio + Spirito (R003-28)."""
    return sheet.equilibrio + sheet.spirito


def leadership(sheet: Character) -> int:
    """Mente + Spirito (R003-28)."""
    return sheet.mente + sheet.spirito


def percezione(sheet: Character) -> int:
    """Equilibrio + Mente (R003-28)."""
    return sheet.equilibrio + sheet.mente


def initiative_modifier(sheet: Character, tables: NihiloTables) -> int:
    """What Equilibrio and the race add to initiative (R003-41, G003-1)."""
    return tables.equilibrio.row_for(sheet.equilibrio).initiative + sheet.racial_initiative


def larp_hit_points(sheet: Character) -> int:
    """Hit points in a LARP: 1 + Corpo / 10, of which five tenths are rounded down and six up (G003-9)."""
    return 1 + (sheet.corpo + 4) // 10


class Metres(Frozen):
    """How far somebody comes in a turn, in metres, by what they do with it (R003-4 to R003-6)."""

    move: int
    move_and_act: int
    first_sprint: int
    later_sprint: int


def movement(sheet: Character) -> Metres:
    """How far somebody unhurt comes in a turn (G003-6, G003-7)."""
    better = max(sheet.corpo, sheet.equilibrio) // 10
    sprint = 6 + (sheet.corpo + sheet.equilibrio) // 10
    return Metres(move=2 + better, move_and_act=1 + better, first_sprint=sprint, later_sprint=sprint + 2)


def sprint_metres(sheet: Character, tables: NihiloTables, turns_before: int) -> int:
    """How far a sprint goes that has lasted `turns_before` turns already (R003-6, G003-7)."""
    first = movement(sheet).first_sprint
    if tables.options.later_sprint is LaterSprint.GROWING:
        return first + 2 * turns_before
    return first + (2 if turns_before else 0)


def skill_slots(sheet: Character, tables: NihiloTables) -> int:
    """With how many skill slots the sheet begins (R003-26)."""
    return tables.mente.row_for(sheet.mente).skill_slots


def slots_used(sheet: Character, tables: NihiloTables) -> int:
    """How many skill slots its grades cost (G003-2, G003-43)."""
    return sum(tables.grades.row_for(sheet.grade(skill)).slots for skill in Skill)


def most_energy(sheet: Character, tables: NihiloTables) -> int:
    """The most energy points it can hold (R003-27, R003-31)."""
    return tables.spirito.row_for(sheet.spirito).energy_slots


def advancements(sheet: Character, tables: NihiloTables) -> tuple[Advancement, ...]:
    """Its Advancements, as far as the table has them."""
    found = (tables.advancements.find(id) for id in sheet.advancements)
    return tuple(one for one in found if one is not None)


def construction_bonus(sheet: Character, tables: NihiloTables) -> tuple[Advancement, ...]:
    """The passive Advancements that help construction rolls, and those alone (R003-35)."""
    return tuple(one for one in advancements(sheet, tables) if one.construction and one.timing is Timing.PASSIVE)


def equilibrio_limit(sheet: Character, tables: NihiloTables) -> int | None:
    """The most Equilibrio that its armour leaves for dodging and for skills; None: all of it (R003-58, G003-4)."""
    armour = tables.armours.find(sheet.armour)
    if armour is None:
        return None
    limit = armour.max_equilibrio
    if armour.gear.is_above(tables.corpo.row_for(sheet.corpo).gear):
        limit -= tables.options.armour_above_class_equilibrio
    return max(0, limit)


def skill_equilibrio(sheet: Character, tables: NihiloTables) -> int:
    """Equilibrio as it counts for skills in what the sheet wears."""
    limit = equilibrio_limit(sheet, tables)
    value = sheet.attribute(Attribute.EQUILIBRIO)
    return value if limit is None else min(value, limit)

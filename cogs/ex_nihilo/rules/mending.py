"""Help for the wounded: whoever tends the dying stops the clock, and hit points come back (R003-18, G003-33)."""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Note, Origin, Reckoning, Ruling
from bot.engine.text import Ratio, say
from cogs.ex_nihilo.rules.assault import require_living, stopped
from cogs.ex_nihilo.rules.attack import rolled
from cogs.ex_nihilo.rules.combat import CombatRefusal
from cogs.ex_nihilo.rules.defence import opposed
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reckoning import (
    difficulty_dice,
    explained,
    option_line,
    roll_dice,
    total,
    value_line,
)
from cogs.ex_nihilo.rules.states import RULESET, Deed
from cogs.ex_nihilo.rules.stress import chance, level_note
from cogs.ex_nihilo.rules.wounds import Suffered, condition, is_dying
from cogs.ex_nihilo.sheets import Attribute, Skill
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import State


class Tended(Frozen):
    """A try to save somebody who is dying."""

    healer_id: int
    healer_name: str
    patient_id: int
    patient_name: str
    level: int
    roll: Reckoning
    difficulty: Reckoning
    chance: Ratio

    @property
    def succeeds(self) -> bool:
        """Whether the clock stops (R003-40)."""
        return self.roll.total >= self.difficulty.total


class Healed(Frozen):
    """Hit points that came back."""

    sheet_id: int
    name: str
    suffered: Suffered


def tend(healer: Fighter, patient: Fighter, level: int, tables: NihiloTables, dice: Dice) -> Ruling:
    """Mente + Medicina against the difficulty of healing: the patient stays unconscious, and does not die of it.

    Raises `Refused`: CANNOT, TARGET_DEAD, or NOT_DYING for somebody whose time does not run.
    """
    healer.require(Deed.TEND)
    require_living(patient)
    running = tuple(effect for effect in patient.effects(State.UNCONSCIOUS) if is_dying(effect))
    if not running:
        raise Refused(CombatRefusal.NOT_DYING, name=patient.name)
    bonus = tables.grades.row_for(healer.sheet.grade(Skill.MEDICINA)).bonus
    skill = value_line(Skill.MEDICINA, bonus, "G003-2").model_copy(update={"origin": tables.grades.passport.origin})
    lines = [value_line(Attribute.MENTE, healer.sheet.mente, "R003-34"), skill]
    against = [option_line("healing", 1, tables.options, "heal_difficulty")]
    made = Tended(
        healer_id=healer.sheet_id,
        healer_name=healer.name,
        patient_id=patient.sheet_id,
        patient_name=patient.name,
        level=level,
        roll=rolled(lines, level, tables, dice),
        difficulty=opposed(against, level, tables, dice),
        chance=chance(total(lines) - total(against), roll_dice(level, tables), difficulty_dice(level, tables)),
    )
    return Ruling(
        ruleset=RULESET,
        kind="tend",
        result=made.model_dump(mode="json"),
        trace=(
            level_note(level, tables.levels),
            *explained(made.roll, about=(healer.sheet_id,)),
            *explained(made.difficulty),
            Note(text=say("nihilo-why-tend"), rule="G003-33", origin=Origin.HOUSE),
        ),
        begins=(stable(patient.sheet_id),) if made.succeeds else (),
        ends=(*stopped(healer), *(running if made.succeeds else ())),
    )


def stable(sheet_id: int) -> Effect:
    """Unconscious at −1, and not dying any more."""
    return Effect(ruleset=RULESET, kind=State.UNCONSCIOUS, sheet_id=sheet_id)


def heal(patient: Fighter, points: int) -> Ruling:
    """So many hit points come back, up to the most there can be; from 0 up the patient is awake (R003-15, G003-33).

    Raises `Refused(TARGET_DEAD)`.
    """
    require_living(patient)
    before = patient.sheet.hit_points
    after = max(before, min(patient.sheet.most_hit_points, before + points))
    healed = Healed(
        sheet_id=patient.sheet_id,
        name=patient.name,
        suffered=Suffered(before=before, after=after, condition=condition(after)),
    )
    wakes = before < 0 <= after
    change = Change(sheet_id=patient.sheet_id, field="hit_points", before=before, after=after)
    return Ruling(
        ruleset=RULESET,
        kind="heal",
        result=healed.model_dump(mode="json"),
        trace=(Note(text=say("nihilo-why-heal"), rule="G003-33", origin=Origin.PUBLIC),),
        changes=(change,) if after != before else (),
        ends=tuple(one for one in patient.effects(State.UNCONSCIOUS) if one.source_id is None) if wakes else (),
    )

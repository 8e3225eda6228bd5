"""What a roll adds up: two attributes, attribute and skill, or what a sample roll says (R003-33 to R003-37)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from pydantic import model_validator

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused
from bot.engine.ruling import Line, Note, Origin
from bot.engine.text import Text, say
from cogs.ex_nihilo.rules.derived import construction_bonus, equilibrio_limit, skill_equilibrio
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reckoning import line
from cogs.ex_nihilo.rules.states import Deed
from cogs.ex_nihilo.sheets import Attribute, Skill, Value
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import State
from cogs.ex_nihilo.tables.options import Interrogate, Options

C, E, M, S = Attribute.CORPO, Attribute.EQUILIBRIO, Attribute.MENTE, Attribute.SPIRITO


class RollRefusal(Refusal):
    """Why nothing is rolled."""

    NO_SUCH_ROLL = "nihilo-refusal-no-such-roll"
    TWO_SKILLS = "nihilo-refusal-two-skills"
    NO_DIFFICULTY = "nihilo-refusal-no-difficulty"
    NO_SUCH_DIFFICULTY = "nihilo-refusal-no-such-difficulty"
    NO_LEVEL = "nihilo-refusal-no-level"
    LEVEL_IS_SET = "nihilo-refusal-level-is-set"
    WHICH_SHEET = "nihilo-refusal-which-sheet"
    HIDDEN_INITIATIVE = "nihilo-refusal-hidden-initiative"
    HELP_NEEDS_SKILL = "nihilo-refusal-help-needs-skill"
    HELPS_ITSELF = "nihilo-refusal-helps-itself"
    OPPOSES_ITSELF = "nihilo-refusal-opposes-itself"


class Sample(StrEnum):
    """The named sample rolls (R003-37). Knowledge is Mente and its skill, and needs no name."""

    OBSERVE = "observe"
    GLANCE = "glance"
    TORTURE = "torture"
    INTERROGATE = "interrogate"
    REPAIR = "repair"
    TRAP = "trap"
    JUMP = "jump"

    @property
    def text(self) -> Text:
        """The roll's name."""
        return say(f"nihilo-sample-{self}")


class Pair(Frozen):
    """The two values that are added up, at most one of them a skill; `sample` is the roll that asks for them."""

    first: Value
    second: Value
    sample: Sample | None = None

    @model_validator(mode="after")
    def _one_attribute(self) -> Pair:
        if isinstance(self.first, Skill) and isinstance(self.second, Skill):
            raise Refused(RollRefusal.TWO_SKILLS)
        return self

    @property
    def skill(self) -> Skill | None:
        """The skill, if it is a skill roll (R003-34)."""
        return next((value for value in (self.second, self.first) if isinstance(value, Skill)), None)

    @property
    def values_text(self) -> Text:
        """The two values by their names."""
        return say("nihilo-pair", first=self.first.text, second=self.second.text)

    @property
    def text(self) -> Text:
        """The roll by its name, if it has one, and its values."""
        if self.sample is None:
            return self.values_text
        return say("nihilo-pair-sample", sample=self.sample.text, values=self.values_text)


CONSTRUCTION = Pair(first=M, second=Skill.MECHANO)
"""What construction rolls add up (R003-35)."""


def sample_pair(sample: Sample, who: Fighter, options: Options) -> Pair:
    """What this sample roll adds up for somebody: of several pairs the best (R003-37)."""
    best = max(_pairs(sample, options), key=lambda pair: sum(_attribute(who, value) for value in pair if _is(value)))
    return Pair(first=best[0], second=best[1], sample=sample)


def _pairs(sample: Sample, options: Options) -> tuple[tuple[Value, Value], ...]:
    match sample:
        case Sample.OBSERVE:
            return ((M, Skill.RICERCA),)
        case Sample.GLANCE:
            return ((E, M),)
        case Sample.TORTURE:
            return ((C, S),)
        case Sample.INTERROGATE:
            return ((M, Skill.RICERCA),) if options.interrogate is Interrogate.MENTE_RICERCA else ((S, M),)
        case Sample.REPAIR:
            return ((M, Skill.MECHANO),)
        case Sample.TRAP:
            return ((E, Skill.MECHANO),)
        case Sample.JUMP:
            return ((C, C), (E, E), (C, E))


def _is(value: Value) -> bool:
    return isinstance(value, Attribute)


def _attribute(who: Fighter, value: Value) -> int:
    """The value of an attribute as it counts in an attribute roll: whoever is paralysed has no Equilibrio (R003-73)."""
    if isinstance(value, Skill):
        return 0
    return 0 if value is E and not who.has_equilibrio else who.sheet.attribute(value)


def require_able(who: Fighter, pair: Pair) -> None:
    """Raises `Refused` with CANNOT unless they can make this roll: whoever is unconscious or dead makes none at all."""
    if pair.skill is not None or State.UNCONSCIOUS in who.states or who.sheet.dead:
        who.require(Deed.SKILL)


def value_lines(who: Fighter, pair: Pair, tables: NihiloTables) -> tuple[Line, Line]:
    """The two values of a roll. Armour limits Equilibrio in skill rolls, not in attribute rolls (R003-58, G003-4)."""
    first, second = (_line(who, value, pair, tables) for value in (pair.first, pair.second))
    return first, second


def construction_lines(who: Fighter, tables: NihiloTables) -> Iterator[Line]:
    """What Advancements add to construction rolls, and to those alone (R003-35)."""
    for one in construction_bonus(who.sheet, tables):
        yield Line(label=one.text, amount=one.construction, rule="R003-35", origin=tables.advancements.passport.origin)


def sample_note(pair: Pair, options: Options) -> tuple[Note, ...]:
    """What the sample roll asks for."""
    if pair.sample is None:
        return ()
    origin = options.origin("interrogate") if pair.sample is Sample.INTERROGATE else Origin.SOURCE
    text = say("nihilo-why-sample", sample=pair.sample.text, values=pair.values_text)
    return (Note(text=text, rule="R003-37", origin=origin),)


def _line(who: Fighter, value: Value, pair: Pair, tables: NihiloTables) -> Line:
    if isinstance(value, Skill):
        grade = who.sheet.grade(value)
        bonus, origin = tables.grades.row_for(grade).bonus, tables.grades.passport.origin
        return line("skill", bonus, "G003-2", origin, skill=value.text, grade=grade)
    amount = _attribute(who, value)
    rule = "R003-33" if pair.skill is None else "R003-34"
    if value is not E or pair.skill is None or not who.has_equilibrio:
        return Line(label=value.text, amount=amount, rule=rule)
    limited = skill_equilibrio(who.sheet, tables)
    if limited == amount:
        return Line(label=value.text, amount=amount, rule=rule)
    limit = equilibrio_limit(who.sheet, tables) or 0
    return line("limited", limited, "R003-58", tables.armours.passport.origin, most=limit)

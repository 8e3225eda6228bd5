"""Worked examples of castings: who perceives them, who identifies them, and what comes of an invalid target."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.model import Frozen
from cogs.spellcasting.rules.casting import Casting, Witness, cast
from cogs.spellcasting.rules.identify import Identification, Way, difficulty, identify
from cogs.spellcasting.rules.perceive import Relief
from cogs.spellcasting.rules.spells import HIGHEST, Ability, Class, Component, Components, OnSuccess, Save, SpellName
from cogs.spellcasting.rules.target import Appears, Targeting, Truth, target
from cogs.spellcasting.sheets import Adventurer, Observer
from cogs.spellcasting.tables import SpellTables

CASTER, WATCHER = 1, 2
"""The sheets of the two."""

SPELL = SpellName(name="★")
"""The spell, whose name plays no part."""

Level = Annotated[int, Field(ge=0, le=HIGHEST)]


class Leveled(Frozen):
    """The level of a spell."""

    level: Level


class Hard(Frozen):
    """How hard it is to identify."""

    dc: int


class Cast(Frozen):
    """How a spell is cast, and whether its effect can be seen."""

    components: Components = tuple(Component)
    reliefs: tuple[Relief, ...] = ()
    effect: bool = False

    def casting(self, level: int = 1, cast_as: Class | None = None) -> Casting:
        """The casting, in front of somebody who watches."""
        return cast(
            *(SPELL, level, self.components),
            caster=SPELL.name,
            caster_id=CASTER,
            cast_as=cast_as,
            reliefs=self.reliefs,
            effect=self.effect,
            witnesses=[Witness(sheet_id=WATCHER, name=SPELL.name)],
        )


class Perceived(Frozen):
    """What somebody who watches perceives, and whether they know who casts: only by the casting itself (R002-6)."""

    casting: bool
    effect: bool


class Try(Cast):
    """Somebody tries to identify a spell: with one die, or with two for the advantage."""

    level: Level
    cast_as: Class | None = None
    classes: Annotated[tuple[Class, ...], Field(max_length=3)] = ()
    arcana: Annotated[int, Field(ge=-10, le=30)] = 0
    way: Way = Way.REACTION
    reaction_used: bool = False


class Tried(Frozen):
    """What comes of it."""

    advantage: bool
    total: int
    identified: bool


class Aimed(Frozen):
    """A spell on a target; `on_success` is what a saving throw does, where the spell allows one."""

    level: Level = 1
    at_will: bool = False
    truth: Truth = Truth.INVALID
    on_success: OnSuccess | None = None


class Seen(Frozen):
    """The level of the slot that is spent, 0 where none is, and what the caster sees."""

    slot: int
    appears: Appears


def _perceive(given: Cast, _: Any, __: Dice) -> Perceived:
    perceived = given.casting().perceived_by(WATCHER)
    return Perceived(casting=perceived.casting, effect=perceived.effect)


def _identify(given: Try, tables: SpellTables, dice: Dice) -> Tried:
    classes = dict(zip(("first_class", "second_class", "third_class"), given.classes, strict=False))
    sheet = Adventurer(arcana=given.arcana, reaction_used=given.reaction_used, **classes)
    observer = Observer(sheet_id=WATCHER, name=SPELL.name, sheet=sheet)
    casting = given.casting(given.level, given.cast_as)
    ruling = identify(casting, observer, given.way, options=tables.options, dice=dice)
    made = Identification.model_validate(ruling.result)
    return Tried(advantage=made.advantage, total=made.check.total, identified=made.identified is not None)


def _target(given: Aimed, _: Any, __: Dice) -> Seen:
    casting = cast(SPELL, given.level, tuple(Component), caster=SPELL.name, at_will=given.at_will)
    save = Save(ability=Ability.WISDOM, on_success=given.on_success) if given.on_success else None
    seen = Targeting.model_validate(target(casting, SPELL.name, given.truth, save).result).seen
    return Seen(slot=seen.slot or 0, appears=seen.appears)


QUESTIONS = (
    Question("dc", Leveled, Hard, lambda given, _, __: Hard(dc=difficulty(given.level).total)),
    Question("perceive", Cast, Perceived, _perceive),
    Question("identify", Try, Tried, _identify),
    Question("target", Aimed, Seen, _target),
)

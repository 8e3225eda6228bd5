"""Worked examples of what a sheet gives, rolls under stress, initiative, energy and states."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from bot.engine.cases import Question
from bot.engine.dice import Dice
from bot.engine.model import Frozen
from cogs.ex_nihilo.rules.check import HIGHEST, Confrontation, Difficulty, Opponent, Roll, confront
from cogs.ex_nihilo.rules.derived import (
    fascino,
    initiative_modifier,
    larp_hit_points,
    leadership,
    most_energy,
    movement,
    percezione,
)
from cogs.ex_nihilo.rules.energy import recovered
from cogs.ex_nihilo.rules.fighter import Fighter, fighter_of
from cogs.ex_nihilo.rules.initiative import Order, initiative, strategy
from cogs.ex_nihilo.rules.rolls import Pair
from cogs.ex_nihilo.rules.states import TURNS
from cogs.ex_nihilo.sheets import Any60, Attribute, Character, Grade, Npc, Skill
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import State

Level = Annotated[int, Field(ge=-1, le=3)]
"""A G.S.P. level."""

NAMES = "ABCDEFGH"
"""What those are called who roll for initiative."""


class Sheet(Frozen):
    """The primary attributes of a sheet."""

    corpo: Any60 = 10
    equilibrio: Any60 = 10
    mente: Any60 = 10
    spirito: Any60 = 10

    def fighter(self, tables: NihiloTables, id: int = 1, **more: Any) -> Fighter:
        """Somebody with this sheet."""
        attributes = {attribute.value: getattr(self, attribute.value) for attribute in Attribute}
        return fighter_of(id, NAMES[id - 1], Npc(**attributes, **more), (), tables)


class Gives(Frozen):
    """What they give: hit points, at the table and in a LARP; metres per turn; the secondary attributes; the rest."""

    hit_points: int
    hit_points_larp: int
    move: int
    move_and_act: int
    first_sprint: int
    later_sprint: int
    fascino: int
    leadership: int
    percezione: int
    initiative: int
    energy: int


class Check(Sheet):
    """A roll of two values, one of them perhaps a skill, against a difficulty, or against two values of somebody."""

    first: Attribute = Attribute.EQUILIBRIO
    second: Attribute = Attribute.MENTE
    skill: Skill | None = None
    grade: Grade = 0
    helpers: Annotated[int, Field(ge=0, le=10)] = 0
    level: Level = 0
    difficulty: Annotated[int, Field(ge=0, le=HIGHEST)] = 30
    opponent: Any60 | None = None


class Met(Frozen):
    """What it comes to, what it must reach, and whether it does."""

    total: int
    against: int
    success: bool


class Initiative(Frozen):
    """Those who roll, by their Equilibrio: first each once, then those who tie, as often as they do."""

    values: Annotated[tuple[Any60, ...], Field(min_length=2, max_length=len(NAMES))]
    level: Level = 1


class Ordered(Frozen):
    """Who acts, in order, with what total; and whether the next turn has an order of its own."""

    order: str
    totals: tuple[int, ...]
    anew: bool


class Waits(Frozen):
    """Somebody with this Spirito and so many energy points, after so many turns."""

    spirito: Annotated[int, Field(ge=8, le=22)]
    energy: Annotated[int, Field(ge=0, le=100)] = 0
    turns: Annotated[int, Field(ge=0, le=100_000)] = 0


class Energy(Frozen):
    """The most points that there can be, and those that there are."""

    most: int
    energy: int


class Falls(Frozen):
    """A state."""

    state: State


class Lasts(Frozen):
    """For how many turns it lasts by itself; 0 until something ends it."""

    turns: int


def _sheet(given: Sheet, tables: NihiloTables, _: Dice) -> Gives:
    sheet = given.fighter(tables).sheet
    metres = movement(sheet)
    return Gives(
        hit_points=sheet.most_hit_points,
        hit_points_larp=larp_hit_points(sheet),
        **metres.model_dump(),
        fascino=fascino(sheet),
        leadership=leadership(sheet),
        percezione=percezione(sheet),
        initiative=initiative_modifier(sheet, tables),
        energy=most_energy(sheet, tables),
    )


def _check(given: Check, tables: NihiloTables, dice: Dice) -> Met:
    grades = {given.skill.value: given.grade} if given.skill else {}
    who = given.fighter(tables, **grades)
    pair = Pair(first=given.first, second=given.skill or given.second)
    roll = Roll(kind="check", who=who, pair=pair, level=given.level, helpers=given.helpers)
    against: Difficulty | Opponent = Difficulty(amount=given.difficulty)
    if given.opponent is not None:
        half = given.opponent // 2
        other = Sheet(equilibrio=half, mente=given.opponent - half).fighter(tables, 2)
        against = Opponent(who=other, pair=Pair(first=Attribute.EQUILIBRIO, second=Attribute.MENTE))
    made = Confrontation.model_validate(confront(roll, against, tables=tables, dice=dice).result)
    reached = made.against.reckoning.total if made.against else 0
    return Met(total=made.reckoning.total, against=reached, success=made.success)


def _initiative(given: Initiative, tables: NihiloTables, dice: Dice) -> Ordered:
    fighters = [Sheet(equilibrio=value).fighter(tables, id) for id, value in enumerate(given.values, 1)]
    order = Order.model_validate(initiative(fighters, given.level, tables, dice).result)
    return Ordered(
        order="".join(place.name for place in order.places),
        totals=tuple(place.reckoning.total for place in order.places),
        anew=strategy(given.level, tables.options.initiative, tables).every_round,
    )


def _energy(given: Waits, tables: NihiloTables, _: Dice) -> Energy:
    sheet = Character(spirito=given.spirito, energy=given.energy)
    return Energy(most=most_energy(sheet, tables), energy=recovered(sheet, given.turns, tables).energy)


QUESTIONS = (
    Question("sheet", Sheet, Gives, _sheet),
    Question("check", Check, Met, _check),
    Question("initiative", Initiative, Ordered, _initiative),
    Question("energy", Waits, Energy, _energy),
    Question("state", Falls, Lasts, lambda given, _, __: Lasts(turns=TURNS[given.state] or 0)),
)

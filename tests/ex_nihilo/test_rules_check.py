"""Rolls against difficulties, construction, opposed rolls and help (R003-10, R003-33 to R003-40)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin, Ruling
from cogs.ex_nihilo.rules.check import Against, Confrontation, Difficulty, Opponent, Roll, confront
from cogs.ex_nihilo.rules.combat import CombatRefusal
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.help import HELP, help_other
from cogs.ex_nihilo.rules.rolls import CONSTRUCTION, Pair, RollRefusal, Sample, sample_pair, value_lines
from cogs.ex_nihilo.sheets import Attribute, Character, Named, Skill
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.advancements import Advancement, Advancements, State, Timing
from cogs.ex_nihilo.tables.options import Interrogate
from tests.ex_nihilo.fighters import TABLES, fighter, options, state

C, E, M, S = Attribute
GLANCE = Pair(first=E, second=M)


def base(total: int) -> Fighter:
    """Somebody whose Equilibrio and Mente add up to this."""
    return fighter(equilibrio=total // 2, mente=total - total // 2)


def rolled(
    who: Fighter,
    difficulty: int,
    level: int,
    *faces: int,
    pair: Pair = GLANCE,
    helpers: int = 0,
    tables: NihiloTables = TABLES,
) -> Confrontation:
    roll = Roll(kind="check", who=who, pair=pair, level=level, helpers=helpers)
    dice = ScriptedDice(faces)
    made = confront(roll, Difficulty(amount=difficulty), tables=tables, dice=dice)
    return Confrontation.model_validate(made.result)


def difficulty_of(made: Confrontation) -> int:
    assert made.against is not None
    return made.against.reckoning.total


def chance_of(made: Confrontation) -> Fraction:
    assert made.against is not None
    return Fraction(made.against.chance.num, made.against.chance.den)


def refusal(act: Callable[[], Any]) -> object:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.reason


def test_E003_4_with_time_and_quiet_1d30_helps_the_roll_alone() -> None:
    assert rolled(base(26), 40, -1, 14).success
    made = rolled(base(26), 40, -1, 13)
    assert (made.reckoning.total, made.success, chance_of(made)) == (39, False, Fraction(17, 30))


def test_E003_4_at_level_0_nobody_rolls() -> None:
    assert not rolled(base(26), 40, 0).success
    assert rolled(base(26), 20, 0).success
    assert chance_of(rolled(base(26), 26, 0)) == 1


def test_E003_5_both_sides_roll_as_many_dice() -> None:
    made = rolled(base(26), 30, 1, 10, 6)
    assert (made.reckoning.total, difficulty_of(made), made.success) == (36, 36, True)
    made = rolled(base(26), 30, 2, 12, 9, 20, 1)
    assert (made.reckoning.total, difficulty_of(made), made.success) == (47, 51, False)


def test_E003_6_at_certain_death_only_the_difficulty_rolls() -> None:
    great = fighter(equilibrio=22, mente=22, ricerca=3)
    sixty = Pair(first=M, second=Skill.RICERCA)
    made = rolled(great, 40, 3, 20, pair=sixty)
    assert (made.reckoning.total, difficulty_of(made)) == (52, 60)
    assert rolled(base(40), 40, 3, 1).success is False


@pytest.mark.parametrize(("lead", "die", "success"), [(20, 20, True), (0, 1, False)])
def test_E003_6_the_die_is_at_least_1(lead: int, die: int, success: bool) -> None:
    assert rolled(base(40), 40 - lead, 3, die).success is success


@pytest.mark.parametrize(
    ("grade", "helpers", "total", "success"), [(2, 0, 36, False), (2, 1, 41, True), (3, 0, 46, True), (0, 0, 16, False)]
)
def test_E003_7_knowledge_by_grade_and_help(grade: int, helpers: int, total: int, success: bool) -> None:
    made = rolled(fighter(mente=16, biologia=grade), 40, 0, pair=Pair(first=M, second=Skill.BIOLOGIA), helpers=helpers)
    assert (made.reckoning.total, made.success) == (total, success)


@pytest.mark.parametrize(("helpers", "bonus"), [(1, 5), (2, 10), (3, 10), (10, 10)])
def test_G003_43_help_comes_to_10_at_most(helpers: int, bonus: int) -> None:
    made = rolled(fighter(mente=16), 40, 0, pair=Pair(first=M, second=Skill.RICERCA), helpers=helpers)
    assert made.reckoning.total == 16 + bonus


def test_G003_43_the_most_help_is_the_tables() -> None:
    made = rolled(
        fighter(mente=16), 40, 0, pair=Pair(first=M, second=Skill.RICERCA), helpers=3, tables=options(most_help=15)
    )
    assert made.reckoning.total == 31


def test_R003_10_help_is_for_skills() -> None:
    assert refusal(lambda: rolled(base(26), 40, 0, helpers=1)) is RollRefusal.HELP_NEEDS_SKILL


@pytest.mark.parametrize("level", [-1, 1])
def test_the_chance_that_is_shown_is_how_often_it_succeeds(level: int) -> None:
    faces = range(1, 31)
    every = [(ours, theirs) for ours, theirs in product(faces, faces)] if level == 1 else [(face,) for face in faces]
    made = [rolled(base(26), 30, level, *one) for one in every]
    assert chance_of(made[0]) == Fraction(sum(one.success for one in made), len(made))


@given(st.integers(8, 21), st.integers(8, 22), st.sampled_from([-1, 0, 1, 2, 3]), st.integers(0, 80), st.data())
def test_a_point_more_never_hurts(mente: int, other: int, level: int, difficulty: int, data: st.DataObject) -> None:
    row = TABLES.levels.row_for(level)
    n = row.roll + row.difficulty
    faces = data.draw(st.lists(st.integers(1, 30), min_size=n, max_size=n))
    less = rolled(fighter(mente=mente, equilibrio=other), difficulty, level, *faces)
    more = rolled(fighter(mente=mente + 1, equilibrio=other), difficulty, level, *faces)
    assert more.success >= less.success
    assert chance_of(more) >= chance_of(less)


@pytest.mark.parametrize(
    ("sample", "pair"),
    [
        (Sample.OBSERVE, (M, Skill.RICERCA)),
        (Sample.TORTURE, (C, S)),
        (Sample.GLANCE, (E, M)),
        (Sample.INTERROGATE, (S, M)),
        (Sample.REPAIR, (M, Skill.MECHANO)),
        (Sample.TRAP, (E, Skill.MECHANO)),
    ],
)
def test_R003_37_sample_rolls(sample: Sample, pair: tuple[object, object]) -> None:
    found = sample_pair(sample, fighter(), TABLES.options)
    assert (found.first, found.second) == pair


def test_R003_37_by_the_option_one_interrogates_with_ricerca() -> None:
    found = sample_pair(Sample.INTERROGATE, fighter(), options(interrogate=Interrogate.MENTE_RICERCA).options)
    assert (found.first, found.second) == (M, Skill.RICERCA)


@pytest.mark.parametrize(("corpo", "equilibrio", "total"), [(16, 10, 32), (10, 16, 32), (12, 12, 24)])
def test_R003_37_a_jump_takes_the_best_combination(corpo: int, equilibrio: int, total: int) -> None:
    who = fighter(corpo=corpo, equilibrio=equilibrio)
    assert rolled(who, 30, 0, pair=sample_pair(Sample.JUMP, who, TABLES.options)).reckoning.total == total


def test_R003_58_armour_limits_equilibrio_in_skill_rolls_and_not_in_attribute_rolls() -> None:
    who = fighter(corpo=14, equilibrio=20, armour="heavy")
    trap = Pair(first=E, second=Skill.MECHANO)
    assert [line.amount for line in value_lines(who, trap, TABLES)] == [12, 0]
    assert [line.amount for line in value_lines(who, GLANCE, TABLES)] == [20, 10]


def test_R003_73_whoever_is_paralysed_has_no_equilibrio_and_may_use_skills() -> None:
    who = fighter(equilibrio=20, mechano=1, lasting=[State.PARALYSIS])
    assert rolled(who, 10, 0, pair=Pair(first=E, second=Skill.MECHANO)).reckoning.total == 10
    assert rolled(who, 10, 0).reckoning.total == 10


@pytest.mark.parametrize("stats", [{"hit_points": -1}, {"dead": True}, {"lasting": [State.UNCONSCIOUS]}])
def test_R003_16_nobody_unconscious_or_dead_rolls_anything(stats: dict[str, Any]) -> None:
    assert refusal(lambda: rolled(fighter(**stats), 10, 0)) is CombatRefusal.CANNOT


def test_R003_34_two_skills_are_no_roll() -> None:
    assert refusal(lambda: Pair(first=Skill.RICERCA, second=Skill.MECHANO)) is RollRefusal.TWO_SKILLS


def test_R003_35_construction_is_mente_and_mechano_and_its_own_advancements() -> None:
    tool = Advancement(id="workshop", name="Workshop", timing=Timing.PASSIVE, construction=7)
    rows = Advancements(passport=TABLES.advancements.passport, rows=(tool,))
    tables = TABLES.model_copy(update={"advancements": rows})
    who = fighter(mente=14, mechano=1, advancements=("workshop",), tables=tables)
    totals = {}
    for kind in ("build", "check"):
        roll = Roll.model_validate({"kind": kind, "who": who, "pair": CONSTRUCTION, "level": 0})
        ruling = confront(roll, Difficulty(amount=30), tables=tables, dice=ScriptedDice([]))
        totals[kind] = Confrontation.model_validate(ruling.result).reckoning.total
    assert totals == {"build": 31, "check": 24}


def test_R003_39_somebody_opposes_with_values_of_their_own() -> None:
    who, other = fighter(1, spirito=14, mente=12), fighter(2, corpo=11, spirito=13)
    roll = Roll(kind="oppose", who=who, pair=Pair(first=S, second=M), level=1)
    against = Opponent(who=other, pair=Pair(first=C, second=S))
    made = confront(roll, against, tables=TABLES, dice=ScriptedDice([5, 7]))
    found = Confrontation.model_validate(made.result)
    assert (found.reckoning.total, difficulty_of(found), found.success) == (31, 31, True)
    assert found.opponent_name == "Fighter 2"
    assert "R003-39" in {note.rule for note in made.trace}
    assert (
        refusal(lambda: confront(roll, against.model_copy(update={"who": who}), tables=TABLES, dice=ScriptedDice([])))
        is RollRefusal.OPPOSES_ITSELF
    )


def test_a_hidden_difficulty_is_nowhere_in_the_ruling() -> None:
    kept: list[Ruling] = []

    def hide(decide: Callable[[Dice], Ruling]) -> tuple[int, Ruling]:
        kept.append(decide(ScriptedDice([29])))
        return 77, kept[0]

    roll = Roll(kind="check", who=base(26), pair=GLANCE, level=1)
    made = confront(roll, Difficulty(amount=613), hide=hide, tables=TABLES, dice=ScriptedDice([10]))
    found = Confrontation.model_validate(made.result)
    assert (found.against, found.hidden, found.success) == (None, 77, False)
    for secret in ("613", "29", "642", "chance"):
        assert secret not in made.model_dump_json()
    met = Against.model_validate(kept[0].result)
    assert (met.reckoning.total, met.success) == (642, False)


def test_why_names_each_rule_and_whose_value_it_is() -> None:
    roll = Roll(kind="check", who=fighter(mente=16, medicina=2), pair=Pair(first=M, second=Skill.MEDICINA), level=1)
    made = confront(roll, Difficulty(amount=40, name="medio"), tables=TABLES, dice=ScriptedDice([1, 1]))
    origins = {(note.rule, note.origin) for note in made.trace}
    assert {
        ("R003-34", Origin.SOURCE),
        ("G003-2", Origin.HOUSE),
        ("R003-38", Origin.SOURCE),
        ("R003-36", Origin.SOURCE),
        ("R003-40", Origin.SOURCE),
    } <= origins


def test_R003_10_help_that_was_given_counts_once_and_is_over() -> None:
    helper, helped = fighter(1), Named[Character](sheet_id=2, name="Bo", sheet=Character())
    given_help = help_other(helper, helped, [], TABLES.options)
    (effect,) = given_help.begins
    assert (effect.kind, effect.sheet_id, effect.source_id) == (HELP, 2, 1)
    again = help_other(helper, helped, [effect], TABLES.options)
    assert again.begins == ()
    who = fighter(2, mente=16, lasting=[state(HELP, 2, source_id=1)])
    roll = Roll(kind="check", who=who, pair=Pair(first=M, second=Skill.RICERCA), level=0)
    made = confront(roll, Difficulty(amount=20), tables=TABLES, dice=ScriptedDice([]))
    assert Confrontation.model_validate(made.result).reckoning.total == 21
    assert [one.kind for one in made.ends] == [HELP]
    glance = confront(
        roll.model_copy(update={"pair": GLANCE}), Difficulty(amount=20), tables=TABLES, dice=ScriptedDice([])
    )
    assert glance.ends == ()


def test_nobody_helps_themselves_or_while_unconscious() -> None:
    me = Named[Character](sheet_id=1, name="Me", sheet=Character())
    assert refusal(lambda: help_other(fighter(1), me, [], TABLES.options)) is RollRefusal.HELPS_ITSELF
    other = me.model_copy(update={"sheet_id": 2})
    down = fighter(1, hit_points=-1)
    assert refusal(lambda: help_other(down, other, [], TABLES.options)) is CombatRefusal.CANNOT

"""Identifying a spell: the DC, the advantage, reaction and action, and what a failed try must not tell."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import ScriptedDice
from bot.engine.refusal import Refused
from bot.engine.ruling import Change, Origin
from bot.engine.text import Ratio
from cogs.spellcasting.rules.casting import Casting
from cogs.spellcasting.rules.identify import Identification, Way, difficulty, prospect
from cogs.spellcasting.rules.perceive import Relief
from cogs.spellcasting.rules.reaction import Regained, regain
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import Class
from cogs.spellcasting.sheets import Adventurer, Observer
from tests.spellcasting.examples import SPELLS, TABLES, WATCHER, casting_of, ruled, tried, watched, watcher

levels = st.integers(0, 9)
bonuses = st.integers(-10, 30)


def share(chance: Ratio) -> Fraction:
    return Fraction(chance.num, chance.den)


def at_level(level: int, cast_as: Class | None = None) -> Casting:
    """*Magic missile*, whatever its level."""
    return casting_of("magic-missile").model_copy(update={"lowest": 0, "level": level, "cast_as": cast_as})


@pytest.mark.parametrize(("level", "dc"), [(0, 15), (1, 16), (3, 18), (9, 24)])
def test_E002_2_the_dc_is_15_and_the_level(level: int, dc: int) -> None:
    assert difficulty(level).total == dc


def test_E002_2_18_identifies_a_spell_of_level_3_and_17_does_not() -> None:
    assert tried(casting_of("fireball"), watcher(arcana=5), 13).identified is not None
    assert tried(casting_of("fireball"), watcher(arcana=5), 12).identified is None


def test_E002_3_a_cleric_sees_through_a_cleric_spell_with_advantage() -> None:
    casting = casting_of("spirit-guardians", cast_as=Class.CLERIC)
    made = tried(casting, watcher(arcana=5, first_class=Class.CLERIC), 4, 15)
    assert (made.advantage, made.check.total) == (True, 20)
    assert made.identified is not None
    assert (made.identified.spell, made.identified.level) == (SPELLS["spirit-guardians"].called, 3)
    assert made.identified.dc.total == 18


def test_E002_3_a_wizard_uses_the_first_die_only() -> None:
    casting = casting_of("spirit-guardians", cast_as=Class.CLERIC)
    made = tried(casting, watcher(arcana=5, first_class=Class.WIZARD), 4)
    assert (made.advantage, made.check.total, made.identified) == (False, 9, None)


def test_E002_3_innate_casting_gives_advantage_to_nobody() -> None:
    casting = casting_of("spirit-guardians", reliefs=[Relief.NO_MATERIAL])
    for one in Class:
        assert not prospect(casting, Adventurer(first_class=one)).advantage


def test_E002_4_a_reaction_used_before_leaves_the_action_for_the_effect() -> None:
    observer = watcher(arcana=5, reaction_used=True)
    seen = casting_of("fireball", effect=True)
    assert refusal(seen, observer, Way.REACTION) is SpellRefusal.REACTION_USED
    assert tried(seen, observer, 13, way=Way.ACTION).identified is not None
    assert refusal(casting_of("fireball"), observer, Way.ACTION) is SpellRefusal.EFFECT_NOT_PERCEIVED


@pytest.mark.parametrize(
    ("classes", "faces", "total"),
    [
        ({"first_class": Class.BARD}, (6, 14), 16),
        ({"first_class": Class.CLERIC}, (6,), 8),
        ({"first_class": Class.CLERIC, "second_class": Class.BARD}, (6, 14), 16),
    ],
)
def test_E002_19_the_advantage_follows_the_class_as_which_the_spell_is_cast(
    classes: dict[str, Class], faces: tuple[int, ...], total: int
) -> None:
    assert {Class.BARD, Class.CLERIC} <= set(SPELLS["cure-wounds"].classes)
    made = tried(casting_of("cure-wounds", cast_as=Class.BARD), watcher(arcana=2, **classes), *faces)
    assert made.check.total == total
    assert (made.identified is not None) is (total == 16)


@given(levels, levels, bonuses, st.booleans())
def test_R002_9_a_higher_level_is_never_easier(low: int, high: int, bonus: int, advantage: bool) -> None:
    low, high = sorted((low, high))
    assert difficulty(low).total <= difficulty(high).total
    adventurer = Adventurer(arcana=bonus, first_class=Class.BARD if advantage else None)
    easy, hard = (share(prospect(at_level(level, Class.BARD), adventurer).chance) for level in (low, high))
    assert hard <= easy


@given(levels, bonuses)
def test_R002_10_advantage_never_hurts(level: int, bonus: int) -> None:
    casting = at_level(level, Class.BARD)
    plain = prospect(casting, Adventurer(arcana=bonus)).chance
    better = prospect(casting, Adventurer(arcana=bonus, third_class=Class.BARD)).chance
    assert share(plain) <= share(better) <= 1


@given(levels, bonuses, st.booleans())
def test_R002_8_the_chance_is_that_of_all_faces_counted(level: int, bonus: int, advantage: bool) -> None:
    casting = at_level(level, Class.BARD)
    observer = watcher(arcana=bonus, first_class=Class.BARD if advantage else None)
    pairs = [(one, two) for one in range(1, 21) for two in range(1, 21)]
    hits = sum((max(pair) if advantage else pair[0]) + bonus >= 15 + level for pair in pairs)
    assert share(prospect(casting, observer.sheet).chance) == Fraction(hits, len(pairs))


@pytest.mark.parametrize(("face", "bonus", "level", "known"), [(20, 0, 9, False), (1, 20, 3, True)])
def test_G002_20_a_natural_20_or_1_decides_nothing(face: int, bonus: int, level: int, known: bool) -> None:
    made = tried(at_level(level), watcher(arcana=bonus), face)
    assert (made.identified is not None) is known


def test_R002_7_the_reaction_is_spent_and_the_action_leaves_it_alone() -> None:
    casting = casting_of("fireball", effect=True)
    ruling = ruled(casting, watcher(), ScriptedDice([3]))
    assert ruling.changes == (Change(sheet_id=WATCHER, field="reaction_used", before=False, after=True),)
    assert ruled(casting, watcher(), ScriptedDice([3]), way=Way.ACTION).changes == ()


def test_the_reaction_comes_back_when_the_turn_begins() -> None:
    ruling = regain(watcher(reaction_used=True))
    assert ruling.changes == (Change(sheet_id=WATCHER, field="reaction_used", before=True, after=False),)
    assert Regained.model_validate(ruling.result).observer_name == "Brand"
    assert regain(watcher()).changes == ()


def refusal(casting: Casting, observer: Observer, way: Way, **how: object) -> object:
    with pytest.raises(Refused) as refused:
        ruled(casting, observer, ScriptedDice([]), way=way, **how)
    return refused.value.reason


def test_G002_15_each_way_needs_its_own_perception() -> None:
    only_casting = casting_of("fireball", effect=True, witnesses=[watched(effect=False)])
    only_effect = casting_of("fireball", effect=True, witnesses=[watched(casting=False)])
    assert tried(only_casting, watcher(), 3, way=Way.REACTION)
    assert tried(only_effect, watcher(), 3, way=Way.ACTION)
    assert refusal(only_casting, watcher(), Way.ACTION) is SpellRefusal.EFFECT_NOT_PERCEIVED
    assert refusal(only_effect, watcher(), Way.REACTION) is SpellRefusal.CASTING_NOT_PERCEIVED


def test_G002_19_one_try_for_each_way_and_none_when_it_is_too_late() -> None:
    casting = casting_of("fireball", effect=True)
    assert refusal(casting, watcher(), Way.REACTION, tried=[Way.REACTION]) is SpellRefusal.ALREADY_TRIED
    assert tried(casting, watcher(), 3, way=Way.ACTION, tried=[Way.REACTION])
    assert refusal(casting, watcher(), Way.REACTION, in_time=False) is SpellRefusal.CASTING_OVER
    assert refusal(casting, watcher(), Way.ACTION, in_time=False) is SpellRefusal.EFFECT_OVER


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("in_time", [True, False])
@pytest.mark.parametrize("before", [(), tuple(Way)])
@pytest.mark.parametrize("used", [True, False])
def test_R002_8_whoever_perceives_nothing_learns_nothing_from_the_refusal(
    way: Way, in_time: bool, before: tuple[Way, ...], used: bool
) -> None:
    unseen = [
        casting_of("fireball", witnesses=[], effect=True),
        casting_of("charm-person", level=9, reliefs=[Relief.INNATE], hidden=True),
        casting_of("fireball", effect=True, witnesses=[watched(casting=False, effect=False)]),
    ]
    for casting in unseen:
        why = refusal(casting, watcher(reaction_used=used), way, in_time=in_time, tried=before)
        assert why is SpellRefusal.NOT_PERCEIVED


def test_nobody_identifies_their_own_spell() -> None:
    own = Observer(sheet_id=1, name="Ione", sheet=Adventurer())
    assert refusal(casting_of("fireball"), own, Way.REACTION) is SpellRefusal.OWN_CASTING


def test_G002_11_the_same_reaction_may_counter_only_where_the_table_merges_both() -> None:
    casting = casting_of("fireball", effect=True)
    merged = TABLES.options.model_copy(update={"merge": True})
    assert not tried(casting, watcher(), 3).may_counter
    assert tried(casting, watcher(), 3, options=merged).may_counter
    assert not tried(casting, watcher(), 3, way=Way.ACTION, options=merged).may_counter
    note = ruled(casting, watcher(), ScriptedDice([3])).trace[-1]
    assert (note.rule, note.origin) == ("G002-11", Origin.PUBLIC)


def test_a_failed_try_is_the_same_for_every_spell_that_it_failed_against() -> None:
    spells = [
        casting_of("fireball"),
        casting_of("fireball", level=7, cast_as=Class.WIZARD),
        casting_of("charm-person", reliefs=[Relief.NO_MATERIAL], effect=True, hidden=True),
        casting_of("cure-wounds", cast_as=Class.BARD, at_will=True),
    ]
    rulings = [ruled(casting, watcher(arcana=1), ScriptedDice([4])) for casting in spells]
    assert len({ruling.model_dump_json() for ruling in rulings}) == 1
    assert [note.rule for note in rulings[0].trace] == ["R002-7", "G002-15", "R002-12", "G002-19", "G002-11"]


def test_a_try_that_succeeds_tells_spell_level_dc_and_chance() -> None:
    ruling = ruled(casting_of("fireball", level=5), watcher(arcana=5), ScriptedDice([19]))
    made = Identification.model_validate(ruling.result)
    assert made.identified is not None
    assert made.identified.dc.total == 20
    assert made.identified.chance == Ratio(num=6, den=20, percent=True)
    assert {"R002-9", "R002-11", "G002-9"} <= {note.rule for note in ruling.trace}

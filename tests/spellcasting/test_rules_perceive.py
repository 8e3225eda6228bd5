"""Perceiving a caster: what is left of the components, who notices what, who knows the caster (R002-1 to R002-6)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.refusal import Refused
from cogs.spellcasting.rules.casting import Casting, Perception, Witness, cast
from cogs.spellcasting.rules.notice import announce, notice
from cogs.spellcasting.rules.perceive import Relief, hint, left
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import Class, Component, Components
from cogs.spellcasting.sheets import Adventurer
from tests.spellcasting.examples import SPELLS, WATCHER, casting_of, watched

V, S, M = Component

some_components = st.sampled_from([some for n in range(4) for some in combinations(Component, n)])
some_reliefs = st.lists(st.sampled_from(Relief), max_size=3).map(tuple)


def bare(asked: Components, *reliefs: Relief, effect: bool = False) -> Casting:
    return cast(
        SPELLS["fireball"].called, 3, asked, caster="Ione", reliefs=reliefs, effect=effect, witnesses=[watched()]
    )


@pytest.mark.parametrize("asked", [(V, S, M), (M,)])
def test_E002_1_a_casting_with_any_component_left_is_perceptible(asked: Components) -> None:
    assert bare(asked).perceptible == Perception(casting=True)


def test_E002_1_a_casting_without_any_is_not() -> None:
    assert bare(()).perceptible == Perception()
    assert bare((V, S), Relief.SUBTLE).perceptible == Perception()


def test_E002_1_of_a_wall_of_fire_out_of_nothing_the_effect_is_seen_and_the_caster_not_known() -> None:
    casting = casting_of("wall-of-fire", reliefs=[Relief.INNATE], effect=True)
    assert casting.perceived_by(WATCHER) == Perception(effect=True)
    rules = [note.rule for note in notice(casting).trace]
    assert "R002-6" in rules
    assert "R002-3" in rules


@pytest.mark.parametrize(
    ("reliefs", "stays"),
    [
        ((), (V, S, M)),
        ((Relief.SUBTLE,), (M,)),
        ((Relief.NO_MATERIAL,), (V, S)),
        ((Relief.INNATE,), ()),
        ((Relief.SUBTLE, Relief.NO_MATERIAL), ()),
    ],
)
def test_G002_10_what_counts_is_what_is_left(reliefs: tuple[Relief, ...], stays: Components) -> None:
    assert left((V, S, M), reliefs) == stays


@given(some_components, some_components, some_reliefs)
def test_R002_3_fewer_components_are_never_more_perceptible(
    asked: Components, dropped: Components, reliefs: tuple[Relief, ...]
) -> None:
    fewer = tuple(one for one in asked if one not in dropped)
    assert bare(fewer, *reliefs).perceptible.casting <= bare(asked, *reliefs).perceptible.casting


@given(some_components, some_reliefs, some_reliefs)
def test_R002_5_a_further_relief_never_makes_a_casting_more_perceptible(
    asked: Components, reliefs: tuple[Relief, ...], more: tuple[Relief, ...]
) -> None:
    assert set(left(asked, (*reliefs, *more))) <= set(left(asked, reliefs)) <= set(asked)


def test_G002_22_only_those_whom_the_gm_picks_perceive_anything() -> None:
    picked = [watched(effect=False), Witness(sheet_id=8, name="Runa", casting=False)]
    casting = casting_of("fireball", effect=True, witnesses=picked)
    assert casting.perceived_by(WATCHER) == Perception(casting=True)
    assert casting.perceived_by(8) == Perception(effect=True)
    assert casting.perceived_by(9) == Perception()
    assert casting.is_noticed
    assert not casting_of("fireball", witnesses=[]).is_noticed


def test_G002_22_sight_and_hearing_are_hints() -> None:
    assert hint((V, S, M), Adventurer()) == (V, S, M)
    assert hint((V, S, M), Adventurer(hears=False)) == (S, M)
    assert hint((V, S, M), Adventurer(sees=False)) == (V,)
    assert hint((S, M), Adventurer(sees=False)) == ()


def test_R002_4_the_form_of_the_material_component_is_told_not_to_matter() -> None:
    assert "R002-4" in [note.rule for note in notice(casting_of("fireball")).trace]
    assert "R002-4" not in [note.rule for note in notice(casting_of("magic-missile")).trace]


def test_the_caster_may_read_the_trace_of_the_announcement_which_names_no_witness() -> None:
    assert not any(note.about for note in announce(casting_of("fireball")).trace)
    assert [note.about for note in notice(casting_of("fireball")).trace if note.about] == [(WATCHER,)]


def test_G002_9_a_spell_is_cast_at_its_own_level_or_a_higher_one() -> None:
    assert casting_of("fireball").level == 3
    assert casting_of("fireball", level=9).level == 9
    for level, reason in ((2, SpellRefusal.LEVEL_TOO_LOW), (10, SpellRefusal.LEVEL_TOO_HIGH)):
        with pytest.raises(Refused) as refused:
            casting_of("fireball", level=level)
        assert refused.value.reason is reason
    with pytest.raises(Refused) as refused:
        casting_of("fire-bolt", level=1)
    assert refused.value.reason is SpellRefusal.CANTRIP


def test_R002_11_innate_casting_belongs_to_no_class() -> None:
    with pytest.raises(Refused) as refused:
        casting_of("fireball", reliefs=[Relief.INNATE], cast_as=Class.WIZARD)
    assert refused.value.reason is SpellRefusal.INNATE_HAS_NO_CLASS
    assert casting_of("fireball", reliefs=[Relief.SUBTLE], cast_as=Class.SORCERER).cast_as is Class.SORCERER


def test_a_slot_is_taken_unless_cast_at_will_and_never_by_a_cantrip() -> None:
    assert casting_of("fireball").slot
    assert not casting_of("fireball", at_will=True).slot
    assert not casting_of("fire-bolt").slot


def test_a_casting_survives_its_storage() -> None:
    casting = casting_of("fireball", level=5, cast_as=Class.WIZARD, reliefs=[Relief.SUBTLE], effect=True, hidden=True)
    assert Casting.model_validate(announce(casting).result) == casting

"""Invalid targets: the slot, what the caster sees, and that the two are never told apart (R002-13 to R002-16)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.refusal import Refused
from cogs.spellcasting.rules.casting import Casting
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import OnSuccess
from cogs.spellcasting.rules.target import Appears, Seen, Targeting, Truth, target
from cogs.spellcasting.tables import SrdSpell
from tests.spellcasting.examples import SPELLS, SRD, casting_of

harmless = st.sampled_from([spell for spell in SRD.rows if spell.save and spell.save.on_success is OnSuccess.NONE])
others = st.sampled_from([spell for spell in SRD.rows if not spell.save or spell.save.on_success is not OnSuccess.NONE])
levels = st.none() | st.just(9)


def seen(casting: Casting, truth: Truth, name: str = "Count Ilya") -> Seen:
    assert casting.spell.srd is not None
    ruling = target(casting, name, truth, SPELLS[casting.spell.srd].save)
    return Targeting.model_validate(ruling.result).seen


def test_E002_5_charm_person_on_a_vampire_seems_to_be_saved_against_and_the_slot_is_spent() -> None:
    answer = seen(casting_of("charm-person"), Truth.INVALID)
    assert (answer.appears, answer.slot) == (Appears.SAVED, 1)


def test_E002_5_without_a_saving_throw_the_spell_is_seen_to_do_nothing_and_the_slot_is_spent() -> None:
    answer = seen(casting_of("magic-missile", level=3), Truth.INVALID)
    assert (answer.appears, answer.slot) == (Appears.NO_EFFECT, 3)


def test_E002_5_an_innate_spell_at_will_takes_no_slot() -> None:
    assert seen(casting_of("charm-person", at_will=True), Truth.INVALID).slot is None
    assert seen(casting_of("sacred-flame"), Truth.INVALID).slot is None


def test_R002_16_where_success_would_not_prevent_everything_the_caster_sees_no_effect() -> None:
    assert seen(casting_of("fireball"), Truth.INVALID).appears is Appears.NO_EFFECT


@given(harmless, levels, st.booleans(), st.text(min_size=1, max_size=32))
def test_R002_15_the_caster_s_view_of_an_invalid_target_is_that_of_a_saved_one_byte_for_byte(
    spell: SrdSpell, level: int | None, at_will: bool, name: str
) -> None:
    casting = casting_of(spell.id, level=level if spell.level else None, at_will=at_will)
    invalid, saved = (seen(casting, truth, name).model_dump_json().encode() for truth in (Truth.INVALID, Truth.SAVED))
    assert invalid == saved


@given(others, levels, st.booleans())
def test_R002_16_otherwise_it_is_that_of_a_target_to_which_the_spell_did_nothing(
    spell: SrdSpell, level: int | None, at_will: bool
) -> None:
    casting = casting_of(spell.id, level=level if spell.level else None, at_will=at_will)
    invalid, none = (seen(casting, truth).model_dump_json().encode() for truth in (Truth.INVALID, Truth.UNAFFECTED))
    assert invalid == none


def test_the_gm_is_told_the_truth_with_its_rules() -> None:
    ruling = target(casting_of("charm-person"), "Count Ilya", Truth.INVALID, SPELLS["charm-person"].save)
    assert Targeting.model_validate(ruling.result).truth is Truth.INVALID
    assert [note.rule for note in ruling.trace] == ["R002-14", "R002-14", "R002-15"]
    assert ruling.changes == ()


def test_nobody_succeeds_on_a_saving_throw_that_the_spell_does_not_allow() -> None:
    with pytest.raises(Refused) as refused:
        target(casting_of("magic-missile"), "Count Ilya", Truth.SAVED, None)
    assert refused.value.reason is SpellRefusal.NO_SAVE

"""What each person may know of a casting: what they may not is nowhere in their view."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs.spellcasting.rules.casting import Casting, Perception
from cogs.spellcasting.rules.perceive import Relief
from cogs.spellcasting.rules.spells import Class, Component
from cogs.spellcasting.rules.view import Role, view
from tests.spellcasting.examples import WATCHER, casting_of, watched

SECRETS = ("Fireball", "fireball", '"level"', "cleric", "Brand", "subtle")
"""The spell, its level, its class, who watches, and what took away components."""


@st.composite
def castings(draw: st.DrawFn) -> Casting:
    reliefs = draw(st.lists(st.sampled_from([Relief.SUBTLE, Relief.NO_MATERIAL]), unique=True))
    witness = watched(casting=draw(st.booleans()), effect=draw(st.booleans()))
    return casting_of(
        "fireball",
        level=draw(st.integers(3, 9)),
        cast_as=Class.CLERIC,
        reliefs=reliefs,
        effect=draw(st.booleans()),
        hidden=draw(st.booleans()),
        witnesses=[witness],
    )


@given(castings(), st.sampled_from([(Role.WITNESS, WATCHER), (Role.WITNESS, 8), (Role.OTHERS, None)]))
def test_neither_witnesses_nor_others_see_which_spell_it_is(casting: Casting, who: tuple[Role, int | None]) -> None:
    told = view(casting, *who).model_dump_json()
    assert [secret for secret in SECRETS if secret in told] == []


@given(castings(), st.sampled_from([(Role.WITNESS, WATCHER), (Role.WITNESS, 8), (Role.OTHERS, None)]))
def test_R002_6_only_who_perceives_the_casting_knows_the_caster(casting: Casting, who: tuple[Role, int | None]) -> None:
    seen = view(casting, *who)
    assert (seen.caster is not None) is seen.perceived.casting
    assert ("Ione" in seen.model_dump_json()) is seen.perceived.casting
    assert (seen.components is not None) is seen.perceived.casting


@given(castings())
def test_a_hidden_casting_shows_nothing_at_all_to_those_who_are_no_witnesses(casting: Casting) -> None:
    hidden = casting.model_copy(update={"hidden": True})
    assert view(hidden, Role.OTHERS) == view(casting_of("light", hidden=True), Role.OTHERS)
    assert view(hidden, Role.OTHERS).is_empty
    assert view(hidden, Role.WITNESS, 8).is_empty


@given(castings())
def test_caster_and_gm_see_it_all_and_the_gm_alone_the_witnesses(casting: Casting) -> None:
    caster, gm = view(casting, Role.CASTER), view(casting, Role.GM)
    assert caster.secret == gm.secret
    assert caster.secret is not None
    assert (caster.secret.spell, caster.secret.level) == (casting.spell, casting.level)
    assert caster.witnesses is None
    assert "Brand" not in caster.model_dump_json()
    assert gm.witnesses == casting.witnesses
    assert not gm.is_empty


def test_a_witness_sees_the_components_that_are_left() -> None:
    casting = casting_of("fireball", reliefs=[Relief.SUBTLE])
    assert view(casting, Role.WITNESS, WATCHER).components == (Component.MATERIAL,)
    assert view(casting, Role.OTHERS).perceived == Perception(casting=True)


def test_what_nobody_can_perceive_is_empty_for_all_but_caster_and_gm() -> None:
    casting = casting_of("fireball", reliefs=[Relief.INNATE])
    assert view(casting, Role.OTHERS).is_empty
    assert view(casting, Role.WITNESS, WATCHER).is_empty
    assert not view(casting, Role.CASTER).is_empty

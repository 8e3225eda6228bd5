"""The forms and cards of adventurers and of the GM's own spells."""

from __future__ import annotations

import pytest

from bot.engine.privacy import without_words
from bot.engine.sheet import SheetKind
from cogs.spellcasting.kinds import ADVENTURER, KINDS, SPELL
from cogs.spellcasting.rules.areas.area import Method, Shape
from cogs.spellcasting.rules.spells import Ability, Class, Component, OnSuccess
from cogs.spellcasting.sheets import Adventurer, OwnSpell


@pytest.mark.parametrize("kind", KINDS)
def test_a_form_sent_as_it_came_changes_nothing(kind: SheetKind) -> None:
    stats = kind.model().model_dump(mode="json")
    assert len(kind.pages[0]) <= 4
    for page in range(len(kind.pages)):
        fields = kind.fields(page, stats)
        assert len(fields) <= 5
        assert all(field.value in {option.value for option in field.options} for field in fields if field.options)
        assert kind.filled(page, stats, {field.name: field.value for field in fields}) == stats


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_of_a_sheet_is_in_its_forms(kind: SheetKind) -> None:
    asked = [item.name for page in kind.pages for item in page]
    assert sorted(asked) == sorted(kind.model.model_fields)


def test_an_adventurer_is_a_member_of_the_classes_chosen() -> None:
    typed = {"arcana": "−1", "first_class": "cleric", "second_class": "none", "third_class": "bard"}
    sheet = Adventurer.model_validate(ADVENTURER.filled(0, {}, typed))
    assert sheet == Adventurer(arcana=-1, first_class=Class.CLERIC, third_class=Class.BARD)
    assert sheet.classes == {Class.BARD, Class.CLERIC}
    assert len(ADVENTURER.card(sheet)) == 2
    assert len(ADVENTURER.card(Adventurer(reaction_used=True, present=False, sees=False, hears=False))) == 5


def test_a_spell_of_the_gm_s_own_has_an_area_and_a_saving_throw_if_they_are_chosen() -> None:
    plain = OwnSpell()
    assert (plain.area, plain.save) == (None, None)
    typed = {"shape": "line", "size_ft": "60", "width_ft": "10", "save_ability": "dex", "on_success": "half"}
    spell = OwnSpell.model_validate(SPELL.filled(2, {}, typed))
    assert spell.area is not None
    assert spell.save is not None
    assert spell.area.area.width(Method.TOKEN) == 2
    assert (spell.area.shape, spell.save.ability, spell.save.on_success) == (
        Shape.LINE,
        Ability.DEXTERITY,
        OnSuccess.HALF,
    )


def test_a_spell_of_the_gm_s_own_asks_for_the_components_chosen() -> None:
    options = SPELL.pages[0][2].options
    assert len({option.value for option in options}) == 8
    typed = {"level": "1", "school": "illusion", "components": "SM", "classes": ""}
    spell = OwnSpell.model_validate(SPELL.filled(0, {}, typed))
    assert spell.components == (Component.SOMATIC, Component.MATERIAL)


def test_the_words_of_a_sheet_can_be_emptied_and_it_stays_one() -> None:
    spell = OwnSpell(components=(Component.VERBAL,), classes="Order of the Lamp", range="a bowshot")
    emptied = OwnSpell.model_validate(without_words(SPELL, spell.model_dump(mode="json")))
    assert emptied == OwnSpell(components=(Component.VERBAL,))

"""The tables of `spellcasting` as they are shipped: the spells of the SRD against what is known of them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.engine.house import HouseRules, applied
from bot.engine.ruling import Origin
from bot.engine.text import say
from bot.services.i18n import LANGUAGES, Catalogue
from cogs.spellcasting.rules.areas.area import Method, Shape
from cogs.spellcasting.rules.spells import Ability, Component, Measure, OnSuccess, School, Unit
from tests.spellcasting.examples import DATA, SPELLS, SRD, TABLES

HOUSE = HouseRules("spellcasting", say("spell-kind-spell"), TABLES)

CASTING_TIMES = {Unit.ACTION, Unit.BONUS_ACTION, Unit.REACTION, Unit.MINUTE, Unit.HOUR}
RANGES = {Unit.SELF, Unit.TOUCH, Unit.SIGHT, Unit.SPECIAL, Unit.UNLIMITED, Unit.FEET, Unit.MILE}
DURATIONS = {Unit.INSTANTANEOUS, Unit.UNTIL_DISPELLED, Unit.SPECIAL, Unit.ROUND, Unit.MINUTE, Unit.HOUR, Unit.DAY}


def test_every_table_has_a_passport_and_a_place_among_the_sources() -> None:
    assert TABLES.options.passport.origin is Origin.HOUSE
    assert SRD.passport.origin is Origin.PUBLIC
    assert SRD.passport.licence.startswith("CC-BY-4.0")
    sources = (DATA / "spellcasting" / "SOURCES.md").read_text(encoding="utf-8")
    attribution = "This work includes material taken from the System Reference Document 5.1"
    assert attribution in sources
    assert attribution in (DATA / "srd" / "spells.toml").read_text(encoding="utf-8")
    assert [path.name for path in (DATA / "spellcasting").glob("*.toml") if f"`{path.name}`" not in sources] == []


def test_there_are_319_spells_by_level_and_school_as_in_the_srd() -> None:
    assert len(SPELLS) == len({spell.name for spell in SRD.rows}) == 319
    levels = Counter(spell.level for spell in SRD.rows)
    assert [levels[level] for level in range(10)] == [24, 49, 54, 42, 31, 37, 31, 20, 16, 15]
    schools = Counter(spell.school for spell in SRD.rows)
    assert [schools[school] for school in School] == [39, 52, 29, 29, 60, 27, 24, 59]


def test_the_spells_stand_by_their_ids_which_are_their_names() -> None:
    ids = [spell.id for spell in SRD.rows]
    assert ids == sorted(ids)
    for spell in SRD.rows:
        assert spell.id == "-".join(spell.name.lower().replace("'", "").replace("/", " ").split())


def test_every_spell_has_classes_components_and_times_that_can_be() -> None:
    for spell in SRD.rows:
        assert spell.classes, spell.id
        assert spell.components, spell.id
        assert list(spell.components) == [one for one in Component if one in spell.components], spell.id
        assert spell.casting_time.unit in CASTING_TIMES, spell.id
        assert spell.range.unit in RANGES, spell.id
        assert spell.duration.unit in DURATIONS, spell.id
        assert spell.casting_time.n == 1 or spell.casting_time.unit in {Unit.MINUTE, Unit.HOUR}, spell.id


def test_rituals_and_concentration_are_what_they_can_be() -> None:
    assert sum(spell.ritual for spell in SRD.rows) == 29
    assert all(spell.level >= 1 for spell in SRD.rows if spell.ritual)
    assert sum(spell.concentration for spell in SRD.rows) == 126
    lasting = DURATIONS - {Unit.INSTANTANEOUS, Unit.UNTIL_DISPELLED, Unit.SPECIAL}
    assert all(spell.duration.unit in lasting for spell in SRD.rows if spell.concentration)


def test_G002_18_areas_have_the_sizes_that_their_shapes_need_and_lie_on_the_grid() -> None:
    areas = {spell.id: spell.area for spell in SRD.rows if spell.area}
    assert len(areas) == 78
    assert {area.shape for area in areas.values()} == set(Shape)
    for id, area in areas.items():
        assert (area.width_ft is not None) is (area.shape is Shape.LINE), id
        assert area.height_ft is None or area.shape in (Shape.CYLINDER, Shape.LINE), id
        assert area.area.size(Method.TOKEN) == area.size_ft // 5 >= 1, id


@pytest.mark.parametrize(
    ("id", "shape", "size", "width"),
    [
        ("fireball", Shape.SPHERE, 20, None),
        ("flame-strike", Shape.CYLINDER, 10, None),
        ("cone-of-cold", Shape.CONE, 60, None),
        ("burning-hands", Shape.CONE, 15, None),
        ("lightning-bolt", Shape.LINE, 100, 5),
        ("thunderwave", Shape.CUBE, 15, None),
        ("entangle", Shape.SQUARE, 20, None),
    ],
)
def test_areas_that_players_know(id: str, shape: Shape, size: int, width: int | None) -> None:
    area = SPELLS[id].area
    assert area is not None
    assert (area.shape, area.size_ft, area.width_ft) == (shape, size, width)


@pytest.mark.parametrize(
    ("id", "ability", "success"),
    [
        ("charm-person", Ability.WISDOM, OnSuccess.NONE),
        ("fireball", Ability.DEXTERITY, OnSuccess.HALF),
        ("sacred-flame", Ability.DEXTERITY, OnSuccess.NONE),
        ("cone-of-cold", Ability.CONSTITUTION, OnSuccess.HALF),
        ("hold-person", Ability.WISDOM, OnSuccess.NONE),
    ],
)
def test_R002_15_saving_throws_that_players_know(id: str, ability: Ability, success: OnSuccess) -> None:
    save = SPELLS[id].save
    assert save is not None
    assert (save.ability, save.on_success) == (ability, success)


def test_R002_15_most_spells_allow_no_saving_throw() -> None:
    saves = [spell.save for spell in SRD.rows if spell.save]
    assert len(saves) == 92
    assert Counter(save.on_success for save in saves) == {
        OnSuccess.NONE: 51,
        OnSuccess.HALF: 31,
        OnSuccess.OTHER: 10,
    }
    assert SPELLS["magic-missile"].save is None


def test_measures_are_read_from_their_words() -> None:
    assert Measure.model_validate("10 minutes") == Measure(n=10, unit=Unit.MINUTE)
    assert Measure.model_validate("1 bonus action") == Measure(unit=Unit.BONUS_ACTION)
    assert Measure.model_validate("until dispelled") == Measure(unit=Unit.UNTIL_DISPELLED)
    measure = Measure(n=60, unit=Unit.FEET)
    assert Measure.model_validate(measure.model_dump(mode="json")) == measure
    with pytest.raises(ValueError, match="unit"):
        Measure.model_validate("3 moons")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_is_said_in_every_language(language: str, catalogue: Catalogue) -> None:
    names = {catalogue.format(language, spell.called.text) for spell in SRD.rows}
    assert len(names) == 319
    for spell in SRD.rows:
        texts = [spell.school.text, spell.casting_time.text, spell.range.text, spell.duration.text]
        texts += [one.text for one in spell.classes] + [one.text for one in spell.components]
        texts += [spell.area.text] if spell.area else []
        texts += [spell.save.text] if spell.save else []
        assert all(catalogue.format(language, text) for text in texts)
        assert all(catalogue.has(language, text.id) for text in texts)


def test_names_are_given_to_spells_that_there_are_and_those_of_the_source_are_kept(catalogue: Catalogue) -> None:
    for language in LANGUAGES:
        text = (DATA / "locale" / language / "spells.ftl").read_text(encoding="utf-8")
        named = re.findall(r"^ +\[([a-z-]+)\]", text, re.MULTILINE)
        assert len(named) == len(set(named))
        assert set(named) <= set(SPELLS)
    said = [catalogue.format("uk", SPELLS[id].called.text) for id in ("fireball", "flame-strike", "charm-person")]
    assert said == ["Вогняна куля", "Стовп полумʼя", "Зачарування особи"]
    assert catalogue.format("uk", SPELLS["wish"].called.text) == "Wish"


def test_every_house_rule_has_a_name_a_meaning_and_words_for_its_values(catalogue: Catalogue) -> None:
    assert list(HOUSE.rules) == [
        "options.method",
        "options.diagonals",
        "options.merge",
        "options.window_minutes",
    ]
    for language in LANGUAGES:
        for rule in HOUSE.rules.values():
            assert catalogue.has(language, rule.label.id)
            assert catalogue.has(language, rule.about.id)
            assert all(catalogue.has(language, text.id) for text in HOUSE.choices(rule).values())


def test_a_guild_s_own_method_is_marked_as_the_guild_s() -> None:
    options = applied(HOUSE, {"options.method": "token"}).options
    assert options.method is Method.TOKEN
    assert options.origin("method") is Origin.GUILD
    assert TABLES.options.origin("method") is Origin.HOUSE
    assert TABLES.options.origin("merge") is Origin.PUBLIC

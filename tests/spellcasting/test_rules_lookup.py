"""Finding spells by what people type, in whatever language, case and accents."""

from __future__ import annotations

from functools import partial

import pytest

from bot.engine.refusal import Refused
from bot.engine.screen import Fact
from bot.engine.sheet import Sheet
from bot.engine.text import best_matches
from bot.services.i18n import LANGUAGES, Catalogue
from cogs.spellcasting.rules.lookup import book, find, names
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import SpellName
from cogs.spellcasting.screens.spell import spell_blocks
from tests.spellcasting.examples import SPELLS, SRD

OWN = Sheet(
    id=12,
    ruleset="spellcasting",
    kind="spell",
    name="Тінь Ілії",
    owner_id=None,
    stats={"level": 2, "components": ["V"]},
    hidden=False,
    version=1,
)

ALL = book(SRD, [OWN])


def named(catalogue: Catalogue, *languages: str) -> dict[str, SpellName]:
    return names(ALL, [partial(catalogue.format, language) for language in languages])


@pytest.mark.parametrize(
    "typed", ["Fireball", "FIREBALL", " fireball ", "Palla di Fuoco", "огненный шар", "Вогняна куля"]
)
def test_a_spell_is_found_by_its_name_in_every_language(typed: str, catalogue: Catalogue) -> None:
    assert find(typed, named(catalogue, *LANGUAGES)) == SPELLS["fireball"].called


@pytest.mark.parametrize("typed", ["тінь ілії", "ТІНЬ ІЛІЇ", "тінь іліі"])
def test_the_gm_s_own_spells_are_found_like_all_others(typed: str, catalogue: Catalogue) -> None:
    found = find(typed, named(catalogue, "uk"))
    assert found == SpellName(name="Тінь Ілії", sheet_id=12)
    assert catalogue.format("uk", found.text) == "Тінь Ілії"


def test_the_gm_s_own_spell_stands_before_that_of_the_srd(catalogue: Catalogue) -> None:
    own = OWN.model_copy(update={"name": "Fireball"})
    found = find("fireball", names(book(SRD, [own]), []))
    assert found.sheet_id == 12


def test_the_english_name_finds_a_spell_in_every_language(catalogue: Catalogue) -> None:
    for language in LANGUAGES:
        index = named(catalogue, language)
        assert all(find(spell.name, index) == spell.called for spell in SRD.rows[::29])


@pytest.mark.parametrize("typed", ["firebal", "", "no such spell at all"])
def test_what_is_no_spell_is_refused_with_similar_names(typed: str, catalogue: Catalogue) -> None:
    with pytest.raises(Refused) as refused:
        find(typed, named(catalogue, "en"))
    assert refused.value.reason is SpellRefusal.NO_SUCH_SPELL
    assert ("Fireball" in str(refused.value.text)) is (typed == "firebal")


def test_suggestions_come_in_the_reader_s_own_names_first(catalogue: Catalogue) -> None:
    index = named(catalogue, "it", "en")
    assert best_matches("palla", index)[0].casefold() == "palla di fuoco"
    assert len(set(index.values())) == 320


def test_a_spell_is_shown_with_all_that_is_known_of_it(catalogue: Catalogue) -> None:
    cards = {
        name.name: [block for block in spell_blocks(spell) if isinstance(block, Fact)] for name, spell in ALL.items()
    }
    assert len(cards["Fireball"]) == 9
    lines = [(catalogue.shown("en", fact.label), catalogue.shown("en", fact.value)) for fact in cards["Fireball"]]
    shown = "\n".join(map(": ".join, lines))
    assert "Level: level 3" in shown
    assert "Components: V, S, M" in shown
    assert "Dexterity; on a success: half the damage" in shown
    assert len(cards["Тінь Ілії"]) == 3

"""Finding spells by their names, in any case or accent, in every language that has a name for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.engine.refusal import Refused
from bot.engine.sheet import Sheet
from bot.engine.text import Listing, Text, best_matches, clean, search_key
from cogs.spellcasting.rules.refusals import SpellRefusal
from cogs.spellcasting.rules.spells import SpellName
from cogs.spellcasting.sheets import OwnSpell
from cogs.spellcasting.tables import SrdSpell, SrdSpells

Spell = SrdSpell | OwnSpell
"""A spell whose facts are known. Both kinds say level, school, components, area and saving throw by the same names."""

MOST_ALIKE = 5
"""Similar names that a refusal tells."""


def book(srd: SrdSpells, own: Iterable[Sheet]) -> dict[SpellName, Spell]:
    """All spells of a guild: the GM's own sheets first, so that they stand before the SRD's of the same name."""
    spells: dict[SpellName, Spell] = {
        SpellName(name=sheet.name, sheet_id=sheet.id): OwnSpell.model_validate(sheet.stats) for sheet in own
    }
    return spells | {spell.called: spell for spell in srd.rows}


def names(spells: Iterable[SpellName], speakers: Iterable[Callable[[Text], str]]) -> dict[str, SpellName]:
    """The names by which spells are found: as each of the speakers says them, and in English.

    The first speaker's come first, each speaker's in the order of the alphabet. Of spells with the same name the first
    is meant. For all spells of the SRD this takes so long (some 0.1 s a language) that it should be kept.
    """
    known = list(spells)
    found: dict[str, SpellName] = {}
    for spoken in (
        *([speaker(spell.text) for spell in known] for speaker in speakers),
        [spell.name for spell in known],
    ):
        for name, spell in sorted(zip(spoken, known, strict=True), key=lambda pair: search_key(pair[0])):
            found.setdefault(name, spell)
    return found


def find(typed: str, named: Mapping[str, SpellName]) -> SpellName:
    """The spell that is called like that, whatever the case and accents.

    Raises `Refused`: NO_SUCH_SPELL, with the most similar names.
    """
    wanted = search_key(typed)
    alike = best_matches(typed, named, limit=MOST_ALIKE) if wanted else []
    if alike and search_key(alike[0]) == wanted:
        return named[alike[0]]
    raise Refused(SpellRefusal.NO_SUCH_SPELL, name=clean(typed), n=len(alike), alike=Listing(items=tuple(alike)))

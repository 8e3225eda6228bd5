"""What a spell says, as a card."""

from __future__ import annotations

from bot.engine.screen import Block, Button, Fact, Screen
from bot.engine.text import Arg, Listing, Text, say
from cogs.spellcasting.rules.lookup import Spell
from cogs.spellcasting.rules.spells import SpellName, letters
from cogs.spellcasting.tables import SrdSpell


def spell_screen(name: SpellName, spell: Spell, area: Button | None = None) -> Screen:
    """A spell, private, with whose words these are; `area` is the button that places its area."""
    footer = say("spell-footer-srd") if isinstance(spell, SrdSpell) else say("spell-footer-own")
    return Screen(
        title=name.text, blocks=spell_blocks(spell), footer=footer, controls=(area,) if area else (), private=True
    )


def spell_blocks(spell: Spell) -> tuple[Block, ...]:
    """All that is known of a spell."""
    facts: list[tuple[Text, Arg]] = [
        (say("spell-field-level"), level_text(spell.level)),
        (say("spell-field-school"), spell.school.text),
        (say("spell-field-classes"), _classes(spell)),
        (say("spell-field-components"), letters(spell.components)),
        (say("spell-field-casting-time"), _casting_time(spell)),
        (say("spell-field-range"), spell.range.text if isinstance(spell, SrdSpell) else spell.range),
        (say("spell-field-duration"), _duration(spell)),
        (say("spell-field-area"), spell.area.text if spell.area else ""),
        (say("spell-field-save"), spell.save.text if spell.save else ""),
    ]
    return tuple(Fact(label=label, value=value) for label, value in facts if value != "")


def level_text(level: int) -> Text:
    """The level of a spell: a cantrip, or level 3."""
    return say("spell-level", n=level)


def _classes(spell: Spell) -> Arg:
    if not isinstance(spell, SrdSpell):
        return spell.classes
    return Listing(items=tuple(one.text for one in spell.classes))


def _casting_time(spell: Spell) -> Arg:
    time: Arg = spell.casting_time.text if isinstance(spell, SrdSpell) else spell.casting_time
    if not spell.ritual:
        return time
    return say("spell-ritual", time=time) if time else say("spell-field-ritual")


def _duration(spell: Spell) -> Arg:
    time: Arg = spell.duration.text if isinstance(spell, SrdSpell) else spell.duration
    if not spell.concentration:
        return time
    return say("spell-concentration", time=time) if time else say("spell-field-concentration")

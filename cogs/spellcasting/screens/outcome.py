"""What comes of identifying a spell, and of a target that it cannot affect. Built of what each may know alone."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.screen import Block, Button, ButtonStyle, Fact, Paragraph, Screen, Sum, Tone
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.spellcasting.rules.identify import Identification, Prospect, Way
from cogs.spellcasting.rules.spells import SpellName
from cogs.spellcasting.rules.target import Seen, Targeting
from cogs.spellcasting.screens.casting import at
from cogs.spellcasting.screens.spell import level_text
from cogs.tabletop.screens.people import person
from cogs.tabletop.screens.why import why_button


def identified_screen(made: Identification, entry_id: int | None = None) -> Screen:
    """What a try has told whoever plays the observer, private. With an `entry_id` it is theirs, and they read why."""
    back = Button(address=at("spell-regain", made.observer_id), label=say("spell-button-regain"))
    spent = (back,) if made.way is Way.REACTION else ()
    return Screen(
        title=_identified_title(made),
        blocks=tuple(_identified(made)),
        controls=() if entry_id is None else (why_button(entry_id), *spent),
        tone=Tone.GOOD if made.identified else Tone.BAD,
        private=True,
    )


def ruled_screen(made: Identification, expected: Prospect, entry_id: int, tell: Button | None) -> Screen:
    """A try for which the GM has asked: what the observer may know, and what it was up against; private."""
    against = () if made.identified else _against(expected)
    return Screen(
        title=_identified_title(made),
        blocks=(*_identified(made), *against),
        controls=(*((tell,) if tell else ()), why_button(entry_id)),
        tone=Tone.GOOD if made.identified else Tone.BAD,
        private=True,
    )


def targeting_screen(targeting: Targeting, entry_id: int, tell: Button | None) -> Screen:
    """The whole truth of a target, for the GM, private."""
    save = targeting.save.text if targeting.save else say("spell-none")
    return Screen(
        title=say("spell-target-title", spell=targeting.seen.spell.text, target=targeting.seen.target_name),
        blocks=(
            Fact(label=say("spell-field-truth"), value=targeting.truth.text),
            Fact(label=say("spell-field-save"), value=save),
            Fact(label=say("spell-field-slot"), value=_slot(targeting.seen.slot)),
            Fact(label=say("spell-field-appears"), value=targeting.seen.appears.text),
        ),
        controls=(*((tell,) if tell else ()), why_button(entry_id)),
        private=True,
    )


def seen_screen(seen: Seen) -> Screen:
    """What the caster sees of it, private."""
    return Screen(
        title=say("spell-target-title", spell=seen.spell.text, target=seen.target_name),
        blocks=(
            Paragraph(text=say("spell-seen", target=seen.target_name, appears=seen.appears.text)),
            Fact(label=say("spell-field-slot"), value=_slot(seen.slot)),
        ),
        private=True,
    )


def tell_button(entry_id: int, sheet_id: int, label: Text) -> Button:
    """The button by which the GM lets the one with this sheet read what they may know."""
    return Button(address=at("spell-word-tell", entry_id, sheet_id), label=label, style=ButtonStyle.PRIMARY)


def word_screen(entry_id: int, user_id: int) -> Screen:
    """That there is a word for one person alone, in front of everybody; no word of what it is about."""
    read = Button(address=at("spell-word", entry_id), label=say("spell-button-read"), style=ButtonStyle.PRIMARY)
    return Screen(
        title=say("spell-word-title"),
        blocks=(Paragraph(text=say("spell-word-text", who=person(user_id))),),
        controls=(read,),
        tone=Tone.QUIET,
    )


def said_screen() -> Screen:
    """To the GM: the word waits for them."""
    return Screen(title=say("spell-said-title"), blocks=(Paragraph(text=say("spell-said-text")),), private=True)


def regained_screen(name: str) -> Screen:
    """That somebody may take a reaction again, private."""
    return Screen(
        title=say("spell-regained-title"), blocks=(Paragraph(text=say("spell-regained", name=name)),), private=True
    )


def _identified_title(made: Identification) -> Text:
    return say("spell-identified-title" if made.identified else "spell-unidentified-title", name=made.observer_name)


def _identified(made: Identification) -> Iterator[Block]:
    yield Sum(reckoning=made.check)
    if made.advantage:
        faces = Listing(items=tuple(Verbatim(verbatim=str(face)) for face in made.faces))
        yield Paragraph(text=say("spell-with-advantage", faces=faces))
    if made.identified:
        if _is_named(made.identified.spell):
            yield Fact(label=say("spell-field-spell"), value=made.identified.spell.text)
        yield Fact(label=say("spell-field-level"), value=level_text(made.identified.level))
        yield Fact(label=say("spell-field-dc"), value=made.identified.dc.total)
        yield Fact(label=say("spell-field-chance"), value=made.identified.chance)
    else:
        yield Paragraph(text=say("spell-unidentified"))
    yield Paragraph(text=say("spell-spent", way=made.way.text))
    if made.may_counter:
        yield Paragraph(text=say("spell-may-counter"))


def _against(expected: Prospect) -> tuple[Block, ...]:
    return (
        Fact(label=say("spell-field-dc"), value=expected.dc.total),
        Fact(label=say("spell-field-chance"), value=expected.chance),
    )


def _is_named(spell: SpellName) -> bool:
    """Whether it is known which spell it is; the GM may ask for a check without saying."""
    return bool(spell.name)


def _slot(slot: int | None) -> Arg:
    return say("no") if slot is None else say("spell-slot-spent", level=slot)

"""What the table, the caster and those who perceive it are told of a casting. Built of views alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Frozen
from bot.engine.screen import Address, Block, Button, ButtonStyle, Fact, Heading, Item, Paragraph, Screen, Tone
from bot.engine.text import Arg, Listing, Text, say
from cogs.spellcasting.rules.spells import letters
from cogs.spellcasting.rules.view import Secret, View
from cogs.spellcasting.screens.spell import level_text
from cogs.tabletop.screens.why import note_text


class Sight(Frozen):
    """What one adventurer perceives of a casting; the view is that of a witness."""

    sheet_id: int
    name: str
    view: View


def at(action: str, *words: int | str) -> Address:
    """Where a control about castings leads."""
    return Address(package="spellcasting", action=action, args=tuple(map(str, words)))


def announced_screen(view: View, entry_id: int, *, names_caster: bool, is_open: bool) -> Screen:
    """An open casting, for the whole table. `names_caster`: everybody may know that its caster exists."""
    return Screen(
        title=say("spell-announced-title"),
        blocks=(*_perceived(view, names_caster), *_over(is_open)),
        controls=_public(entry_id, say("spell-button-identify")) if is_open else (),
        tone=Tone.NEUTRAL if is_open else Tone.QUIET,
    )


def rumour_screen(entry_id: int, *, is_open: bool) -> Screen:
    """That there may have been something: the same words for every hidden casting."""
    return Screen(
        title=say("spell-rumour-title"),
        blocks=(Paragraph(text=say("spell-rumour-text")), *_over(is_open)),
        controls=_public(entry_id, say("spell-button-perceive")) if is_open else (),
        tone=Tone.NEUTRAL if is_open else Tone.QUIET,
    )


def summons_screen(entry_id: int) -> Screen:
    """A word to the GM in front of everybody: the same for whatever there is."""
    return Screen(
        title=say("spell-summons-title"),
        blocks=(Paragraph(text=say("spell-summons-text")),),
        controls=(gm_button(entry_id),),
        tone=Tone.QUIET,
    )


def caster_screen(view: View, entry_id: int, *, is_told: bool) -> Screen:
    """The caster's own casting, private. `is_told`: the table hears of it at once."""
    assert view.secret is not None  # noqa: S101 - the caster's view has it
    return Screen(
        title=say("spell-caster-title", spell=view.secret.spell.text),
        blocks=(
            *secret_blocks(view.secret),
            *perceptible_blocks(view),
            Paragraph(text=say("spell-caster-told" if is_told else "spell-caster-hidden")),
        ),
        controls=(why_button(entry_id),),
        private=True,
    )


def perceived_screen(sights: Sequence[Sight], entry_id: int, *, names_caster: bool) -> Screen:
    """What somebody's adventurers perceive of a casting, and a button to identify it for each; private."""
    blocks: list[Block] = []
    for sight in sights:
        if len(sights) > 1:
            blocks.append(Heading(text=say("spell-perceived-by", name=sight.name)))
        blocks += _perceived(sight.view, names_caster)
    return Screen(
        title=say("spell-perceived-title"),
        blocks=(*blocks, Paragraph(text=say("spell-perceived-cost"))),
        controls=(
            *(
                Button(
                    address=at("spell-try", entry_id, sight.sheet_id),
                    label=say("spell-button-try", name=sight.name),
                    style=ButtonStyle.PRIMARY,
                )
                for sight in sights
            ),
            why_button(entry_id),
        ),
        private=True,
    )


def notes_screen(views: Sequence[View]) -> Screen:
    """The rules behind a casting, as far as somebody with these views may know them; private."""
    told = [note_text(note) for view in views for note in view.notes]
    notes = tuple(Item(text=text) for place, text in enumerate(told) if text not in told[:place])
    return Screen(
        title=say("spell-notes-title"),
        blocks=notes or (Paragraph(text=say("spell-notes-nothing")),),
        tone=Tone.QUIET,
        private=True,
    )


def secret_blocks(secret: Secret) -> Iterator[Block]:
    """What only the GM and the caster know."""
    yield Fact(label=say("spell-field-level"), value=level_text(secret.level))
    cast_as: Arg = secret.cast_as.text if secret.cast_as else say("spell-cast-classless")
    yield Fact(label=say("spell-field-cast-as"), value=cast_as)
    if secret.reliefs:
        reliefs = Listing(items=tuple(relief.text for relief in secret.reliefs))
        yield Fact(label=say("spell-field-how"), value=reliefs)
    yield Fact(label=say("spell-field-slot"), value=say("yes") if secret.slot else say("no"))


def perceptible_blocks(view: View) -> Iterator[Block]:
    """What can be perceived at all, and whether the caster can be known."""
    if view.components is not None:
        yield Fact(label=say("spell-field-left"), value=letters(view.components))
    for label, can in (
        (say("spell-field-casting-perceptible"), view.perceived.casting),
        (say("spell-field-effect-perceptible"), view.perceived.effect),
        (say("spell-field-caster-known"), view.perceived.casting),
    ):
        yield Fact(label=label, value=say("yes") if can else say("no"))


def why_button(entry_id: int) -> Button:
    """The button to the rules behind a casting, as far as whoever presses it may know them."""
    return Button(address=at("spell-why", entry_id), label=say("button-why"))


def gm_button(entry_id: int, minutes: int = 0) -> Button:
    """The button to the GM's own view of a casting."""
    return Button(address=at("spell-gm", entry_id, minutes), label=say("spell-button-gm"))


def _public(entry_id: int, label: Text) -> tuple[Button, ...]:
    identify = Button(address=at("spell-identify", entry_id), label=label, style=ButtonStyle.PRIMARY)
    return (identify, why_button(entry_id), gm_button(entry_id))


def _over(is_open: bool) -> Iterator[Block]:
    if not is_open:
        yield Paragraph(text=say("spell-window-over"))


def _perceived(view: View, names_caster: bool) -> Iterator[Block]:
    if view.perceived.casting and view.components is not None:
        needed = Listing(items=tuple(component.text for component in view.components))
        if view.caster and names_caster:
            yield Paragraph(text=say("spell-perceived-casting", caster=view.caster, components=needed))
        else:
            yield Paragraph(text=say("spell-perceived-casting-somebody", components=needed))
    if view.perceived.effect:
        yield Paragraph(text=say("spell-perceived-effect"))
        if not view.perceived.casting:
            yield Paragraph(text=say("spell-perceived-caster-unknown"))

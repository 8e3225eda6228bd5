"""What the table sees when an effect ends: by hand, broken, or because the priest released the undead."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.screen import Block, Fact, Field, Form, Item, Option, Paragraph, Screen, Tone
from bot.engine.text import SUGGESTIONS, Arg, Text, say
from cogs.tabletop.screens.why import why_button
from cogs.turning.rules.broken import Broken, Freedom, Strike
from cogs.turning.rules.ending import Ended
from cogs.turning.rules.permanent import Release
from cogs.turning.screens.lasting import Lasts, at, whether
from cogs.turning.screens.names import Names
from cogs.turning.tables import Effect

NOTE_LENGTH = 100
"""The longest reason for ending an effect, in characters."""


def end_form(effect_id: int, kind: Effect, hidden: bool) -> Form:
    """Why the effect is ended; it may be left open."""
    note = Field(name="note", label=say("turning-end-note"), required=False, at_most=NOTE_LENGTH)
    return Form(
        address=at("end", effect_id, whether(hidden)), title=say("turning-end-form", effect=kind.text), fields=(note,)
    )


def break_form(effect_id: int, hidden: bool) -> Form:
    """When and how the undead was harmed, and what it has of its own (R000-33 to R000-35)."""
    no_yes = (Option(value="no", label=say("no")), Option(value="yes", label=say("yes")))
    return Form(
        address=at("break", effect_id, whether(hidden)),
        title=say("turning-break-form"),
        fields=(
            Field(name="harmed_at", label=say("turning-break-harmed-at"), hint=say("turning-break-harmed-at-hint")),
            Field(name="modifier", label=say("turning-break-modifier"), value="0"),
            Field(name="at_range", label=say("turning-break-at-range"), value="no", options=no_yes),
            Field(
                name="initiative",
                label=say("turning-break-initiative"),
                hint=say("turning-break-initiative-hint"),
                required=False,
            ),
        ),
    )


def ended_screen(ended: Ended, entry_id: int, *, hidden: Collection[int], private: bool) -> Screen:
    """An effect has been ended by hand."""
    name = Names(hidden).of(ended.name, ended.sheet_id)
    blocks: list[Block] = [Paragraph(text=say("turning-ended", name=name, effect=ended.effect.text))]
    if ended.note:
        blocks.append(Fact(label=say("turning-end-note"), value=ended.note))
    return Screen(
        title=say("turning-ended-title", effect=ended.effect.text),
        blocks=tuple(blocks),
        controls=(why_button(entry_id),),
        private=private,
    )


def broken_screen(
    broken: Broken, entry_id: int, others: Sequence[Lasts], *, hidden: Collection[int], private: bool
) -> Screen:
    """Keep at Bay is broken for one undead, which may strike back; `others` are those that the cleric still keeps."""
    name = Names(hidden).of(broken.name, broken.sheet_id)
    blocks: list[Block] = [
        Paragraph(text=say("turning-broken", name=name, moment=broken.harmed_at)),
        Paragraph(text=_strike(broken.strike, name)),
        Paragraph(text=say("turning-broken-others", n=len(others))),
        *(
            Item(text=say("turning-broken-other", name=one.undead, duration=one.duration))
            for one in others[:SUGGESTIONS]
        ),
    ]
    if len(others) > SUGGESTIONS:
        blocks.append(Item(text=say("turning-more", n=len(others) - SUGGESTIONS)))
    return Screen(
        title=say("turning-broken-title", name=name),
        blocks=tuple(blocks),
        controls=(why_button(entry_id),),
        tone=Tone.BAD,
        private=private,
    )


def released_screen(release: Release, entry_id: int, *, hidden: Collection[int], private: bool) -> Screen:
    """A priest has freed an undead (R000-64)."""
    names = Names(hidden)
    who = names.of(release.cleric_name, release.cleric_id)
    return Screen(
        title=say("turning-released-title", name=names.of(release.name, release.sheet_id)),
        blocks=(
            Paragraph(text=say("turning-released", cleric=who)),
            Paragraph(text=say("turning-released-then")),
        ),
        controls=(why_button(entry_id),),
        private=private,
    )


def _strike(strike: Strike, name: Arg) -> Text:
    match strike.freedom:
        case Freedom.FREE:
            return say("turning-strike-free", name=name, moment=strike.moment)
        case Freedom.DELAYED:
            return say("turning-strike-delayed", name=name, moment=strike.moment)
        case Freedom.STRIKES if strike.last_act:
            return say("turning-strike-last", name=name, moment=strike.moment)
        case Freedom.STRIKES:
            return say("turning-strike", name=name, moment=strike.moment)

"""An area that takes effect: what the GM is asked, and what everybody and the GM are told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.ruling import Ruling
from bot.engine.screen import Block, Field, Form, Item, Option, Paragraph, Screen, Select, Tone
from bot.engine.text import SUGGESTIONS, Arg, Listing, Text, say
from cogs.spellcasting.rules.applying import Applied, Blow, Inside
from cogs.spellcasting.rules.spells import OnSuccess, Save
from cogs.spellcasting.screens.area import area_name
from cogs.spellcasting.screens.area_controls import at

ALL, NOBODY = "all", "nobody"
LISTED = SUGGESTIONS - 2
"""How many of those in the area the list holds, beside `ALL` and `NOBODY`."""


def whom_screen(name: Text, mark_id: int, there: Sequence[Inside], save: Save | None) -> Screen:
    """Whom the area affects in full, private to the GM: the others are those whose saving throw succeeds."""
    if not there:
        return Screen(title=name, blocks=(Paragraph(text=say("area-apply-nobody")),), private=True)
    blocks: list[Block] = [Paragraph(text=say("area-apply-about"))]
    if save is not None:
        blocks.append(Paragraph(text=save.text))
    if len(there) > LISTED:
        blocks.append(Paragraph(text=say("area-apply-more", n=LISTED)))
    listed = enumerate(there[:LISTED])
    options = (
        Option(value=ALL, label=say("area-apply-all")),
        Option(value=NOBODY, label=say("area-apply-none")),
        *(Option(value=str(place), label=say("area-apply-one", name=one.name)) for place, one in listed),
    )
    choose = Select(
        address=at("area-full", str(mark_id)),
        placeholder=say("area-apply-choose"),
        options=options,
        at_most=len(options),
    )
    return Screen(title=name, blocks=tuple(blocks), controls=(choose,), private=True)


def blow_form(name: Text, mark_id: int, whom: int, rounds: int | None) -> Form:
    """How much damage, and for how long; `whom` are those affected in full, bit by bit."""
    fields = (
        Field(name="damage", label=say("area-ask-damage"), hint=say("area-hint-damage"), required=False),
        Field(
            name="rounds",
            label=say("area-ask-rounds"),
            hint=say("area-hint-rounds"),
            value=str(rounds or ""),
            required=False,
            at_most=4,
        ),
    )
    return Form(address=at("area-applied", str(mark_id), str(whom)), title=name, fields=fields)


def applied_text(ruling: Ruling) -> Text:
    """What came of an area, in a line: nothing but who was in it, and what they suffered."""
    made = Applied.model_validate(ruling.result)
    blow = made.blow
    full: Arg = ""
    if made.full and blow.damage is not None:
        full = say("area-told-damage", damage=blow.damage, names=_names(made.full))
    elif made.full:
        full = say("area-told-full", names=_names(made.full))
    lasts: Arg = say("area-told-rounds", n=blow.rounds) if made.full and blow.rounds is not None else ""
    name = area_name(blow.spell, blow.area)
    return say("area-told", area=name, full=full, rest=_rest(blow, made.rest) if made.rest else "", rounds=lasts)


def applied_screen(rulings: Sequence[Ruling]) -> Screen:
    """The same to the GM, private: with those who are hidden, and the hit points that are left."""
    blocks: list[Block] = []
    for ruling in rulings:
        blocks.append(Paragraph(text=applied_text(ruling)))
        blocks += _left(ruling)
    return Screen(title=say("area-applied-title"), blocks=tuple(blocks), tone=Tone.GOOD, private=True)


def _left(ruling: Ruling) -> Iterator[Item]:
    made = Applied.model_validate(ruling.result)
    names = {one.sheet_id: one.name for one in (*made.full, *made.rest)}
    for change in ruling.changes:
        yield Item(
            text=say("area-told-left", name=names[change.sheet_id], before=str(change.before), after=str(change.after))
        )


def _rest(blow: Blow, rest: Sequence[Inside]) -> Text:
    if blow.half is not None:
        return say("area-told-half", damage=blow.half, names=_names(rest))
    return say("area-told-otherwise" if blow.on_success is OnSuccess.OTHER else "area-told-spared", names=_names(rest))


def _names(some: Sequence[Inside]) -> Listing:
    return Listing(items=tuple(one.name for one in some))

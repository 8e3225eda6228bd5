"""What the GM is asked before a ruling is taken back, and what the table reads of it; the same for overruling one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.model import Frozen
from bot.engine.screen import (
    Address,
    Block,
    Button,
    ButtonStyle,
    Fact,
    Field,
    Form,
    Heading,
    Item,
    Paragraph,
    Screen,
    Tone,
)
from bot.engine.sheet import Difference
from bot.engine.text import Text, say
from cogs.tabletop.screens.ledger import kind_text
from cogs.tabletop.screens.people import person
from cogs.tabletop.screens.why import why_button

LONGEST = 300
"""Characters of each field in which the GM overrules."""

Amended = tuple[str, str]
"""What the GM says holds instead, and the reason."""


class SheetUndone(Frozen):
    """What would be restored on one sheet: the fields of its forms, and how many others."""

    name: str
    differences: tuple[Difference, ...]
    others: int = 0


class EffectUndone(Frozen):
    """An effect that would end, or last again."""

    name: str
    effect: Text
    lasts: bool


class Corrected(Frozen):
    """The ruling that is corrected, in a few words. `private`: it is kept back, and so is its correction."""

    entry_id: int
    ruleset: str
    kind: str
    actor_id: int
    private: bool

    @property
    def named(self) -> Text:
        """The ruling by its number, its kind and whoever made it."""
        kind = kind_text(self.ruleset, self.kind)
        return say("ledger-corrected", entry=str(self.entry_id), kind=kind, actor=person(self.actor_id))


def undo_question(
    ruling: Corrected,
    number: int,
    sheets: Sequence[SheetUndone],
    effects: Sequence[EffectUndone],
    house: Sequence[Text],
    *,
    again: bool,
) -> Screen:
    """What would change, and the button that does it; private. `house` tells what of the house rules."""
    blocks: list[Block] = [Paragraph(text=ruling.named)]
    for sheet in sheets:
        blocks.append(Heading(text=say("ledger-undo-sheet", name=sheet.name)))
        blocks += [
            Fact(label=one.label, value=say("ledger-undo-value", before=one.before, after=one.after))
            for one in sheet.differences
        ]
        if sheet.others:
            blocks.append(Item(text=say("ledger-undo-others", n=sheet.others)))
    blocks += [
        Item(text=say("ledger-undo-lasts" if one.lasts else "ledger-undo-ends", name=one.name, effect=one.effect))
        for one in effects
    ]
    blocks += [Item(text=one) for one in house]
    confirm = Button(
        address=_at("ledger-undo", str(ruling.entry_id), str(number)),
        label=say("ledger-button-redo" if again else "ledger-button-undo"),
        style=ButtonStyle.DANGER,
    )
    title = "ledger-redo-title" if again else "ledger-undo-title"
    return Screen(title=say(title), blocks=tuple(blocks), controls=(confirm,), tone=Tone.BAD, private=True)


def undone_screen(ruling: Corrected, by: int, *, again: bool) -> Screen:
    """What the table reads once it is done: no word of sheets, which may be hidden."""
    return Screen(
        title=say("ledger-redone-title" if again else "ledger-undone-title"),
        blocks=(
            Paragraph(text=say("ledger-redone" if again else "ledger-undone", gm=person(by), ruling=ruling.named)),
        ),
        controls=(why_button(ruling.entry_id),),
        private=ruling.private,
    )


def undone_house_screen(ruling: Corrected, by: int, changed: Sequence[Block], *, again: bool) -> Screen:
    """What the GM reads once house rules are what they were; private, as all that is done to them."""
    return Screen(
        title=say("ledger-redone-title" if again else "ledger-undone-title"),
        blocks=(
            Paragraph(
                text=say("ledger-redone" if again else "ledger-undone-house", gm=person(by), ruling=ruling.named)
            ),
            *changed,
        ),
        controls=(why_button(ruling.entry_id),),
        tone=Tone.GOOD,
        private=True,
    )


def amend_form(entry_id: int) -> Form:
    """What holds instead, and why."""
    return Form(
        address=_at("ledger-amended", str(entry_id)),
        title=say("ledger-amend-title"),
        fields=(
            Field(name="outcome", label=say("ledger-field-outcome"), at_most=LONGEST, lines=True),
            Field(name="reason", label=say("ledger-field-reason"), at_most=LONGEST, lines=True),
        ),
    )


def amended_screen(ruling: Corrected, by: int, amended: Amended) -> Screen:
    """The GM's word, for whoever saw the ruling."""
    outcome, reason = amended
    return Screen(
        title=say("ledger-amended-title"),
        blocks=(
            Paragraph(text=say("ledger-amended", gm=person(by), ruling=ruling.named)),
            Fact(label=say("ledger-field-outcome"), value=outcome),
            Fact(label=say("ledger-field-reason"), value=reason),
        ),
        controls=(why_button(ruling.entry_id),),
        private=ruling.private,
    )


def corrections(amended: Sequence[Amended], *, undone: bool) -> tuple[Block, ...]:
    """What *Why?* says first of a ruling that has been corrected."""
    told = (say("ledger-why-amended", outcome=outcome, reason=reason) for outcome, reason in amended)
    return (*((Paragraph(text=say("ledger-why-undone")),) if undone else ()), *(Paragraph(text=one) for one in told))


def mark(undone: bool, amended: bool) -> str:
    """How the list of entries marks one that has been corrected."""
    return "undone" if undone else "amended" if amended else "no"


def _at(action: str, *args: str) -> Address:
    return Address(package="tabletop", action=action, args=args)

"""What lasts on undead: the list of it, and the card of one effect with what can be done to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from bot.engine.model import Frozen
from bot.engine.paging import Page
from bot.engine.screen import (
    Address,
    Block,
    Button,
    ButtonStyle,
    Control,
    Fact,
    Heading,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
)
from bot.engine.text import SUGGESTIONS, Arg, Listing, Text, say
from cogs.turning.tables import Effect

PAGE = SUGGESTIONS
"""Effects on one page: as many as fit the list to choose from."""


class Act(StrEnum):
    """What can be done to an effect by hand."""

    BREAK = "break"
    CONFUSE = "confuse"
    RELEASE = "release"
    END = "end"


class Lasts(Frozen):
    """An effect as somebody may know it: on which undead, caused by whom, and how long.

    `rounds` is None where it lasts until something ends it; `until` is the round of a scene with which it ends, and
    `time` what else the GM has said of its end.
    `protects` is whom a Keep at Bay protects, `victim` whom a Harmful Impulse is aimed at.
    """

    effect_id: int
    sheet_id: int
    undead: str
    kind: Effect
    cleric: Arg
    rounds: int | None
    until: int | None = None
    time: Text | None = None
    protects: tuple[Arg, ...] = ()
    victim: Arg | None = None

    @property
    def duration(self) -> Text:
        """How long it lasts."""
        if self.time is not None:
            return self.time
        if self.until is not None:
            return say("turning-lasts-until", round=self.until)
        return say("turning-lasts-permanent") if self.rounds is None else say("turning-lasts-rounds", n=self.rounds)


def effects_screen(lasting: Sequence[Lasts], page: int, *, of: int, name: str | None, private: bool) -> Screen:
    """Page `page`, counted from 0, of what lasts; `of` is the id of the undead or cleric that was asked for, or 0.

    A `private` one is the GM's and has the hidden undead too.
    """
    here = Page.of(len(lasting), PAGE, page)
    listed = here.shown(lasting)
    blocks: list[Block] = []
    above: int | None = None
    for one in listed:
        if one.sheet_id != above:
            blocks.append(Heading(text=say("turning-undead", name=one.undead)))
            above = one.sheet_id
        blocks.append(Item(text=_line(one)))
    whose = "gm" if private else "table"
    buttons = [*here.turns(lambda page: at("effects", of, page, whose))]
    if not private:
        # Always there: it must not betray whether anything is hidden.
        buttons.append(Button(address=at("effects-hidden", of), label=say("turning-lasting-hidden")))
    return Screen(
        title=say("turning-lasting-title") if name is None else say("turning-lasting-title-of", name=name),
        blocks=tuple(blocks) or (Paragraph(text=say("turning-lasting-none")),),
        footer=here.footer,
        controls=(*([_select(listed)] if listed else []), *buttons),
        private=private,
    )


def effect_card(one: Lasts, acts: Collection[Act], *, rolled: int = 0, hidden: bool = False) -> Screen:
    """One effect, private, with a button for each of `acts`, which the reader may do.

    `rolled` is for how many rounds the die of a Confusing Order has been rolled. The undead is `hidden` or not.
    """
    blocks: list[Block] = [
        Fact(label=say("turning-lasting-duration"), value=one.duration),
        Fact(label=say("turning-lasting-cleric"), value=one.cleric),
    ]
    if one.protects:
        blocks.append(Fact(label=say("turning-lasting-protects"), value=Listing(items=one.protects)))
    if one.victim is not None:
        blocks.append(Fact(label=say("turning-lasting-victim"), value=one.victim))
    if Act.CONFUSE in acts:
        blocks.append(Fact(label=say("turning-lasting-rolled"), value=_of(rolled, one.rounds)))
    return Screen(
        title=say("turning-option", name=one.undead, effect=one.kind.text),
        blocks=tuple(blocks),
        controls=tuple(_button(act, one.effect_id, hidden, rolled) for act in Act if act in acts),
        private=True,
    )


def at(action: str, *args: int | str) -> Address:
    """The address of one of these controls."""
    return Address(package="turning", action=action, args=tuple(map(str, args)))


def whether(hidden: bool) -> str:
    """How an address says whether its undead is hidden: what comes of the click is then for the GM alone."""
    return "hidden" if hidden else "open"


def _button(act: Act, effect_id: int, hidden: bool, rolled: int) -> Button:
    more = (rolled,) if act is Act.CONFUSE else ()
    return Button(
        address=at(f"{act}-effect", effect_id, whether(hidden), *more),
        label=say(f"turning-act-{act}"),
        style=ButtonStyle.DANGER if act is Act.END else ButtonStyle.PRIMARY,
    )


def _select(listed: Sequence[Lasts]) -> Control:
    return Select(
        address=at("effect"),
        placeholder=say("turning-lasting-choose"),
        options=tuple(
            Option(
                value=str(one.effect_id),
                label=say("turning-option", name=one.undead, effect=one.kind.text),
                description=one.duration if one.time is None else None,  # a list shows no times
            )
            for one in listed
        ),
    )


def _line(one: Lasts) -> Text:
    told = {"effect": one.kind.text, "duration": one.duration, "cleric": one.cleric}
    if one.protects:
        return say("turning-lasting-protecting", **told, names=Listing(items=one.protects))
    if one.victim is not None:
        return say("turning-lasting-against", **told, name=one.victim)
    return say("turning-lasting", **told)


def _of(rolled: int, rounds: int | None) -> Arg:
    return rolled if rounds is None else say("turning-attempts-of", left=rolled, all=rounds)

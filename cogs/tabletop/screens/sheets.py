"""Sheets as cards and lists."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.refusal import Refused
from bot.engine.screen import Address, Button, ButtonStyle, Fact, Field, Form, Heading, Paragraph, Screen, Tone
from bot.engine.sheet import Sheet, SheetKind
from bot.engine.text import NAME_LENGTH, Arg, Verbatim, say

PAGE = 20
"""Sheets on one page of the list."""


def sheet_card(sheet: Sheet, kind: SheetKind, *, may_edit: bool, done: str | None = None) -> Screen:
    """One sheet with all its numbers, for somebody who may see them; a button per page of its form.

    `done` is the id of a sentence that says what has just happened to it.
    """
    owner: Arg = say("sheet-owner-gm") if sheet.owner_id is None else Verbatim(verbatim=f"<@{sheet.owner_id}>")
    buttons = tuple(
        Button(
            address=Address(package="tabletop", action="sheet-form", args=(str(sheet.id), str(page))),
            label=say("sheet-button-edit", page=page + 1, pages=len(kind.pages)),
            style=ButtonStyle.SECONDARY,
        )
        for page in range(len(kind.pages))
    )
    if kind.gm_only:
        hide = Address(package="tabletop", action="sheet-hide", args=(str(sheet.id), "no" if sheet.hidden else "yes"))
        buttons += (Button(address=hide, label=say("sheet-button-reveal" if sheet.hidden else "sheet-button-hide")),)
    blocks = [Fact(label=say("sheet-kind"), value=kind.title), Fact(label=say("sheet-owner"), value=owner)]
    if sheet.hidden:
        blocks.append(Fact(label=say("sheet-hidden"), value=say("yes")))
    head = (Paragraph(text=say(done)),) if done else ()
    return Screen(
        title=say("sheet-title", name=sheet.name),
        blocks=(*head, *blocks, *kind.card(kind.model.model_validate(sheet.stats))),
        controls=buttons if may_edit else (),
        tone=Tone.GOOD if done else Tone.NEUTRAL,
        private=True,
    )


def sheet_form(
    kind: SheetKind, page: int, stats: Mapping[str, Any], address: Address, typed: Mapping[str, str]
) -> Form:
    """The form of one page, the first with the name. `typed` is what somebody has typed before, by field."""
    fields = kind.fields(page, stats)
    if page == 0:
        fields = (Field(name="name", label=say("sheet-field-name"), at_most=NAME_LENGTH), *fields)
    held = tuple(item.model_copy(update={"value": typed.get(item.name, item.value)}) for item in fields)
    return Form(address=address, title=say("sheet-form-title", kind=kind.title), fields=held)


def sheet_retry(refused: Refused, address: Address) -> Screen:
    """Why a form was not taken, and a way back to what was typed."""
    button = Button(address=address, label=say("sheet-button-retry"), style=ButtonStyle.PRIMARY)
    return Screen(
        title=say("sheet-retry-title"),
        blocks=(Paragraph(text=refused.text),),
        controls=(button,),
        tone=Tone.BAD,
        private=True,
    )


def sheet_list(sheets: Sequence[Sheet], kinds: dict[tuple[str, str], SheetKind], page: int) -> Screen:
    """The names a viewer may know, by kind, `PAGE` on a page (counted from 0)."""
    if not sheets:
        return Screen(
            title=say("sheet-list-title", n=0), blocks=(Paragraph(text=say("sheet-list-empty")),), private=True
        )
    pages = (len(sheets) - 1) // PAGE + 1
    page = min(max(page, 0), pages - 1)
    blocks: list[Heading | Paragraph] = []
    shown = None
    for sheet in sheets[page * PAGE : (page + 1) * PAGE]:
        kind = kinds.get((sheet.ruleset, sheet.kind))
        if kind is not shown:
            shown = kind
            if kind is not None:
                blocks.append(Heading(text=kind.title))
        whose: Arg = say("sheet-owner-gm") if sheet.owner_id is None else Verbatim(verbatim=f"<@{sheet.owner_id}>")
        line = "sheet-list-hidden" if sheet.hidden else "sheet-list-line"
        blocks.append(Paragraph(text=say(line, name=sheet.name, owner=whose)))
    turns = [(page - 1, "button-previous", page > 0), (page + 1, "button-next", page < pages - 1)]
    return Screen(
        title=say("sheet-list-title", n=len(sheets)),
        blocks=tuple(blocks),
        footer=say("page", page=page + 1, pages=pages) if pages > 1 else None,
        controls=tuple(
            Button(address=Address(package="tabletop", action="sheet-list", args=(str(to),)), label=say(label))
            for to, label, there in turns
            if there
        ),
        private=True,
    )

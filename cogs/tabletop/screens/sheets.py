"""Sheets as cards and lists."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.paging import Page
from bot.engine.refusal import Refused
from bot.engine.screen import Address, Block, Button, ButtonStyle, Fact, Field, Form, Heading, Paragraph, Screen, Tone
from bot.engine.sheet import Difference, Sheet, SheetKind, Template
from bot.engine.text import NAME_LENGTH, Arg, Text, Verbatim, say

PAGE = 25
"""Sheets on one page of the list."""


def sheet_card(
    sheet: Sheet,
    kind: SheetKind,
    *,
    may_edit: bool,
    may_hide: bool = False,
    done: str | None = None,
    values: Text | None = None,
    tables: Any = None,
) -> Screen:
    """One sheet with all its numbers, for somebody who may see them; a button per page of its form.

    `done` is the id of a sentence that says what has just happened to it, `values` says where they came from.
    `tables` are those of the ruleset that are in force, if it has any.
    """
    buttons = tuple(
        Button(
            address=Address(package="tabletop", action="sheet-form", args=(str(sheet.id), str(page))),
            label=say("sheet-button-edit", page=page + 1, pages=len(kind.pages)),
            style=ButtonStyle.SECONDARY,
        )
        for page in range(len(kind.pages))
    )
    if kind.gm_only and may_hide:
        hide = Address(package="tabletop", action="sheet-hide", args=(str(sheet.id), "no" if sheet.hidden else "yes"))
        buttons += (Button(address=hide, label=say("sheet-button-reveal" if sheet.hidden else "sheet-button-hide")),)
    blocks = [Fact(label=say("sheet-kind"), value=kind.title), Fact(label=say("sheet-owner"), value=_owner(sheet))]
    if sheet.hidden:
        blocks.append(Fact(label=say("sheet-hidden"), value=say("yes")))
    stats = kind.model.model_validate(sheet.stats)
    derived: tuple[Block, ...] = kind.derived(stats, tables) if kind.derived else ()
    head = tuple(Paragraph(text=text) for text in (say(done) if done else None, values) if text)
    return Screen(
        title=say("sheet-title", name=sheet.name),
        blocks=(*head, *blocks, *kind.card(stats), *derived),
        controls=buttons if may_edit else (),
        tone=Tone.GOOD if done else Tone.NEUTRAL,
        private=True,
    )


def sheet_form(
    kind: SheetKind,
    page: int,
    stats: Mapping[str, Any],
    address: Address,
    typed: Mapping[str, str],
    *,
    like: Template | None = None,
) -> Form:
    """The form of one page, the first with the name. `typed` is what somebody has typed before, by field.

    `like` is the ready-made sheet that a new one begins with.
    """
    fields = kind.fields(page, stats)
    if page == 0:
        fields = (Field(name="name", label=say("sheet-field-name"), at_most=NAME_LENGTH), *fields)
    held = tuple(item.model_copy(update={"value": typed.get(item.name, item.value)}) for item in fields)
    title = say("sheet-form-title", kind=kind.title) if like is None else say("sheet-form-like", like=like.label)
    return Form(address=address, title=title, fields=held)


def sheet_retry(refused: Refused, address: Address, differences: Sequence[Difference] = ()) -> Screen:
    """Why a form was not taken, and a way back to what was typed. `differences` is what somebody else has changed."""
    button = Button(address=address, label=say("sheet-button-retry"), style=ButtonStyle.PRIMARY)
    changed = (
        Fact(label=change.label, value=say("sheet-changed", before=change.before, after=change.after))
        for change in differences
    )
    return Screen(
        title=say("sheet-retry-title"),
        blocks=(Paragraph(text=refused.text), *changed),
        controls=(button,),
        tone=Tone.BAD,
        private=True,
    )


def sheet_doomed(sheet: Sheet, address: Address) -> Screen:
    """Whether the sheet is really to go."""
    button = Button(address=address, label=say("sheet-button-delete", name=sheet.name), style=ButtonStyle.DANGER)
    blocks = (Fact(label=say("sheet-owner"), value=_owner(sheet)), Paragraph(text=say("sheet-delete-ask")))
    return Screen(title=say("sheet-title", name=sheet.name), blocks=blocks, controls=(button,), private=True)


def sheet_deleted(sheet: Sheet, address: Address) -> Screen:
    """The sheet is gone, with a way to bring it back."""
    return Screen(
        title=say("sheet-title", name=sheet.name),
        blocks=(Paragraph(text=say("sheet-done-delete")),),
        controls=(Button(address=address, label=say("sheet-button-back")),),
        private=True,
    )


def sheet_given(sheet: Sheet) -> Screen:
    """Whose the sheet is now. Nobody else is told."""
    return Screen(
        title=say("sheet-title", name=sheet.name),
        blocks=(Paragraph(text=say("sheet-done-give")), Fact(label=say("sheet-owner"), value=_owner(sheet))),
        tone=Tone.GOOD,
        private=True,
    )


def sheet_list(sheets: Sequence[Sheet], kinds: Mapping[tuple[str, str], SheetKind], *, page: int, total: int) -> Screen:
    """One page of the names that a viewer may know, by kind: page `page`, counted from 0, of `total` sheets."""
    if not total:
        return Screen(
            title=say("sheet-list-title", n=0), blocks=(Paragraph(text=say("sheet-list-empty")),), private=True
        )
    blocks: list[Heading | Paragraph] = []
    shown = None
    for sheet in sheets:
        kind = kinds.get((sheet.ruleset, sheet.kind))
        if kind is not shown:
            shown = kind
            if kind is not None:
                blocks.append(Heading(text=kind.title))
        line = "sheet-list-hidden" if sheet.hidden else "sheet-list-line"
        blocks.append(Paragraph(text=say(line, name=sheet.name, owner=_owner(sheet))))
    here = Page.of(total, PAGE, page)
    return Screen(
        title=say("sheet-list-title", n=total),
        blocks=tuple(blocks),
        footer=here.footer,
        controls=here.turns(lambda page: Address(package="tabletop", action="sheet-list", args=(str(page),))),
        private=True,
    )


def _owner(sheet: Sheet) -> Arg:
    return say("sheet-owner-gm") if sheet.owner_id is None else Verbatim(verbatim=f"<@{sheet.owner_id}>")

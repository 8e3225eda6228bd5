"""Saved rolls: the list from which they are forgotten, and what was done to one. All of it is private."""

from collections.abc import Sequence

from bot.engine.dice import SavedRoll
from bot.engine.paging import Page
from bot.engine.screen import Address, Button, Heading, Option, Paragraph, Screen, Select, Tone
from bot.engine.text import Text, Verbatim, say

PAGE = 25
"""Saved rolls on one page: as many as a select shows."""


def saved_done(saved: SavedRoll, command: Verbatim, *, replaced: bool) -> Screen:
    """A roll has been saved; `command` is the mention of `/roll`."""
    done = say("saved-done-replaced" if replaced else "saved-done-new", name=saved.full_name, command=command)
    line = say("saved-line", name=saved.full_name, expression=saved.expression)
    return Screen(
        title=say("saved-button"),
        blocks=(Paragraph(text=done), Paragraph(text=line)),
        controls=(Button(address=_page(0), label=say("saved-button")),),
        tone=Tone.GOOD,
        private=True,
    )


def saved_list(
    rolls: Sequence[SavedRoll], page: int, command: Verbatim, *, forgotten: SavedRoll | None = None
) -> Screen:
    """The saved rolls of a person and of their sheets, `PAGE` on a page (counted from 0), to choose which to forget."""
    head = [Paragraph(text=say("saved-done-forgotten", name=forgotten.full_name))] if forgotten else []
    title = say("saved-title", n=len(rolls))
    if not rolls:
        return Screen(title=title, blocks=(*head, Paragraph(text=say("saved-empty", command=command))), private=True)
    here = Page.of(len(rolls), PAGE, page)
    shown = here.shown(rolls)
    blocks: list[Heading | Paragraph] = [*head]
    whose: Text | None = None
    for roll in shown:
        heading = say("saved-sheet", name=roll.sheet) if roll.sheet else say("saved-own")
        if heading != whose:
            blocks.append(Heading(text=heading))
        whose = heading
        blocks.append(Paragraph(text=say("saved-line", name=roll.name, expression=roll.expression)))
    select = Select(
        address=Address(package="tabletop", action="saved-forget", args=(str(here.at),)),
        placeholder=say("saved-choose"),
        options=tuple(
            Option(
                value=str(roll.id),
                label=say("saved-option", name=roll.full_name),
                description=say("saved-expression", expression=roll.expression),
            )
            for roll in shown
        ),
    )
    return Screen(
        title=title,
        blocks=tuple(blocks),
        footer=here.footer,
        controls=(select, *here.turns(_page)),
        private=True,
    )


def _page(page: int) -> Address:
    return Address(package="tabletop", action="saved-list", args=(str(page),))

"""The *Why?* of a ruling: every rule, row and face behind it."""

from collections.abc import Sequence, Set

from bot.engine.dice import Face
from bot.engine.model import Frozen
from bot.engine.ruling import Note, Origin
from bot.engine.screen import Address, Block, Button, Heading, Item, Paragraph, Screen, Tone
from bot.engine.text import Listing, Text, Verbatim, say

SHOWN = 60
"""Faces of one roll that are listed; the ledger has them all."""

_ORIGINS = {
    Origin.SOURCE: "why-origin-source",
    Origin.HOUSE: "why-origin-house",
    Origin.READING: "why-origin-reading",
    Origin.PUBLIC: "why-origin-public",
    Origin.GUILD: "why-origin-guild",
}


def why_button(entry_id: int) -> Button:
    """The button that explains ledger entry `entry_id`; every package may use it."""
    return Button(address=Address(package="tabletop", action="why", args=(str(entry_id),)), label=say("button-why"))


class Explained(Frozen):
    """One entry of the ledger as *Why?* tells it. `number` and `pledge` say how its faces can be verified later."""

    trace: tuple[Note, ...]
    faces: tuple[Face, ...]
    number: int | None
    pledge: str | None


def why_screen(
    entry_id: int, entries: Sequence[Explained], *, hidden: Set[int] = frozenset(), first: Sequence[Block] = ()
) -> Screen:
    """The trace of an entry and of what was chosen after it, private, below what is to be said `first`.

    Says nothing about the sheets in `hidden`.
    """
    told = [note_text(note) for entry in entries for note in entry.trace if not note.about or set(note.about) - hidden]
    blocks: list[Block] = list(first)
    blocks += [Item(text=text) for place, text in enumerate(told) if text not in told[:place]]
    rolled = [entry for entry in entries if entry.faces]
    if rolled:
        blocks.append(Heading(text=say("why-faces")))
        blocks += [Paragraph(text=_faces(entry)) for entry in rolled]
    pledges = dict.fromkeys(entry.pledge for entry in rolled if entry.pledge)
    blocks += [Paragraph(text=say("why-pledge", hash=Verbatim(verbatim=f"`{pledge}`"))) for pledge in pledges]
    return Screen(
        title=say("why-title", entry=str(entry_id)),
        blocks=tuple(blocks) or (Paragraph(text=say("why-nothing")),),
        tone=Tone.QUIET,
        private=True,
    )


def _faces(entry: Explained) -> Text:
    shown = Listing(items=tuple(Verbatim(verbatim=f"d{face.sides} {face.face}") for face in entry.faces[:SHOWN]))
    more = len(entry.faces) - len(shown.items)
    if entry.number is None:
        return say("why-faces-list", faces=shown, more=more)
    return say("why-faces-numbered", faces=shown, more=more, number=str(entry.number))


def note_text(note: Note) -> Text:
    """A note of a trace, with its rule and whose value it is."""
    return say(_ORIGINS[note.origin], text=note.text, rule=Verbatim(verbatim=note.rule))

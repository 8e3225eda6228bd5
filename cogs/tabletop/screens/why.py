"""The *Why?* of a ruling: every rule, row and face behind it."""

from bot.engine.dice import Face
from bot.engine.ruling import Note, Origin
from bot.engine.screen import Address, Block, Button, Heading, Paragraph, Screen, Tone
from bot.engine.text import Listing, Text, Verbatim, say

_ORIGINS = {
    Origin.SOURCE: "why-origin-source",
    Origin.HOUSE: "why-origin-house",
    Origin.READING: "why-origin-reading",
    Origin.PUBLIC: "why-origin-public",
}


def why_button(entry_id: int) -> Button:
    """The button that explains ledger entry `entry_id`; every package may use it."""
    return Button(address=Address(package="tabletop", action="why", args=(str(entry_id),)), label=say("button-why"))


def why_screen(
    entry_id: int, trace: tuple[Note, ...], faces: tuple[Face, ...], *, number: int | None, seed_hash: str | None
) -> Screen:
    """The whole trace of an entry, private. `seed_hash` and `number` say how its faces can be verified later."""
    blocks: list[Block] = [Paragraph(text=_note(note)) for note in trace]
    if faces:
        shown = Listing(items=tuple(Verbatim(verbatim=f"d{face.sides}: {face.face}") for face in faces[:60]))
        blocks += [Heading(text=say("why-faces")), Paragraph(text=say("why-faces-list", faces=shown))]
        if len(faces) > 60:
            blocks.append(Paragraph(text=say("why-faces-more", n=len(faces) - 60)))
    if number is not None and seed_hash is not None:
        blocks.append(
            Paragraph(text=say("why-verify", number=str(number), hash=Verbatim(verbatim=f"`{seed_hash}`")))
        )
    return Screen(
        title=say("why-title", entry=str(entry_id)),
        blocks=tuple(blocks) or (Paragraph(text=say("why-nothing")),),
        tone=Tone.QUIET,
        private=True,
    )


def _note(note: Note) -> Text:
    return say(_ORIGINS[note.origin], text=note.text, rule=Verbatim(verbatim=note.rule))

"""One's own data: taken along, and forgotten. Everything here is private."""

from datetime import datetime

from bot.engine.guide import Mention
from bot.engine.privacy import Holdings
from bot.engine.screen import Address, Attached, Button, ButtonStyle, Fact, Paragraph, Screen, Tone
from bot.engine.text import Verbatim, say


def export_screen(files: tuple[Attached, ...], mention: Mention) -> Screen:
    """The files with a person's data."""
    return Screen(
        title=say("privacy-export-title"),
        blocks=(
            Paragraph(text=say("privacy-export")),
            Paragraph(text=say("privacy-export-sheets", command=mention("sheet import"))),
        ),
        tone=Tone.GOOD,
        private=True,
        attached=files,
    )


def forget_screen(held: Holdings, mention: Mention) -> Screen:
    """What forgetting a person would do; asks whether to do it, if anything is stored."""
    if held.nothing:
        return Screen(title=say("privacy-forget-title"), blocks=(Paragraph(text=say("privacy-nothing")),), private=True)
    return Screen(
        title=say("privacy-forget-title"),
        blocks=(
            Paragraph(text=say("privacy-forget")),
            *_facts(held),
            Paragraph(text=say("privacy-forget-first", command=mention("privacy export"))),
            Paragraph(text=say("privacy-forget-final")),
        ),
        controls=(
            Button(
                address=Address(package="tabletop", action="privacy-forget"),
                label=say("privacy-button-forget"),
                style=ButtonStyle.DANGER,
            ),
            Button(address=Address(package="tabletop", action="privacy-keep"), label=say("privacy-button-keep")),
        ),
        tone=Tone.BAD,
        private=True,
    )


def kept_screen() -> Screen:
    """Nothing has been forgotten."""
    return Screen(title=say("privacy-forget-title"), blocks=(Paragraph(text=say("privacy-kept")),), private=True)


def receipt_screen(forgotten: Holdings, at: datetime, *, seat_is_free: bool) -> Screen:
    """What has been forgotten and when, and where copies may still be."""
    when = Verbatim(verbatim=f"<t:{int(at.timestamp())}:F>")
    return Screen(
        title=say("privacy-receipt-title"),
        blocks=(
            Fact(label=say("privacy-when"), value=when),
            *_facts(forgotten),
            *((Paragraph(text=say("setup-done-free")),) if forgotten.in_gm_seat and seat_is_free else ()),
            Paragraph(text=say("privacy-backups")),
            Paragraph(text=say("privacy-messages")),
        ),
        tone=Tone.GOOD,
        private=True,
    )


def _facts(held: Holdings) -> tuple[Fact, ...]:
    return (
        Fact(label=say("privacy-sheets"), value=held.sheets),
        Fact(label=say("privacy-played-sheets"), value=held.played_sheets),
        Fact(label=say("privacy-saved-rolls"), value=held.saved_rolls),
        Fact(label=say("privacy-entries"), value=held.entries),
        Fact(label=say("privacy-scenes"), value=held.scenes),
        Fact(label=say("privacy-reminders"), value=say("yes" if held.reminders else "no")),
        Fact(label=say("privacy-gm-seat"), value=say("yes" if held.in_gm_seat else "no")),
    )

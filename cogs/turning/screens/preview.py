"""What an attempt may come to, for the eyes of whoever asks."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.screen import Block, Heading, Item, Paragraph, Screen, Tone
from bot.engine.text import Listing, Ratio, Text, Verbatim, say
from cogs.turning.rules.chances import Chance
from cogs.turning.rules.preview import Preview, Prospect, RowChance
from cogs.turning.rules.why import offer_text
from cogs.turning.screens.attempt import left_out

NAMED = 10
"""Undead with the same prospects that are named together."""


def preview_screen(preview: Preview) -> Screen:
    """The exact chance of every row. Undead with the same prospects stand together; nothing is spent."""
    groups: list[list[Prospect]] = []
    for prospect in preview.prospects:
        group = next((group for group in groups if _facing(group[0]) == _facing(prospect)), None)
        if group is None:
            groups.append([prospect])
        else:
            group.append(prospect)
    blocks: list[Block] = [Paragraph(text=say("turning-preview-about"))]
    for group in groups:
        blocks += _together(group)
    return Screen(
        title=say(f"turning-preview-title-{preview.kind}", cleric=preview.cleric_name),
        blocks=(*blocks, *left_out(preview.left_out)),
        footer=say("turning-attempts-left", n=preview.attempts_left),
        tone=Tone.QUIET,
        private=True,
    )


def _facing(prospect: Prospect) -> tuple[int, tuple[RowChance, ...], Chance]:
    """What an undead has to face: what is added to the d20, the rows, and whether the attempt goes so far."""
    return sum(line.amount for line in prospect.lines), prospect.rows, prospect.reached


def _together(prospects: list[Prospect]) -> Iterator[Block]:
    """Undead that face the same."""
    bonus, rows, reached = _facing(prospects[0])
    who = Listing(items=tuple(prospect.name for prospect in prospects[:NAMED]))
    yield Heading(text=say("turning-preview-undead", who=who, more=max(0, len(prospects) - NAMED)))
    yield Paragraph(text=say("turning-preview-roll", roll=Verbatim(verbatim=f"d20 {_signed(bonus)}")))
    if reached.num < reached.den:
        yield Paragraph(text=say("turning-preview-reached", chance=_percent(reached)))
    for row in rows:
        yield Item(text=_row(row))


def _row(row: RowChance) -> Text:
    offers = Listing(items=tuple(offer_text(alternative) for alternative in row.alternatives))
    return say("turning-preview-row", row=row.row_text, chance=_percent(row.chance), offers=offers, n=len(offers.items))


def _signed(bonus: int) -> str:
    return f"−{-bonus}" if bonus < 0 else f"+{bonus}"


def _percent(chance: Chance) -> Ratio:
    return Ratio(num=chance.num, den=chance.den, percent=True)

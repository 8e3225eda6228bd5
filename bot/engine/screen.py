"""A screen: what one viewer sees, as a value. The surface turns it into embeds, buttons and files.

Screens are built by pure functions (`state + viewer → Screen`), hold no sentence of any language, and never contain
what their viewer may not know. One that is to be said later is stored as JSON: hence the `kind` of blocks that are
alike in everything else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from pydantic import field_validator

from bot.engine.grid import Paint, Position
from bot.engine.model import Frozen
from bot.engine.ruling import Reckoning
from bot.engine.text import Arg, Ratio, Text


class Tone(StrEnum):
    """The colour of the screen's edge; never the only carrier of meaning."""

    NEUTRAL = "neutral"
    GOOD = "good"
    BAD = "bad"
    QUIET = "quiet"


class Paragraph(Frozen):
    """A sentence or a few."""

    text: Text
    kind: Literal["paragraph"] = "paragraph"


class Item(Frozen):
    """One point of a list."""

    text: Text
    kind: Literal["item"] = "item"


class Heading(Frozen):
    """A short line that stands out."""

    text: Text
    kind: Literal["heading"] = "heading"


class Sum(Frozen):
    """A reckoning in one line: `d20 12 · level +5 = 17`, with what it is the sum of in front, if said."""

    reckoning: Reckoning
    label: Text | None = None


class Fact(Frozen):
    """A label with its value, one line of a card: **Level** 5."""

    label: Text
    value: Arg


WIDEST = 40
"""Columns of the widest board. Those of guilds that have not asked for it have 28, which do not wrap on a phone."""


class Board(Frozen):
    """Monospaced rows for a code block, all of equal width, and what their signs mean.

    Every sign is one column wide in every font: nothing but ASCII is. ValueError where that is not so.
    `paint` tells what is coloured, if anything is; nothing is told by colour alone. `as_text` has the same content as
    a list for screen readers.
    """

    rows: tuple[str, ...]
    paint: tuple[Paint, ...] = ()
    legend: tuple[Text, ...] = ()
    as_text: tuple[Text, ...] = ()

    @field_validator("rows")
    @classmethod
    def _are_even(cls, rows: tuple[str, ...]) -> tuple[str, ...]:
        if len({len(row) for row in rows}) > 1 or any(len(row) > WIDEST for row in rows):
            raise ValueError("the rows of a board are of one width, which a screen has room for")
        if not all(row.isascii() and row.isprintable() for row in rows):
            raise ValueError("a sign on a board is wider than others in some fonts")
        return rows


class Code(Frozen):
    """Lines for a code block as somebody typed them, or as they stand in a file."""

    rows: tuple[str, ...]
    kind: Literal["code"] = "code"


class Bar(Frozen):
    """One bar of a chart. Those that count, as they reach a target, stand out."""

    label: str
    share: Ratio
    counts: bool = True


class Bars(Frozen):
    """Bars as a table for a code block: label, percentage, bar."""

    bars: tuple[Bar, ...]


Block = Paragraph | Item | Heading | Sum | Fact | Board | Code | Bars


class Panel(Frozen):
    """A chart among others in a picture, under its `number`. `level` is what each bar would come to if all were as
    expected; None where that is not known."""

    number: int
    bars: Bars
    level: Ratio | None = None


class Panels(Frozen):
    """Charts beside and below each other; what their numbers stand for is told beside the picture."""

    panels: tuple[Panel, ...]


class Picture(Frozen):
    """A picture, drawn of bars, or of a position on a board. It has a file name, and tells the same in few words."""

    name: str
    drawn: Bars | Panels | Position
    told: Bars | tuple[Text, ...]


class Address(Frozen):
    """Where a click goes: the action of a package in `cogs/`, and the words it needs. Ends up in the custom id."""

    package: str
    action: str
    args: tuple[str, ...] = ()


class ButtonStyle(StrEnum):
    """How loudly a button speaks."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    DANGER = "danger"


class Button(Frozen):
    """Something to press."""

    address: Address
    label: Text
    style: ButtonStyle = ButtonStyle.SECONDARY


class Option(Frozen):
    """One entry of a select."""

    value: str
    label: Text
    description: Text | None = None


class Select(Frozen):
    """A list to choose from; shows the first 25 options."""

    address: Address
    placeholder: Text
    options: tuple[Option, ...]
    at_most: int = 1


Control = Button | Select


class Attached(Frozen):
    """A file that goes along with a screen."""

    name: str
    data: bytes


class Screen(Frozen):
    """A title, blocks and perhaps a picture below each other, controls below them, files.

    `private`: only the person who acted may see it.
    """

    title: Text
    blocks: tuple[Block, ...] = ()
    picture: Picture | None = None
    pictures: tuple[Picture, ...] = ()
    footer: Text | None = None
    controls: tuple[Control, ...] = ()
    tone: Tone = Tone.NEUTRAL
    private: bool = False
    attached: tuple[Attached, ...] = ()


class Field(Frozen):
    """One input of a form: free text, or a choice where there are `options`. `value` is what it holds at first.

    `lines`: the text may have several lines.
    """

    name: str
    label: Text
    hint: Text | None = None
    value: str = ""
    options: tuple[Option, ...] = ()
    required: bool = True
    at_most: int = 100
    lines: bool = False


class Form(Frozen):
    """A form of one to five fields; what is sent goes to its address, also after a restart."""

    address: Address
    title: Text
    fields: tuple[Field, ...]

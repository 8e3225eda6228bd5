"""What is asked about an area: the square that it serves, the sides of odd tokens, and where a looked-up spell goes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.screen import Address, Button, Field, Form, Option, Paragraph, Screen, Select
from bot.engine.text import SUGGESTIONS, Text, Verbatim, say

NO_ROW = "0"
"""The value of the option by which the odd token of every row goes to the left."""


def at(action: str, *args: str) -> Address:
    """The address of something that can be done with an area or a map."""
    return Address(package="spellcasting", action=action, args=args)


def sides_select(mark: str, placer_id: int, rows: int) -> tuple[Select, ...]:
    """The rows of a token cone whose odd token shall lie to the right; nothing where there are none, or too many."""
    if not 0 < rows < SUGGESTIONS:
        return ()
    none = Option(value=NO_ROW, label=say("area-sides-none"))
    right = (Option(value=str(row), label=say("area-sides-row", row=row)) for row in range(2, rows + 2))
    select = Select(
        address=at("area-sides", mark, str(placer_id)),
        placeholder=say("area-sides"),
        options=(none, *right),
        at_most=rows + 1,
    )
    return (select,)


def beside_screen(mark: str, why: Text, squares: Sequence[str]) -> Screen:
    """The squares of which the caster names one, since a wall touches the point of origin (G002-3)."""
    options = tuple(Option(value=square, label=say("area-beside", square=_ours(square))) for square in squares)
    select = Select(address=at("area-beside", mark), placeholder=say("area-beside-choose"), options=options)
    return Screen(title=say("area-beside-title"), blocks=(Paragraph(text=why),), controls=(select,), private=True)


def aim_button(spell: str) -> Button:
    """The button that asks where a spell shall take effect; `spell` is its id in the SRD, or `#` and its sheet's."""
    return Button(address=at("area-aim", spell), label=say("area-button-aim"))


def aim_form(spell: str, name: Text) -> Form:
    """Where a spell that was looked up shall take effect."""
    fields = (
        Field(name="origin", label=say("area-ask-origin"), hint=say("area-hint-origin")),
        Field(name="towards", label=say("area-ask-towards"), hint=say("area-hint-towards"), required=False),
        Field(name="beside", label=say("area-ask-beside"), hint=say("area-hint-beside"), required=False),
    )
    return Form(address=at("area-aimed", spell), title=say("area-of-spell", spell=name), fields=fields)


def _ours(square: str) -> Verbatim:
    return Verbatim(verbatim=square)


def direction_text(arrow: str, name: str) -> Text:
    """One of the eight directions, as it is suggested: n ↑ up."""
    return say(f"area-direction-{name}", arrow=_ours(arrow))

"""The form in which a warband is written."""

from __future__ import annotations

from bot.engine.screen import Field, Form
from bot.engine.text import say
from cogs.skirmish.rules.terms import Side
from cogs.skirmish.rules.warbands import write_warband
from cogs.skirmish.screens.names import at
from cogs.skirmish.screens.telling import SIDES
from cogs.skirmish.sheets import Warband

LONGEST = 4000
"""Characters that fit a form; longer warbands come as files."""


def warband_form(scene_id: int, side: Side, present: Warband) -> Form:
    """The warband of a side as text, to be changed or written anew."""
    written = write_warband(present)
    field = Field(
        name="warband",
        label=say("skirmish-field-warband"),
        hint=say("skirmish-hint-warband"),
        value=written if len(written) <= LONGEST else "",
        at_most=LONGEST,
        lines=True,
    )
    title = say("skirmish-form-warband", side=SIDES[side])
    return Form(address=at("warband-sent", scene_id, side.value), title=title, fields=(field,))

"""The die of a Confusing Order: whom the undead sees, and what it does this round."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.screen import Block, Button, ButtonStyle, Control, Field, Form, Paragraph, Screen
from bot.engine.text import Text, say
from cogs.tabletop.screens.why import why_button
from cogs.turning.rules.confusion import Conduct, Confusion
from cogs.turning.rules.keep_at_bay import REACH_METRES
from cogs.turning.screens.lasting import Act, at, whether
from cogs.turning.screens.names import Names

MOST_LETTERS = 2000
"""Letters that the list of creatures may have."""


def confusion_form(effect_id: int, number: int, names: Sequence[str], *, hidden: bool) -> Form:
    """Whom the undead sees within reach in round `number`, counted from 0; those of the sheets stand there already."""
    held = ""
    for name in names:
        longer = f"{held}, {name}" if held else name
        if len(longer) <= MOST_LETTERS:
            held = longer
    field = Field(
        name="seen",
        label=say("turning-confuse-seen", metres=REACH_METRES),
        hint=say("turning-confuse-seen-hint"),
        value=held,
        required=False,
        at_most=MOST_LETTERS,
        lines=True,
    )
    address = at("confuse", effect_id, whether(hidden), number)
    return Form(address=address, title=say("turning-confuse-form"), fields=(field,))


def confusion_screen(
    confusion: Confusion,
    entry_id: int,
    effect_id: int,
    number: int,
    rounds: int | None,
    *,
    hidden: Collection[int],
    private: bool,
) -> Screen:
    """What the undead does in round `number`, counted from 0, of the `rounds` that the order lasts."""
    names = Names(hidden)
    name = names.of(confusion.name, confusion.sheet_id)
    blocks: list[Block] = [
        Paragraph(text=say("turning-confused-die", face=confusion.face, conduct=confusion.conduct.text)),
        Paragraph(text=_conduct(confusion, names)),
    ]
    if confusion.drawn is not None:
        drawn = say("turning-confused-drawn", sides=str(confusion.drawn.sides), face=confusion.drawn.face)
        blocks.append(Paragraph(text=drawn))
    controls: list[Control] = [why_button(entry_id)]
    if rounds is None or number + 1 < rounds:
        following = at(f"{Act.CONFUSE}-effect", effect_id, whether(private), number + 1)
        controls.insert(0, Button(address=following, label=say("turning-confused-next"), style=ButtonStyle.PRIMARY))
    return Screen(
        title=say("turning-confused-title", name=name),
        blocks=tuple(blocks),
        footer=None if rounds is None else say("turning-confused-round", round=number + 1, rounds=rounds),
        controls=tuple(controls),
        private=private,
    )


def _conduct(confusion: Confusion, names: Names) -> Text:
    if confusion.victim is not None:
        victim = names.of(confusion.victim.name, confusion.victim.sheet_id)
        return say("turning-confused-attacks", victim=victim)
    # A 3 or 4 without anybody to attack: it stands still as well (R000-47).
    if confusion.conduct is Conduct.STAND_STILL and confusion.face > 2:
        return say("turning-confused-nobody")
    return say(f"turning-this-round-{confusion.conduct}")

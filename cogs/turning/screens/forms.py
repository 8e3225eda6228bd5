"""What is asked after an attempt: the victim of a Harmful Impulse, and whom Keep at Bay protects."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.screen import Address, Field, Form, Option
from bot.engine.text import NAME_LENGTH, SUGGESTIONS, say
from cogs.turning.rules.keep_at_bay import REACH_METRES

MOST_LETTERS = 1000
"""Letters that a list of names may have."""


def victim_form(address: Address, known: Sequence[tuple[int, str]], *, asks_distances: bool) -> Form:
    """The form for a victim. `known` are the creatures that can be chosen from a list, by id and name."""
    fields: list[Field] = []
    if known:
        options = tuple(
            Option(value=f"#{sheet_id}", label=say("turning-undead", name=name))
            for sheet_id, name in known[:SUGGESTIONS]
        )
        fields.append(Field(name="known", label=say("turning-ask-victim"), options=options, required=False))
    name = say("turning-ask-victim-name" if known else "turning-ask-victim")
    fields.append(Field(name="name", label=name, required=not known, at_most=NAME_LENGTH))
    fields.append(
        Field(
            name="seen",
            label=say("turning-ask-seen"),
            value="yes",
            options=(Option(value="yes", label=say("yes")), Option(value="no", label=say("no"))),
        )
    )
    if asks_distances:
        hint = say("turning-hint-distance-if-known")
        fields += [
            Field(name=field, label=say(f"turning-ask-{field.replace('_', '-')}"), hint=hint, required=False)
            for field in ("from_priest", "from_undead")
        ]
    return Form(address=address, title=say("turning-ask-victim-title"), fields=tuple(fields))


def protect_form(address: Address, names: Sequence[str], most: int) -> Form:
    """The form for the protected, holding `names` at first; there can be `most` of them."""
    held = ""
    for name in names:
        longer = f"{held}, {name}" if held else name
        if len(longer) <= MOST_LETTERS:
            held = longer
    field = Field(
        name="names",
        label=say("turning-ask-protected"),
        hint=say("turning-hint-protected", n=most, metres=REACH_METRES),
        value=held,
        at_most=MOST_LETTERS,
        lines=True,
    )
    return Form(address=address, title=say("turning-ask-protected-title"), fields=(field,))

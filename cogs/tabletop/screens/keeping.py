"""Rulings that are kept back, in every ruleset: secret ones, which whoever acted sees, and blind ones, the GM's."""

from __future__ import annotations

from bot.engine.screen import Address, Button, Paragraph, Screen, Tone
from bot.engine.text import say
from bot.engine.visibility import Visibility
from cogs.tabletop.screens.people import person

_NOTES = {Visibility.SECRET: "roll-footer-secret", Visibility.BLIND: "roll-footer-blind"}


def kept_back(shown: Screen, entry_id: int, how: Visibility) -> Screen:
    """`shown` for those who see it: unless it is open it is private, says so, and can be revealed to all."""
    if how is Visibility.OPEN:
        return shown
    note = say(_NOTES[how])
    blocks = (*shown.blocks, Paragraph(text=note)) if shown.footer else shown.blocks
    return shown.model_copy(
        update={
            "blocks": blocks,
            "footer": shown.footer or note,
            "controls": (*shown.controls, reveal_button(entry_id)),
            "private": True,
        }
    )


def blind_answer() -> Screen:
    """What the person who rolled blindly is told, and nobody else."""
    return Screen(
        title=say("roll-blind-title"),
        blocks=(Paragraph(text=say("roll-blind-done")),),
        tone=Tone.QUIET,
        private=True,
    )


def blind_line(entry_id: int, actor_id: int) -> Screen:
    """What everybody is told of a blind roll: who rolled, and neither what nor why. The buttons are the GM's."""
    show = Button(
        address=Address(package="tabletop", action="ledger-show", args=(str(entry_id),)),
        label=say("ledger-button-show"),
    )
    return Screen(
        title=say("roll-blind-title"),
        blocks=(Paragraph(text=say("roll-blind-line", actor=person(actor_id))),),
        controls=(show, reveal_button(entry_id)),
        tone=Tone.QUIET,
    )


def reveal_button(entry_id: int) -> Button:
    """The button that shows ledger entry `entry_id` to everybody."""
    address = Address(package="tabletop", action="ledger-reveal", args=(str(entry_id),))
    return Button(address=address, label=say("ledger-button-reveal"))

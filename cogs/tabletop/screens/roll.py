"""The answers to `/roll`."""

from bot.engine.screen import Address, Button, Paragraph, Screen, Sum, Tone
from bot.engine.text import Listing, say
from bot.engine.visibility import Visibility
from cogs.tabletop.rules.roll import Rolled
from cogs.tabletop.screens.people import person
from cogs.tabletop.screens.why import why_button

_FOOTERS = {Visibility.SECRET: "roll-footer-secret", Visibility.BLIND: "roll-footer-blind"}


def roll_screen(rolled: Rolled, entry_id: int, visibility: Visibility = Visibility.OPEN) -> Screen:
    """What was rolled, part by part and time by time; private unless it was rolled openly."""
    times = (rolled.reckoning, *rolled.again)
    blocks: list[Paragraph | Sum] = [
        Sum(reckoning=time, label=say("roll-time", n=number) if rolled.again else None)
        for number, time in enumerate(times, 1)
    ]
    title = say("roll-title", total=rolled.reckoning.total)
    if rolled.again:
        title = say("roll-title-times", totals=Listing(items=tuple(time.total for time in times)))
    if rolled.note:
        blocks.insert(0, Paragraph(text=say("roll-note", note=rolled.note)))
    tone = {20: Tone.GOOD, 1: Tone.BAD}.get(rolled.natural or 0, Tone.NEUTRAL)
    private = visibility is not Visibility.OPEN
    return Screen(
        title=title,
        blocks=tuple(blocks),
        footer=say(_FOOTERS[visibility]) if private else None,
        controls=(why_button(entry_id), reveal_button(entry_id)) if private else (why_button(entry_id),),
        tone=tone,
        private=private,
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

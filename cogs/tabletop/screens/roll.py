"""The answer to `/roll`."""

from bot.engine.screen import Paragraph, Screen, Sum, Tone
from bot.engine.text import say
from cogs.tabletop.rules.roll import Rolled
from cogs.tabletop.screens.why import why_button


def roll_screen(rolled: Rolled, entry_id: int) -> Screen:
    """What was rolled, part by part."""
    blocks: list[Paragraph | Sum] = [Sum(reckoning=rolled.reckoning)]
    if rolled.note:
        blocks.insert(0, Paragraph(text=say("roll-note", note=rolled.note)))
    tone = {20: Tone.GOOD, 1: Tone.BAD}.get(rolled.natural or 0, Tone.NEUTRAL)
    return Screen(
        title=say("roll-title", total=rolled.reckoning.total),
        blocks=tuple(blocks),
        controls=(why_button(entry_id),),
        tone=tone,
    )

"""The answers to `/roll`."""

from bot.engine.screen import Paragraph, Screen, Sum, Tone
from bot.engine.text import Listing, say
from bot.engine.visibility import Visibility
from cogs.tabletop.rules.roll import Rolled
from cogs.tabletop.screens.keeping import kept_back
from cogs.tabletop.screens.why import why_button


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
    shown = Screen(title=title, blocks=tuple(blocks), controls=(why_button(entry_id),), tone=tone)
    return kept_back(shown, entry_id, visibility)

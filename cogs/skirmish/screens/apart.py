"""What a creature rolled apart from any game."""

from __future__ import annotations

from bot.engine.screen import Block, Paragraph, Screen, Sum, Tone
from bot.engine.text import say
from cogs.skirmish.rules.apart import Apart
from cogs.tabletop.screens.why import why_button


def apart_screen(made: Apart, kind: str, entry_id: int) -> Screen:
    """The reckoning, and whether it was enough with the chance that it had."""
    blocks: list[Block] = [Sum(reckoning=made.reckoning)]
    if made.dc is not None and made.chance is not None:
        outcome = "skirmish-apart-passed" if made.passed else "skirmish-apart-failed"
        blocks.append(Paragraph(text=say(outcome, dc=made.dc, chance=made.chance)))
    tone = Tone.NEUTRAL if made.passed is None else Tone.GOOD if made.passed else Tone.BAD
    return Screen(
        title=say(f"skirmish-apart-title-{kind}", name=made.name),
        blocks=tuple(blocks),
        controls=(why_button(entry_id),),
        tone=tone,
    )

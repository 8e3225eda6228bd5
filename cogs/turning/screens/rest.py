"""What the table sees when a cleric's attempts come back."""

from bot.engine.screen import Paragraph, Screen, Tone
from bot.engine.text import say
from cogs.turning.rules.attempts import Rest


def rest_screen(rest: Rest) -> Screen:
    """The deity's energy has flowed."""
    return Screen(
        title=say("turning-rest-title", cleric=rest.cleric_name),
        blocks=(Paragraph(text=say("turning-rest", n=rest.attempts_left)),),
        tone=Tone.GOOD,
    )

"""What the table sees when a cleric's attempts come back."""

from bot.engine.screen import Paragraph, Screen, Tone
from bot.engine.text import say
from cogs.turning.rules.attempts import Rest


def rest_screen(rest: Rest) -> Screen:
    """The deity's energy has flowed, and when it does."""
    told = [say("turning-rest", n=rest.attempts_left), *([rest.moment] if rest.moment else [])]
    return Screen(
        title=say("turning-rest-title", cleric=rest.cleric_name),
        blocks=tuple(Paragraph(text=text) for text in told),
        tone=Tone.GOOD,
    )
